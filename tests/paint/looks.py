"""Cards to paint in tests, with the longest words of both languages."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from fairytable.stage.look import BackLook, Look, Medal, Pennant

AIR = Look("moons/air", "Air Fairy", "sky", Pennant("air", "air", "8"), motes=8, short="Air")
FIRE = Look("moons/fire", "Fire Fairy", "ember", Pennant("fire", "fire", "10"), motes=10)
OATH = Look(
    "moons/river",
    "Oath",
    "sky",
    Pennant("river", "wave", "3"),
    medals=(Medal("wave", "3"), Medal("peak", "1"), Medal("tree", "12")),
    fills=True,
)
BLUE, RED = BackLook("moons/back-blue"), BackLook("moons/back-red")

TITLES = [
    "Sun",
    "Air Fairy",
    "Fata dell’Acqua",
    "Fata della Terra",
    "Luna crescente",
    "Will-o’-the-wisp",
    "Città più felici",
    "Simbolo della dea madre dell’Acqua",
    "Symbol of the Mother Goddess of Earth",
    "Precipitevolissimevolmente",
]
EFFECTS = [
    "",
    "No thief may touch the stones of this pixie.",
    "Scambia due carte coperte del cerchio senza guardarle, poi scoprine una e rimettila al suo "
    "posto: nessuno parla.",
    "È già giù: perciò può più.",
]


def titled(title: str, effect: str = "", short: str = "") -> Look:
    return AIR._replace(title=title, effect=effect, short=short)


def ink(image: QImage) -> QRect:
    """The smallest rectangle that holds every pixel with anything in it."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    pixels, step = bytes(alpha.constBits()), alpha.bytesPerLine()
    rows = [pixels[y * step : y * step + alpha.width()] for y in range(alpha.height())]
    inked = [y for y, row in enumerate(rows) if any(row)]
    if not inked:
        return QRect()
    left = min(len(rows[y]) - len(rows[y].lstrip(b"\0")) for y in inked)
    right = max(len(rows[y].rstrip(b"\0")) for y in inked)
    return QRect(left, inked[0], right - left, inked[-1] - inked[0] + 1)
