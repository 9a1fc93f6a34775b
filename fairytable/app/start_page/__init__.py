"""The start page: games, what was interrupted, what was saved, a welcome."""
