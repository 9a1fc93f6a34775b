"""How Moons is told: closings, forced passes, dawn and the end, step by step (layout page, 4)."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from fairytable.engine import Event, Moved, Said, Scored, Turned
from fairytable.engine.table import face_of
from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, FACTOR, NO_ELEMENT
from fairytable.games.moons.layout.frame import frame, loop
from fairytable.games.moons.rules.position import RING_SIZE
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts import log, names
from fairytable.games.moons.texts.banners import CLOSED, GREETINGS, MOON_CHANGES, ONLY_SUNS
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Burst, Kindling, LightTone, Motif, Trail
from fairytable.stage.picture import ring
from fairytable.stage.staging import Stage
from fairytable.stage.toadstools import COUNT, toadstools
from fairytable.stage.weight import weighed

_COUNT_MS, _BANNER_MS, _APART_MS, _PULSE_MS = 70, 250, 60, 240
_LANDING_MS = 160
"""When a card has nearly arrived."""
_SWEPT_MS = 16
"""From one toadstool to the next, while light sweeps a ring."""
_SWEPT = 16
"""Points of a ring through which the light runs that sweeps it."""
_LIGHTS: Mapping[str, LightTone] = {
    "air": "white",
    "water": "blue",
    "fire": "red",
    "earth": "green",
}
_PASS_MS, _DAWN_MS, _TURN_MS = 1500, 900, 450


def beats(events: Sequence[Event], after: Stage) -> list[Beat]:
    """The parts of what an action did, in the order of the layout page."""
    told: list[Beat] = []
    for key, group in groupby(events, key=_part):
        part = tuple(group)
        match key:
            case "closing":
                told += _closing(part, events, after)
            case "moon":
                told += _moonrise(part, events, after)
            case "pass":
                passes = [event for event in part if isinstance(event, Said)]
                told += [_passing(said, after, _PASS_MS // len(passes)) for said in passes]
            case "dawn":
                told.append(_notice(part, after, {"dawn": True}, _DAWN_MS))
            case "over":
                told.append(_notice(part, after, {"night": True}, _DAWN_MS))
            case "symbols":
                told += _symbols(part, after)
            case _:
                told.append(Beat(part, motifs=_kindled(part, after)))
    return told


def _part(event: Event) -> str:
    """Which events are told together."""
    if isinstance(event, Said) and event.key in ("pass", "dawn"):
        return event.key
    if isinstance(event, Said) and event.key in ("over", "stalled"):
        return "over"
    closed = isinstance(event, Said) and event.key == "closed"
    if closed or isinstance(event, Scored):
        return "closing"
    if isinstance(event, Turned):
        return "symbols"
    if not isinstance(event, Moved):
        return "other"
    if event.source in CIRCLES:
        return "closing"
    if event.target == "moon.up":
        return "moon"
    return f"{event.source} to {event.target}"


def _closing(part: Sequence[Event], events: Sequence[Event], after: Stage) -> list[Beat]:
    """The ring is counted, the points fly to the sheet, the fairies go in their order of play."""
    said = _said(part, "closed")
    if said is None:
        return [Beat(tuple(part))]
    moves = tuple(e for e in part if isinstance(e, Moved))
    place = int(said.words["circle"])
    zone = CIRCLES[place]
    counted = [(place, k + 1) for k in range(len(moves))]
    counting = [Beat(facts={"counting": ring}, pause=_COUNT_MS) for ring in counted]
    points, brought = tuple(e for e in part if isinstance(e, Scored)), int(said.words["points"])
    element = str(said.words["element"])
    light: list[Motif] = [
        _sweep(place, element, after),
        Kindling(tuple(_stools(place, after)), _LIGHTS[element], _SWEPT_MS),
    ]
    if brought:
        light.append(Burst(zone, "gold" if brought > 0 else "red"))
    told = Beat(
        points,
        (zone,),
        _banner(said, events, after),
        _BANNER_MS,
        facts={"score": Seen(after.view).score},
        motifs=tuple(light),
        weight=weighed(brought, log.GREAT),
    )
    return [
        *counting,
        told,
        Beat(moves, apart=_APART_MS, facts={"counting": None}),
    ]


def _sweep(place: int, element: str, stage: Stage) -> Trail:
    """Light that runs once round a ring, and into the moon."""
    measures = frame(stage.width, stage.height)
    oval = loop(measures, place)
    stones = ring(*oval.centre, oval.w / 2, oval.h / 2, _SWEPT)
    return Trail((*stones, stones[0], measures.moon.centre), _LIGHTS[element])


def _kindled(part: Sequence[Event], after: Stage) -> tuple[Motif, ...]:
    """The toadstools of a fairy who comes to a ring light up one by one as she lands."""
    lights: list[Motif] = []
    for event in part:
        if not isinstance(event, Moved) or event.target not in CIRCLES or event.face is None:
            continue
        place, kind = CIRCLES.index(event.target), ELEMENT[event.face]
        if kind == NO_ELEMENT:  # a sun closes the ring: light sweeps all of it
            continue
        lying = after.view.zones[event.target]
        seats = [card.card for card in lying]
        seat = seats.index(event.card) if event.card in seats else RING_SIZE - 1
        each = COUNT // RING_SIZE
        stools = _stools(place, after)[seat * each : (seat + 1) * each]
        lights.append(Kindling(tuple(stools), _LIGHTS[ELEMENTS[kind]], delay=_LANDING_MS))
    return tuple(lights)


def _stools(place: int, stage: Stage) -> list[tuple[float, float]]:
    """Where the toadstools of a ring stand."""
    measures = frame(stage.width, stage.height)
    return toadstools(loop(measures, place))


def _banner(said: Said, events: Sequence[Event], stage: Stage) -> str:
    """What a closing brought, and which moon follows."""
    say, words = stage.say, said.words
    moon = DECK.face(str(words["moon"]))
    text = say(
        CLOSED,
        sum=words["sum"],
        times=names.times(FACTOR[moon]),
        points=names.signed(int(words["points"])),
        element=say(names.ELEMENT_NAMES[str(words["element"])]),
    )
    rises = _said(events, "moon")
    if rises is None:
        return text
    moons = (names.moon_name(face, say) for face in (moon, DECK.face(str(rises.words["moon"]))))
    change = dict(zip(("moon", "next"), moons, strict=True))
    return f"{text}\n{say(MOON_CHANGES, **change)}"


def _moonrise(part: Sequence[Event], events: Sequence[Event], after: Stage) -> list[Beat]:
    """The moon goes to its place in the sky; the next one comes to the middle and shows its face;
    the ring that is empty now pulses."""
    said = _said(events, "closed")
    lit = () if said is None else (CIRCLES[int(said.words["circle"])],)
    closings = Seen(after.view).closings
    return [
        Beat(facts={"closings": closings, "moon_set": True}),
        Beat(tuple(part), facts={"moon_set": False}, pause=_COUNT_MS),
        Beat(light=lit, pause=_PULSE_MS),
    ]


def _passing(said: Said, stage: Stage, pause: int) -> Beat:
    """Whoever cannot play is named; no card is shown."""
    player = int(said.words["player"])
    banner = log.line(said, stage).text
    if Seen(stage.view).facts.empty_place is not None and stage.view.zones[HANDS[player]]:
        banner = stage.say(ONLY_SUNS, name=stage.people[player].name)
    return Beat((said,), light=(HANDS[player],), banner=banner, pause=pause)


def _notice(part: Sequence[Event], stage: Stage, facts: Mapping[str, object], pause: int) -> Beat:
    lines = [log.line(event, stage) for event in part if isinstance(event, Said)]
    banner = " · ".join(line.text for line in lines)
    return Beat(tuple(part), banner=banner, facts=facts, pause=pause)


def _symbols(part: Sequence[Event], after: Stage) -> list[Beat]:
    """The symbols turn over one by one, from the lowest score."""
    scores = Seen(after.view).score
    worth = {}
    for p in range(len(after.people)):
        symbol = after.view.zones[SYMBOLS[p]][0]
        worth[symbol.card] = scores[ELEMENT[face_of(symbol)]]
    turned = [event for event in part if isinstance(event, Turned)]
    turned.sort(key=lambda event: int(str(worth.get(event.card, 0))))
    return [Beat((event,), pause=_TURN_MS) for event in turned]


def _said(events: Sequence[Event], key: str) -> Said | None:
    """The sentence of this key, if it was said."""
    return next((e for e in events if isinstance(e, Said) and e.key == key), None)


def greeting(stage: Stage) -> tuple[int, str] | None:
    """The secret symbol of the person at the bottom."""
    symbol = stage.view.zones[SYMBOLS[stage.bottom]][0]
    if symbol.face is None:
        return None
    name = DECK.faces[symbol.face].name.removeprefix("symbol.")
    return symbol.card, stage.say(GREETINGS[name])
