"""What is shown large over the wood of The Challenge: a rival's area, or what left the game."""

from fairytable.engine.table import face_of
from fairytable.games.challenge.layout.drawing import Drawing
from fairytable.games.challenge.layout.frame import APART, FAN, HEAD, NAME, SIDE, column
from fairytable.games.challenge.layout.rivals import backs, name_plate, plate
from fairytable.games.challenge.rules.zones import HANDS, SACKS, STORED
from fairytable.games.challenge.texts import captions
from fairytable.games.challenge.texts.names import face_name, short_name
from fairytable.stage.picture import CARD, FRONT, Rect
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.unfolding import Heap, by_kind, lay_plate, of_player, unfold_cards

REMOVED = ("removed.stones", "removed.fairies")
"""What left the game: each pile unfolds itself."""


def unfolded(drawing: Drawing, player: int) -> None:
    """A rival's area, large, over the wood: the same places, played like the small ones."""
    u, sheet, pixies = drawing.u, drawing.sheet, drawing.seen.pixies[player]
    band = _sheet_over_wood(drawing)
    name = drawing.say(captions.THE_AREA_OF, name=drawing.stage.people[player].name)
    ground = plate(drawing, player, band, "sky")
    lay_plate(drawing, f"sheet.{player}", of_player(player), ground, name)
    name_plate(drawing, player, Rect(band.x + 4, band.y + 2, band.w - 8, NAME + 2), sheet)
    width = min(u, (band.w - 2.2 * u) / (1.12 * pixies), (band.h - 34) / (HEAD + FAN))
    across = band.w - 2.4 * u
    pitch = min(APART * width, across / pixies)
    left = band.x + 10 + (across - pitch * pixies) / 2
    top = band.y + NAME + 6
    for number in range(pixies):
        air = pitch - width
        place = column(left + number * pitch + air, top, width, HEAD * width, air)
        drawing.pixie(player, number, place, sheet)
        drawing.place(SACKS[player][number], place.whole, z=FRONT)
    left = band.right - 2.15 * u
    half = (band.bottom - 4 - top) / 2
    for k, (zone, text) in enumerate(
        ((HANDS[player], captions.HAND), (STORED[player], captions.KEPT))
    ):
        head = Rect(left, top + k * half, 2.05 * u, 16)
        drawing.write(drawing.front, head, drawing.say(text), SMALLEST_TEXT, "soft", "left")
        room = Rect(left, head.bottom, 2.05 * u, half - 18)
        backs(drawing, zone, room, min(0.8 * u, room.h / CARD - 2), sheet)
        drawing.place(zone, room, z=FRONT)


def removed(drawing: Drawing, zone: str) -> None:
    """All stones or fairies that left the game, equal ones on each other."""
    heaps = []
    for heap in by_kind(drawing.zones[zone]):
        face = face_of(heap.cards[0])
        heaps.append(Heap(heap.cards, face_name(face, drawing.say), short_name(face, drawing.say)))
    unfold_cards(drawing, zone, drawing.zone_name(zone), heaps, _sheet_over_wood(drawing))


def _sheet_over_wood(drawing: Drawing) -> Rect:
    """As wide as the table, and up to the rivals: nothing of what it covers peeks out."""
    wood, cells = drawing.frame.wood, drawing.frame.cells
    top = min(wood.y - 3, max(cells[0].rect.bottom + 1, wood.y - 10))
    return Rect(SIDE, top, drawing.stage.width - 2 * SIDE, wood.bottom + 3 - top)
