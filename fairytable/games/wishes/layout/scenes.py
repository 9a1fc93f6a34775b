"""How All You Wish For is told: what moves in which order (layout page, 6)."""

from collections.abc import Iterable, Sequence

from fairytable.engine import Event, Moved, Revealed, Said
from fairytable.games.wishes.seen import Seen
from fairytable.stage.beats import Beat, in_groups
from fairytable.stage.gestures import PawnKey
from fairytable.stage.motifs import Burst, Motif, Travel, TurnInAir
from fairytable.stage.staging import Stage
from fairytable.stage.weight import weighed

_STEPS = {"wanderer.step": "wanderer", "pixie.step": "pixie", "pixie.push": "wanderer"}
"""What is said when a pawn goes to a Kingdom."""
_APART = {"deck": 150, "deal": 120, "market": 120}
"""What leaves these places goes one by one: milliseconds between two cards."""
_CONQUERED_APART = 260
_MANY = 4
"""This many cards conquered at once are a great deal."""
_SHOWN_MS = 500
"""How long the cards of a Kingdom that were shown are remembered before anything else happens."""
_BETWEEN_MS = 260
"""Between two cards that are shown."""


def beats(events: Sequence[Event], before: Stage, after: Stage) -> list[Beat]:
    """The parts of what an action did: pawns step by step, a Kingdom shown card by card."""
    facts = Seen(before.view).facts
    stands = {"wanderer": facts.wanderer, "pixie": facts.pixie}
    told: list[Beat] = []
    waiting: list[Event] = []
    for event in events:
        if isinstance(event, Said) and event.key in _STEPS:
            told += _groups(waiting)
            told.append(_step(event, _STEPS[event.key], stands))
            waiting.clear()
        elif isinstance(event, Said) and event.key.startswith("conquer") and "at" in event.words:
            shown = [e for e in waiting if isinstance(e, Revealed)]
            told += _groups(e for e in waiting if not isinstance(e, Revealed))
            told.append(_showing(event, shown))
            waiting.clear()
        else:
            waiting.append(event)
    return told + _groups(waiting)


def _step(said: Said, pawn: str, stands: dict[str, str]) -> Beat:
    """A pawn hops to the next Kingdom."""
    start, end = stands[pawn], str(said.words["at"])
    stands[pawn] = end
    motifs: tuple[Motif, ...] = ()
    if start:
        motifs = (Travel(PawnKey(pawn), (start, end), gait="hop"),)
    return Beat((said,), facts={pawn: end}, motifs=motifs)


def _showing(said: Said, shown: Sequence[Revealed]) -> Beat:
    """The cards beneath a Fairy's own Kingdom rise one after the other, for all to see."""
    zone = str(said.words["at"])
    rising = tuple(
        TurnInAir(event.card, event.face, delay=k * _BETWEEN_MS) for k, event in enumerate(shown)
    )
    return Beat((*shown, said), light=(zone,), motifs=rising, pause=_SHOWN_MS)


def _groups(events: Iterable[Event]) -> list[Beat]:
    """Cards that go the same way together, some of them one by one."""
    return [_paced(beat) for beat in in_groups(tuple(events))]


def _paced(beat: Beat) -> Beat:
    moves = [event for event in beat.events if isinstance(event, Moved)]
    if not moves:
        return beat
    source, target = moves[0].source, moves[0].target
    if source.startswith("map.") and target.startswith(("up.", "wand.")):
        won = (Burst(target, "gold"),)
        weight = weighed(len(moves), _MANY)
        return beat._replace(apart=_CONQUERED_APART, motifs=won, weight=weight)
    if target == "deal":  # the pile bursts under the Pixie
        return beat._replace(motifs=(Burst(source, "green"),))
    return beat._replace(apart=_APART.get(source))
