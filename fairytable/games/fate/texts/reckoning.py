"""Fairy's Fate counted before everybody's eyes: the best recipe, object by object."""

from fairytable.engine import TableView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import DECK
from fairytable.games.fate.faces import FREED, look
from fairytable.games.fate.seen import FateSeen, object_names
from fairytable.games.fate.texts.names import OBJECT_NAMES
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.staging import Stage, Translate

FEAT = QT_TRANSLATE_NOOP("fate", "Most objects collected")
OBJECT = QT_TRANSLATE_NOOP("fate", "Recipe object {k} of 4")
_OBJECTS = 4


def reckoning(stage: Stage) -> Reckoning:
    seen, say = FateSeen(stage.view), stage.say
    found = [_found(seen, p) for p in range(seen.players)]
    kinds = [
        Counted(
            Cell(say(OBJECT, k=k + 1), "cauldron", "red"),
            tuple(int(k < len(names)) for names in found),
            tuple(_sign(names[k], say) if k < len(names) else Cell() for names in found),
        )
        for k in range(_OBJECTS)
    ]
    figures = tuple(_figure(seen, p, say) for p in range(seen.players))
    return Reckoning(tuple(kinds), figures=figures)


def _found(seen: FateSeen, player: int) -> list[str]:
    """The objects of a player's best recipe that were found."""
    owned = seen.owned(player)
    masks = [mask & owned for mask in seen.recipes(player) if mask is not None]
    return object_names(max(masks, key=int.bit_count, default=0))


def _sign(name: str, say: Translate) -> Cell:
    pennant = look(DECK.face(f"object.{name}.pixie"), say).pennant
    return Cell(say(OBJECT_NAMES[name]), pennant.glyph, pennant.tone)


def _figure(seen: FateSeen, player: int, say: Translate) -> str:
    """The fairy set free; to who only wins by comparison she is a serpent still."""
    return FREED if seen.freed == player else look(DECK.face("serpent.lume"), say).emblem


def feat(player: int, view: TableView) -> int:
    """How many objects a player owned."""
    return sum(FateSeen(view).objects(player))
