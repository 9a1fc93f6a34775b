"""Positions with an obvious best action: who takes it has won, whatever lies hidden, and who takes
another has not.

    python -m tests.bots.exam

finds them in games of random bots and writes them down anew. What is obvious is not asked of a
bot: each action is carried out in many worlds that the player may believe in. Some actions end the
game in all of them with a victory; those are the best. No other one ends it so in any of them, and
at most half of the actions are best.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from fairytable.bots import choose
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.bots.questions import WANTED, Question, tables, write

FILE = Path(__file__).with_name("exam.json")
WORLDS = 12
PLAYED_BY = "random"


def blind_game(game: Game, players: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Every position, and the choices that led there."""
    state, rng = game.new(game.options(players=players), seed), Rng(seed)
    choices: list[int] = []
    while state.decision is not None:
        yield state, choices
        action = choose(PLAYED_BY, game, state, rng)
        choices.append(state.legal().index(action))
        state._apply(action)


def sure_wins(state: State) -> list[Action]:
    """The best actions, if it is obvious that they are; else none."""
    player = state.pending[-1].player
    actions = state.distinct(state.legal())
    if len(actions) < 2:
        return []
    best = []
    worlds = [state.determinize(player, Rng(k)) for k in range(WORLDS)]
    for action in actions:
        won = 0
        for k, world in enumerate(worlds):
            after = world.clone()
            after._apply(action)
            if after.pending:
                if won:
                    return []
                break
            won += player in after.winners()
            if won <= k and won:
                return []  # it depends on what nobody knows
        if won == WORLDS:
            best.append(action)
    return best if 2 * len(best) <= len(actions) else []


def find(name: str) -> Iterator[Question]:
    """The last position of a game, if there is one."""
    for game, players, seed in tables(name):
        found = None
        for state, choices in blind_game(game, players, seed):
            best = sure_wins(state)
            if best:
                found = Question(name, players, seed, choices[:], best)
        if found is not None:
            yield found


def main() -> None:
    asked = []
    for name in GAMES:
        for question in islice(find(name), WANTED):
            asked.append(question)
            print(len(asked), question, flush=True)
    write(FILE, asked)


if __name__ == "__main__":
    main()
