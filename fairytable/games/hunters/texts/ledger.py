"""Hunters on the end page: how the scores came about, and what decided."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import FAIRY, KIND, TRINKET, VALUE
from fairytable.games.hunters.rules.zones import EVIDENCE, PHOTOS
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.captions import FAIRIES, TRINKETS
from fairytable.games.hunters.texts.captions import PHOTOS as PHOTOS_NAME
from fairytable.games.hunters.texts.phrases import name_of, together
from fairytable.games.hunters.texts.sheet import PAIR_SUM, SUM, TITLE
from fairytable.stage.staging import Ledger, Silhouette, Stage

FAIRY_COUNT = QT_TRANSLATE_NOOP("hunters", "Fairies caught")
BEST_FAIRY = QT_TRANSLATE_NOOP("hunters", "Best fairy")
BROKE = QT_TRANSLATE_NOOP("hunters", "The circle broke: an empty place could not be filled.")
DAWN = QT_TRANSLATE_NOOP("hunters", "Dawn came: two quiet rounds, and the circle is gone.")
MORE_FAIRIES = QT_TRANSLATE_NOOP(
    "hunters", "Tied at {points} points: {names} caught more fairies ({k} against {other})."
)
BETTER_FAIRY = QT_TRANSLATE_NOOP(
    "hunters",
    "Tied at {points} points and %n fairy(ies): {names} caught the better one "
    "({k} against {other}).",
    "",
    1,
)
SHARED = QT_TRANSLATE_NOOP(
    "hunters", "Points, fairies and best fairy are equal: {names} win together."
)

_MANY = 4
"""From so many players on the columns have no room for whole sums."""


def ledger(stage: Stage) -> Ledger:
    """Fairies, trinkets and photos of everybody; the tie-breaks where they were needed."""
    seen, say = Seen(stage.view), stage.say
    players = range(seen.players)
    heads = (say(TITLE), *(name_of(stage, p) for p in players))
    by_kind = (
        (say(FAIRIES), [_values(seen, EVIDENCE[p], FAIRY) for p in players]),
        (say(TRINKETS), [_values(seen, EVIDENCE[p], TRINKET) for p in players]),
        (say(PHOTOS_NAME), [_values(seen, PHOTOS[p], None) for p in players]),
    )
    rows = [(label, *(_cell(values, seen.players) for values in had)) for label, had in by_kind]
    signs = [
        Silhouette("wing", "fairy"),
        Silhouette("sack", "trinket"),
        Silhouette("photo", "photo"),
    ]
    if seen.pairs:
        rows.append((say(SUM), *(str(seen.points(p)) for p in players)))
        signs.append(Silhouette("cards", ""))
    ranks = [seen.rank(seen.side(p)) for p in players]
    tied = {rank for rank in ranks if rank[0] == max(ranks)[0]}
    if len(tied) > 1 or _shared(seen, stage):
        rows.append((say(FAIRY_COUNT), *(str(rank[1]) for rank in ranks)))
        rows.append((say(BEST_FAIRY), *(str(rank[2]) for rank in ranks)))
        signs += [Silhouette("cage", ""), Silhouette("crown", "")]
    foot = (say(PAIR_SUM if seen.pairs else SUM), *(str(rank[0]) for rank in ranks))
    note = " ".join(part for part in (_ending(seen, stage), verdict(seen, stage)) if part)
    return Ledger(heads, tuple(rows), foot, note, tuple(signs))


def _values(seen: Seen, zone: str, kind: int | None) -> list[int]:
    faces = [face for face in seen.faces(zone) if kind in (None, KIND[face])]
    return sorted((VALUE[face] for face in faces), reverse=True)


def _cell(values: list[int], players: int) -> str:
    """What somebody had, and the points it brought."""
    if not values:
        return "0"
    if len(values) == 1:
        return str(values[0])
    had = " + ".join(map(str, values)) if players < _MANY else f"{len(values)}"
    return f"{had} → {sum(values)}"


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
