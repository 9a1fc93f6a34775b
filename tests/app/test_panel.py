"""The side panel shows any stage of a game in both languages, and plays by mouse and keyboard."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app import chrome as chromes
from fairytable.app.chrome import BODY_STRONG, CHROMES, Chrome, dress, tint
from fairytable.app.panel.prompt_box import PromptBox
from fairytable.app.panel.side_panel import FOLDED_WIDTH, SidePanel, panel_width
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets import walking
from fairytable.app.widgets.rows import Rows
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import fits, measure
from fairytable.engine import Action, Event, State
from fairytable.games import GAMES
from fairytable.games.moons.staging import MoonsStaging
from fairytable.games.moons.texts import (
    about,
    captions,
    log,
    names,
    prompts,
    reasons,
    sheet,
    spoken,
)
from fairytable.paint.fonts import Type
from fairytable.paint.palette import PENNANT, PLAYERS, contrast
from fairytable.stage.staging import Button, Line, Prompt, Stage, lines_of
from tests.app.windows import show_page, undress
from tests.games.staged import stage as staged
from tests.table.tables import pixmaps

LOWEST = 614
"""The panel's height in a window of 1024 x 640."""
NARROWEST = 264
TEN_LETTERS = "Bartolomeo"
STAGING = MoonsStaging()
END = Action("end")


class Shown(NamedTuple):
    state: State
    stage: Stage
    lines: list[Line]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language("en")
    dress(qapp, CHROMES["dark"])
    yield made
    made.use("en")
    undress(qapp)


@pytest.fixture
def panel(language: Language, qtbot: QtBot) -> Iterator[SidePanel]:
    """A narrow panel in a low window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, LOWEST)
    made = SidePanel(pixmaps(), language, Theme(), window)
    made.fit_window(window.width())
    made.resize(made.width(), LOWEST)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    window.close()


def played(language: Language, steps: int, **options: str) -> Shown:
    """A game of four after some blind steps, at a decision of the first player."""
    game = GAMES["moons"]
    state = game.new(game.options.model_validate({"players": 4, **options}), 3)
    rng = Random(3)
    state.listen()
    events: list[Event] = []
    while legal := state.legal():
        decision = state.decision
        if steps <= 0 and decision is not None and decision.player == 0:
            break
        state.apply(legal[int(rng.random() * len(legal))])
        events += state.heard()
        steps -= 1
    return told(language, state, events)


def told(language: Language, state: State, events: list[Event]) -> Shown:
    stage = staged(state)._replace(say=language.say_for("moons"))
    seen = [event.seen_by(0) for event in events]
    heard = [event for event in seen if event is not None]
    return Shown(state, stage, lines_of(STAGING, heard, stage))


def at_play(language: Language, *, placed: bool) -> Shown:
    """The first position of a game where the first player may, or may not yet, end the turn."""
    for steps in range(40):
        shown = played(language, steps)
        if (END in shown.state.legal()) == placed:
            return shown
    raise AssertionError("no such position")


def present(panel: SidePanel, shown: Shown) -> list[Action]:
    legal = shown.state.legal()
    panel.present(STAGING, shown.stage, legal, shown.lines)
    QApplication.processEvents()
    return legal


# Measures


@pytest.mark.parametrize(
    ("window", "width"), [(1024, 264), (1280, 301), (1366, 321), (1920, 340), (2560, 340)]
)
def test_the_panel_takes_its_share_of_the_window(window: int, width: int) -> None:
    assert panel_width(window) == width


def assert_whole(box: PromptBox, sentence: Sentence) -> None:
    """All words of a sentence are to be seen."""
    lines = sentence.lines()
    assert " ".join(lines) == sentence.text()
    assert fits(lines, sentence.kind, sentence.width()), lines
    assert len(lines) * sentence.leading <= sentence.height(), lines
    assert box.rect().contains(sentence.geometry())


FIELDS: dict[str, int | str] = {
    "game": 3,
    "target": 60,
    "name": TEN_LETTERS,
    "names": f"{TEN_LETTERS}, {TEN_LETTERS}",
    "last": TEN_LETTERS,
    "i": 4,
    "k": 12,
    "count": 94,
    "value": 10,
    "sum": 48,
    "points": "−126",
    "times": "× −½",
}


def sources() -> list[str]:
    """Every text of Moons."""
    found: list[object] = []
    for texts in (about, captions, log, names, prompts, reasons, sheet, spoken):
        for name, value in vars(texts).items():
            if name.isupper():
                found += value.values() if isinstance(value, dict) else [value]
    return [text for text in found if isinstance(text, str)]


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_of_moons_is_shown_whole(
    panel: SidePanel, language: Language, code: Code
) -> None:
    language.use(code)
    say = language.say_for("moons")
    card = say(names.STARTERS["earth"])
    fields = FIELDS | {
        "card": card,
        "element": say("Water"),
        "guess": say("Water"),
        "moon": say("Waxing Moon"),
    }
    end = Button(END, say(prompts.END_TURN), "E", main=True)
    assert panel.width() == NARROWEST
    for source in sources():
        text = say(source, 4, **fields)
        panel.box.ask(Prompt(text, text, (end,)), [END])
        QApplication.processEvents()
        assert_whole(panel.box, panel.box.prompt)
        assert_whole(panel.box, panel.box.hint)
        (button,) = panel.box.buttons
        assert panel.box.rect().contains(button.geometry())
        assert button.geometry().top() >= panel.box.hint.geometry().bottom()
        assert panel.rect().contains(panel.box.geometry())


@pytest.mark.parametrize("code", CODES)
def test_the_prompts_of_moons_need_three_lines_at_most(
    panel: SidePanel, language: Language, code: Code
) -> None:
    language.use(code)
    say = language.say_for("moons")
    for ask in (prompts.ASK_PLAY, prompts.ASK_MORE, prompts.ASK_START, prompts.ASK_NEXT):
        panel.box.tell(say(ask, name=TEN_LETTERS, k=12, points="−126"))
        QApplication.processEvents()
        assert len(panel.box.prompt.lines()) <= 3


def rows_inside(rows: Rows) -> bool:
    """Whether every row is as high as its words need, and none is wider than the list."""
    return all(
        rows.visualItemRect(rows.item(i)).height() == rows.sizeHintForRow(i)
        and rows.visualItemRect(rows.item(i)).width() <= rows.viewport().width()
        for i in range(rows.count())
    )


@pytest.mark.parametrize("code", CODES)
def test_the_lists_wrap_their_rows(panel: SidePanel, language: Language, code: Code) -> None:
    language.use(code)
    present(panel, played(language, 60))
    for rows in (panel.story, panel.choices):
        show_page(panel, rows)
        QApplication.processEvents()
        assert rows.count()
        assert rows_inside(rows)


@pytest.mark.parametrize("code", CODES)
def test_the_tabs_fit_beside_each_other(panel: SidePanel, language: Language, code: Code) -> None:
    language.use(code)
    panel.place_help(QWidget())
    present(panel, played(language, 10))
    last = panel.tabs.tabRect(panel.tabs.count() - 1)
    assert panel.tabs.count() == 5
    assert last.right() <= panel.tabs.width()
    for i in range(3):
        words = measure(BODY_STRONG).horizontalAdvance(panel.tabs.tabText(i))
        assert words + 4 <= panel.tabs.tabRect(i).width()


def test_the_sheet_of_a_match_is_whole_in_the_lowest_window(
    panel: SidePanel, language: Language
) -> None:
    shown = played(language, 200, mode="match")
    assert len(STAGING.sheet(shown.stage).rows) == 8
    present(panel, shown)
    assert panel.sheet.height() >= panel.sheet.sizeHint().height()
    assert panel.minimumSizeHint().height() <= LOWEST
    assert panel.box.geometry().bottom() <= LOWEST


def test_no_text_is_smaller_than_twelve_pixels() -> None:
    types = [value for value in vars(chromes).values() if isinstance(value, Type)]
    assert types
    assert min(kind.px for kind in types) >= 12


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_words_and_signs_stand_out(chrome: Chrome) -> None:
    grounds = (chrome.panel, chrome.panel_foot, chrome.well, chrome.box, chrome.box_foot)
    for ground in grounds:
        for ink in (chrome.text, chrome.soft, chrome.warning, chrome.link):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
        assert contrast(chrome.gold, ground) >= 3
    for ground in (chrome.key_top, chrome.key_foot):
        assert contrast(chrome.key_text, ground) >= 4.5
    for name in (*PENNANT, *PLAYERS):
        for ground in (chrome.panel, chrome.box, chrome.track):
            assert contrast(tint(chrome, name), ground) >= 3, (name, ground)


# Asking


def test_a_button_is_pressed_by_mouse(panel: SidePanel, language: Language, qtbot: QtBot) -> None:
    present(panel, at_play(language, placed=True))
    (button,) = panel.box.buttons
    assert button.height() >= 34
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard.args == [END]


def test_a_button_is_pressed_by_its_key(panel: SidePanel, language: Language, qtbot: QtBot) -> None:
    present(panel, at_play(language, placed=True))
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.keyClick(panel.window(), Qt.Key.Key_E)
    assert heard.args == [END]


def test_a_button_that_is_not_legal_is_shown_and_does_nothing(
    panel: SidePanel, language: Language, qtbot: QtBot
) -> None:
    present(panel, at_play(language, placed=False))
    (button,) = panel.box.buttons
    assert button.isVisible()
    with qtbot.assertNotEmitted(panel.chosen, wait=150):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.keyClick(panel.window(), Qt.Key.Key_E)


def test_five_buttons_stand_in_two_columns(panel: SidePanel) -> None:
    actions = [Action(f"choice.{i}") for i in range(5)]
    buttons = tuple(Button(a, f"Choice {i}", str(i)) for i, a in enumerate(actions))
    panel.box.ask(Prompt("Anna, choose.", "", buttons), actions)
    QApplication.processEvents()
    places = [button.geometry() for button in panel.box.buttons]
    assert places[0].top() == places[1].top()
    assert places[2].left() == places[0].left()
    assert places[4].right() == places[1].right()
    assert all(panel.box.rect().contains(place) for place in places)


def test_a_reason_takes_the_place_of_the_hint(panel: SidePanel, language: Language) -> None:
    present(panel, at_play(language, placed=True))
    panel.box.warn("Once placed, a card stays.")
    assert panel.box.hint.isVisible()
    assert panel.box.hint.text() == "Once placed, a card stays."
    present(panel, at_play(language, placed=True))
    assert panel.box.hint.text() == ""


def test_advice_is_quiet_and_a_refusal_is_not_until_the_next_act(
    panel: SidePanel, language: Language
) -> None:
    shown = at_play(language, placed=False)
    present(panel, shown)
    hint, chrome = panel.box.hint, panel.theme.chrome

    def said() -> tuple[str, str]:
        return hint.text(), hint.palette().color(hint.foregroundRole()).name().upper()

    advice = ("Place at least one card first.", chrome.soft.upper())
    assert said() == advice
    panel.box.warn("Once placed, a card stays.")
    assert said() == ("Once placed, a card stays.", chrome.warning.upper())
    panel.lift(shown.stage.view.zones[f"hand.{shown.stage.bottom}"][0].card)
    assert said() == advice


def test_while_another_one_decides_nothing_is_asked(panel: SidePanel, language: Language) -> None:
    shown = played(language, 20)
    bots = [person._replace(human=False) for person in shown.stage.people]
    panel.present(STAGING, shown.stage._replace(people=bots), (), shown.lines)
    assert panel.box.prompt.text() == "Anna is thinking…"
    assert panel.box.buttons == []
    assert panel.choices.count() == 0


def test_a_game_that_is_over_says_so(panel: SidePanel, language: Language) -> None:
    present(panel, played(language, 100_000))
    assert panel.box.prompt.text() == "The game is over."


def test_a_person_who_has_to_come_to_the_machine_is_called(
    panel: SidePanel, language: Language
) -> None:
    shown = played(language, 20)
    panel.present(STAGING, shown.stage._replace(curtain=True), (), shown.lines)
    assert panel.box.prompt.text() == "Anna, it is your turn."


def test_the_winners_are_named(panel: SidePanel, language: Language) -> None:
    over = played(language, 100_000)
    scores = (-4, 12, 12)
    one = over.stage._replace(winners=(0,), scores=scores)
    panel.present(STAGING, one, (), over.lines)
    assert "Anna wins with −4" in panel.box.prompt.text()
    two = over.stage._replace(winners=(1, 2), scores=scores)
    panel.present(STAGING, two, (), over.lines)
    names = [person.name for person in over.stage.people]
    assert f"{names[1]} and {names[2]} win together with +12" in panel.box.prompt.text()


# The list of actions


def test_the_actions_are_played_by_keyboard(
    panel: SidePanel, language: Language, qtbot: QtBot
) -> None:
    shown = at_play(language, placed=False)
    legal = present(panel, shown)
    show_page(panel, panel.choices)
    panel.choices.setFocus()
    QTest.keyClick(panel.choices, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.keyClick(panel.choices, Qt.Key.Key_Return)
    assert heard.args == [legal[1]]


def test_the_actions_are_read_aloud_in_words(panel: SidePanel, language: Language) -> None:
    shown = at_play(language, placed=False)
    legal = present(panel, shown)
    role = Qt.ItemDataRole.AccessibleTextRole
    spoken = [panel.choices.item(i).data(role) for i in range(panel.choices.count())]
    words = [STAGING.describe(action, shown.stage) for action in legal]
    assert spoken == list(dict.fromkeys(words)), "equal cards are one choice"
    assert panel.choices.accessibleName() == "What you can do"


# The story


def test_pointing_at_a_line_tells_its_places(
    panel: SidePanel, language: Language, qtbot: QtBot
) -> None:
    shown = played(language, 20)
    present(panel, shown)
    row = max(i for i, line in enumerate(shown.lines) if line.zones)
    place = panel.story.visualItemRect(panel.story.item(row)).center()
    with qtbot.waitSignal(panel.told) as heard:
        QTest.mouseMove(panel.story.viewport(), place)
    assert heard.args == [shown.lines[row].zones]


def test_walking_to_a_line_tells_its_places_and_leaving_the_story_ends_it(
    panel: SidePanel, language: Language, qtbot: QtBot
) -> None:
    shown = played(language, 20)
    present(panel, shown)
    heard: list[tuple[str, ...]] = []
    panel.told.connect(heard.append)
    row = max(i for i, line in enumerate(shown.lines[:-1]) if line.zones)
    panel.story.setFocus()
    for _ in range(len(shown.lines) - 1 - row):
        QTest.keyClick(panel.story, Qt.Key.Key_Up)
    assert heard[-1] == shown.lines[row].zones
    panel.tabs.setFocus()
    assert heard[-1] == ()


def test_the_story_shows_its_end_unless_somebody_reads_further_up(
    panel: SidePanel, language: Language
) -> None:
    short, long, longer = (played(language, steps) for steps in (30, 50, 70))
    bar = panel.story.verticalScrollBar()
    present(panel, short)
    present(panel, long)
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    bar.setValue(5)
    present(panel, longer)
    assert bar.value() == 5


def test_a_step_taken_back_leaves_the_story(panel: SidePanel, language: Language) -> None:
    shown = played(language, 30)
    present(panel, shown)
    panel.present(STAGING, shown.stage, shown.state.legal(), shown.lines[:-3])
    assert panel.story.count() == len(shown.lines) - 3


def test_turns_of_different_players_stand_apart(panel: SidePanel, language: Language) -> None:
    lines = [Line("a", 0), Line("b", 0), Line("c", None), Line("d", 0), Line("e", 1), Line("f", 1)]
    panel.story.present(lines, played(language, 0).stage.people)
    assert panel.story.opens == [False, False, False, False, True, False]


class _Accessible:
    """Takes down what a screen reader would be told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append(event.message())


def test_what_is_new_is_announced(
    panel: SidePanel, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = played(language, 20)
    panel.present(STAGING, shown.stage, (), shown.lines[:-1])
    reader = _Accessible()
    monkeypatch.setattr(walking, "QAccessible", reader)
    present(panel, shown)
    assert reader.heard == [STAGING.prompt(shown.stage).text, shown.lines[-1].text]
    present(panel, shown)
    assert len(reader.heard) == 2


# Language, look, folding


def test_switching_the_language_says_everything_again(panel: SidePanel, language: Language) -> None:
    shown = at_play(language, placed=False)
    present(panel, shown)
    assert panel.tabs.tabText(1) == "Closings"
    language.use("it")
    assert panel.title.text() == "Foglio dei punti"
    assert [row.label for row in panel.sheet.sheet.rows] == ["Aria", "Acqua", "Fuoco", "Terra"]
    assert [panel.tabs.tabText(i) for i in range(3)] == ["Cronaca", "Chiusure", "Rimaste"]
    assert panel.box.prompt.text().startswith("Anna, aggiungi una fata")
    assert panel.box.buttons[0].text() == "Fine turno"
    assert panel.choices.accessibleName() == "Che cosa puoi fare"
    assert panel.choices.item(0).text() == STAGING.describe(shown.state.legal()[0], shown.stage)


def test_the_chosen_tab_stays_open(panel: SidePanel, language: Language) -> None:
    present(panel, played(language, 20))
    show_page(panel, panel.choices)
    panel.place_help(QWidget())
    present(panel, played(language, 40))
    assert panel.pages.currentWidget() is panel.choices
    assert panel.tabs.currentIndex() == panel.pages.indexOf(panel.choices)


def test_a_page_without_lines_says_so(panel: SidePanel, language: Language) -> None:
    present(panel, played(language, 0))
    page = panel.pages.widget(1)
    assert isinstance(page, Rows)
    assert page.count() == 0
    assert page.empty == "Nothing here yet."


@pytest.mark.parametrize("height", [LOWEST, 774, 1054])
@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_both_chromes_paint_their_own_ground(
    panel: SidePanel, language: Language, chrome: Chrome, height: int
) -> None:
    present(panel, played(language, 40))
    panel.theme.change_to(chrome)
    panel.resize(panel.width(), height)
    image = panel.grab().toImage()
    dark = image.pixelColor(QPoint(8, height // 3)).lightness() < 128
    assert dark == (chrome.name == "dark")


def test_folded_a_strip_keeps_the_points_and_the_prompt(
    panel: SidePanel, language: Language, qtbot: QtBot
) -> None:
    shown = at_play(language, placed=True)
    present(panel, shown)
    with qtbot.waitSignal(panel.fold_wanted):
        QTest.mouseClick(panel.arrow, Qt.MouseButton.LeftButton)
    panel.line.setParent(panel.window())
    panel.set_folded(True, 1024)
    QApplication.processEvents()
    assert panel.width() == FOLDED_WIDTH
    assert panel.strip.isVisible()
    assert not panel.sheet.isVisible()
    assert not panel.box.isVisible()
    assert panel.strip.height() >= panel.strip.sizeHint().height()
    rows = STAGING.sheet(shown.stage).rows
    spoken = panel.strip.accessibleDescription()
    assert all(f"{row.label}: {row.value}" in spoken for row in rows)
    assert panel.line.prompt.text() == panel.box.prompt.text()
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.keyClick(panel.window(), Qt.Key.Key_E)
    assert heard.args == [END]


def test_unfolded_everything_is_back(panel: SidePanel, language: Language) -> None:
    present(panel, played(language, 10))
    panel.set_folded(True, 1024)
    panel.set_folded(False, 1024)
    QApplication.processEvents()
    assert panel.width() == NARROWEST
    assert panel.sheet.isVisible()
    assert panel.box.isVisible()
    assert not panel.strip.isVisible()


def test_no_line_of_what_is_told_begins_with_the_dot_between_two_sentences(
    panel: SidePanel,
) -> None:
    for width in range(200, 340, 10):
        panel.box.prompt.resize(width, 200)
        panel.retell("32 × −½ = −16 Earth\nWaning Moon → Waning Moon")
        lines = panel.box.prompt.lines()
        assert len(lines) > 1
        assert not any(line.startswith("·") for line in lines), (width, lines)
