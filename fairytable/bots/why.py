"""Why one action is better than another: what the same guessed worlds show of points and risk."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from fairytable.bots.outcomes import Outcome, gap
from fairytable.bots.temperaments import calm, rivals_of

SURE = 1.5
"""A difference must be this many standard errors to be named."""
SOME = 0.25
"""A difference must be this many points, on average, to be named."""
STEADIER = 0.02
"""How much less a result must swing, in victories, to be called safer."""


class Why(NamedTuple):
    """What speaks most for the better one of two actions."""

    kind: Literal["gain", "harm", "safer", "unnamed"]
    """It brings more points; it leaves a rival fewer; it is safer; or no measure says it."""
    points: int = 0
    """About how many; 0 for less than one, on average."""
    rival: int = 0
    """Who has fewer."""


UNNAMED = Why("unnamed")


def why(better: Sequence[Outcome], other: Sequence[Outcome], player: int) -> Why:
    """What the better one has that the other has not; they met the same worlds."""
    if not better:
        return UNNAMED
    rivals = rivals_of(player, (better, other))
    found: list[tuple[float, Why]] = []
    own = gap(_points(better, player), _points(other, player))
    if own.exceeds(0, SURE) and own.mean >= SOME:
        found.append((own.mean, Why("gain", round(own.mean))))
    for rival in rivals:
        loss = gap(_points(other, rival), _points(better, rival))
        if loss.exceeds(0, SURE) and loss.mean >= SOME:
            found.append((loss.mean, Why("harm", round(loss.mean), rival)))
    if found:
        return max(found)[1]
    steadier = gap(calm(better, player, rivals), calm(other, player, rivals))
    return Why("safer") if steadier.exceeds(STEADIER, SURE) else UNNAMED


def _points(outcomes: Sequence[Outcome], player: int) -> list[float]:
    return [outcome.points[player] for outcome in outcomes]
