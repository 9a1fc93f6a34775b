"""Numbers of Fairy's Fate in the side panel: what everybody owns, what was heard and seen."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import BACKS, DECK, GAME_CARDS, OBJECTS, PLACES
from fairytable.games.fate.rules.collection import BITE, RECIPE_SIZE
from fairytable.games.fate.rules.position import HAND_SIZE
from fairytable.games.fate.rules.zones import DECKS, FRONT
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts.names import OBJECT_NAMES, PLACE_NAMES, face_name
from fairytable.stage.cells import Cell, Entry, Lit, SmallCard
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

TITLE = QT_TRANSLATE_NOOP("fate", "The travellers")
OBJECTS_HEAD = QT_TRANSLATE_NOOP("fate", "objects")
KINDS_HEAD = QT_TRANSLATE_NOOP("fate", "kinds")
SERPENTS_HEAD = QT_TRANSLATE_NOOP("fate", "serpents")
STONE_TURNS = QT_TRANSLATE_NOOP("fate", "stone: %n turn(s) to miss", "", 1)
BEST_RECIPE = QT_TRANSLATE_NOOP("fate", "Best recipe: {count} of 4")
MEET_HER = QT_TRANSLATE_NOOP("fate", "Now meet a serpent!")
READY = QT_TRANSLATE_NOOP("fate", "Places ready: {ready} of {needed}")
MAY_TRAVEL = QT_TRANSLATE_NOOP("fate", "A journey may begin")
METER = QT_TRANSLATE_NOOP("fate", "Decks: {left} of {all} cards left")
NO_MORE = QT_TRANSLATE_NOOP("fate", "The decks are empty")
LAST_PHASE = QT_TRANSLATE_NOOP("fate", "The next journey is the last.")
LAST_JOURNEY = QT_TRANSLATE_NOOP("fate", "This is the last journey.")
HEARD = QT_TRANSLATE_NOOP("fate", "Answers")
NOTHING_HEARD = QT_TRANSLATE_NOOP("fate", "Nobody has used Truth yet.")
RECIPE_OF = QT_TRANSLATE_NOOP("fate", "{name}, recipe {k}")
LACKS = QT_TRANSLATE_NOOP("fate", "lacked: {object}")
COMPLETE = QT_TRANSLATE_NOOP("fate", "complete")
SEEN_PAGE = QT_TRANSLATE_NOOP("fate", "Unseen")
UNSEEN_BACKS = {
    "lume": QT_TRANSLATE_NOOP("fate", "Light cards not seen yet"),
    "pixie": QT_TRANSLATE_NOOP("fate", "Pixie cards not seen yet"),
    "nature": QT_TRANSLATE_NOOP("fate", "Nature cards not seen yet"),
}

_NONE = "·"
_ABREAST = 3
"""This many travellers stand in one line."""
_LOW = 2
"""How many rounds before the decks are empty that is told."""


def sheet(stage: Stage) -> Sheet:
    """What everybody owns, how far one's own recipe and the journey are, how long one can draw."""
    seen, say = FateSeen(stage.view), stage.say
    heads = (say(OBJECTS_HEAD), say(KINDS_HEAD), say(SERPENTS_HEAD))
    rows = tuple(_traveller(seen, stage, player) for player in clockwise(stage))
    return Sheet(
        say(TITLE),
        _folded(seen, stage),
        matrix=Matrix(heads, rows),
        meter=_meter(seen, stage),
        lines=(*((line,) for line in _best(seen, stage)), *_journey(seen, stage)),
    )


def _traveller(seen: FateSeen, stage: Stage, player: int) -> MatrixRow:
    """Objects, how many kinds of them, and serpents; a stone before those who lose a turn."""
    objects, serpents = seen.objects(player), seen.serpents(player)
    near = serpents % BITE == BITE - 1
    name = Cell(name_of(stage, player), player=player)
    if seen.stone[player]:
        turns = stage.say(STONE_TURNS, seen.stone[player])
        name = name._replace(glyph="menhir", spoken=f"{name.text}, {turns}")
    cells = (
        str(sum(objects) or _NONE),
        str(sum(map(bool, objects)) or _NONE),
        Cell(str(serpents or _NONE), "snake" if serpents else "", ink="bad" if near else ""),
    )
    mine = player == stage.bottom and not stage.curtain
    return MatrixRow(name, cells, framed=mine)


def _best(seen: FateSeen, stage: Stage) -> tuple[Cell, ...]:
    """How far the viewer's best recipe is; nothing while nobody is known to look."""
    best = seen.matched(stage.bottom)
    if best is None or stage.curtain or stage.view.viewer is None:
        return ()
    if best == RECIPE_SIZE:
        return (Cell(stage.say(MEET_HER), "cauldron", "red", ink="good", strong=True),)
    return (Cell(stage.say(BEST_RECIPE, count=best), "cauldron", "red", strong=True),)


def _journey(seen: FateSeen, stage: Stage) -> list[tuple[Entry, ...]]:
    """Who goes where, in their order; or how many places are ready, and how many are needed."""
    say = stage.say
    if seen.starter is None:
        text = say(MAY_TRAVEL if seen.may_travel else READY, ready=seen.ready, needed=seen.needed)
        return [(Cell(text, "lantern", "object", ink="gold" if seen.may_travel else ""),)]
    order = [(seen.starter + k) % seen.players for k in range(seen.players)]
    cells = [_goal(seen, stage, player) for player in order]
    return [tuple(cells[k : k + _ABREAST]) for k in range(0, len(cells), _ABREAST)]


def _goal(seen: FateSeen, stage: Stage, player: int) -> Cell:
    """Where a traveller goes; whoever collects stands on a tile."""
    place = seen.dest[player]
    name = "?" if place is None else stage.say(PLACE_NAMES[PLACES[place]])
    lit: Lit = "gold" if seen.collector == player else ""
    return Cell(name, player=player, lit=lit, spoken=f"{name_of(stage, player)}: {name}")


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


def _heard(stage: Stage) -> tuple[PageRow, ...]:
    """The answers to Mebahel, the newest first; what was found since is drawn through."""
    seen, say = FateSeen(stage.view), stage.say
    lines: list[PageRow] = []
    for _, _, asked, recipe, lacking in reversed(seen.answers):
        who = Cell(say(RECIPE_OF, name=name_of(stage, asked), k=recipe + 1), player=asked)
        if not lacking:
            answer = Cell(say(COMPLETE), ink="bad", strong=True)
        else:
            found = bool(seen.owned(asked) >> OBJECTS.index(lacking) & 1)
            text = say(LACKS, object=say(OBJECT_NAMES[lacking]))
            answer = Cell(text, emblem=f"fate/{lacking}", struck=found, faded=found)
        lines.append(PageLine((who, answer), (FRONT[asked],)))
    return tuple(lines) or ((say(NOTHING_HEARD),),)


def _unseen(stage: Stage) -> tuple[PageRow, ...]:
    """By back, since places ask for backs: which faces may still come, and how many of each."""
    say, left = stage.say, unseen_copies(stage.view, DECK)
    lines: list[PageRow] = []
    for back in BACKS:
        kinds = [face for face, printed in enumerate(DECK.faces) if printed.back == back]
        count = sum(left[face] for face in kinds)
        lines.append(PageLine((say(UNSEEN_BACKS[back]), str(count)), heading=True))
        cards = tuple(
            SmallCard(face, badge=f"×{left[face]}", name=f"{face_name(face, say)} ×{left[face]}")
            for face in kinds
            if left[face]
        )
        if cards:
            lines.append((Cell(cards=cards),))
    return tuple(lines)
