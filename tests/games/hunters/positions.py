"""Positions of Hunters in a line or two."""

from fairytable.games.hunters.examples.positions import FACES as FACES
from fairytable.games.hunters.examples.positions import at as at
from fairytable.games.hunters.examples.positions import play as play
from fairytable.games.hunters.examples.positions import play_until as play_until
from fairytable.games.hunters.examples.positions import position as position
from fairytable.games.hunters.examples.positions import words as words
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState

SWAPS = {f"swap {q} {(q + 1) % 12}" for q in range(12)} | {f"swap {q} {q + 6}" for q in range(6)}
"""All swaps of a whole circle, as the steps of `play` call them."""


def new(players: int, seed: int = 1, first: int | None = 0) -> HuntersState:
    """A game as it begins."""
    return HuntersState(HuntersOptions(players=players, first=first), seed)


def reveal_by_player_1(face: str, **more: str) -> HuntersState:
    """Player 1 of 4 faces a card with the cage and suffers what it brings."""
    evidence, photos = more.get("evidence", ""), more.get("photos", "")
    state = position(
        circle={3: face},
        tools="camera cage camera camera",
        evidence={1: evidence, 2: more.get("others", "")},
        photos={1: photos, 2: more.get("others_photos", "")},
    )
    state.listen()
    return play(state, "done")


def asked(state: HuntersState) -> tuple[str, int] | None:
    """What is to be decided, and by whom."""
    return None if state.decision is None else (state.decision.name, state.decision.player)


def named(state: HuntersState, zone: str) -> str:
    """What lies in a zone, in short names."""
    return " ".join(name.rpartition(".")[2] for name in state.table.named(state.table.zones[zone]))


def options(state: HuntersState) -> set[str]:
    """The legal actions as the steps of `play` call them."""
    return {words(state, action) for action in state.legal()}
