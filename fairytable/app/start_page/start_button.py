"""The buttons of the start page: a gold key, a quiet one, or words alone."""

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from fairytable.app.chrome import scaled, sized, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.key_painter import Key, Shine, face_of, ink_of, paint_key
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type
from fairytable.paint.text import draw, fit_or_cut, sizes

Kind = Literal["main", "plain", "link"]
_HEIGHT = {"main": 42, "plain": 38, "link": 36}
_PAD = {"main": 26, "plain": 18, "link": 13}
_RAISED = Key(2.0, raised=True, shine=Shine(gold=0.16), gold_shine=Shine(white=0.2))
_KEYS = {
    "main": _RAISED,
    "plain": _RAISED,
    "link": Key(2.0, flat=True, shine=Shine(gold=0.16)),
}


class StartButton(QPushButton):
    """Pressed by mouse, Space and Enter alike."""

    def __init__(self, kind: Kind, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.theme = theme
        theme.changed.connect(self.update)
        self._type = Type(16, BOLD, SANS) if kind == "main" else Type(14, SEMIBOLD, SANS)
        wear(self, self._type)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text.replace("…", ""))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = measure(self._type).horizontalAdvance(self.text())
        return QSize(round(words) + 2 * _PAD[self.kind], scaled(_HEIGHT[self.kind]))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        key, chrome, gold = _KEYS[self.kind], self.theme.chrome, self.kind == "main"
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_key(p, self, key, chrome, gold=gold)
            face = face_of(self, key)
            if self.kind == "link" and (self.underMouse() or self.isDown()):
                bar = QRectF(face.x() + 11, face.bottom() - 5, face.width() - 22, 2)
                p.fillPath(plate(bar, 1), color(chrome.gold))
            words, kind = face.adjusted(5, 0, -5, 0), sized(self._type)
            text = fit_or_cut(self.text(), words.size(), sizes(kind, kind.px, LEAST_PX), 1)
            draw(p, text, words, color(ink_of(self, key, chrome, gold=gold)))
