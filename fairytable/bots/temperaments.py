"""Temperaments: how a character chooses among actions that come to nearly the same.

The level chooses first. Then the other actions are tried beside its choice in the same guessed
worlds, and of those with which the player wins about as often the one is taken that is most to the
character's liking. What is liked is told by measures that every game gives: how far the chance to
win swings from world to world, everybody's points, how much they change. So a temperament makes no
level much weaker or stronger, and knows nothing that its player does not.
"""

from collections.abc import Callable, Sequence

from fairytable.bots.outcomes import Attempt, Outcome, gap, try_all
from fairytable.engine import Action, Game, Rng, State

WORLDS = 8
"""In which all actions are compared."""
FRESH = 16
"""In which the favourite is compared once more: a choice among many noisy numbers proves little."""
MOST = 12
"""Actions that are compared at most, with the choice of the level."""
ALIKE = {"bold": 0.035, "careful": 0.03, "spiteful": 0.04, "collector": 0.05}
"""What an action may cost each temperament, in victories, doubt included."""
BETTER = 0.05
"""How much better it may be than the choice: who plays badly must not play well by a whim."""
SURE = 0.7
"""An action must be more to a character's liking by this many standard errors, both times."""

Liking = Callable[[Sequence[Outcome], int, Sequence[int]], list[float]]
"""How much a player likes what an action came to in each world; told with player and rivals."""


def swing(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How far the chance to win swings from world to world."""
    chances = [outcome.chance for outcome in outcomes]
    mean = sum(chances) / len(chances)
    return [abs(chance - mean) for chance in chances]


def calm(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How little it swings."""
    return [-far for far in swing(outcomes, player, rivals)]


def quiet(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How little of anybody's points is won or lost after the action."""
    return [
        -sum([abs(then - now) for now, then in zip(outcome.at_once, outcome.points, strict=True)])
        for outcome in outcomes
    ]


def harm(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How little the best rival has: of a victory where there are several, else of points."""
    if len(rivals) > 1:
        return [-max([outcome.chances[p] for p in rivals]) for outcome in outcomes]
    return [-sum([_soon(outcome, p) for p in rivals]) for outcome in outcomes]


def gain(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How many points the player has, at once and later on."""
    return [_soon(outcome, player) for outcome in outcomes]


def _soon(outcome: Outcome, player: int) -> int:
    return outcome.at_once[player] + outcome.points[player]


LIKINGS: dict[str, Liking] = {"bold": swing, "careful": quiet, "spiteful": harm, "collector": gain}
"""What each temperament likes."""


def tilted(
    temperament: str,
    game: Game,
    world: State,
    choice: Action,
    rng: Rng,
    seconds: float | None = None,
) -> Action:
    """What somebody of this temperament does instead of what the level has chosen, in a world that
    the player may believe in; most often the same. A very slow computer stops after this long."""
    attempts = [Attempt(choice), *(Attempt(action) for action in _others(world, choice, rng))]
    if len(attempts) == 1:
        return choice
    player = world.pending[-1].player
    half = None if seconds is None else seconds / 2
    found = try_all(game, world, attempts, WORLDS, rng, half)
    liked = [_liking(temperament, outcomes, found[0], player) for outcomes in found]
    favourite = max(range(len(attempts)), key=lambda k: liked[k])
    if not favourite or liked[favourite] <= 0:
        return choice
    pair = [attempts[favourite], attempts[0]]
    again, usual = try_all(game, world, pair, FRESH, rng, half)
    sure = _liking(temperament, again, usual, player) > 0
    return attempts[favourite].action if sure else choice


def _liking(
    temperament: str, one: Sequence[Outcome], usual: Sequence[Outcome], player: int
) -> float:
    """How much better the one is liked; 0 if the player does not win about as often with it, or if
    it could be an accident."""
    if len(one) < 2 or not _alike(one, usual, ALIKE[temperament]):
        return 0.0
    likes = LIKINGS[temperament]
    rivals = rivals_of(player, (one, usual))
    more = gap(likes(one, player, rivals), likes(usual, player, rivals))
    return more.mean if more.exceeds(0, SURE) else 0.0


def _others(world: State, choice: Action, rng: Rng) -> list[Action]:
    """The actions beside the choice, not too many of them."""
    others = [action for action in world.distinct(world.legal()) if action != choice]
    while len(others) >= MOST:
        del others[rng.below(len(others))]
    return others


def _alike(one: Sequence[Outcome], other: Sequence[Outcome], most: float) -> bool:
    """Whether the player wins about as often with the one as with the other: it may cost this
    much."""
    found = gap([outcome.chance for outcome in one], [outcome.chance for outcome in other])
    return found.mean - found.error >= -most and found.mean + found.error <= BETTER


def rivals_of(player: int, found: Sequence[Sequence[Outcome]]) -> list[int]:
    """The others, but for partners: those share every point with the player."""
    points = [outcome.points for outcomes in found for outcome in outcomes]
    others = [p for p in range(len(points[0])) if p != player]
    return [p for p in others if any(one[p] != one[player] for one in points)]
