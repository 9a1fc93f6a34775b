"""How a bot plays Fairy's Fate: what a position is worth, and what to do in it."""
