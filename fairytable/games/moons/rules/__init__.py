"""The rules of Moons: zones, position, decisions, effects, scoring."""
