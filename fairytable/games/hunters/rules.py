"""The rules of The Fairy Circle: Hunters, in the order of its rules page."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal

from fairytable.engine import Action, Decision
from fairytable.games.hunters.cards import (
    AGARIC,
    BLUEBELL,
    DANDELION,
    DECK,
    DUST,
    FAIRY,
    FLOWER,
    FLUTE,
    FOXGLOVE,
    GREEN,
    HONEY,
    HORSESHOE,
    KIND,
    MUSHROOM,
    PHOTO,
    PLACES,
    POPPY,
    PRIMROSE,
    PUFFBALL,
    RING,
    STONE,
    THREAD,
    TRINKET,
    TRUMPET,
    VALUE,
    WISP,
)
from fairytable.games.hunters.position import (
    CAGE,
    CAMERA,
    CENTRE,
    CHEST,
    CIRCLE,
    EVIDENCE,
    HAND_SIZE,
    HANDS,
    PHOTOS,
    PLACE,
    STANDS,
    TOOLS,
    HuntersOptions,
    Position,
)

SWAPS = {3: 3, 4: 3, 5: 2, 6: 2}
PEEKS = 3
"""How many cards a Hag Stone shows."""
PAIRS = tuple((q, (q + 1) % PLACES) for q in range(PLACES)) + tuple((q, q + 6) for q in range(6))
"""The places whose cards may be swapped: neighbours, and opposites."""

# Every action exists once: listing them costs a look-up, not a construction.
_SWAP = tuple([Action("swap", card, zone) for zone in CIRCLE] for card in GREEN)
_REFILL = tuple([Action("refill", card, zone) for zone in CIRCLE] for card in GREEN)
_USE = tuple(Action("use", card) for card in GREEN)
_CARD = tuple(Action("card", card) for card in GREEN)
_PEEK = tuple(Action("peek", card) for card in GREEN)
_DROP = tuple(Action("drop", card, "discard") for card in GREEN)
_DISCARD = tuple(Action("discard", card, "discard") for card in GREEN)
_STAND = tuple(Action("stand", None, zone) for zone in STANDS[:PLACES])
_TOOL = tuple([Action("tool", None, f"tool.{p}.{tool}") for tool in TOOLS] for p in range(6))
_TOOL_AT = {action.zone: t for row in _TOOL for t, action in enumerate(row)}
_DONE = Action("done")
_PASS = Action("pass")
_SUFFER = Action("suffer")
_ASK_SWAP = tuple((Decision(p, "swap"),) for p in range(6))
_ASK_REFILL = tuple([Decision(p, "refill", q) for q in range(PLACES)] for p in range(6))

_AFTER_USE = {
    "swap": "shift",
    "choose_tool": "choose_tool",
    "react_flute": "reveal",
    "react": "face",
}
"""Where the game goes on once a trinket has done its work."""
_FOLLOW_UP = {FLUTE: "flute_place", STONE: "peek", THREAD: "thread_swap", DUST: "dust_tool"}


@cache
def turn_of(players: int, active: int) -> tuple[Decision, ...]:
    """Section 6: a whole turn as a stack, its beginning on top."""
    order = [(active + k) % players for k in range(players)]
    return (
        Decision(active, "close"),
        Decision(active, "choose_tool"),
        *[Decision(p, "choose_tool") for p in order[:0:-1]],  # D8: in the order of the next turn
        Decision(active, "restore"),
        *[Decision(r, "reveal") for r in reversed(order)],
        Decision(active, "shift"),
    )


class HuntersState(Position):
    """A position of the game, and how it goes on."""

    __slots__ = ()

    def __init__(self, options: HuntersOptions, seed: int) -> None:
        super().__init__(options, seed)
        order = self.clockwise(self.first)
        self._push(self.first, "turn")
        self.pending += tuple([Decision(p, "choose_tool") for p in reversed(order)])

    # The turn (section 6)

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        asked = self.pending[-1]
        return _LEGAL[asked.name](self, asked)

    def _apply(self, action: Action) -> None:
        asked = self.pending[-1]
        self.pending = self.pending[:-1]
        _DO[action.verb](self, asked, action.card, action.zone)
        self._go_on()

    def _begin_turn(self, asked: Decision) -> None:
        active = asked.player
        self.turn += 1
        self.active = active
        self.swaps_left = 0 if self.dizzy[active] else SWAPS[self.players]
        self.dizzy[active] = False
        self.quiet = True
        self.pending = turn_of(self.players, active)
        if self.table.events is not None:
            self.table.say("turn", t=self.turn, player=active)

    # Shift

    def _shift(self, asked: Decision) -> None:
        active = asked.player
        if (
            self.swaps_left
            or self.holds(active, (THREAD, DUST))
            or (self.pos[active] == CENTRE and self.holds(active, (FLUTE,)))
        ):
            self.pending += _ASK_SWAP[active]

    def _legal_swap(self, asked: Decision) -> list[Action]:
        actions = self._legal_pairs(asked) if self.swaps_left else []
        if self.table.zones[EVIDENCE[asked.player]]:
            actions += self._usable(asked.player, (FLUTE, STONE, THREAD, DUST))
        actions.append(_DONE)
        return actions

    def _legal_pairs(self, asked: Decision) -> list[Action]:
        zones = self.table.zones
        cards = [zones[zone] for zone in CIRCLE]
        return [_SWAP[cards[i][0]][j] for i, j in PAIRS if cards[i] and cards[j]]

    def _swap(self, asked: Decision, card: int, zone: str) -> None:
        table = self.table
        if table.events is not None:
            here, there = _hour(PLACE[table.where[card]]), _hour(PLACE[zone])
            table.say("swap", player=asked.player, h=here, i=there)
        table.swap(card, table.zones[zone][0])
        if asked.name == "swap":
            self.swaps_left -= 1
            self._shift(asked)

    def _done(self, asked: Decision, card: None, zone: None) -> None:
        """The reveals wait on the stack."""
        self.table.say("done", player=asked.player)

    # Reveal

    def _reveal(self, asked: Decision) -> None:
        r = asked.player
        place = self.pos[r]
        if place != CENTRE:
            self._face(r, place)
        elif r != self.active and self.holds(r, (FLUTE,)):
            self._push(r, "react_flute")
        else:
            self._push(self.active, "choose_card", r)  # D9, D10

    def _legal_react_flute(self, asked: Decision) -> list[Action]:
        return [*self._usable(asked.player, (FLUTE,)), _PASS]

    def _legal_choose_card(self, asked: Decision) -> list[Action]:
        zones, pos = self.table.zones, self.pos
        return [
            _CARD[zones[zone][0]] for q, zone in enumerate(CIRCLE) if zones[zone] and q not in pos
        ]

    def _choose_card(self, asked: Decision, card: int, zone: None) -> None:
        r = asked.about
        assert isinstance(r, int)
        place = PLACE[self.table.where[card]]
        if self.table.events is not None:
            self.table.say("choice", player=asked.player, r=r, h=_hour(place))
        self._face(r, place)

    def _face(self, r: int, place: int) -> None:
        """Resolve the card at a place; whose card has changed may react before."""
        cards = self.table.zones[CIRCLE[place]]
        if not cards:
            self.table.say("nothing.empty", player=r)  # D12
        elif (
            r != self.active
            and cards[0] != self.noted[r]
            # D20. At most five places are empty by now, so a Thread always finds a pair.
            and self.holds(r, (THREAD, DUST))
        ):
            self._push(r, "react", place)
        else:
            self._resolve(r, place)

    def _face_again(self, asked: Decision) -> None:
        assert isinstance(asked.about, int)
        self._face(asked.player, asked.about)

    def _legal_react(self, asked: Decision) -> list[Action]:
        return [*self._usable(asked.player, (THREAD, DUST)), _PASS]

    def _pass(self, asked: Decision, card: None, zone: None) -> None:
        if asked.name == "react_flute":
            self.table.say("stay", player=asked.player)
            self._push(self.active, "choose_card", asked.player)
        else:
            assert isinstance(asked.about, int)
            self.table.say("react.pass", player=asked.player)
            self._resolve(asked.player, asked.about)

    # Restore

    def _restore(self, asked: Decision) -> None:
        keepers = self.keepers()
        if not keepers:
            return
        duties = []
        for p in self.clockwise(asked.player):  # D23
            places = [q for q, keeper in keepers.items() if keeper == p]
            cards = len(self.table.zones[HANDS[p]])
            if len(places) > cards:
                self.table.say("end.circle", player=p, h=_hour(places[cards]))
                self._end("circle")  # D14: at once, nobody refills
                return
            duties += [_ASK_REFILL[p][q] for q in places]
        self.pending += tuple(reversed(duties))

    def _legal_refill(self, asked: Decision) -> list[Action]:
        q = asked.about
        assert isinstance(q, int)
        return [_REFILL[card][q] for card in self.table.zones[HANDS[asked.player]]]

    def _refill(self, asked: Decision, card: int, zone: str) -> None:
        table = self.table
        table.move(card, zone)
        if table.events is not None:
            p, secret = asked.player, {"card": self._name(card)}
            table.say_knowing(1 << p, secret, "refill", player=p, h=_hour(PLACE[zone]))

    # Tools

    def _legal_choose_tool(self, asked: Decision) -> list[Action]:
        p = asked.player
        tools = _TOOL[p]
        actions = tools[:] if self.camera_works(p) else [tools[CAGE], tools[CHEST]]
        if self.table.zones[EVIDENCE[p]]:
            actions += self._usable(p, (FLUTE, STONE, THREAD))
        return actions

    def _take_tool(self, asked: Decision, card: None, zone: str) -> None:
        p = asked.player
        self.tool[p] = _TOOL_AT[zone]
        if asked.name == "choose_tool":
            if self.no_camera[p]:
                self.no_camera[p] -= 1
            place = self.pos[p]
            self.noted[p] = None if place == CENTRE else self.table.zones[CIRCLE[place]][0]
        if self.table.events is not None:
            self.table.say("tools", player=p, tool=TOOLS[_TOOL_AT[zone]])

    # Close

    def _close(self, asked: Decision) -> None:
        table, active = self.table, asked.player
        over = len(table.zones[HANDS[active]]) - HAND_SIZE
        if over > 0:
            self._push(active, "close")
            self._push(active, "discard_hand", over)
            return
        drawn = table.draw("deck", HANDS[active], -over)  # D16: discards never return
        if table.events is not None:
            table.say("close.draws", player=active, k=drawn)
        self.quiet_run = self.quiet_run + 1 if self.quiet else 0
        left = 2 * self.players - self.quiet_run
        if not left:
            table.say("end.dawn")
            self._end("dawn")  # D22
            return
        if left <= self.players:
            table.say("fading", k=left)
        self._push((active + 1) % self.players, "turn")

    def _legal_discard_hand(self, asked: Decision) -> list[Action]:
        return [_DISCARD[card] for card in self.table.zones[HANDS[asked.player]]]

    def _discard_hand(self, asked: Decision, card: int, zone: str) -> None:
        self._discard(card)
        if self.table.events is not None:
            self.table.say("close.discards", player=asked.player, card=self._name(card))

    # What a reveal does (section 7.1)

    def _resolve(self, r: int, place: int) -> None:
        table = self.table
        card = table.zones[CIRCLE[place]][0]
        table.turn_up(card)
        kind, tool = KIND[table.faces[card]], self.tool[r]
        if kind == WISP:
            self._trap(r, place, card)
        elif kind in (MUSHROOM, FLOWER):
            if tool == CAMERA:
                self._tell_nothing(r, place, card)
            else:
                self._work(r, card)
        elif tool == CAMERA:
            self._photograph(r, place, card)
        elif tool == (CAGE if kind == FAIRY else CHEST):
            self._take(r, place, card)
        else:
            self._tell_nothing(r, place, card)

    def _take(self, r: int, place: int, card: int) -> None:
        table = self.table
        table.move(card, EVIDENCE[r])
        self.quiet = False
        if table.events is not None:
            face = table.faces[card]
            key = "catch" if KIND[face] == FAIRY else "box"
            table.say(key, player=r, card=self._name(card), h=_hour(place), v=VALUE[face])
            self._tell_points(r, VALUE[face])

    def _photograph(self, r: int, place: int, card: int) -> None:
        table = self.table
        if not table.draw("photos.deck", PHOTOS[r]):
            self._tell_nothing(r, place, card)  # D17
            return
        self.quiet = False
        if table.events is not None:
            photo = table.zones[PHOTOS[r]][-1]
            shot, v = self._name(photo), self.value(photo)
            table.say("photo", player=r, card=self._name(card), h=_hour(place), photo=shot, v=v)
            self._tell_points(r, v)

    # Will-o'-the-wisp (section 7.2)

    def _trap(self, r: int, place: int, wisp: int) -> None:
        table = self.table
        prisoner = self.trapped()
        self._discard(wisp)
        if prisoner != r:
            self._stand(r, CENTRE)
            table.say("wisp", player=r, h=_hour(place))
        if prisoner is not None:
            self._stand(prisoner, place)  # D11: also if the card was chosen for the prisoner
            table.say("wisp.free", x=prisoner, h=_hour(place))

    def _stand(self, player: int, place: int) -> None:
        self.pos[player] = place
        self.table.move(self.researcher(player), STANDS[place])

    # Mushrooms and flowers (section 7.3)

    def _work(self, r: int, card: int) -> None:
        """All victims suffer, one after the other; then the card withers."""
        face = self.table.faces[card]
        self._push(r, "wither", card)
        if face == DANDELION:
            self._scatter(card)
            return
        victims = [r] if KIND[face] == MUSHROOM else self.clockwise(r)
        self.pending += tuple([Decision(v, "strike", card) for v in reversed(victims)])

    def _scatter(self, dandelion: int) -> None:
        table = self.table
        cards = [card for zone in CIRCLE for card in table.zones[zone] if card != dandelion]
        table.scramble(cards, self.rng)
        # Nobody can tell whether the own card came back: it counts as changed.
        self.noted = [None] * self.players
        table.say("dandelion")

    def _wither(self, asked: Decision) -> None:
        assert isinstance(asked.about, int)
        self._discard(asked.about)

    def _strike(self, asked: Decision) -> None:
        v, card = asked.player, asked.about
        assert isinstance(card, int)
        table = self.table
        face = table.faces[card]
        if face == PRIMROSE:
            drawn = table.draw("deck", HANDS[v], 2)
            if table.events is not None:
                table.say("effect.draws", card=self._name(card), player=v, k=drawn)
        elif not self._would_lose(v, face):
            if table.events is not None:
                table.say("effect.nothing", card=self._name(card), player=v)
        elif face in (HONEY, BLUEBELL):
            self._push(v, "drop_trinket", card)  # D27: no shield
        elif self.holds(v, (HORSESHOE,)):
            self._push(v, "shield", card)
        else:
            self._hit(v, face)

    def _would_lose(self, v: int, face: int) -> bool:
        table = self.table
        if face in (PUFFBALL, POPPY):
            return bool(table.zones[PHOTOS[v]])
        if face == RING:
            return self.no_camera[v] < self.players
        if face == TRUMPET:
            return not self.dizzy[v]
        kind = FAIRY if face in (AGARIC, FOXGLOVE) else TRINKET
        return any(KIND[table.faces[card]] == kind for card in table.zones[EVIDENCE[v]])

    def _hit(self, v: int, face: int) -> None:
        table = self.table
        name = DECK.faces[face].name
        if face == RING:
            self.no_camera[v] = self.players  # D28
            table.say("effect.camera", card=name, player=v, k=self.players)
        elif face == TRUMPET:
            self.dizzy[v] = True
            table.say("effect.swaps", card=name, player=v)
        elif face in (PUFFBALL, POPPY):
            self._lose(v, max(table.zones[PHOTOS[v]], key=self.value), name)  # D19
        else:
            fairies = [c for c in table.zones[EVIDENCE[v]] if KIND[table.faces[c]] == FAIRY]
            self._lose(v, (min if face == AGARIC else max)(fairies, key=self.value), name)  # D19

    def _lose(self, v: int, card: int, cause: str) -> None:
        """A fairy escapes, a trinket drops, a photo goes back into the film."""
        table = self.table
        face = table.faces[card]
        if KIND[face] == PHOTO:
            table.move(card, "photos.deck")
            table.shuffle("photos.deck", self.rng)
            self.quiet = False
        else:
            self._discard(card)
        if table.events is not None:
            table.say("effect.loses", card=cause, player=v, lost=DECK.faces[face].name)
            self._tell_points(v, -VALUE[face])

    def _legal_drop_trinket(self, asked: Decision) -> list[Action]:
        faces = self.table.faces
        cards = self.table.zones[EVIDENCE[asked.player]]
        return [_DROP[card] for card in cards if KIND[faces[card]] == TRINKET]

    def _drop_trinket(self, asked: Decision, card: int, zone: str) -> None:
        assert isinstance(asked.about, int)
        self._lose(asked.player, card, self._name(asked.about))

    def _legal_shield(self, asked: Decision) -> list[Action]:
        return [*self._usable(asked.player, (HORSESHOE,)), _SUFFER]

    def _suffer(self, asked: Decision, card: None, zone: None) -> None:
        assert isinstance(asked.about, int)
        self._hit(asked.player, self.table.faces[asked.about])

    # Trinkets (section 7.4)

    def _usable(self, player: int, window: tuple[int, ...]) -> list[Action]:
        """The trinkets of this window that can do something."""
        faces = self.table.faces
        actions = []
        for card in self.table.zones[EVIDENCE[player]]:
            face = faces[card]
            if face not in window:
                continue
            if (face != FLUTE or self.pos[player] == CENTRE) and (
                face != STONE or self.unseen(player)
            ):
                actions.append(_USE[card])
        return actions

    def _use(self, asked: Decision, card: int, zone: None) -> None:
        p, name, about = asked
        face = self.table.faces[card]
        self._discard(card)
        if self.table.events is not None:
            self._tell_use(p, name, face)
        if name == "shield":
            return
        self._push(p, _AFTER_USE[name], about)
        self._push(p, _FOLLOW_UP[face], 1 if face == STONE else None)

    def _legal_flute_place(self, asked: Decision) -> list[Action]:
        return [_STAND[q] for q in range(PLACES) if q not in self.pos]  # D21

    def _step_out(self, asked: Decision, card: None, zone: str) -> None:
        self._stand(asked.player, PLACE[zone])

    def _legal_peek(self, asked: Decision) -> list[Action]:
        return [_PEEK[card] for card in self.unseen(asked.player)]

    def _peek(self, asked: Decision, card: int, zone: None) -> None:
        p, _, count = asked
        assert isinstance(count, int)
        table = self.table
        table.peek(card, p)
        if table.events is not None:
            hour, secret = _hour(PLACE[table.where[card]]), {"card": self._name(card)}
            table.say_knowing(1 << p, secret, "peek", player=p, h=hour)
        if count < PEEKS and self.unseen(p):
            self._push(p, "peek", count + 1)

    def _legal_dust_tool(self, asked: Decision) -> list[Action]:
        p = asked.player
        return [
            action
            for t, action in enumerate(_TOOL[p])
            if t != self.tool[p] and (t != CAMERA or self.camera_works(p))
        ]

    # End of game (section 8)

    def _discard(self, card: int) -> None:
        self.table.move(card, "discard")
        self.quiet = False

    def _end(self, reason: Literal["circle", "dawn"]) -> None:
        self.ended = reason
        self.pending = ()

    # Telling

    def _name(self, card: int) -> str:
        return DECK.faces[self.table.faces[card]].name

    def _tell_nothing(self, r: int, place: int, card: int) -> None:
        if self.table.events is not None:
            self.table.say("nothing", player=r, card=self._name(card), h=_hour(place))

    def _tell_use(self, player: int, window: str, trinket: int) -> None:
        if window == "shield":
            self.table.say("trinket.spared", player=player)
        else:
            self.table.say("trinket", player=player, card=DECK.faces[trinket].name)
        self._tell_points(player, -VALUE[trinket])

    def _tell_points(self, player: int, points: int) -> None:
        self.table.score(f"player.{player}", points, self.points(player))

    steps = {
        "turn": _begin_turn,
        "shift": _shift,
        "reveal": _reveal,
        "face": _face_again,
        "strike": _strike,
        "wither": _wither,
        "restore": _restore,
        "close": _close,
    }


def _hour(place: int) -> int:
    """What the clock shows at a place."""
    return place or PLACES


_LEGAL: Mapping[str, Callable[[HuntersState, Decision], list[Action]]] = {
    "swap": HuntersState._legal_swap,
    "thread_swap": HuntersState._legal_pairs,
    "react_flute": HuntersState._legal_react_flute,
    "choose_card": HuntersState._legal_choose_card,
    "react": HuntersState._legal_react,
    "refill": HuntersState._legal_refill,
    "choose_tool": HuntersState._legal_choose_tool,
    "discard_hand": HuntersState._legal_discard_hand,
    "drop_trinket": HuntersState._legal_drop_trinket,
    "shield": HuntersState._legal_shield,
    "flute_place": HuntersState._legal_flute_place,
    "peek": HuntersState._legal_peek,
    "dust_tool": HuntersState._legal_dust_tool,
}
"""What each decision offers."""

_DO: Mapping[str, Callable[..., None]] = {
    "swap": HuntersState._swap,
    "done": HuntersState._done,
    "card": HuntersState._choose_card,
    "pass": HuntersState._pass,
    "refill": HuntersState._refill,
    "tool": HuntersState._take_tool,
    "discard": HuntersState._discard_hand,
    "drop": HuntersState._drop_trinket,
    "suffer": HuntersState._suffer,
    "use": HuntersState._use,
    "stand": HuntersState._step_out,
    "peek": HuntersState._peek,
}
"""What each verb does with its card and zone; the decision it answers is off the stack already."""
