"""Hunters on the end page: how the scores came about, and what decided."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import FAIRY, KIND, PHOTO, TRINKET, VALUE
from fairytable.games.hunters.rules.zones import EVIDENCE, PHOTOS
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.captions import FAIRIES, TRINKETS
from fairytable.games.hunters.texts.captions import PHOTOS as PHOTOS_NAME
from fairytable.games.hunters.texts.phrases import together
from fairytable.games.hunters.texts.sheet import PAIR_SUM, SUM, TITLE
from fairytable.stage.cells import Cell, Entry, SmallCard
from fairytable.stage.seats import name_of
from fairytable.stage.sheets import Ledger
from fairytable.stage.staging import Stage

FAIRY_COUNT = QT_TRANSLATE_NOOP("hunters", "Fairies caught")
BEST_FAIRY = QT_TRANSLATE_NOOP("hunters", "Best fairy")
BROKE = QT_TRANSLATE_NOOP("hunters", "The circle broke: an empty place could not be filled.")
DAWN = QT_TRANSLATE_NOOP("hunters", "Dawn came after two quiet rounds, and the circle is gone.")
MORE_FAIRIES = QT_TRANSLATE_NOOP(
    "hunters", "Tied at {points} points: {names} caught more fairies ({k} against {other})."
)
BETTER_FAIRY = QT_TRANSLATE_NOOP(
    "hunters",
    "Tied at {points} points and %n fairy(ies): {names} caught the more valuable one ({k} "
    "against {other}).",
    "",
    1,
)
SHARED = QT_TRANSLATE_NOOP(
    "hunters", "Points, fairies and best fairy are equal: {names} win together."
)


def ledger(stage: Stage) -> Ledger:
    """A row for each player, the winners first; the tie-breaks where they were needed."""
    seen, say = Seen(stage.view), stage.say
    sides = sorted(seen.sides(), key=seen.rank, reverse=True)
    close = len(sides) > 1 and seen.rank(sides[0])[0] == seen.rank(sides[1])[0]
    heads = [
        Cell(say(TITLE)),
        Cell(say(FAIRIES), "wing", "fairy"),
        Cell(say(TRINKETS), "sack", "trinket"),
        Cell(say(PHOTOS_NAME), "photo", "photo"),
        Cell(say(SUM)),
    ]
    if seen.pairs:
        heads.append(Cell(say(PAIR_SUM)))
    if close:
        heads += [Cell(say(FAIRY_COUNT)), Cell(say(BEST_FAIRY))]
    rows = [_row(seen, stage, p, close) for side in sides for p in side]
    note = " ".join(part for part in (_ending(seen, stage), verdict(seen, stage)) if part)
    return Ledger(tuple(heads), tuple(rows), note=note)


def _row(seen: Seen, stage: Stage, player: int, close: bool) -> tuple[Entry, ...]:
    won = player in stage.winners
    rank = seen.rank(seen.side(player))
    cells: list[Entry] = [
        Cell(name_of(stage, player), player=player, strong=won),
        _had(seen, EVIDENCE[player], FAIRY),
        _had(seen, EVIDENCE[player], TRINKET),
        _had(seen, PHOTOS[player], PHOTO),
        Cell(str(seen.points(player)), strong=True),
    ]
    if seen.pairs:
        cells.append(Cell(str(rank[0]), strong=True))
    return (*cells, str(rank[1]), str(rank[2])) if close else tuple(cells)


def _had(seen: Seen, zone: str, kind: int) -> Cell:
    """The cards that somebody had of a kind, and what they were worth, written out."""
    faces = sorted((f for f in seen.known(zone) if KIND[f] == kind), key=lambda f: -VALUE[f])
    values = [VALUE[face] for face in faces]
    text = str(sum(values))
    if len(values) > 1:
        text = f"{' + '.join(map(str, values))} = {text}"
    return Cell(text, cards=tuple(SmallCard(face) for face in faces))


def _ending(seen: Seen, stage: Stage) -> str:
    if not seen.ended:
        return ""
    return stage.say(BROKE if seen.ended == "circle" else DAWN)


def _shared(seen: Seen, stage: Stage) -> bool:
    """Whether several sides have won."""
    return len({seen.side(p) for p in stage.winners}) > 1


def verdict(seen: Seen, stage: Stage) -> str:
    """What decided between equal points; empty if the points did."""
    say = stage.say
    if not stage.winners:
        return ""
    best = seen.rank(seen.side(stage.winners[0]))
    names = together([name_of(stage, p) for p in stage.winners], say)
    if _shared(seen, stage):
        return say(SHARED, names=names)
    sides = [side for side in seen.sides() if side != seen.side(stage.winners[0])]
    others = [seen.rank(side) for side in sides]
    tied = [rank for rank in others if rank[0] == best[0]]
    if not tied:
        return ""
    nearest = max(tied)
    fields: dict[str, int | str] = {"points": best[0], "names": names}
    if nearest[1] < best[1]:
        return say(MORE_FAIRIES, k=best[1], other=nearest[1], **fields)
    return say(BETTER_FAIRY, best[1], k=best[2], other=nearest[2], **fields)
