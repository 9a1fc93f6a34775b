"""The rules of The Challenge: set-up, every decision, D1 to D29, the worked examples."""

import random

import pytest
from pydantic import ValidationError

from fairytable.engine import Action, IllegalAction, Said
from fairytable.games.challenge.cards import (
    DECK,
    FAIRY_COPIES,
    FAIRY_POINTS,
    STONE_COPIES,
    VICTORY_POINTS,
)
from fairytable.games.challenge.rulebook import GAME
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState
from tests.games.challenge.invariants import check, check_step
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

# Components and set-up (sections 2 and 5)


def test_the_box_holds_80_stones_and_30_fairies() -> None:
    assert (sum(STONE_COPIES), sum(FAIRY_COPIES), len(DECK.cards)) == (80, 30, 110)
    assert set(DECK.backs) == {"stone", "fairy"}
    assert sum(VICTORY_POINTS) == 33
    assert sum(n * f for n, f in zip(STONE_COPIES, FAIRY_POINTS, strict=True)) == 118


@pytest.mark.parametrize(("players", "pixies"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_set_up(players: int, pixies: int) -> None:
    state = GAME.new(ChallengeOptions(players=players), seed=5)
    zones = state.table.zones
    assert state.pixies == (pixies,) * players
    assert len(zones["deck.stones"]) == 80 - players
    assert len(zones["deck.fairies"]) == 25
    assert sum(len(z) for name, z in zones.items() if name.startswith("forest.fairies")) == 5
    assert not any(z for name, z in zones.items() if name.startswith("forest.stones"))
    assert all(len(zones[f"hand.{p}"]) == 1 for p in range(players))
    assert asks(state) == (state.first, "action")


def test_d25_the_start_seat_is_chosen_or_drawn() -> None:
    assert GAME.new(ChallengeOptions(players=3, first=2), seed=1).player == 2
    drawn = {GAME.new(ChallengeOptions(players=3), seed).player for seed in range(30)}
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(ValidationError):
        ChallengeOptions(players=players)


def test_play_goes_clockwise() -> None:
    state = position({"forest.stones.green": "green*3"}, players=3)
    do(state, "send green sack.0.0")
    assert asks(state) == (1, "action")
    do(state, "collect", "discard_hand")
    assert asks(state) == (2, "action")
    do(state, "collect", "discard_hand")
    assert asks(state) == (0, "action")


# Sacks (section 3)

EVERYTHING = "blue red yellow purple black green"


@pytest.mark.parametrize(
    ("sack", "bigger", "fitting"),
    [
        ("", False, EVERYTHING),
        ("blue*2", False, "blue"),
        ("blue*5", False, ""),
        ("red", False, "red yellow purple black green"),
        ("red yellow", False, ""),
        ("red red", False, "purple black green"),
        ("red red green green", False, "green"),
        ("green", False, "red yellow purple black green"),
        ("green red", False, "red"),
        ("green red red", False, ""),
        ("red green", False, "green"),
        ("yellow*2 purple*2", False, "purple"),
        ("black*5", False, ""),
        ("black*4 green", False, ""),
        ("black*5", True, "red yellow purple black green"),
        ("red*6 yellow*3", True, "yellow"),
        ("red*6 yellow*4", True, ""),
        ("red yellow", True, "yellow"),
        ("blue*8", True, ""),
        ("green red red", True, "red"),
    ],
)
def test_what_fits_on_a_sack(sack: str, bigger: bool, fitting: str) -> None:
    marks = {"marks.0.0": "bigger_sack"} if bigger else {}
    left = "red yellow purple black green" + (" blue" if sack.count("8") == 0 else "")
    state = position({"sack.0.0": sack, "hand.0": left, **marks})
    state.apply(Action("exchange"))
    laid = {o.split()[0] for o in placed("lay", state) if o.endswith("sack.0.0")}
    assert laid == set(fitting.split())


# collect, discard, overflow


def test_collect_draws_two_and_asks_for_one() -> None:
    state = do(position({"deck.stones": "green*5 red blue"}), "collect")
    assert asks(state) == (0, "discard")
    assert lies(state, "hand.0") == "blue red"
    assert options(state) == {
        "discard_hand blue forest.stones.blue",
        "discard_hand red forest.stones.red",
    }
    do(state, "discard_hand red")
    assert (lies(state, "hand.0"), lies(state, "forest.stones.red")) == ("blue", "red")
    assert asks(state) == (1, "action")


def test_d3_the_top_of_an_own_sack_may_be_discarded() -> None:
    state = do(position({"sack.0.1": "red green", "sack.1.0": "blue"}), "collect")
    assert placed("discard_sack", state) == {"green forest.stones.green"}
    do(state, "discard_sack green")
    assert (lies(state, "sack.0.1"), lies(state, "forest.stones.green")) == ("red", "green")


def test_d4_stones_above_three_go_one_by_one() -> None:
    state = position({"hand.0": "red*3", "sack.0.0": "green", "deck.stones": "black*4"})
    do(state, "collect", "discard_sack green")
    assert asks(state) == (0, "overflow")
    do(state, "stow red sack.0.0")
    assert asks(state) == (0, "overflow")
    do(state, "cede black")
    assert asks(state) == (1, "action")
    assert lies(state, "hand.0") == "red red black"
    assert lies(state, "forest.stones.black") == "black"


def test_d5_a_hand_of_three_stows_nothing_while_collecting() -> None:
    state = do(position({"hand.0": "red*2"}), "collect")
    assert verbs(state) == {"discard_hand"}
    do(state, "discard_hand red")
    assert asks(state) == (1, "action")


def test_overflow_offers_fitting_sacks_and_the_wood() -> None:
    cards = {"hand.0": "red*3", "sack.0.0": "blue", "sack.0.1": "yellow red"}
    state = do(position({**cards, "deck.stones": "green*4"}), "collect", "discard_hand green")
    assert options(state) == {
        "stow red sack.0.2",
        "stow green sack.0.2",
        "cede red forest.stones.red",
        "cede green forest.stones.green",
    }


def test_d21_the_last_stone_drawn_alone_may_be_kept() -> None:
    state = do(position({"deck.stones": "red"}), "collect")
    assert verbs(state) == {"discard_hand", "keep"}
    do(state, "keep")
    assert (state.decision, lies(state, "hand.0")) == (None, "red")


def test_d21_not_when_two_were_drawn() -> None:
    state = do(position({"deck.stones": "red red"}), "collect")
    assert verbs(state) == {"discard_hand"}


def test_example_3_the_last_stone_and_a_full_hand() -> None:
    state = position({"deck.stones": "red", "hand.0": "green*3", "sack.0.0": "blue"})
    do(state, "collect", "keep")
    assert asks(state) == (0, "overflow")
    do(state, "cede green")
    assert state.decision is None
    assert lies(state, "hand.0") == "red green green"


# send


@pytest.mark.parametrize(
    ("pile", "brought"), [("green*3", 3), ("green*7", 5), ("red*4", 2), ("blue*6", 5)]
)
def test_example_6_and_d6_a_pixie_brings_as_many_as_fit(pile: str, brought: int) -> None:
    kind = kinds(pile)[0]
    state = do(position({f"forest.stones.{kind}": pile}), f"send {kind} sack.0.1")
    assert kinds(lies(state, "sack.0.1")) == [kind] * brought
    assert len(state.table.zones[f"forest.stones.{kind}"]) == len(kinds(pile)) - brought
    assert asks(state) == (1, "action")


def test_example_6_a_bigger_sack_takes_all_four_red_ones() -> None:
    cards = {"forest.stones.red": "red*4", "sack.0.0": "red*2", "marks.0.0": "bigger_sack"}
    state = do(position(cards), "send red sack.0.0")
    assert kinds(lies(state, "sack.0.0")) == ["red"] * 6


def test_d2_several_blue_stones_share_a_sack() -> None:
    state = do(position({"forest.stones.blue": "blue*3"}), "send blue sack.0.0")
    assert kinds(lies(state, "sack.0.0")) == ["blue"] * 3


def test_only_an_empty_or_a_bigger_sack_is_sent() -> None:
    state = position({"forest.stones.green": "green", "sack.0.0": "green", "sack.0.1": "red"})
    assert placed("send", state) == {"green sack.0.2"}


def test_d7_a_bigger_sack_need_not_be_empty() -> None:
    cards = {"forest.stones.green": "green", "forest.stones.blue": "blue", "sack.0.0": "red"}
    state = position({**cards, "marks.0.0": "bigger_sack"})
    assert "green sack.0.0" in placed("send", state)
    assert "blue sack.0.0" not in placed("send", state)


# obtain, offer, pick_fairy, use_now


def test_obtain_needs_four_fairy_points_and_a_fairy() -> None:
    assert "obtain" not in verbs(position({"hand.0": "blue"}))
    assert "obtain" in verbs(position({"hand.0": "blue", "sack.0.0": "green"}))
    assert "obtain" in verbs(position({"sack.0.0": "green*4"}))


def test_example_4_and_d1_the_forced_overpayment() -> None:
    state = do(position({"sack.0.0": "red red green", "forest.fairies.steal": "steal"}), "obtain")
    assert options(state) == {"offer_sack green offering"}
    do(state, "offer_sack green", "offer_sack red")
    assert state.facts(None).offered == 3
    assert verbs(state) == {"offer_sack"}
    do(state, "offer_sack red")
    assert state.facts(None).offered == 5
    do(state, "take_open steal stored.0")
    assert lies(state, "stored.0") == "steal"
    assert lies(state, "removed.stones") == "green red red"


def test_example_5_paying_exactly_from_hand_and_sacks() -> None:
    cards = {"hand.0": "yellow", "sack.0.0": "red purple", "sack.0.1": "purple"}
    state = do(position(cards), "obtain", "offer_hand yellow")
    do(state, "offer_sack purple", "offer_sack purple")
    assert state.facts(None).offered == 4
    assert "draw_fairies deck.fairies" in options(state)


def test_d8_more_than_four_may_be_offered_for_one_fairy() -> None:
    state = position({"sack.0.0": "blue*3", "forest.fairies.steal": "steal*2"})
    do(state, "obtain", "offer_sack", "offer_sack")
    assert verbs(state) == {"offer_sack", "take_open", "draw_fairies"}
    do(state, "offer_sack", "take_open steal")
    assert (lies(state, "stored.0"), lies(state, "sack.0.0")) == ("steal", "")
    assert lies(state, "forest.fairies.steal") == "steal"


def test_d9_only_tops_are_offered() -> None:
    state = do(position({"sack.0.0": "yellow*2 purple*2"}), "obtain")
    assert options(state) == {"offer_sack purple offering"}
    do(state, "offer_sack", "offer_sack")
    assert options(state) == {"offer_sack yellow offering"}


PAYING = {"hand.0": "blue*2"}
"""Two blue stones pay for a fairy."""
PAY = ("obtain", "offer_hand", "offer_hand")


def test_d10_open_fairies_are_not_refilled() -> None:
    state = position({**PAYING, "forest.fairies.torn_sack": "torn_sack"})
    do(state, *PAY, "take_open torn_sack")
    assert not any(z for n, z in state.table.zones.items() if n.startswith("forest.fairies"))
    assert len(state.table.zones["deck.fairies"]) == 29


def test_the_fairy_not_chosen_joins_the_open_ones() -> None:
    state = do(position({**PAYING, "deck.fairies": "steal immunity torn_sack"}), *PAY)
    do(state, "draw_fairies")
    assert asks(state) == (0, "pick_fairy")
    assert options(state) == {"pick torn_sack stored.0", "pick immunity stored.0"}
    do(state, "pick torn_sack")
    assert lies(state, "stored.0") == "torn_sack"
    assert lies(state, "forest.fairies.immunity") == "immunity"


def test_d11_the_last_hidden_fairy_is_drawn_alone() -> None:
    state = do(position({**PAYING, "deck.fairies": "immunity"}), *PAY, "draw_fairies")
    assert options(state) == {"pick immunity stored.0"}
    do(state, "pick immunity")
    assert lies(state, "stored.0") == "immunity"


def test_d11_without_hidden_fairies_only_open_ones_are_offered() -> None:
    state = position({**PAYING, "deck.fairies": "", "forest.fairies.steal": "steal"})
    assert verbs(do(state, *PAY)) == {"take_open"}


def test_d11_without_any_fairy_there_is_no_asking() -> None:
    assert "obtain" not in verbs(position({**PAYING, "deck.fairies": ""}))


def test_two_equal_fairies_are_two_actions_and_one_choice() -> None:
    state = do(position({**PAYING, "deck.fairies": "steal steal"}), *PAY, "draw_fairies")
    assert len(state.legal()) == 2
    assert len(state.distinct(state.legal())) == 1


def test_d12_an_unplayable_fairy_is_kept_without_asking() -> None:
    state = position({**PAYING, "deck.fairies": "steal steal"})
    do(state, *PAY, "draw_fairies", "pick steal")
    assert asks(state) == (1, "action")
    assert lies(state, "stored.0") == "steal"


def test_a_playable_fairy_is_used_or_stored() -> None:
    state = position({**PAYING, "deck.fairies": "immunity"})
    do(state, *PAY, "draw_fairies", "pick immunity")
    assert asks(state) == (0, "use_now")
    assert options(state) == {"use", "store"}
    kept = do(state.clone(), "store")
    assert (asks(kept), lies(kept, "stored.0")) == ((1, "action"), "immunity")
    do(state, "use")
    assert asks(state) == (0, "protect")
    do(state, "protect immunity marks.0.2")
    assert (asks(state), lies(state, "stored.0")) == ((1, "action"), "")


def test_d28_any_number_of_fairies_may_be_kept() -> None:
    state = position({**PAYING, "stored.0": "immunity*6 steal*4", "deck.fairies": "immunity"})
    do(state, *PAY, "draw_fairies", "pick immunity", "store")
    assert len(state.table.zones["stored.0"]) == 11


# exchange


def test_exchange_needs_an_own_stone() -> None:
    assert "exchange" not in verbs(position({}))
    assert "exchange" in verbs(position({"hand.0": "red"}))
    assert "exchange" in verbs(position({"sack.0.0": "red"}))


def test_the_drags_of_an_exchange() -> None:
    cards = {"hand.0": "green", "sack.0.0": "red yellow", "sack.0.1": "blue", "sack.0.2": "green"}
    state = do(position(cards), "exchange")
    assert options(state) == {
        "lift yellow hand.0",
        "lift blue hand.0",
        "lift green hand.0",
        "lay green sack.0.2",
        "shift yellow sack.0.2",
        "cancel",
    }


def test_an_exchange_ends_the_turn_when_done() -> None:
    state = do(position({"hand.0": "green*2 red"}), "exchange")
    do(state, "lay red sack.0.0", "lay green sack.0.0", "lay green sack.0.0", "done")
    assert lies(state, "sack.0.0") == "red green green"
    assert (lies(state, "hand.0"), asks(state)) == ("", (1, "action"))
    assert state.exchanges == 1


def test_marks_and_other_sacks_stay_in_an_exchange() -> None:
    cards = {"sack.0.0": "red", "marks.0.0": "immunity", "sack.1.0": "green"}
    state = do(position(cards), "exchange", "shift red sack.0.1", "done")
    assert (lies(state, "marks.0.0"), lies(state, "sack.1.0")) == ("immunity", "green")


def test_d16_a_full_round_of_exchanges_bars_the_next() -> None:
    state = position({"hand.0": "red", "hand.1": "red"})
    do(state, "exchange", "lay red sack.0.0", "done", "exchange", "lay red sack.1.0", "done")
    assert "exchange" not in verbs(state)
    do(state, "collect", "discard_hand")
    assert "exchange" in verbs(state)


def test_d17_an_exchange_must_change_something() -> None:
    state = do(position({"hand.0": "red", "sack.0.0": "red"}), "exchange")
    assert "done" not in verbs(state)
    do(state, "lift red", "lay red sack.0.0")
    assert "done" not in verbs(state), "equal stones changed places"
    do(state, "lay red sack.0.1")
    assert "done" in verbs(state)


def test_d17_cancel_leads_back_and_bars_exchange_this_turn() -> None:
    cards = {"hand.0": "red green", "sack.0.0": "red green", "sack.0.1": "blue"}
    state = position(cards)
    before = state.clone()
    do(state, "exchange", "lift green", "lift red", "lay green sack.0.0", "shift blue sack.0.2")
    do(state, "cancel")
    assert state.table.view(None) == before.table.view(None)
    assert state.table.where == before.table.where
    assert state.table.known == before.table.known
    assert asks(state) == (0, "action")
    assert "exchange" not in verbs(state)
    assert state.facts(None).cancelled is True
    do(state, "collect", "discard_hand", "collect", "discard_hand")
    assert "exchange" in verbs(state)


def test_d18_the_hand_may_overflow_until_done() -> None:
    state = do(position({"hand.0": "red*3", "sack.0.0": "green green"}), "exchange", "lift green")
    assert len(state.view(0).zones["hand.0"]) == 4
    assert "done" not in verbs(state)
    assert "cancel" in verbs(state)
    do(state, "lay red sack.0.0")
    assert "done" in verbs(state)


def test_d18_twice_as_many_drags_as_stones() -> None:
    state = do(position({"hand.0": "red", "sack.0.0": "green"}), "exchange")
    for _ in range(2):
        do(state, "lift green", "lay green sack.0.0")
    assert state.facts(None).drags == 0
    assert verbs(state) == {"cancel"}


def test_every_arrangement_is_within_the_budget() -> None:
    state = position({"hand.0": "blue", "sack.0.0": "green*3", "sack.0.1": "red"})
    do(state, "exchange", "lift green", "lift green", "lift green", "lift red")
    do(state, "lay green sack.0.2", "lay green sack.0.2", "lay blue sack.0.0", "lay red sack.0.1")
    assert lies(do(state, "done"), "sack.0.2") == "green green"


# End and scoring (section 8)


def finish(cards: dict[str, str], players: int = 2) -> ChallengeState:
    """Player 0 draws the last stone, a green one, and leaves it in the wood."""
    state = position({**cards, "deck.stones": "green"}, players)
    return do(state, "collect", "discard_hand green")


def test_example_1_majorities() -> None:
    owned = [(4, 1, 3, 4, 2, 1), (1, 5, 1, 4, 4, 2), (0, 2, 3, 1, 4, 6)]
    cards = {"stored.1": "immunity"}
    for p, counts in enumerate(owned):
        names = ("blue", "red", "yellow", "purple", "black", "green")
        stones = [f"{name}*{n}" for name, n in zip(names, counts, strict=True) if n]
        # One sack for each type: only counts matter here.
        cards |= {f"sack.{p}.{i}": stone for i, stone in enumerate(stones)}
    state = position({**cards, "deck.stones": "green"}, players=3)
    assert [score[0] for score in state.scores()] == [19, 18, 13]
    assert state.sheet()[1] == (0, 7, 0, 5, 4, 0, 2)


EXAMPLE_2 = {
    "sack.0.0": "blue*2",
    "sack.0.1": "green*5",
    "sack.0.2": "red",
    "sack.1.0": "yellow*2",
    "sack.1.1": "black*5",
    "sack.1.2": "black",
    "stored.1": "immunity*4",
}


def test_example_2_and_d24_fairy_points_on_stones_break_a_tie() -> None:
    state = finish(EXAMPLE_2)
    assert state.scores() == [(18, 13), (18, 10)]
    assert (state.winners(), state.ended) == ([0], "fairy_points")


def test_example_2_equal_on_both_shares_the_victory() -> None:
    state = finish({**EXAMPLE_2, "sack.1.2": "black*4"})
    assert state.scores() == [(18, 13), (18, 13)]
    assert (state.winners(), state.ended) == ([0, 1], "shared")


def test_most_points_win() -> None:
    state = finish({"sack.0.0": "blue", "sack.1.0": "red"})
    assert (state.winners(), state.ended) == ([0], "points")
    assert state.facts(None).sheet == ((8, 0, 0, 0, 0, 0, 0), (0, 7, 0, 0, 0, 0, 0))


def test_d23_a_type_nobody_owns_scores_for_nobody() -> None:
    assert finish({}).scores() == [(0, 0), (0, 0)]


def test_d29_hand_and_buried_stones_count_alike() -> None:
    state = finish({"hand.0": "blue", "sack.0.0": "red green", "sack.1.0": "red"})
    assert state.sheet() == [(8, 7, 0, 0, 0, 3, 0), (0, 7, 0, 0, 0, 0, 0)]


def test_used_fairies_are_worth_nothing() -> None:
    state = finish({"marks.0.0": "immunity", "stored.1": "steal torn_sack"})
    assert [score[0] for score in state.scores()] == [0, 4]


def test_the_turn_that_empties_the_deck_is_the_last() -> None:
    state = position({"deck.stones": "red*2", "hand.0": "green*3"})
    do(state, "collect", "discard_hand red")
    assert asks(state) == (0, "overflow")
    do(state, "cede green")
    assert state.decision is None
    assert state.legal() == []


def test_the_end_shows_hands_and_kept_fairies() -> None:
    state = finish({"hand.0": "red", "stored.1": "steal"})
    for player in range(2):
        seen = state.view(player).zones
        assert all(card.up and card.face is not None for card in seen["hand.0"] + seen["stored.1"])


# Actions


def test_d27_one_open_pile_for_each_kind() -> None:
    piles = [zone for zone in position({}).table.zones if zone.startswith("forest.")]
    assert len(piles) == 12


def test_equal_stones_in_hand_are_two_actions_and_one_choice() -> None:
    state = do(position({"hand.0": "red", "deck.stones": "red*2 green"}), "collect")
    assert len([a for a in state.legal() if a.zone == "forest.stones.red"]) == 2
    assert len(state.distinct(state.legal())) == 2


def test_a_lifted_stone_is_as_good_as_an_equal_one_in_hand() -> None:
    state = do(position({"hand.0": "green", "sack.0.0": "green"}), "exchange", "lift green")
    laid = [a for a in state.legal() if a.zone == "sack.0.1"]
    assert len(laid) == 2
    assert len(state.distinct(laid)) == 1


def test_an_illegal_action_changes_nothing() -> None:
    state = position({"hand.0": "red"})
    before = state.digest()
    with pytest.raises(IllegalAction):
        state.apply(Action("done"))
    with pytest.raises(IllegalAction):
        state.apply(Action("send", 0, "sack.0.0"))
    assert state.digest() == before


def test_nothing_is_possible_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="over"):
        finish({}).apply(Action("collect", zone="deck.stones"))


# The log


def said(state: ChallengeState, player: int, *steps: str) -> list[tuple[str, dict[str, int | str]]]:
    """The sentences that a player reads."""
    state.listen()
    do(state, *steps)
    heard = [event.seen_by(player) for event in state.heard()]
    return [(event.key, dict(event.words)) for event in heard if isinstance(event, Said)]


def test_only_the_drawer_reads_which_stones_came() -> None:
    cards = {"deck.stones": "black*3 red green"}
    words = {"player": 0, "count": 2}
    mine = ("collected", {**words, "stones": "green,red"})
    assert said(position(cards), 0, "collect") == [mine]
    assert said(position(cards), 1, "collect") == [("collected", words)]


def test_a_stone_from_a_sack_is_told_with_its_sack() -> None:
    state = do(position({"sack.0.1": "green"}), "collect")
    left = ("left", {"player": 0, "stone": "green", "sack": 1})
    assert said(state, 1, "discard_sack green") == [left]


def test_an_exchange_is_told_by_its_net_result() -> None:
    cards = {"hand.0": "red", "sack.0.0": "green red", "sack.0.1": "black"}
    steps = ("exchange", "lift red", "lift green", "lay red sack.0.2", "shift black sack.0.0")
    words = {"player": 0, "stowed": 0, "shifted": 2, "lifted": 1, "stones": "green"}
    assert said(position(cards), 1, *steps, "done") == [("rearranged", words)]


def test_only_thief_and_victim_read_which_stone_was_stolen() -> None:
    cards = {"stored.0": "steal", "hand.1": "red"}
    steps = ("play steal", "steal_hand")
    words = {"player": 0, "victim": 1}
    for player in (0, 1):
        told = said(position(cards, 3), player, *steps)[-1]
        assert told == ("stole_hand", {**words, "stone": "red"})
    assert said(position(cards, 3), 2, *steps)[-1] == ("stole_hand", words)


def test_the_end_is_announced() -> None:
    state = position({"deck.stones": "red", "hand.0": "blue"})
    keys = [key for key, _ in said(state, 1, "collect", "keep")]
    assert keys == ["collected", "last_stone", "kept_last", "won.points"]


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_end_and_keep_every_invariant(players: int) -> None:
    chance = random.Random(players)
    state = GAME.new(ChallengeOptions(players=players), seed=players)
    check(state)
    while state.decision is not None:
        action = chance.choice(state.legal())
        before = state.clone()
        state.apply(action)
        check(state)
        check_step(before, action, state)
    assert state.ended


def test_players_who_exchange_whenever_they_can_still_finish() -> None:
    chance = random.Random(3)
    state = GAME.new(ChallengeOptions(players=2), seed=3)
    while state.decision is not None:
        actions = state.legal()
        wanted = [a for a in actions if a.verb in ("exchange", "lay", "shift", "done")]
        state.apply(chance.choice(wanted or actions))
    assert state.turn > 100
