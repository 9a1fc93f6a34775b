"""Fairytable: a card table for five storybook card games."""

import os

__version__ = "0.1.0"

# Our models take no plugins; looking for them would read what every installed package says of
# itself, a tenth of the start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
