"""What the bots of Fairy's Fate believe of others: nothing that they see is touched, and what they
believe lies nearer to the truth than a guess."""

from collections.abc import Iterator

from fairytable.bots.greedy import plan_on
from fairytable.bots.guessing import guess
from fairytable.engine import Rng
from fairytable.games import GAMES
from fairytable.games.fate.cards import FIRST_BAD, FIRST_GOOD, FIRST_THIEF, KIND, RECIPE, SERPENT
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import FRONT, HAND, RECIPE_ROW

GAME = GAMES["fate"]


def positions(players: int, games: int) -> Iterator[FateState]:
    """Every seventh position of games that the bots play by plan."""
    for seed in range(games):
        state = FateState(FateOptions(players=players), seed)
        step = 0
        while state.pending:
            state._apply(plan_on(GAME, state)[0])
            step += 1
            if state.pending and step % 7 == 0:
                yield state


def pests(state: FateState, player: int) -> int:
    """Thieves and bad fairies in the hands of others."""
    faces, zones = state.table.faces, state.table.zones
    kinds = [KIND[faces[card]] for q in rivals(state, player) for card in zones[HAND[q]]]
    return sum(FIRST_THIEF <= k < FIRST_GOOD or (k >= FIRST_BAD and k != SERPENT) for k in kinds)


def matched(state: FateState, player: int) -> int:
    """The objects that others have of their best recipes."""
    faces, zones = state.table.faces, state.table.zones
    total = 0
    for q in rivals(state, player):
        owned = {KIND[faces[card]] for card in zones[FRONT[q]]}
        mask = sum(1 << kind for kind in owned if kind < FIRST_THIEF)
        recipes = [RECIPE[faces[card]] for card in zones[RECIPE_ROW[q]]]
        total += max((recipe & mask).bit_count() for recipe in recipes)
    return total


def rivals(state: FateState, player: int) -> list[int]:
    return [q for q in range(state.players) if q != player]


def test_a_believed_world_looks_the_same_to_the_player() -> None:
    for k, state in enumerate(positions(4, 2)):
        for player in range(4):
            believed = guess(GAME, state, player, Rng(k))
            assert believed.view(player) == state.view(player)
            assert sorted(believed.table.faces) == sorted(state.table.faces)


def test_beliefs_lie_nearer_to_the_truth_than_guesses() -> None:
    for measure in (pests, matched):
        true = guessed = believed = 0
        for k, state in enumerate(positions(4, 6)):
            for player in range(4):
                true += measure(state, player)
                guessed += measure(state.determinize(player, Rng(k)), player)
                believed += measure(belief(state, player, k), player)
        assert abs(true - believed) < abs(true - guessed) / 2


def belief(state: FateState, player: int, k: int) -> FateState:
    found = guess(GAME, state, player, Rng(k))
    assert isinstance(found, FateState)
    return found
