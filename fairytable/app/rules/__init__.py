"""The rules of the games, to be read and searched."""
