"""Who is awake from sunset to the last hour of the evening, inside the glass of the dial."""

import math

from curves import n
from kit import Art

from hunters.glass import MIDDLE, fir, land, level, rim


def swans(a: Art) -> None:
    """Six: two swans, where the night ends and begins."""
    water = ((0, "#FFE9A8"), (0.25, "#F2A47E"), (0.6, "#9C6494"), (1, "#3E3470"))
    level(a, 66, a.linear(50, 66, 50, 88, *water))
    a.path("M10 66C18 60 26 63 31 66ZM69 66C74 62 82 60 90 66Z", "#7A4E7C")
    # the sun's road on the water points to the hour
    a.path("M46 67L50 84L54 67Z", "#FFF6C8", 0.9)
    for y, w in ((79.4, 20), (82.4, 14)):
        a.wisp([(50 - w, y), (50, y + 0.5), (50 + w, y)], 1.2, "#FFFBE0", 0.85)
    _swan(a)
    with a.group("translate(100 0) scale(-1 1)"):
        _swan(a)
    a.path(
        "M26 36q3 -3 5 0q2 -3 5 0M66 31q2.6 -2.6 4.4 0q1.8 -2.6 4.4 0"
        "M46 26q2 -2 3.4 0q1.4 -2 3.4 0",
        "none",
        1,
        "#5A3A6C",
        0.9,
    )


def _swan(a: Art) -> None:
    """The left one of the two; their necks make a heart."""
    a.path("M20 78C28 80.6 40 80.6 47 77.4C42 83 26 83 20 78Z", "#FFF6E6", 0.5)
    a.path(
        "M47.6 70C48.4 76 42 79 35 79C26 79 19.6 75 17.4 66.6C20 67.8 22.4 67 24 64.6"
        "C28 60.6 36 60 41 62.6C44.6 64.4 47.2 66.6 47.6 70Z",
        a.linear(22, 60, 46, 80, (0, "#FFFFFF"), (0.5, "#F2E6EC"), (1, "#A284B8")),
    )
    neck: list[tuple[float, float]] = [
        (43, 72), (46, 65), (43, 57), (38.6, 50.6), (39.4, 44.4), (44.2, 43), (46.8, 46),
    ]  # fmt: skip
    a.limb(neck, [9, 6.4, 4.4, 3.8, 3.8, 4.4, 3], "#FFFDF6", shade="#B49AC4")
    a.path("M45.4 43.6C47.8 45 49.4 48 49.4 51.4C47 50.6 45 48.4 44.4 46.2Z", "#E8702E")
    a.path("M44.2 44.4C45 43.6 46.6 44 47.2 45.6C46 46.6 44.8 46.4 44 46Z", "#2A1A2C")
    # the wing, lifted like a sail: three rows of feathers
    for d, tone in (
        ("M42 69C39 58 29 53.6 15.4 55C18.4 57.6 18 59.4 21 60.4C20.6 62.6 23 64.6 26 64.8"
         "C26 67.4 29.6 69.6 33 69.6C36 71.6 40.6 72 42 69Z", "#FFFFFF"),
        ("M42 69C39 62 32 58.6 24 58.4C26 60.6 26.6 61.6 29 62.4C29.4 64.6 31.6 66 34 66"
         "C35.6 68.4 39.6 70 42 69Z", "#E6D6EA"),
        ("M42 69C40.6 64.6 36.6 62.4 32 62C33.4 64 35 64.6 36.4 65C37.6 67 40 68.8 42 69Z",
         "#FFFDF6"),
    ):  # fmt: skip
        a.path(d, tone)


def hare(a: Art) -> None:
    """Seven: the hare comes out to look."""
    land(a, [(10, 72), (30, 69), (60, 73), (90, 69)], "#8A5480")
    land(a, [(10, 80), (40, 76), (90, 79)], "#3E2C5C")
    fur = a.linear(
        46, 30, 72, 80, (0, "#E3BC94"), (0.4, "#A0745C"), (0.8, "#5E3E48"), (1, "#2E2038")
    )
    a.path("M57.6 45C54 37 53.6 28 57 23C61 28 61.6 37 61 45Z", fur)
    a.path("M57.8 42C56 37 56 31 57.2 27C59 31 59.4 37 59 42Z", "#F2A4A0", 0.8)
    a.path("M62 46C62 37 65 28 70 25C71.6 31 69 40 65.4 47Z", fur)
    a.path(
        "M57 42C62 41 67.6 45 67.6 50C67.6 52 66.4 54.6 64 56C70 60 74 68 73 79H48"
        "C46.6 74 48 68 51 64C50 61 51 58 53.4 56C50.6 54 50 50 51.4 47C52.6 44 54.6 42.4 57 42Z",
        fur,
    )
    a.path(
        "M51.4 47C52.4 52 55 55 59 56.6C56 62 55 70 57 79H50C47 74 48 68 51 64"
        "C50 61 51 58 53.4 56C50.6 54 50 50 51.4 47Z",
        "#F6E0C4",
        0.7,
    )
    a.circle(57.6, 48.6, 1.6, "#1A1020")
    a.circle(57.1, 48, 0.5, "#FFFFFF")
    a.path("M51 50.6L48 49.4M51 51.6L47.6 52M51.4 52.6L48.4 54.4", "none", 1, "#FFF6E6", 0.5)
    a.ellipse(51.4, 50, 1, 0.8, "#3A2028")
    a.path("M66 68C71 67 73.4 73 71 79H60C60 73 62 69 66 68Z", "#4A3040", 0.5)
    a.circle(74.6, 75.6, 3.6, "#FFF6EA")
    a.path("M50 79C50 76 55 75.6 57 79ZM60 79C60 75.6 67 75.6 69 79Z", "#C49A7C")
    for x, h in ((24, 12), (28, 17), (32, 11), (80, 13), (20, 9)):
        a.path(
            f"M{n(x - 1)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 2)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1.4)} 84Z",
            "#241C44",
        )
    a.spark(30, 32, 4, "#FFFBEA")


def moth(a: Art) -> None:
    """Eight: the moth at the evening primrose."""
    land(a, [(10, 80), (40, 77), (90, 80)], "#3A2A5E")
    a.limb([(44, 90), (46, 78), (49, 68)], [1.6, 1.5, 1.2], "#2F5C4C")
    for t in range(4):
        with a.moved(49, 68, 1, -66 + t * 44):
            a.path(
                "M0 0C-6 -3 -7 -9 -3 -12C-1.6 -10.6 -.6 -10.6 0 -9.6C.6 -10.6 1.6 -10.6 3 -12"
                "C7 -9 6 -3 0 0Z",
                "#FFF3A0",
                1,
                "#C9A83C",
                0.3,
            )
    for k in (1, -1):

        def at(x: float, y: float, k: int = k) -> str:
            return f"{n(54 + k * x)} {n(y)}"

        wing = a.radial(
            54 + k * 8, 46, 26, (0, "#FFF9EC"), (0.45, "#E9C9B0"), (0.75, "#B4809A"), (1, "#6E4A82")
        )
        a.path(
            f"M{at(1, 50)}C{at(5, 53)} {at(12, 55)} {at(16, 62)}"
            f"C{at(13, 67)} {at(7, 67)} {at(4, 64)}C{at(2, 60)} {at(1, 56)} {at(1, 50)}Z",
            wing,
        )
        a.path(
            f"M{at(1, 46)}C{at(7, 37)} {at(17, 32)} {at(25, 34)}"
            f"C{at(25, 38)} {at(23, 41)} {at(23, 45)}C{at(21, 52)} {at(12, 55)} {at(1, 52)}Z",
            wing,
            1,
            "#FFF6EA",
            0.4,
        )
        for x, y, r in ((15, 43, 3.4), (10, 60, 2.6)):
            a.circle(54 + k * x, y, r, "#4A2A5C")
            a.circle(54 + k * x, y, r * 0.6, "#F2B05C")
            a.circle(54 + k * x - 0.4, y - 0.4, r * 0.26, "#1A1020")
        a.path(
            f"M{at(20, 35)}C{at(21, 41)} {at(18, 48)} {at(12, 52.6)}", "none", 1, "#7A4E84", 1, 0.8
        )
        a.path(f"M{at(0.6, 43)}C{at(3, 38)} {at(6, 36)} {at(9, 36.6)}", "none", 1, "#FFF3DC", 0.9)
        for j in range(4):
            a.path(
                f"M{at(2 + j * 1.8, 40.6 - j * 1.1)}l{n(k * 1.4)} 1.8", "none", 1, "#FFF3DC", 0.5
            )
    a.path(
        "M52 44C52 42 56 42 56 44C57 50 56.4 58 54 63C51.6 58 51 50 52 44Z",
        a.linear(51, 42, 57, 62, (0, "#FFF6E6"), (0.5, "#B98A84"), (1, "#5A3A5C")),
    )
    a.path("M52 52H56M52.2 55H55.8M52.8 58H55.2", "none", 1, "#5A3A5C", 0.7)
    for x, h in ((22, 12), (28, 9), (74, 11), (80, 14), (68, 8)):
        a.path(
            f"M{n(x - 1)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 2)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1.4)} 84Z",
            "#221A44",
        )


def frog(a: Art) -> None:
    """Nine: the frog begins."""
    level(a, 66, a.linear(50, 66, 50, 88, (0, "#B07AA8"), (0.4, "#5A4C94"), (1, "#241F58")))
    for y, w, x in ((68.4, 16, 34), (72, 12, 70), (84, 20, 46)):
        a.wisp([(x - w, y), (x, y + 0.5), (x + w, y)], 1, "#F2D6EC", 0.7)
    a.ellipse(55, 77.6, 26, 5, "#143A44")
    a.ellipse(
        55, 76.6, 26, 5, a.linear(30, 72, 80, 82, (0, "#A8D68A"), (0.5, "#3F8A64"), (1, "#174A4A"))
    )
    skin = a.radial(48, 50, 36, (0, "#D9F29A"), (0.4, "#7DB84E"), (0.8, "#34744A"), (1, "#16404A"))
    a.path(
        "M36 76C32 70 33 62 38 60C40 66 40 72 42 76ZM74 76C78 70 77 62 72 60C70 66 70 72 68 76Z",
        "#2C6644",
    )
    a.path("M42 52C36 58 38 72 44 76H66C72 72 74 58 68 52C62 48 48 48 42 52Z", skin)
    a.path(
        "M45 63C49 58 61 58 65 63C67 70 63 75 55 75C47 75 43 70 45 63Z",
        a.radial(52, 62, 14, (0, "#FFFDE8"), (0.7, "#EEE6A8"), (1, "#B9B86A")),
    )
    a.path("M38 52C37 44 44 40 55 40C66 40 73 44 72 52C70 57 63 59 55 59C47 59 40 57 38 52Z", skin)
    for x in (44, 66):
        a.circle(x, 40.4, 5, skin)
        a.circle(x, 40, 3.5, "#FFE08A")
        a.ellipse(x, 40, 2.4, 1.2, "#14102A")
        a.circle(x - 1, 39, 0.6, "#FFFFFF")
    a.path("M40 51C46 55.6 64 55.6 70 51", "none", 1, "#16404A", 0.9)
    a.circle(53, 47, 0.6, "#16404A")
    a.circle(57, 47, 0.6, "#16404A")
    for x in (40, 49, 61, 70):
        a.path(f"M{n(x - 3)} 77.6L{n(x)} 74L{n(x + 3)} 77.6L{n(x)} 76.6Z", "#7DB84E")
    for x, h in ((20, 22), (25, 15), (82, 18)):
        a.path(
            f"M{n(x - 0.8)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 1)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1)} 84Z",
            "#1B1A48",
        )
        a.ellipse(x + 0.8, 84 - h, 1.3, 3.6, "#2A1E3A")


def stag(a: Art) -> None:
    """Ten: the stag steps out of the wood and scents the wind."""
    fir(a, ((30, 79, 15), (38, 79, 11), (71, 79, 18)), "#6A66B4")
    a.glow(50, 76, 30, "#C9B4E6", 0.35)
    fir(a, ((23, 73, 18), (78, 73, 26)), "#2A2A6A")
    land(a, [(10, 80), (40, 77), (90, 80)], "#1A1A4A")
    with a.group("translate(3.4 6.4) scale(.92)"):
        _stag(a)
    a.dust([(72, 66, 0.9), (30, 62, 0.8)])


def _stag(a: Art) -> None:
    """Head and breast, from the side; the moon lights his muzzle and the edge of his neck."""
    # far antler, then the near one: beam, brow tine, and the crown
    for dx, dy, tone in ((7.4, 1.6, "#8A7890"), (0, 0, "#F6E6C2")):
        beam: list[tuple[float, float]] = [
            (55 + dx * 0.3, 45), (59 + dx, 38 + dy), (65 + dx, 30 + dy), (64 + dx, 18 + dy),
        ]  # fmt: skip
        a.limb(beam, [2.6, 2.2, 1.9, 0.4], tone, shade="#6A5060")
        for root, knee, tip in (
            ((55.6, 43.6), (50.6, 40.4), (48.4, 34.6)),
            ((58.6, 38), (53.6, 34), (52.6, 27)),
            ((63.4, 32), (59, 27.6), (58.6, 20.6)),
            ((65.2, 25), (69.4, 21.6), (70.6, 16)),
        ):
            tine = [(x + dx, y + dy) for x, y in (root, knee, tip)]
            a.limb(tine, [1.9, 1.5, 0.3], tone)
    hide = a.linear(
        40, 44, 76, 84, (0, "#FFDCB0"), (0.3, "#CC9468"), (0.65, "#7A5058"), (1, "#2E2244")
    )
    a.path(
        "M55.6 48C58 42.6 63.4 40.6 68.6 41.4C67.4 46 63 49.6 57.6 50.4Z",
        a.linear(56, 41, 68, 50, (0, "#C4906E"), (1, "#5E4050")),
    )
    a.path(
        "M37.4 57.4C37.4 55.4 38.8 54.2 41 53C44.4 51 47 47.4 50.4 45.6C54 43.6 58.6 45 60.4 49"
        "C66 56 75 66 79 84H45C47.6 78 49.4 71 49.4 64.4C48.8 62.8 47.6 62.4 46 62.4"
        "C43.4 62.8 40.6 62.4 38.8 61C37.4 60 37 58.6 37.4 57.4Z",
        hide,
    )
    # the mane: tufts that fall from throat to breast
    for d in (
        [(50.6, 60), (50, 68), (46.6, 75)], [(53, 61), (53, 71), (49.6, 81)],
        [(56, 62), (57.4, 73), (55, 84)], [(59, 61), (62, 71), (61.4, 82)],
    ):  # fmt: skip
        a.limb(d, [0.4, 2.6, 0.2], "#6A4450", o=0.5)
        a.limb([(x - 1.2, y) for x, y in d], [0.2, 1.1, 0.2], "#FFD9AE", o=0.55)
    rim(a, [(49.6, 63), (49.4, 69), (47, 77), (45.4, 83)], 1.2)
    rim(a, [(38, 56), (42, 52.4), (47, 47.6), (52, 45)], 0.9)
    a.path("M37.4 57.4C37.4 55.4 38.8 54.2 40.6 53.4C41.8 54.8 41.2 57.6 39.4 58.8Z", "#1E1428")
    a.limb([(39.6, 60.4), (42.6, 60), (45, 58.6)], [0.2, 0.7, 0.2], "#3A2434")
    a.path("M46.6 51.6C47.4 49.2 50.6 48.8 52 50.4C51.2 52.8 48.2 53.4 46.6 51.6Z", "#FFF3DC")
    a.circle(49.2, 51, 1.55, "#5A2E14")
    a.circle(49.1, 51, 0.95, "#120C1C")
    a.circle(48.6, 50.4, 0.5, "#FFFFFF")
    a.limb([(46.2, 51.2), (49, 48.8), (52.4, 50.2)], [0.2, 0.9, 0.2], "#3A2434")
    a.limb(
        [(41.4, 53.4), (45, 51), (48.6, 47.4), (52.4, 45.6)], [0.2, 1.3, 1.2, 0.2], "#FFE9CC", o=0.8
    )


def cat(a: Art) -> None:
    """Eleven: the cat on the garden wall."""
    level(a, 70, "#23265E")
    for row, y in enumerate((70, 76, 82)):
        for col in range(7):
            x = 8 + col * 14 + (7 if row % 2 else 0)
            if max(math.dist((u, y + 4.8), MIDDLE) for u in (x, x + 12.6)) > 45:
                continue
            a.path(f"M{x} {y}h12.6v4.8h-12.6Z", "#4A4A92" if (col + row) % 3 else "#5C5AA6")
    rim(a, [(12, 70), (34, 69.6), (50, 70)], 0.9)
    fur = a.linear(44, 36, 68, 74, (0, "#6A6298"), (0.35, "#2C2A58"), (1, "#0E0E28"))
    a.limb(
        [(64, 68), (74, 70), (80, 63), (75, 55), (79, 48), (84, 50)], [4, 4, 3.6, 3.2, 3, 1.4], fur
    )
    a.path(
        "M49 35L53 41C56 40.2 59 40.2 62 41L66 35C67.6 40 67.4 45 66 48C65 51 63.4 53 62 54"
        "C68 59 70 66 68 71H47C45 66 47 59 53 54C51.6 53 50 51 49 48C47.6 45 47.4 40 49 35Z",
        fur,
    )
    rim(a, [(49, 36), (48.4, 42), (50, 49), (53, 54), (48.6, 60), (47, 68)], 1.1)
    for eye in (53.6, 61.4):
        left, right = n(eye - 2.4), n(eye + 2.4)
        a.path(f"M{left} 46Q{n(eye)} 43.4 {right} 46Q{n(eye)} 48.6 {left} 46Z", "#D6F06A")
        a.ellipse(eye, 46, 0.6, 1.7, "#0E0E28")
    a.path("M56.6 49.4H58.6L57.6 50.8Z", "#E89AA8")
    a.path(
        "M54 50.4L46 49M54 51.6L46.4 53M61 50.4L69 49M61 51.6L68.6 53", "none", 1, "#E6E4FF", 0.35
    )
    a.path("M50 40L52 43L49.8 43.6ZM65 40L63 43L65.2 43.6Z", "#B47A98")
    a.path("M54 71C54 66 57 64 57.6 64C58.2 64 61 66 61 71M57.6 65V71", "none", 1, "#0E0E28", 0.7)
    a.dust([(72, 36, 1), (30, 56, 0.8), (24, 46, 0.7), (66, 28, 0.7)])
