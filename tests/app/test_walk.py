"""A walk through every page and dialog, in both languages and with large texts: nothing is cut,
nothing lies over anything else, and nothing is left untranslated."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations, product
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QToolButton,
    QWidget,
)

from fairytable.app.chrome import TextSize, dress, look
from fairytable.app.dialogs.switches import CHOICE_TYPE, Segments
from fairytable.app.panel.prompt_button import PromptButton
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.questions import LEAVE, MARKED_UNDO, OVERWRITE, UNDO
from fairytable.app.start_page.start_button import StartButton
from fairytable.app.translation import Code, Language
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import fits, measure, wrapped
from fairytable.app.window import LEAST, Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage.settings import Settings
from tests.app.test_translation import ITALIAN
from tests.app.windows import undress
from tests.table.tables import pixmaps

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
ELIDES = "elides"
"""The property of a widget that cuts its words on purpose."""
NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca")
ENGLISH = {e.source for e in ITALIAN if e.source not in e.texts and re.search("[a-z]{3}", e.source)}
"""Source texts that must not be seen in an Italian window."""


# What is looked at


def seen(root: QWidget) -> Iterator[QWidget]:
    """All widgets that can be seen, the root among them."""
    yield from (w for w in (root, *root.findChildren(QWidget)) if w.isVisibleTo(root))


def words_of(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText() or widget.placeholderText()
    return ""


def is_cut(widget: QWidget) -> bool:
    """Whether the words of a widget need more room than it has."""
    text = words_of(widget)
    if not text or widget.property(ELIDES):
        return False
    if isinstance(widget, Sentence):
        lines = wrapped(text, widget.kind, widget.width())
        return widget.heightForWidth(widget.width()) > widget.height() or not fits(
            lines, widget.kind, widget.width()
        )
    if isinstance(widget.parent(), Segments):
        return measure(CHOICE_TYPE).horizontalAdvance(text) > widget.width() - 8
    if isinstance(widget, StartButton):
        return widget.sizeHint().width() > widget.width()
    if isinstance(widget, PromptButton):
        return False  # it breaks its words into two lines, and makes them smaller
    if isinstance(widget, QToolButton):
        return not widget.icon().isNull() and widget.iconSize().width() > widget.width()
    if isinstance(widget, QLabel):
        return _label_is_cut(widget)
    return widget.minimumSizeHint().width() > widget.width() or _too_low(widget)


def _label_is_cut(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) > label.height() or _has_too_long_a_word(label)
    return label.sizeHint().width() > label.width() or _too_low(label)


def _has_too_long_a_word(label: QLabel) -> bool:
    ruler = label.fontMetrics()
    return any(ruler.horizontalAdvance(word) > label.width() for word in label.text().split())


def _too_low(widget: QWidget) -> bool:
    return QFontMetrics(widget.font()).height() > widget.height() + 1


def overlapping(root: QWidget) -> list[tuple[QWidget, QWidget]]:
    """Widgets of one layout that lie over each other."""
    found = []
    for parent in seen(root):
        layout = parent.layout()
        if layout is None:
            continue
        children = [
            child
            for child in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if child.isVisibleTo(root) and layout.indexOf(child) >= 0 and not child.isWindow()
        ]
        for one, other in combinations(children, 2):
            if _inner(one).intersects(_inner(other)):
                found.append((one, other))
    return found


def _inner(widget: QWidget) -> QRect:
    return widget.geometry().adjusted(1, 1, -1, -1)


def leaving(root: QWidget) -> list[QWidget]:
    """Words and controls that stick out of their parent, where nothing scrolls."""
    found = []
    for widget in seen(root):
        parent = widget.parentWidget()
        if widget is root or parent is None or not words_of(widget) or widget.isWindow():
            continue
        if _scrolled(widget, root):
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            found.append(widget)
    return found


def _scrolled(widget: QWidget, root: QWidget) -> bool:
    while widget is not root:
        above = widget.parentWidget()
        if above is None:
            return False
        if isinstance(above.parentWidget(), QAbstractScrollArea):
            return True
        widget = above
    return False


def check(root: QWidget, code: Code) -> None:
    """Nothing is cut, overlaps or is in the wrong language."""
    QApplication.processEvents()
    for widget in seen(root):
        text = words_of(widget)
        name = f"{type(widget).__name__} “{text}” {widget.geometry()} in {type(root).__name__}"
        assert not is_cut(widget), f"cut: {name} {widget.sizeHint()}"
        if code == "it":
            said = (text, widget.toolTip(), widget.accessibleName())
            assert not ENGLISH & set(said), f"not translated: {name} {said}"
    assert [(words_of(a) or a, words_of(b) or b) for a, b in overlapping(root)] == []
    assert [(words_of(w), w.geometry()) for w in leaving(root)] == []


# Where one walks


class Attentive(Language):
    """Remembers what it had to say in English for want of a translation."""

    def __init__(self, code: Code) -> None:
        self.missing: set[str] = set()
        super().__init__(code)

    def _said(
        self, contexts: Iterable[str], source: str, n: int | None, fields: Mapping[str, int | str]
    ) -> str:
        places, count = tuple(contexts), -1 if n is None else n
        if not any(self._own.translate(place, source, "", count) for place in places):
            self.missing.add(source)
        return super()._said(places, source, n, fields)


class Walker:
    """Opens one page after the other and looks at each."""

    def __init__(self, window: Window, code: Code) -> None:
        self.window = window
        self.code = code

    def look(self) -> None:
        check(self.window, self.code)

    def dialog(self, ask: Callable[[], object]) -> QDialog:
        ask()
        found = [d for d in self.window.findChildren(QDialog) if d.isVisible()]
        assert len(found) == 1
        check(found[0], self.code)
        return found[0]

    def close(self, dialog: QDialog) -> None:
        dialog.reject()
        QApplication.processEvents()


@cache
def played(game_id: str, moves: int) -> Match:
    """A match with a person and bots after this many moves."""
    game = GAMES[game_id]
    most = max(options.players for options in game.options.variants())
    options = game.options.model_validate({"players": min(4, most), "first": 0})
    seats = [
        Seat(name=NAMES[p], colour=p, kind="bot" if p else "human", level="greedy" if p else None)
        for p in range(options.players)
    ]
    match, rng = Match.new(game, options, seats, 3), Rng(3)
    while match.decision is not None and (moves > 0 or match.decision.player != 0):
        match.play(choose("greedy", game, match.state, rng))
        moves -= 1
    return match


@pytest.fixture(scope="module")
def pictures(qapp: QApplication) -> Pixmaps:
    """Painted once for all walks."""
    return pixmaps()


LONGEST = ("it", "larger")
"""Where words are longest: what fits there mostly fits everywhere."""
WALKS = [
    pytest.param(walk, id="-".join(walk), marks=[] if walk == LONGEST else [pytest.mark.long])
    for walk in product(get_args(Code), ("normal", "larger"))
]


@pytest.fixture(params=WALKS)
def walker(
    qapp: QApplication,
    pictures: Pixmaps,
    request: pytest.FixtureRequest,
) -> Iterator[Walker]:
    spoken: tuple[Code, TextSize] = request.param
    code, size = spoken
    settings = Settings(animation="off", play_forced=False, text_size=size, advice=False)
    dress(qapp, look(settings), size)
    language = Attentive(code)
    window = Window(pictures, BotPlayer, language, settings)
    window.resize(*LEAST)
    window.go_home()
    window.show()
    QApplication.processEvents()
    yield Walker(window, code)
    window.close()
    window.deleteLater()  # at once: the next look would reach everything that is still there
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    missing = sorted(language.missing) if code == "it" else []
    language.use("en")
    undress(qapp)
    assert missing == []


def test_the_pages_around_the_games(walker: Walker) -> None:
    walker.look()
    window = walker.window
    window.show_statistics()
    walker.look()
    window.go_home()
    walker.close(walker.dialog(window.show_keys))
    walker.close(walker.dialog(window.show_about))


def test_every_page_of_the_settings(walker: Walker) -> None:
    from fairytable.app.dialogs.settings_dialog import SettingsDialog

    dialog = walker.dialog(walker.window.show_settings)
    assert isinstance(dialog, SettingsDialog)
    for page in range(dialog.pages.count()):
        dialog.tabs.setCurrentIndex(page)
        check(dialog, walker.code)
    walker.close(dialog)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_the_way_through_a_game(walker: Walker, game: str) -> None:
    window = walker.window
    window.show_rules(game)
    walker.look()
    walker.close(walker.dialog(lambda: window.ask_new_game(game)))
    window.begin(played(game, 12))
    walker.look()
    for page in range(window.panel.tabs.count()):
        window.panel.tabs.setCurrentIndex(page)
        walker.look()
    window.page.fold()
    walker.look()
    window.page.fold()
    window.begin(played(game, 100_000))
    QApplication.processEvents()
    assert window.end.isVisible()
    walker.look()
    window.watch()
    walker.look()
    window.show_statistics()
    walker.look()


def test_the_questions(walker: Walker) -> None:
    window = walker.window
    window.begin(played(ON_THE_TABLE[0], 12))
    for question in (LEAVE, OVERWRITE, UNDO, MARKED_UNDO):
        ask = partial(window.questions.ask, question, print, name="Anna", names="Anna, Bruno")
        walker.close(walker.dialog(ask))
