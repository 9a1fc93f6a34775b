"""How a bot plays The Challenge: what a position is worth, and what to do in it."""
