"""Whole cards: their size, what tells them apart, and that nothing missing stops the table."""

import logging
from itertools import combinations
from pathlib import Path

import pytest

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas
from fairytable.paint.card_painter import paint_card, paint_plain
from fairytable.paint.card_size import card_size
from fairytable.paint.card_stock import to_units
from fairytable.paint.palette import BACKS, PENNANT, SCENES
from fairytable.paint.pennant import paint_pennant
from fairytable.stage.look import BackLook, Look, Medal, Pennant, Tab

from .looks import AIR, BLUE, FIRE, OATH, RED

WIDTHS, RATIOS = [30, 70, 110, 160, 280], [1, 1.25, 1.5, 2]


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("side", [AIR, BLUE])
def test_a_picture_is_the_card_and_its_margin_in_device_pixels(
    side: Look | BackLook, width: int, dpr: float, art: Art
) -> None:
    size = card_size(width, dpr)
    for image in (paint_card(side, width, dpr, art), paint_plain(side, width, dpr)):
        assert (image.width(), image.height()) == size.image
        assert image.devicePixelRatio() == dpr


@pytest.mark.parametrize("width", WIDTHS)
def test_different_cards_look_different(width: int, art: Art) -> None:
    pictures = [paint_card(side, width, 1, art) for side in (AIR, FIRE, OATH, BLUE, RED)]
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_same_card_is_painted_alike_each_time(width: int, art: Art) -> None:
    assert paint_card(AIR, width, 1.5, art) == paint_card(AIR, width, 1.5, art)


def test_a_back_that_is_remembered_looks_different(art: Art) -> None:
    plain = paint_card(BLUE, 110, 1, art)
    air, fire = (paint_card(BLUE._replace(memory=face), 110, 1, art) for face in (AIR, FIRE))
    assert plain != air != fire != plain


@pytest.mark.parametrize(
    "changed",
    [
        AIR._replace(motes=2),
        AIR._replace(title="Air"),
        AIR._replace(tab=Tab("green", "N")),
        AIR._replace(tab=Tab("green", glyph="wing")),
        AIR._replace(pennant=Pennant("air", "air", "6")),
        AIR._replace(pennant=Pennant("air", "air")),
    ],
)
def test_everything_printed_shows(changed: Look, art: Art) -> None:
    assert paint_card(changed, 160, 1, art) != paint_card(AIR, 160, 1, art)


@pytest.mark.parametrize("count", [1, 3, 4, 6])
def test_a_card_may_have_many_medals(count: int, art: Art) -> None:
    look = OATH._replace(medals=(Medal("wave", "12"),) * count)
    assert paint_card(look, 160, 1, art) != paint_card(OATH._replace(medals=()), 160, 1, art)


def test_a_card_is_opaque_up_to_its_edge(art: Art) -> None:
    size = card_size(110, 1)
    for side in (AIR, BLUE):
        image = paint_card(side, 110, 1, art)
        for x, y in ((55, 2), (2, 77), (107, 77), (55, 151)):
            assert image.pixelColor(x + size.margin, y + size.margin).alpha() == 255


def test_a_card_without_its_drawing_can_still_be_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bare = Art(tmp_path)
    with caplog.at_level(logging.ERROR):
        assert paint_card(AIR, 110, 1, bare) != paint_card(FIRE, 110, 1, bare)
        paint_card(BLUE, 110, 1, bare)
    assert "air.svg" in caplog.text


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_can_be_painted(scene: str, art: Art) -> None:
    assert not paint_card(AIR._replace(scene=scene), 70, 1, art).isNull()


@pytest.mark.parametrize("tone", PENNANT)
def test_every_pennant_can_be_painted(tone: str, art: Art) -> None:
    look = AIR._replace(pennant=Pennant(tone, "star", "+½"))
    assert not paint_card(look, 70, 1, art).isNull()


@pytest.mark.parametrize("tone", BACKS)
def test_every_tab_can_be_painted(tone: str, art: Art) -> None:
    assert not paint_card(AIR._replace(tab=Tab(tone, "L")), 70, 1, art).isNull()


@pytest.mark.parametrize("dpr", [1, 2])
@pytest.mark.parametrize("width", [44, 56, 64, 70, 90, 110, 160])
def test_the_mark_on_a_pennant_is_never_below_eleven_pixels(width: int, dpr: int) -> None:
    """A square fills three quarters of its grid: one of eleven pixels is eight wide."""
    size = card_size(width, dpr)
    with canvas(*size.image) as (image, p):
        to_units(p, size)
        paint_pennant(p, Pennant("black", "square", "8"), size)
    cream = [
        sum(image.pixelColor(x, y).lightness() > 200 for x in range(image.width()))
        for y in range(image.height())
    ]
    last = max(y for y, count in enumerate(cream) if count >= 4)
    assert cream[last - 3 * dpr] >= 7 * dpr
