"""The rivals on the table of All You Wish For: one plate each."""

from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.layout.plates import (
    Plane,
    conquered,
    figures,
    ground,
    medallion,
    name_line,
    score,
    travellers,
    wish_of,
)
from fairytable.games.wishes.rules.zones import HANDS, STACKS
from fairytable.games.wishes.texts import captions
from fairytable.games.wishes.texts.names import WISH_NAMES
from fairytable.stage.picture import CARD, FRONT, Ghost, Rect, Shows, Words
from fairytable.stage.sketch import SMALLEST_TEXT

NARROW = 215.0
"""Below this width the points stand beside the hand."""
FACE = 30.0
"""How large the face of a character is, beside the name and the line below it."""
LETTER, SMALL_LETTER = 8.4, 7.6
"""What a letter of a wish needs, large and small."""


def rival(drawing: Drawing, player: int, rect: Rect, plane: Plane, *, away: bool = False) -> None:
    """A rival: Fairy, name and points, hand, conquered cards; empty while shown large elsewhere."""
    seen = drawing.seen
    front = plane.z >= FRONT
    ground(drawing, player, rect, plane)
    if not front:
        drawing.place(f"seat.{player}", rect, quiet=True, unfolds=f"player.{player}")
    if away:
        plane.under.append(Ghost(rect.inset(12, 16)))
        return
    roomy = rect.w >= 220 and rect.h >= 100
    narrow = rect.w < NARROW
    radius = min(0.225 * rect.h, (0.11 if narrow else 0.13) * rect.w)
    disc = Rect(rect.x + (7 if narrow else 10), rect.y + 8, 2 * radius, 2 * radius)
    medallion(drawing, player, disc, plane)
    size = 17.0 if roomy else 14.0
    left = disc.right + (5 if narrow else 8)
    points = (54.0 if player in seen.unknown_wands() else 38.0) if not narrow else -3.0
    name = Rect(left, rect.y + (9 if roomy else 7), rect.right - 14 - points - left, 1.25 * size)
    keys, side = travellers(drawing, player), 1.2 * size
    beside = 0.0 if narrow else side * len(keys)
    face = 0.0 if narrow else FACE
    end = name_line(drawing, player, name._replace(w=name.w - beside), size, plane, face)
    if not narrow:
        figures(keys, end, name.centre[1], side, plane)
    if face and drawing.stage.people[player].portrait:
        left += FACE + 9  # below the name, clear of the shape
    line = Rect(left, name.bottom + 1, rect.right - 26 - left, 17 if roomy else 16)
    if narrow:  # the points stand beside the hand, so that the name has the whole line
        score(drawing, player, Rect(rect.right - 58, line.y - 3, 46, 20), 17, plane)
        line = line._replace(w=rect.right - 52 - left)
        figures(keys, rect.x + 6, rect.bottom - 6 - side / 2, side, plane)
    else:
        box = Rect(rect.right - 14 - points, rect.y + 9, points, 26)
        score(drawing, player, box, 1.45 * size, plane)
    _hand(drawing, player, line, plane)
    inner = rect.inset(11, 9)
    width = min(0.37 * rect.h / CARD, 0.19 * rect.w)
    if front:
        width = min(drawing.u * 0.8, 0.62 * inner.h / CARD)
    conquered(drawing, player, inner, width, plane)
    _stacks(drawing, player, inner, width, plane)


def _hand(drawing: Drawing, player: int, line: Rect, plane: Plane) -> None:
    """The wish, and the hand as a small back with its number; the Pixie's cards lie there too."""
    seen, zone = drawing.seen, HANDS[player]
    high = line.h
    width = high / CARD
    count = len(seen.cards(zone))
    number = 9.0 * len(str(count)) + 4
    text = wish_of(drawing, player)
    x = line.right - width - number - 3
    wish = Rect(line.x, line.y, x - 4 - line.x, line.h)
    others = [captions.SECRET_FAIRY] if seen.setting_up else WISH_NAMES.values()
    longest = max(len(drawing.say(name)) for name in others)
    letter = LETTER if wish.w > 80 else SMALL_LETTER
    if wish.w >= letter * longest:  # whichever wish it is
        x = min(x, line.x + letter * len(text) + 10)
        plane.under.append(Words(wish, text, 13 if wish.w > 80 else SMALLEST_TEXT, "soft"))
    card = Rect(x, line.y, width, high)
    shows: Shows = "as it lies" if drawing.stage.view.viewer is None else "back"
    drawing.lay(seen.cards(zone), [card] * count, z=plane.z, shows=shows)
    if player == seen.decider and seen.cards("deal") and not drawing.dealing:
        deal = seen.cards("deal")
        drawing.lay(deal, [card.moved(-0.5 * width, 0)] * len(deal), z=plane.z, shows="back")
    digits = Rect(card.right + 3, line.y, number, high)
    drawing.write(plane.under, digits, str(count), 14, align="left", bold=True)
    room = Rect(card.x - 2, line.y - 1, digits.right - card.x + 4, high + 2)
    drawing.place(zone, room, z=FRONT if plane.z >= FRONT else 0)


def _stacks(drawing: Drawing, player: int, inner: Rect, width: float, plane: Plane) -> None:
    """The two piles that a rival has formed, during the set-up."""
    for number, zone in enumerate(STACKS[player]):
        cards = drawing.seen.cards(zone)
        if drawing.seen.setting_up:
            place = Rect(
                inner.right - (2 - number) * (width + 5), inner.bottom - width * CARD, width, 0
            )
            rect = place._replace(h=width * CARD)
            drawing.lay(cards, [rect] * len(cards), z=plane.z, shows="back")
            if not cards:
                plane.under.append(Ghost(rect))
