"""The Challenge counted before everybody's eyes: stone by stone, then the kept fairies."""

from fairytable.engine import TableView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import DECK, STONES
from fairytable.games.challenge.faces import look
from fairytable.games.challenge.rules.zones import STORED
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts.ledger import FAIRIES_HEAD
from fairytable.games.challenge.texts.names import SHORT_STONES
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.staging import Stage, Translate

FEAT = QT_TRANSLATE_NOOP("challenge", "Most majorities")


def reckoning(stage: Stage) -> Reckoning:
    """What nobody has most of is passed over."""
    seen, say = Seen(stage.view), stage.say
    labels = [
        Cell(say(SHORT_STONES[name]), look(kind, say).pennant.glyph, name)
        for kind, name in enumerate(STONES)
    ]
    labels.append(Cell(say(FAIRIES_HEAD), "wing", "helper"))
    columns = list(zip(*seen.points_made, strict=True)) if seen.points_made else []
    kinds = [Counted(labels[k], points) for k, points in enumerate(columns) if any(points)]
    figures = tuple(_figure(seen, p, say) for p in range(seen.players))
    return Reckoning(tuple(kinds), figures=figures)


def _figure(seen: Seen, player: int, say: Translate) -> str:
    """A fairy that stayed with the player; else one that helps all."""
    kept = seen.known(STORED[player])
    return look(kept[-1] if kept else DECK.face("fairy.group_harvest"), say).emblem


def feat(player: int, view: TableView) -> int:
    """Of how many kinds of stones a player had most."""
    made = Seen(view).points_made
    return sum(points > 0 for points in made[player][: len(STONES)]) if made else 0
