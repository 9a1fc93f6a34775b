"""The box beside the hand: what the player is asked, a hint, and the buttons of the decision."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from fairytable.app.chrome import BODY, PROMPT, Chrome, ink
from fairytable.app.panel.prompt_button import BUTTON_HEIGHT, LOW_BUTTON_HEIGHT, PromptButton
from fairytable.app.panel.prompt_place import PromptPlace
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import inset, paint_stuff, plate
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.sentence import Sentence
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.materials import paint_mounts
from fairytable.paint.portraits import paint_portrait
from fairytable.stage.skin import Surface
from fairytable.stage.staging import Button

ROOMY_HEIGHT = 700
"""From this height of the panel up buttons are higher."""
LEAST_HEIGHT = 172
_EDGE = 8
"""Between the panel's edge and the box."""
_PAD = 13
_FACE, _LEAST_FACE = 84.0, 34.0
"""How large the face of whoever is thinking is."""
_NO_LIMIT = 100_000
_TWO_COLUMNS = 3
"""This many buttons, or more, stand in two columns."""


class PromptBox(PromptPlace):
    """A raised plate; it grows with its words, so that none is ever cut."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        theme.changed.connect(self._colour)
        self._button = BUTTON_HEIGHT
        self.prompt = Sentence(PROMPT, 21)
        self.hint = Sentence(BODY, 17)
        self._hinted = ""
        """What helps with the decision, while nothing is said in its place."""
        self._warned = False
        self._asked = ""
        self._portrait = ""
        """Of whoever decides, if that is nobody at the machine."""
        self._limit = _NO_LIMIT
        """How high it may be before the hint gives way."""
        self._grid = QGridLayout()
        self._grid.setSpacing(5)
        self._grid.setColumnStretch(0, 1)
        column = self._column = QVBoxLayout(self)
        side = _EDGE + _PAD
        column.setContentsMargins(side, 8 + 11, side, _EDGE + 10)
        column.setSpacing(7)
        column.addWidget(self.prompt)
        column.addWidget(self.hint)
        column.addStretch(1)
        column.addLayout(self._grid)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_least_height(LEAST_HEIGHT)

    def set_room(self, panel_height: int) -> None:
        """Buttons are lower in low windows."""
        self._button = BUTTON_HEIGHT if panel_height >= ROOMY_HEIGHT else LOW_BUTTON_HEIGHT
        for button in self.buttons:
            button.set_height(self._button)

    def set_least_height(self, height: int) -> None:
        """As high as their own row of the table, so that both stand on one line."""
        self.setMinimumHeight(max(LEAST_HEIGHT, height))

    def set_limit(self, limit: int) -> None:
        """Where this little height is left, the hint gives way, and what is refused is said in the
        prompt's place."""
        self._limit = limit
        self._fit()

    def _fit(self) -> None:
        """Show the hint where there is room for it beneath what is asked."""
        text, needed = self.hint.text(), self._column.totalHeightForWidth(self.width())
        inside = self.width() - 2 * (_EDGE + _PAD)
        needed += self.prompt.height_of(self._asked, inside) - self.prompt.heightForWidth(inside)
        if self.hint.isHidden() and text:
            needed += self.hint.heightForWidth(inside) + self._column.spacing()
        roomy = needed <= self._limit
        self.hint.setVisible(bool(text) and roomy)
        self.prompt.setText(self._asked if roomy or not self._warned else text)
        self.prompt.setToolTip("" if roomy else plain_tip(text))
        self._colour()

    def show_face(self, portrait: str) -> None:
        """Show who is thinking, where the words leave room; empty for nobody."""
        if portrait != self._portrait:
            self._portrait = portrait
            self.update()

    def _paint_face(self, p: QPainter, rect: QRectF) -> bool:
        """At the lower right; False if there is no face, or no room for it."""
        words = self.prompt if self.hint.isHidden() else self.hint
        side = min(_FACE, rect.bottom() - words.geometry().bottom() - 18)
        if self._asking or not self._portrait or side < _LEAST_FACE:
            return False
        away = side / 2 + 12
        paint_portrait(p, self._portrait, rect.bottomRight() - QPointF(away, away), side / 2)
        return True

    def warn(self, reason: str) -> None:
        self._tell_beneath(reason, warned=True)
        self._grow()

    def advise(self, text: str) -> None:
        """Say something helpful in the place of the hint."""
        self._tell_beneath(text, warned=False)
        self._grow()

    def calm(self) -> None:
        if self._warned:
            self._tell_beneath(self._hinted, warned=False)

    def _tell_beneath(self, text: str, *, warned: bool) -> None:
        self._warned = warned
        self.hint.setText(text)
        self._fit()

    def _say(self, text: str, hint: str) -> None:
        self._asked, self._hinted = text, hint
        self.prompt.setText(text)
        self._tell_beneath(hint, warned=False)
        self.setAccessibleName(text)

    def _make_room(self) -> None:
        self._fit()
        self._grow()

    def _grow(self) -> None:
        """Once its words needed more room the box keeps it: the panel does not jump."""
        if self.isVisible():
            needed = self._column.totalHeightForWidth(self.width())
            self.setMinimumHeight(max(self.minimumHeight(), min(needed, self._limit)))

    def event(self, event: QEvent) -> bool:
        """Buttons have come, or the panel has another width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    def _colour(self) -> None:
        c = self.theme.chrome
        said = c.warning if self._warned and self.hint.isHidden() else c.text
        ink(self.prompt, said if self._asking else c.soft)
        ink(self.hint, c.warning if self._warned else c.soft)
        self.update()

    def _made(self, button: Button) -> PromptButton:
        return PromptButton(button, self.theme, self._button)

    def _stand(self, buttons: Sequence[PromptButton]) -> None:
        """In two columns where there are many; a last one that is alone takes both. Where some say
        what they cost, each has a line for itself."""
        costs = any(made.button.cost for made in buttons)
        columns = 2 if len(buttons) >= _TWO_COLUMNS and not costs else 1
        self._grid.setColumnStretch(1, columns - 1)
        for i, button in enumerate(buttons):
            alone = columns > 1 and i == len(buttons) - 1 and i % columns == 0
            self._grid.addWidget(button, i // columns, i % columns, 1, columns if alone else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c = self.theme.chrome
            rect = QRectF(self.rect()).adjusted(_EDGE, 8, -_EDGE, -_EDGE)
            if c.around is not None:
                self._paint_skin(p, rect, c, c.around.prompt)
                return
            for i in range(5):
                grown = rect.adjusted(-i * 0.8, 1, i * 0.8, 1 + i)
                p.fillPath(plate(grown, 11 + i), color("#05030C", 0.05))
            shape = plate(rect, 11)
            p.fillPath(shape, down(rect, (0, c.box), (1, c.box_foot)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold if self._asking else c.line, 1.6))
            p.drawPath(shape)
            p.setPen(line_pen(c.gold if self._asking else c.line, 0.7, 0.5))
            p.drawPath(plate(inset(rect, 3.5), 8))
            if not self._paint_face(p, rect) and not self._asking:
                side = 54.0
                corner = QRectF(rect.right() - side - 10, rect.bottom() - side - 10, side, side)
                paint_glyph(p, "moon", corner, color(c.gold, 0.16))

    def _paint_skin(self, p: QPainter, rect: QRectF, c: Chrome, surface: Surface) -> None:
        """In the skin's material; who asks for something lights its edge."""
        if not self._asking:
            paint_stuff(p, rect, surface._replace(ornate=False, rim=c.line), 9)
            self._paint_face(p, rect)
            return
        paint_stuff(p, rect, surface, 9)
        p.setBrush(Qt.BrushStyle.NoBrush)
        within = 7.5 if surface.material == "parchment" else 0.0
        p.setPen(line_pen(c.gold, 1.6, 0.8 if within else 1))
        p.drawPath(plate(inset(rect, within), 9 - within * 0.6))
        paint_mounts(p, rect, surface)
