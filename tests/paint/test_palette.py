"""The colours keep their promises: contrast for text and shapes, distance for every kind of eye."""

from itertools import combinations

import pytest

from fairytable.games import GAMES, faces
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
    STOCKS,
    STONES,
    TABLE,
    UI,
    Stock,
    contrast,
    distance,
)

TEXT, SHAPE, APART = 4.5, 3.0, 10.0
ELEMENT_PENNANTS = {name: PENNANT[name] for name in ELEMENTS}
MARK_COLORS = {name: MARKS[name] for name in ("playable", "last_move", "known", "danger")}


@pytest.mark.parametrize("ink", ["ink", "ink_soft"])
@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
def test_ink_can_be_read_on_the_cards_of_every_game(ink: str, stock: Stock) -> None:
    for paper in (stock.lit, stock.paper, stock.shade):
        assert contrast(PAPER[ink], paper) >= TEXT


@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
def test_signs_stand_out_from_the_cards_of_every_game(stock: Stock) -> None:
    assert contrast(stock.mark, stock.paper) >= SHAPE


def plain(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source


def test_no_two_games_print_their_cards_on_the_same_stock() -> None:
    printed = [printer.look(0, plain).stock for printer in map(faces, GAMES) if printer]
    assert len(set(printed)) == len(GAMES)
    assert set(printed) <= set(STOCKS)


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
    "family",
    [STONES, ELEMENTS, ELEMENT_PENNANTS, REALMS, BACKS, MARK_COLORS, PLAYERS],
    ids=["stones", "elements", "pennants", "realms", "backs", "marks", "players"],
)
def test_a_family_can_be_told_apart(family: dict[str, str], eye: str) -> None:
    nearest, one, other = min(
        (distance(family[one], family[other], eye), one, other)
        for one, other in combinations(family, 2)
    )
    assert nearest >= APART, (one, other)
