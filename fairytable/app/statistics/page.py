"""The statistics: what was played, how often the people won, and every score in a chart."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import NOTE, leaf_style, wear
from fairytable.app.dialogs.framed_dialog import TITLE_TYPE
from fairytable.app.statistics.first_leaf import FirstLeaf, SmallCover
from fairytable.app.statistics.section import Section
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import paint_ground, paint_rule
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, staging_of
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage.statistics import Played

COVER = QSize(92, 56)
"""The picture beside the name of a game."""
WIDEST = 1240
"""Of what stands on the page: longer lines are not read."""
LONGEST = 40
"""Letters of a name that nobody has checked."""
EMPTY_TYPE = Type(24, SEMIBOLD)

TITLE = QT_TRANSLATE_NOOP("app", "Statistics")
HOME = QT_TRANSLATE_NOOP("app", "&Back")
EMPTY = QT_TRANSLATE_NOOP("app", "No games yet")
EMPTY_NOTE = QT_TRANSLATE_NOOP("app", "Finish your first game and it will be recorded here.")
NOTE_TEXT = QT_TRANSLATE_NOOP(
    "app",
    "Everyone who plays at the table is counted. A win shared by two counts as half for each; a "
    "game against computer players of two levels counts in both rows.",
)


class StatisticsPage(QWidget):
    """Shows finished games; knows no game but by its id and its title."""

    home_wanted = Signal()

    def __init__(self, language: Language, pixmaps: Pixmaps, theme: Theme) -> None:
        super().__init__()
        self.language = language
        self.theme = theme
        self._pixmaps = pixmaps
        self.first_leaf: FirstLeaf | None = None
        self.sections: list[Section] = []
        self._games: tuple[Played, ...] = ()
        self.title = PlainLabel()
        self.home = QPushButton()
        self.area = QScrollArea()
        self.empty = _Empty(theme)
        self._note = PlainLabel()
        self._stack = QStackedWidget()
        self._lay_out()
        language.changed.connect(self.speak)
        theme.changed.connect(self._colour)
        self._colour()

    def present(self, games: Iterable[Played]) -> None:
        """Show these games and nothing else."""
        self._games = tuple(games)
        self.speak()

    def _colour(self) -> None:
        c = self.theme.chrome
        self.setStyleSheet(
            f"{leaf_style(c)} QScrollArea {{ border: 1px solid transparent; border-radius: 8px; }}"
            f"QScrollArea:focus {{ border-color: {c.gold}; }}"
        )
        self.speak()
        self.update()

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        say = self.language.say
        self.title.setText(say(TITLE))
        self.home.setText(say(HOME))
        self._note.setText(say(NOTE_TEXT))
        self.empty.say(say(EMPTY), say(EMPTY_NOTE))
        for old in (self.first_leaf, *self.sections):
            if old is not None:
                self._column.removeWidget(old)
                old.hide()
                old.deleteLater()
        kinds = self._by_kind()
        self.sections = [self._section(*kind, games) for kind, games in kinds.items()]
        mine = [game for game in self._games if any(seat.kind == "human" for seat in game.seats)]
        self.first_leaf = (
            FirstLeaf(mine, self.language, self._pixmaps, self.theme) if mine else None
        )
        shown = [*([self.first_leaf] if self.first_leaf else []), *self.sections]
        for i, part in enumerate(shown):
            self._column.insertWidget(i, part)
        self._stack.setCurrentWidget(self.area if self.sections else self.empty)

    def _section(self, game: str, apart: tuple[str, ...], games: Sequence[Played]) -> Section:
        picture = SmallCover(game, self._pixmaps, COVER)
        staging, say = staging_of(game) if game in GAMES else None, self.language.say_for(game)
        feat = "" if staging is None or not staging.feat_name else say(staging.feat_name)
        name = self._name(game, apart)
        return Section(name, games, self.language, self.theme, picture, feat)

    def _by_kind(self) -> dict[tuple[str, tuple[str, ...]], list[Played]]:
        """The games with at least one person, in the order in which they are offered.

        Only games whose scores can be compared stand together.
        """
        found: dict[tuple[str, tuple[str, ...]], list[Played]] = {}
        for played in self._games:
            if any(seat.kind == "human" for seat in played.seats):
                known = GAMES[played.game].options if played.game in GAMES else Options
                found.setdefault((played.game, known.apart(played.options)), []).append(played)
        ranks = [*GAMES, *dict.fromkeys(game for game, _ in found)]
        order = sorted(found, key=lambda kind: (ranks.index(kind[0]), kind[1]))
        return {kind: found[kind] for kind in order}

    def _name(self, game_id: str, apart: tuple[str, ...]) -> str:
        """The title of a game on the table, of any other its id; and how it was played."""
        words = (title(game_id, self.language), *map(self.language.say_for(game_id), apart))
        return " · ".join(w if len(w) <= LONGEST else f"{w[:LONGEST]}…" for w in words)

    def _lay_out(self) -> None:
        wear(self.title, TITLE_TYPE)
        wear(self._note, NOTE)
        self._note.setObjectName("soft")
        self._note.setWordWrap(True)
        self.home.setAutoDefault(False)
        self.home.clicked.connect(self.home_wanted)
        body = QWidget()
        body.setObjectName("body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(4, 4, 4, 4)
        self._column.setSpacing(14)
        self._column.addWidget(self._note)
        self._column.addStretch(1)
        self.area.setWidget(body)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack.addWidget(self.area)
        self._stack.addWidget(self.empty)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.home)
        self._page = QVBoxLayout(self)
        self._page.setSpacing(24)
        self._page.addLayout(head)
        self._page.addWidget(self._stack, 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # At once: until all have asked for their room, what scrolls is squeezed into the window.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(22, (self.width() - WIDEST) // 2)
        self._page.setContentsMargins(side, 16, side, 14)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(p, QRectF(self.rect()), self.theme.chrome)
            box = self._stack.geometry()
            paint_rule(p, box.left(), box.right(), box.top() - 12.0, self.theme.chrome)


class _Empty(QWidget):
    """What is there before the first game: a moon over two kind lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.title, self.note = PlainLabel(), PlainLabel()
        wear(self.title, EMPTY_TYPE)
        wear(self.note, NOTE._replace(px=16))
        self.note.setObjectName("soft")
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(1)
        column.addSpacing(120)
        for label in (self.title, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(2)

    def say(self, title: str, note: str) -> None:
        self.title.setText(title)
        self.note.setText(note)

    def sizeHint(self) -> QSize:
        return QSize(600, 360)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, gold = self.width() / 2, self.theme.chrome.gold
            foot = self.title.y() - 20.0
            disc = QRectF(middle - 46, foot - 92, 92, 92)
            light = QRadialGradient(disc.center(), 200)
            light.setColorAt(0, color(gold, 0.22))
            light.setColorAt(1, color(gold, 0))
            p.fillRect(self.rect(), light)
            p.setBrush(color(gold, 0.1))
            p.setPen(line_pen(gold, 1.6))
            p.drawEllipse(disc)
            paint_glyph(p, "moon", disc.adjusted(22, 22, -22, -22), gold)
            paint_glyph(p, "star", QRectF(middle + 8, foot - 66, 12, 12), gold)
