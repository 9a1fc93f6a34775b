"""Every sentence that a player of Hunters reads."""
