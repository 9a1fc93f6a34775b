"""Promises that only a wrong word or picture would break: each is held here by name."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Action, Rng, State, Turned
from fairytable.engine.onlooker import Onlooker
from fairytable.games import GAMES, staging_of
from fairytable.match import Match, Seat
from fairytable.stage.gestures import Gesture, doors
from fairytable.stage.look import BackLook, Look
from fairytable.stage.staging import Stage, Staging
from fairytable.storage import notation
from fairytable.storage.errors import Edited
from fairytable.storage.saves import load, save
from fairytable.storage.settings import Settings
from fairytable.table.offers import offered
from tests.app.windows import QUICK
from tests.games.challenge.positions import do
from tests.games.challenge.positions import position as challenge
from tests.games.moons.positions import position as moons
from tests.games.staged import stage
from tests.table.tables import Table

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca")


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(bot_pace="slow")


def staged(game: str) -> Staging:
    staging = staging_of(game)
    assert staging is not None
    return staging


def uppermost(state: State, zone: str) -> int:
    return state.table.zones[zone][-1]


# Saved games


def half_undone() -> Match:
    """Twelve steps, of which the last seven were undone."""
    game = GAMES["moons"]
    seats = [Seat(name=NAMES[p], colour=p) for p in range(2)]
    match = Match.new(game, game.options.model_validate({"players": 2}), seats, 1)
    for _ in range(12):
        match.play(match.state.legal()[0])
    match.go_to(5)
    return match


def test_a_save_whose_undone_steps_were_changed_is_refused(tmp_path: Path) -> None:
    match, path = half_undone(), tmp_path / "a.fairytable"
    save(match, path)
    last = match.history[-1]
    other = next(action for action in match.position(11).legal() if action != last)
    text = path.read_text(encoding="utf-8")
    head, was, tail = text.rpartition(notation.write(last))
    assert was
    path.write_text(head + notation.write(other) + tail, encoding="utf-8")
    with pytest.raises(Edited):
        load(path)


def test_a_save_with_undone_steps_as_they_were_is_taken(tmp_path: Path) -> None:
    match, path = half_undone(), tmp_path / "a.fairytable"
    save(match, path)
    assert load(path).history == match.history


# Standing


def test_inside_a_match_the_running_game_counts_on_top_of_the_totals() -> None:
    state = moons("air 2", "air 4", mode="match", totals=(10, -7), score=(5, 8, 0, 0), game=2)
    assert state.standing() == [15, 1]
    assert state.scores() == [(10,), (-7,)]


def test_between_two_games_of_a_match_nothing_counts_twice() -> None:
    state = moons("sun", "air 4", mode="match", totals=(10, -7), score=(5, 8, 0, 0), turned=12)
    state.apply(next(action for action in state.legal() if action.zone == "circle.0"))
    assert state.decision is not None
    assert state.decision.name == "next_game"
    assert state.standing() == state.totals == [10 + 5 + 6, -7 + 8]


# Gestures that mean two things


@pytest.mark.parametrize(
    ("verbs", "taken"),
    [(("lay",), "exchange"), (("offer_hand",), "obtain"), (("lay", "offer_hand"), None)],
)
def test_a_gesture_that_can_be_read_in_two_ways_is_taken_in_neither(
    verbs: tuple[str, ...], taken: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stone onto the wood, on a table where that rearranges, or pays, or could do both."""
    staging = staged("challenge")

    def gestures(action: Action, shown: Stage, opener: Action | None = None) -> tuple[Gesture, ...]:
        return doors(action, *(["wood"] if action.verb in verbs else []))

    monkeypatch.setattr(staging, "gestures", gestures)
    state = challenge({"hand.0": "blue red", "forest.fairies.steal": "steal"})
    stone = uppermost(state, "hand.0")
    found = offered(staging, stage(state), state.legal(), state).find(stone, "wood")
    assert [one.verb for o in found for one in o.first] == ([taken] if taken else [])


def test_a_fairy_is_no_handle_for_what_it_would_move() -> None:
    """Steal opens thefts of stones: dropping the fairy on one's own sack is none of them."""
    state = challenge({"stored.0": "steal", "sack.1.0": "red", "hand.1": "blue"})
    steal = uppermost(state, "stored.0")
    offers = offered(staged("challenge"), stage(state), state.legal(), state)
    opened = [o for o in offers if o.gesture.piece == steal and o.first]
    assert [offer.action.verb for offer in opened] == ["steal_hand"]


# The last turn once more


def before_the_first_decision(players: int, seed: int = 5) -> Match:
    """The only person sits last and is asked for the first time; the bots played at random."""
    game, last = GAMES["challenge"], players - 1
    seats = [
        Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        if p < last
        else Seat(name="Zoe", colour=p)
        for p in range(players)
    ]
    options = game.options.model_validate({"players": players, "first": 0})
    match, rng = Match.new(game, options, seats, seed), Rng(seed)
    while match.decision is not None and match.decision.player != last:
        match.play(choose("random", game, match.state, rng))
    return match


def shown_again(window: Window, match: Match) -> int:
    """The position from which the last turn is shown."""
    window.begin(match)
    window.table.finish()
    window.controller.last_turn.show()
    shown = window.table.stage
    assert shown is not None
    viewer = len(match.seats) - 1
    (index,) = [k for k in range(match.cursor + 1) if match.position(k).view(viewer) == shown.view]
    return index


def test_before_any_own_decision_at_most_ten_steps_are_shown_again(window: Window) -> None:
    match = before_the_first_decision(6)
    assert match.cursor > 10
    assert shown_again(window, match) == match.cursor - 10


def test_fewer_steps_are_shown_again_from_the_beginning(window: Window) -> None:
    match = before_the_first_decision(3)
    assert 0 < match.cursor < 10
    assert shown_again(window, match) == 0


# Kept fairies


def test_kept_fairies_show_their_face_to_their_owner_alone(qtbot: QtBot) -> None:
    state = challenge({"stored.0": "immunity steal", "stored.1": "torn_sack"}, players=3)
    for viewer in range(3):
        table = Table(qtbot, state, staging=staged("challenge"))
        table.seat = viewer
        table.show()
        for owner in range(2):
            for card in state.table.zones[f"stored.{owner}"]:
                side = table.widget.top.cards[card].side
                if viewer == owner:
                    assert isinstance(side, Look)
                else:
                    assert isinstance(side, BackLook)
                    assert side.memory is None


def test_a_kept_fairy_that_all_know_is_only_remembered_by_rivals(qtbot: QtBot) -> None:
    """It lies face down for them: its face shows faintly on its back."""
    state = challenge({"stored.0": "immunity"})
    fairy = uppermost(state, "stored.0")
    state.table.reveal(fairy)
    table = Table(qtbot, state, staging=staged("challenge"))
    assert isinstance(table.widget.top.cards[fairy].side, Look)
    table.seat = 1
    table.show()
    side = table.widget.top.cards[fairy].side
    assert isinstance(side, BackLook)
    assert side.memory is not None


def test_behind_the_curtain_kept_fairies_show_their_back_even_to_their_owner(qtbot: QtBot) -> None:
    state = challenge({"stored.0": "immunity"})
    table = Table(qtbot, state, staging=staged("challenge"))
    closed = table.stage()._replace(curtain=True)
    table.widget.present(table.staging, closed)
    side = table.widget.top.cards[uppermost(state, "stored.0")].side
    assert isinstance(side, BackLook)
    assert side.memory is None


# Refusals


@pytest.mark.parametrize(
    ("steps", "zone", "said"),
    [
        ((), "forest.stones.red", "Face-up stones go into sacks, not into your hand."),
        (("collect",), "sack.0.0", "First discard one stone."),
        (("obtain",), "sack.0.0", "You are paying a fairy: offer stones."),
    ],
    ids=["an open stone", "while leaving one", "while paying"],
)
def test_a_stone_dropped_on_ones_own_hand_is_refused_with_a_sentence(
    qtbot: QtBot, steps: tuple[str, ...], zone: str, said: str
) -> None:
    lying = {"hand.0": "blue red", "sack.0.0": "green", "forest.stones.red": "red"}
    state = do(challenge(lying), *steps)
    table = Table(qtbot, state, staging=staged("challenge"))
    stone, before = uppermost(state, zone), state.digest()
    with qtbot.waitSignal(table.widget.hands.refused) as refused:
        table.drag(stone, "hand.0")
    assert refused.args == [said]
    assert (table.done, state.digest()) == ([], before)
    assert table.widget.speech.refusal.isVisible()


# Turning over


def test_turning_a_card_that_lies_so_already_changes_nothing() -> None:
    state = moons("air 2", "air 4")
    symbol = uppermost(state, "symbol.1")
    for turn, up in ((state.table.turn_up, True), (state.table.turn_down, False)):
        state.listen()
        turn(symbol)
        once = state.digest()
        turn(symbol)
        assert state.digest() == once
        assert [e.up for e in state.heard() if isinstance(e, Turned)] == [up]


def test_who_hears_twice_that_a_card_is_turned_sees_it_as_after_the_first_time() -> None:
    state = moons("air 2", "air 4")
    symbol = uppermost(state, "symbol.1")
    turned = Turned(symbol, up=True, face=state.table.faces[symbol])
    for told in (turned, Turned(symbol, up=False)):
        eyes = Onlooker(state.view(0).zones, state.players)
        eyes.see([turned, told])
        once = eyes.zones()
        eyes.see([told])
        assert eyes.zones() == once
        assert eyes.card(symbol).up == told.up
        assert eyes.card(symbol).face == turned.face
