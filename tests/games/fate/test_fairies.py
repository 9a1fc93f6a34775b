"""Fairy's Fate: the good fairies at work (rules page, 7.1)."""

from tests.games.fate.positions import ALL_FULL, asked, do, hand_size, lying, options, position


def test_d9_fairies_work_at_every_own_decision_and_at_no_other() -> None:
    places = {
        "cave": "wisdom.lume truth.lume",
        "wood": "leaf.pixie leaf.pixie",
        "river": "serpent.lume acorn.pixie",
    }
    state = position(places=places, hands={1: "truth"}, fronts={0: "truth", 1: "sight"})
    seen = {}
    while state.starter is not None or state.journeys == 0:
        decision = asked(state)
        assert decision is not None
        seen[decision] = {line for line in options(state) if line.startswith("use")}
        line = {"turn": "travel cave", "journey_play": "play truth wood", "choose": "go wood"}
        action = line.get(decision[2:]) or next(o for o in options(state) if "use" not in o)
        do(state, action)
    assert seen == {
        "0 turn": {"use truth"},
        "0 finish": {"use truth"},
        "1 journey_play": {"use sight"},
        "1 draw": {"use sight"},
        "1 choose": {"use sight"},
        "1 finish": {"use sight"},
        "0 collect": {"use wisdom", "use truth"},
        "1 collect": {"use sight", "use truth"},
    }


def test_d10_a_fairy_may_be_used_before_one_sets_out() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, fronts={0: "sight"})
    first, second = (f"peek {lying(state, place).split()[0]}" for place in ("cave", "wood"))
    do(state, "use sight", first, second, "travel cave")
    assert state.starter == 0


def test_wisdom_brings_one_more_recipe_as_the_newest() -> None:
    state = position(fronts={0: "wisdom"}, recipes={0: (3,)})
    newest = state.table.zones["recipe_pile"][-1]
    do(state, "use wisdom")
    assert state.table.zones["recipes.0"][1:] == (newest,)
    assert lying(state, "discard") == "wisdom"


def test_sight_shows_two_different_face_down_cards() -> None:
    places = {"cave": "serpent truth serpent", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places, fronts={0: "sight"})
    do(state, "use sight")
    assert options(state) == ["peek serpent", "peek serpent", "peek leaf"]
    do(state, "peek leaf")
    assert options(state) == ["peek serpent", "peek serpent"]
    do(state, "peek serpent")
    assert asked(state) == "0 turn"


def test_d21_sight_looks_at_one_card_if_there_is_only_one() -> None:
    state = position(places={"cave": "serpent truth"}, fronts={0: "sight"})
    do(state, "use sight", "peek serpent")
    assert asked(state) == "0 turn"


def test_sight_mutation_and_transport_cannot_be_used_on_empty_places() -> None:
    fairies = "sight mutation transport truth"
    assert options(position(fronts={0: fairies})) == ["pass", "use truth"]
    one = position(places={"cave": "serpent"}, fronts={0: fairies})
    assert options(one) == ["pass", "use sight", "use truth", "use transport"]
    full = position(places=ALL_FULL, fronts={0: fairies})
    assert "use mutation" in options(full)
    assert "use transport" not in options(full)


def test_d18_wealth_draws_into_the_hand() -> None:
    state = position(hands={0: "serpent"}, fronts={0: "wealth"})
    do(state, "use wealth", "draw deck.3")
    assert hand_size(state, 0) == 2
    assert lying(state, "front.0") == ""
    assert asked(state) == "0 turn"


def test_d38_the_hand_stays_one_larger_after_wealth() -> None:
    state = position(hands={0: "serpent.lume"}, fronts={0: "wealth"})
    do(state, "use wealth", "draw deck.3", "play serpent cave", "draw deck.0")
    assert hand_size(state, 0) == 2


def test_wealth_cannot_be_used_when_the_decks_are_empty() -> None:
    assert options(position(fronts={0: "wealth"}, decks={})) == ["pass"]


def test_wealth_that_takes_the_last_card_ends_the_draw() -> None:
    state = position(hands={0: "serpent.lume"}, fronts={0: "wealth"}, decks={1: "leaf"})
    do(state, "play serpent cave", "use wealth", "draw deck.1")
    assert asked(state) == "1 turn"


def test_d19_truth_is_answered_for_each_recipe_oldest_first() -> None:
    state = position(
        3,
        fronts={0: "truth", 2: "walnut acorn leaf petals"},
        recipes={2: (1, 3, 5)},  # complete; lacks mushroom; lacks orange and mushroom
    )
    do(state, "use truth")
    assert options(state) == ["ask front.1", "ask front.2"]
    do(state, "ask front.2")
    assert asked(state) == "2 answer"
    assert options(state) == ["name orange", "name mushroom"]
    do(state, "name mushroom")
    assert asked(state) == "0 turn"
    heard = [answer[1:] for answer in state.answers]
    assert heard == [(0, 2, 0, ""), (0, 2, 1, "mushroom"), (0, 2, 2, "mushroom")]


def test_d15_swapped_cards_take_the_face_of_their_new_position() -> None:
    places = {"cave": "serpent wisdom", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places, fronts={0: "mutation"})
    do(state, "use mutation", "card serpent")
    assert options(state) == ["card wisdom", "card leaf", "card acorn"]
    do(state, "card acorn")
    assert (lying(state, "cave"), lying(state, "wood")) == ("acorn wisdom", "leaf serpent")
    up = [state.table.lies_up(c) for z in ("place.0", "place.2") for c in state.table.zones[z]]
    assert up == [False, True, False, True]


def test_d16_two_cards_of_one_place_may_be_swapped() -> None:
    state = position(places={"cave": "serpent wisdom truth"}, fronts={0: "mutation"})
    do(state, "use mutation", "card truth", "card wisdom")
    assert lying(state, "cave") == "serpent truth wisdom"
    up = [state.table.lies_up(card) for card in state.table.zones["place.0"]]
    assert up == [False, True, False]


def test_d16_a_moved_card_takes_the_next_position_of_another_place() -> None:
    places = {
        "cave": "serpent wisdom truth",
        "wood": "leaf.pixie",
        "hill": "sight petals sight leaf",
    }
    state = position(places=places, fronts={0: "transport"})
    do(state, "use transport", "card serpent")
    assert options(state) == ["to meadow", "to wood", "to river"]
    do(state, "to wood")
    assert (lying(state, "cave"), lying(state, "wood")) == ("wisdom truth", "leaf serpent")
    up = [state.table.lies_up(c) for z in ("place.0", "place.2") for c in state.table.zones[z]]
    assert up == [False, True, False, True]


def test_d16_cards_of_the_only_place_with_room_cannot_be_moved() -> None:
    places = ALL_FULL | {"cave": "serpent.lume"}
    state = position(places=places, fronts={0: "transport"})
    do(state, "use transport")
    assert len(options(state)) == 16
    do(state, "card petals")
    assert options(state) == ["to cave"]


def test_d14_cards_being_collected_are_off_the_places() -> None:
    places = {"cave": "mutation truth", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places)
    do(state, "travel cave", "pass", "go wood", "use mutation")
    assert options(state) == ["card leaf", "card acorn"]


def test_d14_the_emptied_place_may_receive_a_card() -> None:
    places = {"cave": "transport truth", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places)
    do(state, "travel cave", "pass", "go wood", "use transport", "card leaf", "to cave")
    assert lying(state, "cave") == "leaf"
    assert lying(state, "front.0") == "truth"


def test_finish_ends_by_itself_when_the_last_fairy_is_used() -> None:
    state = position(hands={0: "serpent.lume"}, fronts={0: "wisdom"})
    do(state, "play serpent cave", "draw deck.0")
    assert asked(state) == "0 finish"
    do(state, "use wisdom")
    assert asked(state) == "1 turn"


def test_fairies_that_react_are_never_offered_for_use() -> None:
    assert options(position(fronts={0: "liberation protection"})) == ["pass"]


def test_one_use_is_offered_for_two_fairies_of_a_kind() -> None:
    assert options(position(fronts={0: "truth.lume truth.nature"})) == ["pass", "use truth"]
