"""Positions that the rules of All You Wish For show as pictures."""
