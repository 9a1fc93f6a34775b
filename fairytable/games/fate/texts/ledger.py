"""Fairy's Fate on the end page: who freed the fairy, or how the others were told apart."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import DECK, OBJECTS
from fairytable.games.fate.seen import FateSeen, object_names
from fairytable.games.fate.texts.captions import OF_FOUR
from fairytable.games.fate.texts.log import OVER
from fairytable.games.fate.texts.names import RECIPE_NAME
from fairytable.games.fate.texts.sheet import TITLE
from fairytable.stage.cells import Cell, Entry, SmallCard
from fairytable.stage.seats import name_of
from fairytable.stage.sheets import Ledger
from fairytable.stage.staging import Stage

RECIPE_HEAD = QT_TRANSLATE_NOOP("fate", "Recipe {k}")
RECIPE_OBJECTS = QT_TRANSLATE_NOOP("fate", "Recipe objects")
SERPENTS = QT_TRANSLATE_NOOP("fate", "Serpents (fewer is better)")
OTHER_OBJECTS = QT_TRANSLATE_NOOP("fate", "Other objects")
FREED = QT_TRANSLATE_NOOP("fate", "{name} had all four objects, met a serpent and freed the fairy.")
WINS = QT_TRANSLATE_NOOP("fate", "{name} wins with {count} of 4 objects")
WIN_TOGETHER = QT_TRANSLATE_NOOP("fate", "{names} win together")
MOST_OBJECTS = QT_TRANSLATE_NOOP("fate", "{name} wins: {count} of 4 objects of a recipe.")
MORE_OTHERS = QT_TRANSLATE_NOOP(
    "fate", "Same number of recipe objects: {name} wins with more other objects."
)
FEWER_SERPENTS = QT_TRANSLATE_NOOP(
    "fate", "Same number of objects everywhere: {name} wins with fewer serpents."
)
SHARED = QT_TRANSLATE_NOOP("fate", "Everything is equal: {names} win together.")
AND = QT_TRANSLATE_NOOP("fate", "{some} and {last}")
ENDED = {
    "freed": QT_TRANSLATE_NOOP("fate", "The spell is broken."),
    "last_journey": QT_TRANSLATE_NOOP("fate", "The game ended with the last journey."),
    "all_passed": QT_TRANSLATE_NOOP("fate", "The game ended because nobody could go on."),
}

_NOTHING = "–"


def ledger(stage: Stage) -> Ledger:
    """The recipes with what was found of them, then what is compared, from left to right."""
    seen, say = FateSeen(stage.view), stage.say
    players = range(seen.players)
    rows: list[tuple[Entry, ...]] = []
    most = max(len(seen.recipes(p)) for p in players)
    for k in range(most):
        head = say(RECIPE_HEAD, k=k + 1) if most > 1 else say(RECIPE_NAME)
        cells = (_recipe(seen, stage, p, k) for p in players)
        rows.append((Cell(head, "cauldron", "red"), *cells))
    matched, others, serpents = zip(*(compared(seen, p) for p in players), strict=True)
    for label, numbers, sign in (
        (OTHER_OBJECTS, others, Cell(glyph="acorn", colour="object")),
        (SERPENTS, serpents, Cell(glyph="snake", colour="serpent")),
    ):
        rows.append((sign._replace(text=say(label)), *map(str, numbers)))
    foot = (say(RECIPE_OBJECTS), *(say(OF_FOUR, count=count) for count in matched))
    names = (name_of(stage, p) for p in players)
    return Ledger((say(TITLE), *names), tuple(rows), foot, verdict(seen, stage))


def compared(seen: FateSeen, player: int) -> tuple[int, int, int]:
    """Recipe objects, other objects, serpents."""
    matched = seen.matched(player) or 0
    return matched, sum(seen.objects(player)) - matched, seen.serpents(player)


def _recipe(seen: FateSeen, stage: Stage, player: int, k: int) -> Entry:
    """The objects of a recipe, those that were not found faintly, and how many were."""
    masks = seen.recipes(player)
    mask = masks[k] if k < len(masks) else None
    if mask is None:
        return _NOTHING
    owned = seen.owned(player)
    cards = tuple(
        SmallCard(DECK.face(f"object.{name}.pixie"), faded=not owned >> OBJECTS.index(name) & 1)
        for name in object_names(mask)
    )
    return Cell(stage.say(OF_FOUR, count=(mask & owned).bit_count()), cards=cards)


def victory(stage: Stage) -> str:
    """Who has freed the fairy, or has won without that."""
    seen, say = FateSeen(stage.view), stage.say
    if not stage.winners:
        return ""
    name = name_of(stage, stage.winners[0])
    if seen.freed is not None:
        return say(OVER["freed"], name=name)
    if len(stage.winners) > 1:
        return say(WIN_TOGETHER, names=_together(stage))
    return say(WINS, name=name, count=compared(seen, stage.winners[0])[0])


def _together(stage: Stage) -> str:
    """The winners in a row."""
    *names, last = (name_of(stage, p) for p in stage.winners)
    return stage.say(AND, some=", ".join(names), last=last)


def verdict(seen: FateSeen, stage: Stage) -> str:
    """How the game ended and the winner was found."""
    say = stage.say
    if not stage.winners or not seen.ended:
        return ""
    return f"{say(ENDED[seen.ended])} {_decided(seen, stage)}"


def _decided(seen: FateSeen, stage: Stage) -> str:
    say, winner = stage.say, stage.winners[0]
    name = name_of(stage, winner)
    if seen.freed is not None:
        return say(FREED, name=name)
    if len(stage.winners) > 1:
        return say(SHARED, names=_together(stage))
    best = compared(seen, winner)
    rest = [compared(seen, p) for p in range(seen.players) if p != winner]
    if all(other[0] < best[0] for other in rest):
        return say(MOST_OBJECTS, name=name, count=best[0])
    if all(other[:2] != best[:2] for other in rest):
        return say(MORE_OTHERS, name=name)
    return say(FEWER_SERPENTS, name=name)
