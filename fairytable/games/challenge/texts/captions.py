"""The words that stand on the table of The Challenge, and the names of its places."""

from collections.abc import Sequence

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.rules.zones import FAIRY_PILES, STONE_PILES, owner
from fairytable.games.challenge.seen import Majority, Seen
from fairytable.stage.staging import Stage

POINTS = QT_TRANSLATE_NOOP("challenge", "{points} pt")
GONE = QT_TRANSLATE_NOOP("challenge", "removed")
GONE_SHORT = QT_TRANSLATE_NOOP("challenge", "out")
STONES = QT_TRANSLATE_NOOP("challenge", "stones")
KEPT_HERE = QT_TRANSLATE_NOOP("challenge", "Your fairies in reserve: +2 pt each")
KEPT_WORTH = QT_TRANSLATE_NOOP("challenge", "+{points} pt if unused")
TOO_MANY = QT_TRANSLATE_NOOP("challenge", "{count} in hand: 3 at most")
YOU_LEAD = QT_TRANSLATE_NOOP("challenge", "You {count}")
YOU_TOO = QT_TRANSLATE_NOOP("challenge", "you {count}")
TIED = QT_TRANSLATE_NOOP("challenge", "{players} tie at {count}")
OFFERING_OF = QT_TRANSLATE_NOOP("challenge", "{name} offers")
OFFERING = QT_TRANSLATE_NOOP("challenge", "Offering")
LAY_HERE = QT_TRANSLATE_NOOP("challenge", "place a stone here")
NO_CHANGE = QT_TRANSLATE_NOOP("challenge", "Offered stones are removed. You get no change.")
TO_GO = QT_TRANSLATE_NOOP("challenge", "{count} more to go")
ENOUGH = QT_TRANSLATE_NOOP("challenge", "Choose a fairy")
TOO_MUCH = QT_TRANSLATE_NOOP("challenge", "{extra} extra (allowed)")
HAND = QT_TRANSLATE_NOOP("challenge", "Hand")
KEPT = QT_TRANSLATE_NOOP("challenge", "Fairies in reserve")
FAIRIES = QT_TRANSLATE_NOOP("challenge", "Fairies")

STONE_DECK = QT_TRANSLATE_NOOP("challenge", "Stone deck, %n left", "", 1)
FAIRY_DECK = QT_TRANSLATE_NOOP("challenge", "Fairy deck, %n left", "", 1)
OPEN_PILE = QT_TRANSLATE_NOOP("challenge", "{kind}, face-up pile of %n card(s)", "", 1)
GONE_STONES = QT_TRANSLATE_NOOP("challenge", "%n removed stone(s)", "", 1)
GONE_FAIRIES = QT_TRANSLATE_NOOP("challenge", "%n removed fairy card(s)", "", 1)
YOUR_HAND = QT_TRANSLATE_NOOP("challenge", "Your hand")
YOUR_KEPT = QT_TRANSLATE_NOOP("challenge", "Your fairies in reserve")
YOUR_SACK = QT_TRANSLATE_NOOP("challenge", "Your sack {number}: {count} of {limit}")
YOUR_PIXIE = QT_TRANSLATE_NOOP("challenge", "Your pixie {number}")
THE_HAND_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s hand: %n stone(s)", "", 1)
THE_KEPT_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s fairies in reserve: %n card(s)", "", 1)
THE_SACK_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s sack {number}: {count} of {limit}")
THE_PIXIE_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s pixie {number}")
THE_AREA_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s area")
THE_WOOD = QT_TRANSLATE_NOOP("challenge", "The wood")

_LETTER = 6.6
"""About how wide a letter of the smallest text is, in pixels."""


def majority(stage: Stage, seen: Seen, kind: int, now: Majority, width: float) -> str:
    """Who leads a type, in a few letters: “Ugo 2 · you 1”, “3 tied 2”, “You 7”."""
    say, me = stage.say, stage.bottom
    if not now.leaders:
        return "–"
    if len(now.leaders) > 1:
        return say(TIED, players=len(now.leaders), count=now.best)
    leader = now.leaders[0]
    if leader == me and not stage.curtain:
        return say(YOU_LEAD, count=now.best)
    letters = int((width - 12) / _LETTER)
    name = stage.people[leader].name
    mine = 0 if stage.curtain else seen.counts(me)[kind]
    if mine:
        whole = f"{name} {now.best} · {say(YOU_TOO, count=mine)}"
        if len(whole) <= letters:
            return whole
    room = letters - len(f" {now.best}")
    return f"{name if len(name) <= room else name[: room - 1] + '…'} {now.best}"


def zone_name(stage: Stage, seen: Seen, zone: str, kinds: Sequence[str]) -> str:
    """A place as a screen reader says it; `kinds` are the names of all faces."""
    say, count = stage.say, len(seen.cards(zone))
    match zone.split("."):
        case ["deck", "stones"]:
            return say(STONE_DECK, count)
        case ["deck", "fairies"]:
            return say(FAIRY_DECK, count)
        case ["removed", "stones"]:
            return say(GONE_STONES, count)
        case ["removed", "fairies"]:
            return say(GONE_FAIRIES, count)
        case ["forest", *_]:
            return say(OPEN_PILE, count, kind=kinds[(STONE_PILES + FAIRY_PILES).index(zone)])
        case ["offering"]:
            return say(OFFERING)
        case ["wood", *_]:
            return say(THE_WOOD)
    player = owner(zone)
    mine, name = player == stage.bottom, stage.people[player].name
    match zone.split("."):
        case ["hand", _]:
            return say(YOUR_HAND) if mine else say(THE_HAND_OF, count, name=name)
        case ["stored", _]:
            return say(YOUR_KEPT) if mine else say(THE_KEPT_OF, count, name=name)
        case ["sack", _, pixie]:
            number, limit = int(pixie) + 1, seen.limit(player, int(pixie))
            if mine:
                return say(YOUR_SACK, number=number, count=count, limit=limit)
            return say(THE_SACK_OF, name=name, number=number, count=count, limit=limit)
        case ["marks", _, pixie]:
            number = int(pixie) + 1
            if mine:
                return say(YOUR_PIXIE, number=number)
            return say(THE_PIXIE_OF, name=name, number=number)
    return say(THE_AREA_OF, name=name)
