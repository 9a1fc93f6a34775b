"""What a face does: six moods, each a row of numbers; `_replace` makes the ones between."""

from typing import NamedTuple

Pair = tuple[float, float]
"""Two values that belong together: front view and three-quarter view, inner and outer end."""


class Mood(NamedTuple):
    """What a face does; all lengths are in the head's grid."""

    upper: float = 10.6
    """How far the upper lid is open above the corners, and the lower one below them."""
    lower: float = 5.2
    iris: float = 8.0
    brow: Pair = (0, 0)
    """How much the inner and the outer end of the brows are lifted."""
    arch: float = 3.4
    cock: float = 0
    """How much higher the near brow is than the far one."""
    slant: float = 0
    """Lowers the inner end of the upper lid: a glare."""
    smile: float = 2.4
    gape: float = 0
    """How far the mouth is open."""
    wide: float = 10
    teeth: str = ""
    """'row' above, 'set' above and below."""
    skew: float = 0
    """One corner of the mouth is lifted more than the other."""
    cheeks: float = 0.36
    lashes: float = 1
    age: bool = False


LOOK = Mood()
LAUGH = Mood(
    upper=9.4, lower=0.6, iris=7, brow=(5.4, 2), arch=3.4, smile=6.4, gape=14, wide=14.5,
    teeth="row", cheeks=0.55,
)  # fmt: skip
ANGRY = Mood(
    upper=7.6, lower=4.4, iris=6.2, brow=(-7.4, 5.4), arch=1.2, slant=4.6, smile=-4.4, gape=7.6,
    wide=11.5, teeth="set", cheeks=0.42,
)  # fmt: skip
FRIGHT = Mood(
    upper=14, lower=7.6, iris=5.4, brow=(8.4, -0.5), arch=3, smile=-2.4, gape=9.5, wide=6,
    cheeks=0.16,
)  # fmt: skip
SLY = Mood(
    upper=5.6, lower=4, iris=7.2, brow=(-3.4, 2), arch=3.4, cock=6.4, slant=0.6, smile=3.8,
    wide=12, skew=3.8, cheeks=0.34, lashes=1.35,
)  # fmt: skip
AGED = Mood(
    upper=6.8, lower=3.6, iris=6.2, brow=(0.6, -3.4), arch=4.6, smile=2.6, wide=11, cheeks=0.3,
    lashes=0.55, age=True,
)  # fmt: skip
WONDER = FRIGHT._replace(
    upper=12.4, lower=6, iris=7.4, brow=(5.4, 1.6), smile=2.6, gape=5, cheeks=0.5
)
"""Astonished, and glad of it."""
STERN = ANGRY._replace(
    upper=9, lower=4.8, iris=7.4, brow=(-4.4, 3.6), slant=2.4, smile=-0.6, gape=0, teeth="", wide=10
)
"""Will not be gainsaid."""
