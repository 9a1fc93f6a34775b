"""Collects what lies on the table of All You Wish For: cards, places, marks."""

from functools import cached_property

from fairytable.engine import CardView
from fairytable.games.wishes.cards import POINTS, REALM, REALMS
from fairytable.games.wishes.layout.frame import Frame, Wants, frame
from fairytable.games.wishes.rules.zones import HANDS
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts import captions, reasons
from fairytable.stage.picture import Badge, Mark, around
from fairytable.stage.sketch import Sketch
from fairytable.stage.staging import Stage

BADGE = 20.0
PILES_SHOWN = ("setup_card", "setup_place")
"""While these are decided one's own two piles are seen."""
ONE_PILE = ("setup_neutral", "setup_wanderer", "setup_pixie", "rid_kingdom", "rid_cell")


class Drawing(Sketch):
    """Knows who looks, and what everybody's things are called."""

    def __init__(self, stage: Stage) -> None:
        self.seen = Seen(stage.view)
        self.dealing = stage.mine and bool(self.seen.cards("deal"))
        """Whether the Pixie's cards lie in the place of the hand."""
        shown = "deal" if self.dealing else HANDS[stage.bottom]
        self.frame: Frame = frame(
            stage.width,
            stage.height,
            Wants(
                self.seen.players - 1,
                len(self.seen.cards(shown)),
                bool(self.seen.cards("market")),
                self._piles(stage),
            ),
        )
        super().__init__(stage, self.frame.u)
        self.points = list(stage.scores) or self.seen.team_points()
        """What each player has, or would have if the game ended on what is seen."""

    def _piles(self, stage: Stage) -> int:
        """How many piles are in the making."""
        seen = self.seen
        if seen.decision in PILES_SHOWN:
            return 2
        if seen.decision in ONE_PILE or seen.cards("tray") or seen.decision == "create_card":
            return 1
        creating = stage.mine and seen.decision == "action"
        return int(creating and not reasons.no_creating(seen, stage.say))

    @cached_property
    def distances(self) -> dict[str, int]:
        return self.seen.distances()

    def zone_name(self, zone: str) -> str:
        return captions.zone_name(self.stage, self.seen, zone)

    def count(self, marks: list[Mark], x: float, y: float, text: str, high: float = BADGE) -> None:
        """A pill with a number, around a point."""
        marks.append(Badge(around(x, y, max(1.3, 0.62 * len(text) + 0.4) * high, high), text))

    def sorted_hand(self, cards: tuple[CardView, ...]) -> list[CardView]:
        """One's own realm first, then along the ring, the strongest first; hidden cards last."""
        own = max(0, self.seen.realm(self.me))

        def order(card: CardView) -> tuple[int, int, int]:
            if card.face is None:
                return len(REALMS), 0, card.card
            realm = REALM[card.face]
            return (realm - own) % len(REALMS), -POINTS[card.face][realm], card.face

        return sorted(cards, key=order)
