"""Positions of Hunters in a line or two: for the pictures in the rules, and for tests."""

from collections.abc import Mapping, Sequence
from typing import Literal

from fairytable.engine import Action
from fairytable.games.hunters.cards import DECK, FLOWER, GREEN, KIND, MUSHROOM, ORANGE
from fairytable.games.hunters.rules.actions import TOOLS
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import (
    CENTRE,
    CIRCLE,
    EVIDENCE,
    HANDS,
    PHOTOS,
    PLACE,
    STANDS,
)

FACES = {face.name.rpartition(".")[2]: n for n, face in enumerate(DECK.faces)}
"""Cards are called by the last word of their name: "meadow", "dust", "wisp", "good"."""


def position(
    players: int = 4,
    *,
    circle: Mapping[int, str] | None = None,
    tools: str = "",
    pos: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    evidence: Mapping[int, str] | None = None,
    photos: Mapping[int, str] | None = None,
    up: Sequence[int] = (),
    knows: Mapping[int, Sequence[int]] | None = None,
    deck: int | None = None,
    film: int | None = None,
    active: int = 0,
    dizzy: Sequence[int] = (),
    no_camera: Mapping[int, int] | None = None,
    quiet_run: int = 0,
    sides: Literal["single", "pairs"] = "single",
) -> HuntersState:
    """The start of a turn in the middle of a game, player p owning researcher p + 1.

    Where nothing is said, everybody has prepared the camera and the circle holds mushrooms and
    flowers, so that the reveals do nothing. `pos` may hold CENTRE. `deck` and `film` limit the two
    piles; what is cut off lies in the discard pile or in the box.
    """
    state = HuntersState(HuntersOptions(players=players, first=0, sides=sides), seed=1)
    table = state.table
    table.lay(GREEN, "deck")
    table.lay(ORANGE, "photos.deck")
    box = [*GREEN, *ORANGE]

    def lay(names: str, zone: str) -> None:
        for name in names.split():
            card = next(card for card in box if table.faces[card] == FACES[name])
            box.remove(card)
            table.lay([card], zone)

    for zones, contents in ((EVIDENCE, evidence), (PHOTOS, photos), (HANDS, hands)):
        for p, names in (contents or {}).items():
            lay(names, zones[p])
    for q, name in (circle or {}).items():
        lay(name, CIRCLE[q])
    dull = [c for c in box if c in GREEN and KIND[table.faces[c]] in (MUSHROOM, FLOWER)]
    for q in range(12):
        if q not in (circle or {}):
            box.remove(dull[0])
            table.lay([dull.pop(0)], CIRCLE[q])
    for p in range(players):
        if p not in (hands or {}):
            six = [card for card in box if card in GREEN][-6:]
            box = [card for card in box if card not in six]
            table.lay(six, HANDS[p])
    if deck is not None:
        table.lay([card for card in box if card in GREEN][deck:], "discard")
    if film is not None:
        table.lay([card for card in box if card in ORANGE][film:], "box")

    for p, place in enumerate(pos or state.pos):
        state.pos[p] = place
        table.lay([state.researcher(p)], STANDS[place])
    chosen = tools.split()
    for p in range(players):
        default = "cage" if state.pos[p] == CENTRE else "camera"
        state.tool[p] = TOOLS.index(chosen[p] if chosen else default)
        state.noted[p] = None if state.pos[p] == CENTRE else at(state, state.pos[p])
        state.dizzy[p] = p in dizzy
        state.no_camera[p] = (no_camera or {}).get(p, 0)
    for q in up:
        table.turn_up(at(state, q))
    for p, places in (knows or {}).items():
        for q in places:
            table.peek(at(state, q), p)
    state.quiet_run = quiet_run
    state.pending = ()
    state._push(active, "turn")
    state._go_on()
    return state


def at(state: HuntersState, place: int) -> int:
    """The card at a place of the circle."""
    return state.table.zones[CIRCLE[place]][0]


def words(state: HuntersState, action: Action) -> str:
    """An action as the steps of `play` call it: "swap 0 6", "card 5", "use dust", "tool cage"."""
    verb, card, zone, _ = action
    if verb in ("swap", "card", "peek"):
        assert card is not None
        here = f"{verb} {PLACE[state.table.where[card]]}"
        return here if zone is None else f"{here} {PLACE[zone]}"
    if card is not None:
        return f"{verb} {state.table.named([card])[0].rpartition('.')[2]}"
    return verb if zone is None else f"{verb} {zone.rpartition('.')[2]}"


def play(state: HuntersState, *steps: str) -> HuntersState:
    """Carry out steps for whoever is to decide."""
    for step in steps:
        state.apply(next(a for a in state.legal() if words(state, a) == step))
    return state


def play_until(state: HuntersState, name: str, player: int | None = None) -> HuntersState:
    """Answer everything in the dullest way until this decision comes, or the game is over."""
    while (asked := state.decision) is not None:
        if asked.name == name and player in (None, asked.player):
            break
        by_words = {words(state, action): action for action in state.legal()}
        keep = state.tool[asked.player]
        wanted = ("done", "pass", "suffer", f"tool {TOOLS[keep or 0]}", *by_words)
        state.apply(next(by_words[w] for w in wanted if w in by_words))
    return state
