"""What lies on disk: saved games, the autosave, settings and statistics."""
