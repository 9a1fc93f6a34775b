"""How Hunters is told: one researcher after the other reveals a card (layout page, 6)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fairytable.engine import Event, Moved, Revealed, Said, Scored, Shuffled, Turned
from fairytable.games.hunters.cards import DECK, PLACES, RESEARCHERS, VALUE
from fairytable.games.hunters.layout.frame import Frame, frame
from fairytable.games.hunters.rules.zones import CIRCLE, EVIDENCE, HANDS, PHOTOS, PLACE, STANDS
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import banners
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import (
    Burst,
    Flash,
    LightTone,
    Mixing,
    Motif,
    Shiver,
    Trail,
    Travel,
    TurnInAir,
)
from fairytable.stage.staging import Stage
from fairytable.stage.weight import ORDINARY, weighed

_TURN_MS, _RESULT_MS, _EFFECT_MS, _QUIET_MS = 250, 450, 350, 250
_GREAT = max(VALUE)
"""The most points that one card brings."""
_SHUTTER_MS = 180
"""Between the flash and the photo."""
_DRAW_MS = 120
"""Between two cards that are drawn."""
_BEND = 0.3
"""How far two cards that are swapped keep out of each other's way, in U."""


class Part(NamedTuple):
    """Events that are told together, and the sentence that tells what they were."""

    events: tuple[Event, ...]
    said: Said | None = None


def beats(events: Sequence[Event], before: Stage, after: Stage) -> list[Beat]:
    """The parts of what an action did, one after the other. Who knows a card travels with it."""
    told = [_beat(part, after) for part in _at_once(_parts(events))]
    if not told:
        return []
    facts = Seen(after.view).facts
    keys = {event.key for event in events if isinstance(event, Said)}
    now: dict[str, object] = {"swaps_left": 0 if "done" in keys else facts.swaps_left}
    if "dandelion" not in keys:
        now["knowers"] = _knowers(events, before, after)
    first = told[0]
    return [first._replace(facts={**now, **first.facts}), *told[1:]]


def _knowers(events: Sequence[Event], before: Stage, after: Stage) -> tuple[int, ...]:
    """Who knows the card of each place: of one that is yet to be turned up only who did before."""
    was, knowers = Seen(before.view), list(Seen(after.view).facts.knowers)
    lies = {card.card: q for q in range(PLACES) if (card := was.at(q)) is not None}
    known = {card: was.facts.knowers[q] for card, q in lies.items()}
    for event in events:
        if isinstance(event, Moved) and event.card in lies and event.target in PLACE:
            lies[event.card] = PLACE[event.target]
        elif isinstance(event, Turned) and event.up and event.card in lies:
            knowers[lies[event.card]] = known[event.card]
    return tuple(knowers)


def _parts(events: Sequence[Event]) -> Iterator[Part]:
    """Every sentence tells what was done just before it; a card that is turned up is a part of its
    own, and so is what withers or is drawn without a word."""
    waiting: list[Event] = []
    turned_down: list[Event] = []
    for event in events:
        if isinstance(event, Turned) and event.up:
            yield from _silent(waiting)
            yield Part((event,))
        elif isinstance(event, Turned):
            turned_down.append(event)
        elif isinstance(event, Said) and event.key == "swap":  # it is said before it is done
            waiting.append(event)
        elif isinstance(event, Said):
            if event.key in ("reveal", "trinket", "trinket.spared"):
                yield from _before(waiting, event)
            else:
                yield Part((*turned_down, *waiting, event), event)
                turned_down = []
            waiting = []
        elif isinstance(event, Scored) and not waiting:
            yield Part((event,))
        else:
            waiting.append(event)
    yield from _silent(waiting)


def _at_once(parts: Iterator[Part]) -> list[Part]:
    """Who is trapped goes in while the one before comes out."""
    found: list[Part] = []
    for part in parts:
        last = found[-1].said if found else None
        out = part.said is not None and part.said.key == "wisp.free"
        if out and last is not None and last.key == "wisp":
            found[-1] = Part((*found[-1].events, *part.events), last)
        else:
            found.append(part)
    return found


def _silent(waiting: list[Event]) -> Iterator[Part]:
    if waiting:
        first = waiting[0]
        yield Part(tuple(waiting), first if isinstance(first, Said) else None)
        waiting.clear()


def _before(waiting: list[Event], said: Said) -> Iterator[Part]:
    """A sentence that opens something: what was done before it belongs to what came before."""
    if said.key == "reveal":
        yield from _silent(waiting)
        yield Part((said,), said)
    else:
        yield Part((*waiting, said), said)


def _beat(part: Part, after: Stage) -> Beat:
    said = part.said
    if said is None:
        return _wordless(part, after)
    place = _place(said.words)
    zones: tuple[str, ...] = () if place is None else (CIRCLE[place],)
    # What it brought is said over one's own hand: circle and whoever is trapped have to be seen.
    words = banners.banner(said, after)
    weight = _weight(said)
    made = Beat(part.events, (), words, _RESULT_MS, said_at=HANDS[after.bottom], weight=weight)
    match said.key:
        case "photo":
            shot = (Flash(zones), Burst(STANDS[place or 0], "white"))
            return made._replace(motifs=(*shot, *_develop(part.events)))
        case "catch" | "box":
            return made._replace(motifs=tuple(Burst(zone, "gold") for zone in zones))
        case "nothing":
            return made._replace(motifs=(Shiver(zones),), pause=_QUIET_MS)
        case "reveal":
            mushroom = str(said.words["card"]).startswith("mushroom")
            tone: LightTone = "red" if mushroom else "violet"
            return made._replace(motifs=tuple(Burst(zone, tone) for zone in zones))
        case "wisp" | "wisp.free":
            return made._replace(motifs=_ways(part.events, zones))
        case "dandelion":
            mixing = Mixing(_mixed(part.events), "centre")
            facts = {"knowers": Seen(after.view).facts.knowers}
            return made._replace(motifs=(mixing,), facts=facts)
        case "swap":
            return _swap(part, after)
        case "peek":
            return Beat(part.events, zones, motifs=_look(part.events), pause=_QUIET_MS)
        case "close.draws":
            return Beat(part.events, apart=_DRAW_MS)
        case "nothing.empty":
            return made._replace(pause=_QUIET_MS)
    if said.key.startswith("effect."):
        return _effect(part, said, made, after)
    loud = said.key in ("trinket", "trinket.spared", "end.circle", "end.dawn", "fading")
    return made if loud else Beat(part.events)


def _weight(said: Said) -> float:
    """How much something matters: what it brought or cost, as far as that is points."""
    if "v" in said.words:
        return weighed(int(said.words["v"]), _GREAT)
    lost = str(said.words.get("lost", ""))
    if said.key == "effect.loses" and lost:
        return weighed(VALUE[DECK.face(lost)], _GREAT)
    return 1.0 if said.key in ("end.circle", "end.dawn") else ORDINARY


def _wordless(part: Part, after: Stage) -> Beat:
    """A card that is turned up, or goes away by itself."""
    event = part.events[0]
    if isinstance(event, Turned):
        zone = _zone_of(event.card, after)
        return Beat(part.events, (zone,) if zone else (), pause=_TURN_MS)
    return Beat(part.events)


def _zone_of(card: int, after: Stage) -> str:
    """Where a card of the circle lies, if it still does."""
    where = Seen(after.view).where(card)
    return where if where in CIRCLE else ""


def _place(words: Mapping[str, int | str]) -> int | None:
    """The place that a sentence speaks of."""
    return int(words["h"]) % PLACES if "h" in words else None


def _effect(part: Part, said: Said, made: Beat, after: Stage) -> Beat:
    """What a mushroom or flower does to one of its victims."""
    if said.key in ("effect.draws", "effect.all_draw"):
        return made._replace(apart=_DRAW_MS)
    if said.key == "effect.nothing":
        return made._replace(pause=_EFFECT_MS)
    player, facts = int(said.words["player"]), Seen(after.view).facts
    lost = str(said.words.get("lost", ""))
    light = (PHOTOS[player] if lost.startswith("photo") else EVIDENCE[player],)
    now = {"dizzy": facts.dizzy, "no_camera": facts.no_camera}
    return made._replace(light=light, pause=_EFFECT_MS, facts=now)


def _ways(events: Sequence[Event], zones: Sequence[str]) -> tuple[Motif, ...]:
    """A trapped researcher is drawn into the middle along a blue trail, and comes out along one."""
    trails = tuple(
        Trail((event.source, event.target), "blue")
        for event in events
        if isinstance(event, Moved) and event.card in RESEARCHERS
    )
    return trails or tuple(Burst(zone, "blue") for zone in zones)


def _develop(events: Sequence[Event]) -> tuple[Motif, ...]:
    """A photo is shown in the middle on its way from the pile into somebody's album."""
    moves = [event for event in events if isinstance(event, Moved)]
    ways = tuple(
        Travel(move.card, (move.source, "centre", move.target), delay=_SHUTTER_MS) for move in moves
    )
    trails = tuple(Trail(("centre", move.target), "gold", delay=2 * _SHUTTER_MS) for move in moves)
    return ways + trails


def _mixed(events: Sequence[Event]) -> tuple[int, ...]:
    """The cards that were mixed."""
    return tuple(card for event in events if isinstance(event, Shuffled) for card in event.cards)


def _look(events: Sequence[Event]) -> tuple[Motif, ...]:
    """A card that somebody looks at rises; who may see it sees its face."""
    return tuple(TurnInAir(e.card, e.face) for e in events if isinstance(e, Revealed))


def _swap(part: Part, after: Stage) -> Beat:
    """Both cards travel at once, each on its side of the way."""
    table = frame(after.width, after.height, len(after.people))
    moves = [event for event in part.events if isinstance(event, Moved)]
    motifs = tuple(
        Travel(move.card, (move.source, _beside(table, move), move.target)) for move in moves
    )
    return Beat(part.events, motifs=motifs)


def _beside(table: Frame, move: Moved) -> tuple[float, float]:
    """A point to the right of the straight way."""
    (x1, y1), (x2, y2) = (
        table.centre_of(CIRCLE.index(zone)) for zone in (move.source, move.target)
    )
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    bend = _BEND * table.u
    return (
        (x1 + x2) / 2 - (y2 - y1) / length * bend,
        (y1 + y2) / 2 + (x2 - x1) / length * bend,
    )


def greeting(stage: Stage) -> tuple[int, str] | None:
    """The card before one's own researcher: everybody looks at it before the game begins."""
    seen = Seen(stage.view)
    place = seen.pos[stage.bottom]
    card = None if place < 0 or seen.facts.turn else seen.at(place)
    if card is None or card.face is None:
        return None
    return card.card, banners.greeting(card.face, stage)
