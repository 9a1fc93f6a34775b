"""A collection of Fairy's Fate: a page over the hand with the cards of the place, in order."""

from fairytable.games.fate.cards import FIRST_BAD, FIRST_GOOD, FIRST_THIEF, KIND, PLACES, SERPENT
from fairytable.games.fate.layout.drawing import FateDrawing
from fairytable.games.fate.layout.frame import Glade
from fairytable.games.fate.layout.glades import TOPS
from fairytable.games.fate.texts import captions
from fairytable.games.fate.texts.phrases import AT_PLACE
from fairytable.stage.picture import (
    CARD,
    FRONT,
    Crest,
    Emblem,
    Panel,
    Prospect,
    Rect,
    Tone,
    Words,
    around,
    row,
)
from fairytable.stage.seats import name_of
from fairytable.stage.strokes import Trace

_MOST = 4


def page(drawing: FateDrawing) -> None:
    """Shown while somebody collects; where the hand is needed its cards lie in the glade again."""
    seen = drawing.seen
    collector = seen.collector
    if collector is None:
        _left_over(drawing)
        return
    place = seen.dest[collector]
    if drawing.asked("poverty") and place is not None and not seen.place(place):
        _in_glade(drawing, drawing.frame.glades[place])
    else:
        _sheet(drawing, collector, drawing.frame.page)


def _left_over(drawing: FateDrawing) -> None:
    """What nobody collects any more, because the fairy was freed before: it lies in the glade."""
    seen, cards = drawing.seen, drawing.zones["collect"]
    place = None if seen.freed is None else seen.dest[seen.freed]
    rects = (
        row(drawing.frame.page, len(cards), drawing.u, drawing.u)
        if place is None
        else drawing.frame.glades[place].slots
    )
    drawing.lay(cards, rects[: len(cards)], z=1)


def _in_glade(drawing: FateDrawing, glade: Glade) -> None:
    """What is still to be collected, where it lay."""
    cards = drawing.zones["collect"]
    for card, rect in zip(cards, glade.slots, strict=False):
        drawing.lay([card], [rect], z=1)
    drawing.place("collect", glade.bed)
    if cards:
        drawing.over.append(Panel(glade.slots[0].inset(-2), "frame", "danger"))


def _sheet(drawing: FateDrawing, collector: int, whole: Rect) -> None:
    seen, k, say = drawing.seen, drawing.k, drawing.say
    cards = drawing.zones["collect"]
    drawing.front.append(Panel(whole, "page", "active"))
    line = drawing.px(14) + 4
    top = whole.y + 8 + line
    high = whole.bottom - 9 - top
    wide = high / CARD
    gap = 7 * k
    room = 0.72 * whole.w - 16
    wide = min(wide, (room - gap * (_MOST - 1)) / _MOST)
    left = whole.right - 12 - _MOST * wide - gap * (_MOST - 1)
    _pane(drawing, collector, Rect(whole.x + 10, whole.y + 9, left - whole.x - 20, whole.h - 18))
    y = top + (high - wide * CARD) / 2
    rects = [Rect(left + i * (wide + gap), y, wide, wide * CARD) for i in range(len(cards))]
    current = _current(drawing)
    for i, (card, rect) in enumerate(zip(cards, rects, strict=True)):
        drawing.lay([card], [rect], z=FRONT + 1)
        head = Rect(rect.x - gap / 2, y - line - 1, wide + gap, line)
        tone: Tone = "dark" if i == current else "dark_soft"
        text = say(_turn_of(i, current, len(cards)))
        bold = i == current
        drawing.front.append(Words(head, text, drawing.px(13), tone, "centre", bold=bold))
    drawing.place("collect", Rect(left - 4, whole.y + 2, whole.right - left, whole.h - 4), z=FRONT)
    if cards:
        face = cards[current].face
        harms = face is not None and _is_harmful(face)
        rim = Panel(rects[current].inset(-2), "frame", "danger" if harms else "active")
        drawing.front_over.append(rim)
        if seen.decision == "ward":
            _threat(drawing, collector, rects[current])


def _current(drawing: FateDrawing) -> int:
    """Which card works now: the first one, but Darkness before all."""
    about = drawing.seen.about if drawing.seen.decision == "ward" else None
    cards = [card.card for card in drawing.zones["collect"]]
    return cards.index(about) if about in cards else 0


def _turn_of(i: int, current: int, count: int) -> str:
    """When a card works."""
    if i == current:
        return captions.NOW
    return captions.LAST if i == count - 1 else captions.THEN


def _is_harmful(face: int) -> bool:
    kind = KIND[face]
    return FIRST_THIEF <= kind < FIRST_GOOD or FIRST_BAD <= kind < SERPENT


def _pane(drawing: FateDrawing, collector: int, pane: Rect) -> None:
    """Who collects where, over a picture of the place."""
    place = drawing.seen.dest[collector]
    if place is None or pane.w < 40:
        return
    say, size = drawing.say, drawing.px(14)
    scene = Prospect(TOPS[place], 0.9, lit=True)
    drawing.front.append(Emblem(pane, f"fate/{PLACES[place]}", prospect=scene))
    foot = Rect(pane.x, pane.bottom - 3 * size, pane.w, 3 * size)
    drawing.front.append(Panel(foot, "pill", "none"))
    name = name_of(drawing.stage, collector)
    text = say(captions.COLLECTS, name=name)
    upper = Rect(foot.x + 4, foot.y + 1, foot.w - 8, 1.5 * size)
    crest = around(upper.x + 6, upper.centre[1], 11, 11)
    drawing.front.append(Crest(crest, collector))
    words = Rect(upper.x + 15, upper.y, upper.w - 15, upper.h)
    drawing.write(drawing.front, words, text, size, "strong", "left", bold=True, short=name)
    lower = Rect(words.x, upper.bottom - 2, words.w, 1.4 * size)
    where = say(AT_PLACE[PLACES[place]])
    drawing.front.append(Words(lower, where, size - 1, "plain", "left"))


def _threat(drawing: FateDrawing, collector: int, card: Rect) -> None:
    """An arrow from a thief to what it would take."""
    about = drawing.seen.about
    kind = None if about is None else drawing.seen.kind(about)
    if kind is None or kind >= FIRST_GOOD:
        return
    target = next(
        (s.top for s in drawing.seen.stacks(collector) if s.kind == kind - FIRST_THIEF), None
    )
    spot = next((spot for spot in drawing.spots if spot.card == target), None)
    if spot is None:
        return
    x, y = card.centre[0], card.y
    to_x, to_y = spot.rect.centre[0], spot.rect.bottom
    drawing.front_over.append(Panel(spot.rect.inset(-2), "frame", "danger"))
    points = ((x, y), ((x + to_x) / 2 + 8, (y + to_y) / 2), (to_x, to_y - 4))
    drawing.front_over.append(Trace(points, "bad", 3.0, arrow=True, curved=True))
