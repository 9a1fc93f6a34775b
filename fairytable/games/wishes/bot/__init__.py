"""How a bot plays All You Wish For: what a position is worth, and what to do in it."""
