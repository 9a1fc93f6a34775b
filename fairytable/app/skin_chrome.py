"""What the window wears around the table of a game: a chrome made from the game's skin.

Dark or light stays the person's choice: a skin says for both what panel, prompt and dialogs are
made of. A skin that says nothing of it, like the felt, leaves the window as it always is.
"""

from functools import cache
from typing import Literal

from PySide6.QtGui import QColor

from fairytable.app.chrome import CHROMES, DARK, LIGHT, Chrome, apart
from fairytable.games import staging_of
from fairytable.match import Match
from fairytable.paint.palette import PAPER, contrast
from fairytable.stage.skin import FELT, Inks, Rims, Skin, Surface
from fairytable.storage.settings import Settings

_TEXT, _SHAPE = 4.8, 3.3
"""A little more than the 4.5 and 3 that are promised: grain makes some specks lighter or darker."""


def look_at(match: Match | None, settings: Settings) -> Chrome:
    """What the window wears at the table of a match; without one, what it wears elsewhere."""
    staging = None if match is None else staging_of(match.game.id)
    return look_on(FELT if staging is None else staging.skin, settings)


def look_on(skin: Skin, settings: Settings) -> Chrome:
    """The colours that are wished, around a table of this skin."""
    made = chrome_of(skin, settings.table)
    return made._replace(aids=True) if settings.colour_blind_aids else made


@cache
def chrome_of(skin: Skin, chosen: Literal["dark", "light"]) -> Chrome:
    """The chrome around a table of this skin, for those who like windows dark, or light."""
    around = skin.dark if chosen == "dark" else skin.light
    if around is None:
        return CHROMES[chosen]
    leaf = around.leaf or around.panel
    whole = _worn(skin.inks, skin.rims, leaf, around.prompt, around.dialog)
    key = _worn(skin.inks, skin.rims, around.key)
    return whole._replace(
        around=around,
        bar=_worn(skin.inks, skin.rims, around.bar)._replace(key=key),
        sheet=_worn(skin.inks, skin.rims, around.sheet or leaf),
        key=key,
    )


def is_light(surface: Surface) -> bool:
    """Whether words on it are dark."""
    return contrast(surface.deep, "#000000") > contrast(surface.deep, "#FFFFFF")


def _worn(inks: Inks, rims: Rims, ground: Surface, *others: Surface) -> Chrome:
    """The colours of what stands on a surface, and on others like it; the first of them is that of
    raised things."""
    raised = others[0] if others else ground
    shades = [shade for surface in (ground, *others) for shade in (surface.light, surface.deep)]
    if is_light(ground):
        well, track = _mixed(ground.light, "#FFFFFF", 0.4), _mixed(ground.deep, "#6B4A1C", 0.2)
        plain = LIGHT._replace(
            text=inks.dark, soft=inks.dark_soft, warning=inks.dark_bad, good=inks.dark_good
        )
        gold, step = PAPER["gold"], -0.01
    else:
        well, track = _mixed(ground.deep, "#000000", 0.35), _mixed(ground.deep, "#000000", 0.5)
        plain = DARK._replace(text=inks.plain, soft=inks.soft, warning=inks.bad, good=inks.good)
        gold, step = rims.active, 0.01
    worst = _hardest([*shades, well, track], "#000000" if is_light(ground) else "#FFFFFF")
    return plain._replace(
        panel=ground.light,
        panel_foot=ground.deep,
        well=well,
        box=raised.light,
        box_foot=raised.deep,
        line=_mixed(ground.deep, ground.rim or plain.text, 0.5),
        gold=apart(gold, worst, step, _SHAPE),
        link=apart(gold, worst, step, _TEXT),
        amber=apart(plain.amber, worst, step, _TEXT),
        track=track,
    )


def _mixed(one: str, other: str, share: float) -> str:
    """The first colour, with this share of the other one in it."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs)).name().upper()


def _hardest(shades: list[str], ink: str) -> str:
    """The ground on which such an ink is read with most trouble."""
    return min(shades, key=lambda shade: contrast(shade, ink))
