"""Fairy's Fate: the bot plays by what its player may know, and sensibly where that is clear."""

import pytest

from fairytable.engine import Rng
from fairytable.games.fate.bot.evaluate import evaluate
from fairytable.games.fate.rulebook import GAME
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.state import FateState
from tests.games.fate.positions import asked, collecting, do, position, words

COMPLETE = "walnut acorn leaf petals"


def planned(state: FateState) -> str:
    assert state.decision is not None
    action = GAME.plan(state, state.decision.player)
    assert action is not None
    return words(state, action)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plans_are_legal_and_equal_in_every_world_the_player_cannot_tell_apart(
    players: int,
) -> None:
    state = GAME.new(FateOptions(players=players), players)
    rng = Rng(players)
    while state.decision is not None:
        player = state.decision.player
        one, two = state.determinize(player, rng), state.determinize(player, rng)
        action = GAME.plan(one, player)
        assert action in state.legal()
        assert GAME.plan(two, player) == action
        assert evaluate(one, player) == evaluate(two, player)
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_played_by_plans(players: int) -> None:
    state = GAME.new(FateOptions(players=players), 3)
    while state.decision is not None:
        action = GAME.plan(state, state.decision.player)
        assert action is not None
        state.apply(action)
    assert state.winners()


def test_nobody_plans_for_another_player() -> None:
    assert GAME.plan(position(player=0), 1) is None


def test_a_complete_recipe_travels_to_a_serpent() -> None:
    places = {"wood": "orange.pixie acorn.pixie", "cave": "truth.lume serpent.lume"}
    state = position(places=places, hands={0: "leaf"}, fronts={0: COMPLETE}, recipes={0: (1,)})
    assert planned(state) == "travel cave"


def test_an_incomplete_recipe_travels_to_the_missing_object() -> None:
    places = {"wood": "thief.orange acorn.pixie", "cave": "serpent.lume serpent.lume"}
    state = position(places=places, hands={0: "leaf"}, fronts={0: "walnut"}, recipes={0: (1,)})
    assert planned(state) == "travel wood"


def test_darkness_is_dropped_where_a_rival_goes() -> None:
    places = {"wood": "acorn.pixie walnut.pixie leaf.pixie", "cave": "serpent.lume serpent.lume"}
    state = position(places=places, hands={1: "darkness.lume"}, fronts={0: "petals"})
    do(state, "travel wood")
    assert planned(state) == "play darkness wood"


def test_the_missing_object_is_played_on_the_last_free_place() -> None:
    places = {
        "wood": "orange.pixie orange.pixie",
        "cave": "truth.lume truth.lume truth.nature",
    }
    state = position(places=places, hands={1: "petals.pixie"}, recipes={1: (1,)})
    do(state, "travel wood")
    assert planned(state) == "play petals cave"


def test_mutation_brings_the_serpent_to_ones_own_place() -> None:
    places = {"cave": "serpent.lume serpent.lume", "wood": "orange.pixie orange.pixie"}
    state = position(
        places=places,
        fronts={1: f"{COMPLETE} mutation"},
        recipes={1: (1,)},
    )
    do(state, "travel cave", "pass", "go wood")
    assert planned(state) == "use mutation"
    while asked(state) in ("1 finish", "1 swap_first", "1 swap_second"):
        do(state, planned(state))
    assert state.freed == 1


def test_transport_takes_the_thief_away() -> None:
    places = {"cave": "serpent.lume serpent.lume", "wood": "thief.leaf orange.pixie"}
    state = position(places=places, fronts={1: "leaf walnut acorn transport"}, recipes={1: (1,)})
    do(state, "travel cave", "pass", "go wood")
    assert planned(state) == "use transport"
    do(state, "use transport")
    assert planned(state) == "card thief.leaf"


def test_wisdom_is_used_at_once() -> None:
    assert planned(position(hands={0: "leaf.pixie"}, fronts={0: "wisdom"})) == "use wisdom"


def test_a_recipe_object_is_protected_and_a_duplicate_is_not() -> None:
    assert planned(collecting("thief.leaf orange", "leaf walnut protection")) == "cancel protection"
    assert planned(collecting("thief.leaf orange", "leaf leaf protection")) == "accept"


def test_darkness_is_warded_off_a_good_place_only() -> None:
    good = collecting("petals darkness", "leaf walnut liberation")
    assert planned(good) == "cancel liberation"
    poor = collecting("serpent darkness", "leaf walnut liberation")
    assert planned(poor) == "accept"


def test_adversity_takes_what_the_recipe_does_not_ask_for() -> None:
    assert planned(collecting("adversity truth", "walnut acorn orange")) == "lose orange"
    assert planned(collecting("adversity truth", "walnut acorn acorn leaf")) == "lose acorn"


def test_the_bite_takes_a_duplicate() -> None:
    state = collecting("serpent truth", "serpent serpent serpent walnut leaf leaf")
    assert planned(state) == "lose leaf"


def test_poverty_takes_the_least_useful_card() -> None:
    state = collecting("poverty truth", "walnut", hand="acorn thief.walnut petals")
    assert planned(state) == "discard thief.walnut"


def test_the_rival_with_most_objects_is_asked() -> None:
    state = position(3, fronts={0: "truth", 1: "leaf", 2: "leaf walnut acorn"})
    do(state, "use truth")
    assert planned(state) == "ask front.2"


def test_an_unknown_card_is_peeked_at_on_the_fullest_place() -> None:
    places = {"cave": "serpent.lume", "wood": "leaf.pixie acorn.pixie orange.pixie"}
    state = position(places=places, fronts={0: "sight"})
    assert planned(state) == "use sight"
    do(state, "use sight")
    assert planned(state) == "peek leaf"
    do(state, "peek leaf")
    assert planned(state) == "peek orange"


def test_a_draw_keeps_the_backs_of_the_hand_varied() -> None:
    decks = {0: "sight.lume", 2: "orange.pixie"}
    state = position(hands={0: "serpent.lume truth.lume wealth.lume"}, decks=decks)
    do(state, "play serpent cave")
    assert planned(state) == "draw deck.2"


def test_progress_is_valued_and_a_rivals_progress_feared() -> None:
    recipes = {0: (1,)}
    none, one, three = (
        evaluate(position(fronts={0: front}, recipes=recipes), 0)
        for front in ("orange", "walnut", "walnut acorn leaf")
    )
    assert none < one < three
    feared = position(fronts={0: "walnut", 1: "orange acorn mushroom"}, recipes=recipes)
    assert evaluate(feared, 0) < one


def test_a_won_game_is_worth_most_and_a_lost_one_least() -> None:
    won = collecting("serpent truth", COMPLETE)
    assert won.freed == 0
    ordinary = evaluate(position(fronts={0: COMPLETE}, recipes={0: (1,)}), 0)
    assert evaluate(won, 1) < ordinary < evaluate(won, 0)
