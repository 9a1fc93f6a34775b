"""The nine recipes: a bottle, what rises from it, and on the shelf the four things that go in."""

from functools import partial

from kit import Art

from fate.bottles import BOTTLES, breathing
from fate.pantry import THINGS

RECIPES = (
    ("walnut", "acorn", "leaf", "petals"),
    ("walnut", "acorn", "mushroom", "petals"),
    ("walnut", "acorn", "mushroom", "leaf"),
    ("orange", "acorn", "leaf", "petals"),
    ("orange", "acorn", "mushroom", "petals"),
    ("orange", "acorn", "mushroom", "leaf"),
    ("orange", "walnut", "leaf", "petals"),
    ("orange", "walnut", "mushroom", "petals"),
    ("orange", "walnut", "mushroom", "leaf"),
)
SIZE = 0.87


def recipe(number: int) -> Art:
    bottle, things = BOTTLES[number], RECIPES[number]
    a = Art(f"Recipe: {', '.join(things)}")
    foot = {"kettle": (49.0, 69.4), "burner": (51.0, 68.4)}.get(bottle.fitting, (57.0, 69.4))
    x, y = (f + m * SIZE + b for f, m, b in zip(foot, bottle.mouth, bottle.breath, strict=True))
    _step(a)
    _others(a, number)
    breathing(a, bottle, foot, SIZE, bottle.level, (x, y, 0.98))
    _shelf(a, things)
    a.dust([(88, 62, 1.2), (30, 58, 0.8), (92, 46, 0.7), (84, 12, 0.8)], bottle.brew[0])
    return a


JARS = (
    "M-4 0C-6 -4 -6 -10 -3 -13V-17H3V-13C6 -10 6 -4 4 0Z",
    "M-3 0V-15C-3 -18 -1.6 -19 -1.6 -22H1.6C1.6 -19 3 -18 3 -15V0Z",
    "M-5 0V-11H5V0ZM-4 -11.6H4V-14H-4Z",
    "M-4.4 0C-7 -5 -4 -10 -1.4 -12V-16H1.4V-12C4 -10 7 -5 4.4 0Z",
    "M-2.4 0V-17H2.4V0ZM3 0V-14H6.6V0ZM7 0L6.4 -15L10 -15.4L11 0Z",
)
"""What else stands on the board, as outlines: jars, flasks, a row of books."""


def _others(a: Art, number: int) -> None:
    """The quiet plane behind the bottle: what stands in the same cupboard, in its shade."""
    ink = a.linear(0, -22, 0, 0, (0, "#0E0A1E", 0.34), (1, "#0E0A1E", 0.62))
    glint = a.linear(0, -22, 0, 0, (0, "#FFF3D0", 0.1), (1, "#FFF3D0", 0.34))
    for k, x in enumerate((20.0, 31.0, 80.0, 89.0)):
        with a.moved(x, 70, 1.05):
            a.path(JARS[(number + k * 2) % len(JARS)], ink)
            a.limb([(-2.6, -2), (-3.2, -6), (-1.6, -11)], [0.2, 0.7, 0.2], glint)


def _step(a: Art) -> None:
    """A board behind the shelf, on which the bottle stands."""
    wood = a.linear(0, 69, 0, 78, (0, "#C99A62"), (0.3, "#7E5030"), (1, "#2E1A16"))
    a.path("M15 70H92L95 74.6H12Z", wood)
    a.path("M15 70H92L92.6 70.9H14.4Z", "#FFE3B0", 0.7)
    a.path("M12 74.6H95V92H12Z", a.linear(0, 74, 0, 92, (0, "#2A1814", 0.75), (1, "#1A0E12", 0.2)))


def _shelf(a: Art, things: tuple[str, ...]) -> None:
    plank = a.linear(0, 92, 0, 98, (0, "#F0C98A"), (0.25, "#A86E3C"), (1, "#4A2C20"))
    a.path("M4 92.6H96L98 96.8H2Z", plank)
    a.path("M4 92.6H96L96.4 93.5H3.6Z", "#FFEBC0", 0.8)
    a.path("M4 96.8H96L95 99H5Z", "#2A1814", 0.85)
    for k, thing in enumerate(things):
        x = 16.4 + k * 22.4
        a.glow(x, 82, 13, "#FFF3D0", 0.55)
        with a.moved(x, 82.6, 0.88 if thing == "petals" else 1.03):
            THINGS[thing](a)


EMBLEMS = {f"recipe-{k + 1}": partial(recipe, k) for k in range(len(RECIPES))}
