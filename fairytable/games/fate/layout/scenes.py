"""How Fairy's Fate is told: what moves in which order (layout page, 4)."""

from collections.abc import Mapping, Sequence

from fairytable.engine import Event, Moved, Said, Turned
from fairytable.games.fate.cards import PLACES
from fairytable.games.fate.rules.zones import PLACE
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts import log
from fairytable.stage.beats import Beat
from fairytable.stage.staging import Stage

_RISE_MS, _LOOK_MS, _TAKE_MS, _HARM_MS = 90, 900, 260, 900
_WALK_MS, _SWEEP_MS, _STONE_MS, _OVER_MS = 350, 300, 700, 1400
_PAUSES = {
    "take": _TAKE_MS,
    "meet": 500,
    "harm": _HARM_MS,
    "harmless": 500,
    "threat": 400,
    "ward": _HARM_MS,
    "darkness": _HARM_MS,
    "bite": _HARM_MS,
    "stone": _STONE_MS,
    "cleared": _SWEEP_MS,
    "heard": 700,
    "use": 500,
    "over": _OVER_MS,
}
_SPOKEN = ("harm", "ward", "darkness", "bite", "stone", "heard", "over", "harmless", "meet")
"""What is said on the table while it is told."""


def beats(events: Sequence[Event], before: Stage, after: Stage) -> list[Beat]:
    """The parts of what an action did, in its order: whoever collects is named first, then each
    card works."""
    told: list[Beat] = []
    dest = list(FateSeen(before.view).dest)
    part: list[Event] = []
    for event in events:
        if isinstance(event, Said):
            if event.key in ("travel", "go"):
                dest[int(event.words["player"])] = PLACES.index(str(event.words["place"]))
            told += _rising(part, dest)
            told.append(_beat(event, _rest(part), dest, after))
            part = []
        else:
            part.append(event)
    told += _rising(part, dest)
    rest = _rest(part)
    return [*told, Beat(tuple(rest))] if rest else told


def _rising(part: Sequence[Event], dest: Sequence[int | None]) -> list[Beat]:
    """The cards of a place come to the page of its traveller, and all see them."""
    moves = [e for e in part if isinstance(e, Moved) and e.target == "collect"]
    if not moves:
        return []
    place = PLACE.index(moves[0].source)
    collector = dest.index(place)
    facts: Mapping[str, object] = {"collector": collector, "dest": tuple(dest)}
    return [
        Beat(light=(PLACE[place],), pause=_WALK_MS, facts=facts),
        Beat(tuple(moves), apart=_RISE_MS, pause=_LOOK_MS),
    ]


def _rest(part: Sequence[Event]) -> list[Event]:
    """All but what rises to the page."""
    return [e for e in part if not (isinstance(e, Moved) and e.target == "collect")]


def _beat(said: Said, part: Sequence[Event], dest: Sequence[int | None], after: Stage) -> Beat:
    """What happened together with a sentence, and what is said of it on the table."""
    line = log.line(said, after) if said.key in _SPOKEN else None
    facts: dict[str, object] = {}
    if said.key in ("travel", "go"):
        facts = {"dest": tuple(dest)}
    elif said.key == "cleared":
        facts = {"collector": None}
    moves = any(isinstance(event, Moved | Turned) for event in part)
    pause = _PAUSES.get(said.key, 0) if moves or line is not None else 0
    light = () if line is None else line.zones
    banner = "" if line is None else line.text
    return Beat((*part, said), light, banner, pause, facts=facts)
