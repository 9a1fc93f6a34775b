"""Temperaments: how a character chooses among actions that come to nearly the same.

The level chooses first. Then the other actions are tried beside its choice in the same guessed
worlds, and of those with which the player wins about as often the one is taken that is most to the
character's liking. What is liked is told by measures that every game gives: how far the chance to
win swings from world to world, everybody's points. So a temperament makes no level much weaker or
stronger, and knows nothing that its player does not.
"""

from collections.abc import Callable, Sequence

from fairytable.bots.outcomes import Line, Outcome, gap, try_lines
from fairytable.engine import Action, Game, Rng, State

WORLDS = 8
"""In which all actions are compared."""
FRESH = 16
"""In which the favourite is compared once more: a choice among many noisy numbers proves little."""
MOST = 12
"""Actions that are compared at most, with the choice of the level."""
ALIKE = 0.015
"""So much of a victory an action may cost, doubt included."""
BETTER = 0.05
"""By so much it may be better than the choice: who plays badly is not to play well by a whim."""
SURE = 0.7
"""By so many standard errors an action must be more to a character's liking, both times."""

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


def harm(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How few points the best rival has."""
    return [-max([outcome.points[p] for p in rivals], default=0) for outcome in outcomes]


def gain(outcomes: Sequence[Outcome], player: int, rivals: Sequence[int]) -> list[float]:
    """How many points the player has."""
    return [outcome.points[player] for outcome in outcomes]


LIKINGS: dict[str, Liking] = {"bold": swing, "careful": calm, "spiteful": harm, "collector": gain}
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
    the player may believe in; most often the same. A very slow computer stops after so long."""
    likes = LIKINGS[temperament]
    lines = [Line(choice), *(Line(action) for action in _others(world, choice, rng))]
    if len(lines) == 1:
        return choice
    player = world.pending[-1].player
    half = None if seconds is None else seconds / 2
    found = try_lines(game, world, lines, WORLDS, rng, half)
    liked = [_liking(likes, outcomes, found[0], player) for outcomes in found]
    favourite = max(range(len(lines)), key=lambda k: liked[k])
    if not favourite or liked[favourite] <= 0:
        return choice
    pair = [lines[favourite], lines[0]]
    again, usual = try_lines(game, world, pair, FRESH, rng, half)
    return lines[favourite].action if _liking(likes, again, usual, player) > 0 else choice


def _liking(likes: Liking, one: Sequence[Outcome], usual: Sequence[Outcome], player: int) -> float:
    """How much better the one is liked; 0 if the player does not win about as often with it, or if
    it could be an accident."""
    if len(one) < 2 or not _alike(one, usual):
        return 0.0
    rivals = rivals_of(player, (one, usual))
    more = gap(likes(one, player, rivals), likes(usual, player, rivals))
    return more.mean if more.exceeds(0, SURE) else 0.0


def _others(world: State, choice: Action, rng: Rng) -> list[Action]:
    """The actions beside the choice, not too many of them."""
    others = [action for action in world.distinct(world.legal()) if action != choice]
    while len(others) >= MOST:
        del others[rng.below(len(others))]
    return others


def _alike(one: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    """Whether the player wins about as often with the one as with the other."""
    found = gap([outcome.chance for outcome in one], [outcome.chance for outcome in other])
    return found.mean - found.error >= -ALIKE and found.mean + found.error <= BETTER


def rivals_of(player: int, found: Sequence[Sequence[Outcome]]) -> list[int]:
    """The others, but for partners: those share every point with the player."""
    points = [outcome.points for outcomes in found for outcome in outcomes]
    others = [p for p in range(len(points[0])) if p != player]
    return [p for p in others if any(one[p] != one[player] for one in points)]
