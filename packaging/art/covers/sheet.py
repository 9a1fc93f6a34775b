"""The paper of a cover: whole numbers, forty to a unit, relative to the pen, smooth joints as such.

The splines of the kit have handles of one length on both sides, which a path can leave out. A cover
takes half the bytes that way, and nothing of it is lost.
"""

import re
from collections.abc import Iterator, Sequence

from curves import Point
from scenery.land import Vista

from covers.brush import band

FINE = 40
"""Steps to a unit: at 1200 pixels for 160 units a step is 0.2 pixels."""
_WORD = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
_SIZES = re.compile(r'\b(cx|cy|r|rx|ry|fx|fy|x1|x2|y1|y2|stroke-width)="(-?[\d.]+)"')
_FOCUS = re.compile(r' cx="(-?\d+)" cy="(-?\d+)" r="(\d+)" fx="\1" fy="\2"')
_BOX = re.compile(r'viewBox=.* height="[^"]*"')
_PATHS = re.compile(r'\bd="([^"]*)"')
_MOVES = re.compile(r"(translate|rotate|matrix)\(([^)]*)\)")
_KEPT = {"translate": 0, "rotate": 1, "matrix": 4}
"""How many numbers of a move are no lengths."""


class Sheet(Vista):
    """160 x 100 units, shown at 1200 x 750."""

    def __init__(self, title: str) -> None:
        super().__init__(title, 160, 100)

    def glow(self, x: float, y: float, r: float, color: str, strength: float = 0.8) -> None:
        """Soft light; all of one colour share one paint, in the box of their circle."""
        fade = ((0, 1), (0.35, 0.5), (0.7, 0.12), (1, 0))
        stops = "".join(
            f'<stop offset="{t:g}" stop-color="{color}" stop-opacity="{k:g}"/>' for t, k in fade
        )
        if color not in self._paints:
            name = f"g{len(self.defs)}"
            self.defs.append(f'<radialGradient id="{name}">{stops}</radialGradient>')
            self._paints[color] = f"url(#{name})"
        self.circle(x, y, r, self._paints[color], strength)

    def svg(self) -> str:
        head, body = super().svg().split(">", 1)
        body = _PATHS.sub(lambda d: f'd="{fine(d[1])}"', body)
        body = _SIZES.sub(lambda m: f'{m[1]}="{_whole(m[2])}"', body)
        body = _FOCUS.sub(r' cx="\1" cy="\2" r="\3"', _MOVES.sub(_moved, body))
        w, h = round(self.width), round(self.height)
        box = f'viewBox="0 0 {w * FINE} {h * FINE}" width="{w * 7.5:g}" height="{h * 7.5:g}"'
        return f"{_BOX.sub(box, head)}>{body}"


class Cover(Sheet):
    """A sheet on which limbs are drawn with few points."""

    def limb(
        self,
        points: Sequence[Point],
        widths: Sequence[float],
        fill: str,
        lit: str = "",
        shade: str = "",
        o: float = 1,
    ) -> None:
        self.path(band(points, widths), fill, o)


def _whole(length: str) -> str:
    return str(_step(float(length)))


def _step(length: float) -> int:
    """The nudge makes a tie fall the same way whatever the last bit says."""
    return round(length * FINE + 1e-6)


def _moved(m: re.Match[str]) -> str:
    values = m[2].replace(",", " ").split()
    kept = _KEPT[m[1]]
    return f"{m[1]}({' '.join([*values[:kept], *map(_whole, values[kept:])])})"


def fine(d: str) -> str:
    """Path data in whole steps, relative; the pen is followed in the rounded numbers."""
    out: list[str] = []
    last = ""
    x = y = start_x = start_y = 0
    hand: tuple[int, int] | None = None
    """Where the last curve's handle points, as seen from its end."""
    for command, points, arc in _steps(d):
        whole = [(_step(u), _step(v)) for u, v in points]
        if command == "Z":
            out.append("z")
            x, y, last, hand = start_x, start_y, "z", None
            continue
        if command == "M":
            u, v = whole[0]
            out.append(f"m{u - x} {v - y}" if out else f"M{u} {v}")
            x, y = start_x, start_y = u, v
            last, hand = "M", None
            continue
        if command == "L" and whole[0] == (x, y):
            continue
        name, values = _named(command, whole, arc, (x, y), hand)
        hand = None
        if name in ("c", "s"):
            (u, v), (end_x, end_y) = whole[-2:]
            hand = (end_x - u, end_y - v)
        text = " ".join(map(str, values))
        out.append((" " if values[0] >= 0 else "") + text if name == last else name + text)
        last = name
        x, y = whole[-1]
    return "".join(out).replace(" -", "-")


def _named(
    command: str,
    whole: list[tuple[int, int]],
    arc: list[float],
    pen: tuple[int, int],
    hand: tuple[int, int] | None,
) -> tuple[str, list[int]]:
    """The shortest command that draws it, and its numbers."""
    x, y = pen
    values = [w for u, v in whole for w in (u - x, v - y)]
    if command == "L" and values[1] == 0:
        return "h", values[:1]
    if command == "L" and values[0] == 0:
        return "v", values[1:]
    if arc:
        rx, ry, turn, large, sweep = arc
        return "a", [_step(rx), _step(ry), int(turn), int(large), int(sweep), *values]
    if command == "C" and hand and max(abs(values[0] - hand[0]), abs(values[1] - hand[1])) < 3:
        return "s", values[2:]
    return command.lower(), values


def _steps(d: str) -> Iterator[tuple[str, list[Point], list[float]]]:
    """Command, points where the picture has them, and what an arc needs besides."""
    words = _WORD.findall(d)
    i, command = 0, "M"
    x = y = start_x = start_y = 0.0
    while i < len(words):
        if words[i].isalpha():
            command = words[i]
            i += 1
        upper, own = command.upper(), command.islower()
        values = [float(word) for word in words[i : i + _COUNT[upper]]]
        i += _COUNT[upper]
        ox, oy = (x, y) if own else (0.0, 0.0)
        arc: list[float] = []
        if upper == "Z":
            x, y = start_x, start_y
            yield "Z", [], []
            continue
        if upper == "H":
            points = [(values[0] + ox, y)]
        elif upper == "V":
            points = [(x, values[0] + oy)]
        elif upper == "A":
            arc, points = values[:5], [(values[5] + ox, values[6] + oy)]
        else:
            points = [(values[k] + ox, values[k + 1] + oy) for k in range(0, len(values), 2)]
        x, y = points[-1]
        if upper == "M":
            start_x, start_y = x, y
            command = "l" if own else "L"
        yield "L" if upper in "HV" else upper, points, arc
