"""Fairy's Fate in the window with the mouse: whole games, every gesture, what is refused."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games.fate.layout.table import arrange
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import PLACE
from fairytable.match import Match
from fairytable.paint.fonts import load_fonts
from fairytable.stage.gestures import PawnKey
from fairytable.stage.look import Look
from fairytable.stage.staging import Person, Stage
from tests.app.fate_matches import (
    DECISIONS,
    GAME,
    LEFT,
    NAMES,
    confirm,
    in_position,
    match_of,
    play_by_mouse,
    verbs,
    where_is,
)
from tests.app.test_challenge_drags import (
    asked,
    carry,
    check_scene,
    click,
    drag,
    lit,
    middle,
    unfolded,
)
from tests.app.windows import cut_words
from tests.games.fate.positions import collecting, do, kind, lying, position
from tests.games.staged import table_size

READY = {"cave": "serpent.lume serpent.lume", "wood": "leaf.pixie acorn.pixie"}
LANTERN = PawnKey("lantern.0")
WILD = 39
"""The number of a game that brings up every decision, if two people play it wildly."""


def begin(window: Window, state: FateState, *steps: str) -> Match:
    """Put a position on the table; the person at the bottom is player 0."""
    do(state, *steps)
    match = in_position(state)
    window.begin(match)
    return match


def state_of(match: Match) -> FateState:
    assert isinstance(match.state, FateState)
    return match.state


def card(match: Match, zone: str, name: str) -> int:
    state = state_of(match)
    return next(c for c in state.table.zones[zone] if kind(state, c) == name)


def refusal(window: Window, qtbot: QtBot, piece: int | PawnKey, zone: str) -> str:
    """What is said when this is dropped there."""
    with qtbot.waitSignal(window.table.hands.refused) as refused:
        carry(window, where_is(window, piece), middle(window, zone))
    check_scene(window)
    assert refused.args is not None
    return str(refused.args[0])


# Whole games


@pytest.mark.long
def test_a_person_plays_a_whole_game_by_drags_in_the_smallest_window(
    window: Window, qtbot: QtBot
) -> None:
    window.resize(1024, 640)
    match, rng = match_of(1, 4, 4), Rng(4)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    decided = set()
    while name := asked(window, match, qtbot):
        assert not window.curtain.isVisible()
        check_scene(window)
        decided.add(name)
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play_by_mouse(window, action)
        assert match.history[before : before + 1] == (action,)
    qtbot.waitUntil(lambda: over == [True])
    assert {"turn", "draw", "choose"} <= decided


@pytest.mark.long
@pytest.mark.unpainted
def test_two_people_who_share_the_machine_make_every_decision_with_the_mouse(
    window: Window,
) -> None:
    assert share(window, match_of(2, 0, WILD), Rng(WILD), DECISIONS) == DECISIONS


@pytest.mark.long
@pytest.mark.unpainted
def test_five_people_play_a_whole_game_in_the_smallest_window(window: Window) -> None:
    window.resize(1024, 640)
    match = match_of(5, 0, 3)
    share(window, match, Rng(3), {"the end"})
    assert match.decision is None


def share(window: Window, match: Match, rng: Rng, wanted: set[str]) -> set[str]:
    """People play wildly, with the curtain between them, until all that is wanted came up."""
    window.begin(match)
    decided: set[str] = set()
    while match.decision is not None and wanted - decided:
        QApplication.processEvents()
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
        decided.add(match.decision.name)
        before = match.cursor
        action = rng.choice(match.state.legal())
        play_by_mouse(window, action)
        assert match.history[before : before + 1] == (action,), action
    return decided


# Playing and drawing


def test_a_card_is_dropped_anywhere_on_a_place_and_its_slot_shows_where_it_will_lie(
    window: Window,
) -> None:
    match = begin(window, position(places=READY, hands={0: "orange.pixie serpent.lume"}))
    orange = card(match, "hand.0", "orange")
    click(window, orange)
    assert lit(window) == {"slot.0", "slot.2", "slot.3"}
    drag(window, orange, "sign.2")
    assert lying(state_of(match), "wood") == "leaf acorn orange"


def test_a_deck_is_clicked_or_its_card_is_drawn_into_the_hand(window: Window) -> None:
    for by_drag in (True, False):
        match = begin(
            window, position(places=READY, hands={0: "serpent.lume"}), "play serpent cave"
        )
        top = match.state.table.zones["deck.1"][-1]
        if by_drag:
            carry(window, where_is(window, top), middle(window, "hand.0"))
        else:
            click(window, top)
        assert match.state.table.where[top] == "hand.0"


@pytest.mark.parametrize(
    ("name", "zone", "why"),
    [
        ("orange", "place.0", "The Cave begins with two light cards."),
        ("orange", "place.4", "The Hill still needs a nature card."),
        ("orange", "place.2", "This place already holds four cards."),
        (
            "orange",
            "front.0",
            "Cards in your hand are not yours: only what you collect on a journey is.",
        ),
        ("orange", "deck.0", "Play a card from your hand at a place."),
        ("orange", "front.1", "Play a card from your hand at a place."),
    ],
)
def test_a_wrong_drop_flies_home_and_says_why(
    window: Window, qtbot: QtBot, name: str, zone: str, why: str
) -> None:
    places = {
        "wood": "leaf.pixie acorn.pixie leaf.pixie acorn.pixie",
        "hill": "serpent.lume",
    }
    match = begin(window, position(places=places, hands={0: "orange.pixie serpent.lume"}))
    assert refusal(window, qtbot, card(match, "hand.0", name), zone) == why


# Travelling


def test_a_lantern_brought_to_a_signpost_sets_out(window: Window) -> None:
    match = begin(window, position(places=READY, hands={0: "serpent.lume", 1: "serpent.lume"}))
    carry(window, where_is(window, LANTERN), middle(window, "sign.0"))
    assert verbs(match)[:1] == ["travel"]


def test_a_signpost_asks_before_one_sets_out_and_escape_means_no(window: Window) -> None:
    match = begin(window, position(places=READY, hands={0: "serpent.lume", 1: "serpent.lume"}))
    click(window, "sign.2")
    assert match.cursor == 0
    assert window.table.hands.asking.text == "Set out on a journey to the Wood?"
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.table.hands.asking.open
    click(window, "sign.2")
    confirm(window)
    assert verbs(match)[:1] == ["travel"]


def test_a_lantern_that_cannot_go_says_why(window: Window, qtbot: QtBot) -> None:
    few = begin(window, position(3, places=READY, hands={0: "serpent.lume"}))
    click(window, "sign.0")
    assert few.cursor == 0
    begin(window, position(places=READY, hands={0: "serpent.lume", 1: "serpent.lume"}))
    why = refusal(window, qtbot, LANTERN, "sign.1")
    assert why == "You can travel only to a place with at least two cards."
    assert refusal(window, qtbot, LANTERN, "deck.0") == "Bring your lantern to a signpost."


def test_a_place_that_another_has_chosen_is_taken(window: Window, qtbot: QtBot) -> None:
    state = position(player=1, places=READY, hands={0: "serpent.lume", 1: "serpent.lume"})
    begin(window, state, "travel cave", "play serpent cave", "draw deck.0")
    assert refusal(window, qtbot, LANTERN, "sign.0") == "Bruno is already going there."


# Fairies


def test_a_fairy_is_used_by_two_clicks_or_on_the_removed_cards(window: Window) -> None:
    for by_drag in (False, True):
        match = begin(
            window, position(places=READY, hands={0: "serpent.lume"}, fronts={0: "truth"})
        )
        truth = card(match, "front.0", "truth")
        click(window, truth) if not by_drag else drag(window, truth, "discard")
        if not by_drag:
            assert match.cursor == 0, "one click only raises her"
            texts = [button.text() for button in window.panel.box.buttons]
            assert "Use her" in texts
            click(window, truth)
        assert verbs(match) == ["use"]


def test_enter_uses_the_fairy_that_a_click_has_raised(window: Window) -> None:
    match = begin(window, position(places=READY, hands={0: "serpent.lume"}, fronts={0: "truth"}))
    click(window, card(match, "front.0", "truth"))
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert verbs(match) == ["use"]


# What is shown closer


def test_resting_on_a_card_of_a_place_shows_it_large_and_beside_it_the_place_speaks(
    window: Window, qtbot: QtBot
) -> None:
    """The leaf is unknown to player 0, the acorn lies face up."""
    match = begin(window, position(places=READY, hands={0: "serpent.lume"}))
    lens = window.table.lens
    leaf, acorn = state_of(match).table.zones[PLACE[2]]
    QTest.mouseMove(window.table.viewport(), where_is(window, acorn))
    qtbot.waitUntil(lens.enlarged.isVisible)
    assert lens.enlarged.side == window.table.top.cards[acorn].side
    assert not lens.note.isVisible()
    QTest.mouseMove(window.table.viewport(), where_is(window, leaf))
    qtbot.waitUntil(lens.note.isVisible)
    assert not lens.enlarged.isVisible()


def test_a_card_that_one_remembers_is_shown_large_as_it_is(window: Window, qtbot: QtBot) -> None:
    state = position(places=READY, hands={0: "serpent.lume"})
    leaf = state.table.zones[PLACE[2]][0]
    state.table.known[leaf] |= 1
    begin(window, state)
    QTest.mouseMove(window.table.viewport(), QPoint(3, 3))
    QTest.mouseMove(window.table.viewport(), where_is(window, leaf))
    qtbot.waitUntil(window.table.lens.enlarged.isVisible)
    side = window.table.lens.enlarged.side
    assert isinstance(side, Look)
    assert side.title == "Leaf"


def test_one_card_onto_another_swaps_both_at_once(window: Window) -> None:
    state = position(places=READY, hands={0: "serpent.lume"}, fronts={0: "mutation"})
    match = begin(window, state, "use mutation")
    table = match.state.table
    one, other = table.zones["place.0"][0], table.zones["place.2"][1]
    carry(window, where_is(window, one), where_is(window, other))
    assert verbs(match) == ["card", "card"]
    assert match.state.table.where[one] == "place.2"


def test_the_first_card_of_a_swap_is_put_back_by_starting_over(window: Window) -> None:
    state = position(places=READY, hands={0: "serpent.lume"}, fronts={0: "mutation"})
    match = begin(window, state, "use mutation")
    one = match.state.table.zones["place.0"][0]
    click(window, one)
    click(window, one)
    assert match.decision is not None
    assert match.decision.name == "swap_second"
    assert window.table.hands.lifted == one, "it is raised"
    button = next(b for b in window.panel.box.buttons if b.text() == "Start over")
    QTest.mouseClick(button, LEFT)
    assert match.decision is not None
    assert match.decision.name == "swap_first"


def test_a_card_is_carried_to_another_place_in_one_drag(window: Window) -> None:
    state = position(places=READY, hands={0: "serpent.lume"}, fronts={0: "transport"})
    match = begin(window, state, "use transport")
    moved = match.state.table.zones["place.0"][0]
    carry(window, where_is(window, moved), middle(window, "place.1"))
    assert verbs(match) == ["card", "to"]
    assert match.state.table.where[moved] == "place.1"


def test_a_fairy_is_brought_against_the_card_that_harms(window: Window) -> None:
    match = begin(window, collecting("thief.leaf serpent", front="leaf protection"))
    fairy = card(match, "front.0", "protection")
    carry(window, where_is(window, fairy), where_is(window, card(match, "collect", "thief.leaf")))
    assert verbs(match) == ["cancel"]


def test_an_answer_is_a_click_on_what_the_recipe_lacks(window: Window) -> None:
    state = position(
        player=1, places=READY, hands={0: "serpent.lume", 1: "serpent.lume"}, fronts={1: "truth"}
    )
    match = begin(window, state, "use truth", "ask front.0")
    click(window, "want.2")
    assert match.history[0].choice == "acorn"


def test_a_rival_is_asked_by_a_click_on_the_plate(window: Window) -> None:
    state = position(3, places=READY, hands={0: "serpent.lume"}, fronts={0: "truth"})
    match = begin(window, state, "use truth")
    click(window, "front.2")
    assert match.history[0].zone == "front.2"


# Looking


def test_a_rivals_area_and_the_removed_cards_unfold(window: Window) -> None:
    state = position(4, hands={0: "serpent.lume"}, fronts={2: "leaf orange"}, decks={0: "acorn"})
    match = begin(window, state)
    leaf = card(match, "front.2", "leaf")
    small = window.table.top.cards[leaf].rect.width()
    at = middle(window, "front.2") + QPoint(60, 0)
    QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
    assert unfolded(window) == "player.2"
    assert window.table.top.cards[leaf].rect.width() > 1.5 * small
    check_scene(window)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert unfolded(window) is None
    window.table.hands.unfolding.emit("discard")
    check_scene(window)
    assert unfolded(window) == "discard"


# Words and sizes


FULL = {
    "cave": "serpent.lume darkness.lume petrify adversity",
    "meadow": "leaf.nature liberation.nature protection",
    "wood": "orange.pixie",
}
MOMENTS: dict[str, tuple[str, ...]] = {
    "turn": (),
    "swap": ("use mutation", "card serpent"),
    "draw": ("play petals wood",),
}
THINGS = "orange walnut walnut acorn mushroom leaf mutation transport truth serpent"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
def test_no_words_on_the_table_are_cut(
    qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    load_fonts()
    say = Language(language).say_for("fate")  # type: ignore[arg-type]
    for players in range(2, 6):
        for steps in MOMENTS.values():
            hands = {0: "petals.pixie serpent", 1: "serpent walnut.pixie"}
            fronts = {0: THINGS, 1: "orange leaf"}
            state = position(players, places=FULL, hands=hands, fronts=fronts)
            do(state, *steps)
            people = [Person(NAMES[p], p) for p in range(players)]
            for folded in (False, True):
                width, height = table_size(size, folded=folded)
                for large in (None, "player.1"):
                    made = Stage(state.view(0), width, height, people, 0, say, unfolded=large)
                    assert cut_words(arrange(made)) == []


def test_the_panel_folds_and_all_stays_in_its_place(window: Window, qtbot: QtBot) -> None:
    begin(window, position(5, places=READY, hands={0: "serpent.lume orange.pixie"}))
    width = window.table.width()
    QTest.keyClick(window, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.table.width() > width)
    check_scene(window)
