"""A page of rules shows positions: tables laid out, lit and painted as they are in a game."""

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.rules.positions import Positions
from fairytable.app.rules.reader import BESIDE, COMPACT, Reader, Size
from fairytable.app.rules.text import Pictures, load, parse
from fairytable.app.translation import CODES, Code, Language
from fairytable.games import GAMES, staging_of
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.examples import Example
from fairytable.table.asking import Asking
from tests.app.pictures import colours

GAME = GAMES["moons"]
IMAGE = QTextDocument.ResourceType.ImageResource.value
TEXT = parse("# Game\n\n## Turn {#turn}\n\n![A table](position:one position:two)")
NAMES = ("one", "two")


def examples(name: str) -> Example:
    """A game as it begins; "two" is the hand alone, one card of it picked up."""
    state = GAME.new(GAME.options.model_validate({"players": 3, "first": 0}), 4)
    if name == "one":
        return Example(state)
    if name == "two":
        return Example(state, around=("hand.0",), about_to=state.legal()[0])
    raise KeyError(name)


@pytest.fixture(autouse=True)
def _shown_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staging_of(GAME.id), "example", examples, raising=False)


def reading(qtbot: QtBot, pixmaps: Pixmaps, size: Size = COMPACT) -> Reader:
    reader = Reader(pixmaps)
    qtbot.addWidget(reader)
    reader.resize(700, 700)
    reader.show()
    reader.show_text(TEXT, Pictures(GAME, Language("en").say_for(GAME.id)), size)
    return reader


def shown(reader: Reader, name: str) -> QPixmap:
    found = reader.document().resource(IMAGE, QUrl(f"position:{name}"))
    assert isinstance(found, QPixmap)
    return found


@pytest.mark.parametrize("size", [COMPACT, BESIDE])
def test_a_leaf_stands_for_a_position_until_it_is_painted(qtbot: QtBot, size: Size) -> None:
    reader = reading(qtbot, Pixmaps(Art(), background=False), size)
    leaves = [shown(reader, name) for name in NAMES]
    reader.positions.finish()
    for name, leaf in zip(NAMES, leaves, strict=True):
        picture = shown(reader, name)
        assert picture.size() == leaf.size()
        assert picture.width() <= size.row
        assert colours(picture.toImage()) > 40 > colours(leaf.toImage())


def test_a_position_shows_only_what_it_is_about(qtbot: QtBot) -> None:
    reader = reading(qtbot, Pixmaps(Art(), background=False))
    whole, hand = (shown(reader, name) for name in NAMES)
    assert hand.height() < whole.height() / 2
    assert hand.width() < whole.width()


def test_what_somebody_is_about_to_do_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = reading(qtbot, Pixmaps(Art(), background=False))
    reader.positions.finish()
    about = shown(reader, "two").toImage()

    def resting(name: str) -> Example:
        return examples(name)._replace(about_to=None)

    monkeypatch.setattr(staging_of(GAME.id), "example", resting, raising=False)
    again = reading(qtbot, reader.pixmaps)
    again.positions.finish()
    assert shown(again, "two").toImage() != about


def test_positions_come_when_the_window_has_time(qtbot: QtBot, qapp: QApplication) -> None:
    later = Pixmaps(Art())
    reader = reading(qtbot, later)
    leaf = shown(reader, "two").cacheKey()
    qtbot.waitUntil(lambda: shown(reader, "two").cacheKey() != leaf, timeout=20_000)
    assert colours(shown(reader, "one").toImage()) > 40
    later.close()


def test_a_position_that_the_game_does_not_know_is_an_error() -> None:
    for game_id in GAMES:
        staging = staging_of(game_id)
        assert staging is not None
        with pytest.raises(KeyError):
            staging.example("no such position")


@pytest.mark.parametrize("code", CODES)
def test_a_question_that_the_rules_show_is_seen_whole(qtbot: QtBot, code: Code) -> None:
    """A slip at its place belongs to the picture: nothing of it is cut off."""
    page = QWidget()
    qtbot.addWidget(page)
    positions, asked = Positions(Pixmaps(Art(), background=False), page), 0
    for game_id in ("fate", "hunters"):
        staging, text = staging_of(game_id), load(game_id, code)
        assert staging is not None
        assert text is not None
        pictures = Pictures(GAMES[game_id], Language(code).say_for(game_id))
        for address in (address for address in text.pictures if address.startswith("position:")):
            positions.want(address, pictures, 1.0, 980)
            wanted = positions._waiting[address]
            positions._lay_out(wanted)
            QApplication.processEvents()
            for slip in positions._table.scene().items():
                if isinstance(slip, Asking) and slip.isVisible():
                    asked += 1
                    seen = slip.sceneBoundingRect()
                    assert QRectF(*wanted.part).contains(seen), (address, seen, wanted.part)
    assert asked
