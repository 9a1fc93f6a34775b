"""Three researchers: Barnaby Quill, Dorian Mossop and Felix Hawthorne, looking to the right.

Each has a face, a way to wear hat, hair and beard, and a plant or quill of his own.
"""

from curves import Point, n
from kit import Art
from plants import flower, leaf
from tones import DUSK, PALE, RAVEN, ROSE, SILVER, WHEAT, Cloth, Hair

from hunters.cameo import (
    Features,
    Sitter,
    brooch,
    coat,
    ear,
    eyebrow,
    frame,
    neck,
    profile,
    rim,
    strands,
)

SLATE = Cloth("#9AA6BE", "#4E5A78", "#2E3650", "#161A2C")
TWEED = Cloth("#C4B482", "#7E7446", "#4E4A2C", "#26261A")
RUSSET = Cloth("#D98A5C", "#94482E", "#5E2A22", "#2E1418")


def quill(a: Art, x: float, y: float, turn: float, s: float, tone: str, o: float) -> None:
    with a.moved(x, y, s, turn):
        a.limb([(0, 0), (10, -1), (24, 1), (38, 5)], [0.6, 6, 8, 0.4], tone, o=o)
        a.limb([(-8, 0.6), (8, 0), (24, 1.6), (37, 5)], [0.5, 0.7, 0.6, 0.2], "#FFFFFF", o=o * 0.8)
        a.path(
            "M12 -.6L9 -4M18 -.4L16 -4.6M25 .8L24 -3.6M12 1L9 4.4M18 1.4L16 5.6",
            "none",
            1,
            "#3A1420",
            0.6,
            o,
        )


def barnaby() -> Art:
    """Barnaby Quill: a top hat, white whiskers, quills."""
    s = Sitter("Barnaby Quill", ROSE, right=True)
    frame(s.a, "#C4767A", "#7A3040", "#34101F")
    quill(s.a, 25, 70, -74, 1, "#E6B4A8", 0.5)
    quill(s.a, 31, 78, -58, 0.8, "#E6B4A8", 0.4)
    quill(s.a, 75, 70, -106, 0.9, "#E6B4A8", 0.35)
    with s.turned() as a:
        coat(s, SLATE)
        # waistcoat, cravat, its pin
        a.path(
            "M42 64L50.6 80L60.6 63L64 70L55 88L50 92.8L45 88L38.6 68Z",
            s.linear(40, 64, 62, 90, (0, "#E3B46A"), (0.5, "#9A6A2E"), (1, "#5A3616")),
        )
        a.path(
            "M36 66L44 62L50 84L46 90C40 84 37 76 36 66ZM66 65L59 61L52.6 84L56 90"
            "C62 84 65 75 66 65Z",
            s.cloth(36, 62, 66, 90, SLATE),
        )
        neck(s, 13)
        a.path(
            "M42.6 57C47 62 57 62 61 56L62 65C56 69.6 47.4 69.6 42 65.6Z",
            s.linear(42, 57, 62, 68, (0, "#FFFFFF"), (1, "#CFC4BC")),
        )
        a.path(
            "M45 65C47.6 63 54 63 56.6 65L54 69C58 74 56.6 80 51 84C45.6 80 44 74 47.6 69Z",
            s.linear(44, 64, 58, 82, (0, "#D9545E"), (0.5, "#9A2436"), (1, "#4E0E20")),
        )
        a.limb([(48, 80), (50.6, 74), (54, 69.6)], [0.3, 1.4, 0.3], "#FFF6DC")
        a.circle(50.4, 74.4, 1.3, "#F0CE7A")
        profile(s, 51, 43, Features(nose=1.5, hook=0.9, chin=0.6, brow=0.6, jaw=1.4))
        # the grey at the temple, whiskers down the jaw, a full moustache
        white = s.hair(42, 30, 66, 62, SILVER)
        a.path(
            "M50 30C58 27 65.6 31 66 39C66.4 46 64 52 60 55C57.6 52 57 49 57.6 46.4"
            "C54 45 52.6 41 53 37Z",
            white,
        )
        a.path(
            "M57.6 45C61 47 62 52 60.4 57C58.6 62.6 52 65 46.4 63.6C44.6 63 44 61.6 45 60.4"
            "C47.4 59.4 50 58.4 51.4 56C53 53 52.6 48 53.6 45.4C54.6 44.2 56 44.2 57.6 45Z",
            white,
        )
        a.path(
            "M39.6 50.4C42 49.4 45 50.4 47.4 53.4C48.4 55 47.6 56.4 46 55.6"
            "C43.6 54.4 40.6 54.6 37 55.4C35.6 55.6 35.2 54.4 36.2 53.6"
            "C37.8 52.6 38.4 51.2 39.6 50.4Z",
            white,
        )
        strands(
            a,
            [[(56, 46), (57.4, 52), (55, 59), (49, 62.6)], [(58.8, 48), (59.4, 54), (56, 60.6)],
            [(54.6, 49), (54.4, 55), (50.6, 60)],
             [(54, 32), (61, 34), (63.4, 41), (61.4, 50)], [(55, 35), (59.4, 38), (60.6, 45)],
             [(37, 54.4), (41.6, 52.4), (46.4, 54.6)]],
            "#7E8CA8",
        )  # fmt: skip
        ear(s, 56.6, 44.6)
        eyebrow(s, 51, 42.4, Hair("#FFFFFF", "#FFFFFF", "#EEF2FA", "#FFFFFF"), 2)
        # the top hat
        silk = s.linear(
            38, 8, 68, 34, (0, "#7C86A2"), (0.3, "#3A425E"), (0.7, "#1C2136"), (1, "#0C0F1C")
        )
        a.path(
            "M40.6 30C40 24 38.6 17 37 12.6C45 9.6 60 9.2 68.4 11.6C67 17 66.6 24 67.4 30.4"
            "C58 33.6 48 33.4 40.6 30Z",
            silk,
        )
        a.ellipse(52.6, 11.8, 15.8, 2.5, s.linear(38, 9, 68, 14, (0, "#8E98B4"), (1, "#2A3048")))
        a.path("M40.4 25.4C49 28.6 59 28.8 67 25.6L67.4 30.4C58 33.6 48 33.4 40.6 30Z", "#8E2A3C")
        a.path(
            "M33 30.6C38 32.4 46 34.4 54 34.2C62 34 69.6 32.6 75 29.8C76.6 32 73.6 34.6 69 36.2"
            "C58.6 39 44.6 38.8 36 35.6C32.6 34.2 31 31.8 33 30.6Z",
            s.linear(32, 30, 76, 38, (0, "#6E7894"), (0.5, "#2A3048"), (1, "#0C0F1C")),
        )
        sheen: list[Point] = [(62, 15), (62, 20), (62.6, 24)]
        a.limb(sheen, [0.6, 2.6, 0.8], "#C4CCE2", o=0.6)
    rim(s.a)
    return s.a


def dorian() -> Art:
    """Dorian Mossop: a deerstalker, a short beard, a pipe."""
    s = Sitter("Dorian Mossop", DUSK, right=True)
    frame(s.a, "#FBF0CC", "#C2BC90", "#67724E")
    for x, y, t in (
        (22.0, 70, -100),
        (24, 62, -40),
        (20, 56, -120),
        (27, 76, -20),
        (21, 48, -60),
        (79, 74, -70),
        (77, 80, -130),
    ):
        leaf(s.a, (x, y), t, 10, "#8A9E56", "#4A5E34")
    with s.turned() as a:
        coat(s, TWEED)
        for k in range(1, 6):
            x = 24 + k * 8.4
            a.path(
                f"M{n(x)} {n(74 + abs(k - 3))}L{n(x + 6)} {n(91 - abs(k - 3) * 1.4)}"
                f"M{n(x + 6)} {n(71 + abs(k - 3))}L{n(x)} {n(88 - abs(k - 3) * 1.4)}",
                "none",
                1,
                "#26261A",
                0.35,
                0.45,
            )
        neck(s, 12)
        # cape collar, scarf
        a.path(
            "M31 70C36 63 43 60 47 58.6C49 66 57 66.6 61 58C66 60 71 64.4 74 70.6"
            "C66 76 58 77 51 76C43 77 36 75 31 70Z",
            s.cloth(31, 58, 74, 77, TWEED),
        )
        a.path(
            "M43.4 57.6C47.6 63.4 57 63 61.4 56.4L63.4 64C57 70.6 47.4 70.6 42 65.4Z",
            s.linear(42, 57, 64, 70, (0, "#E0905A"), (0.5, "#A84E2C"), (1, "#5A2018")),
        )
        a.path(
            "M46 67C50 69.6 55 69.6 58 67.4L60 84C57 86 54.6 85.6 53 83.6C51 86 48.6 86 46.6 84Z",
            s.linear(46, 66, 60, 86, (0, "#D9824E"), (0.5, "#A04626"), (1, "#52180F")),
        )
        for y in (73, 78):
            a.path(f"M46.4 {y}Q53 {y + 2} 59.4 {y}", "none", 1, "#F6D29A", 0.8)
        brooch(a, 52.4, 68.6, "#6FA04A")
        profile(s, 51, 43, Features(nose=0.9, hook=0.1, chin=0.6, brow=0.5, lips=0.4, jaw=0.6))
        dark = s.hair(42, 36, 66, 62, RAVEN)
        # beard along the jaw, moustache, hair behind the ear
        a.path(
            "M57.4 44C59.6 47.4 60.4 51.6 58 56C54.6 61.6 48 65 42.6 64"
            "C39.4 63.2 38.6 60 39.8 57.4C41.4 58.6 43.6 58 44.8 56.4"
            "C46.6 54.6 49.6 55.4 51.4 53.4C53.2 51 52.6 47 54 44.6Z",
            dark,
        )
        a.path(
            "M40.4 50.6C42.6 50 45.6 51 47.2 53.6C45.4 53.8 42 53.6 39.4 54.4"
            "C38.4 53.4 39 51.4 40.4 50.6Z",
            dark,
        )
        a.path(
            "M56 34C62 32 67 36 66.4 43C66 48.6 63.6 53 60.4 54.6C58.6 52 58.4 48.4 59 45"
            "C56.6 43 55 38 56 34Z",
            dark,
        )
        strands(
            a,
            [
                [(56.6, 47), (56.6, 53), (52, 59), (46, 62.6)],
                [(54.8, 49), (53.6, 55), (48.6, 59.6)],
                [(60, 37), (63.4, 41), (62, 49)],
                [(58.4, 49), (58, 54.6), (54, 60)],
            ],
            RAVEN.strand,
        )
        ear(s, 57.4, 44.6)
        eyebrow(s, 51, 42.6, RAVEN, 1.6)
        # the cap: two peaks, ear flaps tied on top with a bow
        tweed = s.cloth(36, 14, 70, 36, TWEED)
        a.path(
            "M38 35C32 34 27.6 37 26 40.6C31 40.6 37 39 42.6 37Z",
            s.linear(26, 34, 43, 41, (0, "#8E824E"), (1, "#33301C")),
        )
        a.path(
            "M66 34C71 33.4 75 36 76.4 40C72 40.4 67.6 39 63.6 37Z",
            s.linear(63, 34, 76, 40, (0, "#8E824E"), (1, "#26261A")),
        )
        a.path(
            "M37.4 36.6C36.4 25 42.6 15.4 52 15C62 14.8 68.6 24 67.4 36C58 38.8 46 39.2 37.4 36.6Z",
            tweed,
        )
        a.path(
            "M52 15C47 20 45 28 45.6 38M52 15C57.6 20 60.4 28 60 37.6M52 15V38.4M38.6 27"
            "C46 30.6 59 30.6 66.6 26.6M37.4 33C46 36.4 59 36.2 67.4 32.4",
            "none",
            1,
            "#33301C",
            0.5,
            0.65,
        )
        a.path(
            "M46 20C47 16 51 15 52.4 17.6C54 14.6 58 16 58.6 20C57.4 25 54.4 27 52.4 24.6"
            "C50 27.4 47 25.4 46 20Z",
            s.cloth(46, 15, 59, 27, TWEED),
        )
        a.path(
            "M52 16.6C48.6 12.4 45 12.6 44.8 15.4C45 18 49 18.6 52 16.6C55.4 12.6 59 13 59 15.6"
            "C58.8 18.2 55 18.6 52 16.6Z",
            "#A84E2C",
        )
        a.path("M37.2 33.4C46 37 59 37 67.6 32.8L67.4 36C58 39 46 39.2 37.4 36.6Z", "#33301C", 0.8)
        # pipe and smoke
        a.limb([(41, 54.6), (35, 56.4), (31, 60)], [1.5, 1.8, 2.2], "#3A2018")
        a.path(
            "M25.6 56.4C28.6 55 32.6 55.4 34.4 57C34.6 61 33.4 64.4 30.6 65"
            "C27.6 65 25.6 61 25.6 56.4Z",
            s.linear(25, 55, 35, 65, (0, "#C8824A"), (0.5, "#8A4A26"), (1, "#3E1C12")),
        )
        a.ellipse(30, 56.6, 4.2, 1.5, "#2A120C")
        a.ellipse(30, 56.5, 2.8, 0.9, "#FF9A4A")
        a.glow(30, 56, 6, "#FFB060", 0.6)
        a.wisp([(30, 55), (26.6, 49), (30.4, 43), (27, 36), (30, 30)], 2.6, "#FFFBEA", 0.6)
        a.wisp([(30.6, 53), (32.6, 47), (30, 41.6)], 1.5, "#FFFBEA", 0.5)
    rim(s.a)
    return s.a


def felix() -> Art:
    """Felix Hawthorne: bare-headed, a monocle, a waxed moustache, hawthorn in his buttonhole."""
    s = Sitter("Felix Hawthorne", PALE, right=True)
    frame(s.a, "#B07E44", "#5E3A20", "#1E100A")
    for x, k in ((19.0, 1), (81.0, -1)):
        spine: list[Point] = [(x + k * 4, 80), (x, 66), (x + k * 1.6, 50), (x + k * 6, 34)]
        s.a.limb(spine, [1.8, 1.6, 1.2, 0.4], "#7A5426", o=0.85)
        for j, (u, v) in enumerate(spine[1:]):
            leaf(s.a, (u, v + 5), -90 + k * 62, 7.4, "#B9B25A", "#6E6A2C")
            leaf(s.a, (u, v), -90 + k * 34, 6.6, "#DCC878", "#94803A")
            flower(s.a, u + k * (1 + j * 0.4), v - 3, 2.2, "#FFF3DC", "#C8706A")
    with s.turned() as a:
        coat(s, RUSSET)
        neck(s, 11)
        # white tie and wing collar
        a.path(
            "M40 64L50.6 80L62 62L66 70L56 87L50.6 92.4L45 87L37 69Z",
            s.linear(40, 62, 64, 90, (0, "#FFFFFF"), (1, "#CDBBA6")),
        )
        for y in (80, 85):
            a.circle(50.8, y, 0.9, "#3A2A28")
        a.path(
            "M30 72C34 67 40 63.6 44 62L50.4 82L46 91C38 88 33 82 30 72ZM72.6 71"
            "C68.6 66 63 62.6 58.6 61L52.4 82L56 91C64 88 69.6 81 72.6 71Z",
            s.cloth(30, 61, 73, 91, RUSSET),
        )
        a.path("M38 65L44 62L49.6 79L44 76Z", RUSSET.light, 0.55)
        a.path("M64.6 64L58.6 61L53 79L58.6 75Z", RUSSET.light, 0.35)
        a.path(
            "M43 56.6C47.6 61.6 56 61.6 60.4 56L61.4 64.4C56 68.6 47.6 68.6 42.4 65Z",
            s.linear(42, 56, 62, 68, (0, "#FFFFFF"), (1, "#D6C9BC")),
        )
        a.path("M43 63L47.6 68.6L42 67.4ZM61 62.4L55.6 68.4L61.6 67Z", "#FFFFFF")
        a.path(
            "M50.8 68.4C46 64.4 42 65 41.6 68.4C42 72.4 47 72.4 50.8 69.6"
            "C55 72.6 60 72.2 60.4 68C60 64.6 55.6 64.4 50.8 68.4Z",
            s.linear(41, 64, 61, 73, (0, "#7A94A8"), (0.5, "#33506A"), (1, "#142436")),
        )
        a.circle(50.8, 68.9, 1.5, "#5A7A94")
        flower(a, 38.6, 75, 3.2, "#FFFDF2", "#C8706A")
        flower(a, 42, 78.4, 2.5, "#FFF3DC", "#C8706A")
        leaf(a, (38, 77), 140, 6, "#A8C26A", "#5B7F3A")
        profile(s, 51, 43, Features(nose=0.5, hook=0.5, chin=1, brow=0.2, lips=-0.1), -2)
        gold = s.hair(42, 22, 68, 54, WHEAT)
        # short at the nape, and a quiff that no brush has ever laid
        a.path(
            "M41.6 34.8C42.2 31 45 28.4 49 27C56 24.8 63.8 28 66 35C67.6 41 66.4 47.6 62.6 53"
            "C61 55.4 58.8 55.4 58.2 53C58.2 49 57.6 46.6 56 45.6C54.8 48 54.4 50.6 53.2 52.6"
            "C52.2 48.6 52.4 43 50.4 39.4C48 36.2 44.4 36.4 41.6 34.8Z",
            gold,
        )
        a.path(
            "M41.4 35C36.6 31.6 35.4 25 39.4 21C42 18.6 46 19 47.6 21.6C44.6 21.4 43 23.6 44.6 25.6"
            "C49 24 57 24.4 62 29.6C57 29.4 52.6 30.6 50 33.6C47.6 36.4 44 36.8 41.4 35Z",
            s.hair(36, 18, 60, 38, WHEAT),
        )
        strands(
            a,
            [[(40.4, 31), (40, 26.6), (42.4, 22.6)], [(43, 33), (44.4, 29), (50, 27), (57, 27.6)],
             [(46, 34.4), (50, 30.6), (57.6, 30), (63, 36), (64, 44)],
             [(51, 35), (57, 33.6), (61, 39), (61.6, 48)]],
            WHEAT.strand,
            0.6,
        )  # fmt: skip
        ear(s, 56.8, 45)
        eyebrow(s, 51, 42.6, WHEAT, 1.1)
        # a moustache waxed to two points, and a tuft on the chin
        tuft = s.hair(36, 46, 52, 66, WHEAT)
        a.path(
            "M40 58.4C42.4 59.4 44.4 60 46 59.6C45 63 43.4 66.4 40.4 69C39 66 38.8 61.4 40 58.4Z",
            tuft,
        )
        a.limb(
            [(39.4, 51.6), (42.6, 53.6), (46.8, 53), (50.2, 49.8), (49.4, 47)],
            [1.6, 3.4, 2.8, 1.5, 0.3],
            tuft,
        )
        a.limb([(40, 51.8), (37.4, 53), (35, 51.4), (35, 48.6)], [2.4, 2.2, 1.3, 0.3], tuft)
        strands(a, [[(39.4, 52.2), (43, 53.4), (47, 52), (49.4, 49.4)]], WHEAT.strand, 0.4)
        # the monocle, its glint and cord
        a.circle(43.6, 43.4, 4.8, "#E6F6FF", 0.28, "#FFE08A", 1.3)
        a.path("M40.6 42.6L44.8 39.8M42 45.4L45.6 43", "none", 1, "#FFFFFF", 0.9, 0.9)
        a.line([(47.4, 46.4), (52, 55), (49, 64), (44.6, 73)], "#F0CE7A", 0.5)
    rim(s.a)
    return s.a


EMBLEMS = {"researcher-2": barnaby, "researcher-4": dorian, "researcher-6": felix}
