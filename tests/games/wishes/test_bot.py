"""The bot of All You Wish For plays by the rules, knows no secrets and sees the obvious."""

from itertools import count

import pytest

from fairytable.engine import Action, Rng
from fairytable.games.wishes.rulebook import GAME
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import FAIRY, HANDS, STACKS
from tests.games.wishes.positions import give, options, pile, play, position, words

ROAD = {"-1,0": "lake.1", "0,0": "forest.2", "1,0": "forest.3", "2,0": "river.1"}


def greedy(state: WishesState, player: int) -> Action:
    """What a greedy bot does: its plan, or the best position one step further."""
    planned = GAME.plan(state, player)
    if planned is not None:
        return planned

    def after(action: Action) -> float:
        twin = state.clone()
        twin._apply(action)
        return GAME.evaluate(twin, player)

    return max(state.distinct(state.legal()), key=after)


def choice(state: WishesState) -> str:
    """The greedy action of whoever decides, as `play` calls it."""
    assert state.decision is not None
    return words(state, greedy(state, state.decision.player))


@pytest.mark.parametrize("setting", list(WishesOptions.variants()), ids=repr)
def test_plans_are_legal_and_two_guesses_at_one_position_are_judged_alike(
    setting: WishesOptions,
) -> None:
    state, rng = GAME.new(setting, seed=11), Rng(3)
    for step in count():
        decision = state.decision
        if decision is None:
            break
        player = decision.player
        guesses = [state.determinize(player, rng) for _ in range(2)]
        plans = [GAME.plan(guess, player) for guess in guesses]
        assert plans[0] == plans[1]
        assert plans[0] is None or plans[0] in state.legal()
        watcher = step % state.players
        views = [GAME.evaluate(state.determinize(watcher, rng), watcher) for _ in range(2)]
        assert views[0] == views[1]
        state.apply(greedy(guesses[0], player))
    assert state.ended


def test_the_weakest_own_card_tops_the_first_pile_and_the_best_lie_beneath() -> None:
    state = WishesState(WishesOptions(players=4, first=0), seed=2)
    realm = state.table.named(state.table.zones[FAIRY[0]])[0].removeprefix("fairy.")
    numbers = sorted(
        int(name.split(".")[1])
        for name in state.table.named(state.table.zones[HANDS[0]])
        if name.startswith(realm)
    )
    for _ in range(6):
        state.apply(greedy(state, 0))
    top, *beneath = pile(state, STACKS[0][0]).split()
    assert top == f"{realm}.{numbers[0]}"
    assert all(name.startswith(realm) for name in beneath[: len(numbers) - 1])


def test_the_wanderer_goes_where_own_cards_wait() -> None:
    kingdoms = {**ROAD, "2,0": "river.1 river.6 river.7"}
    state = position(kingdoms, pixie="-1,0", hands=("lake.5 lake.6 lake.7",))
    give(state, 0, names="river.6 river.7")
    play(state, choice(state))
    play(state, choice(state))
    assert state.wanderer == "map.2,0"


def test_a_kingdom_with_nothing_beneath_does_not_call_the_wanderer() -> None:
    state = position(ROAD, pixie="-1,0", hands=("river.4 river.8 river.7",))
    play(state, choice(state))
    assert choice(state) == "stop"
    play(state, "stop")
    assert choice(state) in ("create", "take 2,0")


def test_a_new_kingdom_hides_the_best_own_cards() -> None:
    state = position(ROAD, pixie="-1,0", hands=("river.0 river.7 river.3 lake.4",))
    play(state, "step 1,0", "stop", "create")
    for expected in ("card river.0", "card river.7", "card river.3"):
        assert choice(state) == expected
        play(state, expected)
    assert state.decision is not None
    assert state.decision.name == "create_cell"


def test_the_pixie_bursts_the_rivals_treasure_and_spares_her_own() -> None:
    kingdoms = {
        "0,0": "lake.1",
        "1,0": "river.1 river.6 river.7",
        "0,1": "forest.1 forest.6 forest.7",
        "-1,0": "lake.2",
    }
    state = position(kingdoms, moves="pixie", wanderer="-1,0", pixie="0,0")
    give(state, 0, names="river.6 river.7 forest.6 forest.7")
    play(state, choice(state))
    assert (state.pixie, choice(state)) == ("map.0,1", "stop")


def test_own_cards_are_dealt_onto_own_kingdoms() -> None:
    """The former top can then be conquered."""
    kingdoms = {"0,0": "lake.1", "1,0": "lake.2 river.0", "2,0": "river.9", "3,0": "forest.1"}
    state = position(kingdoms, moves="pixie", wanderer="3,0", pixie="0,0")
    play(state, "step 1,0", "stop")
    assert set(options(state)) == {"up river.0 0,0", "up river.0 2,0"}
    assert choice(state) == "up river.0 2,0"


def test_the_worst_card_is_turned_down() -> None:
    kingdoms = {**ROAD, "2,0": "river.1 river.9"}
    state = position(kingdoms, pixie="-1,0", up=("river.7 river.0",))
    play(state, "step 1,0", "step 2,0", "stop")
    assert choice(state) == "flip river.0"


def test_own_cards_are_picked_first() -> None:
    state = position(ROAD, pixie="-1,0", hands=("lake.4 river.7 forest.0 forest.11",))
    play(state, "step 1,0", "stop", "rid")
    assert choice(state) in ("pick forest.0", "pick forest.11")


def test_the_wand_is_loaded_late_and_with_the_best_card() -> None:
    kingdoms = {**ROAD, "2,0": "river.1 river.12"}
    hands = ("river.3 river.7 lake.4",)
    early = position(kingdoms, pixie="-1,0", hands=hands)
    play(early, "step 1,0", "step 2,0", "stop")
    assert choice(early) == "end"
    late = position(kingdoms, pixie="-1,0", hands=hands, deck=0)
    play(late, "step 1,0", "step 2,0", "stop")
    assert choice(late) == "wand_place river.7"


def test_the_end_is_judged_by_who_won() -> None:
    state = position(up=("river.7", "forest.0"))
    state.pending, state.ended = (), "deck"
    assert GAME.evaluate(state, 0) > 10 > -10 > GAME.evaluate(state, 1)


def test_before_the_reveal_there_is_nothing_to_judge() -> None:
    state = GAME.new(WishesOptions(players=3), seed=1)
    assert [GAME.evaluate(state, p) for p in range(3)] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", range(8))
def test_a_bot_goes_on_with_piles_that_somebody_else_began(seed: int) -> None:
    """Who asks for a hint, or leaves the seat to a bot, had a plan of their own."""
    state, rng = WishesState(WishesOptions(players=2, first=0), seed), Rng(seed)
    while state.decision is not None and state.decision.name != "setup_place":
        assert greedy(state, state.decision.player) in state.legal()
        state.apply(rng.choice(state.legal()))
