"""Words and marks on the ground of a table, as it is painted, whatever light lies on it."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QPainter

from fairytable.games import ON_THE_TABLE, staging_of
from fairytable.paint.art import Art
from fairytable.paint.lamps import paint_glow
from fairytable.paint.palette import MARKS, contrast
from fairytable.paint.scenery import TABLE
from fairytable.paint.table_ground import TableGround
from fairytable.stage.picture import Emblem, Ghost, Light, Panel, Picture, Words
from fairytable.stage.skin import Skin
from tests.games.playing import CASES
from tests.games.staged import positions, stage, table_size
from tests.paint.grounds import SHAPE, TEXT

SIZE = table_size((1280, 800), folded=False)
HELD = (Panel, Ghost, Emblem)
"""What words stand on instead of the ground."""


def bare_ground(game: str, skin: Skin) -> QImage:
    """The scenery with all that grows there."""
    return TableGround(f"{game}/{TABLE}", SIZE[1], skin.cloth).paint(SIZE[0], 1, Art())


def lit_ground(game: str, picture: Picture, skin: Skin) -> QImage:
    """With all the light that falls on it."""
    image = bare_ground(game, skin)
    with QPainter(image) as p:
        for mark in picture.under:
            if isinstance(mark, Light):
                p.save()
                paint_glow(p, mark)
                p.restore()
    return image


def bare_words(picture: Picture) -> Iterator[Words]:
    """Those that no plate carries."""
    held = [m.rect for m in picture.under if isinstance(m, HELD) and not _is_rim(m)]
    for mark in picture.under:
        if isinstance(mark, Words) and not any(rect.overlaps(mark.rect) for rect in held):
            yield mark


def _is_rim(mark: object) -> bool:
    return isinstance(mark, Panel) and mark.kind in ("frame", "glade")


def shade_under(image: QImage, words: Words) -> str:
    """The lightest ground under words, but for single blades of grass."""
    x, y, w, h = (round(side) for side in words.rect)
    found = [
        image.pixelColor(min(x + i, image.width() - 1), min(y + j, image.height() - 1)).name()
        for i in range(0, max(1, w), 3)
        for j in range(0, max(1, h), 3)
    ]
    found.sort(key=lambda shade: contrast(shade, "#000000"))
    return found[int(0.9 * (len(found) - 1))]


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_words_on_the_bare_ground_can_be_read(game: str) -> None:
    staging = staging_of(game)
    assert staging is not None
    cases = [case for case in CASES if case.game.id == game]
    for case in (cases[0], cases[-1]):
        for state in positions(case, every=60):
            picture = staging.arrange(stage(state, size=SIZE))
            words = list(bare_words(picture))
            ground = lit_ground(game, picture, staging.skin) if words else QImage()
            for mark in words:
                shade = shade_under(ground, mark)
                ink = getattr(staging.skin.inks, mark.tone)
                assert contrast(ink, shade) >= TEXT, (mark.text, mark.tone, shade)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_marks_of_cards_stand_out_from_the_ground_as_it_is_painted(game: str) -> None:
    staging = staging_of(game)
    assert staging is not None
    ground = bare_ground(game, staging.skin)
    across, down = range(0, ground.width(), 9), range(0, ground.height(), 9)
    shades = [ground.pixelColor(x, y).name() for x in across for y in down]
    shades.sort(key=lambda shade: contrast(shade, "#000000"))
    lightest = shades[int(0.95 * len(shades))]
    for mark in ("playable", "selected", "last_move", "known", "target", "danger"):
        assert contrast(MARKS[mark], lightest) >= SHAPE, (mark, lightest)
