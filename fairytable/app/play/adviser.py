"""A hint for whoever does not know how to go on: a bot proposes, the table lights it up."""

from PySide6.QtCore import QObject

from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.play.controller import Controller
from fairytable.app.play.pace import DEADLINE_MS
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP

HINT = QT_TRANSLATE_NOOP("app", "Hint: {action}")
NOBODY = QT_TRANSLATE_NOOP("app", "There is nothing for you to decide now.")

WOULD_TELL = QT_TRANSLATE_NOOP("app", "A hint would give your cards away to the others.")


class Adviser(QObject):
    """Sees no more of the game than the person who asks."""

    def __init__(self, controller: Controller, panel: SidePanel, bots: BotPlayer) -> None:
        super().__init__(controller)
        self.controller, self.panel, self.bots = controller, panel, bots
        bots.advised.connect(self._propose)

    def ask(self) -> None:
        """Find out what a bot would do; the answer comes a little later."""
        match = self.controller.match
        if match is None or not self.controller.table.offers.actions:
            self._say(self.controller.language.say(NOBODY))
        elif self.controller.openly:
            self._say(self.controller.language.say(WOULD_TELL))
        else:
            self.bots.advise(match, DEADLINE_MS)

    def _propose(self, action: Action) -> None:
        table = self.controller.table
        if table.staging is None or table.stage is None or action not in table.offers.actions:
            return
        table.hands.suggest(action)
        words = table.staging.describe(action, table.stage)
        self._say(self.controller.language.say(HINT, action=words))

    def _say(self, text: str) -> None:
        self.panel.box.advise(text)
        self.panel.announce(text)
