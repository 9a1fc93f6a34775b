"""The page on which a match is played: the table, the side panel beside it, the curtain over it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fairytable.app.chrome import SCALES
from fairytable.app.memory import give_back
from fairytable.app.panel.help_view import HelpView
from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.play.adviser import Adviser
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.play.company import Company
from fairytable.app.play.controller import Controller
from fairytable.app.play.curtain import YOUR_TURN, Curtain
from fairytable.app.play.digit_keys import DigitKeys
from fairytable.app.play.half_curtain import HalfCurtain
from fairytable.app.play.quest_card import QuestCard
from fairytable.app.play.replay_mark import ReplayMark
from fairytable.app.rules import text as rules_text
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.large_card import LargeCard
from fairytable.app.widgets.small_cards import PointedCard
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import staging_of
from fairytable.match import Match
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.prompts import ShowCards
from fairytable.storage.settings import Settings
from fairytable.table.card_table import CardTable

REPLAY = QT_TRANSLATE_NOOP("app", "Replay")


class TablePage(QWidget):
    """One match at a time."""

    over = Signal()
    """The match on the table has ended."""
    quest_silenced = Signal(str)
    """The game of which nobody needs to be told any more who they are and what wins."""
    was_folded = Signal()
    """The side panel was folded or unfolded."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        bots: BotPlayer,
        language: Language,
        settings: Settings,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.language = language
        self.table = CardTable(pixmaps)
        self.digits = DigitKeys(self.table)
        self.digits.hear(self)
        self.panel = SidePanel(pixmaps, language, theme)
        self.help = HelpView(pixmaps, language)
        self.panel.place_help(self.help)
        self.curtain = Curtain(self.table)
        self.half_curtain = HalfCurtain(self.table, theme)
        self.replay_mark = ReplayMark(self.table, theme)
        self.quest = QuestCard(self.table, pixmaps, theme)
        self._called: int | None = None
        """Who was asked last."""
        self.large = LargeCard(pixmaps, self)
        """A card of the panel that is pointed at."""
        self.controller = Controller(self.table, self.panel, bots, language, settings, self)
        self.adviser = Adviser(self.controller, self.panel, bots)
        self.company = Company(self.controller, language)
        """To be put into the line of the menus."""
        self.folded = False
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.panel)
        self._connect(bots)
        self._use(settings)

    def _connect(self, bots: BotPlayer) -> None:
        self.controller.curtain_wanted.connect(self._fall)
        self.controller.shown.connect(self._shown)
        self.controller.over.connect(self.over)
        self.controller.asked.connect(self._call)
        self.controller.introducing.connect(self._introduce)
        self.quest.read.connect(self._quest_read)
        self.quest.silenced.connect(self._quest_silenced)
        self.half_curtain.chosen.connect(self._turn_cards)
        self.table.settled.connect(self.half_curtain.fit)
        self.curtain.ready.connect(self._ready)
        self.panel.told.connect(self.table.hands.tell)
        self.table.leading.changed.connect(self.panel.lead)
        self.panel.pointed_move.connect(self.table.hands.consider)
        self.panel.pointed_card.connect(self._enlarge)
        self.table.hands.aiming.aimed.connect(self.panel.foresee)
        self.panel.fold_wanted.connect(self.fold)
        self.table.teller.line_height = self.panel.line_height  # table and panel have the same head
        self.table.hands.refused.connect(self.panel.box.warn)
        self.table.hands.refused.connect(self.panel.announce)
        self.table.hands.focused.connect(self.panel.announce)
        bots.troubled.connect(self._bot_trouble)

    def begin(self, match: Match, *, introduce: bool = False) -> None:
        """Play this match; people may first read who they are and what wins."""
        self._make_ready(match)
        self.controller.begin(match, introduce=introduce)

    def take(self, match: Match) -> None:
        """Have this match on the table, to be watched."""
        self._make_ready(match)
        self.controller.take(match)

    def _make_ready(self, match: Match) -> None:
        self._called = None
        self._clear()
        staging = staging_of(match.game.id)
        if staging is not None:
            self.curtain.wear(staging.skin)
        self.table.setFocus()

    def begin_next(self) -> None:
        """Begin the next game of the match, whoever sits at the machine."""
        if self.controller.match is not None:
            self.table.setFocus()
            self.controller.choose(self.controller.match.state.legal()[0])

    def leave(self) -> None:
        """Nobody plays here any more."""
        self._clear()
        self.controller.stop()
        give_back()

    def _clear(self) -> None:
        """Take away what lies over the table."""
        for over in (self.curtain, self.half_curtain, self.quest):
            over.hide()

    def use(self, settings: Settings) -> None:
        """Follow these settings from now on."""
        counting = settings.cards_left != self.controller.settings.cards_left
        self.controller.use(settings)
        self._use(settings)
        if counting and not self.controller.watching:
            self.controller.show()

    def _use(self, settings: Settings) -> None:
        self.table.top.set_aids(settings.colour_blind_aids)
        enlarged = self.table.lens.enlarged
        enlarged.by_itself = settings.enlarged != "never"
        enlarged.size = settings.enlarged if enlarged.by_itself else "normal"
        self.table.lens.rest_for(settings.enlarged_after)
        self.table.top.letters = SCALES[settings.text_size]
        self.curtain.cover(self if settings.full_curtain else self.table)

    def fit(self) -> None:
        """Texts have another size: give table and panel their places anew."""
        self.panel.fit_window(self.width())
        self._row.activate()

    def fold(self) -> None:
        """Fold the side panel, or unfold it."""
        self.folded = not self.folded
        self.panel.set_folded(self.folded, self.width())
        self.was_folded.emit()

    def _enlarge(self, card: PointedCard | None) -> None:
        """Show a card of the panel large beside the panel, over the table."""
        if card is None:
            self.large.put_away()
            return
        small = card.seen_from(self, self.panel).rect
        self.large.show_left_of(card.side, small, self.panel.x())

    def _bot_trouble(self, text: str) -> None:
        self.panel.announce(self.language.say(text))

    def _fall(self, player: int) -> None:
        match = self.controller.match
        if match is not None:
            seat = match.seats[player]
            self.curtain.fall(seat.name, seat.colour, self.language.say)

    def _call(self, player: int) -> None:
        """Somebody has to decide: where no curtain has said who, the table does."""
        before, self._called = self._called, player
        match, say = self.controller.match, self.language.say
        if match is None:
            return
        seat = match.seats[player]
        if self.controller.half:
            shows = not self.controller.curtain
            self.half_curtain.offer(seat.name, seat.colour, say, shows=shows)
        elif self.controller.openly and before != player:
            self.table.speech.call(say(YOUR_TURN, name=seat.name))

    def _turn_cards(self, wish: ShowCards) -> None:
        """Show or hide their own cards, unless the turn has only just begun."""
        if not self.table.comes_early:
            self.controller.choose(wish)

    def hint(self, source: str) -> None:
        """Say something helpful beneath what is asked."""
        text = self.language.say(source)
        self.panel.box.advise(text)
        self.panel.line.tick(text)
        self.panel.announce(text)

    def _introduce(self) -> None:
        """Say who one is and what wins, before the first decision."""
        if not self._show_quest(first=True):
            self.controller.go_on()

    def show_quest(self) -> None:
        """Say it once more, to somebody who sees their own cards."""
        if not self.controller.curtain and self.quest.isHidden():
            self._show_quest(first=False)

    def _show_quest(self, *, first: bool) -> bool:
        """False where there is nothing to say."""
        match = self.controller.match
        staging = None if match is None else staging_of(match.game.id)
        if match is None or staging is None or match.seats[self.controller.bottom].kind != "human":
            return False
        stage = self.controller.stage(match.state)
        quest = staging.quest(stage)
        if quest is None:
            return False
        look = None if quest.face is None else staging.look(quest.face, stage.say)
        title = staging.title(stage.say)
        self.quest.introduce(title, quest, look, self.language.say, first=first)
        return True

    def _quest_read(self) -> None:
        self.table.setFocus()
        self.controller.go_on()

    def _quest_silenced(self) -> None:
        if self.controller.match is not None:
            self.quest_silenced.emit(self.controller.match.game.id)

    def _ready(self) -> None:
        self.controller.ready()
        self.table.setFocus()

    def _shown(self) -> None:
        self.half_curtain.hide()
        if self.controller.replaying and not self.controller.watching:
            self.replay_mark.say(self.language.say(REPLAY))
        else:
            self.replay_mark.hide()
        if not self.controller.curtain or self.controller.openly:
            self.curtain.hide()
        match = self.controller.match
        if match is not None and staging_of(match.game.id) is not None:
            self.help.present(match.game, rules_text.chapter_for(match))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.fit_window(self.width())
        self._row.activate()  # at once: the table is laid out for its true width and only then
