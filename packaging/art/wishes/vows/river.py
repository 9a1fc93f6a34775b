"""River: what it promises in pairs, and what it swears by."""

from collections.abc import Sequence

from curves import mix, toward
from kit import Art

from wishes.horizons import far, mirror
from wishes.land import Tones, glints, glory, grass, lily, reeds, ripples
from wishes.river_wonders import SHORE, bridge, lamp
from wishes.tokens import token
from wishes.vows.parts import (
    RIVER_DEEP,
    STONE,
    WOOD,
    Oath,
    Promise,
    eye,
    facing,
    form,
    gold,
    hewn,
    stream,
)

BANK = ((0, "#B4D888"), (0.45, "#4A8660"), (1, "#123A46"))


def swans(a: Art, other: str) -> None:
    """Between the breasts of two swans floats what they promised."""
    stream(a, [other], 47, 53)
    glory(a, 50, 34, 25, 2, "#FFFBE2")
    ripples(a, 50, 88, 46, 3, "#E9F4FF", 0.16, 0.7)
    for flip in (False, True):
        with a.moved(50, 13, 0.92, flip=flip):
            _swan(a)
    token(a, other, 50, 83, 1.06)
    for x in (13, 87):
        lily(a, x, 97, 0.7)
    a.dust([(50, 56, 1.2), (36, 20, 0.8), (66, 22, 0.9), (84, 44, 1)])


def _swan(a: Art) -> None:
    """One half of the heart that two necks make."""
    a.path("M-40 84C-34 92 -12 92 -6 84C-14 86 -30 86 -40 84Z", "#FFFFFF", 0.28)
    a.path(
        "M-42 76C-46 66 -40 56 -29 55C-20 54.4 -14 60 -10.6 66C-6.8 64 -9 56 -13.6 50"
        "C-19.6 42 -19 31 -10.6 28.4C-6.6 27.2 -3 29 -1.6 31.6C-3.4 33.6 -6.8 33.4 -9 34.6"
        "C-13 37.4 -10 43.6 -6.4 49.6C-1.6 57.6 .2 66 -3.2 75C-6 84 -16 86.6 -26 86"
        "C-34 85.6 -40 82 -42 76Z",
        a.linear(-40, 56, -6, 86, (0, "#FFFFFF"), (0.55, "#F4F0FF"), (1, "#8C88C0")),
    )
    a.path(
        "M-49 70C-46 58 -36 52 -26 55C-19 57 -15 63 -12.6 70C-16 78 -27 81.4 -36 79"
        "C-42 77.4 -47 75 -49 70Z",
        a.linear(-46, 54, -14, 80, (0, "#FFFFFF"), (0.7, "#EDEAFB"), (1, "#B0AAD6")),
    )
    for k, (x, y) in enumerate(((-46, 72), (-41, 75.6), (-35, 77.4), (-29, 77.6))):
        quill = [(x, y), (x + 8, y - 8 + k), (x + 17, y - 12 + k * 1.4)]
        a.limb(quill, [0.2, 1.1, 0.2], "#9C96CC", o=0.75)
    a.path("M-3.6 29.6C-1.6 30.4 -.4 32 0 34.6C-2 34 -4.4 33.6 -6.6 33.8Z", "#E58A3C")
    a.path("M-5.8 29.2C-4.4 29.2 -3 30 -2.6 31L-6.4 32.4Z", "#2A2036")
    a.circle(-8.2, 31, 0.85, "#2A2036")


def herons(a: Art, other: str) -> None:
    """Two herons in the shallows hold it between them on a thread."""
    stream(a, [other], 52, 58)
    glory(a, 50, 46, 22, 2, "#FFFBE2")
    for right, tones in ((True, ("#F4F6FF", "#8FA4CC", "#3A4A80")), (False, None)):
        grey: Tones = tones or ("#FFFFFF", "#B8C4E0", "#56649A")
        with facing(a, 50, 0, right=right):
            for x, lift in ((28, 0), (34, -3)):
                leg = [(x, 66), (x + 2.6, 78 + lift), (x - 0.4, 93 + lift)]
                a.limb(leg, [1.8, 1.3, 0.9], "#C9824A", "#FFD08A")
                ripples(a, x - 0.4, 94 + lift, 7, 2, "#FFFFFF", 0.26, 0.7)
            body = "M16 58C22 50 34 48 46 60C50 64 52 68 50 69C44 72 28 74 20 68C17 65 15 62 16 58Z"
            form(a, body, grey, (18, 50), (46, 72))
            neck = [(20, 61), (13, 52), (20, 41), (21, 31), (14, 25)]
            a.limb(neck, [9, 6, 4.6, 4, 4.4], grey[1], grey[0], grey[2])
            a.path("M18 20.6C12 20 7 24 6 27.6C9 30 15 29.6 18.6 27Z", grey[0])
            a.path("M8.6 23.6L-1.4 29.4L8 28.4Z", "#F2B43A")
            a.limb([(17, 22), (26, 20), (33, 24)], [2.4, 1.6, 0.2], "#2A3464")
            eye(a, 11.6, 24.4, 0.95)
            for k in range(3):
                line = [(26 + k * 4, 56 + k * 2), (36 + k * 3, 62 + k), (47, 67 + k * 0.6)]
                a.limb(line, [0.3, 1.5, 0.2], grey[2], o=0.6)
    token(a, other, 50, 58, 1.2, (50, 29.6))
    reeds(a, [(7, 30, 2), (11, 38, -1), (92, 36, 1), (96, 28, -2)], 104, "#1F4A5A")


def boats(a: Art, other: str) -> None:
    """Two boats of paper, a candle in each, carry it between them."""
    stream(a, [other], 40, 45)
    glory(a, 50, 58, 24, 2, "#FFE9B0")
    for right, red in ((True, False), (False, True)):
        paper: Tones = (
            ("#FFF3F0", "#E8949C", "#8A3A64") if red else ("#FFFFFF", "#DCE4FA", "#6A78B8")
        )
        with facing(a, 50, 0, right=right):
            a.path("M6 84C14 92 40 92 48 82C36 86 18 86 6 84Z", "#0E2450", 0.4)
            a.glow(25, 46, 22, "#FFC45A", 0.95)
            hewn(a, [(10, 66), (25, 50), (27, 72)], (paper[1], paper[2], paper[2]))
            hewn(a, [(25, 50), (42, 66), (27, 72)], paper)
            a.path("M23.4 52V39H27V52Z", "#FFF6E0")
            flame = "M25.2 38.6C21.6 37 22 32.4 25.4 27C28.6 32 29.4 37 25.2 38.6Z"
            a.path(flame, a.linear(25, 27, 25, 39, (0, "#FF9A3A"), (1, "#FFFBD6")))
            hewn(a, [(2, 64), (25, 72), (49, 63), (39, 86), (12, 87)], paper)
            a.path("M25 72L49 63L39 86L24 86.6Z", paper[2], 0.4)
            a.limb([(2.4, 64.2), (25, 72.4), (48.6, 63.2)], [0.5, 1, 0.5], "#FFFFFF", o=0.9)
    token(a, other, 50, 62, 1.24)
    glints(a, [(26, 91, 16), (74, 91, 16), (50, 95, 22)], "#FFF3D0", 0.7)


def salmon(a: Art, other: str) -> None:
    """Two salmon leap; their backs are the arch over it."""
    stream(a, [other], 58, 64)
    glory(a, 50, 62, 24, 2, "#FFFBE2")
    for right, hue in ((True, "#E86A6A"), (False, "#5A8CE0")):
        with facing(a, 50, 15, 0.82, right=right):
            spine = [(38, 84), (40, 66), (35, 48), (24, 35), (8, 27)]
            a.limb(spine, [3, 13, 17, 14, 3.6], mix(hue, "#20305A", 0.35))
            a.limb([(x - 2.4, y + 1.6) for x, y in spine], [1.4, 7, 9.4, 8, 2], "#FFF3EA")
            a.limb([(x + 2.6, y - 1.4) for x, y in spine[:4]], [0.4, 3, 4, 1], hue)
            for k in range(5):
                spot = (43.4 - k * 2.8 - k * k * 0.5, 62 - k * 7)
                a.circle(*spot, 1.2, mix(hue, "#101A40", 0.7), 0.8)
            a.path(
                "M36 82C30 88 26 92 23 97C32 95 36 93 39 90C42 94 47 95 53 95C48 90 46 86 42 81Z",
                hue,
            )
            a.path("M44 54C52 50 55 45 56 39C48 41 42 44 38 48Z", mix(hue, "#20305A", 0.3))
            eye(a, 13.6, 29.6, 1.5)
            a.path("M7 28.6C10 31 12 32 15 33", "none", 1, "#20305A", 0.6)
            for x, y, r in ((20, 90, 1.6), (54, 88, 1.3), (30, 97, 1.2), (48, 80, 1)):
                a.circle(x, y, r, "#F2FAFF", 0.95)
            ripples(a, 38, 93, 17, 3, "#FFFFFF", 0.24, 0.9)
    token(a, other, 50, 66, 1.3)


def otters(a: Art, other: str) -> None:
    """Two otters drift hand in hand, and keep it warm."""
    stream(a, [other], 44, 49)
    glory(a, 50, 46, 23, 2, "#FFFBE2")
    ripples(a, 50, 76, 52, 4, "#E9F4FF", 0.34, 0.7)
    for right in (True, False):
        fur: Tones = (
            ("#E9B684", "#8A5236", "#3A1E28") if right else ("#F4CFA0", "#A8704A", "#4A2A2E")
        )
        with facing(a, 50, 4, right=right):
            a.limb([(22, 78), (34, 86), (46, 84)], [9, 6, 1], fur[2])
            form(
                a,
                "M6 58C12 52 24 54 34 66C40 74 38 84 28 85C16 86 6 76 4 68C3 64 4 60 6 58Z",
                fur,
                (8, 54),
                (34, 84),
            )
            form(
                a,
                "M8 61C14 58 22 61 28 69C32 75 30 80 25 80C17 80 10 73 8 67Z",
                ("#FFF3DC", "#EBC79C", "#B07E5C"),
                (10, 60),
                (28, 80),
            )
            for u, v in ((30, 83), (36, 78)):
                a.ellipse(u, v, 4.6, 2.6, fur[2], 1, 30)
            form(
                a,
                "M1 42C4 35 16 34 20 42C23 49 18 58 10 58C2 58 -2 50 1 42Z",
                fur,
                (3, 36),
                (18, 58),
            )
            for ear in (2.4, 18.6):
                a.circle(ear, 40, 2.6, fur[2])
            a.ellipse(8.6, 51.4, 6, 4.4, "#FFF0D8")
            a.path("M6.6 48.4H10.8L8.7 50.8Z", "#2A1620")
            eye(a, 5, 45.6, 1.2)
            eye(a, 13, 45.4, 1.2)
            a.limb([(12, 64), (6, 66), (0, 66)], [5, 4, 3], fur[1], fur[0], fur[2])
    token(a, other, 50, 80, 1.14)


def span(a: Art, others: Sequence[str]) -> None:
    """The bridge from one world to the other; at each end floats its token."""
    far(a, others, 57)
    glory(a, 52, 56, 60, 3, "#FFF8DC")
    mirror(a, others, SHORE, *RIVER_DEEP)
    with a.group(f"translate(0 {2 * SHORE}) scale(1 -1)", 0.4):
        bridge(a)
    fall = a.linear(50, SHORE, 50, 110, (0, "#3F78B0", 0), (1, "#12306A", 0.75))
    a.path(f"M-30 {SHORE}H130V140H-30Z", fall)
    marks = [(52, 65, 15), (47, 71, 10), (57, 77, 12), (16, 90, 12), (90, 92, 12)]
    glints(a, marks, "#FFF6D8", 0.7)
    bridge(a)
    lamp(a, 52, 27.6, 1.05)
    tufts = [(2, 8, -2), (6, 6, 2), (11, 7, -2), (15, 5, 2)]
    for side in (0, 1):
        with a.moved(104 * side, 0, flip=bool(side)):
            a.path(
                "M-30 57C-14 55 0 57.6 9 60.4C15 62 21 62.6 24 64C14 66.4 2 67 -30 68Z",
                a.linear(-10, 56, 14, 68, *BANK),
            )
            grass(a, [(x, h, lean) for x, h, lean in tufts], 63, "#6FA86A", "#C6E08A")
    token(a, others[0], 19.5, 80, 1.08)
    token(a, others[1], 82, 80, 1.08)
    lily(a, 52, 93, 1)


def wheel(a: Art, others: Sequence[str]) -> None:
    """The wheel of the mill turns for both."""
    stream(a, others, 66, 78)
    glory(a, 52, 52, 62, 3, "#FFF8DC")
    for s in (-1, 1):
        hewn(a, [(52 + s * 3, 50), (52 + s * 7, 50), (52 + s * 20, 90), (52 + s * 14, 90)], WOOD)
    middle = (52.0, 53.0)
    for r, w, tone in ((31, 7.6, WOOD[1]), (32.6, 2, WOOD[0]), (28.4, 1.6, WOOD[2])):
        a.circle(*middle, r, "none", 1, tone, w)
    for k in range(8):
        spoke = [toward(middle, k * 45 + 12, r) for r in (4, 16, 30)]
        a.limb(spoke, [4.6, 3.4, 3.4], WOOD[1], WOOD[0], WOOD[2])
    for k in range(16):
        with a.group(f"rotate({k * 22.5 + 12} 52 53)"):
            tone = mix(WOOD[0], WOOD[2], (k * 5 % 16) / 16)
            a.path("M80.6 47.6L91.6 50V56L80.6 58.4Z", tone)
            a.path("M80.6 47.6L91.6 50V51.6L80.6 49.6Z", "#FFE9C0", 0.6)
    a.circle(*middle, 7, gold(a, 45, 46, 59, 60))
    a.circle(*middle, 2.6, "#5A3410")
    for x, y in ((33, 84), (43, 88), (52, 89), (61, 88), (71, 84)):
        a.limb([(x, y - 8), (x + 1, y), (x + 3, y + 9)], [0.6, 2.6, 0.2], "#F2FAFF", o=0.9)
    ripples(a, 52, 92, 44, 3, "#FFFFFF", 0.16, 0.9)
    token(a, others[0], 19.5, 84, 1.1)
    token(a, others[1], 82, 84, 1.1)


def ferry(a: Art, others: Sequence[str]) -> None:
    """The ferry lies between two shores under its lamp; each end carries a token."""
    stream(a, others, 54, 60)
    glory(a, 52, 50, 60, 3, "#FFF8DC")
    a.path("M12 88C30 97 74 97 92 88C78 92 26 92 12 88Z", "#0E2450", 0.5)
    hull: Tones = ("#F4C88A", "#A8603A", "#3E1C34")
    form(
        a,
        "M4 52C8 58 12 66 16 70C36 78 68 78 88 70C92 66 96 58 100 52C100 66 96 82 84 88"
        "C64 95 40 95 20 88C8 82 4 66 4 52Z",
        hull,
        (14, 60),
        (86, 96),
    )
    a.path("M16 70C36 78 68 78 88 70C84 66 20 66 16 70Z", "#3A1A2C")
    for k, y in enumerate((76, 82, 88)):
        inset = k * 4.6
        a.limb(
            [(12 + inset, y - 2), (52, y + 4), (92 - inset, y - 2)], [0.3, 0.9, 0.3], hull[2], o=0.7
        )
    a.limb([(5, 53), (14, 69), (52, 77), (90, 69), (99, 53)], [0.8, 1.8, 1.8, 1.8, 0.8], "#FFE9C0")
    a.limb([(52, 74), (52, 44), (52, 20)], [3.4, 2.8, 2], WOOD[1], WOOD[0], WOOD[2])
    a.limb([(52, 24), (64, 22), (66, 28)], [2, 1.6, 1], WOOD[1], WOOD[0])
    lamp(a, 66, 46.6, 1.05)
    silk: Tones = ("#FFF6E4", "#E8A0A8", "#8A4A7C")
    form(a, "M50 26C34 30 24 44 20 62C30 66 42 66 50 64Z", silk, (26, 30), (50, 66))
    for bend in ((42, 44), (34, 48)):
        a.limb([(50, 28), bend, (bend[0] - 6, 64)], [0.3, 1.1, 0.3], silk[2], o=0.5)
    token(a, others[0], 19.5, 80, 1.12, (6, 56))
    token(a, others[1], 82, 80, 1.12, (98, 56))


def fountain(a: Art, others: Sequence[str]) -> None:
    """The spring rises in three basins and falls to both sides."""
    stream(a, others, 70, 82)
    glory(a, 52, 48, 64, 3, "#FFF8DC")
    hewn(a, [(46, 92), (49, 40), (55, 40), (58, 92)], STONE)
    for y, w, h in ((80, 36, 9), (60, 24, 7), (43, 13, 5)):
        form(
            a,
            f"M{52 - w} {y}"
            f"C{52 - w * 0.8} {y + h * 1.5} {52 + w * 0.8} {y + h * 1.5} {52 + w} {y}Z",
            STONE,
            (52 - w, y - 4),
            (52 + w, y + h),
        )
        a.ellipse(52, y, w, h * 0.34, "#FFF3E0")
        a.ellipse(52, y + 0.3, w - 1.6, h * 0.24, "#5AA8EC")
        for s in (-1, 1):
            spill = [(52 + s * w * 0.9, y), (52 + s * (w + 3.6), y + 5), (52 + s * (w + 5), y + 17)]
            a.limb(spill, [1, 3, 1.6], "#DDF0FF", "#FFFFFF", o=0.9)
    for s in (-1, 0, 1):
        jet = [(52, 43), (52 + s * 3, 26), (52 + s * 7, 18), (52 + s * 11, 27), (52 + s * 12, 40)]
        a.limb(
            jet if s else [(52, 43), (52, 28), (52, 12)],
            [3, 2.4, 2, 1.4, 0.4] if s else [4, 3, 0.4],
            "#EAF6FF",
            o=0.95,
        )
    for x, y in ((52, 8), (44, 14), (60, 14), (38, 24), (66, 24)):
        a.circle(x, y, 1, "#FFFFFF")
    ripples(a, 52, 96, 46, 3, "#FFFFFF", 0.14, 0.9)
    token(a, others[0], 19.5, 84.5, 1.02)
    token(a, others[1], 82, 84.5, 1.02)


def falls(a: Art, others: Sequence[str]) -> None:
    """A fall of white water between two rocks: on each lies the token of its side."""
    far(a, others, 44)
    glory(a, 52, 40, 58, 3, "#FFF8DC")
    white = ((0, "#FFFFFF"), (0.3, "#CFE8FF"), (0.7, "#6AA8EC"), (1, "#2A5CA4"))
    a.path(
        "M34 40C44 36 60 36 70 40C72 60 74 80 78 100H26C30 80 32 60 34 40Z",
        a.linear(52, 36, 52, 100, *white),
    )
    for k in range(7):
        x = 38 + k * 4.7
        line = [(x, 40), (x + (x - 52) * 0.1, 62), (x + (x - 52) * 0.34, 92)]
        a.limb(line, [0.4, 1.8, 0.6], ("#FFFFFF", "#3F86D0")[k % 2], o=0.8)
    rock: Tones = ("#D8C8D8", "#6E6090", "#231C48")
    for s in (-1, 1):
        pts = [
            (52 + s * x, y)
            for x, y in (
                (60, 46),
                (38, 42),
                (25, 36),
                (17, 40),
                (19, 56),
                (15, 70),
                (21, 84),
                (17, 104),
                (70, 104),
            )
        ]
        hewn(a, pts, rock if s < 0 else (rock[1], "#4E4278", rock[2]))
        moss = [(52 + s * x, y) for x, y in ((60, 45), (38, 41), (25, 35), (17, 39))]
        a.limb(moss, [2, 3.4, 3, 0.6], "#A4D680", "#E0F4A8", "#2F7A5A")
        for x, y in ((34, 54), (27, 66), (38, 76)):
            a.limb(
                [(52 + s * x, y), (52 + s * (x - 4), y + 7), (52 + s * (x - 2), y + 15)],
                [0.3, 1.4, 0.3],
                rock[2],
                o=0.7,
            )
    a.glow(52, 96, 30, "#FFFFFF", 0.95)
    for x in (34, 44, 53, 62, 71):
        a.circle(x, 97, 6, "#F4FAFF", 0.8)
    for r, tone in ((36, "#FF9A9A"), (33.6, "#FFE08A"), (31.2, "#A8F0B0"), (28.8, "#9CC8FF")):
        arc = [toward((52, 90), 200 + 140 * k / 8, r) for k in range(9)]
        a.limb(arc, [0.2, 2.2, 2.6, 2.6, 2.6, 2.6, 2.6, 2.2, 0.2], tone, o=0.55)
    token(a, others[0], 19.5, 76, 1.2)
    token(a, others[1], 82, 76, 1.2)


PROMISES: dict[str, Promise] = {
    "forest": swans,
    "lake": herons,
    "cave": boats,
    "valley": salmon,
    "mountain": otters,
}
OATHS: tuple[Oath, ...] = (span, wheel, ferry, fountain, falls)
