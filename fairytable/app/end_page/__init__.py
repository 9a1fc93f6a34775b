"""The end of a match: who has won, and how it came about."""
