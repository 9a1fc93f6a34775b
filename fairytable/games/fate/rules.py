"""The rules of Fairy's Fate, in the order of its rules page: decisions, effects, end."""

from collections.abc import Callable

from fairytable.engine import Action, Decision
from fairytable.games.fate.cards import (
    ACTIVE,
    ADVERSITY,
    DARKNESS,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_THIEF,
    KIND,
    KINDS,
    OBJECTS,
    PETRIFY,
    PLACES,
    POVERTY,
    SERPENT,
    SPELL,
    TAKES,
)
from fairytable.games.fate.decisions import Deciding
from fairytable.games.fate.position import (
    FRONT,
    FULL,
    HAND,
    MOST_PLAYERS,
    PLACE,
    RECIPE_ROW,
    FateOptions,
)

RECIPE_SIZE = 4
BITE = 4
"""Every so many serpents one bites (D29)."""


def _per_player(name: str) -> tuple[tuple[Decision, ...], ...]:
    return tuple((Decision(p, name),) for p in range(MOST_PLAYERS))


_TURN, _JOURNEY_PLAY, _DRAW_ONE, _CHOOSE, _FINISH, _COLLECT = (
    _per_player(name) for name in ("turn", "journey_play", "draw", "choose", "finish", "collect")
)


class FateState(Deciding):
    """A position, and how the game goes on from it."""

    __slots__ = ()

    def __init__(self, options: FateOptions, seed: int) -> None:
        super().__init__(options, seed)
        self._begin_turn()

    def _apply(self, action: Action) -> None:
        verb, card, zone, choice = action
        if card is None:
            if zone is not None:
                _WITH_ZONE[verb](self, zone)
            elif choice is not None:
                self._name_object(str(choice))
            else:
                _BUTTONS[verb](self)
        elif zone is None:
            _WITH_CARD[verb](self, card)
        else:
            self._play(card, zone)

    # The turn (6.1, 6.2)

    def _begin_turn(self) -> None:
        while True:
            if self.passed == self.table.everybody and self.last_phase():
                self._finish_game("all_passed")  # D33
                return
            if not self._lost_to_stone():
                break
            self.player = (self.player + 1) % self.players
        self.turns += 1
        self.pending = _TURN[self.player]

    def _lost_to_stone(self) -> bool:
        """D22, D34: a petrified turn is lost entirely, and is not a pass."""
        if not self.stone[self.player]:
            return False
        self._petrify(-1)
        self._tell("stone")
        return True

    def _petrify(self, turns: int) -> None:
        stone = [*self.stone]
        stone[self.player] += turns
        self.stone = tuple(stone)

    def _play(self, card: int, zone: str) -> None:
        table = self.table
        table.move(card, zone)
        if not len(table.zones[zone]) & 1:
            table.turn_up(card)
        if table.events is not None:
            self._tell_play(card)
        self.passed = 0
        if self.last_phase():
            self._after_draw()
        else:
            self.pending = _DRAW_ONE[self.player]

    def _pass(self) -> None:
        self._tell("pass")
        if self.starter is None:
            self.passed |= 1 << self.player
            self._end_turn()  # D6: no draw
        else:
            self.pending = _CHOOSE[self.player]

    def _draw(self, deck: str) -> None:
        table, hand = self.table, HAND[self.player]
        table.draw(deck, hand)
        if table.events is not None:
            self._tell_secret("draw", table.zones[hand][-1])
        if self.pending[-1].name == "wealth_draw":
            self._used()
        else:
            self._after_draw()

    def _after_draw(self) -> None:
        if self.starter is None:
            self._finish_turn()
        else:
            self.pending = _CHOOSE[self.player]

    def _finish_turn(self) -> None:
        if self.usable(self.player):
            self.pending = _FINISH[self.player]
        else:
            self._end_turn()

    def _done(self) -> None:
        self._tell("done")
        self._end_turn()

    def _end_turn(self) -> None:
        if self.starter is not None:
            self._next_traveller()
            return
        self.player = (self.player + 1) % self.players
        self._begin_turn()

    # The journey (6.3)

    def _travel(self, zone: str) -> None:
        self.starter = self.player
        self.final = self.last_phase()
        self.passed = 0
        self.journeys += 1
        if self.table.events is not None:
            self._tell("travel", place=PLACES[PLACE.index(zone)], final=int(self.final))
        self._head_for(zone)

    def _go(self, zone: str) -> None:
        if self.table.events is not None:
            self._tell("go", place=PLACES[PLACE.index(zone)])
        self._head_for(zone)

    def _head_for(self, zone: str) -> None:
        player = self.player
        self.dest = (*self.dest[:player], PLACE.index(zone), *self.dest[player + 1 :])
        self._finish_turn()

    def _stay(self) -> None:
        self._tell("stay")
        self._finish_turn()

    def _next_traveller(self) -> None:
        while True:
            self.player = (self.player + 1) % self.players
            if self.player == self.starter:
                self._collect_in_turn()
                return
            if not self._lost_to_stone():
                self.pending = _JOURNEY_PLAY[self.player]
                return

    def _collect_in_turn(self) -> None:
        """D25: clockwise from the starter; those who find nothing are passed over (D17)."""
        place = self.dest[self.player]
        if place is not None and self.table.zones[PLACE[place]]:
            self.table.move_all(PLACE[place], "collect")
            self._darkness_first()
        else:
            self._next_collector()

    def _next_collector(self) -> None:
        self.player = (self.player + 1) % self.players
        if self.player == self.starter:
            self._clear_places()
        else:
            self._collect_in_turn()

    def _clear_places(self) -> None:
        """D27: after the collections; then the starter is on turn (D26)."""
        table = self.table
        for i, zone in enumerate(PLACE):
            cards = table.zones[zone]
            if len(cards) == FULL or DARKNESS in [KIND[table.faces[card]] for card in cards[1::2]]:
                table.move_all(zone, "discard")
                table.say("cleared", place=PLACES[i])
        self.starter = None
        self.dest = (None,) * self.players
        if self.final:
            self._finish_game("last_journey")
        else:
            self._begin_turn()

    # One collection (6.4)

    def _darkness_first(self) -> None:
        table = self.table
        dark = [card for card in table.zones["collect"] if KIND[table.faces[card]] == DARKNESS]
        if dark and self._warding(DARKNESS) is not None:  # D12, D13
            self._threaten(dark[0])
            return
        if dark:
            self._swallow()
        self._collect_on()

    def _swallow(self) -> None:
        self.table.move_all("collect", "discard")
        self._tell("darkness")

    def _collect_on(self) -> None:
        """Open a window if a fairy could be used in it; if not, resolve the next card."""
        zones = self.table.zones
        while not self.usable(self.player):
            if not zones["collect"]:
                self._next_collector()
                return
            if self._resolve(zones["collect"][0]):
                return
        self.pending = _COLLECT[self.player]

    def _leave(self) -> None:
        """The last window is closed."""
        self._tell("leave")
        self._next_collector()

    def _next_card(self, card: int) -> None:
        if not self._resolve(card):
            self._collect_on()

    def _resolve(self, card: int) -> bool:
        """Let a card work; whether the player has to decide something, or all is over."""
        table = self.table
        kind = KIND[table.faces[card]]
        if kind == SERPENT:
            return self._meet_serpent(card)
        if kind < FIRST_THIEF or FIRST_GOOD <= kind < FIRST_BAD:
            table.move(card, FRONT[self.player])
            if table.events is not None:
                self._tell("take", card=self._name(card))
            return False
        if not self._hurts(card):
            self._eliminate(card)
            if table.events is not None:
                self._tell("harmless", card=self._name(card))
            return False
        if self._warding(kind) is None:
            return self._suffer(card)
        self._threaten(card)
        return True

    def _threaten(self, card: int) -> None:
        """Ask whether a harmful card is warded off."""
        self.pending = (Decision(self.player, "ward", card),)
        if self.table.events is not None:
            self._tell("threat", card=self._name(card))

    def _eliminate(self, card: int) -> None:
        self.table.move(card, "discard")

    def _cancel(self, fairy: int) -> None:
        harmful = self._about()
        self._eliminate(fairy)
        self._eliminate(harmful)
        if self.table.events is not None:
            self._tell("ward", card=self._name(harmful), fairy=self._kind_name(fairy))
        if KIND[self.table.faces[harmful]] == DARKNESS:
            self._darkness_first()
        else:
            self._collect_on()

    def _accept(self) -> None:
        harmful = self._about()
        if self.table.events is not None:
            self._tell("accept", card=self._name(harmful))
        if KIND[self.table.faces[harmful]] == DARKNESS:
            self._swallow()
        elif self._suffer(harmful):
            return
        self._collect_on()

    # Thieves and bad fairies (7.2, 7.3)

    def _hurts(self, card: int) -> bool:
        face = self.table.faces[card]
        kind = KIND[face]
        if kind == POVERTY:
            return bool(self.table.zones[HAND[self.player]])
        if kind == ADVERSITY:
            return any(self.objects(self.player))
        return kind == PETRIFY or self.top(self.player, TAKES[face]) is not None

    def _suffer(self, card: int) -> bool:
        """A harmful card works; whether the player has to choose what to lose."""
        face = self.table.faces[card]
        kind = KIND[face]
        if kind in (POVERTY, ADVERSITY):
            self.pending = (Decision(self.player, KINDS[kind], card),)
            self._tell(KINDS[kind])
            return True
        if kind == PETRIFY:
            self._petrify(1)
            self._harmed(card, "turn")
        else:
            stolen = self.top(self.player, TAKES[face])
            assert stolen is not None
            self._eliminate(stolen)
            self._harmed(card, OBJECTS[TAKES[face]])
        return False

    def _harmed(self, card: int, what: str) -> None:
        """The harmful card has done its work."""
        self._eliminate(card)
        if self.table.events is not None:
            self._tell("harm", card=self._name(card), what=what)

    def _discard(self, card: int) -> None:
        self._eliminate(card)
        self._harmed(self._about(), self._name(card))
        self._collect_on()

    def _lose(self, card: int) -> None:
        self._eliminate(card)
        if self.pending[-1].name == "adversity":
            self._harmed(self._about(), self._kind_name(card))
        elif self.table.events is not None:
            self._tell("bite", object=self._kind_name(card))
        self._collect_on()

    # The Serpent fairy (7.4)

    def _meet_serpent(self, card: int) -> bool:
        table, player = self.table, self.player
        table.move(card, FRONT[player])
        count = self.serpents(player)
        self._tell("meet", k=count)
        if self.matched(player) == RECIPE_SIZE:
            self.freed = player
            self._finish_game("freed")  # D31: at once
            return True
        if count % BITE or not any(self.objects(player)):
            return False
        self.pending = (Decision(player, "bite"),)  # D30: no ward
        return True

    # The good fairies at work (7.1)

    def _use(self, card: int) -> None:
        table, player = self.table, self.player
        spell = ACTIVE[SPELL[table.faces[card]]]
        self._eliminate(card)
        self.passed = 0
        self._tell("use", fairy=spell)
        if spell == "wisdom":
            table.draw("recipe_pile", RECIPE_ROW[player])
            self._used()
        else:
            self._push(player, _FIRST_QUESTION[spell])

    def _used(self) -> None:
        """A fairy's work is done: back to the decision below, if it still exists."""
        self.pending = self.pending[:1]
        waiting = self.pending[0].name
        if waiting == "finish":
            self._finish_turn()
        elif waiting == "collect":
            self._collect_on()
        elif waiting == "draw" and self.last_phase():
            self._after_draw()

    def _then(self, player: int, name: str, about: int) -> None:
        """The next question of a fairy takes the place of the last one."""
        self.pending = (self.pending[0], Decision(player, name, about))

    def _peek(self, card: int) -> None:
        table = self.table
        table.peek(card, self.player)
        if table.events is not None:
            self._tell_secret("peek", card, **self._spot(card))
        lying_down = sum([len(table.zones[zone]) + 1 >> 1 for zone in PLACE])
        if self.pending[-1].about is None and lying_down > 1:  # D21
            self._then(self.player, "peek", card)
        else:
            self._used()

    def _ask(self, front: str) -> None:
        asked = FRONT.index(front)
        self._tell("ask", other=asked)
        self._answer_from(asked, 0)

    def _answer_from(self, asked: int, recipe: int) -> None:
        """D19: recipe by recipe, oldest first; the asked one chooses among several objects."""
        for k in range(recipe, len(self.table.zones[RECIPE_ROW[asked]])):
            missing = self.missing(asked, k)
            if missing.bit_count() > 1:
                self._then(asked, "answer", k)
                return
            self._hear(asked, k, OBJECTS[missing.bit_length() - 1] if missing else "")
        self._used()

    def _name_object(self, name: str) -> None:
        asked, recipe = self.pending[-1].player, self._about()
        self._hear(asked, recipe, name)
        self._answer_from(asked, recipe + 1)

    def _hear(self, asked: int, recipe: int, lacking: str) -> None:
        self.answers = (*self.answers, (self.turns, self.player, asked, recipe, lacking))
        self.table.say("heard", player=asked, k=recipe + 1, object=lacking)

    def _pick_card(self, card: int) -> None:
        """One of the cards that Jabamiah swaps, or the one that Rochel moves."""
        question = self.pending[-1].name
        if question == "swap_second":
            self._swap(self._about(), card)
            return
        if self.table.events is not None:
            self._tell("pick", **self._spot(card))
        self._then(self.player, "swap_second" if question == "swap_first" else "move_to", card)

    def _swap(self, card: int, other: int) -> None:
        table = self.table
        table.swap(card, other)
        self._turn_by_position(table.where[card])
        self._turn_by_position(table.where[other])
        if table.events is not None:
            self._tell("swap", **self._spot(other))
        self._used()

    def _move_to(self, zone: str) -> None:
        card = self._about()
        source = self.table.where[card]
        self.table.move(card, zone)
        self._turn_by_position(source)
        self._turn_by_position(zone)
        if self.table.events is not None:
            self._tell("move", **self._spot(card))
        self._used()

    def _turn_by_position(self, zone: str) -> None:
        """D15: the first and third cards lie face down, the second and fourth face up."""
        for i, card in enumerate(self.table.zones[zone]):
            if i & 1:
                self.table.turn_up(card)
            else:
                self.table.turn_down(card)

    # End (section 8)

    def _finish_game(self, ended: str) -> None:
        self.pending = ()
        self.ended = ended
        table = self.table
        for p in range(self.players):
            for card in table.zones[RECIPE_ROW[p]]:
                table.turn_up(card)
        if self.freed is None:
            table.say("over", ended=ended)
        else:
            table.say("over", ended=ended, player=self.freed)


_FIRST_QUESTION = {
    "sight": "peek",
    "wealth": "wealth_draw",
    "truth": "ask",
    "mutation": "swap_first",
    "transport": "move_card",
}

_WITH_CARD: dict[str, Callable[[FateState, int], None]] = {
    "use": FateState._use,
    "next": FateState._next_card,
    "cancel": FateState._cancel,
    "peek": FateState._peek,
    "card": FateState._pick_card,
    "discard": FateState._discard,
    "lose": FateState._lose,
}
_WITH_ZONE: dict[str, Callable[[FateState, str], None]] = {
    "draw": FateState._draw,
    "travel": FateState._travel,
    "go": FateState._go,
    "ask": FateState._ask,
    "to": FateState._move_to,
}
_BUTTONS: dict[str, Callable[[FateState], None]] = {
    "pass": FateState._pass,
    "stay": FateState._stay,
    "done": FateState._done,
    "next": FateState._leave,
    "accept": FateState._accept,
}
