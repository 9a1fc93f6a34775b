"""Positions of Fairy's Fate that its rules show, and how positions are written down."""
