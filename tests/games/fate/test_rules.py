"""Fairy's Fate: turns, journeys and the end; tests named for decisions of the rules page."""

import pytest

from fairytable.engine import IllegalAction, Said
from fairytable.games.fate.rules.state import FateState
from tests.games.fate.positions import (
    ALL_FULL,
    asked,
    collecting,
    do,
    hand_size,
    lying,
    options,
    position,
    words,
)

# What places accept


@pytest.mark.parametrize(
    ("place", "lie", "accepted"),
    [
        ("cave", "", "lume"),
        ("meadow", "", "nature"),
        ("wood", "", "pixie"),
        ("river", "", "lume pixie"),
        ("hill", "", "lume nature"),
        ("cave", "serpent.lume", "lume"),
        ("river", "serpent.lume", "pixie"),
        ("river", "leaf.pixie", "lume"),
        ("hill", "leaf.nature", "lume"),
        ("river", "leaf.nature", "lume pixie"),  # D8: brought by a fairy
        ("cave", "leaf.nature", "lume"),
        ("cave", "serpent.lume serpent.lume", "lume pixie nature"),
        ("wood", "leaf.pixie leaf.pixie leaf.pixie", "lume pixie nature"),
        ("hill", "serpent.lume leaf.nature leaf leaf", ""),
    ],
)
def test_d8_what_is_left_of_the_pair_binds_the_first_two_cards(
    place: str, lie: str, accepted: str
) -> None:
    hand = {"lume": "truth.lume", "pixie": "orange.pixie", "nature": "acorn.nature"}
    state = position(places={place: lie}, hands={0: " ".join(hand.values())})
    plays = {
        back
        for back, card in hand.items()
        if f"play {card.split('.')[0]} {place}" in options(state)
    }
    assert plays == set(accepted.split())


def test_a_card_takes_the_next_position_and_even_positions_lie_open() -> None:
    state = position(players=2, hands={0: "serpent.lume serpent.lume", 1: "wisdom.lume"})
    do(state, "play serpent cave", "draw deck.0", "play wisdom cave")
    first, second = state.table.zones["place.0"]
    assert (state.table.lies_up(first), state.table.lies_up(second)) == (False, True)


# The turn


def test_d5_a_turn_is_play_then_draw() -> None:
    state = position(hands={0: "serpent.lume"})
    do(state, "play serpent cave")
    assert options(state) == ["draw deck.0", "draw deck.1", "draw deck.2", "draw deck.3"]
    do(state, "draw deck.2")
    assert asked(state) == "1 turn"
    assert hand_size(state, 0) == 1


def test_d5_a_journey_turn_is_play_then_draw_then_choose() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, hands={1: "truth.lume"})
    do(state, "travel cave")
    assert asked(state) == "1 journey_play"
    do(state, "play truth hill", "draw deck.0")
    assert asked(state) == "1 choose"


def test_d6_who_cannot_play_passes_without_drawing() -> None:
    lumes = {"cave": ALL_FULL["cave"], "river": "serpent.lume", "hill": "serpent.lume"}
    state = position(places=lumes, hands={0: "truth.lume wisdom.lume"})
    assert options(state) == ["pass"]
    do(state, "pass")
    assert asked(state) == "1 turn"
    assert hand_size(state, 0) == 2


def test_d6_who_cannot_play_may_travel() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    assert options(position(places=places)) == ["pass", "travel cave", "travel wood"]


def test_a_journey_needs_as_many_ready_places_as_players() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie", "hill": "serpent.lume"}
    assert "travel cave" in options(position(players=2, places=places))
    assert "travel cave" not in options(position(players=3, places=places))


def test_d24_a_petrified_player_counts_among_the_places_needed() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(players=3, places=places)
    state.stone = (0, 1, 0)
    assert options(state) == ["pass"]


def test_all_places_full_means_that_one_must_travel() -> None:
    state = position(players=5, places=ALL_FULL, hands={0: "truth"})
    assert options(state) == [f"travel {name}" for name in ALL_FULL]


def test_d7_after_everybody_passed_the_next_must_travel_with_too_few_places() -> None:
    state = position(players=3, places={"cave": "serpent serpent"})
    do(state, "pass", "pass")
    assert options(state) == ["pass"]
    do(state, "pass")
    assert options(state) == ["travel cave"]
    do(state, "travel cave", "pass", "stay", "pass", "stay")
    assert state.starter is None
    assert asked(state) == "0 turn"


def test_a_fairy_used_lifts_the_duty_to_travel_after_passes() -> None:
    state = position(places={"cave": "serpent serpent"}, fronts={0: "truth"})
    do(state, "pass", "pass")
    assert options(state) == ["travel cave", "use truth"]
    do(state, "use truth", "ask front.1")
    do(state, options(state)[0])
    assert options(state) == ["pass"]


def test_a_pass_inside_a_journey_does_not_count_as_a_pass() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places)
    do(state, "travel cave", "pass", "go wood")
    assert state.passed == 0


@pytest.mark.parametrize("action", ["play acorn wood", "travel cave", "use wisdom"])
def test_a_play_a_journey_and_a_fairy_end_a_row_of_passes(action: str) -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(player=1, places=places, hands={0: "acorn"}, fronts={0: "wisdom"})
    do(state, "pass")
    assert state.passed == 0b10
    do(state, action)
    assert state.passed == 0


def test_d34_a_petrified_turn_is_not_a_pass() -> None:
    state = position(decks={})
    state.stone = (0, 1)
    do(state, "pass")
    assert asked(state) == "0 turn"
    do(state, "pass")
    assert asked(state) == "1 turn"
    do(state, "pass")
    assert state.ended == "all_passed"


# Journeys


def test_d23_others_must_go_if_a_ready_place_is_free() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places)
    do(state, "travel cave", "pass")
    assert options(state) == ["go wood"]


def test_a_traveller_may_play_on_a_chosen_place_and_make_a_place_ready() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie", "meadow": "leaf.nature"}
    state = position(places=places, hands={1: "acorn.nature"})
    do(state, "travel cave")
    assert "play acorn cave" in options(state)
    do(state, "play acorn meadow", "draw deck.0")
    assert options(state) == ["go meadow", "go wood"]


def test_d25_collections_run_clockwise_from_the_starter() -> None:
    places = {
        "cave": "wisdom.lume truth.lume",
        "wood": "leaf.pixie leaf.pixie",
        "river": "sight.lume acorn.pixie",
    }
    state = position(players=3, player=1, places=places)
    do(state, "travel river", "pass", "go cave", "pass", "go wood")
    assert asked(state) == "1 collect"
    assert lying(state, "front.1") == "sight"
    assert lying(state, "front.2") == ""
    do(state, "next acorn", "next")
    assert asked(state) == "2 collect"
    do(state, "next truth", "next")
    assert lying(state, "front.0") == "leaf leaf"


def test_d26_after_a_journey_the_starter_is_on_turn() -> None:
    places = {
        "wood": "leaf.pixie leaf.pixie",
        "cave": "serpent serpent",
        "hill": "serpent.lume orange.nature",
    }
    state = position(players=3, player=2, places=places)
    do(state, "travel wood", "pass", "go cave", "pass", "go hill")
    assert asked(state) == "2 turn"
    assert state.dest == (None, None, None)


def test_d27_full_places_and_visible_darkness_are_cleared_after_the_collections() -> None:
    places = {
        "cave": "serpent serpent serpent serpent",
        "wood": "leaf.pixie acorn.pixie darkness walnut",
        "river": "wealth.lume darkness",
        "hill": "darkness acorn.nature",
        "meadow": "orange.nature orange.nature",
    }
    state = position(places=places)
    do(state, "travel meadow", "pass", "go cave")
    assert lying(state, "front.1") == "serpent serpent serpent serpent"
    assert lying(state, "wood") == lying(state, "river") == ""
    assert lying(state, "hill") == "darkness acorn"


def test_d17_a_destination_is_kept_and_gives_what_still_lies_there() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places, fronts={1: "transport transport"})
    do(state, "travel wood", "pass", "go cave")
    do(state, "use transport", "card leaf", "to hill", "done")
    assert lying(state, "front.0") == "acorn"


def test_d17_an_empty_destination_has_no_collection_and_no_window() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie acorn.pixie"}
    state = position(places=places, fronts={0: "truth", 1: "transport transport"})
    do(state, "travel wood", "done", "pass", "go cave")
    do(state, "use transport", "card leaf", "to hill", "use transport", "card acorn", "to hill")
    assert asked(state) == "0 turn"
    assert lying(state, "hill") == "leaf acorn"


def test_places_with_fewer_cards_keep_them() -> None:
    places = {"cave": "serpent serpent", "wood": "leaf.pixie acorn.pixie", "hill": "truth orange"}
    state = position(places=places)
    do(state, "travel wood", "pass", "go cave")
    assert lying(state, "hill") == "truth orange"


# The end


def test_d32_the_first_journey_begun_with_empty_decks_is_the_last() -> None:
    places = {"cave": "orange serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, decks={})
    do(state, "travel cave")
    assert state.final
    do(state, "pass", "go wood")
    assert state.ended == "last_journey"


def test_d32_a_journey_that_empties_the_decks_is_not_the_last() -> None:
    places = {"cave": "orange serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(places=places, decks={0: "truth"}, hands={1: "serpent.lume"})
    do(state, "travel cave", "play serpent hill", "draw deck.0", "go wood")
    assert state.last_phase()
    assert asked(state) == "0 turn"


def test_the_last_phase_has_no_draws() -> None:
    state = position(decks={}, hands={0: "serpent.lume"})
    do(state, "play serpent cave")
    assert asked(state) == "1 turn"


def test_d33_all_passes_in_a_row_end_the_last_phase() -> None:
    state = position(3, decks={}, hands={1: "truth.lume"})
    do(state, "pass", "play truth cave", "pass", "pass")
    assert asked(state) == "1 turn"
    do(state, "pass")
    assert state.ended == "all_passed"


def test_all_passes_in_a_row_do_not_end_the_game_while_cards_are_left() -> None:
    state = position(places={"cave": "serpent serpent"}, decks={0: "leaf"})
    do(state, "pass", "pass")
    assert options(state) == ["travel cave"]


def test_figure_9_the_second_recipe_frees_the_fairy() -> None:
    state = collecting("serpent truth", front="orange acorn mushroom petals", recipes=(1, 5))
    assert (state.ended, state.winners()) == ("freed", [0])


def ended(fronts: dict[int, str], recipes: dict[int, tuple[int, ...]]) -> FateState:
    state = position(fronts=fronts, recipes=recipes, decks={})
    do(state, "pass", "pass")
    return state


@pytest.mark.parametrize(
    ("fronts", "recipes", "scores", "winners"),
    [
        pytest.param(
            {0: "walnut acorn leaf orange", 1: "orange acorn mushroom mushroom serpent serpent"},
            {0: (1,), 1: (5,)},
            [(3, 0, 1, 0), (3, 0, 1, -2)],
            [0],
            id="figure 10: fewer serpents",
        ),
        pytest.param(
            {0: "walnut walnut walnut leaf orange", 1: "orange acorn mushroom"},
            {0: (1,), 1: (5,)},
            [(2, 0, 3, 0), (3, 0, 0, 0)],
            [1],
            id="duplicates are extras",
        ),
        pytest.param(
            {
                0: "orange walnut mushroom petals serpent",
                1: "orange acorn mushroom mushroom serpent",
            },
            {0: (1, 9), 1: (5,)},
            [(3, 0, 1, -1), (3, 0, 1, -1)],
            [0, 1],
            id="D35 the best of two recipes, and a tie",
        ),
        pytest.param(
            {
                0: "walnut acorn leaf petals" + " serpent" * 5,
                1: "orange acorn mushroom walnut walnut leaf leaf walnut orange",
            },
            {0: (1,), 1: (5,)},
            [(4, 0, 0, -5), (3, 0, 6, 0)],
            [0],
            id="complete, never freed",
        ),
    ],
)
def test_worked_examples_of_the_scoring(
    fronts: dict[int, str],
    recipes: dict[int, tuple[int, ...]],
    scores: list[tuple[int, ...]],
    winners: list[int],
) -> None:
    state = ended(fronts, recipes)
    assert state.scores() == scores
    assert state.winners() == winners


def test_who_frees_the_fairy_wins_over_a_complete_recipe_with_more_extras() -> None:
    state = position(
        places={"cave": "serpent.lume truth.lume", "wood": "thief.leaf thief.leaf"},
        fronts={0: "walnut acorn leaf petals", 1: "orange acorn mushroom petals walnut"},
        recipes={0: (1,), 1: (5,)},
    )
    do(state, "travel cave", "pass", "go wood")
    assert state.scores() == [(4, 1, 0, -1), (4, 0, 1, 0)]
    assert state.winners() == [0]


# The contract


def test_d36_eliminated_cards_lie_open_for_good() -> None:
    state = collecting("leaf darkness")
    seen = state.view(1).zones["discard"]
    assert [card.face is not None and card.up for card in seen] == [True, True]


def test_d40_backs_are_seen_everywhere() -> None:
    state = position(hands={1: "serpent.lume orange.pixie leaf.nature"})
    view = state.view(0)
    assert [card.back for card in view.zones["hand.1"]] == ["lume", "pixie", "nature"]
    assert {card.back for card in view.zones["deck.0"]} == {"lume", "pixie", "nature"}


def test_an_illegal_action_changes_nothing() -> None:
    state = position(hands={0: "serpent.lume"})
    before = state.digest()
    action = next(a for a in state.legal() if words(state, a) == "play serpent cave")
    with pytest.raises(IllegalAction):
        state.apply(action._replace(zone="place.2"))
    assert state.digest() == before


def test_equal_hand_cards_are_two_actions_and_one_choice() -> None:
    state = position(hands={0: "serpent.lume serpent.lume serpent.nature"})
    assert options(state).count("play serpent cave") == 2
    assert [words(state, a) for a in state.distinct(state.legal())].count("play serpent cave") == 1


def test_an_answer_can_be_given_even_where_the_guessed_recipe_is_complete() -> None:
    state = position(fronts={0: "truth", 1: "walnut acorn leaf petals"}, recipes={1: (5,)})
    do(state, "use truth", "ask front.1")
    mine, other = state.table.zones["recipes.1"][0], state.table.zones["recipes.0"][0]
    faces = state.table.faces
    faces[mine], faces[other] = faces[other], faces[mine]
    assert state.missing(1, 0) == 0
    do(state, options(state)[0])
    assert asked(state) == "0 turn"


@pytest.mark.parametrize(
    ("action", "key", "words"),
    [
        ("play serpent cave", "play.down", {"back": "lume", "place": "cave", "i": 1}),
        ("draw deck.0", "draw", {"back": "lume"}),
        ("peek serpent", "peek", {"back": "lume", "place": "cave", "i": 1}),
    ],
)
def test_the_log_names_a_hidden_card_only_to_who_knows_it(
    action: str, key: str, words: dict[str, int | str]
) -> None:
    state = position(
        hands={0: "serpent.lume"}, fronts={0: "sight"}, decks={0: "truth serpent.lume"}
    )
    for line in ("play serpent cave", "draw deck.0", "use sight", "peek serpent"):
        if line == action:
            state.listen()
        do(state, line)
        if line == action:
            break
    said = [event for event in state.heard() if isinstance(event, Said)]
    told = {p: [e[:2] for event in said if (e := event.seen_by(p))] for p in (0, 1)}
    public = words | {"player": 0}
    own = public | {"card": "serpent.lume"}
    assert told == {0: [(key, own)], 1: [(key, public)]}


def test_the_log_tells_a_collection() -> None:
    places = {"cave": "leaf thief.leaf", "wood": "serpent petrify"}
    state = position(places=places)
    state.listen()
    do(state, "travel cave", "pass", "go wood")
    keys = [event.key for event in state.heard() if isinstance(event, Said)]
    assert keys == ["travel", "pass", "go", "take", "harm", "meet", "harm"]


def test_facts_name_the_collector_and_the_destinations() -> None:
    state = collecting("leaf acorn", front="truth")
    facts = state.facts(None)
    assert (facts.collector, facts.dest, facts.starter) == (0, (0, 2), 0)
    do(state, "next leaf", "next acorn", "next")
    facts = state.facts(None)
    assert (facts.collector, facts.dest, facts.ready) == (None, (None, None), 0)
