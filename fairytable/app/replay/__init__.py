"""Watching a match once more, step by step."""
