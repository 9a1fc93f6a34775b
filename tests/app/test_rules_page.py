"""The rules can be opened at a chapter, read, searched and left, by mouse and by keyboard."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QFontInfo, QImage, QPixmap, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.rules import reader
from fairytable.app.rules import text as rules_text
from fairytable.app.rules.page import ROOMY_FROM, ROW_HERE, RulesPage
from fairytable.app.rules.reader import COMPACT, HEAD, ROOMY
from fairytable.app.rules.text import Pictures, load
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets.wrapping import fits, measure, wrapped
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.paint.art import Art
from fairytable.paint.glyphs import NAMES
from fairytable.paint.palette import PAPER, UI, contrast
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from tests.app.windows import undress

LEAST_PX = 13
SIZES = [(1024, 614), (1280, 774), (1920, 1054)]
IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture(scope="module")
def pixmaps(qapp: QApplication) -> Pixmaps:
    return Pixmaps(Art(), background=False)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language("en")
    dress(qapp, CHROMES["dark"])
    yield made
    made.use("en")
    undress(qapp)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window around the page: the offscreen platform warns of windows with a least size."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def page(language: Language, pixmaps: Pixmaps, window: QWidget) -> RulesPage:
    made = opened(RulesPage(language, pixmaps, Theme(CHROMES["dark"]), window))
    made.setFocus()
    return made


def opened(page: RulesPage) -> RulesPage:
    page.resize(1024, 614)
    page.show()
    page.show_game("moons")
    return page


def press(widget: QWidget, key: Qt.Key, *more: Qt.KeyboardModifier) -> None:
    modifier = more[0] if more else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(widget, key, modifier)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def top_line(page: RulesPage) -> str:
    """The first words that can be seen."""
    cursor = page.reader.cursorForPosition(QPoint(1, 30))
    return cursor.block().text()


def click_row(page: RulesPage, row: int) -> None:
    rect = page.contents.visualItemRect(page.contents.item(row))
    QTest.mouseClick(page.contents.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


# Reading


def test_the_rules_open_at_the_chapter_of_a_decision(page: RulesPage) -> None:
    page.show_game("moons", "closing")
    assert page.reader.chapter() == "closing"
    assert top_line(page) == "Closing a circle"
    assert page.contents.item(page.contents.here).text() == "Closing a circle"


@pytest.mark.parametrize("chapter", ["", "nonsense"])
def test_without_a_known_chapter_they_open_at_the_beginning(page: RulesPage, chapter: str) -> None:
    page.show_game("moons", "end")
    page.show_game("moons", chapter)
    assert page.reader.verticalScrollBar().value() == 0
    assert page.reader.chapter() == ""


def test_a_page_asked_for_before_it_is_seen_opens_at_its_chapter(
    language: Language, pixmaps: Pixmaps, window: QWidget
) -> None:
    page = RulesPage(language, pixmaps, Theme(), window)
    page.show_game("moons", "turn")
    page.resize(1280, 774)
    page.show()
    assert top_line(page) == "Your turn"


def test_a_click_on_the_contents_goes_to_every_chapter(page: RulesPage) -> None:
    text = load("moons", "en")
    assert text is not None
    for row, chapter in enumerate(text.chapters):
        click_row(page, row)
        assert page.reader.chapter() == chapter.id
        assert page.contents.here == row


def test_the_contents_are_used_by_keyboard(page: RulesPage) -> None:
    page.contents.setFocus()
    press(page.contents, Qt.Key.Key_Home)
    press(page.contents, Qt.Key.Key_Down)
    press(page.contents, Qt.Key.Key_Down)
    press(page.contents, Qt.Key.Key_Return)
    assert top_line(page) == "Setting up"


def test_the_contents_follow_the_reader(page: RulesPage) -> None:
    bar = page.reader.verticalScrollBar()
    seen = []
    while bar.value() < bar.maximum():
        press(page.reader, Qt.Key.Key_PageDown)
        seen.append(page.contents.here)
    assert seen == sorted(seen)
    assert len(set(seen)) >= 6


def test_a_link_goes_to_its_chapter_by_mouse(page: RulesPage) -> None:
    page.show_game("moons", "turn")
    cursor = page.reader.document().find("closes it")
    where = page.reader.cursorRect(cursor).center() - QPoint(12, 0)
    QTest.mouseClick(page.reader.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert page.reader.chapter() == "closing"


def test_a_link_goes_to_its_chapter_by_keyboard(page: RulesPage) -> None:
    page.show_game("moons", "turn")
    press(page.reader, Qt.Key.Key_Tab)
    press(page.reader, Qt.Key.Key_Return)
    assert page.reader.chapter() == "closing"


def test_the_place_is_kept_when_the_window_changes(page: RulesPage) -> None:
    page.show_game("moons", "empty")
    for size in SIZES:
        page.resize(*size)
        assert top_line(page) == "The empty place"


def test_the_place_is_kept_while_the_page_is_hidden(page: RulesPage) -> None:
    press(page.reader, Qt.Key.Key_PageDown)
    press(page.reader, Qt.Key.Key_Down)
    before = page.reader.verticalScrollBar().value()
    assert before > 0
    for _ in range(3):
        page.hide()
        page.show()
        assert page.reader.verticalScrollBar().value() == before


def test_the_same_chapter_stays_in_another_language(page: RulesPage, language: Language) -> None:
    page.show_game("moons", "passes")
    language.use("it")
    assert page.reader.chapter() == "passes"
    assert top_line(page) == "Passare, e l’alba"
    assert page.contents.item(page.contents.here).text() == "Passare, e l’alba"
    language.use("en")
    assert top_line(page) == "Passing, and the dawn"


# Searching


def test_ctrl_f_finds_all_places_and_steps_through_them(page: RulesPage) -> None:
    press(page.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused() is page.field
    QTest.keyClicks(page.field, "DAWN")
    found = len(re.findall("dawn", page.reader.document().toPlainText(), re.IGNORECASE))
    assert len(page.reader.hits) == found >= 2
    assert page.count.text() == f"1 of {found}"
    press(page.field, Qt.Key.Key_Return)
    assert page.count.text() == f"2 of {found}"
    press(page.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    press(page.field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert page.count.text() == f"{found} of {found}"
    press(page.field, Qt.Key.Key_F3)
    assert page.count.text() == f"1 of {found}"
    QTest.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert page.count.text() == f"2 of {found}"
    QTest.mouseClick(page.previous, Qt.MouseButton.LeftButton)
    assert page.count.text() == f"1 of {found}"


def test_what_is_found_is_highlighted_and_in_view(page: RulesPage) -> None:
    page.start_search()
    QTest.keyClicks(page.field, "goddess")
    assert len(page.reader.extraSelections()) == len(page.reader.hits) > 2
    for _ in page.reader.hits:
        press(page.field, Qt.Key.Key_Return)
        rect = page.reader.cursorRect(page.reader.hits[page.reader.hit])
        assert page.reader.viewport().rect().contains(rect.center())


def test_a_search_begins_where_the_reader_is(page: RulesPage) -> None:
    page.show_game("moons", "match")
    page.start_search()
    QTest.keyClicks(page.field, "moon")
    assert page.reader.hit > 0
    assert page.reader.hits[page.reader.hit].position() > page.reader.hits[0].position()


def test_a_sum_is_found_as_it_is_read(page: RulesPage) -> None:
    page.field.setText("6 + 8 = 14")
    assert len(page.reader.hits) == 1


def test_an_apostrophe_is_found_as_it_is_typed(page: RulesPage, language: Language) -> None:
    language.use("it")
    QTest.keyClicks(page.field, "l'alba")
    assert len(page.reader.hits) == 3


def test_what_is_not_there_is_told(page: RulesPage) -> None:
    page.start_search()
    QTest.keyClicks(page.field, "dragon")
    assert page.count.text() == "not found"
    assert not page.next.isEnabled()
    assert page.reader.extraSelections() == []


def test_a_search_goes_on_in_another_language(page: RulesPage, language: Language) -> None:
    page.field.setText("6 + 8")
    language.use("it")
    assert len(page.reader.hits) == 1
    page.show_game("moons")
    assert page.field.text() == ""
    assert page.reader.extraSelections() == []


# Leaving


def test_esc_and_the_button_go_back(page: RulesPage, qtbot: QtBot) -> None:
    for widget in (page.reader, page.contents, page.field):
        widget.setFocus()
        with qtbot.waitSignal(page.home_wanted):
            press(widget, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.home_wanted):
        QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)


def test_esc_ends_a_search_first(page: RulesPage, qtbot: QtBot) -> None:
    page.start_search()
    QTest.keyClicks(page.field, "sun")
    with qtbot.assertNotEmitted(page.home_wanted):
        press(page.field, Qt.Key.Key_Escape)
    assert page.reader.hits == []
    assert focused() is page.reader


def test_tab_reaches_everything_and_leaves_the_text_again(page: RulesPage) -> None:
    page.back.setFocus()
    reached = {page.back}
    for _ in range(20):
        press(focused(), Qt.Key.Key_Tab)
        reached.add(focused())  # type: ignore[arg-type]
    assert {page.back, page.field, page.contents, page.reader} <= reached


def test_everything_has_a_name_for_screen_readers(page: RulesPage) -> None:
    parts = (page.back, page.games, page.field, page.previous, page.next, page.contents)
    assert all(part.accessibleName() for part in (*parts, page.reader))


# Pages


def test_a_game_without_rules_gets_a_friendly_sentence(
    page: RulesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page.show_game("moons", "turn")
    with monkeypatch.context() as lost:
        lost.setattr(rules_text, "page_file", lambda game_id, code: tmp_path / game_id)
        page.show_game("challenge")
    assert "still being written" in page.reader.document().toPlainText()
    assert not page.contents.isVisible()
    assert not page.field.isVisible()
    with qtbot.waitSignal(page.home_wanted):
        press(page.reader, Qt.Key.Key_Escape)
    page.show_game("moons")
    assert page.contents.isVisible()


def test_only_pages_that_exist_are_offered(
    page: RulesPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert [page.games.itemData(i) for i in range(page.games.count())] == rules_text.offered("en")
    first = next(iter(ON_THE_TABLE))
    other = next(game_id for game_id in GAMES if game_id != first)
    monkeypatch.setattr(rules_text, "page_file", lambda game_id, code: tmp_path / game_id)
    (tmp_path / first).write_text("# One\n\n## Turn {#turn}\n\nText.", encoding="utf-8")
    page.show_game(first)
    assert not page.games.isVisible()
    (tmp_path / other).write_text("# Two\n\n## Turn {#turn}\n\nOther text.", encoding="utf-8")
    page.show_game(first)
    assert page.games.isVisible()
    texts = {page.games.itemText(i) for i in range(page.games.count())}
    assert texts == {"One", "Two"}
    page.games.setFocus()
    press(page.games, Qt.Key.Key_Up if page.games.currentIndex() else Qt.Key.Key_Down)
    assert page.game_id == other
    assert "Other text." in page.reader.document().toPlainText()


# Look


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_every_picture_is_painted(
    page: RulesPage, language: Language, game_id: str, code: Code
) -> None:
    language.use(code)
    page.show_game(game_id)
    text, pictures = load(game_id, code), Pictures(GAMES[game_id], language.say_for(game_id))
    assert text is not None
    for address in text.pictures:
        if address.startswith("position:"):
            continue
        shown = page.reader.document().resource(IMAGE, QUrl(address))
        assert isinstance(shown, QPixmap)
        prints = [Print(side, COMPACT.card, 1.0) for side in pictures.printed(address)]
        top = page.reader.pixmaps.get(prints[-1])
        step = round(COMPACT.card * HEAD)
        assert shown.height() == top.height() + step * (len(prints) - 1)
        if len(prints) == 1:
            assert shown.toImage() == top.toImage()
        assert len(colours(shown.toImage())) > 50


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_every_sign_in_a_sentence_is_one_that_we_draw(game_id: str, code: Code) -> None:
    text = load(game_id, code)
    assert text is not None
    signs = re.findall(r'src="glyph:([^"]+)"', text.html)
    assert signs
    assert set(signs) <= set(NAMES)


def colours(image: QImage) -> set[int]:
    return {
        QColor(image.pixel(x, y)).rgb()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }


def test_pictures_come_when_they_are_painted(language: Language, window: QWidget) -> None:
    later = Pixmaps(Art())
    page = opened(RulesPage(language, later, Theme(), window))
    later.finish()
    address = "card:symbol.air"
    [look] = Pictures(GAMES["moons"], language.say_for("moons")).printed(address)
    wanted = Print(look, COMPACT.card, page.devicePixelRatioF())
    assert later.has(wanted)
    shown = page.reader.document().resource(IMAGE, QUrl(address))
    assert isinstance(shown, QPixmap)
    assert shown.cacheKey() == later.get(wanted).cacheKey()
    later.close()


def test_pictures_that_the_table_forgot_are_asked_for_again(
    language: Language, window: QWidget
) -> None:
    later = Pixmaps(Art())
    page = opened(RulesPage(language, later, Theme(), window))
    page.hide()
    later.abandon()
    page.show()
    later.finish()
    pictures = Pictures(GAMES["moons"], language.say_for("moons"))
    [look] = pictures.printed("card:symbol.earth")
    assert later.has(Print(look, COMPACT.card, page.devicePixelRatioF()))
    later.close()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_small_and_nothing_is_cut(
    page: RulesPage, language: Language, code: Code, size: tuple[int, int]
) -> None:
    language.use(code)
    page.resize(*size)
    document = page.reader.document()
    assert document.idealWidth() <= page.reader.viewport().width() + 1
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            style = fragments.fragment().charFormat()
            px = style.property(QTextFormat.Property.FontPixelSize)
            assert px is None or int(px) >= LEAST_PX
            assert style.property(QTextFormat.Property.FontSizeAdjustment) is None
            fragments += 1
        block = block.next()
    assert document.defaultFont().pixelSize() >= LEAST_PX
    for widget in (page.back, page.title, page.field, page.count, page.contents):
        assert QFontInfo(widget.font()).pixelSize() >= LEAST_PX
    QApplication.processEvents()  # the new words are laid out
    for label in (page.title, page.count, page.back):
        assert label.width() >= label.sizeHint().width()
    hint = measure_field(page)
    assert hint <= page.field.width() - 18
    room = page.contents.viewport().width() - 24
    for row in range(page.contents.count()):
        lines = wrapped(page.contents.item(row).text(), ROW_HERE, room)
        assert fits(lines, ROW_HERE, room)


def measure_field(page: RulesPage) -> float:
    return page.field.fontMetrics().horizontalAdvance(page.field.placeholderText())


def test_the_rows_of_the_contents_are_large_enough() -> None:
    assert measure(ROW_HERE).height() > LEAST_PX
    assert ROW_HERE.px >= LEAST_PX


def test_six_cards_stand_side_by_side_in_every_window(page: RulesPage) -> None:
    document = page.reader.document()
    block = document.begin()
    rows = 0
    while block.isValid():
        if block.text() and set(block.text()) == {"\ufffc"}:
            rows += 1
            assert block.layout().lineCount() == 1
        block = block.next()
    assert rows >= 5


def test_a_wide_window_has_larger_words_and_cards(page: RulesPage) -> None:
    page.show_game("moons", "turn")
    small = page.reader.document().defaultFont().pixelSize()
    page.resize(ROOMY_FROM, 800)
    assert page.reader.document().defaultFont().pixelSize() == ROOMY.text > small
    QApplication.processEvents()
    assert top_line(page) == "Your turn"
    test_six_cards_stand_side_by_side_in_every_window(page)


@pytest.mark.parametrize("name", CHROMES)
def test_the_page_takes_either_chrome(page: RulesPage, name: str) -> None:
    page.theme.change_to(CHROMES[name])
    shot = page.grab().toImage()
    sheet = page.sheet.mapTo(page, QPoint(0, 0))
    assert shot.pixelColor(sheet.x() + 20, sheet.y() + 200).lightnessF() > 0.8
    assert (shot.pixelColor(4, 300).lightnessF() > 0.5) == (name == "light")


def test_words_stand_out_from_the_parchment() -> None:
    for ground in (PAPER["lit"], PAPER["parchment"], "#F0E3C4", reader.HIT):
        for ink in (PAPER["ink"], PAPER["ink_soft"], UI["link_light"]):
            assert contrast(ink, ground) >= 4.5
    assert contrast(PAPER["ink"], reader.HIT_HERE) >= 4.5
