"""How a bot plays Hunters: what a position is worth, and what to do in it."""
