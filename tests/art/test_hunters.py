"""The cards of Hunters: all named and drawn, and told apart without colour."""

from itertools import combinations

import pytest
from PySide6.QtCore import QTranslator

from fairytable.app.translation import CODES
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.faces import PIECES, back, look
from fairytable.paint.glyph_shapes import SHAPES, STROKES
from fairytable.paint.palette import PENNANT
from fairytable.paint.palette import SCENES as SKIES
from fairytable.resources import translations
from tests.art.pictures import ART, SCENES, grey_distance, outline_distance

EMBLEMS = [f"hunters/{face.name.replace('.', '-')}" for face in DECK.faces]
LONGEST = {"en": 75, "it": 90}
"""Letters of an effect."""
WITH_EXCEPTION = {"trinket.horseshoe": {"en": 100, "it": 112}}
"""The one whose exception stands on the card; its letters still find room there."""


def of(*kinds: str) -> list[str]:
    return [name for name in EMBLEMS if name.startswith(tuple(f"hunters/{kind}" for kind in kinds))]


FAMILIES = {
    "fairies": (of("fairy"), 20, 0.45),
    "trinkets": (of("trinket"), 17, 0.38),
    "mushrooms": (of("mushroom"), 22, 0.4),
    "flowers": (of("flower"), 12, 0.4),
    "the circle": (of("fairy", "trinket", "mushroom", "flower", "wisp"), 12, 0.25),
    "photos": (of("photo"), 20, 0),
    "researchers": (of("researcher"), 11, 0),
    "hours": (of("circle"), 11, 0),
    "tools": ([f"hunters/{tool}" for tool in ("cage", "camera", "chest")], 17, 0.4),
}
"""Emblems that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1). Prints, cameos and dials share their frames, so only what is in them differs. When
they were drawn the closest pairs measured, in the order above, 24, 19, 24, 15, 15, 23, 15, 12 and
20 in grey, and 0.52, 0.39, 0.46, 0.45, 0.33 and (tools) 0.48 in outline."""


@pytest.mark.parametrize("family", FAMILIES)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    names, grey, outline = FAMILIES[family]
    for one, other in combinations(names, 2):
        assert grey_distance(one, other) >= grey, (one, other)
        assert outline_distance(one, other) >= outline, (one, other)


@pytest.mark.parametrize("code", CODES)
def test_every_face_has_a_name_and_a_drawing(code: str) -> None:
    texts = QTranslator()
    assert texts.load(f"fairytable_{code}", str(translations()))

    def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
        return (texts.translate("hunters", source) or source).format(**fields)

    for face in range(len(DECK.faces)):
        printed = look(face, say)
        assert printed.title
        longest = WITH_EXCEPTION.get(DECK.faces[face].name, LONGEST)[code]
        assert 0 < len(printed.effect) <= longest, printed.effect
        assert (ART / f"{printed.emblem}.svg").is_file(), printed.emblem
        assert printed.scene in SKIES
        assert printed.pennant.tone in PENNANT
        assert printed.pennant.glyph in SHAPES | STROKES


def test_pieces_and_backs_are_drawn_and_no_file_is_idle() -> None:
    backs = {back(name).emblem for name in DECK.backs}
    around = {f"hunters/{scene}" for scene in SCENES}
    there = {f"hunters/{file.stem}" for file in (ART / "hunters").glob("*.svg")}
    assert there - around == {*EMBLEMS, *PIECES, *backs}
