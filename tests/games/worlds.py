"""Worlds that somebody cannot tell from the real one: other faces where that one knows none."""

from fairytable.engine import Rng, State


def another_world(state: State, viewer: int | None, seed: int) -> State:
    """The position as it may be as well for a player, or for who knows only what all know. The dice
    of both worlds fall alike."""
    twin = _public_guess(state, seed) if viewer is None else state.determinize(viewer, Rng(seed))
    twin.rng = state.rng.clone()
    return twin


def _public_guess(state: State, seed: int) -> State:
    """Somebody who knows no face but those that all know guesses at the others."""
    guess = state.clone()
    known, everybody = state.table.known[:], state.table.everybody
    guess.table.known[:] = bytes(mask if mask == everybody else 0 for mask in known)
    guess.table.determinize(0, Rng(seed))
    guess.table.known[:] = known
    return guess
