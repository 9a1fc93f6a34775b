"""The measures of the table of All You Wish For: what lies where depends on its size alone.

Rivals at the head, the map in the middle, one's own court and hand at the foot; a shelf for the
market and a tray for piles in the making come between them while they are needed.
"""

from typing import NamedTuple

from fairytable.stage.picture import CARD, Rect, clamp

GAP = 8.0
LABEL = 22.0
"""The line over the hand."""
MANY = 12
"""From more cards on a hand lies in two rows."""
BACK_ROW = 0.48
"""How much of the cards in the back row is seen, in their width."""
MARKET_CARD, LOW_MARKET_CARD, LOW = 0.92, 0.72, 700.0
"""The width of a card on the shelf, in cards of the hand; on a table less high than this it leaves
more room to the map."""
TRAY_CARD = 0.9
WIDEST_PLATE = 330.0


class Wants(NamedTuple):
    """What has to find room besides what always does."""

    rivals: int
    hand: int
    market: bool = False
    piles: int = 0
    """How many piles are in the making side by side."""


class Frame(NamedTuple):
    """Where the parts of the table are."""

    u: float
    """The width of a card in hand."""
    plates: tuple[Rect, ...]
    field: Rect
    """The chart with its border."""
    window: Rect
    """Where the map is seen on it."""
    tray: Rect | None
    shelf: Rect | None
    market_card: float
    """The width of a card on the shelf."""
    court: Rect
    label: Rect
    hand: Rect


def frame(width: float, height: float, wants: Wants) -> Frame:
    u = min(height / 8.2, width / 10.2, 140.0)
    high = clamp(0.135 * height, 88, 128)
    plates = _plates(width, high, wants.rivals)
    many = wants.hand > MANY
    strip = LABEL + CARD * u + (BACK_ROW * u if many else 0) + 4
    foot = height - GAP - strip
    court_high = LABEL + CARD * u + 4
    court = Rect(GAP, height - GAP - court_high, (3.6 if many else 4.0) * u, court_high)
    left = court.right + GAP
    label = Rect(left, foot, width - GAP - left, LABEL)
    hand = Rect(left, label.bottom, label.w, strip - LABEL)
    top = 2 * GAP + high
    bottom = foot - GAP
    shelf = None
    market_card = u * (LOW_MARKET_CARD if height < LOW else MARKET_CARD)
    if wants.market:
        shelf_high = CARD * market_card + 16
        shelf = Rect(GAP, bottom - shelf_high, width - 2 * GAP, shelf_high)
        bottom = shelf.y - GAP
    field = Rect(GAP, top, width - 2 * GAP, bottom - top)
    window, tray = field.inset(10), None
    if wants.piles:
        card = min(TRAY_CARD * u, (window.h - 50) / (3 * CARD + 0.1))
        wide = wants.piles * (card + GAP) + GAP
        tray = Rect(window.right - wide, window.y, wide, window.h)
        window = window._replace(w=window.w - wide - GAP)
    return Frame(u, plates, field, window, tray, shelf, market_card, court, label, hand)


def _plates(width: float, high: float, rivals: int) -> tuple[Rect, ...]:
    wide = min(WIDEST_PLATE, (width - GAP * (rivals + 1)) / rivals)
    total = wide * rivals + GAP * (rivals - 1)
    left = (width - total) / 2
    return tuple(Rect(left + k * (wide + GAP), GAP, wide, high) for k in range(rivals))
