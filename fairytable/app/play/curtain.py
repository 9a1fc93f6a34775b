"""The curtain: covers what is private until the next person sits at the machine."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from fairytable.app.chrome import wear
from fairytable.app.play.curtain_painter import VELVET, dyed, paint_drapes
from fairytable.app.widgets.grounds import inset, paint_stuff, plate
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, down, line_pen, round_pen
from fairytable.paint.fonts import SANS, SEMIBOLD, Type
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.pieces import paint_player
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Translate

YOUR_TURN = QT_TRANSLATE_NOOP("app", "{name}, it is your turn.")
HAND_OVER = QT_TRANSLATE_NOOP("app", "Pass the screen on, then:")
SHOW = QT_TRANSLATE_NOOP("app", "Show my cards")

_PLATE = 500.0
"""How wide the plate with the name is, where there is room."""
_CREST_ROOM = 142.0
"""What the plate leaves above the name, however many lines that has."""


class Curtain(Overlay):
    """Lies over the table or more; the table under it hides everything private by itself."""

    ready = Signal()

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._table = covered
        self._colour = 0
        self._skin = FELT
        self._drapes = QPixmap()
        self._drapes_for: tuple[int, int, float, bool] | None = None
        """The size they were painted for, once."""
        self._name = PlainLabel()
        self._note = PlainLabel()
        self.button = QPushButton()
        wear(self._name, Type(28, SEMIBOLD))
        wear(self._note, Type(16, family=SANS))
        wear(self.button, Type(17, SEMIBOLD, SANS))
        self.button.setObjectName("main")
        self.button.setMinimumWidth(220)
        for label in (self._name, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.button.setMinimumHeight(48)
        self.button.setDefault(True)
        self.button.clicked.connect(self._lift)
        self._box = box = QVBoxLayout(self)
        box.setSpacing(10)
        box.addStretch(1)
        box.addSpacing(100)
        for widget in (self._name, self._note):
            box.addWidget(widget)
        box.addSpacing(12)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        box.addStretch(1)
        self.hide()
        self.wear(FELT)

    def wear(self, skin: Skin) -> None:
        """Be of the velvet of this skin, with a plate of its own."""
        self._skin, self._drapes_for = skin, None
        self._medal = "#0A0E28" if skin is FELT else skin.plates.pill.deep
        for label in (self._name, self._note):  # dusk, whatever the chrome
            label.setStyleSheet(f"color: {skin.inks.plain}")
        self.update()

    @property
    def _half(self) -> bool:
        """Whether the public part of the table may shine through: only if no more is covered."""
        return self.parentWidget() is self._table

    def fall(self, name: str, colour: int, say: Translate) -> None:
        """Ask for this person."""
        self._colour = colour
        self._name.setText(say(YOUR_TURN, name=name))
        self._note.setText(say(HAND_OVER))
        self.button.setText(say(SHOW))
        self.setAccessibleName(self._name.text())
        self.show()
        self.button.setFocus()

    def _lift(self) -> None:
        self.hide()
        self.ready.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words stay on the plate."""
        side = max(26, round((self.width() - _PLATE) / 2) + 20)
        self._box.setContentsMargins(side, 8, side, 8)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        wanted = self.width(), self.height(), self.devicePixelRatioF(), self._half
        if wanted != self._drapes_for:
            self._drapes_for = wanted
            velvet = VELVET if self._skin is FELT else dyed(self._skin.plates.velvet)
            image = paint_drapes(*wanted[:3], aside=self._half, velvet=velvet)
            self._drapes = QPixmap.fromImage(image)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.drawPixmap(0, 0, self._drapes)
            middle = QRectF(self.rect()).center()
            across = min(_PLATE, self.width() - 24.0)
            top, foot = self._name.y() - _CREST_ROOM, self.button.geometry().bottom() + 38.0
            sign = QRectF(middle.x() - across / 2, top, across, foot - top)
            self._paint_sign(p, sign)
            self._paint_crest(p, QPointF(middle.x(), top + 74))

    def _paint_sign(self, p: QPainter, sign: QRectF) -> None:
        """The plate with the name."""
        if self._skin is not FELT:
            paint_stuff(p, sign, self._skin.plates.plate, 10)
            return
        shape = plate(sign, 14)
        p.fillPath(shape.translated(0, 5), color(TABLE["shadow"], 0.5))
        p.fillPath(shape, down(sign, (0, "#141B42"), (1, "#0A0E28")))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for within, width, strength in ((0.0, 2.0, 1.0), (6.0, 1.0, 0.5)):
            p.setPen(line_pen(PAPER["gold_bright"], width, strength))
            p.drawPath(plate(inset(sign, within), 14 - within))

    def _paint_crest(self, p: QPainter, at: QPointF) -> None:
        """The next player's shape in a ring of beads, before a little moonlight."""
        glow = QRadialGradient(at, 72)
        for stop, strength in ((0.0, 0.55), (0.5, 0.2), (1.0, 0.0)):
            glow.setColorAt(stop, color("#AEB9E6", strength))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(glow)
        p.drawEllipse(at, 72, 72)
        p.setBrush(color(self._medal))
        p.setPen(line_pen(PAPER["gold_bright"], 2))
        p.drawEllipse(at, 48, 48)
        p.setBrush(Qt.BrushStyle.NoBrush)
        beads = round_pen(PAPER["gold_bright"], 2.6, 0.9)
        beads.setDashPattern([0.001, math.tau * 54 / 40 / 2.6 - 0.001])
        p.setPen(beads)
        p.drawEllipse(at, 54, 54)
        paint_player(p, self._colour, at, 30)
