"""The line at the right of the menus: the prompt while the panel is folded, else who plays along;
and quick buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenuBar,
    QToolBar,
    QToolButton,
    QWidget,
)

from fairytable.app import menus
from fairytable.app.chrome import on_bar, scaled
from fairytable.app.menus import Menus
from fairytable.app.panel.prompt_line import PromptLine
from fairytable.app.theme import Theme
from fairytable.paint.brushes import canvas, color
from fairytable.paint.glyphs import paint_glyph

SIGNS = {
    menus.UNDO: "undo",
    menus.REDO: "redo",
    menus.AGAIN: "turn",
    menus.SKIP: "skip",
    menus.PACE: "clock",
    menus.HINT: "hint",
    menus.RULES: "question",
    menus.FOLD: "fold",
}
"""The actions that have a button, and the sign on it."""
SIGN = 16
_FAINT = 0.35
"""How strongly the sign of a button is drawn that cannot be pressed."""
_GIVE_WAY = ("clock", "turn", "skip", "question", "hint", "redo", "undo")
"""Which buttons make room for the prompt, and in which order."""
_ITEM = 27
"""What a menu needs beside its words."""


class Tool(NamedTuple):
    """A button for an action of the menus."""

    action: QAction
    glyph: str


class ToolLine(QWidget):
    """Says and does nothing of its own: words, keys and dimming are those of the actions."""

    def __init__(
        self, tools: Sequence[Tool], prompt: PromptLine, company: QWidget, theme: Theme
    ) -> None:
        super().__init__()
        self.theme = theme
        self.prompt, self.company = prompt, company
        self.tools = tuple(tools)
        self._folded = False
        self.buttons = {tool.glyph: QToolButton() for tool in tools}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(1)
        row.addWidget(prompt, 1)
        row.addWidget(company)
        for tool, button in zip(tools, self.buttons.values(), strict=True):
            button.setDefaultAction(tool.action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoRaise(True)
            tool.action.setIconVisibleInMenu(False)
            tool.action.changed.connect(self._speak)
            row.addWidget(button)
        theme.changed.connect(self._colour)
        self._colour()
        self._speak()

    def _colour(self) -> None:
        for tool in self.tools:
            self.buttons[tool.glyph].setIconSize(QSize(scaled(SIGN), scaled(SIGN)))
            turned = self._folded and tool.glyph == "fold"
            tool.action.setIcon(self._icon("unfold" if turned else tool.glyph))

    def set_folded(self, folded: bool) -> None:
        """The arrow points to where the panel would go."""
        if folded != self._folded:
            self._folded = folded
            self._colour()
        self._make_room()

    def _make_room(self) -> None:
        """The prompt has what menus and buttons leave; where that is too little, buttons whose
        actions are in the menus too give way to it."""
        bar = self.parentWidget()
        room = self._room()
        left = list(_GIVE_WAY) if self._folded else []
        gone: list[str] = []
        self.company.setVisible(not self._folded)
        while left and room - self._tools_width(gone) < self.prompt.least():
            gone.append(left.pop(0))
        for glyph, button in self.buttons.items():
            button.setVisible(glyph not in gone)
        self.prompt.set_room(room - self._tools_width(gone))
        wanted = self.sizeHint()
        if isinstance(bar, QMenuBar) and wanted.width() != self.width():
            # The bar does not hear that its corner wants another width.
            QApplication.postEvent(bar, QResizeEvent(bar.size(), bar.size()))

    def _room(self) -> int:
        """What the menus leave."""
        bar = self.parentWidget()
        if not isinstance(bar, QMenuBar):
            return self.width()
        ruler = bar.fontMetrics()
        titles = [action.text().replace("&", "") for action in bar.actions()]
        taken = sum(ruler.horizontalAdvance(title) + scaled(_ITEM) for title in titles)
        return bar.width() - taken

    def _tools_width(self, gone: Sequence[str] = ()) -> int:
        """What the buttons need, without those that give way."""
        shown = [button for glyph, button in self.buttons.items() if glyph not in gone]
        return sum(button.sizeHint().width() + 1 for button in shown) + 8

    def _speak(self) -> None:
        for tool, button in zip(self.tools, self.buttons.values(), strict=True):
            button.setAccessibleName(tool.action.toolTip())

    def _icon(self, glyph: str) -> QIcon:
        """The sign in the colour of text; a faint one where it cannot be pressed."""
        icon, dpr = QIcon(), self.devicePixelRatioF()
        side = round(scaled(SIGN) * dpr)
        for mode, strength in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, _FAINT)):
            with canvas(side, side, dpr) as (image, p):
                ink = color(on_bar(self.theme.chrome).text, strength)
                paint_glyph(p, glyph, QRectF(0, 0, side, side), ink)
            icon.addPixmap(QPixmap.fromImage(image), mode)
        return icon

    # Qt

    def sizeHint(self) -> QSize:
        """All it needs, but so that the menus keep their room."""
        wanted = super().sizeHint()
        if not isinstance(self.parentWidget(), QMenuBar):
            return wanted
        return QSize(max(0, min(wanted.width(), self._room())), wanted.height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._colour()
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has another width."""
        if event.type() == QEvent.Type.Resize and self._folded:
            self._make_room()
        return super().eventFilter(watched, event)


def beside_menus(
    window: QMainWindow, offered: Menus, prompt: PromptLine, company: QWidget, theme: Theme
) -> ToolLine:
    """The line of a window; where the system has the menus, in a bar of its own."""
    tools = [Tool(offered.actions[name], sign) for name, sign in SIGNS.items()]
    line = ToolLine(tools, prompt, company, theme)
    if window.menuBar().isNativeMenuBar():
        bar = QToolBar()
        bar.setMovable(False)
        bar.addWidget(line)
        window.addToolBar(bar)
    else:
        window.menuBar().setCornerWidget(line)
        window.installEventFilter(line)
    return line
