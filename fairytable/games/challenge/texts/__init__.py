"""Every sentence that a player of The Challenge reads."""
