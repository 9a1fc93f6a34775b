"""A rival's pixies on the table of The Challenge: gems that stand in the mouths of small sacks."""

from collections.abc import Sequence

from fairytable.engine.table import face_of
from fairytable.games.challenge import faces
from fairytable.games.challenge.layout.drawing import BADGE, Drawing, pixie_key
from fairytable.games.challenge.layout.frame import SmallSack, runs
from fairytable.games.challenge.rules.zones import SACKS
from fairytable.stage.picture import CARD, Emblem, Panel, Pawn, Rect, around

STEP = 0.5
"""From one gem to the next, in widths of a gem, where there is room."""
WIDE = 64.0
"""From this width on the counts of two kinds find room side by side on the cloth."""


def small_sack(drawing: Drawing, player: int, number: int, place: SmallSack) -> None:
    """A pixie, its sack with the stones in their order, and what was given to it."""
    layer, pocket, zone = drawing.felt, place.pocket, SACKS[player][number]
    cards = drawing.zones[zone]
    kinds = [face_of(card) for card in cards]
    gems = _heap(place.mouth, kinds)
    for first, last in runs(kinds):
        x, y = (gems[first].centre[0] + gems[last].centre[0]) / 2, gems[first].centre[1]
        glow = around(x, y, 1.1 * pocket.w, pocket.w)
        drawing.gem_light(layer.under, kinds[first], glow, 1.0)
    layer.under.append(Emblem(pocket, faces.POCKET))
    drawing.lay(cards, gems, z=layer.z, form="disc")
    bigger = drawing.seen.bigger(player, number)
    layer.over.append(Emblem(pocket, faces.POCKET_ENLARGED if bigger else faces.POCKET_FRONT))
    _counts(drawing, kinds, gems, pocket)
    side, level = max(17.0, 0.3 * pocket.w), pocket.y + 0.52 * pocket.h
    if drawing.seen.immune(player, number):
        layer.over.append(Panel(pocket, "frame", "pale"))
        layer.over.append(Emblem(around(pocket.x, level, side, side), faces.IMMUNITY_MARK))
    if cards and not drawing.seen.fitting(player, number):
        tied = around(pocket.right - 0.3 * side, level, side, side)
        layer.over.append(Emblem(tied, faces.SACKS["full"]))
    drawing.torn(zone, gems, layer)
    _beside(drawing, player, number, place)


def _heap(mouth: Rect, kinds: Sequence[int]) -> list[Rect]:
    """Gems side by side in the middle of a mouth, from the bottom of the sack to its top."""
    side, count = mouth.h, len(kinds)
    step = min(STEP * side, (mouth.w - side) / max(1, count - 1))
    left = mouth.centre[0] - (side + step * (count - 1)) / 2
    return [Rect(left + k * step, mouth.y, side, side) for k in range(count)]


def _counts(drawing: Drawing, kinds: Sequence[int], gems: Sequence[Rect], pocket: Rect) -> None:
    """How many gems there are of each kind, on the cloth below them."""
    counted = runs(kinds)
    level = pocket.y + 0.78 * pocket.h
    for k, (first, last) in enumerate(counted):
        if last == first:
            continue
        x, y = pocket.centre[0], level
        if len(counted) > 1:
            aside = pocket.w * (0.32 if k else -0.1)
            x, y = x + aside, level if pocket.w >= WIDE or k else level - 0.8 * BADGE
        drawing.count(drawing.over, x, y, f"×{last - first + 1}", BADGE)


def _beside(drawing: Drawing, player: int, number: int, place: SmallSack) -> None:
    """The pixie or the card of one that joined; at the other side what was given to it."""
    layer, figure = drawing.felt, place.figure
    joined = drawing.joined(player, number)
    if joined:
        high = 0.86 * figure.h
        card = around(figure.x + 0.36 * figure.w, figure.bottom - high / 2, high / CARD, high)
        drawing.lay(joined, [card], z=layer.z)
    else:
        look = drawing.figure(player, number)
        drawing.pawns.append(Pawn(pixie_key(player, number), figure, look, layer.z))
    given = drawing.given(player, number)
    wide, step = place.marks.w, place.marks.h / 2
    places = [Rect(place.marks.x, place.marks.y + k * step, wide, wide * CARD) for k in range(2)]
    drawing.lay(given, places[: len(given)], z=layer.z + 1)
