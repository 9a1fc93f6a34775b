"""How a bot plays Moons: what a position is worth, and what to do in it."""
