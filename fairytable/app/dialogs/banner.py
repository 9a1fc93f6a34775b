"""The heading of a game's dialog: its cover, which sinks into the night, and its title on that."""

from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from fairytable.app.chrome import NOTE, ink
from fairytable.app.start_page.cover_lettering import CREAM
from fairytable.app.start_page.game_cover import NIGHT_SKY, Cover
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.paint.palette import PAPER
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.scenery import Vista

_SERIES = Type(15, SEMIBOLD, caps=True)
_NAME = Type(30, SEMIBOLD, caps=True)
_SHAPE = 2.0
"""How much wider than high the picture is: faces at its head stay in it."""
_CLEAR = 0.76
"""The share of the picture's width that the night leaves as it is."""
_BESIDE, _ABOVE_AND_BELOW = 28, 14
"""What is free beside the words, and above and below them."""
_BETWEEN = 32
"""Free between the title and a sentence beside it."""
_SOFT = "#CFCBE2"
_BELOW, _ASIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class Banner(Cover):
    """Always night, whatever the chrome wears: picture on the left, words on the right."""

    fitted = Signal()
    """What has room was chosen anew."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__(pixmaps)
        self.series, self.name = Sentence(_SERIES, 18), Sentence(_NAME, 37)
        self.about = Sentence(NOTE, 18)
        for words, tone in zip(self.words(), (PAPER["gold_bright"], CREAM, _SOFT), strict=True):
            ink(words, tone)
        heading = QVBoxLayout()
        heading.setSpacing(0)
        for words in (self.series, self.name):
            heading.addWidget(words)
        self._parts = QBoxLayout(_BELOW)
        self._parts.setSpacing(0)
        self._parts.addLayout(heading)
        self._parts.addWidget(self.about, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addLayout(self._parts)
        self._column.addStretch(1)

    def words(self) -> tuple[Sentence, ...]:
        return self.series, self.name, self.about

    def present(self, game: str, title: str, about: str) -> None:
        """What stands before a colon in the title is the series."""
        series, _, name = title.rpartition(": ")
        for words, text in zip(
            self.words(), (series, name[:1].upper() + name[1:], about), strict=True
        ):
            words.setText(text)
        self._fit()
        self.setAccessibleName(title)
        self.show_game(game)

    def _fit(self) -> None:
        """The sentence stands below the title, in a low banner beside it. Where neither has room it
        is left out, and then the series."""
        width = self.width() - round(self.picture_width()) - _BESIDE
        left = self.height() - _ABOVE_AND_BELOW
        title = self.name.heightForWidth(max(1, width))
        series = self.series.heightForWidth(max(1, width)) if self.series.text() else 0
        beside = width - self._title_width() - _BETWEEN
        below = title + series + self.about.heightForWidth(max(1, width)) <= left
        aside = beside > 0 and max(title + series, self.about.heightForWidth(beside)) <= left
        self.series.setVisible(bool(series) and title + series <= left)
        self.about.setVisible(bool(self.about.text()) and (below or aside))
        self._parts.setDirection(_BELOW if below or not aside else _ASIDE)
        self._parts.setSpacing(0 if below or not aside else _BETWEEN)
        self.name.setMinimumWidth(0 if below or not aside else self._title_width())
        self.fitted.emit()

    def _title_width(self) -> int:
        """How wide the title is in one line."""
        wide = (measure(part.kind).horizontalAdvance(part.text()) for part in self.words()[:2])
        return ceil(max(wide))

    def picture_width(self) -> float:
        return min(self.width() * 0.5, self.height() * _SHAPE) if self.picture else 0.0

    def prints(self) -> list[Print]:
        if not self.picture:
            return []
        dpr = self.devicePixelRatioF()
        return [Print(Vista(self.picture, float(self.height())), self.picture_width(), dpr)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.setContentsMargins(round(self.picture_width()) + 4, 6, 24, 8)
        self._fit()

    def _paint_ground(self, p: QPainter, rect: QRectF) -> None:
        p.fillRect(rect, color(NIGHT_SKY))
        for one in self.prints():
            p.drawPixmap(0, 0, self._pixmaps.get(one))
        width = self.picture_width()
        clear = width * _CLEAR
        shade = QLinearGradient(clear, 0, width, 0)
        shade.setColorAt(0, color(NIGHT_SKY, 0))
        shade.setColorAt(0.55, color(NIGHT_SKY, 0.62))
        shade.setColorAt(1, color(NIGHT_SKY))
        p.setPen(Qt.PenStyle.NoPen)
        p.fillRect(QRectF(clear, 0, width - clear + 1, rect.height()), shade)
