"""How The Challenge is told: what moves in which order (layout page, 4)."""

from collections.abc import Sequence

from fairytable.engine import Event, Moved, Said, Turned
from fairytable.games.challenge.rules.zones import MARKS, SACKS
from fairytable.games.challenge.seen import Seen
from fairytable.stage.beats import Beat, in_groups
from fairytable.stage.motifs import Burst, LightTone
from fairytable.stage.staging import Stage
from fairytable.stage.weight import weighed

_APART = {"collected": 220, "fetched": 150, "tore": 220}
"""What goes one by one: milliseconds between two stones."""
_LIGHTS: dict[str, tuple[str, LightTone]] = {
    "fetched": ("player", "gold"),
    "tore": ("victim", "red"),
}
"""Whose sack lights up, and how."""
_MANY = 5
"""This many stones at once are a great deal."""
_SHOWN_MS = 600
"""How long a fairy that is played lies open before anything else happens."""


def beats(events: Sequence[Event], before: Stage, after: Stage) -> list[Beat]:
    """The parts of what an action did; who leads is told when all stones have landed."""
    keys = {event.key for event in events if isinstance(event, Said)}
    if "rearranged" in keys:  # rivals saw nothing of it until now: all net moves at once
        return [Beat(tuple(events))]
    apart = next((ms for key, ms in _APART.items() if key in keys), None)
    told: list[Beat] = []
    for beat in in_groups(events):
        if any(isinstance(event, Turned) for event in beat.events):
            told.append(beat._replace(pause=_SHOWN_MS))
        elif _joins(beat):
            told += [Beat(facts={"pixies": Seen(after.view).pixies}), beat]
        else:
            told.append(_weighty(beat._replace(apart=apart)))
    if len(told) < 2:
        return told
    leads = tuple(Seen(before.view).leads())
    return [told[0]._replace(facts={**told[0].facts, "leads": leads}), *told[1:]]


def _weighty(beat: Beat) -> Beat:
    """Stones that come into a sack or leave the game: the more, the greater."""
    said = next((e for e in beat.events if isinstance(e, Said) and e.key in _LIGHTS), None)
    if said is None:
        return beat
    whose, tone = _LIGHTS[said.key]
    zone = SACKS[int(said.words[whose])][int(said.words["sack"])]
    moved = sum(isinstance(event, Moved) for event in beat.events)
    return beat._replace(motifs=(Burst(zone, tone),), weight=weighed(moved, _MANY))


def _joins(beat: Beat) -> bool:
    """Whether a pixie comes to a player: the others make room first."""
    if not any(isinstance(event, Said) and event.key == "new_pixie" for event in beat.events):
        return False
    marks = [zone for zones in MARKS for zone in zones]
    return any(isinstance(event, Moved) and event.target in marks for event in beat.events)
