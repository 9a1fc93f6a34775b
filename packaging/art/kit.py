"""The drawing board: shapes, paint and light, written out as SVG.

Everything is in the subset that QtSvg draws well: paths, ellipses, groups, opacity, `use`, linear
and radial gradients in user space. There is no clipping, no filter, no pattern and no text in it.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from curves import Point, Widths, at, lit_edge, n, ribbon, spline

INK = "#241B33"
GOLD = ("#FFF3C8", "#E3B95F", "#8F6424")

Stop = tuple[float, str] | tuple[float, str, float]
"""Offset, colour, and opacity if it is not 1."""


class Art:
    """One emblem: definitions and shapes on a grid 100 units wide."""

    def __init__(self, title: str, height: float = 100) -> None:
        self.title = title
        self.height = height
        self.defs: list[str] = []
        self.body: list[str] = []
        self._paints: dict[str, str] = {}

    def svg(self) -> str:
        defs = "<defs>\n" + "\n".join(self.defs) + "\n</defs>\n" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {n(self.height)}" '
            f'width="100" height="{n(self.height)}" '
            'stroke-linecap="round" stroke-linejoin="round">\n'
            f"<title>{self.title}</title>\n{defs}" + _tight("\n".join(self.body)) + "\n</svg>\n"
        )

    # -- paint ---------------------------------------------------------------------------------
    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        place = f'x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, x: float, y: float, r: float, *stops: Stop, focus: Point | None = None) -> str:
        fx, fy = focus or (x, y)
        place = f'cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fx="{n(fx)}" fy="{n(fy)}"'
        return self._gradient("radialGradient", place, stops)

    def _gradient(self, tag: str, place: str, stops: Sequence[Stop]) -> str:
        rows = "".join(
            f'<stop offset="{n(stop[0])}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{n(stop[2])}"' if len(stop) == 3 else "")
            + "/>"
            for stop in stops
        )
        content = f' gradientUnits="userSpaceOnUse" {place}>{rows}</{tag}>'
        if content not in self._paints:
            name = f"g{len(self.defs)}"
            self.defs.append(f'<{tag} id="{name}"{content}')
            self._paints[content] = f"url(#{name})"
        return self._paints[content]

    # -- shapes --------------------------------------------------------------------------------
    def path(
        self,
        d: str,
        fill: str = "none",
        o: float = 1,
        stroke: str = "",
        w: float = 0,
        so: float = 1,
        evenodd: bool = False,
    ) -> None:
        line = ""
        if stroke:
            line = f' stroke="{stroke}" stroke-width="{n(w)}"'
            line += f' stroke-opacity="{n(so)}"' if so < 1 else ""
        rule = ' fill-rule="evenodd"' if evenodd else ""
        alpha = f' fill-opacity="{n(o)}"' if o < 1 and fill != "none" else ""
        self.body.append(f'<path d="{d}" fill="{fill}"{alpha}{line}{rule}/>')

    def blob(
        self, points: Sequence[Point], fill: str, o: float = 1, stroke: str = "", w: float = 0
    ) -> None:
        """A closed shape with a smooth edge through the points."""
        self.path(spline(points, closed=True), fill, o, stroke, w)

    def line(self, points: Sequence[Point], stroke: str, w: float, so: float = 1) -> None:
        """A line of one weight: only for rims, strands and veins up to 0.6 units."""
        self.path(spline(points), "none", 1, stroke, w, so)

    def limb(
        self,
        points: Sequence[Point],
        widths: Widths,
        fill: str,
        lit: str = "",
        shade: str = "",
        o: float = 1,
    ) -> None:
        """A tapering stroke; if asked, lit on the edge toward the light, shaded on the other."""
        self.path(ribbon(points, widths), fill, o)
        side = lit_edge(points)
        if shade:
            self.path(ribbon(points, widths, -side, -0.25 * side), shade, 0.55)
        if lit:
            self.path(ribbon(points, widths, 0.3 * side, side), lit, 0.7)

    def wisp(self, points: Sequence[Point], width: float, fill: str, o: float = 1) -> None:
        """A stroke that comes from nothing and goes to nothing: wind, smoke, a wave's crest."""
        self.limb(points, [0.1, *[width] * (len(points) - 2), 0.1], fill, o=o)

    def circle(
        self, x: float, y: float, r: float, fill: str, o: float = 1, stroke: str = "", w: float = 0
    ) -> None:
        self.ellipse(x, y, r, r, fill, o, 0, stroke, w)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str,
        o: float = 1,
        turn: float = 0,
        stroke: str = "",
        w: float = 0,
    ) -> None:
        size = f'r="{n(rx)}"' if rx == ry else f'rx="{n(rx)}" ry="{n(ry)}"'
        tag = "circle" if rx == ry else "ellipse"
        t = f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
        line = f' stroke="{stroke}" stroke-width="{n(w)}"' if stroke else ""
        alpha = f' fill-opacity="{n(o)}"' if o < 1 else ""
        self.body.append(f'<{tag} cx="{n(x)}" cy="{n(y)}" {size} fill="{fill}"{alpha}{line}{t}/>')

    @contextmanager
    def group(self, transform: str = "", opacity: float = 1) -> Iterator[None]:
        t = f' transform="{transform}"' if transform else ""
        alpha = f' opacity="{n(opacity)}"' if opacity < 1 else ""
        self.body.append(f"<g{t}{alpha}>")
        yield
        self.body.append("</g>")

    @contextmanager
    def moved(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """What is drawn inside has its origin at x, y, and is first scaled, then turned."""
        parts = [f"translate({n(x)} {n(y)})"]
        parts += [f"rotate({n(turn)})"] if turn else []
        if flip:
            parts.append(f"scale({n(-scale)} {n(scale)})")
        elif scale != 1:
            parts.append(f"scale({n(scale)})")
        with self.group(" ".join(parts)):
            yield

    def reframe(self, x: float, y: float, scale: float = 1) -> None:
        """Move and scale all that is drawn so far: the last look through the frame."""
        t = f"translate({n(x)} {n(y)})" + (f" scale({n(scale)})" if scale != 1 else "")
        self.body = [f'<g transform="{t}">', *self.body, "</g>"]

    @contextmanager
    def define(self, name: str) -> Iterator[None]:
        """What is drawn inside becomes a tile that `use` repeats (QtSvg misplaces patterns)."""
        start = len(self.body)
        yield
        self.defs.append(f'<g id="{name}">' + "".join(self.body[start:]) + "</g>")
        del self.body[start:]

    def use(self, name: str, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
        t = f"translate({n(x)} {n(y)})"
        t += f" rotate({n(turn)})" if turn else ""
        t += f" scale({n(scale)})" if scale != 1 else ""
        self.body.append(f'<use href="#{name}" transform="{t}"/>')

    # -- light ---------------------------------------------------------------------------------
    @contextmanager
    def twice(self, name: str, axis: float = 50) -> Iterator[None]:
        """What is drawn inside is seen again in a mirror that stands on the axis."""
        with self.define(name):
            yield
        self.use(name, 0, 0)
        with self.group(f"translate({n(2 * axis)} 0) scale(-1 1)"):
            self.use(name, 0, 0)

    def glow(self, x: float, y: float, r: float, color: str, strength: float = 0.8) -> None:
        """Soft light: what others do with a blur."""
        fade = ((0, 1), (0.35, 0.5), (0.7, 0.12), (1, 0))
        paint = self.radial(x, y, r, *((t, color, strength * k) for t, k in fade))
        self.circle(x, y, r, paint)

    def spark(self, x: float, y: float, r: float, color: str = "#FFF6D8", o: float = 1) -> None:
        """A star of four rays."""
        k = r * 0.13
        tips = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
        bays = [(x + k, y - k), (x + k, y + k), (x - k, y + k), (x - k, y - k)]
        ends = tips[1:] + tips[:1]
        rays = "".join(f"Q{at(bay)} {at(end)}" for bay, end in zip(bays, ends, strict=True))
        self.path(f"M{at(tips[0])}{rays}Z", color, o)

    def dust(self, motes: Sequence[tuple[float, float, float]], color: str = "#FFF0C2") -> None:
        """Motes of light: the large ones are stars, the small ones dots."""
        for x, y, r in motes:
            if r >= 1.2:
                self.glow(x, y, r * 2.2, color, 0.5)
                self.spark(x, y, r, "#FFFBEA")
            else:
                self.circle(x, y, r, color, 0.9)

    def shadow(self, x: float, y: float, rx: float, ry: float, o: float = 0.5) -> None:
        """The soft shadow of what stands on the ground."""
        night = "#0A0714"
        paint = self.radial(0, 0, rx, (0, night, o), (0.5, night, o * 0.6), (1, night, 0))
        with self.group(f"translate({n(x)} {n(y)}) scale(1 {n(ry / rx)})"):
            self.circle(0, 0, rx, paint)


def _tight(shapes: str) -> str:
    """The same path data without decimals that nobody sees, and without needless blanks."""
    return re.sub(r' d="[^"]*"', lambda d: _short(d[0]), shapes)


def _short(d: str) -> str:
    rounded = re.sub(r"-?\d*\.\d{3,}(e-\d+)?", lambda number: n(float(number[0])), d)
    return re.sub(r"(\.\d+) (?=\.)", r"\1", rounded)
