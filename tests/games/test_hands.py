"""A hand stays where it is while its owner plays: cards before the one that left do not move."""

import pytest

from fairytable.engine import Rng, State
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.picture import Rect
from tests.games.staged import stage, table_size

WINDOW = (1280, 800)
STEPS = 400
A_LITTLE = 0.15
"""A row that is nearly too long moves together by less than a gap, in widths of a card."""


def held(game: str, state: State, player: int) -> dict[int, Rect]:
    """Where the cards of a hand lie for their owner, from left to right."""
    shown = stage(state, player, table_size(WINDOW, folded=False))
    hand = {card.card for card in shown.view.zones.get(f"hand.{player}", ())}
    staging = staging_of(game)
    assert staging is not None
    spots = [spot for spot in staging.arrange(shown).spots if spot.card in hand]
    return {s.card: s.rect for s in sorted(spots, key=lambda s: s.rect.x) if s.shows == "face"}


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_what_lies_before_a_card_that_is_played_stays_under_the_pointer(game: str) -> None:
    """Only of hands that need no cards over each other, as they mostly do."""
    rules, rng, compared = GAMES[game], Rng(5), 0
    state = rules.new(rules.options.model_validate({}), seed=5)
    for _ in range(STEPS):
        if state.decision is None:
            break
        player = state.decision.player
        before = held(game, state, player)
        state.apply(rng.choice(state.legal()))
        after = held(game, state, player)
        left = [card for card in before if card not in after]
        if len(left) != 1 or set(after) - set(before) or not after:
            continue
        same_size = {r.w for r in before.values()} == {r.w for r in after.values()}
        crowded = any(
            a.right > b.x for a, b in zip(before.values(), list(before.values())[1:], strict=False)
        )
        if not same_size or crowded:
            continue
        where = list(before).index(left[0])
        stayed = list(before)[:where]
        assert all(abs(after[c].x - before[c].x) < A_LITTLE * before[c].w for c in stayed)
        compared += 1
    assert compared
