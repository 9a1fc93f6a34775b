"""The cage, and the fairy who has seen that its door is open."""

import math

from curves import at, between, n
from figures import belt
from hands import Hand
from kit import Art
from light import Light, contact, outline, rim, shade
from limbs import arm, cuff, leg
from moods import SLY
from pen import limb as stroke
from tones import COPPER, GREEN_EYES, ROSE
from visage import Head
from wings import Wing, pair

from hunters.ground import ivy


def captive(a: Art) -> None:
    """She sits on the swing, holds its cords, and has seen that the door is open."""
    skin, hair = ROSE, COPPER
    light = Light(-20, "#FFF6D0", 0.85, "#FFC070", 0.45, below=120)
    head = Head(
        49.6, 41, 14.4, skin, hair, "crop", SLY, to=(86, 50), turn=-4, light=light, eyes=GREEN_EYES
    )
    pair(a, 50, 51, -46, 22, Wing("fore", "#CFF2E4", "#FFFFFF", body=0.75, veins=5), 0.95)
    pair(a, 50, 55, 16, 17, Wing("hind", "#E0F6D2", "#FFFFFF", body=0.75, veins=5), 0.95)
    head.back(a)
    leg(
        a,
        (53, 67),
        (57.6, 71),
        (53, 81),
        (57, 85),
        skin,
        size=0.86,
        light=light,
        far=True,
        front=-1,
    )
    leg(a, (47.4, 67), (50.4, 72), (48, 82.6), (51.6, 87), skin, size=0.86, light=light, front=-1)
    d = (
        "M44.4 51.4C46.4 49.6 53.6 49.6 55.6 51.4C56.4 54.4 54.4 57.4 53.6 60C57 63 61 66.6 "
        "61.4 71.6"
        "C59.4 73.6 57.6 72.8 56.2 71.8C55 74.4 52 75 50 73C47.8 75.4 44.6 74.8 43.6 72.4C41.8 "
        "73.8 39.6 73 38.6 70.6"
        "C39.6 66 43.4 63 46.4 60C45.6 57.4 43.6 54.4 44.4 51.4Z"
    )
    a.path(d, a.linear(58, 50, 40, 74, (0, "#B6F0C0"), (0.4, "#4FA67C"), (1, "#1B4E4A")))
    ring = outline(d)
    shade(a, ring, light, 3, "#123A3A", 0.4)
    rim(a, ring, light, 0.9)
    for points, tone in (
        ([(49, 61.6), (45, 66), (42.6, 71)], "#CFF7D6"),
        ([(50.4, 61.6), (50.4, 67), (49.6, 72)], "#17524C"),
        ([(52, 61.6), (55.4, 66), (57.6, 70.6)], "#CFF7D6"),
    ):
        stroke(a, points, [0.2, 1.3, 0.2], tone, 0.55, 2)
    belt(a, [(46.4, 60.2), (50, 61.6), (53.6, 60.2)])
    head.neck(a, (50, 51.4), width=0.36, wide=0.82)
    head.front(a)
    # both hands round the cords
    for s in (-1, 1):
        shoulder, elbow = (50 + s * 5, 53.2), (50 + s * 10.4, 60.6)
        wrist = (50 + s * 12.4, 51.4)
        arm(a, shoulder, elbow, wrist, skin, size=0.94, light=light, out=-s)
        hand = Hand(wrist, -90 + s * 14, skin, size=5.8, flip=s > 0, light=light)
        with hand.holding(a):
            x = 50 + s * 13.2
            a.path(f"M{n(50 + s * 11.6)} 25L{n(x)} 70", "none", 1, "#B88A3C", 0.9)
        cuff(a, shoulder, elbow, ("#D6FFE0", "#5FB488", "#2C7A62", "#123A3A"), 0.5, 0.95, light)


def cage() -> Art:
    """A domed cage, its door ajar; she has not left it yet."""
    a = Art("Cage")
    contact(a, 50, 94, 40, 0.7)
    gold = a.linear(
        22, 10, 78, 92, (0, "#FFF6CF"), (0.3, "#E9BE58"), (0.65, "#9A6A24"), (1, "#5A3812")
    )
    dark = a.linear(22, 10, 78, 92, (0, "#A8803A"), (0.5, "#6E4A1C"), (1, "#35200E"))
    for k in (-0.8, -0.45, 0, 0.45, 0.8):
        x = 50 + 29 * k
        a.path(f"M{n(x)} 82V46C{n(x)} 30 {n(50 + 8 * k)} 20 50 17", "none", 1, dark, 1.2)
    a.glow(50, 54, 32, "#FFF0B0", 0.9)
    # base: a turned tray with a band
    a.path(
        "M19 83C19 79 33 77 50 77C67 77 81 79 81 83V89C81 93.4 67 95.6 50 95.6C33 95.6 19 93.4 "
        "19 89Z",
        a.linear(19, 80, 81, 94, (0, "#D9A468"), (0.45, "#8E5B36"), (1, "#3E2218")),
    )
    a.ellipse(50, 83, 31, 6, a.linear(22, 78, 78, 88, (0, "#7A4E30"), (1, "#E9C28A")))
    a.ellipse(50, 82.6, 28, 4.8, "#5A3620")
    a.ellipse(50, 83, 17, 3, a.radial(50, 83, 17, (0, "#FFE9A8", 0.5), (1, "#FFE9A8", 0)))
    a.path("M19.2 86C22 90.6 36 92.4 50 92.4C64 92.4 78 90.6 80.8 86", "none", 1, gold, 1.4)
    a.limb([(33.6, 70), (50, 72), (66.4, 70)], [2.2, 2.6, 2.2], "#8A5A36", "#E0B078")
    captive(a)
    # near bars, kept clear of her face; the middle ones are the door, turned outward
    for k in (-1, -0.72, 0.72, 1):
        x = 50 + 30 * k
        y = 83 + 5.4 * math.sqrt(max(0.0, 1 - k * k))
        a.path(f"M{n(x)} {n(y)}V45C{n(x)} 28 {n(50 + 9 * k)} 18 50 15", "none", 1, gold, 2.2)
    for k in (-0.4, 0.4):
        x = 50 + 30 * k
        a.path(f"M{n(x)} 33.6C{n(x - k * 3)} 26 {n(50 + 8 * k)} 19 50 15", "none", 1, gold, 2)
    for y, ry, w, thick in ((30, 3.6, 23.4, 1.8),):
        a.path(
            f"M{n(50 - w)} {n(y)}C{n(50 - w * 0.7)} {n(y + ry)} {n(50 + w * 0.7)} {n(y + ry)} "
            f"{n(50 + w)} {n(y)}",
            "none",
            1,
            gold,
            thick,
        )
    a.path("M20 47C22 49 25 50.2 28.6 51M80 47C78 49 75 50.2 71.4 51", "none", 1, gold, 1.8)
    a.path("M28.4 51V87.6M71.6 51V87.6", "none", 1, gold, 2.4)
    a.path("M72 54L90 60V88.6L72 87Z", "#FFF0B0", 0.14)
    for t in (0, 0.33, 0.66, 1):
        p, q = between((72.4, 53.6), (90.6, 59), t), between((72.4, 87), (90.6, 90), t)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, gold, 1.7 if t in (0, 1) else 1.2)
    for t in (0.08, 0.5, 0.94):
        p, q = between((72.4, 53.6), (72.4, 87), t), between((90.6, 59), (90.6, 90), t)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, gold, 1.4)
    a.circle(89, 75, 1.8, "#FFF6CF")
    # finial and ring, ivy
    a.path(
        "M46.6 17C46.6 13 48 12 48.6 9.6H51.4C52 12 53.4 13 53.4 17C52 18.6 48 18.6 46.6 17Z", gold
    )
    a.circle(50, 6.4, 3.6, "none", 1, gold, 1.5)
    a.limb([(21, 84), (19, 70), (22, 58), (19, 46)], [1, 1, 0.8, 0.3], "#3F7A44")
    for x, y, s, t in (
        (18, 74, 0.9, -50),
        (23, 66, 0.8, 50),
        (19, 58, 0.75, -30),
        (22, 50, 0.6, 30),
        (23, 80, 0.9, 80),
    ):
        ivy(a, x, y, s, t)
    a.dust([(95, 50, 1.6), (89, 42, 0.9), (83, 36, 1.2), (91, 30, 0.7), (77, 26, 0.8)])
    return a


EMBLEMS = {"cage": cage}
