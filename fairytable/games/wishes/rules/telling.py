"""What is told of a game of All You Wish For, besides what its effects say."""

from fairytable.games.wishes.cards import WISHES
from fairytable.games.wishes.rules.position import Position


def tell_points(state: Position, before: list[list[int]]) -> None:
    """Which lines of the score sheet have changed."""
    now = [sum(column) for column in zip(*state.open_gifts(), strict=True)]
    then = [sum(column) for column in zip(*before, strict=True)]
    for realm, points, total in zip(state.realms, map(int.__sub__, now, then), now, strict=True):
        if points:
            state.table.score(WISHES[realm], points, total)
