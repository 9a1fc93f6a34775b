"""The table: paints cards and places, and lets people play with them. Knows views, no game."""
