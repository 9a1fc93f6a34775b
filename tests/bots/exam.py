"""Positions with an obvious best action: who takes it has won, whatever lies hidden, and who takes
another has not.

    python -m tests.bots.exam

finds them in games of random bots and writes them down anew. What is obvious is not asked of a
bot: each action is carried out in many worlds that the player may believe in. Some actions end the
game in all of them with a victory; those are the best. No other one ends it so in any of them, and
at most half of the actions are best.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fairytable.bots import choose
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES

FILE = Path(__file__).with_name("exam.json")
WANTED = 20
WORLDS = 12
PLAYED_BY = "random"


class Question(NamedTuple):
    """A position, told by the way that leads to it, and the answers that are right."""

    game: str
    players: int
    seed: int
    step: int
    """So many decisions were made before."""
    best: list[Action]

    def position(self) -> State:
        game = GAMES[self.game]
        return next(
            state
            for step, state in enumerate(blind_game(game, self.players, self.seed))
            if step == self.step
        )


def blind_game(game: Game, players: int, seed: int) -> Iterator[State]:
    state, rng = game.new(game.options(players=players), seed), Rng(seed)
    while state.decision is not None:
        yield state
        state._apply(choose(PLAYED_BY, game, state, rng))


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


def questions() -> list[Question]:
    """The exam as it was written down."""
    return [
        Question(game, players, seed, step, [Action(*action) for action in best])
        for game, players, seed, step, best in json.loads(FILE.read_text(encoding="utf-8"))
    ]


def find(name: str) -> Iterator[Question]:
    """One position a game at most, with every number of players in turn."""
    game = GAMES[name]
    counts = sorted({options.players for options in game.options.variants()})
    for seed in range(100_000):
        players = counts[seed % len(counts)]
        found = None
        for step, state in enumerate(blind_game(game, players, seed)):
            best = sure_wins(state)
            if best:
                found = Question(name, players, seed, step, best)
        if found is not None:
            yield found


def main() -> None:
    asked = []
    for name in GAMES:
        for k, question in enumerate(find(name), 1):
            asked.append(question)
            print(name, k, question, flush=True)
            if k == WANTED:
                break
    rows = [json.dumps(question) for question in asked]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
