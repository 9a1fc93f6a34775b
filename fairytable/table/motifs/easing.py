"""How movements begin and end: softly."""

from math import pi, sin


def between(share: float, start: float, end: float) -> float:
    """How much of the part from start to end has gone, from 0 to 1."""
    return min(1.0, max(0.0, (share - start) / (end - start)))


def smooth(share: float) -> float:
    """Slow at first and at last."""
    return share * share * (3 - 2 * share)


def swell(share: float) -> float:
    """From nothing to all and back."""
    return sin(pi * min(1.0, max(0.0, share)))
