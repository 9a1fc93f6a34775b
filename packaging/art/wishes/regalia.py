"""The signs of riches, fame and power: hoard, laurel, crown."""

from curves import Point, polygon, ribbon, toward
from kit import Art

from wishes.jewellery import GILT, NIGHT, ROUND, gilt, gold_leaf, jewel, raised


def coin(a: Art, x: float, y: float, r: float, tilt: float, turn: float) -> None:
    """A coin as it came to lie: edge, face, the sunk field."""
    with a.moved(x, y, 1, turn):
        a.ellipse(1.2, 3.2, r * 1.02, r * tilt, NIGHT, 0.4)
        edge = a.linear(
            -r, 0, r, 0, (0, "#E8B850"), (0.25, "#C08834"), (0.6, "#7A4818"), (1, "#401E0C")
        )
        a.path(
            f"M{-r:.2f} 0V2.6A{r:.2f} {r * tilt:.2f} 0 0 0 {r:.2f} 2.6V0Z",
            edge,
        )
        a.ellipse(0, 0, r, r * tilt, a.linear(-r, -4, r, 4, *GILT))
        a.ellipse(0.3, 0.2, r * 0.76, r * tilt * 0.74, "#7A4A18", 0.75)
        a.ellipse(0.7, 0.6, r * 0.72, r * tilt * 0.68, a.linear(-r, -3, r, 3, *GILT[1:]))
        high = r * tilt
        edge_lit: list[Point] = [(-r * 0.9, -high * 0.3), (-r * 0.3, -high * 0.88)]
        a.wisp([*edge_lit, (r * 0.5, -high * 0.8)], 0.9, "#FFFFFF", 0.85)


FACETS: tuple[tuple[tuple[Point, ...], str, str], ...] = (
    (((-21, -27), (-11, -27), (-20, -9), (-37, -9)), "#FFFFFF", "#DDBCFF"),
    (((-11, -27), (0, -9), (-20, -9)), "#F0DCFF", "#B884F4"),
    (((-11, -27), (11, -27), (0, -9)), "#D4A6FF", "#F6EAFF"),
    (((11, -27), (20, -9), (0, -9)), "#B47CF0", "#8C50D4"),
    (((11, -27), (21, -27), (37, -9), (20, -9)), "#9A62DE", "#6230A8"),
    (((-37, -9), (-20, -9), (0, 36)), "#C696F8", "#7038BC"),
    (((-20, -9), (0, -9), (0, 36)), "#F2E0FF", "#A068E6"),
    (((0, -9), (20, -9), (0, 36)), "#9458DC", "#5A289C"),
    (((20, -9), (37, -9), (0, 36)), "#6C38B4", "#2E1060"),
)
"""Corner points, and the tones where a facet begins and ends."""


def riches() -> Art:
    """A great stone, half sunk in a heap of gold."""
    a = Art("Riches")
    a.glow(50, 40, 49, "#D9A8FF", 0.55)
    for x, y, r, tilt, turn in (
        (36, 74, 13, 0.4, -14), (64, 73, 13, 0.42, 16), (50, 70, 13, 0.36, 0),
        (24, 82, 13, 0.44, -22), (77, 81, 13, 0.42, 24),
    ):  # fmt: skip
        coin(a, x, y, r, tilt, turn)
    with a.moved(50, 37, 1.05, -9):
        stone = polygon([(-21, -27), (21, -27), (37, -9), (0, 36), (-37, -9)])
        raised(a, stone, "#8A4FD0", 1, "#FFF0FF")
        for points, start, end in FACETS:
            xs, ys = zip(*points, strict=True)
            tone = a.linear(min(xs), min(ys), max(xs), max(ys), (0, start), (1, end))
            a.path(polygon(list(points)), tone)
        a.path(polygon([(37, -9), (0, 36), (6, 12), (24, -9)]), "#FF9AE0", 0.16)
        for line in ([(-37, -9), (-10, -9), (37, -9)], [(-20, -9), (-11, 12), (0, 36)]):
            a.wisp(line, 0.9, "#FFFFFF", 0.75)
        a.wisp([(-36, -10), (-29, -18), (-20.6, -27)], 1.7, "#FFFFFF")
        a.wisp([(-21, -26.6), (-4, -26.8), (20, -26.6)], 1.5, "#FFFFFF", 0.9)
        a.spark(-19, -16, 10, "#FFFFFF")
    for x, y, r, tilt, turn in (
        (38, 83, 13, 0.46, -6), (62, 82, 13, 0.44, 10), (14, 89, 11, 0.44, -8),
        (87, 89, 11, 0.42, 6), (74, 91, 13, 0.46, -4), (28, 91, 13, 0.44, 6), (50, 90, 14, 0.46, 0),
    ):  # fmt: skip
        coin(a, x, y, r, tilt, turn)
    a.dust([(90, 14, 1.6), (91, 58, 1.2), (8, 56, 1.2), (12, 12, 0.9)], "#FFF3C8")
    return a


def fame() -> Art:
    """A wreath of laurel, and in it a star."""
    a = Art("Fame")
    a.glow(50, 46, 49, "#FFE08A", 0.75)
    for s in (0, 1):
        centre: Point = (50, 47)
        sign = -1 if s else 1
        bough = [toward(centre, 90 + sign * (8 + k * 24), 36 - k * 0.5) for k in range(7)]
        a.path(ribbon(bough, [3.4, 3, 2.6, 2.2, 1.8, 1.2, 0.4]), gilt(a, 10, 20, 80, 90))
        for k in range(8):
            way = 90 + sign * (16 + k * 18.4)
            root = toward(centre, way, 35.4 - k * 0.4)
            size = 17.4 - k * 0.72
            for off, grow in ((128, 0.94), (50, 1.06)):
                gold_leaf(
                    a,
                    root,
                    way + sign * off,
                    size * grow,
                    *(
                        ("#F6F0A0", "#9CAE48", "#3A5C34")
                        if off > 90
                        else ("#FFF0A4", "#D6AC44", "#6E5A20")
                    ),
                )
            if k % 3 == 1:
                jewel(a, *toward(centre, way + sign * 7, 33), 1.9, "#FFD46A", "#8A4A14")
    star = [toward((50, 46), k * 36 - 96, 25 if k % 2 == 0 else 10.4) for k in range(10)]
    raised(a, polygon(star), "#E8AE3C", 1.1, "#FFFFFF")
    tones = ("#F8CE62", "#8A4E16", "#C88430", "#7A4212", "#E8AE44", "#A8661E", "#FFE9A4", "#D89A38",
             "#FFF6CC", "#F2C65C")  # fmt: skip
    for k in range(10):
        p, q = star[k], star[(k + 1) % 10]
        a.path(polygon([(50, 46), p, q]), tones[k])
    satin = a.linear(22, 80, 78, 99, (0, "#FF8A96"), (0.4, "#CE2A44"), (1, "#5A0A28"))
    raised(
        a,
        "M50 83C44 80 37 80 33 83C37 85 41 86.4 44 87C38 90 30 95 20 96C24 98.4 30 99 36 98"
        "C42 96 47 92 50 88.4C53 92 58 96 64 98C70 99 76 98.4 80 96C70 95 62 90 56 87"
        "C59 86.4 63 85 67 83C63 80 56 80 50 83Z",
        satin,
        0.8,
        "#FFD0C4",
    )
    a.wisp([(53, 88.4), (60, 94), (72, 97)], 1.8, "#4A0620", 0.5)
    jewel(a, 50, 85.4, 3.8, "#FFD46A", "#8A4A14")
    a.dust([(50, 8, 1.6), (90, 88, 1.1), (9, 87, 1.1)], "#FFF9D6")
    return a


def power() -> Art:
    """A crown in the round: five leaves before, the far ones seen from within."""
    a = Art("Power")
    a.glow(50, 46, 49, "#FFAA7A", 0.5)
    with a.moved(2, 1, 0.96):
        # within: the far leaves in shade, and the velvet
        far = (
            "M14 70C14 58 16 48 20 38C24 46 28 50 31 52C33 44 36 36 39.6 28C43 36 46 44 50 48"
            "C54 44 57 36 60.4 28C64 36 67 44 69 52C72 50 76 46 80 38C84 48 86 58 86 70Z"
        )
        a.path(far, a.linear(20, 28, 80, 70, (0, "#A8742E"), (0.5, "#74441C"), (1, "#3E1E12")))
        a.path(
            "M15 70C16 56 30 48 50 48C70 48 84 56 85 70C76 80 24 80 15 70Z",
            a.linear(20, 50, 80, 74, (0, "#C42A4A"), (0.5, "#7A1034"), (1, "#2E0420")),
        )
        for fold, tone in (
            ([(34, 51), (28, 60), (29, 72)], "#FF8A96"),
            ([(52, 48.6), (49, 60), (50, 74)], "#E0566E"),
            ([(68, 52), (73, 60), (71, 72)], "#2E0420"),
        ):  # fmt: skip
            a.wisp(fold, 3, tone, 0.4)
        front = (
            "M12.6 86C12 70 9 52 3.4 36C10 42 17 51 23 61C25.4 48 26.4 36 25 22C32 31 38 44 42 56"
            "C46 42 49 26 50 9C51 26 54 42 58 56C62 44 68 31 75 22C73.6 36 74.6 48 77 61"
            "C83 51 90 42 96.6 36C91 52 88 70 87.4 86C76 95.4 24 95.4 12.6 86Z"
        )
        raised(a, front, a.linear(5, 60, 95, 66, *ROUND), 1.1)
        # every leaf has a ridge: lit on one side, shaded on the other
        for tip, foot, edge in (
            ((3.4, 36), (15, 74), (22, 62)), ((25, 22), (31, 74), (41, 57)),
            ((50, 9), (50, 74), (57.6, 57)), ((75, 22), (69, 74), (76.4, 62)),
            ((96.6, 36), (85, 74), (88, 66)),
        ):  # fmt: skip
            a.path(polygon([tip, foot, edge]), "#8A4208", 0.38)
            a.wisp(
                [tip, ((tip[0] + foot[0]) / 2 + 0.3, (tip[1] + foot[1]) / 2), foot],
                1.3,
                "#FFF8D8",
                0.8,
            )
        # the band between two rolls
        band = "M12.2 74C24 83.6 76 83.6 87.8 74L87.4 86C76 95.4 24 95.4 12.6 86Z"
        a.path(
            band,
            a.linear(
                12, 80, 88, 84, (0, "#7A1A38"), (0.22, "#D2445A"), (0.6, "#8A1838"), (1, "#34081E")
            ),
        )
        for dy in (0, 11.6):
            roll: list[Point] = [
                (12, 74 + dy),
                (29, 80.2 + dy),
                (50, 82 + dy),
                (71, 80.2 + dy),
                (88, 74 + dy),
            ]
            a.path(ribbon([(x, y + 1.2) for x, y in roll], [1.4, 3, 3.2, 3, 1.2]), "#2E0A14", 0.5)
            a.path(ribbon(roll, [1.6, 3.2, 3.4, 3.2, 1.4]), a.linear(12, 78, 88, 82, *ROUND))
            a.wisp(
                [(14, 74.2 + dy), (29, 79.2 + dy), (46, 81.2 + dy), (62, 80.4 + dy)],
                1,
                "#FFFFFF",
                0.8,
            )
        for x, y, r, tone, deep in (
            (17, 82.4, 2, "#8FF0B0", "#0F5A3A"), (31, 86.2, 2.8, "#8FCAFF", "#143A7A"),
            (50, 88, 3.7, "#FFE08A", "#9A5A14"), (69, 86.2, 2.8, "#8FCAFF", "#143A7A"),
            (83, 82.4, 1.9, "#8FF0B0", "#0F5A3A"),
        ):  # fmt: skip
            jewel(a, x, y, r, tone, deep)
        jewel(a, 50, 64, 5.6, "#FF5A6E", "#6B0A22")
        jewel(a, 29.4, 63, 3.2, "#FF8A8A", "#7A1028")
        jewel(a, 70.6, 63, 3.2, "#FF6A7A", "#5A0A20")
        pearls = ((3.8, 35, 3), (25, 20.4, 3.3), (50, 8, 4.2), (75, 20.4, 3.3), (96, 35, 2.9))
        for u, v, size in pearls:
            jewel(a, u, v, size, "#FFF3DC", "#A8845A")
    a.dust([(86, 14, 1.5), (13, 16, 1), (50, 98, 0.7)], "#FFE3B8")
    return a


EMBLEMS = {"wish-riches": riches, "wish-fame": fame, "wish-power": power}
