"""The freeing that ends Fairy's Fate: objects round a serpent, who becomes a fairy of light."""

from fairytable.games.fate import faces
from fairytable.games.fate.cards import OBJECTS, SERPENT
from fairytable.games.fate.layout.drawing import FateDrawing
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts.log import OVER
from fairytable.stage.picture import CARD, FRONT, Emblem, Panel, Rect, Spot, around, ring
from fairytable.stage.seats import name_of

BREWING, FREE = "brewing", "free"
"""What the table calls the end while it is told: the objects gather, then she is free."""


def freeing(drawing: FateDrawing) -> None:
    """A scene over the whole table, for as long as it is told."""
    seen, stage = drawing.seen, drawing.stage
    if seen.ended not in (BREWING, FREE) or seen.freed is None:
        return
    whole = Rect(0, 0, stage.width, stage.height)
    x, y = whole.w / 2, 0.46 * whole.h
    wide = min(0.15 * whole.h, 0.12 * whole.w)
    drawing.front.append(Panel(whole, "veil", "none"))
    found = ingredients(seen, seen.freed)
    serpent = serpents_of(seen, seen.freed)[-1]
    centres = ring(x, y, 3.0 * wide, 0.3 * whole.h, 2 * len(found))[1::2]
    places = [around(*at, wide, wide * CARD) for at in centres]
    gathered = dict(zip(found, places, strict=True))
    gathered[serpent] = around(x, y, 1.3 * wide, 1.3 * wide * CARD)
    drawing.spots[:] = [spot for spot in drawing.spots if spot.card not in gathered]
    drawing.spots += [Spot(card, rect, z=FRONT + 1) for card, rect in gathered.items()]
    if seen.ended == FREE:
        _light(drawing, around(x, y, 0.66 * whole.h, 0.66 * whole.h))


def _light(drawing: FateDrawing, rect: Rect) -> None:
    """She herself, and what has happened in words."""
    seen = drawing.seen
    assert seen.freed is not None
    drawing.front_over.append(Emblem(rect, faces.FREED))
    text = drawing.say(OVER["freed"], name=name_of(drawing.stage, seen.freed))
    size = drawing.px(26)
    line = around(rect.centre[0], rect.bottom + 1.2 * size, 0.8 * drawing.stage.width, 1.6 * size)
    drawing.front_over.append(Panel(line.inset(0.25 * line.w, 0), "page", "active"))
    drawing.write(drawing.front_over, line, text, size, "dark", bold=True)


def ingredients(seen: FateSeen, player: int) -> list[int]:
    """One card for each object of the complete recipe; of all objects, while it is hidden."""
    owned = seen.owned(player)
    masks = [mask for mask in seen.recipes(player) if mask is not None and not mask & ~owned]
    wanted = masks[0] if masks else owned
    return [s.top for s in seen.stacks(player) if s.kind < len(OBJECTS) and wanted >> s.kind & 1]


def serpents_of(seen: FateSeen, player: int) -> list[int]:
    """The serpents that a player has met, the last one at the end."""
    stacks = [stack for stack in seen.stacks(player) if stack.kind == SERPENT]
    return [card.card for stack in stacks for card in stack.cards]
