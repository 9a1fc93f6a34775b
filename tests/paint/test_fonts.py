"""Both families are there, with the signs that the games print."""

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont

from fairytable.paint import fonts
from fairytable.paint.fonts import SANS, SEMIBOLD, SERIF, FontsMissing, Type, font, metrics


@pytest.mark.parametrize("family", [SERIF, SANS])
def test_a_family_comes_with_the_program(family: str) -> None:
    assert family in QFontDatabase.families()
    assert QFontInfo(font(Type(20, family=family))).family() == family


@pytest.mark.parametrize("sign", "àèéìòùÀÈÉÌÒÙ’“”«»…·×−½+0123456789")
def test_the_serif_has_every_sign_of_a_card(sign: str) -> None:
    assert QRawFont.fromFont(font(Type(20))).supportsCharacter(ord(sign))


def test_small_capitals_are_true_ones() -> None:
    plain, caps = (metrics(Type(40, SEMIBOLD, caps=caps)) for caps in (False, True))
    assert caps.tightBoundingRect("p").bottom() < plain.tightBoundingRect("p").bottom()
    assert caps.tightBoundingRect("x").height() < caps.tightBoundingRect("X").height()


def test_a_missing_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_FILES", {"font_hanken_grotesk": ["Nowhere.otf"]})
    fonts.load_fonts.cache_clear()
    with pytest.raises(FontsMissing, match=r"Nowhere\.otf.*font-hanken-grotesk"):
        fonts.load_fonts()


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_FILES", {"font_of_nobody": ["Any.otf"]})
    fonts.load_fonts.cache_clear()
    with pytest.raises(FontsMissing, match="font-of-nobody"):
        fonts.load_fonts()
