"""The sentences of the log, as keys with parameters; nothing is put together if nobody listens."""

from collections.abc import Iterable, Sequence

from fairytable.engine import Table
from fairytable.games.challenge.cards import KINDS, STONES
from fairytable.games.challenge.rules.zones import HANDS, SACKS

HIDDEN = len(STONES)
"""Among the picks of a harvest: a stone from the deck; the others are stone types."""


def _names(table: Table, cards: Iterable[int]) -> str:
    return ",".join(KINDS[table.faces[card]] for card in cards)


def stone(table: Table, key: str, player: int, card: int, zone: str) -> None:
    """A stone left a place or came to it; sacks are named by their number, from 0."""
    if table.events is None:
        return
    words: dict[str, int | str] = {"player": player, "stone": KINDS[table.faces[card]]}
    if zone in SACKS[player]:
        words["sack"] = SACKS[player].index(zone)
    table.say(key, **words)


def fairy(table: Table, key: str, player: int, card: int) -> None:
    if table.events is not None:
        table.say(key, player=player, fairy=KINDS[table.faces[card]])


def collecting(table: Table, player: int, drawn: int) -> None:
    """Which stones they were is for the drawer alone."""
    if table.events is not None:
        secret = {"stones": _names(table, table.zones[HANDS[player]][-drawn:])}
        table.say_knowing(1 << player, secret, "collected", player=player, count=drawn)
        _last_stone(table)


def harvesting(table: Table, player: int) -> None:
    """A stone from the deck, told to the drawer alone: rivals hear of the whole harvest."""
    if table.events is not None:
        stone = _names(table, table.zones[HANDS[player]][-1:])
        table.say_to(1 << player, "drew", player=player, stones=stone)
        _last_stone(table)


def _last_stone(table: Table) -> None:
    if not table.zones["deck.stones"]:
        table.say("last_stone")


def harvest(table: Table, player: int, picks: tuple[int, ...]) -> None:
    if table.events is not None:
        stones = ",".join(KINDS[pick] for pick in picks if pick != HIDDEN)
        table.say("harvested", player=player, hidden=picks.count(HIDDEN), stones=stones)


def theft(table: Table, player: int, victim: int, card: int) -> None:
    """To thief and victim alone, which stone it was."""
    if table.events is not None:
        both = 1 << player | 1 << victim
        secret = {"stone": _names(table, [card])}
        table.say_knowing(both, secret, "stole_hand", player=player, victim=victim)


def torn(table: Table, player: int, victim: int, sack: int, stones: Sequence[int]) -> None:
    """Which stones left the game: all have seen them in the sack."""
    if table.events is not None:
        names = _names(table, stones)
        table.say("tore", player=player, victim=victim, sack=sack, stones=names)


def paid(table: Table, key: str, player: int, stones: Sequence[int], **had: int | str) -> None:
    """What was had for which stones: all have seen them offered."""
    if table.events is not None:
        table.say(key, player=player, stones=_names(table, stones), **had)


def drag(table: Table, key: str, player: int, card: int, place: int) -> None:
    """To the player alone: rivals hear only what comes of it."""
    if table.events is not None:
        table.say_to(1 << player, key, player=player, stone=_names(table, [card]), place=place)


def exchange(table: Table, player: int, stones: Iterable[int], before: Sequence[str]) -> None:
    """The net result: stones from hand to sacks, from sack to sack, and which to hand."""
    if table.events is None:
        return
    hand = HANDS[player]
    moves = [(before[card], table.where[card], card) for card in stones]
    lifted = [card for source, zone, card in moves if source != hand == zone]
    table.say(
        "rearranged",
        player=player,
        stowed=sum(source == hand != zone for source, zone, _ in moves),
        shifted=sum(source != zone and hand not in (source, zone) for source, zone, _ in moves),
        lifted=len(lifted),
        stones=_names(table, lifted),
    )
