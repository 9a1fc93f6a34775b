"""Looking back at a game: the decisions of a player that cost most, each with what was better.

A decision is looked at with what its player knew then, and nothing more. What was played is tried
beside other actions in the same guessed worlds; what the player did next in the same turn, before
anything new was learnt, belongs to it. What seems to have cost something is tried again in many
fresh worlds, beside the one action that seemed best: only what shows there counts, so that neither
luck nor a choice among many noisy numbers is called a mistake.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fairytable.bots.greedy import choose_greedily
from fairytable.bots.outcomes import Attempt, Outcome, gap, try_all
from fairytable.bots.why import Why, why
from fairytable.engine import Action, Game, Rng, State
from fairytable.match.undo import learnt

FIRST_WORLDS = 6
"""In which every decision is looked at."""
MORE_WORLDS = 100
"""In which those are tried again that seem to have cost something."""
MOST_ACTIONS = 10
SUSPECTS = 9
"""How many decisions of each player are tried again."""
SEEMS = 0.015
"""What a decision must seem to have cost, in victories, to be tried again."""
COSTLY = 0.03
"""What it must have cost to be called costly."""
SURE = 2.0
"""It must be above nothing by this many standard errors."""
NAMED = 3
FEWEST = 3
"""Who had fewer choices is told nothing."""
LONGEST = 20
"""Actions of one turn that belong together."""


class Costly(NamedTuple):
    """A decision that cost something."""

    step: int
    """The position in which it was taken."""
    player: int
    played: Action
    better: Action
    wins: int
    """Of a hundred games, with the better action."""
    fewer: int
    """And with what was played."""
    why: Why

    @property
    def cost(self) -> int:
        return self.wins - self.fewer


class Looked(NamedTuple):
    """How far the looking back is."""

    done: int
    whole: int


class PlayerReview(NamedTuple):
    """What was found for one player."""

    player: int
    choices: int
    """Decisions with more than one action."""
    unsure: int
    """Decisions that seemed to cost something, but not surely."""
    costly: tuple[Costly, ...]
    """The worst first; none twice of the same turn."""

    @property
    def enough(self) -> bool:
        """Whether there was enough to be judged."""
        return self.choices >= FEWEST


Review = tuple[PlayerReview, ...]


class _Suspect(NamedTuple):
    step: int
    better: Action
    cost: float


def positions_of(start: State, actions: Sequence[Action]) -> list[State]:
    """Every position of a game, the last one too."""
    found = [start]
    for action in actions:
        after = found[-1].clone()
        after.apply(action)
        found.append(after)
    return found


def review(
    game: Game,
    positions: Sequence[State],
    actions: Sequence[Action],
    players: Sequence[int],
    seed: int,
    steps: range,
) -> Iterator[Looked | Review]:
    """Look at these steps for these players; tells how far it is, and in the end what was found."""
    choices = {
        player: [step for step in steps if _chose(positions[step], player)] for player in players
    }
    whole = sum(len(found) + SUSPECTS for found in choices.values())
    done, found = 0, []
    for player, asked in choices.items():
        seeming = []
        for step in asked:
            rng = Rng(seed * 1_000_003 + step)
            seeming.append(_look(game, positions, actions, step, rng))
            done += 1
            yield Looked(done, whole)
        suspects = _worst(seeming, positions, player)
        costly = []
        for suspect in suspects:
            rng = Rng(~(seed * 1_000_003 + suspect.step))
            one = _try_again(game, positions, actions, suspect, rng)
            if one is not None:
                costly.append(one)
            done += 1
            yield Looked(done, whole)
        done += SUSPECTS - len(suspects)
        costly.sort(key=lambda one: -one.cost)
        unsure = len(suspects) - len(costly)
        found.append(PlayerReview(player, len(asked), unsure, tuple(costly[:NAMED])))
    yield tuple(found)


def _chose(state: State, player: int) -> bool:
    decision = state.decision
    if decision is None or decision.player != player:
        return False
    legal = state.legal()
    return len(legal) > 1 and len(state.distinct(legal)) > 1


def _look(
    game: Game, positions: Sequence[State], actions: Sequence[Action], step: int, rng: Rng
) -> _Suspect:
    """What seems to have been best, and how much better it seems than what was played."""
    state = positions[step]
    player = state.pending[-1].player
    world = state.determinize(player, rng)
    plan = choose_greedily(game, world, rng)
    others = [action for action in world.distinct(world.legal()) if action != actions[step]]
    while len(others) >= MOST_ACTIONS:
        spared = others[rng.below(len(others))]
        if spared != plan:
            others.remove(spared)
    attempts = [_attempt(positions, actions, step), *(Attempt(action) for action in others)]
    played, *tried = try_all(game, world, attempts, FIRST_WORLDS, rng)
    gains = [gap(_chances(outcomes), _chances(played)).mean for outcomes in tried]
    best = max(range(len(others)), key=lambda k: gains[k])
    return _Suspect(step, others[best], gains[best])


def _try_again(
    game: Game,
    positions: Sequence[State],
    actions: Sequence[Action],
    suspect: _Suspect,
    rng: Rng,
) -> Costly | None:
    """Whether a decision was costly indeed, in worlds that nobody has chosen it by."""
    state = positions[suspect.step]
    player = state.pending[-1].player
    world = state.determinize(player, rng)
    attempts = [Attempt(suspect.better), _attempt(positions, actions, suspect.step)]
    better, played = try_all(game, world, attempts, MORE_WORLDS, rng)
    cost = gap(_chances(better), _chances(played))
    if cost.mean < COSTLY or not cost.exceeds(0, SURE):
        return None
    return Costly(
        suspect.step,
        player,
        actions[suspect.step],
        suspect.better,
        round(100 * sum(_chances(better)) / len(better)),
        round(100 * sum(_chances(played)) / len(played)),
        why(better, played, player),
    )


def _worst(seeming: Sequence[_Suspect], positions: Sequence[State], player: int) -> list[_Suspect]:
    """The decisions that seem to have cost most, one of each turn."""
    found: list[_Suspect] = []
    for suspect in sorted(seeming, key=lambda one: (-one.cost, one.step)):
        if suspect.cost < SEEMS or len(found) == SUSPECTS:
            break
        if not any(_one_turn(positions, suspect.step, other.step, player) for other in found):
            found.append(suspect)
    return found


def _one_turn(positions: Sequence[State], one: int, other: int, player: int) -> bool:
    """Whether nobody else decided between these two steps."""
    between = positions[min(one, other) : max(one, other) + 1]
    return len(between) <= LONGEST and all(
        state.pending and state.pending[-1].player == player for state in between
    )


def _attempt(positions: Sequence[State], actions: Sequence[Action], step: int) -> Attempt:
    """What was played, with what the player did next before anything new was learnt."""
    before = positions[step]
    player = before.pending[-1].player
    then: list[Action] = []
    for later in range(step + 1, min(len(actions), step + LONGEST)):
        state = positions[later]
        if not state.pending or state.pending[-1].player != player:
            break
        if player in learnt(before, [state]):
            break
        then.append(actions[later])
    return Attempt(actions[step], tuple(then))


def _chances(outcomes: Sequence[Outcome]) -> list[float]:
    return [outcome.chance for outcome in outcomes]
