"""What gives light on the table: the lantern of the swaps that are left."""

from kit import Art

_BRASS = ((0, "#76501D"), (0.25, "#F4DC9B"), (0.5, "#C8994A"), (0.8, "#9A6A28"), (1, "#4A300F"))


def lantern() -> Art:
    """Brass and glass: a firefly flies in it for every swap that is left."""
    a = Art("Lantern")
    a.shadow(53, 94, 30, 5, 0.6)
    brass = a.linear(24, 0, 76, 0, *_BRASS)
    a.path("M36 16C36 2 64 2 64 16", "none", 1, "#4A300F", 4.4)
    a.path("M36 16C36 2 64 2 64 16", "none", 1, "#E9C877", 2.6)
    a.glow(50, 54, 44, "#FFB84A", 0.55)
    glass = a.radial(
        50, 60, 42, (0, "#FFF3BE"), (0.35, "#F9CC6A"), (0.7, "#D88A2E"), (1, "#6A3414")
    )
    a.path("M32 28C22 44 22 70 30 84H70C78 70 78 44 68 28Z", glass, 1, "#5A3A12", 1.6)
    a.path("M34 32C26 46 26 66 32 80C33 66 32 46 38 32Z", "#FFFDF0", 0.5)
    a.path("M66 34C71 46 71 62 68 74", "none", 1, "#FFF6D8", 1.2, 0.5)
    for x in (42, 58):
        a.path(f"M{x} 28V84", "none", 1, "#6A4416", 1.6, 0.55)
    for box in ("M28 22H72L70 29H30Z", "M27 82H73L75 89H25Z", "M22 88H78V94H22Z"):
        a.path(box, brass, 1, "#3A2208", 0.9)
    a.path("M31 22C36 12 44 15 46 10H54C56 15 64 12 69 22Z", brass, 1, "#3A2208", 0.9)
    a.path("M36 19C40 14 46 15 48 12", "none", 1, "#FFF3C8", 1.2, 0.8)
    return a


EMBLEMS = {"lantern": lantern}
