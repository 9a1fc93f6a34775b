"""Which keys mean something while a game is played: the table's, those of places, of buttons."""

from collections import Counter
from collections.abc import Collection

from fairytable.stage.picture import Picture
from fairytable.stage.staging import Prompt

PEEK = "M"
"""Held: own cards that lie face down are seen."""
UNFOLD = "V"
"""The next area is shown large, where the picture has some that can be."""
SIGN = "G"
"""To the next place that takes a sign, where the picture has some."""
CLOSER, FARTHER, FIT = "+", "-", "0"
"""Where the picture has a map: nearer to it, farther away, all of it."""
TURN = "R"
"""The map is turned to its next side, where it has several."""


def doubled(prompt: Prompt, picture: Picture, zones: Collection[str]) -> list[str]:
    """Keys that would mean two things while this is asked and these places can be chosen."""
    keys = [PEEK]
    areas = picture.areas if picture.map is None else (*picture.areas, *picture.map.areas)
    keys += [UNFOLD] if any(area.unfolds is not None for area in areas) else []
    keys += [SIGN] if any(area.signs for area in areas) else []
    keys += [CLOSER, FARTHER, FIT] if picture.map is not None else []
    keys += [TURN] if picture.map is not None and picture.map.sides > 1 else []
    keys += {area.key for area in areas if area.key and area.zone in zones}
    keys += [button.key for button in prompt.buttons if button.key]
    return [key for key, count in Counter(keys).items() if count > 1]
