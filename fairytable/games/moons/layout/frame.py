"""The measures of the table of Moons, computed from its size alone."""

from typing import NamedTuple

from fairytable.stage.picture import CARD, Rect, around, clamp

MARGIN = 8.0
OWN_ROW = 1.66
PLATE = (1.8, 2.3)
"""A rival's plate in widths of a card in hand; lower where three of them need the room."""
RIVALS = 3
RING = (3.16, 2.9)
"""A ring in widths of its cards: three of them behind, and two in front."""
LARGEST = 1.06
"""A card in a ring is hardly larger than one in hand."""
MOON = (1.36, 1.94)
AROUND = 4.0
"""Pixels that stay free beside a ring of toadstools."""
NUMBER = 27.0
"""Room for a sign and two digits in the smallest text."""


class Frame(NamedTuple):
    """The large divisions of the table."""

    u: float
    """The width of a card in hand."""
    card: float
    """The width of a card in a ring."""
    sky: Rect
    boxes: tuple[Rect, ...]
    """Of the four rings."""
    air: float
    """What is free beside each of them."""
    moon: Rect
    plates: tuple[Rect, ...]
    """One under the other at the left."""
    own: Rect
    hand: Rect
    """In the middle of one's own row."""
    width: float

    @property
    def secret(self) -> Rect:
        """Left of the hand."""
        return Rect(self.own.x, self.own.y, self.hand.x - MARGIN - self.own.x, self.own.h)

    @property
    def piles(self) -> Rect:
        """Right of the hand."""
        wide = min(2 * self.u, self.own.right - self.hand.right - MARGIN)
        return Rect(self.own.right - wide, self.own.y, wide, self.own.h)


def frame(width: float, height: float) -> Frame:
    """Sky above, own row below, rivals at the left; the rings have all the rest."""
    m = MARGIN
    s = clamp(52, round(0.078 * (height + 26)), 84)
    u = min((width - 2 * m) / 10.9, (height - s - 3 * m) / 7.9, 150)
    sky = Rect(m, m, width - 2 * m, s)
    own = Rect(m, height - m - OWN_ROW * u, width - 2 * m, OWN_ROW * u)
    top, high = sky.bottom + m, own.y - sky.bottom - 2 * m
    plate = min(PLATE[1] * u, (high - (RIVALS - 1) * m) / RIVALS)
    plates = tuple(Rect(m, top + k * (plate + m), PLATE[0] * u, plate) for k in range(RIVALS))
    left = plates[0].right + m
    field = Rect(left, top, width - m - left, high)
    card, boxes = _rings(field, u)
    air = boxes[0].x - field.x
    moon = around(*field.centre, MOON[0] * u, MOON[1] * u)
    hand = around(*own.centre, 5.44 * u, own.h)
    return Frame(u, card, sky, boxes, air, moon, plates, own, hand, width)


def _rings(field: Rect, u: float) -> tuple[float, tuple[Rect, ...]]:
    """Two by two, as large as they can be, with the moon between them."""
    (wide, high), moon = RING, MOON[0] * u
    card = min((field.w - moon) / 2 / (wide + 0.1), (field.h - 0.16 * u) / 2 / high, LARGEST * u)
    w, h = wide * card, high * card
    across, down = (field.w - moon - 2 * w) / 4, (field.h - 2 * h) / 3
    columns = field.x + across, field.right - across - w
    rows = field.y + down, field.bottom - down - h
    return card, tuple(Rect(x, y, w, h) for y in rows for x in columns)


def seats(box: Rect, card: float) -> list[Rect]:
    """Where the five fairies of a ring lie: three behind, two in front at its sides."""
    x, step = box.centre[0], 1.05 * card
    back, front = box.y, box.bottom - card * CARD
    places = [(-1, back), (0, back), (1, back), (-1, front), (1, front)]
    return [Rect(x + k * step - card / 2, y, card, card * CARD) for k, y in places]


def loop(measures: Frame, place: int) -> Rect:
    """The ellipse on which the toadstools of a ring stand: round its cards, where there is room."""
    card, box = measures.card, measures.boxes[place]
    wide = clamp(3.3 * card, box.w + 2 * measures.air - AROUND, 3.74 * card)
    return around(*box.centre, wide, 2.8 * card)


def heart(box: Rect, card: float) -> Rect:
    """A disc in what is free between the two in front."""
    return around(box.centre[0], box.bottom - 0.62 * card, 1.04 * card, 1.04 * card)
