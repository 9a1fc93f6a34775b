"""The rules of The Fairy Circle: Moons, in the order of its rules page."""

from functools import cache
from typing import Literal, Self

from pydantic import Field

from fairytable.engine import (
    Action,
    Decision,
    Options,
    Rng,
    State,
    Table,
    Zone,
    hidden,
    owned,
    shown,
)
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import (
    BLUE,
    DECK,
    ELEMENT,
    ELEMENTS,
    FACTOR,
    GREEN,
    PHASES,
    RED,
    SUN,
    VALUE,
    YELLOW,
)
from fairytable.games.moons.facts import Closing, MoonsFacts

HAND_SIZE = 5
RING_SIZE = 5
DEFAULT_TARGET = {2: 60, 3: 40, 4: 30}

CIRCLES = tuple(f"circle.{i}" for i in range(4))
HANDS = tuple(f"hand.{p}" for p in range(4))
SYMBOLS = tuple(f"symbol.{p}" for p in range(4))

# Every action and decision exists once: listing them costs a look-up, not a construction.
_START = tuple([Action("start", card, zone) for zone in CIRCLES] for card in range(len(BLUE)))
_SUN = tuple([Action("sun", card, zone) for zone in CIRCLES] for card in range(len(BLUE)))
_FAIRY = tuple(
    [
        [Action("fairy", card, zone) for i, zone in enumerate(CIRCLES) if places >> i & 1]
        for places in range(1 << len(CIRCLES))
    ]
    for card in range(len(BLUE))
)
"""By the card and the mask of the places that it may join."""
_END = Action("end")
_NEXT = Action("next")
_PLAY = tuple((Decision(p, "play"),) for p in range(4))
_START_CIRCLE = tuple((Decision(p, "start_circle"),) for p in range(4))
_NEXT_GAME = tuple((Decision(p, "next_game"),) for p in range(4))


class MoonsOptions(Options):
    """Player count and variants (section 9)."""

    players: int = Field(default=2, ge=2, le=4, title="Players")
    mode: Literal["single", "match"] = Field(
        default="single",
        title=QT_TRANSLATE_NOOP("moons", "Length"),
        description=QT_TRANSLATE_NOOP(
            "moons", "One game, or several until somebody’s total reaches the target"
        ),
        json_schema_extra={
            "apart": True,
            "names": {
                "single": QT_TRANSLATE_NOOP("moons", "One game"),
                "match": QT_TRANSLATE_NOOP("moons", "Several games"),
            },
        },
    )
    moons: Literal["shuffled", "natural"] = Field(
        default="shuffled",
        title=QT_TRANSLATE_NOOP("moons", "Moons"),
        description=QT_TRANSLATE_NOOP(
            "moons", "In random order, or following each other as in the sky"
        ),
        json_schema_extra={
            "names": {
                "shuffled": QT_TRANSLATE_NOOP("moons", "Shuffled"),
                "natural": QT_TRANSLATE_NOOP("moons", "As in the sky"),
            }
        },
    )
    target: int | None = Field(
        default=None,
        ge=20,
        le=200,
        title=QT_TRANSLATE_NOOP("moons", "Target score"),
        description=QT_TRANSLATE_NOOP(
            "moons", "Points that end a match; 60, 40 or 30 for 2, 3 or 4 players if none"
        ),
        json_schema_extra={"when": {"mode": "match"}},
    )
    limit: int = Field(
        default=8,
        ge=1,
        le=20,
        title=QT_TRANSLATE_NOOP("moons", "Most games"),
        description=QT_TRANSLATE_NOOP(
            "moons", "A match ends after this many games even if nobody reaches the target"
        ),
        json_schema_extra={"when": {"mode": "match"}},
    )

    def target_score(self) -> int:
        return self.target or DEFAULT_TARGET[self.players]


@cache
def zones(players: int) -> dict[str, Zone]:
    """Section 3: who sees what."""
    return {
        "deck.blue": hidden(),
        "deck.moon": hidden(),
        "moon.up": shown(players),
        **{zone: shown(players) for zone in CIRCLES},
        "removed": shown(players),
        **{HANDS[p]: owned(p) for p in range(players)},
        **{SYMBOLS[p]: owned(p) for p in range(players)},
        "symbol.out": hidden(sealed=True),  # section 4: nobody ever sees them
    }


@cache
def box(players: int) -> Table:
    """The cards laid out in order, before anything is shuffled; games begin with a copy."""
    table = Table(DECK, zones(players), players)
    table.lay(GREEN, "symbol.out")
    table.lay(YELLOW, "deck.moon")
    table.lay(BLUE, "deck.blue")
    for card, zone in zip(RED, CIRCLES, strict=True):
        table.lay([card], zone)
    return table


class MoonsState(State):
    """A position of the game, or of a match of several games."""

    __slots__ = (
        "closings",
        "empty_place",
        "first",
        "game",
        "passes",
        "played",
        "player",
        "score",
        "stalled",
        "totals",
    )

    deck = DECK
    options: MoonsOptions

    player: int
    """On turn."""
    first: int
    """Who began this game."""
    played: int
    """Cards placed this turn."""
    empty_place: int | None
    """The circle that has to be started."""
    passes: int
    """Forced passes in a row."""
    score: list[int]
    """The score sheet: points of each element."""
    closings: tuple[Closing, ...]
    """Of this game, in order."""
    stalled: bool
    """The game ended because nobody could move and the deck was empty."""
    game: int
    """The number of this game of the match, from 1."""
    totals: list[int]
    """Points of each player in the finished games of the match."""

    # Setup (section 5)

    def __init__(self, options: MoonsOptions, seed: int) -> None:
        self.options = options
        self.players = options.players
        self.rng = Rng(seed)
        self.table = box(options.players).clone()
        self.totals = [0] * options.players
        self.game = 1
        first = options.first
        self.first = self.rng.below(options.players) if first is None else first
        self._set_up()

    def clone(self) -> Self:
        twin = super().clone()
        twin.player = self.player
        twin.first = self.first
        twin.played = self.played
        twin.empty_place = self.empty_place
        twin.passes = self.passes
        twin.score = self.score[:]
        twin.closings = self.closings
        twin.stalled = self.stalled
        twin.game = self.game
        twin.totals = self.totals[:]
        return twin

    def _set_up(self) -> None:
        table, rng = self.table, self.rng
        table.shuffle("symbol.out", rng)
        for p in range(self.players):
            table.draw("symbol.out", SYMBOLS[p])
        self._set_up_moons()
        table.shuffle("deck.blue", rng)
        self.player = self.first
        self._deal()
        self.score = [0] * len(ELEMENTS)
        self.closings = ()
        self.stalled = False
        self.empty_place = None
        self.passes = 0
        self._begin_turn()

    def _set_up_moons(self) -> None:
        table, rng = self.table, self.rng
        if self.options.moons == "shuffled":
            table.shuffle("deck.moon", rng)
        else:
            rising = rng.below(len(PHASES))
            pile = table.zones["deck.moon"]
            for k, card in enumerate(reversed(pile)):
                phase = PHASES[(rising + k) % len(PHASES)]
                table.faces[card] = DECK.face(f"moon.{phase}")
                table.reveal(card)
        table.draw("deck.moon", "moon.up")

    def _deal(self) -> None:
        """Five cards each, one at a time, clockwise from the player on turn."""
        hands = [HANDS[(self.player + k) % self.players] for k in range(self.players)]
        self.table.deal("deck.blue", hands, HAND_SIZE)

    # The turn (section 6)

    def _begin_turn(self) -> None:
        """Ask the player on turn, or pass for those who cannot move."""
        while True:
            player = self.player
            self.played = 0
            if self._can_move(player):
                empty = self.empty_place is not None
                self.pending = (_START_CIRCLE if empty else _PLAY)[player]
                return
            self.table.say("pass", player=player)
            self.passes = 0 if self._refill(player) else self.passes + 1
            self.player = (player + 1) % self.players
            if self.passes == self.players:
                if not self.table.zones["deck.blue"]:
                    self.stalled = True
                    self._finish()
                    return
                self._dawn()

    def _can_move(self, player: int) -> bool:
        if self.empty_place is not None:
            return self._holds_a_fairy(player)
        places = self._places()
        faces = [self.table.faces[card] for card in self.table.zones[HANDS[player]]]
        return any(face == SUN or places[ELEMENT[face]] for face in faces)

    def _holds_a_fairy(self, player: int) -> bool:
        faces = self.table.faces
        return any(faces[card] != SUN for card in self.table.zones[HANDS[player]])

    def _places(self) -> list[int]:
        """For each element the mask of its circles, while no place is empty."""
        faces, zones = self.table.faces, self.table.zones
        places = [0, 0, 0, 0]
        place = 1
        for zone in CIRCLES:
            places[ELEMENT[faces[zones[zone][0]]]] |= place
            place += place
        return places

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        player, name, _ = self.pending[-1]
        if name == "next_game":
            return [_NEXT]
        faces = self.table.faces
        hand = self.table.zones[HANDS[player]]
        if self.empty_place is not None:
            place = self.empty_place
            return [_START[card][place] for card in hand if faces[card] != SUN]
        places = self._places()
        actions: list[Action] = []
        for card in hand:
            face = faces[card]
            actions += _SUN[card] if face == SUN else _FAIRY[card][places[ELEMENT[face]]]
        if self.played:
            actions.append(_END)
        return actions

    def _apply(self, action: Action) -> None:
        verb, card, zone, _ = action
        if verb == "end":
            self._end_turn()
            return
        if card is None or zone is None:
            self._next_game()
            return
        table, player = self.table, self.player
        table.move(card, zone)
        self.played += 1
        if table.events is not None:
            self._tell_placing(verb, card, zone)
        if verb == "start":
            self.empty_place = None
            self.pending = _PLAY[player]
        elif verb == "sun" or len(table.zones[zone]) == RING_SIZE:
            self._close(zone)
            return
        if not table.zones[HANDS[player]]:
            self._end_turn()

    def _close(self, zone: str) -> None:
        table, player = self.table, self.player
        faces = [table.faces[card] for card in table.zones[zone]]
        element = ELEMENT[faces[0]]
        moon = table.faces[table.zones["moon.up"][-1]]
        values = tuple([VALUE[face] for face in faces if face != SUN])
        points = sum(values) * FACTOR[moon] // 2
        self.score[element] += points
        closing = Closing(player, element, values, len(values) < len(faces), moon, points)
        self.closings = (*self.closings, closing)
        table.move_all(zone, "removed")
        if table.events is not None:
            self._tell_closing(closing, zone)
        if not table.draw("deck.moon", "moon.up"):
            self._finish()  # 8.1: at once, in the middle of the turn
            return
        if table.events is not None:
            self._tell_moon()
        self.empty_place = CIRCLES.index(zone)
        if self._holds_a_fairy(player):
            self.pending = _START_CIRCLE[player]
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        player = self.player
        drawn = self._refill(player)
        if self.table.events is not None:
            self.table.say("end", player=player, k=drawn)
        self.passes = 0
        self.player = (player + 1) % self.players
        self._begin_turn()

    def _refill(self, player: int) -> int:
        table, hand = self.table, HANDS[player]
        return table.draw("deck.blue", hand, HAND_SIZE - len(table.zones[hand]))

    def _dawn(self) -> None:
        """7.4: nobody can move; all hands are shown and thrown away, and new ones dealt."""
        self.table.say("dawn")
        for k in range(self.players):
            self.table.move_all(HANDS[(self.player + k) % self.players], "removed")
        self._deal()
        self.passes = 0

    # End and scoring (sections 8 and 9.2)

    def _finish(self) -> None:
        table = self.table
        self.pending = ()
        table.say("stalled" if self.stalled else "over")
        for p in range(self.players):
            table.turn_up(table.zones[SYMBOLS[p]][0])
        if self.options.mode == "match":
            for p, points in enumerate(self.points()):
                self.totals[p] += points
            target = self.options.target_score()
            if max(self.totals) < target and self.game < self.options.limit:
                self.pending = _NEXT_GAME[(self.first + 1) % self.players]

    def _next_game(self) -> None:
        self.game += 1
        self.first = (self.first + 1) % self.players
        listeners = self.table.events
        self.table = box(self.players).clone()
        self.table.events = listeners
        self.table.tell_laid()
        self.table.say("next", game=self.game)
        self._set_up()

    def element_of(self, player: int) -> int:
        """The element of a player's symbol."""
        table = self.table
        return ELEMENT[table.faces[table.zones[SYMBOLS[player]][0]]]

    def points(self) -> list[int]:
        """What each player's element has on the sheet of this game."""
        return [self.score[self.element_of(p)] for p in range(self.players)]

    def scores(self) -> list[tuple[int, ...]]:
        if self.options.mode == "match":
            return [(total,) for total in self.totals]
        return [(points,) for points in self.points()]

    def standing(self) -> list[int]:
        """In a match the totals, and what this game would add to them."""
        counted = not self.pending or self.pending[-1].name == "next_game"
        if self.options.mode == "single" or counted:
            return [score[0] for score in self.scores()]
        return [total + now for total, now in zip(self.totals, self.points(), strict=True)]

    def facts(self, player: int | None) -> MoonsFacts:
        return MoonsFacts(
            player=self.player,
            first=self.first,
            played=self.played,
            empty_place=self.empty_place,
            score=tuple(self.score),
            closings=self.closings,
            stalled=self.stalled,
            game=self.game,
            totals=tuple(self.totals),
            target=self.options.target_score() if self.options.mode == "match" else None,
            limit=self.options.limit,
        )

    # Telling

    def _tell_placing(self, verb: str, card: int, zone: str) -> None:
        face = self.table.faces[card]
        words: dict[str, int | str] = {"player": self.player, "circle": int(zone[-1])}
        if face != SUN:
            words |= {"element": ELEMENTS[ELEMENT[face]], "value": VALUE[face]}
        self.table.say(verb, **words)

    def _tell_closing(self, closing: Closing, zone: str) -> None:
        name = ELEMENTS[closing.element]
        self.table.say(
            "closed",
            player=closing.player,
            circle=int(zone[-1]),
            element=name,
            sum=sum(closing.values),
            moon=DECK.faces[closing.moon].name,
            points=closing.points,
        )
        self.table.score(name, closing.points, self.score[closing.element])

    def _tell_moon(self) -> None:
        risen = self.table.zones["moon.up"]
        name = DECK.faces[self.table.faces[risen[-1]]].name
        self.table.say("moon", moon=name, k=len(risen))
