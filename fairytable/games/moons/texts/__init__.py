"""Every sentence that a player of Moons reads."""
