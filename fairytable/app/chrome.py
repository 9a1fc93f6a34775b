"""The look of everything around the table: two sets of colours, the fonts, the style of widgets.

The table itself is always dusk; its chrome is dark, or light parchment. Texts around the table have
one of three sizes: every `Type` in these files is that of the normal one.
"""

from functools import cache
from typing import Literal, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from fairytable.app.memory import nothing_collected
from fairytable.paint.fonts import BOLD, REGULAR, SANS, SEMIBOLD, SERIF, Type, font, load_fonts
from fairytable.paint.palette import (
    ELEMENTS,
    PAPER,
    PENNANT,
    PLAYERS,
    REALMS,
    STONES,
    TABLE,
    UI,
    contrast,
)
from fairytable.stage.skin import Around
from fairytable.storage.settings import Settings

BODY = Type(13, REGULAR, SANS)
BODY_STRONG = Type(13, BOLD, SANS)
LABEL = Type(14, SEMIBOLD, SANS)
HEADING = Type(18, SEMIBOLD, SERIF, caps=True)
PROMPT = Type(16, SEMIBOLD, SERIF)
NOTE = Type(13, REGULAR, SERIF, italic=True)
POINTS = Type(16, BOLD, SERIF)
SIGN_CONTRAST = 4.0
"""Of signs and bars with what is around them; 3 would be enough."""


class Chrome(NamedTuple):
    """The colours of windows; every text has 4.5:1 on every ground, every shape 3:1."""

    name: Literal["dark", "light"]
    panel: str
    panel_foot: str
    """The panel darkens a little towards its foot."""
    well: str
    """Where lists lie."""
    box: str
    box_foot: str
    """Raised: the prompt box, buttons, menus."""
    line: str
    """Quiet edges; nothing is told by them alone."""
    text: str
    soft: str
    warning: str
    gold: str
    """Edges, marks and shapes that are to be noticed."""
    link: str
    track: str
    """The ground of a bar."""
    key_top: str
    key_foot: str
    key_text: str
    """A main button."""
    amber: str
    """What is nearly over."""
    good: str
    """A number that is a gain; one that is a loss has the colour of warnings."""
    aids: bool = False
    """Whether players' shapes stand wherever their colours do."""
    around: Around | None = None
    """What panel, prompt and dialogs are made of, where it is more than colours."""
    bar: "Chrome | None" = None
    """What the line of the menus wears, where it differs; likewise the score sheet and keys."""
    sheet: "Chrome | None" = None
    key: "Chrome | None" = None


DARK = Chrome(
    name="dark",
    panel="#16363F",
    panel_foot=UI["dark_panel"],
    well=TABLE["well"],
    box=TABLE["plate_light"],
    box_foot=TABLE["plate_dark"],
    line="#2F5A63",
    text=UI["dark_text"],
    soft=UI["dark_soft"],
    warning="#FFB9A6",
    gold=PAPER["gold_bright"],
    link=UI["link_dark"],
    track="#0A1D24",
    key_top="#F6DC98",
    key_foot="#D9AE55",
    key_text=PAPER["ink"],
    amber="#FFC46B",
    good="#9BE3A9",
)
LIGHT = Chrome(
    name="light",
    panel=UI["light_panel"],
    panel_foot="#EDDFBF",
    well="#FDF8EA",
    box="#FFFBF0",
    box_foot="#F8EED6",
    line="#CDB887",
    text=UI["light_text"],
    soft=UI["light_soft"],
    warning="#8E2A2A",
    gold=PAPER["gold"],
    link=UI["link_light"],
    track="#E0CFA4",
    key_top="#F3D486",
    key_foot="#DDB258",
    key_text=PAPER["ink"],
    amber="#8A5A00",
    good="#1E5B34",
)
CHROMES = {"dark": DARK, "light": LIGHT}


def look(settings: Settings) -> Chrome:
    """The colours that are wished."""
    plain = CHROMES[settings.table]
    return plain._replace(aids=True) if settings.colour_blind_aids else plain


def on_bar(chrome: Chrome) -> Chrome:
    """What the line of the menus wears."""
    return chrome.bar or chrome


def on_sheet(chrome: Chrome) -> Chrome:
    """What the score sheet wears."""
    return chrome.sheet or chrome


def on_keys(chrome: Chrome) -> Chrome:
    """What keys wear that are not gold."""
    return chrome.key or chrome


@cache
def tint(chrome: Chrome, name: str) -> str:
    """The colour of a card family or a player, fit for a sign or a bar on this chrome."""
    if chrome.name == "dark":
        families = PENNANT | STONES | REALMS | ELEMENTS | PLAYERS
        return apart(families.get(name, chrome.text), chrome.box, 0.01)
    return apart((PLAYERS | PENNANT).get(name, chrome.text), chrome.track, -0.01)


def apart(value: str, ground: str, step: float, ratio: float = SIGN_CONTRAST) -> str:
    """The colour itself, or a lighter or darker one that stands out from the ground."""
    base = QColor(value)
    hue, light = max(0.0, base.hslHueF()), base.lightnessF()
    while contrast(value, ground) < ratio and 0 < light + step < 1:
        light += step
        value = QColor.fromHslF(hue, base.hslSaturationF(), light).name()
    return value


TextSize: TypeAlias = Literal["normal", "large", "larger"]
SCALES: dict[TextSize, float] = {"normal": 1.0, "large": 1.15, "larger": 1.3}


class _Text:
    """How large the texts around the table are, and who wears which font."""

    scale = 1.0
    worn: WeakKeyDictionary[QWidget, Type] = WeakKeyDictionary()


def scaled(pixels: float) -> int:
    """A length that belongs to text, in pixels, at the current text size."""
    return round(pixels * _Text.scale)


def sized(kind: Type) -> Type:
    """A type at the size of the moment."""
    return kind if _Text.scale == 1 else kind._replace(px=scaled(kind.px))


def face(kind: Type) -> QFont:
    """A font of the windows; signs that the sans lacks (½) come from the serif, not from luck."""
    made = font(sized(kind))
    made.setFamilies([kind.family, SERIF])
    return made


def wear(widget: QWidget, kind: Type) -> None:
    """Give a widget a font; it follows the size of the texts from now on."""
    _Text.worn[widget] = kind
    widget.setFont(face(kind))


def ink(label: QLabel, value: str) -> None:
    """Colour a label, fainter while it is dimmed."""
    colours = label.palette()
    colours.setColor(label.foregroundRole(), QColor(value))
    faint = QColor(value)
    faint.setAlphaF(0.5)
    colours.setColor(QPalette.ColorGroup.Disabled, label.foregroundRole(), faint)
    label.setPalette(colours)


def dress(app: QApplication, chrome: Chrome, size: TextSize | None = None) -> None:
    """Give all windows this look; may be called again while they are open."""
    load_fonts()
    if not app.styleSheet() and app.style().objectName() != "fusion":  # below a sheet it stays
        app.setStyle("fusion")
    if size is not None:
        _Text.scale = SCALES[size]
    with nothing_collected():
        app.setPalette(palette(chrome))
        app.setStyleSheet(stylesheet(chrome))  # every widget hears of it, and asks for room anew
        app.setFont(face(BODY))  # after the sheet, which brings back the fonts of the first one
    for widget, kind in list(_Text.worn.items()):
        if isValid(widget):
            widget.setFont(face(kind))


def palette(chrome: Chrome) -> QPalette:
    """The colours by Qt's names, for everything that the stylesheet does not mention."""
    role = QPalette.ColorRole
    made = QPalette(QColor(chrome.panel))
    for part, value in (
        (role.Window, chrome.panel_foot),
        (role.WindowText, chrome.text),
        (role.Base, chrome.well),
        (role.AlternateBase, chrome.panel),
        (role.Text, chrome.text),
        (role.PlaceholderText, chrome.soft),
        (role.Button, chrome.box),
        (role.ButtonText, chrome.text),
        (role.BrightText, chrome.warning),
        (role.Highlight, chrome.key_foot),
        (role.HighlightedText, chrome.key_text),
        (role.Link, chrome.link),
        (role.LinkVisited, chrome.link),
        (role.ToolTipBase, chrome.box),
        (role.ToolTipText, chrome.text),
    ):
        made.setColor(part, QColor(value))
    for part in (role.WindowText, role.Text, role.ButtonText):
        faint = QColor(chrome.soft)
        faint.setAlphaF(0.65)
        made.setColor(QPalette.ColorGroup.Disabled, part, faint)
    return made


def leaf_style(chrome: Chrome) -> str:
    """Labels and plates on a leaf of cloth or parchment; what scrolls lets it shine through."""
    c = chrome
    return (
        f"QScrollArea, QWidget#body, QStackedWidget {{ background: transparent; }}"
        f"QLabel {{ color: {c.text}; background: transparent; }}"
        f"QLabel#soft {{ color: {c.soft}; }}"
        f"QFrame#plate {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,"
        f" stop:0 {c.box}, stop:1 {c.box_foot}); border: 1px solid {c.line};"
        f" border-radius: 10px; }}"
    )


def _faint(value: str) -> str:
    """A colour for words that can still be read, but not chosen now."""
    faint = QColor(value)
    return f"rgba({faint.red()}, {faint.green()}, {faint.blue()}, 65%)"


def _bar_ground(chrome: Chrome) -> str:
    if chrome.bar is None:
        return chrome.panel_foot
    top, foot = chrome.bar.panel, chrome.bar.panel_foot
    return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {top}, stop:1 {foot})"


def stylesheet(chrome: Chrome) -> str:
    """Buttons, menus, tabs, lists and scroll bars of all windows."""
    c, bar, key = chrome, on_bar(chrome), on_keys(chrome)
    return f"""
QToolTip {{ background: {c.box}; color: {c.text}; border: 1px solid {c.gold}; padding: 4px 7px; }}
QMenuBar {{ background: {_bar_ground(chrome)}; color: {bar.text}; }}
QMenuBar::item {{ padding: 4px 10px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {bar.box}; }}
QMenu {{ background: {c.box}; color: {c.text}; border: 1px solid {c.line}; padding: 5px; }}
QMenu::item {{ padding: 5px 26px 5px 22px; border-radius: 4px; }}
QMenu::item:selected {{ background: {c.key_foot}; color: {c.key_text}; }}
QMenu::item:disabled {{ color: {_faint(c.soft)}; }}
QMenu::separator {{ height: 1px; background: {c.line}; margin: 5px 8px; }}
QPushButton {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {key.box},
    stop:1 {key.box_foot}); color: {key.text}; border: 1px solid {key.line}; border-radius: 7px;
    padding: 6px 16px; min-height: 22px; }}
QPushButton:hover {{ border-color: {c.gold}; }}
QPushButton:focus {{ border: 2px solid {c.gold}; padding: 5px 15px; }}
QPushButton:default {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {c.key_top},
    stop:1 {c.key_foot}); color: {c.key_text}; border-color: {c.gold}; }}
QPushButton:disabled {{ color: {c.line}; background: transparent; }}
QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: 5px;
    padding: 2px; color: {c.text}; }}
QToolButton:hover, QToolButton:focus {{ border-color: {c.gold}; }}
QLineEdit, QSpinBox, QComboBox {{ background: {c.well}; color: {c.text};
    border: 1px solid {c.line}; border-radius: 5px; padding: 4px 7px; min-height: 20px; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border-color: {c.gold}; }}
QListView, QTextBrowser, QPlainTextEdit {{ background: {c.well}; color: {c.text};
    border: 1px solid {c.line}; border-radius: 8px; padding: 3px; outline: none; }}
QListView:focus, QTextBrowser:focus {{ border-color: {c.gold}; }}
QTabBar::tab {{ color: {c.soft}; background: transparent; padding: 6px 10px 5px 10px;
    border: 1px solid transparent; border-bottom: 3px solid transparent; }}
QTabBar::tab:hover {{ color: {c.text}; }}
QTabBar::tab:selected {{ color: {c.text}; border-bottom-color: {c.gold}; }}
QTabBar::tab:selected:focus {{ border: 1px dashed {c.gold}; border-bottom: 3px solid {c.gold}; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {c.line}; border-radius: 3px; min-height: 28px; }}
QScrollBar::handle:vertical:hover {{ background: {c.gold}; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {c.line}; border-radius: 3px; min-width: 28px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
