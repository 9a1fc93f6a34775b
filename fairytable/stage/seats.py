"""Who sits where at the table, and what they are called."""

from fairytable.stage.staging import Stage


def clockwise(stage: Stage) -> tuple[int, ...]:
    """The players from the one at the lower edge on."""
    count = len(stage.people)
    return tuple((stage.bottom + k) % count for k in range(count))


def name_of(stage: Stage, player: int) -> str:
    return stage.people[player].name
