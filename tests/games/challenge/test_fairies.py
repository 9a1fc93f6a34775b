"""What the fairies of The Challenge do (rules page, section 7)."""

import pytest

from tests.games.challenge.invariants import check
from tests.games.challenge.positions import (
    asks,
    do,
    kinds,
    lies,
    options,
    placed,
    position,
    verbs,
)

# Fairies (section 7)


def test_d20_an_extra_pixie_is_a_full_pixie() -> None:
    cards = {"stored.0": "extra_pixie immunity bigger_sack", "forest.stones.green": "green*2"}
    state = do(position(cards), "play extra_pixie")
    assert state.pixies == (4, 3)
    assert (lies(state, "marks.0.3"), lies(state, "sack.0.3")) == ("extra_pixie", "")
    do(state, "collect", "discard_hand")
    assert "green sack.0.3" in placed("send", state)
    do(state, "play immunity", "protect immunity marks.0.3", "collect", "discard_hand")
    do(state, "play bigger_sack", "enlarge bigger_sack marks.0.3", "collect", "discard_hand")
    do(state, "send green sack.0.3")
    assert kinds(lies(state, "marks.0.3")) == ["extra_pixie", "bigger_sack", "immunity"]
    assert kinds(lies(state, "sack.0.3"))[:2] == ["green", "green"]


def test_d20_an_extra_pixie_can_be_robbed() -> None:
    state = position({"stored.0": "torn_sack", "marks.1.3": "extra_pixie", "sack.1.3": "green*4"})
    do(state, "play torn_sack", "puncture sack.1.3")
    assert lies(state, "sack.1.3") == "green"


def test_five_extra_pixies_for_one_player() -> None:
    joined = {f"marks.0.{i}": "extra_pixie" for i in range(3, 7)}
    state = do(position({"stored.0": "extra_pixie", **joined}), "play extra_pixie")
    assert state.pixies == (8, 3)
    check(state)


@pytest.mark.parametrize(
    ("fairy", "decision"), [("bigger_sack", "enlarge"), ("immunity", "protect")]
)
def test_d19_a_mark_only_once_on_a_pixie(fairy: str, decision: str) -> None:
    state = position({"stored.0": fairy, "marks.0.1": fairy, "sack.0.0": "red"})
    do(state, f"play {fairy}")
    assert asks(state) == (0, decision)
    assert options(state) == {f"{decision} {fairy} marks.0.0", f"{decision} {fairy} marks.0.2"}
    do(state, f"{decision} {fairy} marks.0.0")
    assert (lies(state, "marks.0.0"), asks(state)) == (fairy, (1, "action"))


@pytest.mark.parametrize("fairy", ["bigger_sack", "immunity"])
def test_d19_a_mark_needs_a_pixie_without_it(fairy: str) -> None:
    marks = {f"marks.0.{i}": fairy for i in range(3)}
    assert "play" not in verbs(position({"stored.0": fairy, **marks}))


def test_both_marks_may_lie_on_one_pixie() -> None:
    state = position({"stored.0": "immunity", "marks.0.0": "bigger_sack"})
    do(state, "play immunity", "protect immunity marks.0.0")
    assert lies(state, "marks.0.0") == "bigger_sack immunity"


def test_example_7_a_group_harvest() -> None:
    cards = {
        "stored.0": "group_harvest",
        "hand.0": "red*2",
        "sack.0.0": "green",
        "forest.stones.green": "green*2",
        "deck.stones": "black*4",
    }
    state = do(position(cards), "play group_harvest")
    assert lies(state, "removed.fairies").endswith("group_harvest")
    do(state, "harvest_draw", "harvest_draw", "harvest_open green sack.0.0")
    assert state.facts(None).picks == 1
    do(state, "harvest_open green sack.0.0")
    assert asks(state) == (0, "overflow")
    assert lies(state, "sack.0.0") == "green green green"
    do(state, "stow black sack.0.1")
    assert asks(state) == (1, "action")


def test_d13_a_harvest_takes_one_to_four() -> None:
    state = do(position({"stored.0": "group_harvest", "hand.0": "red*3"}), "play group_harvest")
    assert verbs(state) == {"harvest_draw"}
    do(state, "harvest_draw")
    assert "harvest_stop" in verbs(state)
    assert len(state.table.zones["hand.0"]) == 4, "the hand is settled at the end"
    stopped = do(state.clone(), "harvest_stop")
    assert asks(stopped) == (0, "overflow")
    do(state, "harvest_draw", "harvest_draw", "harvest_draw")
    assert asks(state) == (0, "overflow")
    assert len(state.table.zones["hand.0"]) == 7


def test_d14_an_open_stone_that_fits_nowhere_is_not_harvested() -> None:
    sacks = {"sack.0.0": "blue", "sack.0.1": "red yellow", "sack.0.2": "black*5"}
    cards = {"stored.0": "group_harvest", "forest.stones.green": "green", **sacks}
    state = do(position(cards), "play group_harvest")
    assert verbs(state) == {"harvest_draw"}


def test_a_harvest_ends_when_nothing_can_be_taken() -> None:
    cards = {"stored.0": "group_harvest", "deck.stones": "red"}
    state = do(position(cards), "play group_harvest", "harvest_draw")
    assert state.decision is None


def test_d22_a_harvest_goes_on_when_the_deck_runs_out() -> None:
    cards = {"stored.0": "group_harvest", "hand.0": "red*3", "deck.stones": "red"}
    state = do(position({**cards, "forest.stones.green": "green*2"}), "play group_harvest")
    do(state, "harvest_draw")
    assert verbs(state) == {"harvest_open", "harvest_stop"}
    do(state, "harvest_open green sack.0.0", "harvest_stop")
    assert asks(state) == (0, "overflow")
    do(state, "cede red")
    assert state.decision is None


def test_example_8_and_d14_a_stolen_stone_that_fits_nowhere_goes_to_the_wood() -> None:
    cards = {"stored.0": "steal", "sack.0.0": "blue*2", "sack.0.1": "red yellow"}
    state = position({**cards, "sack.1.0": "green"}, players=5)
    do(state, "play steal")
    assert options(state) == {"steal_top green forest.stones.green"}
    do(state, "steal_top")
    assert lies(state, "forest.stones.green") == "green"
    assert asks(state) == (1, "action"), "nothing is left to take"


def test_d14_the_wood_only_if_no_own_sack_fits() -> None:
    cards = {"stored.0": "steal", "sack.0.0": "blue", "sack.0.1": "red", "sack.1.0": "green"}
    state = do(position(cards), "play steal")
    assert options(state) == {"steal_top green sack.0.1", "steal_top green sack.0.2"}


def test_d15_two_stones_of_one_rival() -> None:
    cards = {"stored.0": "steal", "sack.1.0": "red green", "hand.1": "blue", "hand.2": "black"}
    state = do(position(cards, players=3), "play steal")
    assert placed("steal_hand", state) == {"hand.1", "hand.2"}
    do(state, "steal_top green sack.0.0")
    assert state.facts(None).victim == 1
    assert {o.split()[-1] for o in options(state)} == {"sack.0.0", "sack.0.1", "sack.0.2", "hand.1"}
    do(state, "steal_hand hand.1")
    assert (lies(state, "hand.0"), lies(state, "hand.1")) == ("blue", "")
    assert asks(state) == (1, "action")


def test_d15_the_same_sack_may_be_robbed_twice() -> None:
    state = do(position({"stored.0": "steal", "sack.1.0": "red green"}), "play steal")
    do(state, "steal_top green sack.0.0", "steal_top red sack.0.0")
    assert lies(state, "sack.0.0") == "green red"


def test_d15_immunity_covers_sacks_only() -> None:
    cards = {"stored.0": "steal", "sack.1.0": "red", "marks.1.0": "immunity", "hand.1": "blue"}
    state = do(position(cards), "play steal")
    assert options(state) == {"steal_hand hand.1"}


def test_a_full_hand_overflows_after_stealing() -> None:
    state = position({"stored.0": "steal", "hand.0": "red*3", "hand.1": "blue*2"})
    do(state, "play steal", "steal_hand", "steal_hand")
    assert asks(state) == (0, "overflow")
    assert lies(state, "hand.0") == "blue blue red red red"


def test_every_stone_of_a_hand_may_be_stolen() -> None:
    stolen = set()
    for seed in range(40):
        state = position({"stored.0": "steal", "hand.1": "blue red green"})
        state.rng.state = seed
        stolen.add(lies(do(state, "play steal", "steal_hand"), "hand.0"))
    assert stolen == {"blue", "red", "green"}


@pytest.mark.parametrize(
    ("sack", "rest"), [("red*2 green*3", "red red"), ("green*3", ""), ("blue", "")]
)
def test_a_torn_sack_loses_its_top_three(sack: str, rest: str) -> None:
    cards = {"stored.0": "torn_sack", "sack.1.2": sack, "sack.0.0": "green"}
    state = do(position(cards), "play torn_sack")
    assert options(state) == {"puncture sack.1.2"}
    do(state, "puncture")
    assert lies(state, "sack.1.2") == rest
    assert len(state.table.zones["removed.stones"]) == min(3, len(kinds(sack)))
    assert asks(state) == (1, "action")


def test_d26_no_play_without_a_target() -> None:
    cards = {"sack.1.0": "red", "marks.1.0": "immunity", "sack.0.0": "green"}
    assert "play" not in verbs(position({**cards, "stored.0": "torn_sack"}))
    assert "play" not in verbs(position({**cards, "stored.0": "steal"}))
    assert "play" in verbs(position({**cards, "stored.0": "steal", "hand.1": "red"}))


def test_one_shot_fairies_are_removed_and_permanent_ones_stay() -> None:
    state = position({"stored.0": "torn_sack immunity", "sack.1.0": "red"})
    do(state, "play torn_sack")
    assert lies(state, "removed.fairies") == "torn_sack"
    do(state, "puncture", "collect", "discard_hand", "play immunity", "protect immunity marks.0.0")
    assert lies(state, "removed.fairies") == "torn_sack"
