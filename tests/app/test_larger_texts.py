"""Larger letters break nothing in the smallest window, in either language, in any game."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import BODY, BODY_STRONG, DARK, dress, sized
from fairytable.app.dialogs.keys_dialog import KeysDialog
from fairytable.app.dialogs.new_game import NewGameDialog
from fairytable.app.offscreen.shot import Shot, played
from fairytable.app.panel.page_view import PageView
from fairytable.app.translation import CODES
from fairytable.app.widgets import cell_painter
from fairytable.app.widgets.wrapping import measure
from fairytable.app.window import LEAST, Window
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match
from fairytable.paint.fonts import LEAST_PX, Type
from fairytable.paint.text import Setting, fit, fit_or_cut, sizes
from tests.app.windows import QUICK, BlankPictures, opened, show_page
from tests.table.tables import pixmaps

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise")  # no screen
MOST = {"moons": 4, "challenge": 6, "hunters": 6, "fate": 5, "wishes": 6}
SIZES = ("large", "larger")


def crowded(game: str, moves: int = 40) -> Match:
    options = GAMES[game].options.model_validate({"players": MOST[game]})
    return played(Shot(GAMES[game], options, moves=moves))


@pytest.fixture(params=[(size, code) for size in SIZES for code in CODES], ids="-".join)
def low(request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot) -> Iterator[Window]:
    """A window as small as it may be, in larger letters."""
    size, code = request.param
    dress(qapp, DARK, size)
    settings = QUICK.changed(text_size=size, language=code)
    blank = BlankPictures(pixmaps().art, background=False)
    for window in opened(qtbot, settings, size=LEAST, pictures=blank):
        window.use(settings)
        window.language.use(code)
        yield window
    dress(qapp, DARK, "normal")


def apart(parts: list[QWidget]) -> bool:
    rects = [part.geometry() for part in parts if part.isVisible()]
    return not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[:i])


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_the_story_keeps_some_lines_and_every_tab_says_its_name(low: Window, game: str) -> None:
    low.begin(crowded(game))
    for _ in range(3):
        QApplication.processEvents()
    panel = low.panel
    assert panel.pages.height() >= 80, "a few lines of the story stay to be read"
    assert panel.rect().contains(panel.box.geometry())
    for i, label in enumerate(panel.tabs.labels):
        rect = panel.tabs.tabRect(i)
        assert panel.tabs.rect().contains(rect)
        kind = sized(BODY_STRONG)
        room = rect.adjusted(2, 0, -2, -3).size().toSizeF()
        words = fit(label.words, room, sizes(kind, kind.px, LEAST_PX), 1)
        assert label.sign or words is not None, label.words


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_word_of_a_page_is_cut(low: Window, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = []

    def noted(text: str, room: QSizeF, types: Sequence[Type], most: int) -> Setting:
        cut.append(text)
        return fit_or_cut(text, room, types, most)

    monkeypatch.setattr(cell_painter, "fit_or_cut", noted)
    low.begin(crowded(game, 150))
    for page in low.panel.findChildren(PageView):
        show_page(low.panel, page)
        page.resize(page.width(), 3000)  # every line of it
        page.grab()
    assert cut == []


def test_four_names_above_the_majorities_are_read_whole(low: Window) -> None:
    options = GAMES["challenge"].options.model_validate({"players": 4})
    low.begin(played(Shot(GAMES["challenge"], options, moves=25)))
    QApplication.processEvents()
    sheet = low.panel.sheet
    matrix = sheet.sheet.matrix
    assert matrix is not None
    painter = sheet._matrix(matrix, sheet.width())
    assert [painter.head(k) for k in range(1, 4)] == ["Bruno", "Chiara", "Dario"]


@pytest.mark.parametrize("game", ["moons", "wishes"])
def test_the_parts_of_the_replay_bar_stand_beside_each_other(low: Window, game: str) -> None:
    low.begin(crowded(game, 100_000))
    low.watch()
    QApplication.processEvents()
    bar = low.replay
    said = measure(BODY).horizontalAdvance(bar.speed.currentText())
    parts = [*bar._buttons(), bar.where, bar.speed, bar.viewer_box, *bar._labels.values()]
    assert apart(parts)
    assert bar.speed.width() >= said
    assert not low.page.replay_mark.isVisible(), "the bar says it, and covers nothing"


def test_the_page_of_keys_is_no_larger_than_its_window(low: Window) -> None:
    low.show_keys()
    (dialog,) = low.findChildren(KeysDialog)
    assert dialog.width() <= low.width()
    assert dialog.height() <= low.height()
    assert dialog.rect().contains(dialog.close_button.geometry())


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_seat_of_the_new_game_dialog_is_cut(low: Window, game: str) -> None:
    low.ask_new_game(game)
    (dialog,) = low.findChildren(NewGameDialog)
    picks = list(dialog.seats.counts.picks.values())
    picks[-1].click()
    for _ in range(3):
        QApplication.processEvents()
    assert len(dialog.seats.at_table()) == MOST[game]
    for row in dialog.seats.at_table():
        for part in (row.crest, row.edit, row.who):
            assert part.height() >= part.sizeHint().height() or part is row.edit
            assert row.rect().contains(part.geometry())
    assert dialog.height() <= low.height()


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_row_of_the_ledger_is_scrolled_away_however_many_play(low: Window, game: str) -> None:
    low.begin(crowded(game, 100_000))
    for _ in range(3):
        QApplication.processEvents()
    assert low.end.isVisible()
    assert low.end.ledger.verticalScrollBar().maximum() == 0
    assert low.end.ledger.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", ["moons", "wishes"])
def test_what_is_said_below_the_chart_has_room(low: Window, game: str) -> None:
    low.begin(crowded(game, 100_000))
    for _ in range(3):
        QApplication.processEvents()
    chart = low.end.chart.chart
    for words in (chart.graph.hint, *(turning.words for turning in chart.graph.turnings)):
        room = QRectF(0, 0, chart.width() - 8, 1000)
        taken = measure(BODY).boundingRect(room, Qt.TextFlag.TextWordWrap, words)
        assert taken.height() <= chart._caption(), words
