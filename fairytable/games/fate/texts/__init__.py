"""Every sentence that a player of Fairy's Fate reads."""
