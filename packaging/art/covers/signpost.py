"""The signpost of the six realms, and the pixie on it who shows two ways at once."""

from collections.abc import Sequence

from curves import Point, at, n, ribbon, spline, toward
from kit import Art
from lamps import Lamp, Path, Place, glaze, rim

from covers.doors import BACK, LAMP, MARKS, MOON


def _wood(a: Art) -> str:
    return a.radial(
        LAMP.x, LAMP.y, 36, (0, "#FFE0A0"), (0.25, "#D99A58"), (0.55, "#7A4E42"), (1, "#2E2038")
    )


def post(a: Art) -> None:
    post = Path("M86.6 92C87.2 76 87 58 87.4 39.6L91 39C91.2 58 91.4 76 92.6 92Z")
    a.path(post.d, _wood(a))
    edge = post.edge()
    rim(a, edge, LAMP, 1.8, 0.45, 0, 1, "#1A1030", away=True)
    rim(a, edge, BACK, 0.5, 0.8, 0.3)
    for y in (70.0, 76.0, 82.0):
        a.limb([(88.4, y), (88.8, y + 3), (88.5, y + 5)], [0.1, 0.4, 0.1], "#3A2430", o=0.7)
    boards = (("left", 79, 90.6, 53, -3, "river"), ("right", 87.6, 107, 47.6, 4, "valley"),
        ("left", 73.6, 90.4, 60.2, 4, "forest"),
              ("right", 87.8, 105, 54.6, -3, "mountain"), ("left", 75, 90.6, 67, -2, "lake"),
              ("right", 87.6, 104, 61.6, 3, "cave"))  # fmt: skip
    for way, x0, x1, y, turn, realm in boards:
        long = x1 - x0
        place = Place(x1 if way == "left" else x0, y, 1, turn, way == "left")
        neck = n(long - 2.6)
        d = f"M0 -2.5L{neck} -2.3L{n(long)} 0L{neck} 2.4L0 2.5C.6 1 -.4 -.6 0 -2.5Z"
        form = Path(d, place)
        a.path(form.d, _wood(a))
        e = form.edge()
        rim(a, e, LAMP, 1.3, 0.5, 0.1, 1, "#1A1030", away=True)
        rim(a, e, LAMP, 0.7, 0.8, 0.1, 1, "#FFF0C4")
        rim(a, e, MOON if way == "left" else BACK, 0.35, 0.8, 0.3)
        a.limb(
            place.puts([(2, -1.2), (long * 0.5, -0.9), (long - 4, -1.2)]),
            [0.05, 0.25, 0.05],
            "#3A2430",
            o=0.6,
        )
        tone = {
            "river": "#9CD0FF",
            "forest": "#B8F0A0",
            "lake": "#A8F4F0",
            "cave": "#D6B4FF",
            "valley": "#FFDF80",
            "mountain": "#FFA8A0",
        }[realm]
        gx, gy = place.put((long * 0.56, 0))
        a.glow(gx, gy, 3.4, tone, 0.45)
        a.path(Path(MARKS[realm], Place(gx - 1.9, gy - 1.9, 0.158)).d, tone, evenodd=True)
        for u in (1.6,):
            a.circle(*place.put((u, 0)), 0.34, "#1A1226")
    # the iron arm that holds the lantern
    a.limb([(88, 41.6), (81, 40.2), (75.6, 41.4), (74.6, 44)], [1, 0.9, 0.8, 0.4], "#2A1C30")
    a.limb([(88, 41.3), (81, 39.9), (75.4, 41.1)], [0.2, 0.3, 0.1], "#A9D8FF", o=0.8)
    # stones and grass at the foot
    for x, y, w, h in ((85, 92.6, 3.4, 3), (94, 93, 4, 3.4), (90, 94, 3, 2.2)):
        form = Path(
            f"M{n(x - w)} {n(y)}C{n(x - w)} {n(y - h * 0.8)} {n(x - w * 0.4)} {n(y - h)} {n(x)} "
            f"{n(y - h)}C{n(x + w * 0.7)} {n(y - h)} {n(x + w)} {n(y - h * 0.5)} {n(x + w)} {n(y)}Z"
        )
        a.path(
            form.d,
            a.linear(x - w, y - h, x + w, y, (0, "#D9A888"), (0.5, "#6A5478"), (1, "#201C44")),
        )
        rim(a, form.edge(), LAMP, 0.8, 0.7, 0.1, 1, "#FFE6B8")


def skin(a: Art, tones: Sequence[str]) -> str:
    stops = zip((0, 0.24, 0.5, 0.78, 1), tones, strict=True)
    return a.radial(LAMP.x, LAMP.y, 32, *stops)


def part(
    a: Art,
    form: Path,
    paint: str,
    warm: float = 1,
    cold: float = 0.35,
    side: Lamp = BACK,
    glow: str = "#FFF3CC",
    shade: str = "#1E1236",
) -> None:
    """A piece of a figure in the light of the lantern."""
    a.path(form.d, paint)
    edge = form.edge(0.4)
    rim(a, edge, LAMP, warm * 1.3, 0.45, 0, 1, shade, away=True)
    rim(a, edge, LAMP, warm, 0.6, 0.05, 1, glow)
    if cold:
        rim(a, edge, side, cold, 0.85, 0.25)


def tube(points: Sequence[Point], widths: Sequence[float]) -> Path:
    return Path(ribbon(points, widths, steps=2))


def pixie_paints(a: Art) -> tuple[str, str]:
    """His skin and his cap, lit by the lantern."""
    skin = a.radial(
        LAMP.x,
        LAMP.y - 6,
        44,
        (0, "#FFF3C8"),
        (0.3, "#FFD79C"),
        (0.6, "#EBA477"),
        (0.85, "#A8646A"),
        (1, "#4A3460"),
    )
    red = a.radial(
        LAMP.x, LAMP.y - 6, 46, (0, "#FFD890"), (0.35, "#F87A4E"), (0.62, "#CC3848"), (1, "#5A1648")
    )
    return skin, red


def pixie(a: Art) -> None:
    green = a.radial(
        LAMP.x,
        LAMP.y - 6,
        40,
        (0, "#FFF6B0"),
        (0.3, "#CBD86A"),
        (0.55, "#5A9A50"),
        (0.8, "#23604E"),
        (1, "#123A44"),
    )
    skin, red = pixie_paints(a)
    hose = a.radial(
        LAMP.x, LAMP.y - 4, 32, (0, "#FFE6B8"), (0.3, "#D0929A"), (0.7, "#6A54A0"), (1, "#2A2456")
    )
    # far arm: points to the right, behind him
    part(a, tube([(93, 30), (97.4, 30), (101, 27.6)], [3, 2.8, 2.2]), green, 0.7)
    _pointing(a, skin, Place(101, 27.7, 0.84, -28))
    # far leg, kicked up
    part(a, tube([(88, 38.8), (83, 37.8), (79.6, 39)], [4, 3.2, 2.4]), hose, 0.7)
    _boot(a, 78.9, 39.4, 0.84, 44)
    # body
    coat = Path(
        "M86.6 27.6C89.6 26.2 93.6 27 95 30C96.6 33 96.6 37 95 40C92 42 86.4 41.8 84.2 39.8"
        "C83.6 36 84.2 30.6 86.6 27.6Z"
    )
    part(a, coat, green, 1.7, 0.6)
    a.limb([(84.4, 37), (89, 38.8), (95.2, 37.6)], [0.9, 1.3, 0.9], "#6B3A26")
    a.circle(87.4, 38.4, 0.9, "#FFE39A")
    part(
        a,
        Path(
            "M84.2 39C83 41 83.2 43.4 84.6 44.8C85.8 43.2 87.4 42.6 88.8 44.9C90.2 43.2 91.8 "
            "42.8 93.4 44.5C95 43.2 95.6 41 95.2 39.4C91 41 87.6 40.6 84.2 39Z"
        ),
        green,
        0.8,
        0.3,
    )
    # near leg hangs
    part(
        a,
        tube([(90, 40), (85, 39.6), (82.4, 43), (82.2, 47.4)], [4.6, 4.2, 3.2, 2.4]),
        hose,
        1,
        0.3,
    )
    _boot(a, 82.8, 48.4, 0.8, 4)
    # collar of leaves
    for u in (86.2, 88, 90.4, 92.6):
        way = 90 + (u - 89.6) * -12
        tip, left, right = (
            toward((u, 27.4), way + turn, long) for turn, long in ((0, 3.4), (-30, 2.2), (30, 2.2))
        )
        a.path(
            f"M{n(u)} 27Q{at(left)} {at(tip)}Q{at(right)} {n(u)} 27Z",
            red,
        )
    laughing_head(a, skin, red)
    # near arm: points to the left, over the wanderer's head
    part(a, tube([(88.4, 30.6), (83.6, 33.4), (79, 31)], [3.4, 3.1, 2.4]), green, 0.9, 0.35)
    _pointing(a, skin, Place(79.4, 31.2, 0.98, 24, True))


def _pointing(a: Art, skin: str, p: Place) -> None:
    """A hand that shows the way: its wrist at nought, the first finger toward +x."""
    knuckles = [(-0.8, -1.2), (1.6, -1.8), (3.6, -1.5), (4, 0.4), (3.2, 2.3), (1, 2.2), (-0.8, 1.2)]
    part(a, Path(spline(p.puts(knuckles), closed=True)), skin, 0.5, 0.2)
    part(a, tube(p.puts([(2.4, -1), (5, -1.5), (7.8, -1.5)]), [1.5, 1.35, 1.1]), skin, 0.4, 0.2)
    a.circle(*p.put((7.8, -1.5)), 0.55 * p.scale, skin)
    for k in range(3):
        y = -0.1 + k * 0.95
        bent = p.puts([(2.2, y), (4.3, y - 0.1), (4.5, y + 0.7), (3, y + 0.8)])
        a.limb(bent, [1.1, 1.3, 1.1, 0.8], "#8A4A50", o=0.6)
        part(a, tube(bent, [0.9, 1.1, 1, 0.7]), skin, 0.3, 0)
    part(a, tube(p.puts([(0.6, -1.4), (2.2, -2.6), (4, -2.6)]), [1.3, 1.2, 0.9]), skin, 0.3, 0.2)


def _boot(a: Art, x: float, y: float, s: float, turn: float) -> None:
    """Soft leather, the toe curled up; the ankle is at x, y."""
    p = Place(x, y, s, turn)
    brown = a.radial(LAMP.x, LAMP.y, 26, (0, "#F0B470"), (0.35, "#9A5630"), (1, "#3A1C2C"))
    form = Path(
        "M1.9 -1.8C2.2 0 2.6 2 1.6 3C-1 3.8 -3.6 3.7 -5.6 2.7C-7.4 1.6 -7.8 -.8 -6.6 -2.4C-6.6 "
        "-.8 -5.4 .2 -3.8 0C-2.4 -.2 -1.8 -1 -1.7 -2Z",
        p,
    )
    part(a, form, brown, 0.6, 0.25)
    part(
        a,
        Path(
            "M-2.2 -2.6C-1 -3.4 1.4 -3.4 2.4 -2.6C2.6 -1.8 2.4 -1.2 2 -1C.8 -.6 -1 -.6 -2 -1.1"
            "C-2.3 -1.5 -2.4 -2.1 -2.2 -2.6Z",
            p,
        ),
        brown,
        0.3,
        0,
    )
    a.circle(*p.put((-6.6, -2.6)), 0.5 * s, "#FFE39A")


FACE = Place(86.8, 20.8, 0.103, -14, True)


def laughing_head(a: Art, skin: str, red: str) -> None:
    p = FACE
    ear = Path("M-12 4C-30 -8 -58 -16 -84 -12C-70 4 -40 24 -10 24Z", p)
    part(a, ear, skin, 0.7, 0.35)
    a.path(Path("M-16 8C-32 0 -50 -6 -68 -6C-54 4 -34 16 -14 18Z", p).d, "#A8505A", 0.5)
    head = Path(
        "M-22 -46C10 -56 34 -42 37 -20C38 -12 36 -8 40 -4C52 0 70 4 84 14C89 19 85 27 76 26C62 "
        "26 52 24 45 24"
        "C47 28 53 30 51 35C50 39 46 40 44 42C48 46 48 50 44 54C42 62 38 70 28 71C14 72 0 64 "
        "-12 52C-28 36 -40 -38 -22 -46Z",
        p,
    )
    a.path(head.d, skin)
    edge = head.edge(0.3)
    a.path(
        Path(
            "M-22 -46C0 -54 22 -48 32 -34C14 -30 2 -10 4 12C6 30 2 44 -6 46C-28 30 -40 -38 -22 "
            "-46Z",
            p,
        ).d,
        "#7A3A5A",
        0.3,
    )
    glaze(a, edge, LAMP, 1.9, 0.9, 2, 0, "#FFF6D4")
    x, y = p.put((20, 22))
    a.glow(x, y, 2.4, "#FF7A54", 0.6)
    a.circle(*p.put((79, 19)), 0.7, "#FF9A74", 0.5)
    # the grin
    a.path(Path("M47 37C38 42 24 41 10 28C16 50 34 58 45 50C48 46 48 41 47 37Z", p).d, "#4A1024")
    a.path(Path("M47 37C38 42 24 41 10 28C13 36 18 41 22 44C32 46 42 45 47.4 41Z", p).d, "#FFFBEA")
    a.limb(p.puts([(6, 24), (9, 29), (14, 32)]), [0.1, 0.4, 0.1], "#8A3A44")
    a.limb(p.puts([(60, 25), (54, 21), (56, 15)]), [0.05, 0.3, 0.05], "#A8524A", o=0.8)
    # the eye, the brow high
    a.path(Path("M6 -6C8 -22 28 -24 35 -10C34 4 14 8 6 -6Z", p).d, "#FFFBEA")
    a.circle(*p.put((25, -7)), 0.72, "#4A8A2E")
    a.circle(*p.put((26.4, -6)), 0.42, "#101418")
    a.circle(*p.put((22, -11)), 0.22, "#FFFFFF")
    a.limb(p.puts([(4, -4), (9, -19), (24, -24), (37, -12)]), [0.1, 0.4, 0.45, 0.1], "#3A1420")
    a.limb(p.puts([(6, -34), (20, -42), (36, -34)]), [0.1, 0.6, 0.12], "#7A3A1E")
    # the cap falls behind; its bell rings
    cap = Path(
        "M40 -28C36 -50 26 -70 0 -78C-26 -84 -52 -74 -74 -52C-92 -34 -112 -30 -128 -14C-110 -6 "
        "-88 -10 -72 -24C-58 -36 -48 -40 -36 -34C-12 -44 16 -44 40 -28Z",
        p,
    )
    part(a, cap, red, 1.4, 0.55)
    a.path(
        Path(
            "M40 -28C16 -44 -12 -44 -36 -34C-39 -40 -38 -46 -34 -50C-8 -58 22 -56 42 -40C43 -36 "
            "42 -31 40 -28Z",
            p,
        ).d,
        red,
    )
    a.limb(
        p.puts([(40, -32), (16, -48), (-12, -48), (-36, -40)]),
        [0.5, 1.2, 1.2, 0.6],
        "#FFD27A",
        o=0.9,
    )
    bx, by = p.put((-130, -10))
    a.circle(
        bx,
        by,
        1.2,
        a.radial(bx - 0.4, by - 0.4, 1.6, (0, "#FFFBE0"), (0.5, "#F0B84A"), (1, "#7A4A18")),
    )
