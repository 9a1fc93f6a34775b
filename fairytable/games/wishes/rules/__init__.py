"""The rules of All You Wish For: zones, position, decisions, effects, scoring."""
