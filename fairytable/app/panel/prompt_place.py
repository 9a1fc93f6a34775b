"""A place where a decision is asked: its words, and a button for each choice."""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from fairytable.app.panel.prompt_button import DarkKeys, PromptButton, can_press
from fairytable.app.theme import Theme
from fairytable.engine import Action
from fairytable.stage.staging import Button, Prompt


class PromptPlace(QWidget):
    """What the box of the side panel and the line beside the menus have in common."""

    chosen = Signal(object)
    """What a button asks for."""
    refused = Signal(str)
    """Why a dark button that was pressed does nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.buttons: list[PromptButton] = []
        self._asking = False
        self._dark = DarkKeys(self)
        self._dark.refused.connect(self.refused)

    def ask(self, prompt: Prompt, legal: Sequence[Action]) -> None:
        """Ask for a decision; buttons that are not legal now are dimmed."""
        self._asking = True
        self._say(prompt.text, prompt.hint)
        if [b.button for b in self.buttons] != list(prompt.buttons):
            self._lay(prompt.buttons)
        for button in self.buttons:
            button.set_possible(can_press(button.button, legal))
        self._dark.listen(self.buttons)
        self._make_room()

    def tell(self, text: str) -> None:
        """Say something that asks for nothing."""
        self._asking = False
        self._say(text, "")
        self._lay(())
        self._dark.listen(())

    def rest(self) -> None:
        """What was asked is answered, or cannot be answered yet."""
        for button in self.buttons:
            button.setEnabled(False)
        self._dark.listen(())

    def wake(self) -> None:
        """What is asked can be answered from now on."""
        for button in self.buttons:
            button.setEnabled(button.possible)
        self._dark.listen(self.buttons)

    @abstractmethod
    def warn(self, reason: str) -> None:
        """Say why something did nothing."""

    @abstractmethod
    def calm(self) -> None:
        """Something else is done: what was said of the last thing that did nothing is past."""

    @abstractmethod
    def _say(self, text: str, hint: str) -> None:
        """Show these words."""

    @abstractmethod
    def _make_room(self) -> None:
        """Words and buttons are others: give them the room they need."""

    @abstractmethod
    def _made(self, button: Button) -> PromptButton:
        """A button of the size that is right here."""

    @abstractmethod
    def _stand(self, buttons: Sequence[PromptButton]) -> None:
        """Give the buttons their places."""

    def _lay(self, buttons: Sequence[Button]) -> None:
        for old in self.buttons:
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self.buttons = [self._made(button) for button in buttons]
        for made in self.buttons:
            made.chosen.connect(self.chosen)
            made.refused.connect(self.refused)
        self._stand(self.buttons)
