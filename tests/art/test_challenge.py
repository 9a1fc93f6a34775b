"""The emblems of The Challenge: every face, back and piece has one, and neighbours differ."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QTranslator

from fairytable.app.translation import CODES
from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import DECK, STONES
from fairytable.games.challenge.texts import names
from fairytable.paint.glyphs import glyph_path
from fairytable.paint.palette import BACKS, PENNANT, SCENES
from fairytable.resources import translations
from tests.art.pictures import ART, grey_distance, label, outline_distance
from tests.art.pictures import SCENES as SCENERY


def plain(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.format(**fields)


LOOKS = [faces.look(face, plain) for face in range(len(DECK.faces))]


@pytest.mark.parametrize("code", CODES)
def test_every_face_has_a_name_and_a_drawing(code: str) -> None:
    texts = QTranslator()
    assert texts.load(f"fairytable_{code}", str(translations()))

    def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
        return texts.translate("challenge", source) or source

    for face in range(len(DECK.faces)):
        look = faces.look(face, say)
        assert look.title == names.face_name(face, say) != ""
        assert len(look.effect) <= 90
        assert (ART / f"{look.emblem}.svg").is_file(), look.emblem


def test_every_tone_scene_and_glyph_is_known_to_the_table() -> None:
    for look in LOOKS:
        assert look.pennant.tone in PENNANT
        assert look.scene in SCENES
        assert look.tab is None or look.tab.tone in BACKS
        for glyph in (look.pennant.glyph, *(medal.glyph for medal in look.medals)):
            assert not glyph_path(glyph, QRectF(0, 0, 24, 24)).isEmpty()


def test_no_drawing_is_idle() -> None:
    used = {look.emblem for look in LOOKS} | set(faces.PIECES)
    used |= {faces.back(name).emblem for name in DECK.backs}
    there = {label(file) for file in (ART / "challenge").glob("*.svg")}
    assert there - {f"challenge/{name}" for name in SCENERY} == used


def test_titles_and_effects_find_room_on_a_card() -> None:
    for look in LOOKS:
        assert len(look.title) <= 16
        assert len(look.short) <= 8
        assert len(look.effect) <= 75


def test_what_a_stone_counts_is_printed_on_it() -> None:
    blue = LOOKS[0]
    assert (blue.pennant.number, blue.pennant.glyph) == ("8", "round")
    assert blue.tab == ("yellow", "3", "")
    assert blue.medals == (("cards", "8"),)
    assert len({look.pennant.glyph for look in LOOKS[: len(STONES)]}) == len(STONES)


NEIGHBOURS = {
    "stones": ([look.emblem for look in LOOKS[: len(STONES)]], 15, 0.15),
    "fairies": ([look.emblem for look in LOOKS[len(STONES) :]], 22, 0.4),
    "pixies": (faces.PIXIES, 11, 0.3),
    "sacks": (tuple(faces.SACKS.values()), 11, 0.17),
}
"""Emblems that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1). When they were drawn, the closest pairs measured 17 and 0.18 (stones), 28 and 0.45
(fairies), 13 and 0.35 (pixies), 14 and 0.21 (sacks)."""


@pytest.mark.parametrize("family", NEIGHBOURS)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    emblems, grey, outline = NEIGHBOURS[family]
    for a, b in combinations(emblems, 2):
        assert grey_distance(a, b) >= grey, (a, b)
        assert outline_distance(a, b) >= outline, (a, b)
