"""What the bots of Hunters read, and what they do in clear positions."""

import random

import pytest

from fairytable.engine import Rng
from fairytable.games.hunters.bot.evaluate import evaluate
from fairytable.games.hunters.bot.outlook import Outlook
from fairytable.games.hunters.bot.plan import _PLANS, plan
from fairytable.games.hunters.rulebook import GAME
from fairytable.games.hunters.rules.decisions import OPTIONS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE
from tests.games.hunters.positions import (
    at,
    new,
    play,
    play_until,
    position,
    reveal_by_player_1,
    words,
)


def planned(state: HuntersState) -> str:
    assert state.decision is not None
    action = plan(state, state.decision.player)
    assert action is not None
    return words(state, action)


def test_there_is_a_plan_for_every_decision_and_it_is_legal() -> None:
    assert set(_PLANS) == set(OPTIONS)
    seen = set()
    for seed in range(12):
        state, dice = new(3 + seed % 4, seed, first=None), random.Random(seed)
        while state.decision is not None:
            legal = state.legal()
            assert plan(state, state.decision.player) in legal
            seen.add(state.decision.name)
            state._apply(dice.choice(legal))
    assert seen == set(_PLANS)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_bot_reads_nothing_that_its_player_cannot_know(players: int) -> None:
    state, dice, rng = new(players, seed=7), random.Random(players), Rng(5)
    while state.decision is not None:
        mover = state.decision.player
        first, second = state.determinize(mover, rng), state.determinize(mover, rng)
        assert plan(first, mover) == plan(second, mover) == plan(state, mover)
        for p in range(players):
            assert evaluate(state.determinize(p, rng), p) == evaluate(state, p)
        state._apply(dice.choice(state.legal()))


def test_the_game_is_played_to_its_end_by_the_plan() -> None:
    state = GAME.new(GAME.options(players=4, first=0), seed=3)
    for _ in range(2000):
        if state.decision is None:
            break
        action = GAME.plan(state, state.decision.player)
        assert action is not None
        state.apply(action)
    assert state.ended


# Evaluating


def test_own_points_are_good_and_those_of_others_bad() -> None:
    dull = evaluate(position(), 0)
    assert evaluate(position(evidence={0: "queen"}), 0) > dull
    assert evaluate(position(evidence={1: "queen"}), 0) < dull


def test_a_partners_points_are_as_good_as_ones_own() -> None:
    mine = position(evidence={0: "moon"}, sides="pairs")
    partners = position(evidence={2: "moon"}, sides="pairs")
    assert evaluate(partners, 0) == pytest.approx(evaluate(mine, 0))
    assert evaluate(position(evidence={2: "moon"}), 0) < evaluate(partners, 0)


def test_a_fairy_before_ones_own_cage_promises_points() -> None:
    tools = "cage camera camera camera"
    assert evaluate(position(circle={0: "queen"}, tools=tools, up=[0]), 0) > evaluate(
        position(circle={0: "agaric"}, tools=tools, up=[0]), 0
    )


def test_winning_is_better_than_losing() -> None:
    def ended(*evidence: str) -> HuntersState:
        state = position(3, evidence=dict(enumerate(evidence)), quiet_run=5)
        return play_until(state, "never")

    assert ended("moon", "brook", "").ended == "dawn"
    close = evaluate(ended("moon", "brook", ""), 0) - evaluate(ended("brook", "moon", ""), 0)
    assert close > 10


# Planning


def test_a_known_fairy_is_brought_before_ones_own_cage() -> None:
    state = position(circle={1: "queen"}, tools="cage camera camera camera", knows={0: [1]})
    assert planned(state) == "swap 0 1"
    far = position(circle={7: "queen"}, tools="cage camera camera camera", up=[7])
    for _ in range(2):
        play(far, planned(far))
    assert far.table.named([at(far, 0)]) == ["fairy.queen"]


def test_a_fairy_is_taken_away_from_a_rivals_cage_but_not_from_a_partners() -> None:
    circle, tools = {6: "queen"}, "camera camera cage camera"
    rivals = position(circle=circle, tools=tools, up=[6])
    while planned(rivals) != "done" and rivals.swaps_left > 1:
        play(rivals, planned(rivals))
    assert rivals.table.named([at(rivals, 6)]) != ["fairy.queen"]
    pair = position(circle=circle, tools=tools, up=[6], sides="pairs")
    while pair.decision is not None and pair.decision.name == "swap":
        play(pair, planned(pair))
    assert pair.table.named(pair.table.zones["evidence.2"]) == ["fairy.queen"]


def test_a_rival_who_knows_ones_own_card_and_takes_the_cage_gives_it_away() -> None:
    tools = "cage camera cage camera"
    state = position(tools=tools, knows={2: [6]}, up=[0, 1, 11])
    blind = position(tools=tools, up=[0, 1, 11])
    cage = Outlook(state, 0).gains(0, 0)
    assert cage[Outlook(state, 0).circle[6] or 0] > cage[Outlook(blind, 0).circle[6] or 0]


@pytest.mark.parametrize(
    ("face", "tool"),
    [("brook", "cage"), ("horseshoe", "chest"), ("agaric", "camera"), ("trumpet", "camera")],
)
def test_the_tool_fits_the_known_card_in_front(face: str, tool: str) -> None:
    state = position(circle={6: face}, knows={2: [6]}, evidence={2: "moon"})
    play_until(state, "choose_tool", 2)
    assert planned(state) == f"tool {tool}"


def test_the_next_active_player_counts_on_ones_own_swaps() -> None:
    state = position(circle={4: "queen", 3: "agaric"}, up=[3, 4])
    play_until(state, "choose_tool", 1)
    assert planned(state) == "tool cage"


def test_the_best_card_fills_ones_own_place() -> None:
    state = position(
        circle={0: "meadow"}, tools="cage camera camera camera", hands={0: "wisp stone moon ring"}
    )
    play(state, "done")
    assert planned(state) == "refill moon"


def test_the_prisoner_takes_the_best_card_and_gets_the_worst() -> None:
    circle = {4: "queen", 5: "agaric"}
    own = position(pos=[CENTRE, 3, 6, 9], circle=circle, up=[4, 5], evidence={0: "moon"})
    play(own, "done")
    assert planned(own) == "card 4"
    rival = position(pos=[0, CENTRE, 6, 9], circle=circle, up=[4, 5], evidence={1: "moon"})
    play(rival, "done")
    assert planned(rival) == "card 5"


def test_dust_is_spent_for_a_queen_but_not_for_a_meadow_fairy() -> None:
    for face, answer in (("queen", "use dust"), ("meadow", "pass")):
        state = position(circle={4: face}, up=[4], evidence={1: "dust"})
        play(state, "swap 3 4", "done")
        assert planned(state) == answer
    state = position(circle={4: "queen"}, up=[4], evidence={1: "dust"})
    play(state, "swap 3 4", "done", "use dust")
    assert planned(state) == "tool cage"


def test_a_thread_is_spent_for_a_queen_next_door() -> None:
    state = position(
        circle={2: "queen"}, up=[2], evidence={1: "thread"}, tools="camera cage camera camera"
    )
    play(state, "swap 3 4", "done")
    assert planned(state) == "use thread"
    play(state, "use thread")
    assert planned(state) == "swap 2 3"


def test_a_horseshoe_is_spent_for_more_than_its_points() -> None:
    assert planned(reveal_by_player_1("agaric", evidence="horseshoe queen")) == "use horseshoe"
    assert planned(reveal_by_player_1("agaric", evidence="horseshoe meadow queen")) == "suffer"


def test_the_cheapest_trinket_is_dropped_and_the_dullest_card_discarded() -> None:
    assert planned(reveal_by_player_1("honey", evidence="flute stone dust")) == "drop stone"
    state = position(hands={0: "queen wood meadow stone dust wisp flute"})
    play_until(state, "discard_hand")
    assert planned(state) == "discard wisp"


def test_a_stone_looks_at_ones_own_card_first() -> None:
    state = position(evidence={0: "stone"})
    assert planned(state) == "use stone"
    play(state, "use stone")
    assert planned(state) == "peek 0"
