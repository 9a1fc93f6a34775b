"""Every sentence that a player of All You Wish For reads."""
