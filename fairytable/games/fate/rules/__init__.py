"""The rules of Fairy's Fate: zones, position, decisions, effects, scoring."""
