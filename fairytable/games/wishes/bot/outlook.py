"""What cards and Kingdoms are worth to whom, as one player sees the table."""

from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

from fairytable.games.wishes.cards import IS_WAND, POINTS, REALM, REALM_CARDS, REALMS
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import UP

WAND_WORTH = 2.5
AT_THE_LIMIT = 0.4
"""What is left of a card's worth if another one has to be turned down for it."""
FEW_RIVALS_SHARE = 0.7
MANY_RIVALS_SHARE = 0.3
SOON, LAST = 0.6, 0.8
"""What a Kingdom's promise counts while others act before the next visit, or on the last one."""
HELD = 0.35
"""What a card of one's own counts while it is in hand."""


_UNKNOWN_TO = tuple(bytes(~mask >> p & 1 for mask in range(256)) for p in range(6))
"""For each player a table for `bytes.translate`: 1 for the masks that leave this player out."""


class Sides(NamedTuple):
    """Who plays against whom, and what that makes of every card."""

    owner: tuple[int, ...]
    """The player of each realm; -1: none."""
    stake: tuple[tuple[float, ...], ...]
    """How much a point of one player matters to another: 1 for her own side."""
    worth: tuple[tuple[float, ...], ...]
    """Of each player, what each face is worth to her when she conquers it."""


@cache
def sides(realms: tuple[int, ...], teams: int) -> Sides:
    players = range(len(realms))
    share = FEW_RIVALS_SHARE if (teams or len(realms)) == 2 else MANY_RIVALS_SHARE
    stake = tuple(
        tuple(1.0 if o == p or (teams and o % teams == p % teams) else -share for o in players)
        for p in players
    )
    worth = tuple(tuple(_worth(face, row, realms) for face in REALM_CARDS) for row in stake)
    owner = tuple(realms.index(r) if r in realms else -1 for r in range(len(REALMS)))
    return Sides(owner, stake, worth)


def _worth(face: int, stake: tuple[float, ...], realms: tuple[int, ...]) -> float:
    if IS_WAND[face]:
        return WAND_WORTH
    return sum(weight * POINTS[face][realm] for weight, realm in zip(stake, realms, strict=True))


class Outlook(NamedTuple):
    """The Kingdoms as one player sees them."""

    sides: Sides
    promise: dict[str, float]
    """What its owner may conquer in each owned Kingdom."""
    soon: list[float]
    """What a promise counts to each player."""
    hope: tuple[float, ...]
    """What an unseen card is worth to each player, on average, if only her own realm counts."""


class Measure(NamedTuple):
    """By what Kingdoms are measured, whatever lies on the map."""

    sides: Sides
    hope: tuple[float, ...]
    shrink: list[float]
    """What is left to each player of what she conquers."""
    soon: list[float]


def measure(state: WishesState, player: int) -> Measure:
    camps = sides(state.realms, state.options.team_count())
    counts = [soon(left) for left in turns_left(state)]
    return Measure(camps, _hope(state, player), _shrink(state), counts)


def look(state: WishesState, player: int) -> Outlook:
    """Read the map with what this player knows of it."""
    table = state.table
    zones, faces, known, bit = table.zones, table.faces, table.known, 1 << player
    camps, hope, shrink, counts = measure(state, player)
    owner, worth = camps.owner, camps.worth
    promise = {}
    piles = [(zone, zones[zone]) for zone in state.kingdoms]
    if zones["tray"] and known[zones["tray"][-1]] & bit:
        piles.append(("tray", zones["tray"]))
    for zone, pile in piles:
        realm = REALM[faces[pile[-1]]]
        lord = owner[realm]
        if lord < 0:
            continue
        total = 0.0
        for card in pile[:-1]:
            if not known[card] & bit:
                total += hope[lord]
            elif REALM[faces[card]] == realm:
                total += worth[lord][faces[card]]
        promise[zone] = total * shrink[lord]
    return Outlook(camps, promise, counts, hope)


def _hope(state: WishesState, player: int) -> tuple[float, ...]:
    table = state.table
    unseen = sorted(compress(table.faces, table.known.translate(_UNKNOWN_TO[player])))
    # sorted: the sums are to be equal to the last bit, whatever lies where
    return _mean_worth(bytes(unseen), state.realms, state.options.team_count())


@lru_cache(maxsize=1 << 12)
def _mean_worth(unseen: bytes, realms: tuple[int, ...], teams: int) -> tuple[float, ...]:
    """What a card among these is worth to each player, on average, if only her own realm counts."""
    camps = sides(realms, teams)
    sums = [0.0] * len(realms)
    for face in unseen:
        lord = camps.owner[REALM[face]]
        if lord >= 0:
            sums[lord] += camps.worth[lord][face]
    return tuple([total / len(unseen) for total in sums]) if unseen else tuple(sums)


def _shrink(state: WishesState) -> list[float]:
    zones = state.table.zones
    shown = [len(zones[UP[p]]) for p in range(state.players)]
    return [
        1.0 if shown[p] < 2 + min([shown[o] for o in state.opponents[p]]) else AT_THE_LIMIT
        for p in range(state.players)
    ]


def turns_left(state: WishesState) -> list[int]:
    """How many Fairy turns each player still begins after the present moment, once the deck has
    run out; before that, many."""
    players = state.players
    if state.table.zones["deck"]:
        return [players] * players
    rounds = 0 if state.ended else players - state.round % players
    left = [rounds] * players
    decision = state.decision
    if decision is not None and not decision.name.startswith("pixie"):
        last = state.pixie_player
        begun = (state.player - last - 1) % players + 1
        for k in range(1, begun + 1):
            left[(last + k) % players] -= 1
    return left


def soon(turns: int) -> float:
    """What a promise counts to somebody with this many turns left."""
    if turns == 0:
        return 0.0
    return LAST if turns == 1 else SOON
