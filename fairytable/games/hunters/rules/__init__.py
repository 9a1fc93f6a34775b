"""The rules of Hunters: zones, position, decisions, effects, scoring."""
