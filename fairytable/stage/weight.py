"""How much something matters: games say it as a number, the table tells it accordingly. No Qt.

From 0, hardly noticed, to 1, the greatest thing that happens in this game.
"""

ORDINARY = 0.4
"""What is told as anything else is."""


def weighed(amount: float, most: float) -> float:
    """The weight of an amount, gained or lost, where this much is a great deal."""
    return min(1.0, abs(amount) / most)


def magnified(weight: float, least: float, most: float) -> float:
    """How many times as large, long or bright something is told; what is ordinary as it is."""
    if weight <= ORDINARY:
        return least + (1.0 - least) * weight / ORDINARY
    return 1.0 + (most - 1.0) * (weight - ORDINARY) / (1.0 - ORDINARY)
