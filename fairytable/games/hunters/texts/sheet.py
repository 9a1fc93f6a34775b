"""The score sheet of Hunters and its own tab: what everybody has as evidence, and what is left."""

from collections.abc import Iterable

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK, FAIRY, FLOWER, GREEN, KIND, MUSHROOM, PHOTO, WISP
from fairytable.games.hunters.cards import TRINKET as TRINKET_KIND
from fairytable.games.hunters.rules.position import HAND_SIZE
from fairytable.games.hunters.rules.zones import CIRCLE, HANDS, PHOTOS
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.captions import FAIRIES, TRINKETS, YOU
from fairytable.games.hunters.texts.captions import PHOTOS as PHOTOS_NAME
from fairytable.games.hunters.texts.names import KINDS, face_name
from fairytable.games.hunters.texts.phrases import name_of
from fairytable.stage.staging import Matrix, MatrixRow, Meter, Page, Sheet, SheetRow, Stage

TITLE = QT_TRANSLATE_NOOP("hunters", "Evidence")
SUM = QT_TRANSLATE_NOOP("hunters", "Points")
PAIR_SUM = QT_TRANSLATE_NOOP("hunters", "Pair")
HAND = QT_TRANSLATE_NOOP("hunters", "Hand")
PHOTO_LIMIT = QT_TRANSLATE_NOOP("hunters", "Photos of 6")
METER = QT_TRANSLATE_NOOP("hunters", "Deck {deck} · photos {film} · discards {gone}")
NO_DECK = QT_TRANSLATE_NOOP("hunters", "The deck is empty")
QUIET = QT_TRANSLATE_NOOP("hunters", "Quiet turns: {k} of {all}")
CARDS_LEFT = QT_TRANSLATE_NOOP("hunters", "Cards left")
LEFT_OF = QT_TRANSLATE_NOOP("hunters", "{left} of {all}")

_NONE = "·"


def sheet(stage: Stage) -> Sheet:
    """What everybody has as evidence, in points, and how near the end is."""
    seen, say = Seen(stage.view), stage.say
    columns = clockwise(stage)
    parts = {p: seen.evidence(p) for p in columns}
    best = max(seen.rank(side) for side in seen.sides())
    lead = tuple(p for p in columns if seen.rank(seen.side(p)) == best and best[0])
    lit = lead if stage.counting else ()
    rows = [
        MatrixRow(say(FAIRIES), _cells(parts[p].fairies for p in columns), "wing", "fairy"),
        MatrixRow(say(TRINKETS), _cells(parts[p].trinkets for p in columns), "sack", "trinket"),
        MatrixRow(say(PHOTOS_NAME), _cells(parts[p].photos for p in columns), "photo", "photo"),
        MatrixRow(
            say(SUM),
            tuple(str(parts[p].total) for p in columns),
            lit=() if seen.pairs else lit,
            strong=True,
            ruled=True,
        ),
    ]
    if seen.pairs:
        sums = tuple(str(seen.rank(seen.side(p))[0]) for p in columns)
        rows.append(MatrixRow(say(PAIR_SUM), sums, lit=lit, strong=True))
    counts = tuple(f"{len(seen.cards(PHOTOS[p]))}" for p in columns)
    rows.append(MatrixRow(say(PHOTO_LIMIT), counts, ruled=True))
    rows.append(MatrixRow(say(HAND), tuple(str(len(seen.cards(HANDS[p]))) for p in columns)))
    folded = tuple(
        SheetRow(name_of(stage, p), str(parts[p].total), player=p, line=f"player.{p}")
        for p in columns
    )
    return Sheet(
        say(TITLE),
        folded,
        matrix=Matrix(columns, _heads(stage, columns), tuple(rows)),
        meter=_meter(seen, stage),
    )


def clockwise(stage: Stage) -> tuple[int, ...]:
    """The players from the one at the lower edge on."""
    count = len(stage.people)
    return tuple((stage.bottom + k) % count for k in range(count))


def _cells(points: Iterable[int]) -> tuple[str, ...]:
    return tuple(str(p) if p else _NONE for p in points)


def _heads(stage: Stage, columns: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the columns: the viewer's is You, where it is clear who looks."""
    heads = [name_of(stage, p) for p in columns]
    if not stage.curtain and stage.view.viewer is not None:
        heads[0] = stage.say(YOU)
    return tuple(heads)


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
    left = [face.copies for face in DECK.faces]
    for cards in stage.view.zones.values():
        for card in cards:
            if card.face is not None:
                left[card.face] -= 1
    lines: list[tuple[str, ...]] = []
    kinds = (FAIRY, TRINKET_KIND, MUSHROOM, FLOWER, WISP, PHOTO)
    for kind, name in zip(kinds, KINDS.values(), strict=False):
        faces = [face for face in range(len(DECK.faces)) if KIND[face] == kind]
        whole = sum(DECK.faces[face].copies for face in faces)
        rest = sum(left[face] for face in faces)
        lines.append((say(name), say(LEFT_OF, left=rest, all=whole)))
        if len(faces) > 1:
            lines += [
                (
                    f"  {face_name(face, say)}",
                    say(LEFT_OF, left=left[face], all=DECK.faces[face].copies),
                )
                for face in faces
            ]
    return (Page(say(CARDS_LEFT), tuple(lines)),)
