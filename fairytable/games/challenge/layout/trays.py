"""What appears over the wood when it is needed: the offering, and fairies to choose from."""

from fairytable.games.challenge.layout.drawing import Drawing
from fairytable.games.challenge.rules.position import PRICE
from fairytable.games.challenge.texts import captions
from fairytable.stage.picture import CARD, FRONT, Ghost, Light, Panel, Rect, Sign, around
from fairytable.stage.seats import name_of

LARGE_FAIRY = 1.5
BETWEEN_FAIRIES = 24.0


def offering(drawing: Drawing) -> None:
    """The tray for paying a fairy: it covers the stones of the wood, which nobody needs then."""
    u, seen, row = drawing.u, drawing.seen, drawing.frame.row(1)
    tray = Rect(row.x - 3, row.y - 0.05 * u, row.w + 6, row.h + 0.05 * u + 2)
    drawing.front.append(Panel(tray, "velvet", "active"))
    drawing.place("offering", tray, "", z=FRONT)
    _meter(drawing, Rect(row.x + 0.12 * u, tray.y, 1.8 * u, tray.h))
    stones = Rect(row.x + 2.1 * u, row.y + 0.03 * u, row.w - (2.1 + 2.2) * u, CARD * u)
    end = drawing.row("offering", stones, u, drawing.sheet)
    air = Rect(tray.right - 2.15 * u, tray.y + 6, 2.05 * u, tray.h - 12)
    drawing.write(drawing.front, air, drawing.say(captions.NO_CHANGE), 14, "soft", "left", lines=5)
    ghost = Rect(end + (0.06 * u if drawing.zones["offering"] else 0), stones.y, u, CARD * u)
    if seen.offered < PRICE and drawing.mine and ghost.right <= stones.right + 1:
        drawing.front.append(Ghost(ghost, drawing.say(captions.LAY_HERE)))
        end = ghost.right
    _wings(drawing, Rect(end, tray.y, air.x - end, tray.h))


def _wings(drawing: Drawing, room: Rect) -> None:
    """The sign of the fairies, carved into the stone where nothing lies, with their light in it."""
    side = 0.66 * room.h
    if room.w < 1.5 * side:
        return
    wings = around(*room.centre, side, side)
    drawing.front.append(Light(wings.inset(-0.6 * side, -0.2 * side), "gem", 0.5, "fairy"))
    drawing.front.append(Sign(wings, "wing", faded=True))


def _meter(drawing: Drawing, rect: Rect) -> None:
    """How much has been offered: in figures, as pips, and in words."""
    u, offered = drawing.u, drawing.seen.offered
    head = Rect(rect.x, rect.y + 0.1 * u, rect.w, 0.3 * u)
    plain = drawing.say(captions.OFFERING)
    drawing.write(drawing.front, head, _whose(drawing), 0.2 * u, align="left", short=plain)
    star = Rect(rect.x, head.bottom + 0.08 * u, 0.26 * u, 0.26 * u)
    drawing.front.append(Sign(star, "star", "gold"))
    figures = Rect(star.right + 0.08 * u, head.bottom, rect.w - 0.4 * u, 0.42 * u)
    text = f"{offered} / {PRICE}"
    drawing.write(drawing.front, figures, text, 0.32 * u, "gold", "left", bold=True)
    wide = (rect.w - 0.1 * u) / PRICE
    for k in range(PRICE):
        pip = Rect(rect.x + k * wide, figures.bottom + 0.06 * u, wide - 4, 0.2 * u)
        drawing.front.append(Panel(pip, "pill", "active"))
        if k < offered:
            drawing.front.append(Panel(pip, "lit", "none"))
    words = Rect(rect.x, figures.bottom + 0.3 * u, rect.w, 0.34 * u)
    if offered < PRICE:
        said = drawing.say(captions.TO_GO, count=PRICE - offered)
    elif offered == PRICE:
        said = drawing.say(captions.ENOUGH)
    else:
        said = drawing.say(captions.TOO_MUCH, extra=offered - PRICE)
    drawing.write(drawing.front, words, said, 13, "soft", "left", lines=2)


def _whose(drawing: Drawing) -> str:
    """The heading of an offering: a rival's says whose it is."""
    player = drawing.seen.player
    if player == drawing.me:
        return drawing.say(captions.OFFERING)
    return drawing.say(captions.OFFERING_OF, name=name_of(drawing.stage, player))


def drawn(drawing: Drawing) -> None:
    """Two fairies to choose from, large, while the wood behind them is veiled."""
    cards = drawing.zones["drawn"]
    width = LARGE_FAIRY * drawing.u
    drawing.front.append(Panel(drawing.frame.wood.inset(-6, -3), "veil", "none"))
    x, y = drawing.frame.wood.centre
    total = width * len(cards) + BETWEEN_FAIRIES * (len(cards) - 1)
    places = [
        Rect(
            x - total / 2 + i * (width + BETWEEN_FAIRIES), y - width * CARD / 2, width, width * CARD
        )
        for i in range(len(cards))
    ]
    mine = drawing.seen.player == drawing.me
    shows = drawing.hidden(drawing.me if mine else drawing.seen.player)
    drawing.lay(cards, places, z=FRONT + 1, shows=shows)
