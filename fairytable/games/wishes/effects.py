"""What a Fairy does where the Wanderer stops: conquer, lift, build, shed cards, use the Wand."""

from abc import abstractmethod

from fairytable.engine import Action
from fairytable.games.wishes.cards import IS_WAND, REALM, REALMS
from fairytable.games.wishes.hexmap import NEIGHBOURS, holds_without
from fairytable.games.wishes.moves import (
    CARD,
    CREATE,
    DONE,
    END,
    FLIP,
    KEEP,
    LOAD,
    ON_TOP,
    PICK,
    RID,
    TAKE,
    TOP,
    TURN_WANDS,
    card_of,
    zone_of,
)
from fairytable.games.wishes.position import PILE_SIZE, Position
from fairytable.games.wishes.zones import DOWN, HANDS, UNDER, UP, WAND


class Effects(Position):
    """Sections 6.4 b to e, 6.6 and 7 of the rules page."""

    __slots__ = ()

    @abstractmethod
    def _end_turn(self, player: int) -> None:
        """Draw, and go on to the next turn or round."""

    # On her own Kingdom (6.4 b, 7.1)

    def _show_kingdom(self, player: int) -> None:
        table = self.table
        beneath = table.zones[self.wanderer][-2::-1]  # D24: never the top
        for card in beneath:
            table.reveal(card)
        if table.events is not None:
            realm = self.realms[player]
            own = [self._named(card) for card in beneath if REALM[table.faces[card]] == realm]
            key = "conquer" if own else "conquer.nothing"
            table.say(key, player=player, k=len(beneath), cards=" ".join(own))
        self._conquer(player)

    def _conquer(self, player: int) -> None:
        """D26: one card after the other, from top to bottom."""
        table, realm = self.table, self.realms[player]
        for card in table.zones[self.wanderer][-2::-1]:
            face = table.faces[card]
            if REALM[face] != realm:
                continue
            if IS_WAND[face]:
                table.move(card, WAND[player])
                table.turn_up(card)
                self._gain(player)
            elif len(table.zones[UP[player]]) < self.limit(player):
                self._show_conquest(player, card)
            else:
                self._ask(player, "conquer_flip", card)
                return
        self._end_actions(player)

    def _cards_to_flip(self, player: int) -> list[Action]:
        return [FLIP[card] for card in self.table.zones[UP[player]]]  # D27

    def _conquer_flip(self, player: int, action: Action) -> None:
        newcomer = self.pending[-1].about
        assert isinstance(newcomer, int)
        card = card_of(action)
        if self.table.events is not None:
            self.table.say("conquer.flip", player=player, card=self._named(card))
        self._show_conquest(player, newcomer, card)
        self._conquer(player)

    def _show_conquest(self, player: int, card: int, flipped: int | None = None) -> None:
        """Lay a wish card before its Fairy; another may have to be turned down for it."""
        table = self.table
        before = self.open_gifts() if table.events is not None else []
        if flipped is not None:
            table.move(flipped, DOWN[player])
        table.move(card, UP[player])
        self._gain(player)
        if table.events is not None:
            self._tell_points(before)

    # On any other Kingdom (6.4 c, 7.2)

    def _choose_action(self, player: int) -> None:
        """Ask as long as something can be done (with a card in hand she can get rid of it)."""
        if self.table.zones[HANDS[player]] or (not self.built and self.liftable(player)):
            self._ask(player, "action")
        else:
            self._end_actions(player)

    def liftable(self, player: int) -> list[str]:
        """D30, D31: no pawn on it (the Wanderer stands elsewhere), and the map holds together."""
        zones, count, pixie = self.table.zones, len(self.kingdoms), self.pixie
        return [
            zone
            for zone in self.own_kingdoms(player)
            if zone != pixie and holds_without(zone, zones, count)
        ]

    def _action_options(self, player: int) -> list[Action]:
        table = self.table
        hand = table.zones[HANDS[player]]
        actions = []
        if not self.built:  # D29: lifting, creating, getting rid, in this order
            actions = [TAKE[zone] for zone in self.liftable(player)]
            if len(hand) >= PILE_SIZE:
                faces, realm = table.faces, self.realms[player]
                if realm in [REALM[faces[card]] for card in hand]:
                    actions.append(CREATE)
        if hand:
            actions.append(RID)
        if self.built or self.lifted:
            actions.append(DONE)
        return actions + self._wand_options(player)

    def _action(self, player: int, action: Action) -> None:
        if action.zone is not None:
            self._take(player, action.zone)
        elif action.verb == "create":
            self.table.say("build", player=player)
            self._ask(player, "create_card", 0)
        elif action.verb == "rid":
            self._rid(player)
        else:
            self.table.say("done", player=player)
            self._end_actions(player)

    def _take(self, player: int, zone: str) -> None:
        table = self.table
        if table.events is not None:
            realm = REALMS[self.realms[player]]
            table.say("take", player=player, realm=realm, k=len(table.zones[zone]))
        table.move_all(zone, HANDS[player])
        del table.zones[zone]
        self.kingdoms = tuple([other for other in self.kingdoms if other != zone])
        self.lifted += 1
        self._choose_action(player)

    # Building (6.4 d)

    def _create_options(self, player: int) -> list[Action]:
        table = self.table
        hand = table.zones[HANDS[player]]
        if not table.zones["tray"]:  # D32: the top alone has to be of her realm
            faces, realm = table.faces, self.realms[player]
            return [CARD[card] for card in hand if REALM[faces[card]] == realm]
        return [CARD[card] for card in hand]

    def _create_card(self, player: int, action: Action) -> None:
        table, card = self.table, card_of(action)
        if table.zones["tray"]:
            card = self._unfollowed(player, card)
        table.move(card, "tray", 0)
        chosen = len(table.zones["tray"])
        if chosen < PILE_SIZE:
            self._ask(player, "create_card", chosen)
        else:
            self._ask(player, "create_cell")

    def _create_cell(self, player: int, action: Action) -> None:
        self._found("tray", zone_of(action))
        self.built = True
        table = self.table
        if table.events is not None:
            top = table.zones[zone_of(action)][-1]
            table.say("create", player=player, card=self._named(top))
        self._choose_action(player)

    # Getting rid of the hand (7.3)

    def _rid(self, player: int) -> None:
        own = self.own_kingdoms(player)
        beside = {zone for kingdom in own for zone in NEIGHBOURS[kingdom]}
        # D34: all of them, settled now; D18: never face up on the Wanderer's
        self.targets = tuple([z for z in self.kingdoms if z in beside and z != self.wanderer])
        table = self.table
        if table.events is not None:
            table.say("rid", player=player, k=len(table.zones[HANDS[player]]))
        self._rid_on(player)

    def _rid_on(self, player: int) -> None:
        if self.targets and self.table.zones[HANDS[player]]:
            self._ask(player, "rid_place")
        else:
            self._open_market(player)

    def _rid_options(self, player: int) -> list[Action]:
        rows = [ON_TOP[zone] for zone in self.targets]
        hand = self.table.zones[HANDS[player]]
        return [*[row[card] for card in hand for row in rows], END]  # D35

    def _rid_place(self, player: int, action: Action) -> None:
        if action.card is None or action.zone is None:
            self._open_market(player)
            return
        card, zone, table = action.card, action.zone, self.table
        if table.events is not None:
            realm = REALMS[self.realm_at(zone)]
            table.say("rid.up", player=player, card=self._named(card), realm=realm)
        self._cover(card, zone)
        self.targets = tuple([other for other in self.targets if other != zone])
        self._rid_on(player)

    def _open_market(self, player: int) -> None:
        self.targets = ()
        self.table.move_all(HANDS[player], "market")  # D36: for all to see
        self._offer(player, 0)

    def _offer(self, player: int, taken: int) -> None:
        """Ask the next opponent, counter-clockwise; then the player what becomes of the rest."""
        if not self.table.zones["market"]:
            self._end_actions(player)
        elif taken < len(self.opponents[player]):
            self._ask(self.opponents[player][taken], "rid_pick", player)
        else:
            self._ask(player, "rid_kingdom")

    def _cards_to_pick(self, player: int) -> list[Action]:
        return [PICK[card] for card in self.table.zones["market"]]

    def _rid_pick(self, player: int, action: Action) -> None:
        card, seller = card_of(action), self.player
        self.table.move(card, HANDS[player])
        if self.table.events is not None:
            self.table.say("rid.pick", o=player, card=self._named(card))
        self._offer(seller, self.opponents[seller].index(player) + 1)

    def _rid_kingdom_options(self, player: int) -> list[Action]:
        return [*[TOP[card] for card in self.table.zones["market"]], KEEP]

    def _rid_kingdom(self, player: int, action: Action) -> None:
        table, card = self.table, action.card
        held = table.zones["market"]
        if card is None:  # D37: all or nothing
            table.say("rid.keep", player=player, k=len(held))
            table.move_all("market", HANDS[player])
            self._end_actions(player)
            return
        for other in reversed(held):
            if other != card:
                table.move(other, "tray")
        table.move(card, "tray")
        self._ask(player, "rid_cell")

    def _rid_cell(self, player: int, action: Action) -> None:
        self._found("tray", zone_of(action))
        self.table.say("rid.kingdom", player=player)
        self._end_actions(player)

    # The Wand (6.6)

    def _wand_options(self, player: int) -> list[Action]:
        table = self.table
        zones = table.zones
        wand = zones[WAND[player]]
        if not wand or not table.lies_up(wand[0]):
            return []
        if not zones[UNDER[player]]:  # D38: one card in the whole game
            return [LOAD[card] for card in zones[HANDS[player]]]
        return [] if self.fresh or not zones["deck"] else [TURN_WANDS]  # D39

    def _load_wand(self, player: int, action: Action) -> None:
        table = self.table
        card = self._unfollowed(player, card_of(action))
        table.move(card, UNDER[player])
        self.fresh = True
        if table.events is not None:
            secret = {"card": self._named(card)}
            table.say_knowing(1 << player, secret, "wand.place", player=player)

    def _turn_wands(self, player: int, action: Action) -> None:
        table = self.table
        turned = [p for p in range(self.players) if table.zones[UNDER[p]] and self.wand_up(p)]
        for p in turned:
            table.turn_down(table.zones[WAND[p]][0])
        if table.events is not None:
            table.say("wand.turn", player=player, names=" ".join(map(str, turned)))

    def _same_question(self, player: int) -> None:
        """A Wand before the first step leaves the Wanderer's question as it was."""

    # End of the turn (6.4 e)

    def _end_actions(self, player: int) -> None:
        if self._wand_options(player):
            self._ask(player, "turn_end")
        else:
            self._end_turn(player)

    def _turn_end_options(self, player: int) -> list[Action]:
        return [*self._wand_options(player), END]

    def _turn_end(self, player: int, action: Action) -> None:
        self._end_turn(player)
