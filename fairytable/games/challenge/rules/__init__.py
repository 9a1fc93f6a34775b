"""The rules of The Challenge: zones, position, decisions, effects, scoring."""
