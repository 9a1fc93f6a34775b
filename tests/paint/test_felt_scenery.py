"""The ground of a table: a game's own picture, in any shape, painted behind the scenes."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from fairytable.games import GAMES
from fairytable.paint.art import Art
from fairytable.paint.felt import paint_felt
from fairytable.paint.ground import Ground
from fairytable.paint.pixmaps import SIZES_KEPT, Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.scenery import Vista, beside, exists, paint_vista
from fairytable.stage.picture import Picture

SHAPES = [(800, 600), (980, 774), (1600, 900), (1400, 600)]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 {high}">'
PARTED = HEAD.format(high=90) + (
    '<g id="ground"><path d="M0 0H160V90H0Z" fill="#102030"/></g>'
    '<g id="middle"><path d="M75 40H85V50H75Z" fill="#FFFFFF"/></g>'
    '<g id="left"><path d="M0 40H10V50H0Z" fill="#FF0000"/></g>'
    '<g id="right"><path d="M150 40H160V50H150Z" fill="#00FF00"/></g></svg>'
)
WHOLE = HEAD.format(high=100) + (
    '<path d="M0 0H160V100H0Z" fill="#102030"/><path d="M75 41H85V51H75Z" fill="#FFFFFF"/></svg>'
)


@pytest.fixture
def drawings(tmp_path: Path) -> Art:
    (tmp_path / "tale").mkdir()
    (tmp_path / "tale" / "table.svg").write_text(PARTED, encoding="utf-8")
    (tmp_path / "tale" / "cover.svg").write_text(WHOLE, encoding="utf-8")
    return Art(tmp_path)


def near(image: QImage, x: float, y: float, color: str) -> bool:
    """Whether a pixel has this colour, but for the grain on it."""
    seen, wanted = image.pixelColor(round(x), round(y)), QColor(color)
    pairs = zip(seen.getRgb()[:3], wanted.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(a - b) < 14 for a, b in pairs)


@pytest.mark.parametrize(("width", "height"), SHAPES)
@pytest.mark.parametrize("dpr", [1, 2])
def test_every_part_stands_where_it_belongs(
    drawings: Art, width: int, height: int, dpr: int
) -> None:
    image = paint_vista(Vista("tale/table", height), width, dpr, drawings)
    across, down = width * dpr, height * dpr
    assert (image.width(), image.height()) == (across, down)
    assert image.devicePixelRatio() == dpr
    unit = down / 90
    assert near(image, 5 * unit, down / 2, "#FF0000")
    assert near(image, across - 5 * unit, down / 2, "#00FF00")
    assert near(image, across / 2, down / 2, "#FFFFFF")
    for x in (1, across - 2):
        for y in (1, down - 2):
            assert near(image, x, y, "#102030")
    assert near(image, 15 * unit, down / 2, "#102030")


@pytest.mark.parametrize(("width", "height"), [*SHAPES, (400, 150), (176, 110), (300, 400)])
def test_a_cover_fills_its_frame_and_keeps_its_heart_in_sight(
    drawings: Art, width: int, height: int
) -> None:
    image = paint_vista(Vista("tale/cover", height), width, 1, drawings)
    scale = max(width / 160, height / 100)
    xs = [x for x in range(width) if near(image, x, 0.46 * height, "#FFFFFF")]
    ys = [y for y in range(height) if near(image, width / 2, y, "#FFFFFF")]
    assert max(xs) - min(xs) == pytest.approx(10 * scale, abs=3)
    assert max(ys) - min(ys) == pytest.approx(10 * scale, abs=3)
    for x, y in ((1, 1), (width - 2, height - 2)):
        assert near(image, x, y, "#102030")


def test_a_picture_lies_beside_the_emblems_of_its_game(drawings: Art) -> None:
    assert beside("tale/air-2", "table") == "tale/table"
    assert exists(drawings, "tale/table")
    assert not exists(drawings, "other/table")
    assert not exists(drawings, "")


def test_until_it_is_painted_there_is_nothing_then_it_is_told(drawings: Art, qtbot: QtBot) -> None:
    pixmaps = Pixmaps(drawings)
    wanted = Print(Vista("tale/table", 300), 400)
    assert pixmaps.get(wanted).isNull()
    with qtbot.waitSignal(pixmaps.ready) as told:
        pass
    assert told.args == [wanted]
    assert pixmaps.get(wanted).width() == 400
    other = Print(Vista("tale/table", 320), 480)
    assert pixmaps.get(other).width() == 480, "until then the old one is stretched"
    pixmaps.finish()
    pixmaps.close()


def test_only_the_last_sizes_are_kept(drawings: Art) -> None:
    pixmaps = Pixmaps(drawings, background=False)
    sizes = [Print(Vista("tale/table", 300), 400 + k) for k in range(5)]
    for one in sizes:
        pixmaps.get(one)
    cover = Print(Vista("tale/cover", 100), 160)
    pixmaps.get(cover)
    assert [pixmaps.has(one) for one in sizes] == [False] * (5 - SIZES_KEPT) + [True] * SIZES_KEPT
    assert pixmaps.has(cover)
    assert (
        pixmaps.used
        == sum(4 * round(one.width) * 300 for one in sizes[-SIZES_KEPT:]) + 4 * 160 * 100
    )


def test_of_a_window_that_is_being_resized_only_the_last_size_is_painted(drawings: Art) -> None:
    pixmaps = Pixmaps(drawings)
    pixmaps._pool.setMaxThreadCount(0)
    sizes = [Print(Vista("tale/table", 300), 400 + k) for k in range(6)]
    for one in sizes:
        pixmaps.get(one)
    assert list(pixmaps._waiting) == sizes[-1:]
    pixmaps._pool.setMaxThreadCount(1)
    pixmaps.close()


def bare(size: tuple[float, float]) -> Picture:
    return Picture(size, 100, (), ())


def test_the_cloth_is_seen_until_the_scenery_is_there(drawings: Art) -> None:
    pixmaps = Pixmaps(drawings, background=False)
    ground = Ground(pixmaps)
    ground.show(bare((400, 300)), 1, ())
    assert ground.pixmap.toImage() == paint_felt(400, 300, 1)
    scenery = pixmaps.get(Print(Vista("tale/table", 300), 400))
    changed = ground.show(bare((400, 300)), 1, (), scenery)
    assert changed.boundingRect().width() == 400
    assert near(ground.pixmap.toImage(), 200, 150, "#FFFFFF")
    assert ground.show(bare((400, 300)), 1, (), scenery).isEmpty()


@pytest.mark.parametrize("game", GAMES)
def test_every_ground_is_darker_than_the_lightest_cloth_in_the_middle(game: str) -> None:
    image = paint_vista(Vista(f"{game}/table", 450), 800, 1, Art())
    middle = [image.pixelColor(x, y).lightness() for x in range(300, 500, 9) for y in (180, 225)]
    assert max(middle) < 110
    assert max(middle) - min(middle) < 50, "quiet where the cards lie"
