"""The Challenge in the window with the mouse: whole games, every gesture, areas that unfold."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Action, Rng
from fairytable.games.challenge.cards import KINDS
from fairytable.games.challenge.layout.table import arrange
from fairytable.match import Match
from fairytable.paint.fonts import load_fonts
from fairytable.paint.marks import CardMark
from fairytable.stage.gestures import Piece
from fairytable.stage.staging import Person, Stage
from fairytable.table.card_item import CardItem
from fairytable.table.light import Glow
from tests.app.challenge_matches import GAME, NAMES, in_position, match_of
from tests.app.windows import cut_words
from tests.games.challenge.positions import do, lies, position
from tests.games.staged import table_size

DECISIONS = {
    *("action", "discard", "overflow", "offer", "pick_fairy", "use_now"),
    *("enlarge", "protect", "harvest", "steal", "puncture", "exchange"),
}
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def begin(window: Window, cards: dict[str, str], players: int = 2, *steps: str) -> Match:
    """Put a position on the table; the person at the bottom is player 0."""
    match = in_position(do(position(cards, players), *steps))
    window.begin(match)
    return match


def top(match: Match, zone: str) -> int:
    return match.state.table.zones[zone][-1]


def of_kind(match: Match, zone: str, kind: str) -> int:
    table = match.state.table
    return next(c for c in table.zones[zone] if KINDS[table.faces[c]] == kind)


# The mouse


def grip(window: Window, card: int) -> QPoint:
    """A point at which a card can be seized, though others may lie over most of it."""
    table = window.table
    item = table.top.cards[card]
    middle = item.mapToScene(QPointF(0, 0))
    steps = [QPointF(x / 10 * item.rect.width(), y / 10 * item.rect.height()) for x, y in _SPIRAL]
    for step in steps:
        if table.top.card_at(middle + step) is item:
            return table.mapFromScene(middle + step)
    raise AssertionError(f"card {card} lies hidden")


_SPIRAL = sorted(
    ((x, y) for x in range(-4, 5) for y in range(-4, 5)), key=lambda at: at[0] ** 2 + at[1] ** 2
)


def middle(window: Window, zone: str) -> QPoint:
    """A point of a place at which it is meant itself."""
    table = window.table
    rect = table.top.areas[zone].area.rect
    for x, y in _SPIRAL:
        at = QPointF(rect.centre[0] + x / 10 * rect.w, rect.centre[1] + y / 10 * rect.h)
        found = table.top.area_at(at)
        if found is not None and found.area.zone == zone:
            return table.mapFromScene(at)
    raise AssertionError(f"{zone} lies hidden")


def drag(window: Window, card: int, zone: str) -> None:
    carry(window, grip(window, card), middle(window, zone))


def carry(window: Window, start: QPoint, end: QPoint) -> None:
    viewport = window.table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def click(window: Window, thing: int | str) -> None:
    at = grip(window, thing) if isinstance(thing, int) else middle(window, thing)
    QTest.mouseClick(window.table.viewport(), LEFT, pos=at)


def play(window: Window, action: Action) -> None:
    """Do something with the mouse alone, as a person would."""
    if action.card is not None:
        drag(window, action.card, action.zone or "deck.fairies")
    elif action.zone is not None:
        click(window, action.zone)
    else:
        button = next(b for b in window.panel.box.buttons if b.button.action == action)
        QTest.mouseClick(button, LEFT)


def check_scene(window: Window) -> None:
    """Every card lies where the picture has it."""
    table = window.table
    assert table.top.picture is not None
    assert {spot.card for spot in table.top.picture.spots} == set(table.top.cards)
    for spot in table.top.picture.spots:
        item: CardItem = table.top.cards[spot.card]
        assert (item.spot, item.pos(), item.side) == (
            spot,
            item.home(spot.rect),
            table.top.side(spot),
        )


def lifted(window: Window) -> Piece | None:
    return window.table.hands.lifted


def unfolded(window: Window) -> str | None:
    return window.table.top.unfolded


def glowing(window: Window) -> set[int]:
    items = window.table.top.cards.items()
    return {card for card, item in items if CardMark.PLAYABLE in item.marks}


def lit(window: Window) -> set[str]:
    return {
        zone for zone, area in window.table.top.areas.items() if area.light.glow is not Glow.NONE
    }


# Whole games


def asked(window: Window, match: Match, qtbot: QtBot) -> str:
    """What the person at the bottom has to decide, after all bots; empty when the game is over."""
    qtbot.waitUntil(
        lambda: bool(window.table.offers.actions) or match.decision is None, timeout=20_000
    )
    return "" if match.decision is None else match.decision.name


@pytest.mark.long
def test_a_person_plays_a_whole_game_by_drags(window: Window, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    match, rng = match_of(1, 5, seed=5), Rng(3)
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
        play(window, action)
        assert match.history[before : before + 1] == (action,)
    qtbot.waitUntil(lambda: over == [True])
    assert {"action", "discard", "offer"} <= decided


@pytest.mark.parametrize("seed", [45, pytest.param(146, marks=pytest.mark.long)])
def test_every_decision_can_be_made_with_the_mouse(window: Window, seed: int) -> None:
    """Two people who share the machine and play wildly, so that every decision comes up."""
    match, rng = match_of(2, 0, seed), Rng(seed)
    window.begin(match)
    decided: set[str] = set()
    while match.decision is not None and len(decided) < len(DECISIONS):
        QApplication.processEvents()  # the curtain falls when all lies still
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
        decided.add(match.decision.name)
        before = match.cursor
        action = rng.choice(match.state.legal())
        play(window, action)
        assert match.history[before : before + 1] == (action,)
    assert decided == DECISIONS


# Gestures


def test_what_can_be_done_glows_and_openers_do_not(window: Window) -> None:
    table = {"forest.stones.green": "green*2", "hand.0": "blue red", "stored.0": "immunity"}
    match = begin(window, table)
    zones = match.state.table.zones
    decks = {zones["deck.stones"][-1], zones["deck.fairies"][-1]}
    assert glowing(window) == {top(match, "forest.stones.green"), *zones["stored.0"], *decks}
    assert not lit(window), "the decks themselves glow"
    assert match.decision is not None


def test_a_pile_dragged_onto_a_sack_sends_its_pixie(window: Window) -> None:
    match = begin(window, {"forest.stones.green": "green*3"})
    drag(window, top(match, "forest.stones.green"), "sack.0.1")
    assert lies(match.state, "sack.0.1") == "green green green"  # type: ignore[arg-type]


def test_the_stone_deck_dragged_to_the_hand_collects(window: Window) -> None:
    match = begin(window, {"hand.0": "red", "deck.stones": "red*2 green*9"})
    carry(window, middle(window, "deck.stones"), middle(window, "hand.0"))
    assert match.history == (Action("collect", zone="deck.stones"),)


def test_a_deck_is_clicked_and_a_double_click_counts_once(window: Window) -> None:
    match = begin(window, {"hand.0": "red"})
    at = middle(window, "deck.stones")
    QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
    QTest.mouseDClick(window.table.viewport(), LEFT, pos=at)
    assert [action.verb for action in match.history] == ["collect"]


def test_a_stone_is_left_anywhere_in_the_stone_row(window: Window) -> None:
    match = begin(window, {"hand.0": "red"}, 2, "collect")
    card = of_kind(match, "hand.0", "red")
    drag(window, card, "forest.stones.green")
    assert match.state.table.where[card] == "forest.stones.red"


def test_a_second_click_on_a_raised_card_brings_it_to_its_only_place(window: Window) -> None:
    match = begin(window, {"hand.0": "red"}, 2, "collect")
    card = of_kind(match, "hand.0", "red")
    home = window.table.top.cards[card].pos()
    click(window, card)
    assert window.table.hands.lifted == card
    assert window.table.top.cards[card].pos().y() < home.y(), "it rises"
    click(window, card)
    assert match.state.table.where[card] == "forest.stones.red"


def test_a_raised_card_is_put_back_by_escape_and_by_the_right_button(window: Window) -> None:
    match = begin(window, {"hand.0": "red blue"}, 2, "obtain")
    card = of_kind(match, "hand.0", "red")
    for back in ("escape", "right"):
        click(window, card)
        assert lifted(window) == card
        if back == "escape":
            QTest.keyClick(window.table, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(window.table.viewport(), RIGHT, pos=QPoint(5, 5))
        assert lifted(window) is None
        check_scene(window)
    assert match.cursor == 0
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert match.cursor == 0, "Esc gives up asking only when nothing is held"


@pytest.mark.parametrize(
    ("cards", "kind", "source", "target", "verbs"),
    [
        ({"hand.0": "red", "sack.0.0": "red"}, "red", "hand.0", "sack.0.0", "exchange lay"),
        ({"sack.0.0": "red green"}, "green", "sack.0.0", "hand.0", "exchange lift"),
        ({"sack.0.0": "red green"}, "green", "sack.0.0", "sack.0.2", "exchange shift"),
        ({"hand.0": "red blue"}, "red", "hand.0", "deck.fairies", "obtain offer_hand"),
        ({"stored.0": "immunity"}, "immunity", "stored.0", "sack.0.1", "play protect"),
        ({"stored.0": "immunity"}, "immunity", "stored.0", "marks.0.1", "play protect"),
        (
            {"stored.0": "torn_sack", "sack.1.0": "red"},
            *("torn_sack", "stored.0", "sack.1.0", "play puncture"),
        ),
        (
            {"stored.0": "steal", "hand.1": "red green"},
            *("steal", "stored.0", "hand.1", "play steal_hand"),
        ),
    ],
    ids=str,
)
def test_a_drag_that_needs_an_opener_is_taken_for_both(
    window: Window, cards: dict[str, str], kind: str, source: str, target: str, verbs: str
) -> None:
    match = begin(window, cards)
    card = of_kind(match, source, kind)
    QTest.mousePress(window.table.viewport(), LEFT, pos=grip(window, card))
    QTest.mouseMove(window.table.viewport(), grip(window, card) + QPoint(30, 30))
    meant = target.replace("marks", "sack")
    assert meant in lit(window), "once the card is lifted its places are lit"
    QTest.mouseMove(window.table.viewport(), middle(window, target))
    QTest.mouseRelease(window.table.viewport(), LEFT, pos=middle(window, target))
    assert [action.verb for action in match.history] == verbs.split()


def test_a_kept_fairy_is_played_by_two_clicks_or_dragged_onto_the_wood(window: Window) -> None:
    match = begin(window, {"stored.0": "group_harvest"})
    click(window, top(match, "stored.0"))
    assert match.cursor == 0, "one click only raises it"
    click(window, top(match, "stored.0"))
    assert [action.verb for action in match.history] == ["play"]
    match = begin(window, {"stored.0": "group_harvest"})
    deck = window.table.top.areas["deck.fairies"].area.rect
    gap = window.table.mapFromScene(QPointF(deck.right + 5, deck.centre[1]))
    carry(window, grip(window, top(match, "stored.0")), gap)
    assert [action.verb for action in match.history] == ["play"]


@pytest.mark.parametrize("how", ["click", "digit", "drag"])
def test_a_fairy_for_a_pixie_needs_only_the_pixie(window: Window, how: str) -> None:
    match = begin(window, {"stored.0": "bigger_sack"}, 2, "play bigger_sack")
    assert window.table.hands.lifted == top(match, "stored.0"), "it is raised from the beginning"
    if how == "click":
        click(window, "marks.0.1")
    elif how == "digit":
        QTest.keyClick(window.table, Qt.Key.Key_2)
    else:
        drag(window, top(match, "stored.0"), "marks.0.1")
    assert lies(match.state, "marks.0.1") == "bigger_sack"  # type: ignore[arg-type]


def test_digits_carry_a_stone_from_pixie_to_pixie_and_to_the_hand(window: Window) -> None:
    match = begin(window, {"sack.0.0": "red green"}, 2, "exchange")
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_0):
        QTest.keyClick(window.table, key)
    assert [a.verb for a in match.history] == ["shift", "lift"]
    assert match.history[0].zone == "sack.0.2"


def test_a_wrong_drop_flies_home_and_says_why(window: Window, qtbot: QtBot) -> None:
    match = begin(window, {"hand.0": "red", "sack.0.0": "blue"}, 2, "exchange")
    with qtbot.waitSignal(window.table.hands.refused) as refused:
        drag(window, top(match, "hand.0"), "sack.0.0")
    assert refused.args == ["Blue stones stay alone."]
    check_scene(window)


def test_pointing_at_a_sack_marks_what_would_fall(window: Window, qtbot: QtBot) -> None:
    match = begin(window, {"stored.0": "torn_sack", "sack.1.0": "green*4"}, 2, "play torn_sack")
    QTest.mouseMove(window.table.viewport(), middle(window, "sack.1.0"))
    qtbot.waitUntil(lambda: shown_action(window) == match.state.legal()[0])
    QTest.mouseMove(window.table.viewport(), QPoint(3, 3))
    qtbot.waitUntil(lambda: shown_action(window) is None)


def shown_action(window: Window) -> Action | None:
    assert window.table.stage is not None
    return window.table.stage.preview


def test_resting_on_a_sack_tells_what_is_in_it(window: Window, qtbot: QtBot) -> None:
    begin(window, {"sack.1.0": "green*2 red"})
    QTest.mouseMove(window.table.viewport(), middle(window, "sack.1.0"))
    qtbot.waitUntil(window.table.lens.note.isVisible)
    assert "3 of 5" in window.table.lens.note.text
    assert not window.table.lens.enlarged.isVisible()
    QTest.mouseMove(window.table.viewport(), QPoint(3, 3))
    assert not window.table.lens.note.isVisible()


def test_a_click_on_what_left_the_game_shows_it(window: Window) -> None:
    match = begin(window, {"removed.stones": "green*2 red"})
    click(window, "removed.stones")
    gone = match.state.table.zones["removed.stones"]
    assert all(window.table.top.cards[card].rect.width() > 30 for card in gone)
    assert window.table.stage is not None
    assert window.table.stage.unfolded == "removed.stones"


# Areas that unfold


ROBBED = {"stored.0": "steal", "sack.1.0": "blue", "sack.2.1": "green", "hand.2": "red*2"}


def test_a_rivals_area_unfolds_and_is_played_like_the_small_one(window: Window) -> None:
    match = begin(window, ROBBED, 4, "play steal")
    small = window.table.top.cards[top(match, "sack.2.1")].rect.width()
    click(window, "seat.2")
    assert window.table.top.unfolded == "player.2"
    card = top(match, "sack.2.1")
    assert window.table.top.cards[card].rect.width() > 1.5 * small
    assert card in glowing(window)
    assert "hand.2" in lit(window)
    check_scene(window)
    drag(window, card, "sack.0.0")
    assert match.history == (Action("steal_top", card, "sack.0.0"),)
    assert window.table.top.unfolded == "player.2"
    click(window, "hand.2")
    assert match.history[-1] == Action("steal_hand", zone="hand.2")


@pytest.mark.parametrize("how", ["escape", "the cell again", "elsewhere"])
def test_an_unfolded_area_is_folded_again(window: Window, how: str) -> None:
    begin(window, ROBBED, 4)
    click(window, "seat.1")
    assert unfolded(window) == "player.1"
    if how == "escape":
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
    elif how == "the cell again":
        click(window, "seat.1")
    else:
        at = window.table.viewport().rect().bottomLeft() + QPoint(2, -2)
        QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
    assert unfolded(window) is None
    check_scene(window)


def test_v_and_arrows_walk_from_rival_to_rival(window: Window) -> None:
    begin(window, ROBBED, 4)
    seen = []
    keys = (Qt.Key.Key_V, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    for key in keys:
        QTest.keyClick(window.table, key)
        seen.append(window.table.top.unfolded)
    assert seen == [f"player.{p}" for p in (1, 2, 3, 1, 3)]


def test_what_an_unfolded_area_covers_cannot_be_clicked(window: Window) -> None:
    match = begin(window, ROBBED, 4)
    at = middle(window, "deck.stones")
    click(window, "seat.1")
    QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
    assert match.cursor == 0


# Sizes


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1600, 900)], ids=str)
def test_a_resized_table_keeps_what_is_going_on(window: Window, size: tuple[int, int]) -> None:
    match = begin(window, {"hand.0": "red blue"}, 6, "obtain", "offer_hand red")
    click(window, top(match, "hand.0"))
    window.resize(*size)
    check_scene(window)
    drag(window, top(match, "hand.0"), "offering")
    assert lies(match.state, "offering") == "red blue"  # type: ignore[arg-type]


def test_the_panel_folds_and_cards_keep_their_size(window: Window, qtbot: QtBot) -> None:
    begin(window, {"hand.0": "red blue"}, 6)
    assert window.table.top.picture is not None
    before, width = window.table.top.picture.unit, window.table.width()
    QTest.keyClick(window, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.table.width() > width)
    assert window.table.top.picture.unit == pytest.approx(before, abs=1), "the menu bar may grow"
    check_scene(window)


# Words


MOMENTS = {
    "action": (),
    "offer": ("obtain", "offer_hand red"),
    "paid": ("obtain", "offer_hand red", "offer_hand blue"),
    "exchange": ("exchange", "lift green hand.0"),
    "harvest": ("play group_harvest",),
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
def test_no_words_on_the_table_are_cut(
    qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    load_fonts()
    cards = {
        "hand.0": "red blue red",
        "sack.0.0": "red green",
        "sack.1.0": "green*3",
        "stored.0": "group_harvest",
        "removed.stones": "black*12",
    }
    say = Language(language).say_for("challenge")  # type: ignore[arg-type]
    for players in range(2, 7):
        for steps in MOMENTS.values():
            state = do(position(cards, players), *steps)
            people = [Person(NAMES[p], p) for p in range(players)]
            for folded in (False, True):
                width, height = table_size(size, folded=folded)
                for unfolded in (None, "player.1"):
                    made = Stage(state.view(0), width, height, people, 0, say, unfolded=unfolded)
                    assert cut_words(arrange(made)) == []
