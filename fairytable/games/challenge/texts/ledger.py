"""The Challenge on the end page: how the scores came about."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import STONES, VICTORY_POINTS
from fairytable.games.challenge.faces import look
from fairytable.games.challenge.rules.zones import STORED
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts.names import SHORT_STONES
from fairytable.games.challenge.texts.phrases import MANY
from fairytable.games.challenge.texts.sheet import TITLE, WORTH
from fairytable.stage.cells import Cell, Entry
from fairytable.stage.seats import name_of
from fairytable.stage.sheets import Ledger
from fairytable.stage.staging import Stage

FAIRIES_HEAD = QT_TRANSLATE_NOOP("challenge", "Fairies")
TOTAL_HEAD = QT_TRANSLATE_NOOP("challenge", "Points")
FAIRY_POINTS_HEAD = QT_TRANSLATE_NOOP("challenge", "Fairy points on stones")
WINS_WITH = QT_TRANSLATE_NOOP("challenge", "{name} wins with {points}: {parts}.")
WINS_PLAIN = QT_TRANSLATE_NOOP("challenge", "{name} wins with {points}.")
FAIRY_PART = QT_TRANSLATE_NOOP("challenge", "fairies {points}")
TIED = QT_TRANSLATE_NOOP("challenge", "Tied at {points}: fairy points decide.")
SHARED = QT_TRANSLATE_NOOP("challenge", "Shared victory.")


def ledger(stage: Stage) -> Ledger:
    """Who had most of each type, the kept fairies, and the tie-break where it was needed."""
    seen, say = Seen(stage.view), stage.say
    counts, made = seen.table_of_counts(), seen.points_made
    if not made:
        return Ledger((say(TITLE), *_names(stage)), ())
    rows: list[tuple[Entry, ...]] = []
    for kind, (name, worth) in enumerate(zip(STONES, VICTORY_POINTS, strict=True)):
        label = f"{say(SHORT_STONES[name])} · {say(WORTH, points=worth)}"
        cells = (_cell(count[kind], lines[kind]) for count, lines in zip(counts, made, strict=True))
        rows.append((Cell(label, look(kind, say).pennant.glyph, name), *cells))
    kept = (_cell(len(seen.cards(STORED[p])), lines[-1]) for p, lines in enumerate(made))
    rows.append((Cell(say(FAIRIES_HEAD), "wing", "helper"), *kept))
    if seen.ended in ("fairy_points", "shared"):
        prices = (str(seen.price(p)) for p in range(seen.players))
        rows.append((Cell(say(FAIRY_POINTS_HEAD), "star", "helper"), *prices))
    foot = (say(TOTAL_HEAD), *(str(sum(lines)) for lines in made))
    heads = (say(TITLE), *_names(stage))
    return Ledger(heads, tuple(rows), foot, _verdict(seen, stage))


def _names(stage: Stage) -> list[str]:
    return [name_of(stage, p) for p in range(len(stage.people))]


def _cell(had: int, won: int) -> str:
    """What somebody had, and the points it brought."""
    return f"{had} → {won}" if won else str(had)


def _verdict(seen: Seen, stage: Stage) -> str:
    """How the winner was found, in one sentence."""
    say = stage.say
    if not stage.winners or not seen.points_made:
        return ""
    winner = stage.winners[0]
    points = sum(seen.points_made[winner])
    if seen.ended == "shared":
        return say(SHARED)
    if seen.ended == "fairy_points":
        return say(TIED, points=points)
    parts = [
        f"{say(MANY[STONES[kind]])} {won}"
        for kind, won in enumerate(seen.points_made[winner][: len(STONES)])
        if won
    ]
    if seen.points_made[winner][-1]:
        parts.append(say(FAIRY_PART, points=seen.points_made[winner][-1]))
    name = name_of(stage, winner)
    if not parts:
        return say(WINS_PLAIN, name=name, points=points)
    return say(WINS_WITH, name=name, points=points, parts=", ".join(parts))
