"""Moons on the end page: how the scores of a game came about, and the games of a match."""

from collections.abc import Sequence

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, FACTOR
from fairytable.games.moons.rules.zones import SYMBOLS
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.log import LOG
from fairytable.games.moons.texts.names import ELEMENT_NAMES, SUN_NAME, moon_name, signed, times
from fairytable.stage.cells import Cell, Entry
from fairytable.stage.sheets import Ledger, Tally
from fairytable.stage.staging import Stage

NOBODY = QT_TRANSLATE_NOOP("moons", "nobody")
MOON_HEAD = QT_TRANSLATE_NOOP("moons", "Moon")
CLOSER_HEAD = QT_TRANSLATE_NOOP("moons", "Closed by")
CIRCLE_HEAD = QT_TRANSLATE_NOOP("moons", "Circle")
POINTS_FOOT = QT_TRANSLATE_NOOP("moons", "Points")
GAME_HEAD = QT_TRANSLATE_NOOP("moons", "Game")
TOTAL_FOOT = QT_TRANSLATE_NOOP("moons", "Total")
REACHED = QT_TRANSLATE_NOOP("moons", "{names} reached the target of {target} in game {k}.")
GOES_ON = QT_TRANSLATE_NOOP("moons", "The match goes on until somebody has {target} points.")
NOT_REACHED = QT_TRANSLATE_NOOP(
    "moons", "Nobody reached the target of {target} in %n game(s).", "", 1
)


def ledger(stage: Stage) -> Ledger:
    """The twelve closings, and what each element got by them."""
    seen, say = Seen(stage.view), stage.say
    owners = {
        element: stage.people[p].name for p, element in enumerate(_elements(stage)) if element >= 0
    }
    nobody = say(NOBODY)
    heads: tuple[Entry, ...] = (
        say(MOON_HEAD),
        say(CLOSER_HEAD),
        say(CIRCLE_HEAD),
        *(
            Cell(f"{say(ELEMENT_NAMES[name])} · {owners.get(e, nobody)}", name, name)
            for e, name in enumerate(ELEMENTS)
        ),
    )
    rows: list[tuple[Entry, ...]] = []
    for closing in seen.closings:
        values = " + ".join(str(value) for value in closing.values)
        points = ["" for _ in ELEMENTS]
        points[closing.element] = signed(closing.points)
        name = f"{moon_name(closing.moon, say)} {times(FACTOR[closing.moon])}"
        moon = Cell(name, DECK.faces[closing.moon].name.replace(".", "_"), "moon")
        circle = f"{values} + {say(SUN_NAME)}" if closing.sun else values
        total = sum(closing.values)
        rows.append((moon, stage.people[closing.player].name, f"{circle} = {total}", *points))
    return Ledger(
        heads,
        tuple(rows),
        (say(POINTS_FOOT), "", "", *(signed(points) for points in seen.score)),
        say(LOG["stalled"]) if seen.stalled else "",
    )


def tally(ends: Sequence[Stage]) -> Tally | None:
    """The games of a match one below the other: everybody's element, and what it brought."""
    last = Seen(ends[-1].view)
    if last.target is None:
        return None
    stage, say = ends[-1], ends[-1].say
    rows = []
    for end in ends:
        seen = Seen(end.view)
        points = [
            f"{say(ELEMENT_NAMES[ELEMENTS[element]])} → {signed(seen.score[element])}"
            for element in _elements(end)
        ]
        rows.append((str(seen.game), *points))
    names = [person.name for person in stage.people]
    reached = [names[p] for p, total in enumerate(last.totals) if total >= last.target]
    if stage.view.decision is not None:
        note = say(GOES_ON, target=last.target)
    elif reached:
        note = say(REACHED, names=", ".join(reached), target=last.target, k=last.game)
    else:
        note = say(NOT_REACHED, last.game, target=last.target)
    foot = (say(TOTAL_FOOT), *(signed(total) for total in last.totals))
    return Tally(Ledger((say(GAME_HEAD), *names), tuple(rows), foot, note), last.target)


def _elements(stage: Stage) -> list[int]:
    """The element of each player's symbol; -1 while it is not shown."""
    symbols = [stage.view.zones[SYMBOLS[p]][0].face for p in range(len(stage.people))]
    return [-1 if face is None else ELEMENT[face] for face in symbols]
