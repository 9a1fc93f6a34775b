"""What gives light on the table: the lantern of the swaps that are left."""

from kit import Art

_BRASS = ((0, "#3E2A14"), (0.25, "#C8A45E"), (0.5, "#8A6430"), (0.8, "#5E421E"), (1, "#2A1A0C"))


def lantern() -> Art:
    """Brass and glass: a firefly flies in it for every swap that is left."""
    a = Art("Lantern")
    a.shadow(53, 94, 30, 5, 0.6)
    brass = a.linear(24, 0, 76, 0, *_BRASS)
    a.path("M36 16C36 2 64 2 64 16", "none", 1, "#8A5E1E", 4)
    a.path("M36 16C36 2 64 2 64 16", "none", 1, "#E9C877", 2.6)
    a.glow(50, 66, 42, "#FFB84A", 0.55)
    glass = a.radial(
        50, 76, 52, (0, "#FFF3BE"), (0.3, "#F0BC5C"), (0.62, "#A8763A"), (1, "#3A4A48")
    )
    a.path("M32 28C22 44 22 70 30 84H70C78 70 78 44 68 28Z", glass, 1, "#E0A848", 0.6)
    a.path("M34 32C26 46 26 66 32 80C33 66 32 46 38 32Z", "#FFFDF0", 0.5)
    a.path("M66 34C71 46 71 62 68 74", "none", 1, "#FFF6D8", 1.2, 0.5)
    for points in ([(41, 28), (37, 56), (40, 84)], [(59, 28), (63, 56), (60, 84)]):
        a.limb(points, [1.8, 2.4, 1.8], "#7A5220", "#F4DC9B")
    a.limb([(26.6, 56), (50, 59), (73.4, 56)], [1.6, 2.2, 1.6], "#7A5220", "#F4DC9B")
    for box in ("M28 22H72L70 29H30Z", "M27 82H73L75 89H25Z", "M22 88H78V94H22Z"):
        a.path(box, brass, 1, "#B08038", 0.4)
    a.path("M31 22C36 12 44 15 46 10H54C56 15 64 12 69 22Z", brass, 1, "#B08038", 0.4)
    a.path("M36 19C40 14 46 15 48 12", "none", 1, "#FFF3C8", 1.2, 0.8)
    return a


EMBLEMS = {"lantern": lantern}
