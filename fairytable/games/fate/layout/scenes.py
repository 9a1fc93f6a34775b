"""How Fairy's Fate is told: what moves in which order (layout page, 4)."""

from collections.abc import Mapping, Sequence

from fairytable.engine import Event, Moved, Revealed, Said, Turned
from fairytable.games.fate.cards import OBJECTS, PLACES
from fairytable.games.fate.layout.drawing import lantern_key
from fairytable.games.fate.layout.frame import frame
from fairytable.games.fate.layout.freeing import BREWING, FREE
from fairytable.games.fate.rules.position import READY
from fairytable.games.fate.rules.zones import FRONT, PLACE, RECIPE_ROW
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts import log
from fairytable.stage.beats import Beat
from fairytable.stage.gestures import PawnKey
from fairytable.stage.motifs import (
    Burst,
    Darkening,
    Flash,
    Motif,
    Shiver,
    Trail,
    Travel,
    TurnInAir,
)
from fairytable.stage.staging import Stage
from fairytable.stage.weight import ORDINARY, weighed

_RISE_MS, _LOOK_MS, _WALK_MS = 90, 900, 350
_BREW_MS = 350
_GATHER_MS, _FREE_MS = 1200, 2600
"""The freeing: first one sees what she needs, then her."""
_FULL = 4
"""How many cards can lie at a place."""
_PAUSES = {
    "take": 260,
    "meet": 500,
    "harm": 900,
    "harmless": 500,
    "threat": 400,
    "ward": 900,
    "darkness": 900,
    "bite": 900,
    "stone": 700,
    "cleared": 300,
    "heard": 700,
    "use": 400,
    "over": 1400,
}
"""Milliseconds in which one can see what has happened."""
_SPOKEN = ("harm", "ward", "darkness", "bite", "stone", "heard", "over", "harmless", "meet")
"""What is said on the table while it is told."""


def beats(events: Sequence[Event], before: Stage, after: Stage) -> list[Beat]:
    """The parts of what an action did, in its order: whoever collects is named first, then each
    card works."""
    teller = _Journey(before, after)
    told: list[Beat] = []
    part: list[Event] = []
    for event in events:
        part.append(event)
        if isinstance(event, Said):
            told += teller.tell(part, event)
            part = []
    told += teller.rising(part)
    rest = _but_rising(part)
    return [*told, Beat(tuple(rest))] if rest else told


class _Journey:
    """Follows who goes where, and who collects, through the events of an action."""

    def __init__(self, before: Stage, after: Stage) -> None:
        self._seen = FateSeen(before.view)
        self._stage = after
        self._dest = list(self._seen.dest)
        self._collector = self._seen.collector

    def tell(self, part: Sequence[Event], said: Said) -> list[Beat]:
        """What happened together with a sentence, and what is said of it on the table."""
        words, key = said.words, said.key
        facts: dict[str, object] = {}
        if key in ("travel", "go"):
            self._dest[int(words["player"])] = PLACES.index(str(words["place"]))
            facts = {"dest": tuple(self._dest)}
        elif key == "cleared":
            self._collector = None
            facts = {"collector": None}
        rising = self.rising(part)
        happened = _but_rising(part)
        if key == "over" and "player" in words:
            return [*rising, *_freeing(happened, int(words["player"]))]
        line = log.line(said, self._stage) if key in _SPOKEN else None
        moves = any(isinstance(event, Moved | Turned) for event in happened)
        pause = _PAUSES.get(key, 0) if moves or line is not None else 0
        light = () if line is None else line.zones
        banner = "" if line is None else line.text
        motifs = (*self._others_dark(), *self._motifs(said, happened))
        weight = _weight(key, happened)
        beat = Beat(
            tuple(happened), light, banner, pause, facts=facts, motifs=motifs, weight=weight
        )
        return [*rising, beat]

    def rising(self, part: Sequence[Event]) -> list[Beat]:
        """The cards of a place come to the page of its traveller, and all see them."""
        moves = [e for e in part if isinstance(e, Moved) and e.target == "collect"]
        if not moves:
            return []
        place = PLACE.index(moves[0].source)
        self._collector = self._dest.index(place)
        facts: Mapping[str, object] = {"collector": self._collector, "dest": tuple(self._dest)}
        dark = self._others_dark()
        return [
            Beat(light=(PLACE[place],), pause=_WALK_MS, facts=facts, motifs=dark),
            Beat(tuple(moves), apart=_RISE_MS, pause=_LOOK_MS, motifs=dark),
        ]

    def _others_dark(self) -> tuple[Motif, ...]:
        """While one glade is told, the others lie in the dark."""
        if self._collector is None:
            return ()
        place = self._dest[self._collector]
        return (Darkening(tuple(zone for k, zone in enumerate(PLACE) if k != place)),)

    def _motifs(self, said: Said, part: Sequence[Event]) -> list[Motif]:
        """What is seen of an event besides cards on their way."""
        moved = [event.card for event in part if isinstance(event, Moved)]
        player = said.words.get("player")
        match said.key:
            case "travel" | "go":
                return [self._walk(int(said.words["player"]))]
            case "take" if moved:
                return self._taken(moved[-1], int(said.words["player"]))
            case "harm" if moved:
                return [Flash((moved[-1],), "red"), Shiver((FRONT[int(said.words["player"])],))]
            case "ward" if moved:
                return [Burst(moved[-1], "gold")]
            case "darkness":
                return [Flash(("collect",), "violet")]
            case "bite" if isinstance(player, int):
                return [Shiver((FRONT[player],)), Flash((FRONT[player],), "red")]
            case "meet" if moved:
                return [Trail((moved[-1], FRONT[int(said.words["player"])]), "green")]
            case "use" if moved:
                return [Burst(moved[-1], "violet")]
            case "play" | "play.down":
                return self._lit(part)
            case "peek":
                return _looked(part)
        return []

    def _taken(self, card: int, player: int) -> list[Motif]:
        """Something flies to its owner; what the viewer's recipe lacked goes on into its bottle."""
        home: Motif = Trail((card, FRONT[player]))
        seen = FateSeen(self._stage.view)
        kind = seen.kind(card)
        mine = player == self._stage.bottom and not self._stage.curtain
        if not mine or kind is None or kind >= len(OBJECTS) or self._seen.owned(player) >> kind & 1:
            return [home]
        if not any(mask is not None and mask >> kind & 1 for mask in seen.recipes(player)):
            return [home]
        row = RECIPE_ROW[player]
        return [
            home,
            Trail((FRONT[player], row), "green", _BREW_MS),
            Burst(row, "green", 2 * _BREW_MS),
        ]

    def _walk(self, player: int) -> Motif:
        """A lantern goes down to the road, and along it."""
        seats = len(self._stage.people)
        table = frame(self._stage.width, self._stage.height, seats - 1)
        place = self._dest[player] or 0
        end = table.glades[place].walker.centre
        if player == self._stage.bottom:
            start = table.things.x + 30
        else:
            start = table.plates[(player - self._stage.bottom - 1) % seats].x + 20
        return Travel(PawnKey(lantern_key(player)), ((start, end[1]), end))

    def _lit(self, part: Sequence[Event]) -> list[Motif]:
        """The lantern of a place lights up with its second card."""
        zones = [event.target for event in part if isinstance(event, Moved)]
        found = [PLACE.index(zone) for zone in zones if zone in PLACE]
        ready = [k for k in found if len(self._seen.place(k)) == READY - 1]
        return [Burst(f"sign.{k}") for k in ready]


def _weight(key: str, part: Sequence[Event]) -> float:
    """How much something matters; the dark, by how much it swallows."""
    if key == "darkness":
        return weighed(sum(isinstance(event, Moved) for event in part), _FULL)
    return log.WEIGHTS.get(key, ORDINARY)


def _freeing(part: Sequence[Event], player: int) -> list[Beat]:
    """The objects gather round the serpent; then she is a fairy of light."""
    zone = FRONT[player]
    gather = {"freed": player, "ended": BREWING}
    gold, green, white = Burst("collect", "gold"), Burst(zone, "green"), Flash((zone,), "white")
    return [
        Beat(tuple(part), facts=gather, pause=_GATHER_MS, apart=_RISE_MS, motifs=(green,)),
        Beat(facts={"ended": FREE}, pause=_FREE_MS, motifs=(gold, white), weight=1.0),
    ]


def _but_rising(part: Sequence[Event]) -> list[Event]:
    """All but what rises to the page of a collection."""
    return [e for e in part if not (isinstance(e, Moved) and e.target == "collect")]


def _looked(part: Sequence[Event]) -> list[Motif]:
    """A card rises; whoever looks at it sees its face."""
    shown = [event for event in part if isinstance(event, Revealed)]
    return [TurnInAir(event.card, event.face) for event in shown]
