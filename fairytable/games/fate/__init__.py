"""Fairy's Fate (Destino di una fata)."""
