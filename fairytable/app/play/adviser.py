"""A hint for whoever does not know how to go on: a bot proposes, the table lights it up."""

from PySide6.QtCore import QObject

from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.play.controller import Controller
from fairytable.app.play.pace import DEADLINE_MS
from fairytable.app.play.why_words import reason
from fairytable.bots.advice import Advice
from fairytable.engine.words import QT_TRANSLATE_NOOP

HINT = QT_TRANSLATE_NOOP("app", "Hint: {action}.")
BETTER = QT_TRANSLATE_NOOP(
    "app",
    "Hint: {action}. {reason} This should win about {wins} games in 100; the next best move, "
    "“{other}”, about {fewer}.",
)
EQUAL = QT_TRANSLATE_NOOP("app", "Hint: {action}. Just as good: {other}.")
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

    def _propose(self, advice: Advice) -> None:
        table = self.controller.table
        action, other = advice.action, advice.other
        if table.staging is None or table.stage is None or action not in table.offers.actions:
            return
        table.hands.suggest(action)
        describe, say = table.staging.describe, self.controller.language.say
        words = describe(action, table.stage)
        if other is None or advice.wins is None or advice.other_wins is None:
            self._say(say(HINT, action=words))
            return
        instead = describe(other, table.stage)
        if advice.clearly and advice.wins > advice.other_wins:
            wins, fewer = advice.wins, advice.other_wins
            names = [person.name for person in table.stage.people]
            why = reason(advice.why, names, say)
            self._say(say(BETTER, action=words, reason=why, wins=wins, other=instead, fewer=fewer))
        else:
            self._say(say(EQUAL, action=words, other=instead))

    def _say(self, text: str) -> None:
        self.panel.box.advise(text)
        self.panel.announce(text)
