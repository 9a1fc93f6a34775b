"""The reveal of Hunters in the window: told to everybody, skipped, and shown once more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE
from fairytable.stage.prompts import ShowCards
from fairytable.storage.settings import Settings
from tests.app.challenge_matches import press
from tests.app.hunters_matches import in_position
from tests.app.spectator import TOLD, Spectator, check_shown_again, check_skipped, check_told
from tests.app.test_challenge_drags import click, glowing
from tests.games.hunters.positions import asked, at, play, position

CAGES = "cage cage cage cage"


@pytest.fixture
def settings() -> Settings:
    """Everything is told, and nobody thinks long."""
    return TOLD


REVEALS = {
    "photo": (position(circle={0: "queen"}), "Anna: "),
    "cage": (
        position(circle={0: "meadow"}, tools="cage camera camera camera"),
        "Anna: into the cage, +3",
    ),
    "chest": (
        position(circle={0: "dust"}, tools="chest camera camera camera"),
        "Anna: into the chest, +2",
    ),
    "mushroom": (
        position(
            circle={0: "agaric"}, tools="cage camera camera camera", evidence={0: "meadow wood"}
        ),
        "Fly Agaric: Anna lost a Meadow Fairy.",
    ),
    "flower": (
        position(
            circle={0: "poppy"},
            tools="cage camera camera camera",
            photos={1: "good", 2: "motion"},
        ),
        "Poppy: Bruno lost a Good Shot.",
    ),
    "dandelion": (
        position(circle={0: "dandelion"}, tools="cage camera camera camera"),
        "Dandelion: the circle was mixed, and nobody knows it any more.",
    ),
    "wisp": (position(circle={0: "wisp"}), "Anna is trapped"),
    "exchange": (position(circle={0: "wisp"}, pos=[0, CENTRE, 6, 9]), "Anna is trapped"),
    "nothing": (position(), "Anna: nothing happens"),
}


def state_of(seen: Spectator) -> HuntersState:
    state = seen.match.state
    assert isinstance(state, HuntersState)
    return state


def revealing(window: Window, state: HuntersState, people: int = 1) -> Spectator:
    """Everything is ready, and the first player lets all reveal."""
    match = in_position(state.clone(), people)
    window.begin(match)
    spectator = Spectator(window, match)
    spectator.table.finish()
    press(window, "D")
    return spectator


@pytest.mark.parametrize(
    ("speed", "names"),
    [
        pytest.param("normal", (*REVEALS,), marks=pytest.mark.long),
        ("slow", ("cage", "wisp")),
        ("fast", ("photo", "exchange")),
    ],
)
def test_every_reveal_is_told_to_its_end_at_every_speed(
    window: Window, speed: str, names: tuple[str, ...]
) -> None:
    scenes = {name: REVEALS[name] for name in names}
    check_told(window, scenes, revealing, speed, parts=7)  # cards are turned one by one


@pytest.mark.parametrize("parts", [pytest.param(0, marks=pytest.mark.long), 3])
def test_every_reveal_is_skipped_at_any_moment(window: Window, parts: int) -> None:
    check_skipped(window, REVEALS, revealing, parts)


def test_a_reveal_is_shown_once_more(window: Window, qtbot: QtBot) -> None:
    """A fairy is caged, the Queen is photographed, a wisp traps, and a poppy takes a photo."""
    circle = {0: "meadow", 3: "queen", 6: "wisp", 9: "poppy"}
    seen = revealing(window, position(circle=circle, tools="cage camera cage cage"))
    check_shown_again(window, seen, 5, qtbot)


def test_the_prompt_says_what_is_told_and_asks_when_all_is_told(window: Window) -> None:
    window.begin(in_position(position(circle={0: "wisp"})))
    window.table.finish()
    box, read = window.panel.box, []
    press(window, "D")
    while window.table.teller.behind:
        read.append(box.prompt.text())
        clock = window.table.motion.clock
        clock.setCurrentTime(clock.duration())
    assert "Anna is trapped" in read
    assert not any("fill the place" in text for text in read)
    assert box.prompt.text() == "Anna, fill the place at 12 from your hand."


def test_while_a_reveal_is_told_nothing_glows_that_cannot_be_taken(window: Window) -> None:
    window.begin(in_position(position(circle={0: "meadow"}, tools="cage camera camera camera")))
    window.table.finish()
    assert len(glowing(window)) >= 12
    press(window, "D")
    hand = set(window.table.offers.pieces())
    while window.table.busy:
        assert glowing(window) <= hand
        clock = window.table.motion.clock
        clock.setCurrentTime(clock.duration())
    assert glowing(window) == hand


def test_what_is_said_of_a_reveal_covers_neither_the_circle_nor_the_prisoner(
    window: Window,
) -> None:
    seen = revealing(window, position(circle={0: "meadow"}, tools="cage camera camera camera"))
    while not seen.read:
        seen.next_part()
    said = window.table.speech.notice.sceneBoundingRect()
    places = window.table.top.places_of(["centre", *CIRCLE])
    assert window.table.speech.notice.isVisible()
    assert not any(said.intersects(place) for place in places)
    seen.watch()


def test_a_wisp_that_is_chosen_for_the_prisoner_sets_free(window: Window) -> None:
    seen = revealing(window, position(circle={1: "wisp"}, pos=[0, CENTRE, 6, 9]))
    seen.watch()
    card = at(state_of(seen), 1)
    click(window, card)
    click(window, "centre")
    seen.watch()
    assert "Bruno is free again" in seen.read
    assert state_of(seen).pos[1] == 1


# Several people


@pytest.mark.parametrize("own_cards", [False, True], ids=["openly", "with own cards"])
@pytest.mark.parametrize(("card", "then"), [("meadow", "refill"), ("stone", "choose_tool")])
def test_everybody_sees_the_reveal_before_the_next_one_is_asked(
    window: Window, qtbot: QtBot, own_cards: bool, card: str, then: str
) -> None:
    """A place is filled behind the curtain, a tool is prepared before the open table."""
    state = position(circle={3: card}, tools="camera cage camera camera")
    window.begin(in_position(play(state, "swap 7 8"), people=4))
    match = window.controller.match
    assert match is not None
    seen = Spectator(window, match)
    if own_cards:
        window.controller.choose(ShowCards())
    press(window, "D")
    assert asked(state_of(seen)) == (then, 1)
    parts = 0
    while seen.table.busy:
        assert not window.curtain.isVisible()
        assert not window.table.offers.actions
        seen.next_part()
        parts += 1
    assert parts >= 8
    assert any(text.startswith("Bruno: ") for text in seen.read)
    qtbot.waitUntil(lambda: window.curtain.isVisible() == (then == "refill"))
    if then == "refill":
        QTest.mouseClick(window.curtain.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
