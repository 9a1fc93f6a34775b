"""Fairy's Fate in the window by keys: each fairy in each window, each end, saved and resumed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games.fate.cards import ACTIVE
from fairytable.games.fate.rules.state import FateState
from fairytable.match import Match
from fairytable.storage import saves
from tests.app.challenge_matches import press
from tests.app.fate_matches import (
    DECISIONS,
    GAME,
    LEFT,
    in_position,
    match_of,
    play_by_keys,
    verbs,
)
from tests.games.fate.positions import ALL_FULL, collecting, do, lying, position

PLACES = {"cave": "serpent.lume serpent.lume", "wood": "leaf.pixie acorn.pixie"}
HANDS = {0: "serpent.lume orange.pixie", 1: "serpent.lume"}
KEYS = dict(zip(ACTIVE, "WSRQXO", strict=True))


def begin(window: Window, state: FateState, *steps: str, people: int = 1) -> Match:
    do(state, *steps)
    match = in_position(state, people)
    window.begin(match)
    return match


def asked(match: Match) -> str:
    return "" if match.decision is None else match.decision.name


def state_of(match: Match) -> FateState:
    assert isinstance(match.state, FateState)
    return match.state


@pytest.mark.unpainted
@pytest.mark.long
def test_a_whole_game_is_played_by_keys_alone(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2, seed=7), Rng(7)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    decided = set()
    while True:
        qtbot.waitUntil(
            lambda: match.decision is None or bool(window.table.offers.actions), timeout=20_000
        )
        if match.decision is None:
            break
        decided.add(match.decision.name)
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play_by_keys(window, action)
        assert match.cursor > before, action
        assert match.history[before] == action
    qtbot.waitUntil(lambda: over == [True])
    assert {"turn", "draw", "choose"} <= decided


def test_digits_lift_a_card_and_play_it_and_draw(window: Window) -> None:
    match = begin(window, position(places=PLACES, hands=HANDS))
    for key in ("1", "4"):
        press(window, key)
    assert lying(state_of(match), "river") == "serpent"
    press(window, "3")
    assert verbs(match) == ["play", "draw"]


def test_t_takes_the_lantern_and_a_digit_sends_it(window: Window) -> None:
    match = begin(window, position(places=PLACES, hands=HANDS))
    for key in ("T", "3"):
        press(window, key)
    assert verbs(match)[:1] == ["travel"]


# Each good fairy in each window

MOMENTS: dict[str, tuple[str, ...]] = {
    "turn": (),
    "draw": ("play serpent cave",),
    "finish": ("play serpent cave", "draw deck.0"),
    "journey_play": (),
    "choose": ("play serpent river", "draw deck.0"),
}
ANSWERS = {
    "wisdom": (),
    "sight": ("peek", "peek"),
    "wealth": ("draw",),
    "truth": ("ask",),
    "mutation": ("card", "card"),
    "transport": ("card", "to"),
}


@pytest.mark.parametrize("fairy", ACTIVE)
def test_a_good_fairy_is_used_by_her_key_in_every_window(window: Window, fairy: str) -> None:
    for moment, steps in MOMENTS.items():
        on_journey = moment in ("journey_play", "choose")
        hands = {0: "serpent.lume orange.pixie", 1: "serpent.lume"}
        places = {**PLACES, "meadow": "leaf.nature leaf.nature"}
        state = position(
            player=int(on_journey), places=places, hands=hands, fronts={0: fairy}, recipes={1: (1,)}
        )
        if on_journey:
            do(state, "travel meadow")
        _use(window, begin(window, state, *steps), fairy, moment)
    state = collecting("leaf.nature serpent", front=fairy)
    _use(window, begin(window, state), fairy, "collect")


def _use(window: Window, match: Match, fairy: str, moment: str) -> None:
    """Her key, then all that she asks; then the game goes on where it was."""
    assert asked(match) == moment
    press(window, KEYS[fairy])
    rng = Rng(1)
    while match.decision is not None and match.decision.player == 0 and len(verbs(match)) < 3:
        before = asked(match)
        if before in ("answer", moment) or not ANSWERS[fairy]:
            break
        play_by_keys(window, rng.choice(match.state.legal()))
    done = tuple(verbs(match))
    assert done[:1] == ("use",)
    wanted = ANSWERS[fairy]
    if (fairy, moment) == ("sight", "collect"):
        wanted = wanted[:1]  # only one card lies face down then
    assert done[1 : 1 + len(wanted)] == wanted, (fairy, moment, done)
    assert lying(state_of(match), "front.0").split().count(fairy) == 0


# Harm


@pytest.mark.parametrize(
    ("harm", "front", "ward"),
    [
        ("thief.leaf", "leaf protection", "protection"),
        ("poverty", "liberation", "liberation"),
        ("adversity", "leaf liberation", "liberation"),
        ("petrify", "liberation", "liberation"),
        ("darkness", "liberation", "liberation"),
    ],
)
def test_harm_is_warded_off_or_suffered(window: Window, harm: str, front: str, ward: str) -> None:
    match = begin(window, collecting(f"{harm} acorn.nature", front=front, hand="serpent.lume"))
    assert asked(match) == "ward"
    press(window, "W")
    assert ward not in lying(state_of(match), "front.0")
    assert "acorn" in lying(state_of(match), "front.0")
    match = begin(window, collecting(f"{harm} acorn.nature", front=front, hand="serpent.lume"))
    press(window, "L")
    if harm in ("poverty", "adversity"):
        assert asked(match) == harm
        play_by_keys(window, match.state.legal()[0])
    found = lying(state_of(match), "front.0")
    assert ward in found
    assert ("acorn" in found) == (harm != "darkness")


def test_the_fourth_serpent_bites(window: Window) -> None:
    front = "serpent serpent serpent leaf orange"
    match = begin(window, collecting("serpent.lume acorn.nature", front=front))
    assert asked(match) == "bite"
    assert "bites" in window.panel.box.prompt.text()
    play_by_keys(window, match.state.legal()[0])
    assert lying(state_of(match), "front.0").count("orange") == 0


# Each end


def test_whoever_frees_the_fairy_wins_at_once(window: Window) -> None:
    match = begin(
        window,
        collecting("truth.lume serpent.lume", front="walnut acorn leaf petals", recipes=(1,)),
    )
    assert asked(match) == "collect"
    press(window, "N")
    assert match.decision is None
    QApplication.processEvents()
    assert window.end.isVisible()
    assert "Anna had all four objects, met a serpent and freed the fairy" in _note(window)


def test_the_last_journey_ends_the_game(window: Window) -> None:
    places = {"cave": "serpent.lume serpent.lume", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, hands={}, decks={}, fronts={0: "truth"})
    away = ("travel cave", "done", "pass", "go wood", "next serpent", "next serpent")
    match = begin(window, state, *away)
    assert asked(match) == "collect"
    press(window, "D")
    assert match.decision is None
    QApplication.processEvents()
    assert "last journey" in _note(window)


def test_nobody_can_go_on(window: Window) -> None:
    state = position(hands={}, decks={})
    match = begin(window, state, people=2)
    for _ in range(2):
        QApplication.processEvents()
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
        press(window, "P")
    QApplication.processEvents()
    assert match.decision is None
    assert "nobody could go on" in _note(window)


def test_all_places_full_means_one_must_travel(window: Window) -> None:
    state = position(places=ALL_FULL, hands={0: "serpent", 1: "serpent"})
    match = begin(window, state)
    assert "must travel" in window.panel.box.prompt.text()
    press(window, "2")
    press(window, Qt.Key.Key_Return)
    assert verbs(match)[:1] == ["travel"]


def _note(window: Window) -> str:
    return window.end.ledger.accessibleDescription()


# Saved and resumed


@pytest.mark.long
@pytest.mark.unpainted
def test_a_game_is_saved_and_resumed_in_every_kind_of_decision(
    window: Window, tmp_path: Path
) -> None:
    met: set[str] = set()
    for seed in range(1, 12):
        match, rng = match_of(1, 1, seed), Rng(seed)
        while match.decision is not None:
            name = match.decision.name
            if name not in met and match.decision.player == 0:
                met.add(name)
                _resume(window, match, tmp_path / f"{name}.fairytable")
            match.play(choose("random", GAME, match.state, rng))
        if met == DECISIONS:
            break
    assert met == DECISIONS


def _resume(window: Window, match: Match, path: Path) -> None:
    window.begin(match)
    saves.save(match, path)
    before = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    window.go_home()
    loaded = saves.load(path)
    window.begin(loaded)
    assert loaded.state.digest() == match.state.digest()
    after = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    assert after == before
    window.controller.stop()
