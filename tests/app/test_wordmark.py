"""The program's sign: in the window's title, and beside its name."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from fairytable.app.chrome import CHROMES
from fairytable.app.widgets.wordmark import ICON_SIDES, paint_sign, window_icon


def test_the_windows_icon_has_every_size(qapp: QApplication) -> None:
    icon = window_icon()
    assert {size.width() for size in icon.availableSizes()} == set(ICON_SIDES)
    for side in ICON_SIDES:
        image = icon.pixmap(QSize(side, side)).toImage()
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(side // 2, side // 2).alpha() == 255


def test_at_sixteen_pixels_moon_card_and_night_are_told_apart(qapp: QApplication) -> None:
    image = window_icon().pixmap(QSize(16, 16)).toImage()
    moon, card, sky = (image.pixelColor(*at) for at in ((2, 9), (11, 4), (13, 12)))
    assert moon.hslHue() in range(30, 60)
    assert moon.lightness() > 150
    assert max(image.pixelColor(x, y).lightness() for x in range(5, 12) for y in (3, 4)) > 190
    assert card.alpha() == sky.alpha() == 255


def test_the_sign_glows_in_the_dark_and_has_dusk_behind_it_on_parchment(qapp: QApplication) -> None:
    pictures = []
    for name in ("dark", "light"):
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        paint_sign(painter, QRectF(20, 20, 80, 80), CHROMES[name])
        painter.end()
        pictures.append(image)
    dark, light = pictures
    glow, dusk = dark.pixelColor(60, 19), light.pixelColor(60, 19)
    assert glow.alpha() > 0 < dusk.alpha()
    assert glow.red() > glow.blue()
    assert dusk.red() < dusk.blue()
    assert dark.pixelColor(60, 14).alpha() == light.pixelColor(60, 14).alpha() == 0
    assert dark.pixelColor(34, 70) == light.pixelColor(34, 70)
