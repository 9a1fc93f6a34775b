"""The rules of The Challenge, in the order of its rules page."""

from collections.abc import Callable, Sequence

from fairytable.engine import Action, Decision
from fairytable.games.challenge import exchange, memory, telling
from fairytable.games.challenge.actions import (
    CANCEL,
    COLLECT,
    DONE,
    DRAW_FAIRIES,
    EXCHANGE,
    HARVEST_DRAW,
    HARVEST_STOP,
    KEEP,
    OBTAIN,
    STORE,
    USE,
    card_of,
    on_zone,
    waiting,
    with_cards,
    zone_of,
)
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    EXTRA_PIXIE,
    FAIRY_POINTS,
    GROUP_HARVEST,
    IMMUNITY,
    KINDS,
    STEAL,
    TORN_SACK,
)
from fairytable.games.challenge.places import (
    FAIRY_PILES,
    HANDS,
    IN_DRAFT,
    MARKS,
    PILES,
    SACKS,
    STONE_PILES,
    STORED,
    owner,
)
from fairytable.games.challenge.position import HARVEST_PICKS, Position
from fairytable.games.challenge.telling import HIDDEN

HAND_LIMIT = 3
PRICE = 4
"""Fairy points for one fairy."""
TORN_STONES = 3


class ChallengeState(Position):
    """A position with what may be done in it."""

    __slots__ = ()

    def legal(self) -> list[Action]:
        return _OPTIONS[self.pending[-1].name](self) if self.pending else []

    def _apply(self, action: Action) -> None:
        _VERBS[action.verb](self, action)

    # The turn (section 6): action

    def _action_options(self) -> list[Action]:
        table, player = self.table, self.player
        zones, faces = table.zones, table.faces
        actions = [COLLECT]
        tops = [zones[pile][-1] for pile in STONE_PILES if zones[pile]]
        if tops:
            for i, zone in enumerate(self.sacks(player)):
                # D7: a bigger sack need not be empty.
                if not zones[zone] or self.marked(player, i, BIGGER_SACK):
                    fits, send = self.room(player, i), with_cards("send", zone)
                    actions += [send[card] for card in tops if fits >> faces[card] & 1]
        stones = self.stones(player)
        if self._can_pay(stones):
            actions.append(OBTAIN)
        stored = zones[STORED[player]]
        if stored:
            play = with_cards("play")
            actions += [play[card] for card in stored if self.playable(faces[card])]
        cancelled = self.pending[-1].about is not None
        if stones and not cancelled and self.exchanges < self.players:  # D16
            actions.append(EXCHANGE)
        return actions

    def _can_pay(self, stones: list[int]) -> bool:
        zones, faces = self.table.zones, self.table.faces
        if len(stones) < PRICE and sum([FAIRY_POINTS[faces[card]] for card in stones]) < PRICE:
            return False
        return bool(zones["deck.fairies"]) or any(zones[pile] for pile in FAIRY_PILES)

    def playable(self, fairy: int) -> bool:
        """Whether the player on turn has something to use this fairy on (section 7)."""
        player = self.player
        if fairy in (BIGGER_SACK, IMMUNITY):  # D19
            return any(not self.marked(player, i, fairy) for i in range(self.pixies[player]))
        if fairy == STEAL:  # D26
            return any(self._can_rob(v) for v in range(self.players) if v != player)
        if fairy == TORN_SACK:  # D26
            return any(self.bare_sacks(v) for v in range(self.players) if v != player)
        return True  # a harvest too: the stone deck never is empty before it

    def bare_sacks(self, victim: int) -> list[str]:
        """A rival's sacks that hold something and are not immune."""
        zones = self.table.zones
        return [
            zone
            for i, zone in enumerate(self.sacks(victim))
            if zones[zone] and not self.marked(victim, i, IMMUNITY)
        ]

    def _can_rob(self, victim: int) -> bool:
        return bool(self.table.zones[HANDS[victim]]) or bool(self.bare_sacks(victim))

    # collect, discard, overflow

    def _collect(self, _: Action) -> None:
        table, player = self.table, self.player
        drawn = table.draw("deck.stones", HANDS[player], 2)
        telling.collecting(table, player, drawn)
        memory.mix(table, HANDS[player], self.rng)
        if drawn == 1:
            self.pending = (Decision(player, "discard", "single"),)
        else:
            self.pending = waiting("discard")[player]

    def _discard_options(self) -> list[Action]:
        table, player = self.table, self.player
        zones, faces = table.zones, table.faces
        hand = zones[HANDS[player]]
        actions = [with_cards("discard_hand", PILES[faces[card]])[card] for card in hand]
        for zone in self.sacks(player):  # D3
            if zones[zone]:
                top = zones[zone][-1]
                actions.append(with_cards("discard_sack", PILES[faces[top]])[top])
        if self.pending[-1].about == "single":  # D21
            actions.append(KEEP)
        return actions

    def _discard(self, action: Action) -> None:
        table, card = self.table, card_of(action)
        telling.stone(table, "left", self.player, card, table.where[card])
        self._give(action)
        self._settle_hand()

    def _give(self, action: Action) -> None:
        """Put an own stone where all see it; of equal ones the best known goes (section 4)."""
        table = self.table
        table.move(memory.best_known(table, card_of(action)), zone_of(action))

    def _keep(self, _: Action) -> None:
        self.table.say("kept_last", player=self.player)
        self._settle_hand()

    def _settle_hand(self) -> None:
        """Ask for what is too much in hand (D4); when nothing is, the turn is over."""
        if len(self.table.zones[HANDS[self.player]]) > HAND_LIMIT:
            self.pending = waiting("overflow")[self.player]
        else:
            self._end_turn()

    def _overflow_options(self) -> list[Action]:
        faces = self.table.faces
        hand = self.table.zones[HANDS[self.player]]
        actions = self._onto_sacks("stow", hand)
        actions += [with_cards("cede", PILES[faces[card]])[card] for card in hand]
        return actions

    def _stow(self, action: Action) -> None:
        telling.stone(self.table, "stowed", self.player, card_of(action), zone_of(action))
        self._give(action)
        self._settle_hand()

    def _cede(self, action: Action) -> None:
        telling.stone(self.table, "ceded", self.player, card_of(action), zone_of(action))
        self._give(action)
        self._settle_hand()

    def _onto_sacks(self, verb: str, cards: Sequence[int]) -> list[Action]:
        """Each of these stones with each own sack that it fits."""
        faces, player = self.table.faces, self.player
        actions: list[Action] = []
        if not cards:
            return actions
        for i, zone in enumerate(self.sacks(player)):
            fits = self.room(player, i)
            if fits:
                lay = with_cards(verb, zone)
                actions += [lay[card] for card in cards if fits >> faces[card] & 1]
        return actions

    # send

    def _send(self, action: Action) -> None:
        table, player = self.table, self.player
        kind, zone = table.faces[card_of(action)], zone_of(action)
        pile, pixie = PILES[kind], SACKS[player].index(zone)
        brought = 0
        while table.zones[pile] and self.room(player, pixie) >> kind & 1:  # D6
            table.move(table.zones[pile][-1], zone)
            brought += 1
        table.say("fetched", player=player, sack=pixie, count=brought, stone=KINDS[kind])
        self._end_turn()

    # obtain, offer, pick_fairy, use_now

    def _obtain(self, _: Action) -> None:
        self.pending = waiting("offer")[self.player]
        self.table.say("asked", player=self.player)

    def _offer_options(self) -> list[Action]:
        zones, player = self.table.zones, self.player
        from_hand = with_cards("offer_hand", "offering")
        from_sack = with_cards("offer_sack", "offering")
        actions = [from_hand[card] for card in zones[HANDS[player]]]
        sacks = [zones[zone] for zone in self.sacks(player)]
        actions += [from_sack[sack[-1]] for sack in sacks if sack]  # D9
        if self.offered() >= PRICE or not actions:  # too poor: only where a rival guesses at a hand
            take = with_cards("take_open", STORED[player])
            actions += [take[zones[p][-1]] for p in FAIRY_PILES if zones[p]]
            if zones["deck.fairies"]:
                actions.append(DRAW_FAIRIES)
        return actions

    def _offer(self, action: Action) -> None:
        self._give(action)

    def _take_open(self, action: Action) -> None:
        table, player, card = self.table, self.player, card_of(action)
        if table.events is not None:
            fairy = KINDS[table.faces[card]]
            table.say("took", player=player, points=self.offered(), fairy=fairy)
        table.move_all("offering", "removed.stones")
        table.move(card, STORED[player])
        self._obtained(card)

    def _draw_fairies(self, _: Action) -> None:
        table, player = self.table, self.player
        points = self.offered()
        table.move_all("offering", "removed.stones")
        drawn = table.draw("deck.fairies", "drawn", 2)  # D11
        table.say("drew_fairies", player=player, points=points, count=drawn)
        for card in table.zones["drawn"]:
            table.peek(card, player)
        self.pending = waiting("pick_fairy")[player]

    def _pick_fairy_options(self) -> list[Action]:
        pick = with_cards("pick", STORED[self.player])
        return [pick[card] for card in self.table.zones["drawn"]]

    def _pick(self, action: Action) -> None:
        table, player, card = self.table, self.player, card_of(action)
        table.move(card, STORED[player])
        table.say_to(1 << player, "kept_fairy", player=player, fairy=KINDS[table.faces[card]])
        for other in table.zones["drawn"]:
            kind = table.faces[other]
            table.move(other, PILES[kind])
            table.say("left_fairy", player=player, fairy=KINDS[kind])
        self._obtained(card)

    def _obtained(self, card: int) -> None:
        player = self.player
        if self.playable(self.table.faces[card]):
            self.pending = (Decision(player, "use_now", card),)
        else:  # D12
            self._store(STORE)

    def _use_now_options(self) -> list[Action]:
        card = self.pending[-1].about
        assert isinstance(card, int)
        if self.playable(self.table.faces[card]):
            return [USE, STORE]
        return [STORE]  # only where a rival guesses at the card

    def _use(self, _: Action) -> None:
        table = self.table
        card = self.pending[-1].about
        assert isinstance(card, int)
        telling.fairy(table, "used", self.player, card)
        if memory.best_known(table, card) != card:
            # All knew of another of this kind: that is used up, and none can tell which left.
            fairy = table.faces[card]
            memory.mix(table, STORED[self.player], self.rng)
            card = next(c for c in table.zones[STORED[self.player]] if table.faces[c] == fairy)
        self._bring_into_play(memory.best_known(table, card))

    def _store(self, _: Action) -> None:
        self.table.say("stored", player=self.player)
        memory.mix(self.table, STORED[self.player], self.rng)
        self._end_turn()

    # exchange

    def _exchange(self, _: Action) -> None:
        player, zones = self.player, self.table.zones
        self.draft = tuple(zones[zone] for zone in self.places(player))
        self.pending = (Decision(player, "exchange", 2 * len(self.stones(player))),)  # D18
        self.table.say_to(1 << player, "exchange", player=player)

    def _exchange_options(self) -> list[Action]:
        player, faces = self.player, self.table.faces
        hand, *sacks = self.draft
        places = self.places(player)
        actions: list[Action] = []
        if self.pending[-1].about:
            lift = with_cards("lift", HANDS[player])
            tops = [sack[-1] for sack in sacks if sack]
            actions += [lift[top] for top in tops]
            for i, sack in enumerate(sacks):
                fits = self.room(player, i)
                if fits:
                    lay, shift = (
                        with_cards("lay", places[i + 1]),
                        with_cards("shift", places[i + 1]),
                    )
                    for card in hand:
                        if fits >> faces[card] & 1:
                            actions.append(lay[card])
                    for top in tops:
                        if fits >> faces[top] & 1 and top not in sack:
                            actions.append(shift[top])
        if len(hand) <= HAND_LIMIT and exchange.differs(self.table, places, self.draft):  # D17
            actions.append(DONE)
        actions.append(CANCEL)
        return actions

    def _drag(self, action: Action) -> None:
        card, target = card_of(action), IN_DRAFT[zone_of(action)]
        draft = [tuple([c for c in cards if c != card]) for cards in self.draft]
        draft[target] += (card,)
        self._tell_draft(tuple(draft))
        self.draft = tuple(draft)
        player, name, left = self.pending[-1]
        assert isinstance(left, int)
        self.pending = (Decision(player, name, left - 1),)
        telling.drag(self.table, action.verb, player, card, target)

    def _tell_draft(self, after: exchange.Arrangement) -> None:
        """To the player alone: the stones lie in another way now."""
        if self.table.events is None:
            return
        places = self.places(self.player)
        before, then = (dict(zip(places, a, strict=True)) for a in (self.draft, after))
        self.table.tell_change(before, then, 1 << self.player)

    def _cancel(self, _: Action) -> None:
        zones = self.table.zones
        self._tell_draft(tuple(zones[zone] for zone in self.places(self.player)))
        self.draft = ()
        self.pending = (Decision(self.player, "action", "cancelled"),)
        self.table.say_to(1 << self.player, "cancel", player=self.player)

    def _done(self, _: Action) -> None:
        table, player = self.table, self.player
        places = self.places(player)
        before = table.where[:]
        exchange.carry_out(table, places, self.draft)
        telling.exchange(table, player, self.stones(player), before)
        self.draft = ()
        memory.mix(table, HANDS[player], self.rng)
        self._end_turn(self.exchanges + 1)

    # End of turn

    def _end_turn(self, exchanges: int = 0) -> None:
        self.exchanges = exchanges
        if not self.table.zones["deck.stones"]:
            self._finish()
            return
        self.turn += 1
        self.player = (self.player + 1) % self.players
        self.pending = waiting("action")[self.player]

    # Card effects (section 7)

    def _play(self, action: Action) -> None:
        card = memory.best_known(self.table, card_of(action))
        telling.fairy(self.table, "played", self.player, card)
        self._bring_into_play(card)

    def _bring_into_play(self, card: int) -> None:
        table, player = self.table, self.player
        table.turn_up(card)
        fairy = table.faces[card]
        if fairy == EXTRA_PIXIE:
            self._extra_pixie(card)
        elif fairy in (BIGGER_SACK, IMMUNITY):
            name = "enlarge" if fairy == BIGGER_SACK else "protect"
            self.pending = (Decision(player, name, card),)
        else:
            table.move(card, "removed.fairies")
            if fairy == GROUP_HARVEST:
                self.pending = (Decision(player, "harvest", ()),)
            else:
                self.pending = waiting("steal" if fairy == STEAL else "puncture")[player]

    def _extra_pixie(self, card: int) -> None:
        table, player = self.table, self.player
        number = self.pixies[player]
        self.pixies = tuple(n + (p == player) for p, n in enumerate(self.pixies))
        table.zones[SACKS[player][number]] = ()
        table.move(card, MARKS[player][number])
        table.say("new_pixie", player=player)
        self._end_turn()

    def _mark_options(self) -> list[Action]:
        """D19: each own pixie without this mark."""
        player, verb, card = self.pending[-1]
        assert isinstance(card, int)
        mark = self.table.faces[card]
        return [
            with_cards(verb, MARKS[player][i])[card]
            for i in range(self.pixies[player])
            if not self.marked(player, i, mark)
        ]

    def _mark(self, action: Action) -> None:
        player, zone = self.player, zone_of(action)
        self.table.move(card_of(action), zone)
        key = "enlarged" if action.verb == "enlarge" else "protected"
        self.table.say(key, player=player, sack=MARKS[player].index(zone))
        self._end_turn()

    # harvest

    def _harvest_options(self) -> list[Action]:
        zones = self.table.zones
        actions = [HARVEST_DRAW] if zones["deck.stones"] else []
        tops = [zones[pile][-1] for pile in STONE_PILES if zones[pile]]
        actions += self._onto_sacks("harvest_open", tops)  # D14
        if self.pending[-1].about:
            actions.append(HARVEST_STOP)
        return actions

    def _harvest_draw(self, _: Action) -> None:
        self.table.draw("deck.stones", HANDS[self.player])
        telling.harvesting(self.table, self.player)
        self._harvested(HIDDEN)

    def _harvest_open(self, action: Action) -> None:
        card = card_of(action)
        self.table.move(card, zone_of(action))
        self._harvested(self.table.faces[card])

    def _harvested(self, pick: int) -> None:
        """D13: up to four picks, one by one; D22: the deck may run out meanwhile."""
        picks = self.pending[-1].about
        assert isinstance(picks, tuple)
        self.pending = (Decision(self.player, "harvest", (*picks, pick)),)
        if len(picks) + 1 == HARVEST_PICKS or self._harvest_options() == [HARVEST_STOP]:
            self._harvest_stop(HARVEST_STOP)

    def _harvest_stop(self, _: Action) -> None:
        picks = self.pending[-1].about
        assert isinstance(picks, tuple)
        telling.harvest(self.table, self.player, picks)
        self._end_of_picks()

    def _end_of_picks(self) -> None:
        memory.mix(self.table, HANDS[self.player], self.rng)
        self._settle_hand()

    # steal, puncture

    def _steal_options(self) -> list[Action]:
        table, player = self.table, self.player
        victim = self.pending[-1].about
        victims = range(self.players) if victim is None else (victim,)
        rooms = [self.room(player, i) for i in range(self.pixies[player])]
        actions: list[Action] = []
        for v in victims:
            assert isinstance(v, int)
            if v == player:
                continue
            for zone in self.bare_sacks(v):
                top = table.zones[zone][-1]
                kind = table.faces[top]
                fitting = [SACKS[player][i] for i, fits in enumerate(rooms) if fits >> kind & 1]
                if fitting:
                    actions += [with_cards("steal_top", sack)[top] for sack in fitting]
                else:  # D14
                    actions.append(with_cards("steal_top", PILES[kind])[top])
            if table.zones[HANDS[v]]:
                actions.append(on_zone("steal_hand", HANDS[v]))
        return actions

    def _steal_top(self, action: Action) -> None:
        table, card, zone = self.table, card_of(action), zone_of(action)
        victim = owner(table.where[card])
        table.move(card, zone)
        key = "stole_for_wood" if zone in STONE_PILES else "stole"
        table.say(key, player=self.player, victim=victim, stone=KINDS[table.faces[card]])
        self._stolen(victim)

    def _steal_hand(self, action: Action) -> None:
        victim = owner(zone_of(action))
        card = memory.rob(self.table, victim, self.player, self.rng)
        telling.theft(self.table, self.player, victim, card)
        self._stolen(victim)

    def _stolen(self, victim: int) -> None:
        """D15: two stones of one rival, if there are two."""
        first = self.pending[-1].about is None
        if first and self._can_rob(victim):
            self.pending = (Decision(self.player, "steal", victim),)
        else:
            self._end_of_picks()

    def _puncture_options(self) -> list[Action]:
        rivals = [v for v in range(self.players) if v != self.player]
        return [on_zone("puncture", zone) for v in rivals for zone in self.bare_sacks(v)]

    def _puncture(self, action: Action) -> None:
        table, zone = self.table, zone_of(action)
        lost = table.draw(zone, "removed.stones", TORN_STONES)
        victim = owner(zone)
        sack = SACKS[victim].index(zone)
        table.say("tore", player=self.player, victim=victim, sack=sack, count=lost)
        self._end_turn()

    # End of game and scoring (section 8)

    def _finish(self) -> None:
        table = self.table
        self.pending = ()
        for p in range(self.players):
            for card in table.zones[HANDS[p]] + table.zones[STORED[p]]:
                table.turn_up(card)
        winners, scores = self.winners(), self.scores()
        best = scores[winners[0]][0]
        if len(winners) > 1:
            self.ended = "shared"
        else:
            tied = sum(score[0] == best for score in scores) > 1
            self.ended = "fairy_points" if tied else "points"
        for winner in winners:
            table.say(f"won.{self.ended}", player=winner, points=best)


_OPTIONS: dict[str, Callable[[ChallengeState], list[Action]]] = {
    "action": ChallengeState._action_options,
    "discard": ChallengeState._discard_options,
    "overflow": ChallengeState._overflow_options,
    "offer": ChallengeState._offer_options,
    "pick_fairy": ChallengeState._pick_fairy_options,
    "use_now": ChallengeState._use_now_options,
    "exchange": ChallengeState._exchange_options,
    "enlarge": ChallengeState._mark_options,
    "protect": ChallengeState._mark_options,
    "harvest": ChallengeState._harvest_options,
    "steal": ChallengeState._steal_options,
    "puncture": ChallengeState._puncture_options,
}
"""What is legal in each decision."""

_VERBS: dict[str, Callable[[ChallengeState, Action], None]] = {
    "collect": ChallengeState._collect,
    "send": ChallengeState._send,
    "obtain": ChallengeState._obtain,
    "play": ChallengeState._play,
    "exchange": ChallengeState._exchange,
    "discard_hand": ChallengeState._discard,
    "discard_sack": ChallengeState._discard,
    "keep": ChallengeState._keep,
    "stow": ChallengeState._stow,
    "cede": ChallengeState._cede,
    "offer_hand": ChallengeState._offer,
    "offer_sack": ChallengeState._offer,
    "take_open": ChallengeState._take_open,
    "draw_fairies": ChallengeState._draw_fairies,
    "pick": ChallengeState._pick,
    "use": ChallengeState._use,
    "store": ChallengeState._store,
    "lift": ChallengeState._drag,
    "lay": ChallengeState._drag,
    "shift": ChallengeState._drag,
    "done": ChallengeState._done,
    "cancel": ChallengeState._cancel,
    "enlarge": ChallengeState._mark,
    "protect": ChallengeState._mark,
    "harvest_draw": ChallengeState._harvest_draw,
    "harvest_open": ChallengeState._harvest_open,
    "harvest_stop": ChallengeState._harvest_stop,
    "steal_top": ChallengeState._steal_top,
    "steal_hand": ChallengeState._steal_hand,
    "puncture": ChallengeState._puncture,
}
"""What each option does."""
