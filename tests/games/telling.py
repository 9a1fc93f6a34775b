"""What is said while games are played, for tests that hold the sentences of the rules."""

from collections.abc import Mapping
from random import Random

from fairytable.engine import Said, State
from tests.games.playing import CASES

Words = Mapping[str, int | str]


def said(state: State, viewer: int | None = None) -> list[tuple[str, Words]]:
    """The sentences since this was last asked, with the words that a viewer reads; None: all."""
    told = [event for event in state.heard() if isinstance(event, Said)]
    seen = [event.openly() if viewer is None else event.seen_by(viewer) for event in told]
    return [(event.key, dict(event.words)) for event in seen if event is not None]


def keys_said(game: str, seeds: int) -> set[str]:
    """All that is said in random games of every number of players."""
    keys: set[str] = set()
    for case in CASES:
        if case.game.id != game:
            continue
        for seed in range(1, seeds + 1):
            state, rng = case.new(seed), Random(seed)
            state.listen()
            while legal := state.legal():
                state._apply(rng.choice(legal))
            keys |= {key for key, _ in said(state)}
    return keys
