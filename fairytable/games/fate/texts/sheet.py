"""Numbers of Fairy's Fate in the side panel: what everybody owns, what was heard and seen."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import BACKS, DECK, GAME_CARDS, OBJECTS
from fairytable.games.fate.rules.collection import RECIPE_SIZE
from fairytable.games.fate.rules.position import HAND_SIZE
from fairytable.games.fate.rules.zones import DECKS
from fairytable.games.fate.seen import FateSeen, unseen
from fairytable.games.fate.texts.names import OBJECT_NAMES, face_name
from fairytable.games.fate.texts.phrases import name_of
from fairytable.stage.staging import Matrix, MatrixRow, Meter, Page, Sheet, SheetRow, Stage

TITLE = QT_TRANSLATE_NOOP("fate", "The travellers")
YOU = QT_TRANSLATE_NOOP("fate", "You")
OBJECTS_ROW = QT_TRANSLATE_NOOP("fate", "Objects")
KINDS_ROW = QT_TRANSLATE_NOOP("fate", "Kinds")
SERPENTS_ROW = QT_TRANSLATE_NOOP("fate", "Serpents")
STONE_ROW = QT_TRANSLATE_NOOP("fate", "Turns lost")
RECIPE_ROW = QT_TRANSLATE_NOOP("fate", "Best recipe")
OF_FOUR = QT_TRANSLATE_NOOP("fate", "{count} of 4")
METER = QT_TRANSLATE_NOOP("fate", "Decks: {left} of {all} cards left")
NO_MORE = QT_TRANSLATE_NOOP("fate", "The decks are empty")
LAST_PHASE = QT_TRANSLATE_NOOP("fate", "The next journey is the last.")
LAST_JOURNEY = QT_TRANSLATE_NOOP("fate", "This is the last journey.")
HEARD = QT_TRANSLATE_NOOP("fate", "Heard")
NOTHING_HEARD = QT_TRANSLATE_NOOP("fate", "Nobody has asked Mebahel yet.")
RECIPE_OF = QT_TRANSLATE_NOOP("fate", "{name}, recipe {k}")
LACKS = QT_TRANSLATE_NOOP("fate", "lacked: {object}")
HAS_FOUND = QT_TRANSLATE_NOOP("fate", "found since: {object}")
COMPLETE = QT_TRANSLATE_NOOP("fate", "complete")
SEEN_PAGE = QT_TRANSLATE_NOOP("fate", "Unseen")
LEFT_OF = QT_TRANSLATE_NOOP("fate", "{left} of {all}")
UNSEEN_BACKS = {
    "lume": QT_TRANSLATE_NOOP("fate", "Light cards not seen yet"),
    "pixie": QT_TRANSLATE_NOOP("fate", "Pixie cards not seen yet"),
    "nature": QT_TRANSLATE_NOOP("fate", "Nature cards not seen yet"),
}

_NONE = "·"
_LOW = 2
"""So many rounds before the decks are empty it is told."""


def sheet(stage: Stage) -> Sheet:
    """What everybody owns, how far the own recipe is, and how long there are cards to draw."""
    seen, say = FateSeen(stage.view), stage.say
    columns = clockwise(stage)
    counts = [seen.objects(p) for p in range(seen.players)]
    serpents = [seen.serpents(p) for p in range(seen.players)]
    rows = [
        MatrixRow(say(OBJECTS_ROW), _cells(columns, [sum(c) for c in counts]), "acorn"),
        MatrixRow(say(KINDS_ROW), _cells(columns, [sum(map(bool, c)) for c in counts]), "leaf"),
        MatrixRow(say(SERPENTS_ROW), _cells(columns, serpents), "snake"),
    ]
    if any(seen.stone):
        rows.append(MatrixRow(say(STONE_ROW), _cells(columns, seen.stone), "menhir"))
    best = [seen.matched(p) for p in columns]
    if any(count is not None for count in best):
        cells = tuple(_NONE if count is None else f"{count}/{RECIPE_SIZE}" for count in best)
        full = tuple(p for p, n in zip(columns, best, strict=True) if n == RECIPE_SIZE)
        rows.append(
            MatrixRow(say(RECIPE_ROW), cells, "cauldron", lit=full, strong=True, ruled=True)
        )
    return Sheet(
        say(TITLE),
        _folded(seen, stage),
        matrix=Matrix(columns, _heads(stage, columns), tuple(rows)),
        meter=_meter(seen, stage),
    )


def _cells(columns: tuple[int, ...], values: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(values[p] or _NONE) for p in columns)


def clockwise(stage: Stage) -> tuple[int, ...]:
    """The players from the one at the lower edge on."""
    count = len(stage.people)
    return tuple((stage.bottom + k) % count for k in range(count))


def _heads(stage: Stage, columns: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the columns: the viewer's is You, where it is clear who looks."""
    heads = [name_of(stage, p) for p in columns]
    if not stage.curtain and stage.view.viewer is not None:
        heads[0] = stage.say(YOU)
    return tuple(heads)


def _folded(seen: FateSeen, stage: Stage) -> tuple[SheetRow, ...]:
    """What the strip of the folded panel shows: how many objects everybody owns."""
    return tuple(
        SheetRow(name_of(stage, p), str(sum(seen.objects(p))), player=p) for p in clockwise(stage)
    )


def _meter(seen: FateSeen, stage: Stage) -> Meter:
    say = stage.say
    left = sum(len(seen.cards(deck)) for deck in DECKS)
    whole = len(GAME_CARDS) - HAND_SIZE * seen.players
    if not left:
        note = LAST_JOURNEY if seen.final or seen.over else LAST_PHASE
        return Meter(say(NO_MORE), 0.0, low=True, note=say(note))
    text = say(METER, left=left, all=whole)
    return Meter(text, left / whole, low=left <= _LOW * seen.players)


# Pages


def pages(stage: Stage) -> tuple[Page, ...]:
    """What was answered, and what the viewer has not seen yet, unless the player counts alone."""
    heard = Page(stage.say(HEARD), _heard(stage))
    if not stage.counting:
        return (heard,)
    return heard, Page(stage.say(SEEN_PAGE), _unseen(stage))


def _heard(stage: Stage) -> tuple[tuple[str, ...], ...]:
    """The answers to Mebahel, the newest first; what was found since is said with them."""
    seen, say = FateSeen(stage.view), stage.say
    lines: list[tuple[str, ...]] = []
    for _, _, asked, recipe, lacking in reversed(seen.answers):
        who = say(RECIPE_OF, name=name_of(stage, asked), k=recipe + 1)
        if not lacking:
            lines.append((who, say(COMPLETE)))
            continue
        found = bool(seen.owned(asked) >> OBJECTS.index(lacking) & 1)
        thing = say(OBJECT_NAMES[lacking])
        lines.append((who, say(HAS_FOUND if found else LACKS, object=thing)))
    return tuple(lines) or ((say(NOTHING_HEARD),),)


def _unseen(stage: Stage) -> tuple[tuple[str, ...], ...]:
    """By back, since places ask for backs: which faces may still come."""
    say, left = stage.say, unseen(stage.view)
    lines: list[tuple[str, ...]] = []
    for back in BACKS:
        kinds = [face for face, printed in enumerate(DECK.faces) if printed.back == back]
        lines.append((say(UNSEEN_BACKS[back]), str(sum(left[face] for face in kinds))))
        for face in kinds:
            count = say(LEFT_OF, left=left[face], all=DECK.faces[face].copies)
            lines.append((face_name(face, say), count))
    return tuple(lines)
