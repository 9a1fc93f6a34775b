"""Where everything lies on the table of Hunters: the clock, the rivals' pages, one's own."""

from fairytable.games.hunters.cards import GREEN
from fairytable.games.hunters.layout.clearing import clearing
from fairytable.games.hunters.layout.clock import clock
from fairytable.games.hunters.layout.drawing import Drawing
from fairytable.games.hunters.layout.pages import own, rival
from fairytable.games.hunters.layout.unfolded import unfolded
from fairytable.games.hunters.rules.actions import TOOLS
from fairytable.games.hunters.rules.zones import CIRCLE, EVIDENCE, HANDS, PHOTOS, STANDS
from fairytable.stage.picture import Light, Picture, Rect, Walk
from fairytable.stage.staging import Stage
from fairytable.stage.unfolding import of_player


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = Drawing(stage)
    clearing(drawing)
    dawn(drawing)
    clock(drawing)
    for player, rect in zip(drawing.rivals, drawing.frame.pages(), strict=True):
        rival(drawing, player, rect, away=stage.unfolded == of_player(player))
    own(drawing)
    unfolded(drawing)
    picture = drawing.picture(_groups(drawing))
    return picture._replace(walks=(Walk(CIRCLE, closed=True), Walk(STANDS[:12], closed=True)))


def dawn(drawing: Drawing) -> None:
    """Once the deck is empty the sky pales with every card that leaves the game."""
    if drawing.zones["deck"]:
        return
    gone = len(drawing.zones["discard"]) + sum(
        len(drawing.zones[EVIDENCE[p]]) for p in range(drawing.seen.players)
    )
    table = Rect(0, 0, drawing.stage.width, drawing.stage.height)
    share = min(1.0, gone / len(GREEN))
    drawing.under.append(Light(table.inset(-0.2 * table.w, -0.4 * table.h), "warm", 0.5 * share))


def _groups(drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    """What Tab walks between."""
    me = drawing.me
    rivals = tuple(zone for p in drawing.rivals for zone in (EVIDENCE[p], PHOTOS[p], HANDS[p]))
    return (
        (*CIRCLE, "centre"),
        tuple(STANDS[:12]),
        tuple(f"tool.{me}.{tool}" for tool in TOOLS),
        (EVIDENCE[me], PHOTOS[me]),
        (HANDS[me],),
        ("deck", "photos.deck", "discard"),
        rivals,
    )
