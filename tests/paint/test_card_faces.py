"""Every face of every game, in both languages: its words are whole, apart, and large enough."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from fairytable.app.translation import Language
from fairytable.games import GAMES, faces
from fairytable.games.fate import faces as fate
from fairytable.games.fate.cards import PLACES
from fairytable.games.wishes import faces as wishes
from fairytable.paint.brushes import canvas, color
from fairytable.paint.card_size import CardSize, card_size
from fairytable.paint.card_words import CardWords, Placed, lay_out
from fairytable.paint.fonts import LEAST_PX
from fairytable.paint.text import draw
from fairytable.stage.look import Look

from .looks import ink

WIDTHS, RATIOS = (64, 70, 90, 110, 140, 160, 220, 280), (1, 2)
FRAME_FOOT = 136
"""Units: there runs the inner gold line."""


@pytest.fixture(params=["en", "it"])
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Language]:
    spoken = Language(request.param)
    yield spoken
    spoken.fall_silent()


def printed(game: str, language: Language) -> list[Look]:
    """All faces with different words, and the cards that belong to no deck."""
    say = language.say_for(game)
    drawn = faces(game)
    assert drawn is not None
    looks = [drawn.look(number, say) for number in range(len(GAMES[game].deck.faces))]
    looks += [fate.place(i, say) for i in range(len(PLACES))] if game == "fate" else []
    looks += [wishes.traveller(n, say) for n in ("wanderer", "pixie")] if game == "wishes" else []
    return list({(look.title, look.short, look.effect): look for look in looks}.values())


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_card_are_whole_and_apart(
    game: str, width: int, dpr: int, language: Language
) -> None:
    size = card_size(width, dpr)
    for look in printed(game, language):
        words = lay_out(look, size)
        assert words.title
        assert bool(words.effect) == bool(look.effect and width >= 140)
        written = [placed for placed in (words.title, words.effect) if placed]
        for placed in written:
            assert placed.setting.whole, (look.title, placed.setting.lines)
            assert placed.setting.type.px >= LEAST_PX * dpr, look.title
        _assert_apart(look, words, size)


def _assert_apart(look: Look, words: CardWords, size: CardSize) -> None:
    """Window, title, rule, effect and frame follow each other with air between them."""
    assert words.title
    inked = [_ink(words.title, size)]
    edges = [words.window_foot * size.unit, inked[0].top(), inked[0].bottom()]
    if words.rule is not None:
        edges += [words.rule * size.unit] * 2
    if words.effect:
        inked.append(_ink(words.effect, size))
        edges += [inked[1].top(), inked[1].bottom()]
    edges.append(FRAME_FOOT * size.unit)
    for above, below in zip(edges[::2], edges[1::2], strict=True):
        assert below - above >= 0.8 * size.unit, (look.title, size, edges)
    for shape in inked:
        assert shape.left() >= 5 * size.unit, look.title
        assert shape.right() <= 95 * size.unit, look.title


def _ink(placed: Placed, size: CardSize) -> QRectF:
    with canvas(size.across, size.down) as (image, p):
        draw(p, placed.setting, placed.rect, color("#000000"))
    return QRectF(ink(image))


@pytest.mark.parametrize("game", GAMES)
def test_the_large_card_names_itself_in_full(game: str, language: Language) -> None:
    for look in printed(game, language):
        title = lay_out(look, card_size(280, 1)).title
        assert title
        assert " ".join(title.setting.lines) == look.title.replace("'", "’")


def test_narrow_cards_of_a_family_have_all_their_short_titles(language: Language) -> None:
    for look in printed("challenge", language):
        title = lay_out(look, card_size(70, 1)).title
        assert title
        wanted = look.short if " " in look.title else look.title
        assert title.setting.lines == (wanted,)


@pytest.mark.parametrize("width", range(64, 140, 5))
@pytest.mark.parametrize("game", GAMES)
def test_siblings_have_all_their_whole_titles_or_all_their_short_ones(
    game: str, width: int, language: Language
) -> None:
    families: dict[str, set[bool]] = {}
    drawn, say = faces(game), language.say_for(game)
    assert drawn is not None
    for number, face in enumerate(GAMES[game].deck.faces):
        look = drawn.look(number, say)
        if " " in look.title:
            title = lay_out(look, card_size(width, 1)).title
            assert title
            whole = " ".join(title.setting.lines) == look.title.replace("'", "’")
            families.setdefault(face.name.partition(".")[0], set()).add(whole)
    assert all(len(forms) == 1 for forms in families.values()), families


@pytest.mark.parametrize("width", range(96, 281, 8))
@pytest.mark.parametrize("game", GAMES)
def test_the_titles_of_a_family_are_set_alike(game: str, width: int, language: Language) -> None:
    families: dict[tuple[str, ...], set[tuple[int, int, float]]] = {}
    for look in printed(game, language):
        if look.kin:
            assert look.title in look.kin
            words = lay_out(look, card_size(width, 1))
            assert words.title
            setting = words.title.setting
            form = len(setting.lines), setting.type.px, 0.0 if look.effect else words.window_foot
            families.setdefault(look.kin, set()).add(form)
    assert families
    assert all(len(forms) == 1 for forms in families.values()), families
