"""Which keys mean something while a game is played: the table's, those of places, of buttons."""

from collections import Counter

from fairytable.stage.picture import Picture
from fairytable.stage.staging import Prompt

PEEK = "M"
"""Held: own cards that lie face down are seen."""
UNFOLD = "V"
"""The next area is shown large."""
SIGN = "G"
"""To the next place that takes a sign."""
OF_THE_TABLE = (PEEK, UNFOLD, SIGN)


def doubled(prompt: Prompt, picture: Picture) -> list[str]:
    """Keys that would mean two things while this is asked."""
    places = {area.key for area in picture.areas if area.key}
    buttons = [button.key for button in prompt.buttons if button.key]
    counted = Counter([*OF_THE_TABLE, *places, *buttons])
    return [key for key, count in counted.items() if count > 1]
