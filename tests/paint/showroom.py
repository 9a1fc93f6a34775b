"""All that a skin clothes, side by side: plates of every kind, words of every tone, every rim."""

from typing import Literal

from fairytable.stage.picture import Mark, Panel, PanelKind, Rect, Tone, Words
from fairytable.stage.skin import Skin

SIZE = (1000.0, 420.0)
TONES: tuple[Tone, ...] = ("plain", "soft", "strong", "good", "bad", "gold")
ON_PAGE: tuple[Tone, ...] = ("dark", "dark_soft", "dark_good", "dark_bad")
LARGE: tuple[PanelKind, ...] = ("plate", "tray", "velvet", "gold", "banner", "glade")
SMALL: tuple[PanelKind, ...] = ("badge", "pill", "bright", "lit", "alarm")
RIMS: tuple[Literal["soft", "active", "target", "player", "pale", "danger"], ...] = (
    "soft",
    "active",
    "target",
    "player",
    "pale",
    "danger",
)


def everything(skin: Skin) -> tuple[Mark, ...]:
    """Every kind of plate of a skin with words of every tone, and its rims."""
    marks: list[Mark] = []
    for k, kind in enumerate(LARGE):
        rect = Rect(24 + k % 3 * 250, 24 + k // 3 * 128, 234, 112)
        marks.append(Panel(rect, kind))
        for i, tone in enumerate(TONES):
            place = Rect(rect.x + 18 + i % 2 * 110, rect.y + 14 + i // 2 * 30, 100, 24)
            light = kind == "banner" and skin.plates.banner.material == "scroll"
            word = ON_PAGE[i % 4] if light else tone
            marks.append(Words(place, word.replace("_", " "), 16, word, bold=i > 2))
    for k, small in enumerate(SMALL):
        rect = Rect(24 + k * 100, 286, 88, 30)
        dark = small == "lit"
        marks += [Panel(rect, small), Words(rect, small, 14, "dark" if dark else "plain", "centre")]
    page = Rect(774, 24, 200, 240)
    marks.append(Panel(page, "page"))
    for i, tone in enumerate(ON_PAGE):
        place = Rect(page.x + 22, page.y + 24 + 40 * i, 160, 26)
        marks.append(Words(place, tone.replace("_", " "), 17, tone))
    for k, rim in enumerate(RIMS):
        plate = Panel(Rect(24 + k * 118, 336, 104, 60), "plate", rim, player=1)
        marks += [plate, Words(plate.rect, rim, 14, align="centre")]
    marks.append(Panel(Rect(774, 284, 112, 112), "medallion"))
    return tuple(marks)
