"""What is shown large over the table of Moons: what a rival has closed and played, the cards that
are out."""

from fairytable.games.moons.cards import DECK, ELEMENTS, FACTOR
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.layout.drawing import Drawing
from fairytable.games.moons.seen import by_element
from fairytable.games.moons.texts import captions, names
from fairytable.games.moons.texts.captions import PLAYS
from fairytable.games.moons.texts.names import signed
from fairytable.stage.picture import Crest, Mark, Panel, Rect, Sign, Tone, Words
from fairytable.stage.sentences import opening
from fairytable.stage.staging import Line
from fairytable.stage.unfolding import by_kind, lay_plate, of_player, unfold_cards

REMOVED = "removed"
"""The pile that unfolds itself."""
SHEET = (4.2, 5.0)
"""How large it is, in widths of a card in hand."""
LEAST = 270.0
"""Pixels that its lines need in any case."""
_ROW, _TEXT, _PAD = 20.0, 13.0, 10.0


def unfolded(drawing: Drawing, player: int, plate: Rect) -> None:
    """The sheet beside a plate, as near as the table allows."""
    u, stage = drawing.u, drawing.stage
    wide, high = max(LEAST, SHEET[0] * u), SHEET[1] * u
    left = plate.right + 8 if plate.x < stage.width / 2 else plate.x - 8 - wide
    top = max(8.0, min(plate.y, drawing.frame.own.y - high))
    sheet = Rect(left, top, wide, high)
    front = drawing.front
    ground = Panel(sheet, "sky", "active")
    name = stage.people[player].name
    lay_plate(drawing, f"sheet.{player}", of_player(player), ground, name)
    inner = sheet.inset(_PAD)
    head = Rect(inner.x, inner.y, inner.w, 24)
    front.append(Crest(Rect(head.x, head.y + 2, 20, 20), player))
    front.append(Words(Rect(head.x + 26, head.y, head.w - 26, head.h), name, 16, bold=True))
    closings = [c for c in drawing.seen.closings if c.player == player]
    y = _title(
        drawing, captions.CLOSED_CIRCLES, Rect(inner.x, head.bottom + 4, inner.w, _ROW), closings
    )
    room = int((inner.bottom - y - 3 * _ROW) / _ROW)
    for closing in closings[-room:]:
        _closing(front, closing, Rect(inner.x, y, inner.w, _ROW))
        y += _ROW
    _plays(drawing, player, Rect(inner.x, y + 6, inner.w, inner.bottom - y - 6))


def removed(drawing: Drawing) -> None:
    """All cards that are out, equal ones on each other."""
    frame, cards = drawing.frame, drawing.zones[REMOVED]
    left = frame.plates[0].right + 8
    room = Rect(left, frame.sky.bottom + 6, drawing.stage.width - left - 8, 0)
    room = room._replace(h=frame.own.y - room.y - 6)
    title = drawing.say(captions.REMOVED, len(cards))
    heaps = sorted(by_kind(cards), key=lambda heap: by_element(heap.cards[0]))
    unfold_cards(drawing, REMOVED, title, heaps, room)


def _title(drawing: Drawing, text: str, rect: Rect, closings: list[ClosedCircle]) -> float:
    """How many circles were closed; gives where the rows below begin."""
    said = drawing.say(text, len(closings))
    drawing.front.append(Words(rect, said, _TEXT, "gold", bold=True))
    return rect.bottom + 2


def _closing(front: list[Mark], closing: ClosedCircle, row: Rect) -> None:
    """The moon, its factor, the values of the circle, and what its element got."""
    phase = DECK.faces[closing.moon].name.removeprefix("moon.")
    name, side = ELEMENTS[closing.element], 15.0
    y = row.y + (row.h - side) / 2
    front.append(Sign(Rect(row.x, y, side, side), f"moon_{phase}", "moonlight"))
    front.append(
        Words(Rect(row.x + 20, row.y, 44, row.h), names.times(FACTOR[closing.moon]), _TEXT)
    )
    values = "+".join(str(value) for value in closing.values)
    total = sum(closing.values)
    sums = Rect(row.x + 68, row.y, row.w - 68 - 62, row.h)
    front.append(Words(sums, f"{values} = {total}" if len(closing.values) > 1 else values, _TEXT))
    front.append(Sign(Rect(row.right - 60, y, side, side), name, name))
    tone: Tone = "good" if closing.points > 0 else "bad"
    points = Rect(row.right - 42, row.y, 42, row.h)
    front.append(Words(points, signed(closing.points), _TEXT, tone, "right", bold=True))


def _plays(drawing: Drawing, player: int, rect: Rect) -> None:
    """What this player did last, as the story tells it: the newest at the foot."""
    head = Rect(rect.x, rect.y, rect.w, _ROW)
    lines = [line for line in drawing.stage.story if line.player == player]
    if rect.h < 3 * _ROW or not lines:
        return
    drawing.front.append(Words(head, drawing.say(PLAYS), _TEXT, "gold", bold=True))
    count = int((rect.bottom - head.bottom - 2) / _ROW)
    for k, line in enumerate(lines[-count:]):
        row = Rect(rect.x, head.bottom + 2 + k * _ROW, rect.w, _ROW)
        drawing.front.append(Words(row, _without_name(line, drawing, player), _TEXT, "soft"))


def _without_name(line: Line, drawing: Drawing, player: int) -> str:
    """The sheet has the name at its head already."""
    return opening(line.text.removeprefix(drawing.stage.people[player].name).lstrip())
