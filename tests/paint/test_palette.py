"""The colours keep their promises: contrast for text and shapes, distance for every kind of eye."""

from itertools import combinations

import pytest

from fairytable.paint.palette import (
    BACKS,
    CREAM,
    ELEMENTS,
    EYES,
    KNOWN_DISC,
    MARKS,
    PAPER,
    PENNANT,
    PLAYERS,
    REALMS,
    STONES,
    TABLE,
    UI,
    contrast,
    distance,
)

TEXT, SHAPE, APART = 4.5, 3.0, 10.0
MARK_COLORS = {name: MARKS[name] for name in ("playable", "last_move", "known", "danger")}


@pytest.mark.parametrize("ink", ["ink", "ink_soft"])
@pytest.mark.parametrize("paper", ["lit", "parchment", "parchment_shade"])
def test_ink_can_be_read_on_parchment(ink: str, paper: str) -> None:
    assert contrast(PAPER[ink], PAPER[paper]) >= TEXT


@pytest.mark.parametrize("tone", PENNANT)
def test_cream_can_be_read_on_every_pennant(tone: str) -> None:
    assert contrast(CREAM, PENNANT[tone]) >= TEXT


@pytest.mark.parametrize("ground", ["felt", "felt_light", "felt_dark", "plate_light", "plate_dark"])
@pytest.mark.parametrize("words", ["dark_text", "dark_soft"])
def test_captions_can_be_read_on_the_table(words: str, ground: str) -> None:
    assert contrast(UI[words], TABLE[ground]) >= TEXT


@pytest.mark.parametrize(
    ("words", "panel"),
    [
        ("dark_text", "dark_panel"),
        ("dark_soft", "dark_panel"),
        ("link_dark", "dark_panel"),
        ("light_text", "light_panel"),
        ("light_soft", "light_panel"),
        ("link_light", "light_panel"),
    ],
)
def test_windows_can_be_read(words: str, panel: str) -> None:
    assert contrast(UI[words], UI[panel]) >= TEXT


@pytest.mark.parametrize("mark", MARKS)
def test_marks_stand_out_from_the_lightest_felt(mark: str) -> None:
    assert contrast(MARKS[mark], TABLE["felt_light"]) >= SHAPE


@pytest.mark.parametrize(
    ("shape", "ground"),
    [
        (PAPER["gold"], PAPER["parchment"]),
        (PAPER["gold_bright"], TABLE["felt_light"]),
        (PAPER["parchment"], TABLE["felt_light"]),
        (TABLE["line"], TABLE["felt"]),
        (MARKS["known"], KNOWN_DISC),
    ],
)
def test_lines_stand_out_from_their_ground(shape: str, ground: str) -> None:
    assert contrast(shape, ground) >= SHAPE


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("ground", ["felt", "plate_light", "plate_dark"])
def test_players_stand_out_from_their_plates(player: str, ground: str) -> None:
    assert contrast(PLAYERS[player], TABLE[ground]) >= SHAPE


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(
    "family", [STONES, ELEMENTS, REALMS, BACKS, MARK_COLORS, PLAYERS], ids=lambda f: next(iter(f))
)
def test_a_family_can_be_told_apart(family: dict[str, str], eye: str) -> None:
    nearest, one, other = min(
        (distance(family[one], family[other], eye), one, other)
        for one, other in combinations(family, 2)
    )
    assert nearest >= APART, (one, other)
