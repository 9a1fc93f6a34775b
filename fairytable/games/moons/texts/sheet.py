"""Moons in the panel: the score sheet, the closings, the cards that are left."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, SUN, VALUES
from fairytable.games.moons.rules.position import LAST_MOON
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import ELEMENT_NAMES, SUN_NAME, moon_name, signed
from fairytable.stage.cells import balance_bar
from fairytable.stage.sheets import Page, Sheet, SheetRow
from fairytable.stage.staging import Stage

SHEET = QT_TRANSLATE_NOOP("moons", "Score sheet")
SHEET_NOTE = QT_TRANSLATE_NOOP("moons", "your secret element is framed · closing {k} of 12")
CLOSINGS = QT_TRANSLATE_NOOP("moons", "Closings")
CARDS_LEFT = QT_TRANSLATE_NOOP("moons", "Cards left")
SHEET_NOTE_SECRET = QT_TRANSLATE_NOOP("moons", "closing {k} of 12")

SHEET_SCALE = 60
"""The bars of the sheet reach their ends at so many points, or at the largest number."""


def sheet(stage: Stage) -> Sheet:
    """The running points of the four elements, and the totals of a match."""
    seen, say = Seen(stage.view), stage.say
    symbol = stage.view.zones[f"symbol.{stage.bottom}"][0]
    hidden = symbol.face is None or stage.shared or stage.curtain
    mine = None if hidden else ELEMENT[symbol.face or 0]
    largest = max(SHEET_SCALE, *(abs(points) for points in seen.score))
    rows = [
        SheetRow(
            say(ELEMENT_NAMES[name]),
            signed(points),
            name,
            name,
            bar=balance_bar(points / largest, name),
            framed=e == mine,
            line=name,
        )
        for e, (name, points) in enumerate(zip(ELEMENTS, seen.score, strict=True))
    ]
    if seen.game > 1 or stage.view.decision is None or any(seen.totals):
        rows += [
            SheetRow(person.name, signed(total), player=p)
            for p, (person, total) in enumerate(zip(stage.people, seen.totals, strict=True))
            if any(seen.totals)
        ]
    closing = min(len(seen.closings) + 1, LAST_MOON)
    note = say(SHEET_NOTE if mine is not None else SHEET_NOTE_SECRET, k=closing)
    return Sheet(say(SHEET), tuple(rows), note)


def pages(stage: Stage) -> tuple[Page, ...]:
    """The closings so far, and what has not been seen yet."""
    seen, say = Seen(stage.view), stage.say
    closings = tuple(
        (
            moon_name(c.moon, say),
            stage.people[c.player].name,
            "+".join(str(value) for value in c.values) + (f" + {say(SUN_NAME)}" if c.sun else ""),
            f"{say(ELEMENT_NAMES[ELEMENTS[c.element]])} {signed(c.points)}",
        )
        for c in seen.closings
    )
    unseen = seen.unseen()
    left = [
        (
            say(ELEMENT_NAMES[name]),
            *(f"{v}: {unseen[DECK.face(f'fairy.{name}.{v}')]}" for v in VALUES),
        )
        for name in ELEMENTS
    ]
    left.append((say(SUN_NAME), str(unseen[SUN])))
    told = Page(say(CLOSINGS), closings)
    return (told, Page(say(CARDS_LEFT), tuple(left))) if stage.counting else (told,)
