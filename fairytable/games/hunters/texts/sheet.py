"""The score sheet of Hunters and its own tab: what everybody has as evidence, and what is left."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import (
    DECK,
    FAIRY,
    FLOWER,
    GREEN,
    KIND,
    MUSHROOM,
    PHOTO,
    TRINKET,
    WISP,
)
from fairytable.games.hunters.faces import look
from fairytable.games.hunters.rules.position import HAND_SIZE
from fairytable.games.hunters.rules.zones import CIRCLE
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.captions import FAIRIES, TRINKETS
from fairytable.games.hunters.texts.captions import PHOTOS as PHOTOS_NAME
from fairytable.games.hunters.texts.names import KINDS, TOOLS, face_name
from fairytable.stage.cells import Cell, share_bar
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

TITLE = QT_TRANSLATE_NOOP("hunters", "Evidence")
TOOL = QT_TRANSLATE_NOOP("hunters", "Tool")
SUM = QT_TRANSLATE_NOOP("hunters", "Total")
PAIR_SUM = QT_TRANSLATE_NOOP("hunters", "Pair")
METER = QT_TRANSLATE_NOOP("hunters", "Deck {deck} · photos {film} · discards {gone}")
NO_DECK = QT_TRANSLATE_NOOP("hunters", "The deck is empty: no more drawing")
QUIET = QT_TRANSLATE_NOOP("hunters", "Quiet turns: {k} of {all}")
CARDS_LEFT = QT_TRANSLATE_NOOP("hunters", "Cards left")
UNSEEN = QT_TRANSLATE_NOOP("hunters", "Unseen")
LEFT_OF = QT_TRANSLATE_NOOP("hunters", "{left} of {all}")

_NONE = "·"


def sheet(stage: Stage) -> Sheet:
    """What everybody has as evidence, the best first, and how near the end is."""
    seen, say = Seen(stage.view), stage.say
    heads = (
        Cell(spoken=say(TOOL)),
        Cell(glyph="wing", colour="fairy", spoken=say(FAIRIES)),
        Cell(glyph="sack", colour="trinket", spoken=say(TRINKETS)),
        Cell(glyph="photo", colour="photo", spoken=say(PHOTOS_NAME)),
        Cell(say(SUM)),
    )
    rows: list[MatrixRow] = []
    for side in order(seen, stage):
        rows += [_row(seen, stage, p) for p in side]
        if len(side) > 1:
            total = Cell(str(seen.rank(side)[0]), strong=True, ink="gold")
            rows.append(MatrixRow(Cell(say(PAIR_SUM), ink="soft"), ("", "", "", "", total)))
    folded = tuple(
        SheetRow(name_of(stage, p), str(seen.points(p)), player=p, line=f"player.{p}")
        for p in clockwise(stage)
    )
    return Sheet(say(TITLE), folded, matrix=Matrix(heads, tuple(rows)), meter=_meter(seen, stage))


def order(seen: Seen, stage: Stage) -> list[tuple[int, ...]]:
    """The sides from first to last; without counting along clockwise from the lower edge on."""
    sides = list(dict.fromkeys(seen.side(p) for p in clockwise(stage)))
    return sorted(sides, key=seen.rank, reverse=True) if stage.counting else sides


def _row(seen: Seen, stage: Stage, player: int) -> MatrixRow:
    parts, tool = seen.evidence(player), seen.tool[player]
    ready = "" if tool is None else stage.say(TOOLS[tool])
    return MatrixRow(
        Cell(name_of(stage, player), player=player),
        (
            Cell(glyph=tool or "", spoken=ready),
            *(Cell(str(points) if points else _NONE) for points in parts),
            Cell(str(parts.total), strong=True),
        ),
        framed=player == stage.bottom and not stage.curtain,
    )


def _meter(seen: Seen, stage: Stage) -> Meter:
    """The deck: once it is empty nobody draws, and hands run out."""
    left = len(seen.cards("deck"))
    whole = len(GREEN) - len(CIRCLE) - HAND_SIZE * seen.players
    film, gone = len(seen.cards("photos.deck")), len(seen.cards("discard"))
    text = stage.say(METER, deck=left, film=film, gone=gone)
    quiet = seen.facts.quiet_run
    note = ""
    if quiet:
        note = stage.say(QUIET, k=quiet, all=2 * seen.players)
    elif not left:
        note = stage.say(NO_DECK)
    return Meter(text, left / whole, bool(note) or left <= seen.players, note)


# Pages


def pages(stage: Stage) -> tuple[Page, ...]:
    """What the viewer has not seen yet, unless the player counts alone."""
    say = stage.say
    if not stage.counting:
        return ()
    left = unseen_copies(stage.view, DECK)
    copies = [printed.copies for printed in DECK.faces]
    total = say(LEFT_OF, left=sum(left), all=sum(copies))
    lines: list[PageRow] = [PageLine((say(UNSEEN), total), heading=True)]
    kinds = (FAIRY, TRINKET, MUSHROOM, FLOWER, WISP, PHOTO)
    for kind, name in zip(kinds, KINDS, strict=True):
        faces = [face for face in range(len(DECK.faces)) if KIND[face] == kind]
        whole = sum(DECK.faces[face].copies for face in faces)
        rest = sum(left[face] for face in faces)
        head = Cell(say(KINDS[name]), look(faces[0], say).pennant.glyph, name)
        count = Cell(say(LEFT_OF, left=rest, all=whole), bar=share_bar(rest / whole, name))
        lines.append(PageLine((head, count), heading=True))
        if len(faces) > 1:
            lines += [_kind_left(face, left[face], stage) for face in faces]
    return (Page(say(CARDS_LEFT), tuple(lines)),)


def _kind_left(face: int, left: int, stage: Stage) -> PageRow:
    say, copies = stage.say, DECK.faces[face].copies
    count = say(LEFT_OF, left=left, all=copies)
    return Cell(face_name(face, say), struck=not left, faded=not left), Cell(count, faded=not left)
