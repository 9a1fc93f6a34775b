"""How cards, plates, words and glyphs are painted in Qt. Knows no widget and no game."""
