"""The rules of All You Wish For, in the order of its rules page."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.wishes.cards import FAIRIES, REALM, REALMS, cards_of
from fairytable.games.wishes.effects import Effects
from fairytable.games.wishes.hexmap import NEIGHBOURS, ORIGIN, free_cells
from fairytable.games.wishes.moves import (
    BENEATH,
    CARD,
    CELL,
    ON_TOP,
    PLACE,
    PUSH,
    STEP,
    STOP,
    card_of,
    zone_of,
)
from fairytable.games.wishes.position import (
    DEALT,
    HAND_SIZE,
    IDLE_LAPS,
    PILE_SIZE,
    PIXIE_STEPS,
    WishesOptions,
)
from fairytable.games.wishes.zones import FAIRY, GAINED, HANDS, STACKS, UNDER


class WishesState(Effects):
    """A position of the game, and how it goes on."""

    __slots__ = ()

    def __init__(self, options: WishesOptions, seed: int) -> None:
        super().__init__(options, seed)
        self._set_up()

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        player, name, _ = self.pending[-1]
        return _OPTIONS[name](self, player)

    def _apply(self, action: Action) -> None:
        player, name, _ = self.pending[-1]
        if action.verb in _WAND_EFFECTS:
            _WAND_EFFECTS[action.verb](self, player, action)
            _AFTER_WAND[name](self, player)
        else:
            _EFFECTS[name](self, player, action)

    # Setup (section 5)

    def _set_up(self) -> None:
        table, rng, players = self.table, self.rng, self.players
        ring = sorted(range(len(REALMS)), key=rng.keys(len(REALMS)).__getitem__)
        in_play, boxed = ring[: players + 1], ring[players + 1 :]  # D3: drawn at random
        table.lay([FAIRIES[realm] for realm in sorted(in_play)], "abandoned_fairy")
        table.shuffle("abandoned_fairy", rng)
        first = self.options.first
        self.first = self.player = rng.below(players) if first is None else first
        for realm in sorted(boxed):
            table.lay([*cards_of(realm), FAIRIES[realm]], "box")
        table.lay([card for realm in sorted(in_play) for card in cards_of(realm)], "deck")
        table.shuffle("deck", rng)
        table.draw("deck", "neutral", PILE_SIZE * len(boxed))  # D4
        around = [(self.first + k) % players for k in range(players)]
        for p in around:
            table.draw("abandoned_fairy", FAIRY[p])
        table.deal("deck", [HANDS[p] for p in around], DEALT)
        if boxed:
            self._place_neutral(ORIGIN)
        else:
            self._form_piles(self.first)

    def _place_neutral(self, zone: str) -> None:
        self.table.draw("neutral", zone, PILE_SIZE)
        self.kingdoms += (zone,)
        if self.table.zones["neutral"]:
            self._ask(self.first, "setup_neutral")
        elif len(self.kingdoms) > 1:
            self._ask(self.first, "setup_wanderer")
        else:
            self.wanderer = zone
            self._form_piles(self.first)

    def _free_cells(self, player: int) -> list[Action]:
        return [CELL[zone] for zone in free_cells(self.kingdoms, self.table.zones)]

    def _setup_neutral(self, player: int, action: Action) -> None:
        self._place_neutral(zone_of(action))

    def _all_kingdoms(self, player: int) -> list[Action]:
        return [CELL[zone] for zone in self.kingdoms]

    def _setup_wanderer(self, player: int, action: Action) -> None:
        self.wanderer = zone_of(action)
        self.table.say("setup.wanderer", player=player)
        self._form_piles(self.first)

    def _form_piles(self, player: int) -> None:
        self._ask(player, "setup_card", 0)

    def _hand_cards(self, player: int) -> list[Action]:
        return [CARD[card] for card in self.table.zones[HANDS[player]]]

    def _setup_card(self, player: int, action: Action) -> None:
        table = self.table
        picked = DEALT - len(table.zones[HANDS[player]])
        table.move(card_of(action), STACKS[player][picked // PILE_SIZE], 0)  # D8: top first
        following = (player + 1) % self.players
        if picked + 1 < 2 * PILE_SIZE:
            self._ask(player, "setup_card", picked + 1)
        elif following != self.first:
            self._form_piles(following)
        else:
            self._ask(following, "setup_place")

    def _piles_to_place(self, player: int) -> list[Action]:
        places = free_cells(self.kingdoms, self.table.zones)
        waiting = [i for i in (0, 1) if self.table.zones[STACKS[player][i]]]
        return [PLACE[i][zone] for i in waiting for zone in places]

    def _setup_place(self, player: int, action: Action) -> None:
        zone = zone_of(action)
        self.table.move_all(STACKS[player][int(action.choice or 0)], zone)
        self.kingdoms += (zone,)
        if not self.wanderer:
            self.wanderer = zone  # D5
        following = (player + 1) % self.players
        if any(self.table.zones[stack] for stack in STACKS[following]):
            self._ask(following, "setup_place")  # D7: two circuits
        else:
            self._reveal_fairies()

    def _reveal_fairies(self) -> None:
        table = self.table
        faces, zones = table.faces, table.zones
        fairies = [zones[FAIRY[p]][0] for p in range(self.players)]
        self.realms = tuple([REALM[faces[card]] for card in fairies])
        for card in (*fairies, *zones["abandoned_fairy"]):
            table.turn_up(card)
        if zones["abandoned_fairy"]:
            self.abandoned = REALM[faces[zones["abandoned_fairy"][0]]]
        for zone in self.kingdoms:
            table.turn_up(zones[zone][-1])
        self._ask(self.first, "setup_pixie")

    def _kingdoms_without_wanderer(self, player: int) -> list[Action]:
        return [CELL[zone] for zone in self.kingdoms if zone != self.wanderer]

    def _setup_pixie(self, player: int, action: Action) -> None:
        self.pixie = zone_of(action)
        self._begin_round()

    # The round (6.2, 6.5)

    def _begin_round(self) -> None:
        self.player = self.pixie_player
        self.walked = 0
        self.visited = (self.pixie,)
        self.table.say("round", t=self.round + 1, player=self.player)
        self._ask(self.player, "pixie_step", PIXIE_STEPS)

    def _end_round(self) -> None:
        self.round += 1
        if self.round % self.players == 0:
            self.idle = 0 if self.stirred else self.idle + 1
            self.stirred = False
            if not self.table.zones["deck"]:
                self._finish("deck")
                return
            if self.idle == IDLE_LAPS:  # D44
                self._finish("stall")
                return
        self._begin_round()

    # The Pixie (6.3)

    def _pixie_ways(self) -> list[str]:
        # D11: leaving an Abandoned Kingdom is no step; D12: no Kingdom twice
        if self.walked == PIXIE_STEPS and self.realm_at(self.pixie) != self.abandoned:
            return []
        zones, visited = self.table.zones, self.visited
        return [z for z in NEIGHBOURS[self.pixie] if z in zones and z not in visited]

    def _pixie_options(self, player: int) -> list[Action]:
        actions = [STEP[zone] for zone in self._pixie_ways()]
        if len(self.visited) > 1:
            actions.append(STOP)
        return actions

    def _pixie_step(self, player: int, action: Action) -> None:
        if action.zone is None:
            self._distribute(player)
            return
        if self.realm_at(self.pixie) != self.abandoned:
            self.walked += 1
        self.pixie = action.zone
        self.visited += (action.zone,)
        self.table.say("pixie.step", player=player)
        if self.pixie == self.wanderer:  # D13: at every step
            self._ask(player, "pixie_push")
        else:
            self._pixie_goes_on(player)

    def _pixie_goes_on(self, player: int) -> None:
        if self._pixie_ways():
            self._ask(player, "pixie_step", PIXIE_STEPS - self.walked)
        else:
            self._distribute(player)

    def _places_to_push(self, player: int) -> list[Action]:
        return [PUSH[zone] for zone in self.around(self.pixie)]

    def _pixie_push(self, player: int, action: Action) -> None:
        self.wanderer = zone_of(action)  # D14: nobody collects
        self.table.say("pixie.push", player=player)
        self._pixie_goes_on(player)

    def _distribute(self, player: int) -> None:
        table, pixie = self.table, self.pixie
        if table.events is not None:
            table.say("pixie", player=player, realm=REALMS[self.realm_at(pixie)])
        self.visited = ()
        cards = table.zones[pixie][:-1]
        for card in cards:
            table.move(card, "deal")
        # Cards tucked away later are known to the Pixie's player alone: nobody may follow them.
        if any(table.known[card] & ~(1 << player) for card in cards):
            table.shuffle("deal", self.rng)
        for card in cards:
            table.peek(card, player)  # D15
        self._deal_on(player)

    def _deal_on(self, player: int) -> None:
        if self.table.zones["deal"]:
            self._ask(player, "pixie_deal")
        else:
            self.covered = ()
            self._begin_turn((player + 1) % self.players)

    def _deal_options(self, player: int) -> list[Action]:
        around = self.around(self.pixie)
        barred = (self.wanderer, *self.covered)  # D18
        drags, places = ON_TOP, [zone for zone in around if zone not in barred]
        if not places:
            drags, places = BENEATH, around  # D16, D17
        cards = self.table.zones["deal"]
        rows = [drags[zone] for zone in places]
        return [row[card] for card in cards for row in rows]

    def _pixie_deal(self, player: int, action: Action) -> None:
        table, card, zone = self.table, card_of(action), zone_of(action)
        if table.events is not None:
            realm = REALMS[self.realm_at(zone)]
            if action.verb == "up":
                table.say("deal.up", card=self._named(card), realm=realm)
            else:
                table.say("deal.under", realm=realm)
        if action.verb == "up":
            self._cover(card, zone)
            self.covered += (zone,)
        else:
            table.move(card, zone, 0)
        self._deal_on(player)

    # The Fairy turn: the Wanderer (6.4 a)

    def _begin_turn(self, player: int) -> None:
        self.player = player
        self.start = self.wanderer
        self.walked = self.lifted = 0
        self.built = self.fresh = False
        self.table.say("turn", player=player)
        if self._wanderer_ways(player):
            self._ask(player, "wanderer_step", self.reach(player))
        else:
            self.table.say("wanderer.shut", player=player)
            self._arrive(player)  # D19

    def _wanderer_ways(self, player: int) -> list[str]:
        zones, walked = self.table.zones, self.walked
        collected = len(zones[GAINED[player]])
        if walked >= self._reach_with(collected):
            return []
        barred = {self.pixie}  # D20
        if walked and walked + 1 == self._reach_with(collected + self._collects()):
            barred.add(self.start)
        return [z for z in NEIGHBOURS[self.wanderer] if z in zones and z not in barred]

    def _wanderer_options(self, player: int) -> list[Action]:
        actions = [STEP[zone] for zone in self._wanderer_ways(player)]
        if not self.walked:
            return actions + self._wand_options(player)
        if self.wanderer != self.start:
            actions.append(STOP)
        return actions

    def _wanderer_step(self, player: int, action: Action) -> None:
        if action.zone is None:
            self._stop_wanderer(player)
            return
        if self._collects():
            self._collect(player)
        self.wanderer = action.zone
        self.walked += 1
        self.table.say("wanderer.step", player=player)
        if self._wanderer_ways(player):
            self._ask(player, "wanderer_step", self.reach(player) - self.walked)
        else:
            self._stop_wanderer(player)

    def _collect(self, player: int) -> None:
        table = self.table
        card = table.zones[self.wanderer][-1]
        table.move(card, GAINED[player])
        table.turn_up(table.zones[self.wanderer][-1])
        self._gain(player)
        if table.events is not None:
            count = len(table.zones[GAINED[player]])
            name = self._named(card)
            table.say("collect", player=player, card=name, k=count, s=self.reach(player))

    def _stop_wanderer(self, player: int) -> None:
        if self.table.events is not None:
            realm = REALMS[self.realm_at(self.wanderer)]
            self.table.say("wanderer", player=player, realm=realm)
        self._arrive(player)

    def _arrive(self, player: int) -> None:
        if self.realm_at(self.wanderer) == self.realms[player]:
            self._show_kingdom(player)
        else:
            self._choose_action(player)

    # End of the turn (6.4 e)

    def _end_turn(self, player: int) -> None:
        table = self.table
        drawn = table.draw("deck", HANDS[player], HAND_SIZE - len(table.zones[HANDS[player]]))
        if drawn:
            self.stirred = True
            table.say("draw", player=player, k=drawn)
            if not table.zones["deck"]:
                table.say("deck.empty")
        if player == self.pixie_player:
            self._end_round()
        else:
            self._begin_turn((player + 1) % self.players)

    # End of the game (section 8)

    def _finish(self, reason: str) -> None:
        self.ended = reason
        self.pending = ()
        table = self.table
        table.say("stall" if reason == "stall" else "over")
        for p in range(self.players):
            for card in table.zones[UNDER[p]]:
                table.turn_up(card)


_Options = Callable[[WishesState, int], list[Action]]
_Effect = Callable[[WishesState, int, Action], None]

_OPTIONS: dict[str, _Options] = {
    "setup_neutral": WishesState._free_cells,
    "setup_wanderer": WishesState._all_kingdoms,
    "setup_card": WishesState._hand_cards,
    "setup_place": WishesState._piles_to_place,
    "setup_pixie": WishesState._kingdoms_without_wanderer,
    "pixie_step": WishesState._pixie_options,
    "pixie_push": WishesState._places_to_push,
    "pixie_deal": WishesState._deal_options,
    "wanderer_step": WishesState._wanderer_options,
    "conquer_flip": WishesState._cards_to_flip,
    "action": WishesState._action_options,
    "create_card": WishesState._create_options,
    "create_cell": WishesState._free_cells,
    "rid_place": WishesState._rid_options,
    "rid_pick": WishesState._cards_to_pick,
    "rid_kingdom": WishesState._rid_kingdom_options,
    "rid_cell": WishesState._free_cells,
    "turn_end": WishesState._turn_end_options,
}
_EFFECTS: dict[str, _Effect] = {
    "setup_neutral": WishesState._setup_neutral,
    "setup_wanderer": WishesState._setup_wanderer,
    "setup_card": WishesState._setup_card,
    "setup_place": WishesState._setup_place,
    "setup_pixie": WishesState._setup_pixie,
    "pixie_step": WishesState._pixie_step,
    "pixie_push": WishesState._pixie_push,
    "pixie_deal": WishesState._pixie_deal,
    "wanderer_step": WishesState._wanderer_step,
    "conquer_flip": WishesState._conquer_flip,
    "action": WishesState._action,
    "create_card": WishesState._create_card,
    "create_cell": WishesState._create_cell,
    "rid_place": WishesState._rid_place,
    "rid_pick": WishesState._rid_pick,
    "rid_kingdom": WishesState._rid_kingdom,
    "rid_cell": WishesState._rid_cell,
    "turn_end": WishesState._turn_end,
}
_WAND_EFFECTS: dict[str, _Effect] = {
    "wand_place": WishesState._load_wand,
    "wand_turn": WishesState._turn_wands,
}
_AFTER_WAND: dict[str, Callable[[WishesState, int], None]] = {
    "wanderer_step": WishesState._same_question,
    "action": WishesState._choose_action,
    "turn_end": WishesState._end_actions,
}
"""A Wand is used within a decision, which then may have gone."""
