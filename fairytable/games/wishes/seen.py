"""What a view of All You Wish For says, in the words of the game: for the layout and the texts."""

from collections.abc import Sequence
from functools import cached_property

from fairytable.engine import CardView, TableView
from fairytable.games.wishes.cards import IS_WAND, POINTS, REALM
from fairytable.games.wishes.facts import WishesFacts
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS, holds_without
from fairytable.games.wishes.rules.position import NOBODY, PILE_SIZE, PIXIE_STEPS, opponents
from fairytable.games.wishes.rules.scoring import WAND_FACTOR
from fairytable.games.wishes.rules.zones import FAIRY, GAINED, HANDS, STACKS, UNDER, UP, WAND
from fairytable.stage.seen_table import SeenTable


class Seen(SeenTable[WishesFacts]):
    """A view with its facts read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.players = len(self.facts.reach)
        self.seats = range(self.players)

    # Who decides

    @property
    def decider(self) -> int:
        """Who decides; whose turn it was when the game is over."""
        return self.facts.player if self.view.decision is None else self.view.decision.player

    @property
    def about(self) -> int:
        """What the question is about, in a number; 0 if it is about none."""
        return super().about or 0

    @property
    def setting_up(self) -> bool:
        """Fairies are secret, and no top is turned up yet."""
        return not self.facts.realms

    @property
    def forming(self) -> str:
        """The pile to which the next card goes while piles are formed; empty at other times."""
        if self.decision != "setup_card":
            return ""
        return STACKS[self.decider][self.about // PILE_SIZE]

    @property
    def piles(self) -> list[str]:
        """The decider's piles that do not lie on the map yet."""
        return [zone for zone in STACKS[self.decider] if self.cards(zone)]

    # Cards

    def realm(self, player: int) -> int:
        """A player's realm; NOBODY's while the viewer does not know it."""
        if self.facts.realms:
            return self.facts.realms[player]
        fairy = self.known(FAIRY[player])
        return REALM[fairy[0]] if fairy else NOBODY

    def owner_of(self, realm: int) -> int | None:
        """Whose realm it is, once all know it."""
        return self.facts.realms.index(realm) if realm in self.facts.realms else None

    # The map

    @cached_property
    def kingdoms(self) -> tuple[str, ...]:
        """The cells on which cards lie, oldest first: while an action is told they come and go
        before the facts do."""
        lying = [zone for zone, cards in self.zones.items() if cards and zone.startswith("map.")]
        old = [zone for zone in self.facts.kingdoms if self.cards(zone)]
        return (*old, *(zone for zone in lying if zone not in old))

    def top(self, zone: str) -> CardView | None:
        cards = self.cards(zone)
        return cards[-1] if cards else None

    def realm_at(self, zone: str) -> int:
        """To whose realm a Kingdom belongs; NOBODY's while its top is hidden."""
        top = self.top(zone)
        return NOBODY if top is None or top.face is None or not top.up else REALM[top.face]

    def around(self, zone: str) -> list[str]:
        """The Kingdoms that touch a cell."""
        return [other for other in NEIGHBOURS[zone] if other in self.kingdoms]

    def own_kingdoms(self, player: int) -> list[str]:
        realm = self.realm(player)
        return [zone for zone in self.kingdoms if self.realm_at(zone) == realm]

    def holds_without(self, zone: str) -> bool:
        """Whether the map stays in one piece if this Kingdom is lifted."""
        kingdoms = self.kingdoms
        return holds_without(zone, frozenset(kingdoms), len(kingdoms))

    def own_beneath(self, zone: str, player: int) -> list[int]:
        """The player's cards that the viewer knows to lie beneath a Kingdom's top, top first."""
        realm = self.realm(player)
        faces = [card.face for card in self.cards(zone)[-2::-1]]
        return [face for face in faces if face is not None and REALM[face] == realm]

    def distances(self) -> dict[str, int]:
        """How many steps away each Kingdom is from the Wanderer, round the Pixie; as far as the
        steps that are left reach."""
        far = {self.facts.wanderer: 0}
        border = [self.facts.wanderer]
        while border:
            here = border.pop(0)
            for zone in self.around(here):
                if zone not in far and zone != self.facts.pixie and far[here] < self.about:
                    far[zone] = far[here] + 1
                    border.append(zone)
        return far

    @cached_property
    def ways(self) -> dict[str, tuple[str, ...]]:
        """The Kingdoms beyond the neighbouring ones to which the Wanderer can be led at once, each
        with its shortest way, from where he stands. On the way nothing may be collected: that shows
        a hidden card, so he is led on by hand from there."""
        far = self.distances()
        found: dict[str, tuple[str, ...]] = {}
        border: list[tuple[str, ...]] = [(self.facts.wanderer,)]
        for way in border:
            if self._gives_a_card(way[-1]):
                continue
            for zone in self.around(way[-1]):
                if far.get(zone) == len(way) and zone not in found:
                    found[zone] = (*way, zone)
                    border.append(found[zone])
        return {z: way for z, way in found.items() if len(way) > 2 and z != self.facts.start}

    def trail(self) -> tuple[str, ...]:
        """The Kingdoms over which the Wanderer has come in this turn, as far as that is certain:
        he may have gone a roundabout way, or one of several."""
        facts = self.facts
        ways: dict[str, tuple[str, ...]] = {facts.start: (facts.start,)}
        for _ in range(facts.walked):
            further: dict[str, tuple[str, ...]] = {}
            for here, way in ways.items():
                for zone in self.around(here):
                    if zone != facts.pixie:  # nowhere is certain where two ways meet
                        further[zone] = () if zone in further or not way else (*way, zone)
            ways = further
        return ways.get(facts.wanderer) or (facts.start, facts.wanderer)

    def _gives_a_card(self, zone: str) -> bool:
        """Whether the Wanderer's guide collects a card when he leaves this Kingdom."""
        return self.realm_at(zone) == self.facts.abandoned and len(self.cards(zone)) > 1

    @property
    def pixie_steps(self) -> int:
        """How many counted steps the Pixie has left."""
        return PIXIE_STEPS - self.facts.walked

    # Players

    def opponents(self, player: int) -> tuple[int, ...]:
        """In the order in which they take from this player's market."""
        return opponents(self.players, self.facts.teams)[player]

    def partners(self, player: int) -> tuple[int, ...]:
        """The others of a player's team."""
        return tuple(p for p in self.seats if p != player and self.together(p, player))

    def together(self, player: int, other: int) -> bool:
        teams = self.facts.teams
        return player == other or bool(teams and player % teams == other % teams)

    def wand(self, player: int) -> CardView | None:
        cards = self.cards(WAND[player])
        return cards[0] if cards else None

    def wand_up(self, player: int) -> bool:
        wand = self.wand(player)
        return wand is not None and wand.up

    def loaded(self, player: int) -> bool:
        """Whether a card lies beneath the player's Wand."""
        return bool(self.cards(UNDER[player]))

    def would_turn(self, player: int) -> list[int]:
        """Whose Wands go down if this player turns hers."""
        return [p for p in self.seats if self.loaded(p) and self.wand_up(p)]

    # Points

    def gifts(self) -> list[list[int]]:
        """Who gives how much to whose wish, as far as the viewer may know: the card beneath the
        viewer's own Wand is counted."""
        sheet = [list(row) for row in self.facts.gifts]
        if not sheet or self.facts.ended:
            return sheet
        for player in self.seats:
            if self.wand_up(player):
                for face in self.known(UNDER[player]):
                    _add(sheet[player], self.printed(face), WAND_FACTOR)
        return sheet

    def printed(self, face: int) -> list[int]:
        """What a card brings to each player's wish, face up."""
        return [POINTS[face][realm] for realm in self.facts.realms]

    def points(self) -> list[int]:
        """What each wish has now, as far as the viewer may know."""
        sheet = self.gifts()
        return [sum(column) for column in zip(*sheet, strict=True)] if sheet else [0] * self.players

    def team_points(self) -> list[int]:
        """What each player's side has now: a team together."""
        points = self.points()
        return [sum(points[p] for p in self.seats if self.together(p, q)) for q in self.seats]

    def unknown_wands(self) -> list[int]:
        """Whose Wand may count more than the viewer knows."""
        return [
            p for p in self.seats if self.loaded(p) and self.wand_up(p) and not self.known(UNDER[p])
        ]

    def leaders(self) -> tuple[int, ...]:
        """Who has most, teams together; nobody as long as there are no points."""
        points = self.team_points()
        best = max(points)
        return tuple(p for p in self.seats if points[p] == best > 0)

    def conquered(self, player: int, faces: Sequence[int]) -> list[int]:
        """What these cards would bring to each wish if the player conquered them now, in this
        order, as long as the limit leaves room; Wands bring nothing by themselves."""
        gains = [0] * self.players
        room = self.facts.limits[player] - len(self.cards(UP[player]))
        for face in faces:
            if IS_WAND[face]:
                continue
            if room <= 0:
                break
            _add(gains, self.printed(face))
            room -= 1
        return gains

    def hand(self, player: int) -> tuple[CardView, ...]:
        return self.cards(HANDS[player])

    def collected(self, player: int) -> int:
        return len(self.cards(GAINED[player]))


def _add(row: list[int], more: Sequence[int], times: int = 1) -> None:
    for k, points in enumerate(more):
        row[k] += times * points
