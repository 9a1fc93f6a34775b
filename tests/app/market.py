"""A small game that asks in every degree of privacy: a fair where goods are bought openly.

Whoever is on turn buys a card of the market (half: one's own hand may help), the next player may
claim a toll for it (open, asked in a bubble), the buyer lays a card of the hand onto the market
(full: it is chosen from hidden cards) and sweeps the floor (there is no choice).
"""

from typing import NamedTuple

from pydantic import Field

from fairytable.engine import (
    Action,
    Decision,
    Deck,
    Face,
    Options,
    Rng,
    Rulebook,
    State,
    Table,
    hidden,
    owned,
    shown,
)
from fairytable.match import Match, Seat
from fairytable.stage.picture import Area, Panel, Picture, Rect, Spot, row
from fairytable.stage.privacy import Privacy
from fairytable.stage.sheets import Sheet, SheetRow
from fairytable.stage.staging import (
    Bubble,
    Button,
    Prompt,
    Stage,
)
from tests.table.test_abilities import Fair

GOODS = Deck([Face(f"good.{k}", "blue") for k in range(16)])
HAND, STALLS, TURNS = 3, 4, 6
SWEEP, WAIVE = Action("sweep", zone="market"), Action("waive")


class FairOptions(Options):
    players: int = Field(default=3, ge=2, le=4)


class FairFacts(NamedTuple):
    """What is known of a fair besides cards."""

    tolls: tuple[int, ...]
    bought: int | None


class FairDay(State):
    """A position of the small game."""

    __slots__ = ("bought", "tolls", "turn")

    deck = GOODS

    tolls: list[int]
    turn: int
    bought: int | None

    def __init__(self, options: FairOptions, seed: int) -> None:
        self.options, self.players, self.rng = options, options.players, Rng(seed)
        seats = range(options.players)
        rules = {"market": shown(options.players), "box": hidden()}
        rules |= {f"hand.{p}": owned(p) for p in seats}
        rules |= {f"stall.{p}": shown(options.players) for p in seats}
        self.table = Table(GOODS, rules, options.players)
        cards = list(range(len(GOODS.cards)))
        cards.sort(key=lambda card: self.rng.draw())
        self.table.lay(cards[:STALLS], "market")
        for p in seats:
            self.table.lay(cards[STALLS + HAND * p : STALLS + HAND * (p + 1)], f"hand.{p}")
        self.table.lay(cards[STALLS + HAND * options.players :], "box")
        self.tolls, self.turn, self.bought = [0] * options.players, 0, None
        self.pending = (Decision(0, "buy"),)

    def legal(self) -> list[Action]:
        decision = self.decision
        if decision is None:
            return []
        player, zones = decision.player, self.table.zones
        if decision.name == "buy":
            return [Action("buy", card, f"stall.{player}") for card in zones["market"]]
        if decision.name == "toll":
            return [Action("claim", choice=2), WAIVE]
        if decision.name == "lay":
            return [Action("lay", card, "market") for card in zones[f"hand.{player}"]]
        return [SWEEP]

    def _apply(self, action: Action) -> None:
        player = self.pending[-1].player
        other = (player + 1) % self.players
        if action.verb == "buy":
            self.bought = action.the_card
            self.table.move(action.the_card, f"stall.{player}")
            self.pending = (Decision(other, "toll"),)
        elif action.verb in ("claim", "waive"):
            self.tolls[player] += 2 * (action.verb == "claim")
            buyer = (player - 1) % self.players
            holds = self.table.zones[f"hand.{buyer}"]
            self.pending = (Decision(buyer, "lay" if holds else "sweep"),)
        elif action.verb == "lay":
            self.table.move(action.the_card, "market")
            self.pending = (Decision(player, "sweep"),)
        else:
            self.turn += 1
            self.bought = None
            self.pending = (Decision(other, "buy"),) if self.turn < TURNS else ()

    def facts(self, player: int | None) -> FairFacts:
        return FairFacts(tuple(self.tolls), self.bought)

    def scores(self) -> list[tuple[int, ...]]:
        return [(toll,) for toll in self.tolls]


FAIR = Rulebook(
    name="fair",
    rules=1,
    options=FairOptions,
    deck=GOODS,
    new=FairDay,
    evaluate=lambda state, player: float(state.tolls[player]),
    plan=lambda state, player: state.legal()[0],
)
PRIVACY: dict[str, Privacy] = {"buy": "half", "toll": "open", "lay": "full", "sweep": "open"}
ASKS = {
    "buy": "{name}, buy something.",
    "toll": "{name}, claim the toll?",
    "lay": "{name}, lay a card onto the market.",
    "sweep": "{name}, sweep the floor.",
}


class FairStaging(Fair):
    """The small game on the table."""

    signed = False
    forced_ms = 20

    def __init__(self, by_itself: int = 0) -> None:
        super().__init__()
        self.by_itself = by_itself
        """After how long the toll is claimed by itself."""

    def arrange(self, stage: Stage) -> Picture:
        w, h = stage.width, stage.height
        unit = min(w / 11, h / 7)
        spots: list[Spot] = []
        areas: list[Area] = []
        under: list[Panel] = []

        def lie(zone: str, rect: Rect, step: float, z: int = 0) -> None:
            cards = stage.view.zones[zone]
            places = row(rect, len(cards), unit, step)
            held = zone.startswith("hand.") and not stage.curtain
            for card, place in zip(cards, places, strict=True):
                known = held and card.face is not None
                spots.append(Spot(card.card, place, z=z, shows="face" if known else "as it lies"))
            areas.append(Area(zone, rect, zone, key="K" if zone == "market" else ""))
            under.append(Panel(rect, "plate"))

        lie("market", Rect(w * 0.2, h * 0.38, w * 0.6, unit * 1.7), unit * 1.1)
        lie("box", Rect(8, h * 0.38, unit * 1.1, unit * 1.7), 0.0)
        players = len(stage.people)
        for k in range(1, players):
            p = (stage.bottom + k) % players
            left = w * (0.02 + 0.96 * (k - 1) / (players - 1))
            wide = w * 0.96 / (players - 1) - 8
            lie(f"hand.{p}", Rect(left, 8, wide * 0.4, unit * 1.7), unit * 0.3)
            lie(f"stall.{p}", Rect(left + wide * 0.45, 8, wide * 0.5, unit * 1.7), unit * 0.3)
        me = stage.bottom
        foot = h - unit * 1.8
        lie(f"hand.{me}", Rect(w * 0.3, foot, w * 0.4, unit * 1.7), unit * 1.1, z=1)
        lie(f"stall.{me}", Rect(w * 0.72, foot, w * 0.26, unit * 1.7), unit * 0.3)
        return Picture((w, h), unit, tuple(spots), tuple(areas), under=tuple(under))

    def prompt(self, stage: Stage) -> Prompt:
        decision = stage.view.decision
        if decision is None:
            return Prompt("")
        name = stage.people[decision.player].name
        return Prompt(ASKS[decision.name].format(name=name))

    def bubble(self, stage: Stage) -> Bubble | None:
        decision, facts = stage.view.decision, stage.view.facts
        if decision is None or decision.name != "toll" or not isinstance(facts, FairFacts):
            return None
        assert facts.bought is not None
        buyer = stage.people[(decision.player - 1) % len(stage.people)].name
        claim = Button(Action("claim", choice=2), "Claim it", "C", main=True, cost="−2 points")
        return Bubble(
            facts.bought,
            f"{buyer} has bought this. Claim the toll?",
            (claim, Button(WAIVE, "Let it pass", "L")),
            by_itself=self.by_itself,
        )

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        return PRIVACY[decision.name]

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return "Not now."

    def sheet(self, stage: Stage) -> Sheet:
        facts = stage.view.facts
        tolls = facts.tolls if isinstance(facts, FairFacts) else ()
        return Sheet("Tolls", tuple(SheetRow(str(p), str(t)) for p, t in enumerate(tolls)))

    def forced(self, state: State) -> bool:
        return state.legal() == [SWEEP]


def fair_match(people: int, bots: int = 0, seed: int = 1) -> Match:
    """People first, then bots."""
    names = ("Anna", "Bartolomeo", "Chiara", "Dario")
    seats = [Seat(name=names[p], colour=p) for p in range(people)]
    seats += [
        Seat(name=names[p], kind="bot", level="greedy", colour=p)
        for p in range(people, people + bots)
    ]
    return Match.new(FAIR, FairOptions(players=people + bots), seats, seed)
