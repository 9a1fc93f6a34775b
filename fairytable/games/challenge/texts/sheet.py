"""Numbers of The Challenge in the side panel and on the end page: majorities, unseen cards."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import DECK, STONE_CARDS, STONES, VICTORY_POINTS
from fairytable.games.challenge.faces import look
from fairytable.games.challenge.rules.position import FAIRY_VALUE
from fairytable.games.challenge.rules.zones import HANDS, STORED
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts.names import face_name
from fairytable.stage.cells import Cell, Lit
from fairytable.stage.seats import clockwise, name_of
from fairytable.stage.seen_table import unseen_copies
from fairytable.stage.sheets import (
    Matrix,
    MatrixRow,
    Meter,
    Page,
    PageLine,
    PageRow,
    Sheet,
    SheetRow,
)
from fairytable.stage.staging import Stage

TITLE = QT_TRANSLATE_NOOP("challenge", "Majorities")
YOU = QT_TRANSLATE_NOOP("challenge", "You")
WORTH = QT_TRANSLATE_NOOP("challenge", "{points} pt")
UNSEEN = QT_TRANSLATE_NOOP("challenge", "Unseen")
KEPT = QT_TRANSLATE_NOOP("challenge", "Fairies (pt)")
NOW = QT_TRANSLATE_NOOP("challenge", "In sight")
METER = QT_TRANSLATE_NOOP("challenge", "Stone deck: {left} of {all}")
LAST_ROUND = QT_TRANSLATE_NOOP("challenge", "Perhaps the last round")
CARDS_LEFT = QT_TRANSLATE_NOOP("challenge", "Cards left")
HIDDEN_STONES = QT_TRANSLATE_NOOP("challenge", "Stones not seen yet")
HIDDEN_FAIRIES = QT_TRANSLATE_NOOP("challenge", "Fairies not seen yet")
LEFT_OF = QT_TRANSLATE_NOOP("challenge", "{left} of {all}")

_NONE = "·"


def sheet(stage: Stage) -> Sheet:
    """How many stones of each type everybody is known to own, and what that is worth now."""
    seen, say = Seen(stage.view), stage.say
    columns = clockwise(stage)
    counts, points = seen.table_of_counts(), seen.points()
    rows = []
    for kind, (name, lead) in enumerate(zip(STONES, seen.leads(), strict=True)):
        leaders = lead.leaders if stage.counting else ()
        cells = tuple(
            Cell(str(counts[p][kind] or _NONE), lit=_light(p, stage) if p in leaders else "")
            for p in columns
        )
        worth = say(WORTH, points=VICTORY_POINTS[kind])
        label = Cell(worth, look(kind, say).pennant.glyph, name)
        rows.append(MatrixRow(label, cells))
    rows.append(MatrixRow(say(UNSEEN), tuple(_unseen(seen, stage, p) for p in columns), ruled=True))
    kept = tuple(str(FAIRY_VALUE * len(seen.cards(STORED[p]))) for p in columns)
    rows.append(MatrixRow(say(KEPT), kept))
    if stage.counting:
        rows.append(MatrixRow(say(NOW), tuple(str(points[p]) for p in columns), strong=True))
    return Sheet(
        say(TITLE),
        _folded(seen, stage, points),
        matrix=Matrix(tuple(_heads(stage, columns)), tuple(rows)),
        meter=_meter(seen, stage),
    )


def _unseen(seen: Seen, stage: Stage, player: int) -> str:
    """How many stones of a hand the viewer does not know; nothing of their own."""
    return "" if player == stage.view.viewer else str(seen.unseen(player))


def _light(player: int, stage: Stage) -> Lit:
    """On which tile a leader's number stands: the one at the lower edge has the brighter one."""
    return "gold" if player == stage.bottom else "soft"


def _heads(stage: Stage, columns: tuple[int, ...]) -> list[Cell]:
    """The names of the columns: the viewer's is You, where it is clear who looks."""
    heads = [Cell(name_of(stage, p), player=p) for p in columns]
    if not stage.curtain and stage.view.viewer is not None:
        heads[0] = heads[0]._replace(text=stage.say(YOU))
    return heads


def _folded(seen: Seen, stage: Stage, points: list[int]) -> tuple[SheetRow, ...]:
    """What the strip of the folded panel shows: the points now, or else the stones owned."""
    owned = [
        sum(len(seen.cards(zone)) for zone in (HANDS[p], *seen.sacks(p)))
        for p in range(seen.players)
    ]
    shown = points if stage.counting else owned
    return tuple(SheetRow(name_of(stage, p), str(shown[p]), player=p) for p in clockwise(stage))


def _meter(seen: Seen, stage: Stage) -> Meter:
    left, whole = len(seen.cards("deck.stones")), len(STONE_CARDS) - seen.players
    text = stage.say(METER, left=left, all=whole)
    low = left <= 2 * seen.players
    return Meter(text, left / whole, low, stage.say(LAST_ROUND) if low and left else "")


# Pages


def pages(stage: Stage) -> tuple[Page, ...]:
    """What the viewer has not seen yet, unless the player counts alone."""
    return (_cards_left(stage),) if stage.counting else ()


def _cards_left(stage: Stage) -> Page:
    """Stones first, then fairies, each kind with its total."""
    say, left = stage.say, unseen_copies(stage.view, DECK)
    lines: list[PageRow] = []
    for face, printed in enumerate(DECK.faces):
        if face in (0, len(STONES)):
            kinds = slice(None, len(STONES)) if face == 0 else slice(len(STONES), None)
            title = say(HIDDEN_STONES if face == 0 else HIDDEN_FAIRIES)
            whole = sum(one.copies for one in DECK.faces[kinds])
            total = say(LEFT_OF, left=sum(left[kinds]), all=whole)
            lines.append(PageLine((title, total), heading=True))
        count = say(LEFT_OF, left=left[face], all=printed.copies)
        lines.append((face_name(face, say), count))
    return Page(say(CARDS_LEFT), tuple(lines))
