"""Where everything lies on the table of All You Wish For.

The numbers are those of the layout page and of its finished pictures; see `frame` for the measures
and `chart` for the map.
"""

from fairytable.games.wishes.layout.chart import Chart
from fairytable.games.wishes.layout.corners import corners
from fairytable.games.wishes.layout.court import court, hand
from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.layout.plates import Plane
from fairytable.games.wishes.layout.rivals import rival
from fairytable.games.wishes.layout.trays import market, tray
from fairytable.games.wishes.layout.unfolded import unfolded
from fairytable.games.wishes.rules.zones import DOWN, GAINED, HANDS, STACKS, UP, WAND
from fairytable.stage.picture import FRONT, Picture
from fairytable.stage.staging import Stage


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = Drawing(stage)
    table = Plane(drawing.under, drawing.over, 1)
    large = _large(drawing)
    for player, rect in zip(drawing.rivals, drawing.frame.plates, strict=True):
        rival(drawing, player, rect, table, away=player == large)
    chart = Chart(drawing)
    corners(drawing, chart.tiles_on_table(), table)
    if drawing.frame.tray is not None:
        tray(drawing, drawing.frame.tray, table)
    if drawing.frame.shelf is not None:
        market(drawing, drawing.frame.shelf, table)
    court(drawing, table)
    hand(drawing, table)
    if large is not None:
        unfolded(drawing, large, Plane(drawing.front, drawing.front_over, FRONT + 1))
    return drawing.picture(_groups(drawing, chart))._replace(map=chart.map())


def _large(drawing: Drawing) -> int | None:
    """The rival whose plate is shown large."""
    wanted = drawing.stage.unfolded or ""
    players = {f"player.{player}": player for player in drawing.rivals}
    return players.get(wanted)


def _groups(drawing: Drawing, chart: Chart) -> tuple[tuple[str, ...], ...]:
    """What Tab walks between."""
    me, rivals = drawing.me, drawing.rivals
    return (
        (*chart.kingdoms, *chart.free),
        (HANDS[me], "deal"),
        ("market",),
        ("tray", *STACKS[me], "neutral"),
        (UP[me], GAINED[me], DOWN[me], WAND[me]),
        ("deck", "abandoned_fairy", "box"),
        tuple(zone for p in rivals for zone in (HANDS[p], UP[p], GAINED[p], DOWN[p], WAND[p])),
    )
