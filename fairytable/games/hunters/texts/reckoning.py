"""Hunters counted before everybody's eyes: fairies, trinkets, photos."""

from fairytable.engine import TableView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK, FAIRY, KIND, VALUE
from fairytable.games.hunters.faces import look
from fairytable.games.hunters.rules.zones import EVIDENCE, PHOTOS
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.captions import FAIRIES, TRINKETS
from fairytable.games.hunters.texts.captions import PHOTOS as PHOTOS_NAME
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.staging import Stage, Translate

FEAT = QT_TRANSLATE_NOOP("hunters", "Most fairies caught")


def reckoning(stage: Stage) -> Reckoning:
    seen, say = Seen(stage.view), stage.say
    labels = (
        Cell(say(FAIRIES), "wing", "fairy"),
        Cell(say(TRINKETS), "sack", "trinket"),
        Cell(say(PHOTOS_NAME), "photo", "photo"),
    )
    columns = zip(*(seen.evidence(p) for p in range(seen.players)), strict=True)
    kinds = tuple(map(Counted, labels, columns))
    figures = tuple(_figure(seen, p, say) for p in range(seen.players))
    sides = tuple(seen.sides()) if seen.pairs else ()
    return Reckoning(kinds, figures=figures, sides=sides)


def _figure(seen: Seen, player: int, say: Translate) -> str:
    """The best fairy of the player's side; who has none, a photo of one."""
    faces = [face for p in seen.side(player) for face in seen.known(EVIDENCE[p])]
    fairies = [face for face in faces if KIND[face] == FAIRY]
    shown = fairies or seen.known(PHOTOS[player]) or [DECK.face("fairy.queen")]
    return look(max(shown, key=VALUE.__getitem__), say).emblem


def feat(player: int, view: TableView) -> int:
    """How many fairies a player caught."""
    return len(Seen(view).fairies((player,)))
