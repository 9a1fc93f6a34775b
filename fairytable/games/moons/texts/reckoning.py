"""Moons counted before everybody's eyes: the symbols turn up, then closing after closing."""

from fairytable.engine import TableView
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, FACTOR
from fairytable.games.moons.faces import look
from fairytable.games.moons.rules.zones import SYMBOLS
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import moon_name, times
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.staging import Stage

FEAT = QT_TRANSLATE_NOOP("moons", "Biggest closing")


def reckoning(stage: Stage) -> Reckoning:
    """Closings of elements that nobody was are passed over."""
    seen, say = Seen(stage.view), stage.say
    symbols = [seen.known(zone)[0] for zone in SYMBOLS[: len(stage.people)]]
    elements = [ELEMENT[face] for face in symbols]
    kinds = []
    for closing in seen.closings:
        points = tuple(closing.points if e == closing.element else 0 for e in elements)
        words = f"{moon_name(closing.moon, say)} {times(FACTOR[closing.moon])}"
        glyph = DECK.faces[closing.moon].name.replace(".", "_")
        if any(points):
            kinds.append(Counted(Cell(words, glyph, "moon"), points))
    before = (
        ()
        if seen.target is None
        else tuple(total - seen.score[e] for total, e in zip(seen.totals, elements, strict=True))
    )
    figures = [look(DECK.face(f"fairy.{ELEMENTS[e]}.10"), say).emblem for e in elements]
    return Reckoning(tuple(kinds), before, tuple((face,) for face in symbols), tuple(figures))


def feat(player: int, view: TableView) -> int:
    """The points of a player's best closing."""
    own = (c.points for c in Seen(view).closings if c.player == player)
    return max(own, default=0)
