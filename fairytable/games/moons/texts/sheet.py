"""Moons in the panel: the score sheet, the closings, the cards that are left."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, SUN, VALUES
from fairytable.games.moons.rules.position import LAST_MOON
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import ELEMENT_NAMES, SUN_NAME, moon_name, signed
from fairytable.stage.cells import Cell, balance_bar
from fairytable.stage.sheets import Page, PageLine, PageRow, Sheet, SheetRow
from fairytable.stage.staging import Stage

SHEET = QT_TRANSLATE_NOOP("moons", "Score sheet")
MATCH_SHEET = QT_TRANSLATE_NOOP("moons", "Game {game} · to {target}")
MATCH_BRIEF = QT_TRANSLATE_NOOP("moons", "game {game}, to {target}")
SHEET_NOTE = QT_TRANSLATE_NOOP("moons", "your secret element is framed · closing {k} of 12")
CLOSINGS = QT_TRANSLATE_NOOP("moons", "Closings")
VALUE = QT_TRANSLATE_NOOP("moons", "Value")
ALL = QT_TRANSLATE_NOOP("moons", "all")
CARDS_LEFT = QT_TRANSLATE_NOOP("moons", "Cards left")
SHEET_NOTE_SECRET = QT_TRANSLATE_NOOP("moons", "closing {k} of 12")

_NONE = "·"
SHEET_SCALE = 60
"""The bars of the sheet reach their ends at this many points, or at the largest number."""


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
    title = say(SHEET)
    if seen.target:
        title = say(MATCH_SHEET, game=seen.game, target=seen.target)
        rows += [
            SheetRow(person.name, signed(total), player=p)
            for p, (person, total) in enumerate(zip(stage.people, seen.totals, strict=True))
        ]
    closing = min(len(seen.closings) + 1, LAST_MOON)
    note = say(SHEET_NOTE if mine is not None else SHEET_NOTE_SECRET, k=closing)
    brief = say(MATCH_BRIEF, game=seen.game, target=seen.target) if seen.target else ""
    return Sheet(title, tuple(rows), note, brief=brief)


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
    told = Page(say(CLOSINGS), closings)
    return (told, Page(say(CARDS_LEFT), tuple(_left(stage)))) if stage.counting else (told,)


def _left(stage: Stage) -> list[PageRow]:
    """How many cards of each value nobody but others' hands and the deck can hold, in columns."""
    unseen, say = Seen(stage.view).unseen(), stage.say
    heads = (say(VALUE), *map(str, VALUES), say(ALL))
    lines: list[PageRow] = [PageLine(heads, heading=True)]
    sums = [0] * len(VALUES)
    for name in ELEMENTS:
        counts = [unseen[DECK.face(f"fairy.{name}.{value}")] for value in VALUES]
        sums = [whole + count for whole, count in zip(sums, counts, strict=True)]
        cells = (str(count) if count else _NONE for count in counts)
        lines.append((Cell(say(ELEMENT_NAMES[name]), name, name), *cells, str(sum(counts))))
    lines.append((say(SUN_NAME), *(_NONE for _ in VALUES), str(unseen[SUN])))
    lines.append((say(ALL), *map(str, sums), str(sum(unseen.values()))))
    return lines
