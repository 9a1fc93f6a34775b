"""The side panel: score sheet, tabs with story, pages, help and actions, and the prompt box."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from fairytable.app.chrome import HEADING, on_sheet, scaled, wear
from fairytable.app.panel import panel_ground
from fairytable.app.panel.action_list import ActionList
from fairytable.app.panel.fold_arrow import Way, arrow_icon
from fairytable.app.panel.page_view import PageView
from fairytable.app.panel.prompt_box import PromptBox
from fairytable.app.panel.prompt_line import PromptLine
from fairytable.app.panel.sheet_view import ROOMY_HEIGHT, SheetStrip, SheetView
from fairytable.app.panel.state_of_play import state_of_play
from fairytable.app.panel.story_view import StoryView
from fairytable.app.panel.tab_strip import TabLabel, TabStrip
from fairytable.app.theme import PartTheme, Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.small_cards import PointedCard, SmallCards
from fairytable.app.widgets.walking import announce
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.foresight import NO_AIM, Aim, foreseen
from fairytable.stage.gestures import Piece
from fairytable.stage.prompts import Button, Lead, Prompt, PutDown
from fairytable.stage.sheets import Page, Sheet
from fairytable.stage.staging import Line, Person, Stage, Staging

FOLDED_WIDTH = 60
LEAST_STORY = 74
LEAST_TABLE = 760
"""What the table has in the smallest window."""

STORY = QT_TRANSLATE_NOOP("app", "Log")
HELP = QT_TRANSLATE_NOOP("app", "Help")
ACTIONS = QT_TRANSLATE_NOOP("app", "What you can do")
TABS = QT_TRANSLATE_NOOP("app", "Pages of the side panel")
FOLD = QT_TRANSLATE_NOOP("app", "Hide the side panel (F8)")
UNFOLD = QT_TRANSLATE_NOOP("app", "Show the side panel (F8)")
SINCE = QT_TRANSLATE_NOOP("app", "since your last move")
LED = QT_TRANSLATE_NOOP("app", "{what}: choose what glows.")
LED_HINT = QT_TRANSLATE_NOOP("app", "You can also use the arrow keys and Enter.")
NEVER_MIND = QT_TRANSLATE_NOOP("app", "Never mind")
NO_STORY = QT_TRANSLATE_NOOP("app", "The log starts with the first move.")
NO_LINES = QT_TRANSLATE_NOOP("app", "Nothing here yet.")
NO_ACTIONS = QT_TRANSLATE_NOOP("app", "There is nothing for you to decide now.")


def panel_width(window_width: int) -> int:
    """How wide the open panel is in a window of this width; larger texts need more of it, but never
    at the cost of the table."""
    wanted = scaled(max(264, min(round(0.235 * window_width), 340)))
    return max(264, min(wanted, window_width - LEAST_TABLE))


def _turn(stage: Stage) -> int | None:
    """Who has to decide."""
    decision = stage.view.decision
    return None if decision is None else decision.player


class SidePanel(QWidget):
    """Shows any game by its staging, and asks for what is done; it changes nothing itself."""

    chosen = Signal(object)
    """An Action: a button was pressed or a row of the list of actions was activated."""
    told = Signal(object)
    """The zones that the line under the mouse speaks of, of the story or a page; empty for none."""
    pointed_move = Signal(object)
    """The Action of the list of moves that is pointed at; None for none."""
    pointed_card = Signal(object)
    """The PointedCard of a page, and where it is on the panel; None for none."""
    fold_wanted = Signal()
    """The arrow was clicked: fold or unfold, whichever the panel is not."""

    def __init__(
        self, pixmaps: Pixmaps, language: Language, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language, self.theme = language, theme
        self.folded = False
        self._shown: tuple[Staging, Stage, Sequence[Action]] | None = None
        self._lines: tuple[Line, ...] = ()
        self._behind = False
        """Whether the table still tells how it came to what is to be shown."""
        self._held = False
        """Whether a turn has only just begun: what it asks is read, and cannot be answered yet."""
        self._help: QWidget | None = None
        self._own: list[PageView] = []
        """The game's own pages."""
        self.title = PlainLabel()
        on_the_sheet = PartTheme(theme, on_sheet, self)
        self.cards = SmallCards(pixmaps, language)
        self.sheet = SheetView(on_the_sheet, self.cards)
        self.strip = SheetStrip(on_the_sheet, self.cards)
        self._now: tuple[Stage, Sheet] | None = None
        """What the sheet shows while nothing is aimed at."""
        self.tabs = TabStrip(theme, self)
        self.pages = QStackedWidget()
        self.pages.setMinimumHeight(30)  # the sheet and what is asked come first
        self.story = StoryView(theme)
        self.choices = ActionList(theme)
        self.box = PromptBox(theme)
        self.line = PromptLine(theme, self)
        """What the box says, to be put into the menu bar: shown there while the panel is folded."""
        self.arrow = QToolButton()
        self._lay_out()
        self._connect()
        self._colour()
        self._speak()

    # Showing

    def present(
        self, staging: Staging, stage: Stage, legal: Sequence[Action], lines: Sequence[Line]
    ) -> None:
        """Show a position: the sheet, the story so far, and what can be decided.

        Where nothing is legal for the person at the table, another one is thinking.
        """
        self.expect(staging, stage, legal, lines)
        self.catch_up()

    def expect(
        self, staging: Staging, stage: Stage, legal: Sequence[Action], lines: Sequence[Line]
    ) -> None:
        """Make ready for a position: the table still tells how it came to that, and nothing here
        may tell the end before the beginning."""
        if self._shown is None or self._shown[0] is not staging:
            self.box.set_least_height(0)
        self._shown = staging, stage, tuple(legal)
        self._lines = tuple(lines)
        self._behind = True
        self._rest()

    def hold(self) -> None:
        """A turn begins: nothing can be chosen until `wake`."""
        self._held = True
        self._rest()

    def wake(self) -> None:
        """From now on what is pressed counts."""
        self._held = False
        if not self._behind:
            self.choices.wake()
            for place in (self.box, self.line):
                place.wake()

    def _rest(self) -> None:
        """What is asked here cannot be answered: it is past, or not yet to be."""
        self.choices.rest()
        for place in (self.box, self.line):
            place.rest()

    def retell(self, text: str) -> None:
        """What the table tells stands in the place of the question, until all is told."""
        for place in (self.box, self.line):
            place.tell(text.replace("\n", " · "))

    def follow(self, stage: Stage) -> None:
        """The table has told this much: the sheet shows the same points."""
        if self._shown is not None:
            self._show_sheet(self._shown[0], stage)

    def catch_up(self) -> None:
        """The table has told everything: show it."""
        if self._shown is None:
            return
        stage, self._behind = self._shown[1], False
        self._say_all()
        self.line.tick(self._lines[-1].text if self._lines else "")
        for line in self.story.present(self._lines, stage.people, stage.news):
            self.announce(line.text)

    def _say_all(self) -> None:
        """Everything but the story, whose lines come in words."""
        assert self._shown is not None
        staging, stage, _ = self._shown
        self._show_sheet(staging, stage)
        self._show_pages(staging.pages(stage), stage.people)
        self._ask()

    def _show_sheet(self, staging: Staging, stage: Stage) -> None:
        self.cards.use(staging, stage.say)
        sheet = staging.sheet(stage)
        self._now = stage, sheet
        self.title.setText(sheet.title)
        for form in (self.sheet, self.strip):
            form.present(sheet, stage.people, _turn(stage))
        self._make_room()

    def foresee(self, aim: Aim) -> None:
        """Show on the sheet what the thing aimed at would bring; without one, how things are."""
        if self._shown is None or self._now is None:
            return
        stage, sheet = self._now
        ahead = aim != NO_AIM and stage.view is self._shown[1].view
        if ahead:
            then = stage._replace(preview=aim.action, pointed=aim.pointed)
            sheet = foreseen(sheet, self._shown[0].sheet(then))
        if self.folded or not ahead:
            self.strip.foresee(sheet)
        others = [] if ahead and self.folded else self.sheet.foresee(sheet)
        if ahead and others:
            self.announce(". ".join(others))

    def _ask(self) -> None:
        """Say what can be decided, or who thinks."""
        assert self._shown is not None
        staging, stage, legal = self._shown
        self.choices.present(staging, stage, legal)
        before = self.box.prompt.text()
        for place in (self.box, self.line):
            if legal:
                place.ask(staging.asked(stage), legal)
            else:
                place.tell(state_of_play(staging, stage, self.language.say))
        turn = _turn(stage)
        self.box.show_face("" if legal or turn is None else stage.people[turn].portrait)
        if self._held:
            self._rest()
        if legal and self.box.prompt.text() != before:
            self.announce(self.box.prompt.text())

    def line_height(self, line: str) -> float | None:
        """At which height a line of the sheet stands in the panel; None if there is none."""
        form = self.strip if self.folded else self.sheet
        y = form.line_height(line)
        return None if y is None else form.y() + y

    def lift(self, piece: Piece | None) -> None:
        """A card was picked up or put back: some games ask otherwise then, but not for a pawn."""
        for place in (self.box, self.line):
            place.calm()
        if self._shown is None:
            return
        card = piece if isinstance(piece, int) else None
        staging, stage, legal = self._shown
        if not legal or stage.lifted == card:
            return
        before = staging.asked(stage)
        stage = stage._replace(lifted=card)
        self._shown = staging, stage, legal
        prompt = staging.asked(stage)
        if prompt != before:
            for place in (self.box, self.line):
                place.ask(prompt, legal)

    def lead(self, lead: Lead | None) -> None:
        """A button leads on: say so, and offer the way back; None: everything is asked again."""
        if self._shown is None or not self._shown[2]:
            return
        staging, stage, legal = self._shown
        prompt, say = staging.asked(stage), self.language.say
        button = next((b for b in prompt.buttons if b.action == lead), None)
        if button is not None:
            back = Button(PutDown(), say(NEVER_MIND), "Esc")
            prompt = Prompt(say(LED, what=button.text), say(LED_HINT), (back,))
        for place in (self.box, self.line):
            place.ask(prompt, legal)
        self.announce(prompt.text)

    def announce(self, text: str) -> None:
        """Let a screen reader say something that has just happened."""
        announce(self, text)

    def place_help(self, help_page: QWidget) -> None:
        """Put the help for the decision of the moment into its tab."""
        if self._help is not None:
            self.pages.removeWidget(self._help)
        self._help = help_page
        self.pages.insertWidget(self.pages.indexOf(self.choices), help_page)
        self._label_tabs()

    # Look

    def fit_window(self, window_width: int) -> None:
        """Take the width that belongs to a window of this width."""
        self.setFixedWidth(FOLDED_WIDTH if self.folded else panel_width(window_width))

    def set_folded(self, folded: bool, window_width: int) -> None:
        """Leave only a strip with the points, or show everything again."""
        self.folded = folded
        self._column.setContentsMargins(*panel_ground.margins(self.theme.chrome, folded=folded))
        for part in (self.title, self.sheet, self.tabs, self.pages, self.box):
            part.setVisible(not folded)
        for remains in (self.strip, self._foot):
            remains.setVisible(folded)
        self.line.setVisible(folded and self.line.parentWidget() is not self)
        self._make_room()
        self.fit_window(window_width)
        self._speak_arrow()

    def _colour(self) -> None:
        chrome = self.theme.chrome
        self.title.setStyleSheet(f"color: {on_sheet(chrome).text};")
        self._speak_arrow()
        self._column.setContentsMargins(*panel_ground.margins(chrome, folded=self.folded))
        self._middle.setContentsMargins(*panel_ground.page_margins(chrome))
        self.pages.setStyleSheet(panel_ground.pages_style(chrome))
        self._make_room()
        self.update()

    def _lay_out(self) -> None:
        wear(self.title, HEADING)
        self.arrow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._foot = QWidget()
        self.pages.addWidget(self.story)
        self.pages.addWidget(self.choices)
        head = self._head = QHBoxLayout()
        middle = self._middle = QVBoxLayout()
        middle.setSpacing(4)
        middle.addWidget(self.tabs)
        middle.addWidget(self.pages, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        column = self._column = QVBoxLayout()
        column.setSpacing(0)
        # Empty when they are added: PySide would keep wrappers of what is in them, and the arrow
        # leaves.
        whole.addLayout(column, 1)
        column.addLayout(head)
        head.addWidget(self.title, 1)
        head.addWidget(self.arrow)
        column.addWidget(self.sheet)
        column.addWidget(self.strip)
        column.addLayout(middle, 1)
        column.addWidget(self._foot, 1)
        whole.addWidget(self.box)
        for part in (self.strip, self._foot, self.line):
            part.hide()
        self._make_room()

    def _make_room(self) -> None:
        """Where a tall sheet leaves the story little room its title gives way: heads say enough."""
        tall = self.sheet.sheet.matrix is not None
        tight = tall and self.height() < ROOMY_HEIGHT and not self.folded
        self._head.setContentsMargins(12, 4 if tight else 9, 8, 0 if tight else 3)
        self.title.setVisible(not tight and not self.folded)
        if tight:  # in the corner of the sheet where its heads leave a gap
            self._head.removeWidget(self.arrow)
            self.arrow.setGeometry(6, 3, 26, 22)
            self.arrow.raise_()
        elif self._head.indexOf(self.arrow) < 0:
            self._head.addWidget(self.arrow)
        column, middle = self._column.contentsMargins(), self._middle.contentsMargins()
        above = column.top() + self._head.sizeHint().height() + self.sheet.sizeHint().height()
        above += middle.top() + self.tabs.sizeHint().height() + self._middle.spacing()
        self.box.set_limit(self.height() - above - scaled(LEAST_STORY) - middle.bottom())

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self.story.told.connect(self.told)
        self.box.chosen.connect(self.chosen)
        for place in (self.box, self.line):
            place.refused.connect(place.warn)
            place.refused.connect(self.announce)
        self.line.chosen.connect(self.chosen)
        self.choices.pointed.connect(lambda row: self.pointed_move.emit(self.choices.at(row)))
        self.choices.chosen.connect(self.chosen)
        self.arrow.clicked.connect(self.fold_wanted)
        self.language.changed.connect(self._speak)
        self.theme.changed.connect(self._colour)

    # Pages

    def _show_pages(self, pages: Sequence[Page], people: Sequence[Person]) -> None:
        while len(self._own) > len(pages):
            gone = self._own.pop()
            self.pages.removeWidget(gone)
            gone.deleteLater()
        while len(self._own) < len(pages):
            view = PageView(self.theme, self.cards)
            view.say_if_empty(self.language.say(NO_LINES))
            view.told.connect(self.told)
            view.pointed_card.connect(partial(self._point_at, view))
            self._own.append(view)
            self.pages.insertWidget(len(self._own), view)
        for view, page in zip(self._own, pages, strict=True):
            view.present(page, people)
        self._label_tabs()

    def _point_at(self, page: PageView, card: PointedCard | None) -> None:
        """Tell where the card of a page is that is to be shown large."""
        self.pointed_card.emit(None if card is None else card.seen_from(self, page.viewport()))

    def _label_tabs(self) -> None:
        """One tab for each page: words for story and game, signs for help and actions."""
        say = self.language.say
        labels = [TabLabel(say(STORY)), *(TabLabel(page.accessibleName()) for page in self._own)]
        if self._help is not None:
            labels.append(TabLabel(say(HELP), "question"))
        labels.append(TabLabel(say(ACTIONS), "hand"))
        self.tabs.set_labels(labels, self.pages.currentIndex())

    # Words

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        self.story.setAccessibleName(say(STORY))
        self.choices.setAccessibleName(say(ACTIONS))
        self.tabs.setAccessibleName(say(TABS))
        self.story.say_if_empty(say(NO_STORY))
        self.story.heading = say(SINCE)
        self.choices.say_if_empty(say(NO_ACTIONS))
        for page in self._own:
            page.say_if_empty(say(NO_LINES))
        self._speak_arrow()
        self._label_tabs()
        if self._shown is not None:
            self._say_all()

    def _speak_arrow(self) -> None:
        name = self.language.say(UNFOLD if self.folded else FOLD)
        self.arrow.setToolTip(name)
        self.arrow.setAccessibleName(name)
        way: Way = "left" if self.folded else "right"
        tone = on_sheet(self.theme.chrome).text
        self.arrow.setIcon(arrow_icon(way, tone, self.devicePixelRatioF()))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self.sheet.set_room(self.height())
        self.box.set_room(self.height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._speak_arrow()
        elif event.type() == QEvent.Type.LayoutRequest:
            self.update()  # its sheets end elsewhere
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth or parchment with a gold edge towards the table."""
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            form, foot = (self.strip, self.height()) if self.folded else (self.sheet, self.box.y())
            below = form.geometry().bottom() + 1.0
            panel_ground.paint(p, QRectF(self.rect()), below, foot, self.theme.chrome)
