"""Fairytable: a card table for five storybook card games."""

__version__ = "0.1.0"
