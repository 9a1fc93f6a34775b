"""The turns of All You Wish For: Pixie, Wanderer, Fairies, Wand (sections 6 and 7)."""

import pytest

from fairytable.engine import Decision
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS
from fairytable.games.wishes.rules.zones import HANDS
from tests.games.wishes.positions import (
    LINE,
    ROAD,
    asked,
    card,
    elsewhere,
    held,
    knowers,
    options,
    pile,
    play,
    points,
    position,
    road,
)

# The Pixie


def test_d11_leaving_an_abandoned_kingdom_is_no_step_for_the_pixie() -> None:
    kingdoms = {f"{q},0": f"lake.{q}" for q in range(1, 6)} | {"0,0": "river.1", "-1,0": "river.2"}
    state = position(kingdoms, moves="pixie", wanderer="-1,0", pixie="1,0")
    play(state, "step 2,0", "step 3,0", "step 4,0")
    assert state.walked == 0
    assert state.decision == Decision(0, "pixie_step", 3)
    play(state, "step 5,0")  # the end of the road: the move ends by itself
    assert (state.pixie, asked(state)) == ("map.5,0", (1, "wanderer_step"))


def test_d11_it_counts_for_the_wanderer() -> None:
    kingdoms = {f"{q},0": f"lake.{q}" for q in range(5)} | {"-1,0": "river.2"}
    state = position(kingdoms, pixie="-1,0", hands=("river.3",))
    play(state, "step 1,0", "step 2,0", "step 3,0")
    assert asked(state) == (0, "action")


def test_d12_the_pixie_enters_no_kingdom_twice() -> None:
    kingdoms = {
        "0,0": "lake.1",
        "1,0": "lake.2",
        "0,1": "lake.3",
        "0,2": "forest.2",
        "-1,0": "forest.1",
    }
    state = position(kingdoms, moves="pixie", wanderer="-1,0", pixie="0,0")
    play(state, "step 1,0")
    assert options(state) == ["step 0,1", "stop"]
    play(state, "step 0,1")
    assert options(state) == ["step 0,2", "stop"]


def test_the_pixie_makes_at_most_three_steps_and_at_least_one() -> None:
    kingdoms = {f"{q},0": f"river.{q}" for q in range(1, 7)} | {"0,0": "forest.1"}
    state = position(kingdoms, moves="pixie", wanderer="0,0", pixie="2,0")
    assert options(state) == ["step 3,0", "step 1,0"]
    play(state, "step 3,0", "step 4,0", "step 5,0")
    assert (state.pixie, asked(state)) == ("map.5,0", (1, "wanderer_step"))


def test_d13_the_pixie_pushes_at_every_step() -> None:
    state = position(road(), moves="pixie", wanderer="0,0", pixie="-1,0")
    play(state, "step 0,0")
    assert asked(state) == (0, "pixie_push")
    assert options(state) == ["push 1,0", "push -1,0"]
    play(state, "push 1,0", "step 1,0")
    assert asked(state) == (0, "pixie_push")
    assert options(state) == ["push 2,0", "push 0,0"]
    play(state, "push 0,0")
    assert (state.wanderer, state.pixie) == ("map.0,0", "map.1,0")
    assert options(state) == ["step 2,0", "stop"]


def test_d14_a_pushed_wanderer_collects_nothing() -> None:
    state = position(road(start="lake.1 lake.2"), moves="pixie", wanderer="0,0", pixie="-1,0")
    play(state, "step 0,0", "push 1,0", "stop", "up lake.2 -1,0")
    assert not any(held(state, f"gained.{p}") for p in (0, 1))
    assert pile(state, "0,0") == "lake.1"


def test_d15_the_pixies_player_looks_at_the_cards_and_chooses() -> None:
    state = position(
        road(start="forest.2 river.5 lake.5"), moves="pixie", wanderer="2,0", pixie="-1,0"
    )
    play(state, "step 0,0", "stop")
    assert asked(state) == (0, "pixie_deal")
    assert set(options(state)) == {
        f"up {name} {place}" for name in ("river.5", "lake.5") for place in ("-1,0", "1,0")
    }
    play(state, "up river.5 1,0", "up lake.5 -1,0")
    assert (pile(state, "1,0"), pile(state, "-1,0")) == ("river.5 forest.3", "lake.5 forest.1")
    assert asked(state) == (1, "wanderer_step")


def test_d16_cards_go_beneath_only_when_every_neighbour_has_one_on_top_and_all_must_go() -> None:
    kingdoms = road(start="forest.2 river.5 lake.5 lake.6 lake.7")
    state = position(kingdoms, moves="pixie", wanderer="2,0", pixie="-1,0")
    play(state, "step 0,0", "stop", "up river.5 1,0", "up lake.5 -1,0")
    assert set(options(state)) == {
        f"under {name} {place}" for name in ("lake.6", "lake.7") for place in ("-1,0", "1,0")
    }
    play(state, "under lake.6 1,0", "under lake.7 1,0")
    assert pile(state, "1,0") == "river.5 forest.3 lake.6 lake.7"
    assert asked(state) == (1, "wanderer_step")


def test_d17_cards_may_go_beneath_any_neighbour_even_the_wanderers() -> None:
    kingdoms = {"0,0": "river.1", "1,0": "forest.1 lake.1 lake.2"}
    state = position(kingdoms, moves="pixie", wanderer="1,0", pixie="0,0")
    play(state, "step 1,0", "push 0,0")
    assert options(state) == ["under lake.2 0,0", "under lake.1 0,0"]
    play(state, "under lake.2 0,0", "under lake.1 0,0")
    assert pile(state, "0,0") == "river.1 lake.2 lake.1"


def test_d18_no_card_on_top_of_the_wanderers_kingdom() -> None:
    state = position(
        road(start="forest.2 river.5 lake.5"), moves="pixie", wanderer="1,0", pixie="-1,0"
    )
    play(state, "step 0,0", "stop")
    assert set(options(state)) == {"up river.5 -1,0", "up lake.5 -1,0"}
    play(state, "up lake.5 -1,0")
    assert options(state) == ["under river.5 1,0", "under river.5 -1,0"]


def test_d18_nor_by_getting_rid_of_cards() -> None:
    state = elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4",))
    play(state, "rid")
    assert options(state) == ["up lake.4 3,0", "end"]


def test_a_pile_of_one_card_leaves_nothing_to_distribute() -> None:
    state = position(road(), moves="pixie", wanderer="2,0", pixie="-1,0")
    play(state, "step 0,0", "stop")
    assert asked(state) == (1, "wanderer_step")


# The Wanderer


def test_d19_a_walled_in_wanderer_stays_and_its_kingdom_decides() -> None:
    assert asked(position(LINE, hands=("lake.4",))) == (0, "action")
    state = position({**LINE, "0,0": "river.2 river.3"})
    assert held(state, "up.0") == {"river.3"}


def test_d19_the_wanderer_passes_its_start_but_does_not_end_there() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4",))
    assert options(state) == ["step 1,0"]
    play(state, "step 1,0")
    assert options(state) == ["step 2,0", "step 0,0", "stop"]
    play(state, "step 0,0")
    assert options(state) == ["step 1,0"]  # neither stop on the start nor be barred
    play(state, "step 1,0")
    assert asked(state) == (0, "action")


def test_d19_the_last_step_does_not_lead_back_to_the_start() -> None:
    kingdoms = {"0,0": "forest.1", "1,0": "forest.2", "0,1": "forest.3", "-1,0": "forest.4"}
    state = position(kingdoms, pixie="-1,0", hands=("lake.4",))
    play(state, "step 1,0", "step 0,1")
    assert options(state) == ["step 1,0", "stop"]


def test_d20_the_wanderer_neither_passes_nor_joins_the_pixie() -> None:
    state = position(road(), wanderer="0,0", pixie="1,0")
    assert options(state) == ["step -1,0"]


def test_d21_every_leaving_of_an_abandoned_kingdom_collects() -> None:
    kingdoms = road(start="lake.1 lake.2 forest.4", middle="lake.3 forest.6")
    state = position(kingdoms, pixie="-1,0", hands=("lake.9",))
    play(state, "step 1,0")
    assert held(state, "gained.0") == {"lake.1"}
    play(state, "step 0,0")  # back to the start, which is still abandoned
    assert held(state, "gained.0") == {"lake.1", "lake.3"}
    assert (pile(state, "1,0"), pile(state, "0,0")) == ("forest.6", "lake.2 forest.4")
    play(state, "step 1,0")
    assert held(state, "gained.0") == {"lake.1", "lake.2", "lake.3"}
    assert pile(state, "0,0") == "forest.4"


def test_d21_the_last_card_of_an_abandoned_kingdom_stays() -> None:
    state = position(road(start="lake.1"), pixie="-1,0")
    play(state, "step 1,0")
    assert (held(state, "gained.0"), pile(state, "0,0")) == (set(), "lake.1")


def test_d22_a_triple_completed_on_the_way_counts_at_once() -> None:
    kingdoms = {"-1,0": "forest.1", "0,0": "lake.1 lake.2"} | {
        f"{q},0": f"forest.{q + 1}" for q in range(1, 6)
    }
    state = position(kingdoms, pixie="-1,0", gained=("lake.5 lake.6",), hands=("river.2",))
    assert state.decision == Decision(0, "wanderer_step", 3)
    play(state, "step 1,0")
    assert state.decision == Decision(0, "wanderer_step", 3)
    play(state, "step 2,0", "step 3,0", "step 4,0")
    assert asked(state) == (0, "action")


def test_d22_a_triple_made_by_leaving_opens_the_way_back_to_the_start() -> None:
    """With two collected cards, the third step away from an Abandoned Kingdom is not the last."""
    kingdoms = {
        "-1,0": "forest.4",
        "0,0": "forest.1",
        "1,0": "forest.2",
        "0,1": "lake.3 lake.4",
    }
    state = position(kingdoms, pixie="-1,0", gained=("lake.5 lake.6",), hands=("river.2",))
    play(state, "step 1,0", "step 0,1")
    assert "step 0,0" in options(state)
    play(state, "step 0,0")
    assert state.reach(0) == 4
    assert set(options(state)) == {"step 1,0", "step 0,1"}


def test_d23_the_abandoned_wand_is_an_abandoned_card_without_power() -> None:
    state = position(road(start="lake.12 lake.2"), pixie="-1,0", gained=("lake.5 lake.6",))
    play(state, "step 1,0")
    assert "lake.12" in held(state, "gained.0")
    assert state.reach(0) == 4
    assert not any(action.verb.startswith("wand") for action in state.legal())


# On her own Kingdom


def test_d24_the_top_is_not_conquered() -> None:
    state = position(road(end="river.1 river.2 forest.9"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert held(state, "up.0") == {"river.2"}
    assert pile(state, "2,0") == "river.1 forest.9"
    assert asked(state) == (1, "wanderer_step")


def test_d24_a_wand_on_top_counts_as_its_realm() -> None:
    state = position(road(end="river.12 river.2"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert (held(state, "up.0"), pile(state, "2,0")) == ({"river.2"}, "river.12")


def test_d25_the_other_cards_keep_their_order_face_down_and_known() -> None:
    state = position(road(end="river.1 forest.9 river.2 lake.9"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert pile(state, "2,0") == "river.1 forest.9 lake.9"
    assert not state.table.lies_up(card("forest.9"))
    assert knowers(state, "forest.9") == knowers(state, "lake.9") == {0, 1}


def test_d26_cards_are_conquered_one_by_one_in_pile_order() -> None:
    state = position(road(end="river.1 river.2 river.3 river.4 river.5"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert state.decision == Decision(0, "conquer_flip", card("river.4"))
    play(state, "flip river.2")
    assert state.decision == Decision(0, "conquer_flip", card("river.5"))
    play(state, "flip river.4")  # it came in the same visit
    assert held(state, "up.0") == {"river.3", "river.5"}
    assert held(state, "down.0") == {"river.2", "river.4"}


def test_d27_the_newcomer_is_not_turned_down() -> None:
    state = position(road(end="river.1 river.0"), pixie="-1,0", up=("river.2 river.3",))
    play(state, "step 1,0", "step 2,0", "stop")
    assert set(options(state)) == {"flip river.2", "flip river.3"}


def test_d28_only_conquered_wish_cards_count_for_the_limit() -> None:
    state = position(
        road(end="river.1 river.0"),
        pixie="-1,0",
        up=("river.2",),
        down=("river.4 river.5",),
        gained=("lake.1 lake.2", "lake.3"),
        wands=("up", "up"),
    )
    assert [state.limit(p) for p in (0, 1)] == [2, 3]
    play(state, "step 1,0", "step 2,0", "stop")
    assert held(state, "up.0") == {"river.2", "river.0"}


def test_a_conquered_wand_lies_face_up_and_is_no_face_up_card() -> None:
    state = position(road(end="river.1 river.12 river.0"), pixie="-1,0", up=("river.2",))
    play(state, "step 1,0", "step 2,0", "stop")
    assert state.wand_up(0)
    assert held(state, "up.0") == {"river.2", "river.0"}


def test_a_rivals_wand_stays_in_the_pile() -> None:
    state = position(road(end="river.1 forest.12 river.2"), pixie="-1,0")
    play(state, "step 1,0", "step 2,0", "stop")
    assert pile(state, "2,0") == "river.1 forest.12"
    assert not state.table.zones["wand.0"]


# On any other Kingdom


def test_d29_lift_then_create_then_get_rid_each_once() -> None:
    kingdoms = {**ROAD, "3,0": "river.2", "3,-1": "river.3"}
    state = elsewhere(kingdoms, hands=("river.4 river.5 lake.5 lake.6",))
    assert set(options(state)) == {"take 3,0", "take 3,-1", "create", "rid"}
    play(state, "take 3,0")
    assert set(options(state)) == {"take 3,-1", "create", "rid", "done"}
    play(state, "create", "card river.4", "card lake.5", "card lake.6", "cell 3,0")
    assert set(options(state)) == {"rid", "done"}
    play(state, "rid", "end")
    assert asked(state) == (1, "rid_pick")


def test_one_action_is_compulsory_while_one_is_possible() -> None:
    state = elsewhere(hands=("lake.4",))
    assert options(state) == ["take 2,0", "rid"]
    play(state, "take 2,0")
    assert options(state) == ["rid", "done"]


def test_d30_a_kingdom_is_not_lifted_if_the_map_would_fall_apart() -> None:
    kingdoms = {
        "-1,0": "forest.1",
        "0,0": "forest.2",
        "1,0": "forest.3",
        "2,0": "river.1",
        "3,0": "forest.4",
    }
    state = elsewhere(kingdoms, hands=("lake.4",))
    assert options(state) == ["rid"]


def test_d30_nor_if_the_pixie_stands_on_it() -> None:
    kingdoms = {"-1,0": "river.1", "0,0": "forest.2", "1,0": "forest.3"}
    assert options(elsewhere(kingdoms, hands=("lake.4",))) == ["rid"]


def test_d31_every_single_lifting_keeps_the_map_together() -> None:
    kingdoms = {**ROAD, "3,0": "river.2"}
    state = elsewhere(kingdoms)
    assert options(state) == ["take 3,0"]
    assert options(play(state, "take 3,0")) == ["take 2,0", "rid", "done"]


def test_d32_only_the_top_of_a_new_kingdom_has_to_be_her_own() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create")
    assert options(state) == ["card river.4"]
    play(state, "card river.4")
    assert set(options(state)) == {"card lake.4", "card forest.4"}
    play(state, "card forest.4")
    assert options(state) == ["card lake.4"]
    play(state, "card lake.4", "cell 3,0")
    assert pile(state, "3,0") == "river.4 forest.4 lake.4"
    assert [state.table.lies_up(card(n)) for n in ("river.4", "forest.4", "lake.4")] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("hand", ["river.4 lake.4", "lake.4 lake.5 forest.4"])
def test_d32_no_kingdom_of_two_cards_or_without_an_own_one(hand: str) -> None:
    assert "create" not in options(elsewhere(hands=(hand,)))


def test_d33_a_new_kingdom_goes_to_any_free_cell() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create", "card river.4", "card lake.4", "card forest.4")
    touching = {z for kingdom in state.kingdoms for z in NEIGHBOURS[kingdom]} - {*state.kingdoms}
    assert {action.zone for action in state.legal()} == touching
    assert len(touching) == 12


def test_d34_targets_are_all_kingdoms_next_to_own_ones_as_the_action_begins() -> None:
    kingdoms = {**ROAD, "3,0": "river.2", "4,0": "forest.5", "5,0": "forest.6"}
    state = elsewhere(kingdoms, hands=("river.4 lake.4",))
    play(state, "rid")
    assert state.targets == ("map.2,0", "map.3,0", "map.4,0")
    play(state, "up river.4 4,0")  # makes 5,0 the neighbour of one's own Kingdom: too late
    assert set(options(state)) == {"up lake.4 2,0", "up lake.4 3,0", "end"}
    assert pile(state, "4,0") == "river.4 forest.5"


def test_d34_the_pixies_kingdom_may_be_covered() -> None:
    kingdoms = {"-1,0": "forest.1", "-1,1": "river.1", "0,0": "forest.2", "1,0": "forest.3"}
    state = elsewhere(kingdoms, hands=("lake.4",))
    play(state, "rid")
    assert "up lake.4 -1,0" in options(state)


def test_d35_placing_is_optional_card_by_card() -> None:
    state = elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4 lake.5",))
    play(state, "rid")
    assert set(options(state)) == {"up lake.4 3,0", "up lake.5 3,0", "end"}
    play(state, "end")
    assert held(state, "market") == {"lake.4", "lake.5"}


def test_d36_opponents_take_one_card_each_counter_clockwise_from_the_right() -> None:
    kingdoms = road(pixie="valley.1", start="valley.2", middle="valley.3")
    state = elsewhere(kingdoms, players=4, hands=("lake.4 lake.5 lake.6 lake.7",))
    play(state, "rid")
    for opponent, name in ((3, "lake.5"), (2, "lake.4"), (1, "lake.7")):
        assert state.decision == Decision(opponent, "rid_pick", 0)
        play(state, f"pick {name}")
    assert [held(state, HANDS[p]) for p in (1, 2, 3)] == [{"lake.7"}, {"lake.4"}, {"lake.5"}]
    assert asked(state) == (0, "rid_kingdom")


def test_d36_with_fewer_cards_than_opponents_the_last_go_without() -> None:
    state = elsewhere(
        road(pixie="valley.1", start="valley.2", middle="valley.3"), players=4, hands=("lake.4",)
    )
    play(state, "rid", "pick lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d37_the_rest_becomes_one_kingdom_or_stays_in_hand() -> None:
    state = elsewhere(hands=("lake.4 lake.5 lake.6 forest.7",))
    play(state, "rid", "pick lake.5")
    assert set(options(state)) == {"top lake.4", "top lake.6", "top forest.7", "keep"}
    kept = play(state.clone(), "keep")
    assert held(kept, "hand.0") == {"lake.4", "lake.6", "forest.7"}
    play(state, "top lake.4")
    assert asked(state) == (0, "rid_cell")
    play(state, "cell 3,0")
    top, *beneath = pile(state, "3,0").split()
    assert top == "lake.4"
    assert sorted(beneath) == ["forest.7", "lake.6"]
    assert state.table.lies_up(card("lake.4"))


def test_d37_the_others_lie_beneath_in_the_order_they_were_held() -> None:
    state = elsewhere(hands=("lake.7 lake.6 lake.5 lake.4",))
    assert state.table.named(state.table.zones["hand.0"]) == [
        "lake.4",
        "lake.5",
        "lake.6",
        "lake.7",
    ]
    play(state, "rid", "pick lake.5", "top lake.6", "cell 3,0")
    assert pile(state, "3,0") == "lake.6 lake.4 lake.7"


def test_no_own_kingdom_leaves_everything_to_the_market() -> None:
    state = elsewhere(road(end="lake.1"), hands=("lake.4",))
    play(state, "rid")
    assert asked(state) == (1, "rid_pick")


def test_without_any_possible_action_the_turn_goes_on() -> None:
    state = position(road(end="lake.1"), pixie="-1,0", deck=0)
    play(state, "step 1,0", "stop")
    assert asked(state) == (1, "wanderer_step")


def test_after_creating_with_the_last_cards_the_turn_goes_on() -> None:
    state = elsewhere(hands=("river.4 lake.4 forest.4",))
    play(state, "create", "card river.4", "card lake.4", "card forest.4", "cell 3,0")
    assert asked(state) == (1, "wanderer_step")


# The Wand


def test_d38_one_card_in_the_whole_game_in_any_own_turn() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4 forest.12",), wands=("up",))
    assert options(state) == ["step 1,0", "wand_place forest.12", "wand_place lake.4"]
    play(state, "wand_place forest.12")
    assert held(state, "under.0") == {"forest.12"}
    assert options(state) == ["step 1,0"]
    play(state, "step 1,0", "stop")
    assert options(state) == ["take 2,0", "rid"]


def test_d38_not_between_two_steps() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4",), wands=("up",))
    assert options(play(state, "step 1,0")) == ["step 2,0", "step 0,0", "stop"]


def test_d38_in_the_turn_of_its_conquest_and_after_the_deck_has_run_out() -> None:
    state = position(road(end="river.1 river.12"), pixie="-1,0", hands=("lake.4",), deck=0)
    play(state, "step 1,0", "step 2,0", "stop")
    assert asked(state) == (0, "turn_end")
    assert options(state) == ["wand_place lake.4", "end"]
    play(state, "wand_place lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d38_the_last_card_beneath_the_wand_may_leave_nothing_to_do() -> None:
    state = elsewhere(road(end="lake.1"), hands=("lake.4",), wands=("up",))
    play(state, "wand_place lake.4")
    assert asked(state) == (1, "wanderer_step")


def test_d39_only_a_wand_loaded_in_an_earlier_turn_is_turned() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.4 lake.5",), wands=("up",))
    play(state, "wand_place lake.4")
    assert "wand_turn" not in options(state)
    state = position(road(), pixie="-1,0", hands=("lake.5",), wands=("up lake.4",))
    assert "wand_turn" in options(state)


def test_d39_not_after_the_deck_has_run_out() -> None:
    state = position(road(), pixie="-1,0", hands=("lake.5",), wands=("up lake.4",), deck=0)
    assert "wand_turn" not in options(state)


def test_d39_turning_takes_every_other_loaded_wand_along() -> None:
    state = position(
        road(pixie="valley.1", start="valley.2", middle="valley.3"),
        pixie="-1,0",
        players=4,
        hands=("lake.5",),
        wands=("up lake.4", "up river.4", "up", "down river.5"),
    )
    play(state, "wand_turn")
    assert [state.wand_up(p) for p in range(4)] == [False, False, True, False]
    assert not any(action.verb.startswith("wand") for action in state.legal())


def test_d40_all_points_of_any_card_beneath_count_twice() -> None:
    state = position(wands=("", "up river.6"))
    assert points(state) == [6, 2]


def test_d41_collected_cards_bring_no_points() -> None:
    assert points(position(gained=("lake.11 lake.10",))) == [0, 0]


def test_d42_points_for_wishes_without_a_player_are_lost() -> None:
    state = position(up=("river.2 river.3",))
    assert points(state) == [4, 0]
