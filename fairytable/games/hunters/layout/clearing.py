"""What grows in the clearing of Hunters: a ring of toadstools between the hours, ferns outside."""

from fairytable.games.hunters.cards import PLACES
from fairytable.games.hunters.layout.drawing import Drawing
from fairytable.stage.picture import Emblem, around

_KINDS = ("pale", "red", "pale", "brown")
_BETWEEN = ((0.34, -0.05, 0.3), (0.56, 0.07, 0.22), (0.7, -0.06, 0.26))
"""On the way from an hour to the next: how far, how much further out in U, and how wide."""
_OUTSIDE = (
    ("fern", 4.42, 0.62, 0.62),
    ("fern", 4.5, -0.42, 0.5),
    ("toadstools-red", 4.22, 0.36, 0.34),
    ("toadstools-brown", 4.34, -0.2, 0.28),
    ("fern", 2.0, 3.62, 0.5),
    ("toadstools-pale", 1.82, 3.44, 0.26),
    ("toadstools-brown", 3.32, 1.02, 0.24),
    ("toadstools-pale", 3.3, -0.98, 0.26),
    ("toadstools-red", 4.1, 0.92, 0.22),
)
"""Beside the clock, on both sides of it: the middle in U, and how wide."""


def clearing(drawing: Drawing) -> None:
    """All of it; whatever lies on the table lies over it."""
    table, u = drawing.frame, drawing.u
    for emblem, x, y, wide in _OUTSIDE:
        for side in (-1, 1):
            x_there, y_there = table.cx + side * x * table.across, table.cy + y * table.down
            place = around(x_there, y_there, wide * u, wide * u)
            drawing.under.append(Emblem(place, f"hunters/{emblem}", faded=True))
    for hour in range(PLACES):
        (x1, y1), (x2, y2) = (table.stone(h % PLACES).centre for h in (hour, hour + 1))
        for k, (share, out, wide) in enumerate(_BETWEEN):
            x, y = x1 + share * (x2 - x1), y1 + share * (y2 - y1)
            away = out * u * (1 if y > table.cy else -1)
            kind = _KINDS[(hour + 2 * k) % len(_KINDS)]
            drawing.under.append(
                Emblem(around(x, y + away, wide * u, wide * u), f"hunters/toadstools-{kind}")
            )
