"""The heading of a game's dialog: its cover, which sinks into the night, and its title on that."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from fairytable.app.chrome import NOTE, ink
from fairytable.app.start_page.cover_lettering import CREAM
from fairytable.app.start_page.game_cover import NIGHT_SKY, Cover
from fairytable.app.widgets.sentence import Sentence
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
_SOFT = "#CFCBE2"


class Banner(Cover):
    """Always night, whatever the chrome wears: picture on the left, words on the right."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__(pixmaps)
        self.series, self.name = Sentence(_SERIES, 18), Sentence(_NAME, 37)
        self.about = Sentence(NOTE, 18)
        for words, tone in zip(self.words(), (PAPER["gold_bright"], CREAM, _SOFT), strict=True):
            ink(words, tone)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        for words in self.words():
            self._column.addWidget(words)
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
        """Leave out what a low banner has no room for: the sentence first, then the series."""
        width = self.width() - round(self.picture_width()) - _BESIDE
        left = self.height() - _ABOVE_AND_BELOW
        for words in (self.name, self.series, self.about):
            needed = words.heightForWidth(max(1, width))
            words.setVisible(bool(words.text()) and (needed <= left or words is self.name))
            left -= needed if words.text() else 0

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
