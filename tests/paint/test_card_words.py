"""Title and effect of a card stay in their places, in both languages, at every size."""

import pytest
from PySide6.QtCore import QRectF

from fairytable.paint.brushes import canvas, color
from fairytable.paint.card_size import CardSize, card_size
from fairytable.paint.card_words import CardWords, Placed, lay_out
from fairytable.paint.fonts import LEAST_PX
from fairytable.paint.text import draw
from fairytable.stage.look import Look

from .looks import AIR, EFFECTS, TITLES, ink, titled

WIDTHS, RATIOS = [64, 70, 90, 110, 139, 140, 160, 280], [1, 1.25, 1.5, 2]


def written(words: CardWords) -> list[Placed]:
    return [placed for placed in (words.title, words.effect) if placed]


def laid_out(look: Look, width: float, dpr: float) -> tuple[CardWords, CardSize]:
    size = card_size(width, dpr)
    return lay_out(look, size), size


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_ink_of_every_title_and_effect_stays_in_its_place(
    effect: str, width: int, dpr: float
) -> None:
    for title in TITLES:
        words, size = laid_out(titled(title, effect), width, dpr)
        window_foot, frame_foot = words.window_foot * size.unit, 136 * size.unit
        above = window_foot
        for placed in written(words):
            assert placed.setting.type.px >= LEAST_PX * dpr
            assert placed.rect.top() >= above
            assert placed.rect.bottom() <= frame_foot
            assert ink_of(placed, size) in Inside(placed.rect)
            above = placed.rect.bottom()


class Inside:
    """`rect in Inside(outer)`, with both printed when it is not."""

    def __init__(self, outer: QRectF) -> None:
        self.outer = outer

    def __contains__(self, inner: QRectF) -> bool:
        # A pixel that smoothing touches may begin before the place does.
        return self.outer.toAlignedRect().contains(inner.toRect())

    def __repr__(self) -> str:
        return repr(self.outer)


def ink_of(placed: Placed, size: CardSize) -> QRectF:
    with canvas(size.across, size.down) as (image, p):
        draw(p, placed.setting, placed.rect, color("#000000"))
    return QRectF(ink(image))


def test_a_thumb_has_no_words() -> None:
    words, _ = laid_out(titled("Fata dell’Acqua", EFFECTS[1]), 63, 1)
    assert not written(words)


def test_an_effect_is_told_only_where_it_can_be_read() -> None:
    look = titled("Immunity", EFFECTS[1])
    assert laid_out(look, 139, 1)[0].effect is None
    assert laid_out(look, 140, 1)[0].effect


@pytest.mark.parametrize("title", TITLES[:-1])
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_large_card_tells_everything(title: str, effect: str) -> None:
    words, _ = laid_out(titled(title, effect), 280, 1)
    assert all(placed.setting.whole for placed in written(words))


@pytest.mark.parametrize("title", ["Fata dell’Acqua", "Fata della Terra", "Luna crescente"])
@pytest.mark.parametrize("dpr", RATIOS)
def test_a_long_title_on_the_table_takes_two_lines(title: str, dpr: float) -> None:
    words, _ = laid_out(titled(title), 100, dpr)
    assert words.title
    assert words.title.setting.whole
    assert len(words.title.setting.lines) == 2


def test_a_title_that_finds_no_room_gives_way_to_the_short_one() -> None:
    look = titled("Simbolo della dea madre dell’Acqua", short="Acqua")
    words, _ = laid_out(look, 100, 1)
    assert words.title
    assert words.title.setting.lines == ("Acqua",)


WORDS = ("Air", "Water", "Fire", "Earth")


@pytest.mark.parametrize("width", range(96, 281, 4))
@pytest.mark.parametrize("frame", ["First {} Fairy", "Mother Goddess of {}", "{} stone"])
def test_titles_of_one_family_have_one_form_and_one_size(frame: str, width: int) -> None:
    forms = set()
    kin = tuple(frame.format(word) for word in WORDS)
    for word, title in zip(WORDS, kin, strict=True):
        words, _ = laid_out(titled(title, short=word)._replace(kin=kin), width, 1)
        assert words.title
        setting = words.title.setting
        forms.add((tuple(s.replace(word, "{}") for s in setting.lines), setting.type, words[0]))
    assert len(forms) == 1


def test_a_family_of_which_one_cannot_be_broken_is_not_forced() -> None:
    kin = ("Flute", "Fairy-ring Champignon of the Wood")
    single, _ = laid_out(titled("Flute")._replace(kin=kin), 110, 1)
    alone, _ = laid_out(titled("Flute"), 110, 1)
    assert single.title == alone.title


def test_two_lines_of_title_drop_the_ornament() -> None:
    one, _ = laid_out(AIR, 280, 1)
    two, _ = laid_out(titled(TITLES[7]), 280, 1)
    assert one.flourish
    assert two.flourish is None


def test_an_apostrophe_is_a_printed_one() -> None:
    words, _ = laid_out(titled("Fata dell'Aria", "L'ora del gufo."), 280, 1)
    assert words.title
    assert words.effect
    assert words.title.setting.lines == ("Fata dell’Aria",)
    assert words.effect.setting.lines == ("L’ora del gufo.",)


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Fata della Terra", ("Fata", "della Terra")),
        ("Prima Fata della Terra", ("Prima Fata", "della Terra")),
        ("Symbol of the Lake", ("Symbol", "of the Lake")),
        ("Una casa tanto felice", ("Una casa", "tanto felice")),
    ],
)
def test_a_small_word_stands_before_what_it_belongs_to(title: str, lines: tuple[str, str]) -> None:
    words, _ = laid_out(titled(title), 110, 1)
    assert words.title
    assert words.title.setting.lines == lines


@pytest.mark.parametrize("width", range(64, 281, 3))
@pytest.mark.parametrize("title", ["Mother Goddess of Air", "Fata dell’Aria", "Simbolo del Lago"])
def test_no_title_says_anything_else(title: str, width: int) -> None:
    short = title.replace("’", " ").split()[-1]
    words, _ = laid_out(titled(title, short=short), width, 1)
    assert words.title
    assert " ".join(words.title.setting.lines) in (title, short)
