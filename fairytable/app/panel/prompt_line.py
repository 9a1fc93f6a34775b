"""The prompt and its buttons in one low line: for the menu bar while the side panel is folded."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from fairytable.app.chrome import BODY, BODY_STRONG, on_bar, sized
from fairytable.app.panel.prompt_button import PromptButton
from fairytable.app.panel.prompt_place import PromptPlace
from fairytable.app.theme import PartTheme, Theme
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color
from fairytable.paint.fonts import LEAST_PX, Type
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.staging import Button

LINE_HEIGHT = 26
_PIECE = 120
"""What a piece of the prompt needs beside the buttons."""
_LEAST = 200
_ANY_WIDTH = 16_777_215
_LEAST_TICKER = 90
"""A narrower one would only stammer."""


class _Line(PlainLabel):
    """Words in one line; smaller, then cut, where the window is narrow."""

    def __init__(self, theme: Theme, kind: Type = BODY_STRONG) -> None:
        super().__init__()
        self.theme, self.kind = theme, kind
        theme.changed.connect(self.update)
        self.setProperty("elides", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(measure(self.kind).horizontalAdvance(self.text())) + 8, LINE_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, LINE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            room = QRectF(self.rect())
            kind = sized(self.kind)
            words = fit_or_cut(self.text(), room.size(), sizes(kind, kind.px, LEAST_PX), 1)
            draw(p, words, room, color(self.ink()), Qt.AlignmentFlag.AlignRight)

    def ink(self) -> str:
        return self.theme.chrome.text


class _Ticker(_Line):
    """What happened last, softly, where the prompt leaves room for it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BODY)

    def ink(self) -> str:
        return self.theme.chrome.soft

    def take(self, room: int) -> None:
        """Show as much as there is room for, or nothing."""
        self.setVisible(bool(self.text()) and room >= _LEAST_TICKER)
        self.setMaximumWidth(max(_LEAST_TICKER, room))


class PromptLine(PromptPlace):
    """Says and asks the same as the prompt box."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(PartTheme(theme, on_bar, theme), parent)
        self._asked = ""
        self._room = _LEAST
        self.ticker = _Ticker(self.theme)
        self.prompt = _Line(self.theme)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 4, 0)
        self._row.setSpacing(6)
        self._row.addWidget(self.ticker)
        self._row.addWidget(self.prompt, 1)
        self.setFixedHeight(LINE_HEIGHT)

    def tick(self, text: str) -> None:
        """Tell what has happened last."""
        self.ticker.setText(text)
        self.ticker.setToolTip(plain_tip(text))
        self._make_room()

    def warn(self, reason: str) -> None:
        """Say why something did nothing, in the place of the prompt."""
        self.prompt.setText(reason)

    def calm(self) -> None:
        self.prompt.setText(self._asked)

    def least(self) -> int:
        """How wide it has to be for its buttons and a piece of the prompt."""
        return sum(self._widths(keys=False)) + _PIECE

    def set_room(self, room: int) -> None:
        """Be no wider than this."""
        self._room = max(_LEAST, room)
        self._make_room()

    def _widths(self, *, keys: bool) -> list[int]:
        """What the buttons need, with their keys or without, and the spaces before them."""
        for button in self.buttons:
            button.show_key(keys)
        return [button.sizeHint().width() + self._row.spacing() for button in self.buttons]

    def _make_room(self) -> None:
        """Where there is little room what happened last is left out, then the buttons drop their
        keys, then the prompt is cut, and the buttons last of all."""
        room = self._room
        self.setMaximumWidth(room)
        needed = sum(self._widths(keys=True))
        if needed + _PIECE > room:
            needed = sum(self._widths(keys=False))
        tight = needed + _PIECE > room
        share = (room - _PIECE) // max(1, len(self.buttons)) - self._row.spacing()
        for button in self.buttons:
            button.setMaximumWidth(share if tight else _ANY_WIDTH)
        free = room - needed - self.prompt.sizeHint().width()
        self.ticker.take(free - 4 * self._row.spacing())

    def _say(self, text: str, hint: str) -> None:
        self._asked = text
        self.prompt.setText(text)
        self.prompt.setToolTip(plain_tip(f"{text}\n{hint}" if hint else text))
        self.setAccessibleName(text)

    def _made(self, button: Button) -> PromptButton:
        made = PromptButton(button, self.theme, LINE_HEIGHT)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return made

    def _stand(self, buttons: Sequence[PromptButton]) -> None:
        for button in buttons:
            self._row.addWidget(button)
