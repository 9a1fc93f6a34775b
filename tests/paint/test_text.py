"""Words are set so that they stay inside: smaller, in more lines, then cut."""

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt

from fairytable.paint.brushes import canvas, color
from fairytable.paint.fonts import SANS, SEMIBOLD, Type
from fairytable.paint.text import ELLIPSIS, cut, draw, fit, fit_or_cut, sizes

from .looks import EFFECTS, TITLES, ink

CAPS = Type(14, SEMIBOLD, caps=True)
SENTENCE = EFFECTS[2]


def test_a_text_takes_the_largest_size_that_fits() -> None:
    wide = fit("Air Fairy", QSizeF(200, 30), sizes(CAPS, 20, 12), 1)
    narrow = fit("Air Fairy", QSizeF(80, 30), sizes(CAPS, 20, 12), 1)
    assert wide
    assert narrow
    assert wide.type.px == 20 > narrow.type.px >= 12


def test_a_text_that_fits_in_no_size_is_not_set() -> None:
    assert fit("Air Fairy", QSizeF(30, 30), sizes(CAPS, 20, 12), 1) is None


def test_lines_are_of_equal_length_rather_than_full() -> None:
    setting = fit("The rarest sight in the wood.", QSizeF(150, 60), [Type(14)], 3)
    assert setting
    assert setting.lines == ("The rarest sight", "in the wood.")


def test_a_word_may_break_after_its_hyphen() -> None:
    setting = fit("Will-o’-the-wisp", QSizeF(80, 60), [CAPS], 2)
    assert setting
    assert setting.lines == ("Will-o’-", "the-wisp")


def test_a_cut_text_ends_with_an_ellipsis() -> None:
    setting = cut(SENTENCE, QSizeF(120, 36), Type(12), 2)
    assert not setting.whole
    assert len(setting.lines) == 2
    assert setting.lines[-1].endswith(ELLIPSIS)
    assert SENTENCE.startswith(" ".join(setting.lines).rstrip(ELLIPSIS))


def test_even_a_single_long_word_is_cut() -> None:
    setting = cut(TITLES[-1], QSizeF(60, 20), CAPS, 2)
    assert setting.lines == (setting.lines[0],)
    assert setting.lines[0].endswith(ELLIPSIS)


@pytest.mark.parametrize(
    "align",
    [
        Qt.AlignmentFlag.AlignLeft,
        Qt.AlignmentFlag.AlignHCenter,
        Qt.AlignmentFlag.AlignRight,
    ],
)
@pytest.mark.parametrize("kind", [CAPS, Type(14), Type(14, family=SANS), Type(14, italic=True)])
@pytest.mark.parametrize("text", [*TITLES, *filter(None, EFFECTS)])
def test_no_ink_leaves_the_rectangle(text: str, kind: Type, align: Qt.AlignmentFlag) -> None:
    rect = QRectF(40, 40, 113, 37)
    setting = fit_or_cut(text, rect.size(), sizes(kind, 20, 12), 2, 1.1)
    with canvas(200, 120) as (image, p):
        draw(p, setting, rect, color("#000000"), align)
    assert rect.toRect().contains(ink(image))


def test_a_word_of_one_letter_goes_with_the_next() -> None:
    room, kind = QSizeF(120, 60), Type(14)
    for text in ("Camera: a photo of it", "Scrigno: è tuo, o no"):
        for width in range(60, 200, 5):
            room.setWidth(width)
            setting = fit(text, room, [kind], 5)
            lines = () if setting is None else setting.lines[:-1]
            assert all(len(line.split()[-1]) > 1 for line in lines), lines
