"""Pages, sheets and piles that show: cards, bars, lit and struck cells, previews, what unfolds."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, SCALES, TextSize, dress
from fairytable.app.panel.page_view import PageView
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.play.table_page import TablePage
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets import walking
from fairytable.app.widgets.cell_painter import forms
from fairytable.paint.palette import contrast
from fairytable.stage.cells import Cell, Ink, as_cell
from fairytable.stage.fans import Fan
from fairytable.stage.foresight import changes
from fairytable.stage.look import BackLook
from fairytable.stage.sheets import Page, Sheet
from fairytable.stage.staging import Stage
from fairytable.storage.settings import Settings
from fairytable.table.light import Glow
from tests.app.showcase import Showcase, put_on, staged, view_of
from tests.app.windows import undress
from tests.table.tables import pixmaps

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton
SIZES = [(1024, 614), (1280, 774), (1920, 1054)]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language("en")
    dress(qapp, CHROMES["dark"], "normal")
    yield made
    made.use("en")
    dress(qapp, CHROMES["dark"], "normal")
    undress(qapp)


@pytest.fixture
def page(language: Language, qtbot: QtBot) -> Iterator[TablePage]:
    bots = BotPlayer()
    around = QWidget()
    made = TablePage(pixmaps(), bots, language, Settings(animation="off"), Theme())
    made.setParent(around)
    qtbot.addWidget(around)
    around.resize(*SIZES[-1])
    made.resize(*SIZES[0])
    with qtbot.waitActive(around):
        around.show()
        around.activateWindow()
    put_on(made, staged())
    yield made
    around.close()
    bots.close()


class _Reader:
    """Takes down what a screen reader would be told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.heard.append(event.message())


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> _Reader:
    made = _Reader()
    monkeypatch.setattr(walking, "QAccessible", made)
    return made


def opened(page: TablePage, tab: int) -> PageView:
    """One of the game's own pages, brought to the front."""
    page.panel.tabs.setCurrentIndex(tab)
    view = page.panel.pages.currentWidget()
    assert isinstance(view, PageView)
    return view


def card_point(view: PageView, row: int, k: int) -> QPoint:
    """The middle of a card on the viewport of a page."""
    _, rect = view._rows.card_places(row)[k]
    return rect.translated(view._row_rect(row).topLeft()).center().toPoint()


def hand_card(page: TablePage) -> QPoint:
    """The card that can be played."""
    first = page.table.offers.pieces()[0]
    return page.table.mapFromScene(page.table.top.place_of(first).center())


def glade(page: TablePage) -> QPoint:
    return page.table.mapFromScene(page.table.top.place_of("glade").center())


# Cells


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", list(SCALES))
def test_rows_of_cards_wrap_inside_the_page(
    page: TablePage, qapp: QApplication, size: tuple[int, int], text: TextSize
) -> None:
    dress(qapp, CHROMES["dark"], text)
    page.resize(*size)
    page.fit()
    view = opened(page, 1)
    rows = [row for row in range(view.count()) if view._rows.card_places(row)]
    assert len(rows) == 4
    for row in rows:
        places = [rect for _, rect in view._rows.card_places(row)]
        room = QRectF(0, 0, view.viewport().width(), view._row_rect(row).height())
        assert all(room.contains(rect) for rect in places)
        assert not [1 for i, a in enumerate(places) for b in places[:i] if a.intersects(b)]
    tops = {rect.top() for _, rect in view._rows.card_places(1)}
    assert len(tops) >= 2, "more cards than fit in a line"


def test_a_page_paints_pictures_of_cards(page: TablePage) -> None:
    view = opened(page, 1)
    image = view.viewport().grab().toImage()
    at = card_point(view, 1, 0)
    around = [(at.x() + dx, at.y() + dy) for dx in range(-14, 15) for dy in range(-20, 21)]
    assert len({image.pixel(x, y) for x, y in around}) > 150


@pytest.mark.parametrize("chrome", ["dark", "light"])
@pytest.mark.parametrize("tab", [1, 2, 3])
def test_every_page_is_painted_in_both_chromes(page: TablePage, chrome: str, tab: int) -> None:
    page.panel.theme.change_to(CHROMES[chrome])
    view = opened(page, tab)
    image = view.viewport().grab().toImage()
    points = [
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, min(90, image.height()), 2)
    ]
    inks = {value for value in points if contrast(value, CHROMES[chrome].well) >= 4.5}
    assert inks, "something can be read"


@pytest.mark.parametrize("chrome", ["dark", "light"])
def test_all_inks_of_cells_can_be_read(page: TablePage, chrome: str) -> None:
    page.panel.theme.change_to(CHROMES[chrome])
    painter = page.panel.sheet.painter
    c = painter.chrome
    inks: tuple[Ink, ...] = ("", "soft", "gold", "good", "bad")
    for ink in inks:
        value = painter.ink(ink)
        for ground in (c.panel, c.panel_foot, c.well):
            assert contrast(value, ground) >= 4.5, (ink, ground)
    for ground in (c.key_top, c.key_foot):
        assert contrast(c.key_text, ground) >= 4.5


def test_a_struck_cell_is_drawn_through(page: TablePage) -> None:
    page.resize(*SIZES[2])
    view = opened(page, 2)
    red = page.panel.theme.chrome.warning

    def struck(row: int) -> bool:
        """Whether a line of the ink for what holds no more crosses the last cell."""
        image, rect = view.viewport().grab().toImage(), view._row_rect(row).toRect()
        y = range(rect.top(), rect.bottom())
        x = range(rect.left(), rect.right())
        return any(sum(image.pixelColor(i, j).name() == red.lower() for i in x) > 15 for j in y)

    assert [struck(row) for row in range(4)] == [False, True, False, False]


@pytest.mark.parametrize("code", CODES)
def test_a_screen_reader_hears_cards_and_what_holds_no_more(
    page: TablePage, language: Language, code: Code
) -> None:
    language.use(code)
    put_on(page, staged(code=code))
    seen, heard = opened(page, 1), opened(page, 2)
    gone, hidden = ("no longer", "face down") if code == "en" else ("non più", "coperta")
    assert f"Liberation ({gone})" in seen.item(1).text()
    assert f"{hidden} ×4" in seen.item(1).text()
    assert gone in heard.item(1).text()
    assert gone not in heard.item(0).text()
    assert page.panel.sheet.accessibleDescription().count("river") == 6


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (Cell("8", was="5"), ["5 +3", "5+3", "8"]),
        (Cell("−1", was="3"), ["3 −4", "3−4", "−1"]),
        (Cell("2", was="·"), ["+2", "2"]),
        (Cell("3 of 4", was="2 of 4"), ["2 of 4 → 3 of 4", "3 of 4"]),
        (Cell("·", was="2"), ["2 → ·", "·"]),
        (Cell("8"), ["8"]),
    ],
)
def test_what_would_change_tells_by_how_much(cell: Cell, said: list[str]) -> None:
    assert forms(cell) == said


# Pointing


def test_a_card_that_is_pointed_at_is_shown_large_beside_the_panel(page: TablePage) -> None:
    view = opened(page, 1)
    at = card_point(view, 1, 2)
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), at)
    assert page.large.isVisible()
    assert page.large.look == page.panel.cards.side(view._rows.card_places(1)[2][0])
    assert page.large.geometry().right() <= page.panel.x()
    assert page.rect().contains(page.large.geometry())
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    assert not page.large.isVisible()


def test_arrow_keys_walk_from_card_to_card_and_name_them(page: TablePage, reader: _Reader) -> None:
    view = opened(page, 1)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (KEY.Key_Down, KEY.Key_Right, KEY.Key_Right, KEY.Key_Left):
        QTest.keyClick(view, key)
    cards = [card for card, _ in view._rows.card_places(1)]
    names = [page.panel.cards.name(cards[k]) for k in (0, 1, 0)]
    assert reader.heard == names
    assert page.large.look == page.panel.cards.side(cards[0])
    for _ in range(20):
        QTest.keyClick(view, KEY.Key_Right)
    assert reader.heard[-1] == page.panel.cards.name(cards[-1])
    shown = QRectF(view.viewport().rect())
    assert shown.contains(QPointF(card_point(view, 1, len(cards) - 1))), "it is brought into sight"
    QTest.keyClick(view, KEY.Key_Down)
    assert not page.large.isVisible()


def test_pointing_at_a_line_lights_the_places_it_speaks_of(page: TablePage) -> None:
    view = opened(page, 1)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, KEY.Key_Down)
    glows = [page.table.top.areas["deck"].light.glow]
    QTest.keyClick(view, KEY.Key_Up)
    glows.append(page.table.top.areas["deck"].light.glow)
    assert glows == [Glow.TOLD, Glow.NONE]


def test_leaving_the_page_puts_the_large_card_away(page: TablePage) -> None:
    view = opened(page, 1)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, KEY.Key_Down)
    QTest.keyClick(view, KEY.Key_Right)
    assert page.large.isVisible()
    page.table.setFocus()
    assert not page.large.isVisible()


# Previews


class _Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def aims(page: TablePage) -> bool:
    return bool(changes(page.panel.sheet.sheet))


def test_the_sheet_follows_a_card_that_is_dragged_and_goes_back(
    page: TablePage, qtbot: QtBot
) -> None:
    viewport, table = page.table.viewport(), page.table
    now = page.panel.sheet.sheet
    start, goal = hand_card(page), glade(page)
    QTest.mousePress(viewport, LEFT, pos=start)
    for k in range(1, 5):
        QTest.mouseMove(viewport, start + (goal - start) * k / 4)
    qtbot.waitUntil(lambda: aims(page))
    matrix = page.panel.sheet.sheet.matrix
    assert matrix is not None
    assert as_cell(matrix.rows[0].cells[0]).was == "3"
    assert as_cell(matrix.rows[-1].cells[0]).was is not None, "the total too"
    assert table.stage is not None
    assert table.stage.preview is not None
    QTest.mouseMove(viewport, QPoint(20, viewport.height() // 2))
    qtbot.waitUntil(lambda: not aims(page))
    assert page.panel.sheet.sheet == now
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(20, viewport.height() // 2))


def test_keys_that_stand_on_a_target_preview_it_too(
    page: TablePage, qtbot: QtBot, reader: _Reader
) -> None:
    table = page.table
    table.setFocus()
    QTest.keyClick(table, KEY.Key_Tab)
    QTest.keyClick(table, KEY.Key_Return)
    assert table.hands.lifted is not None
    table.hands.stand_on("glade")
    qtbot.waitUntil(lambda: table.stage is not None and table.stage.preview is not None)
    assert aims(page)
    assert any("3 → 6" in heard for heard in reader.heard)
    QTest.keyClick(table, KEY.Key_Escape)
    qtbot.waitUntil(lambda: table.stage is not None and table.stage.preview is None)


def test_a_card_that_is_only_pointed_at_is_foretold(page: TablePage, qtbot: QtBot) -> None:
    viewport = page.table.viewport()
    QTest.mouseMove(viewport, QPoint(20, viewport.height() // 2))
    QTest.mouseMove(viewport, hand_card(page))
    qtbot.waitUntil(lambda: aims(page))
    QApplication.sendEvent(page.table, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not aims(page))


def test_an_aim_costs_one_painting_of_the_sheet(page: TablePage, qtbot: QtBot) -> None:
    viewport, watch = page.table.viewport(), _Paints()
    QTest.mouseMove(viewport, QPoint(20, viewport.height() // 2))
    QTest.mouseMove(viewport, hand_card(page))  # the note takes its room once
    qtbot.waitUntil(lambda: aims(page))
    QTest.mouseMove(viewport, QPoint(20, viewport.height() // 2))
    qtbot.waitUntil(lambda: not aims(page))
    QApplication.processEvents()
    high = page.panel.sheet.height()
    page.panel.sheet.installEventFilter(watch)
    for k in range(4):
        QTest.mouseMove(viewport, hand_card(page) + QPoint(k, 0))
    qtbot.waitUntil(lambda: aims(page))
    QApplication.processEvents()
    assert watch.count == 1
    for k in range(4):
        QTest.mouseMove(viewport, hand_card(page) + QPoint(k, 2))
    qtbot.wait(60)
    assert watch.count == 1, "nothing else is aimed at"
    assert page.panel.sheet.height() == high, "nothing jumps"


def test_the_next_position_ends_the_preview(page: TablePage, qtbot: QtBot) -> None:
    viewport = page.table.viewport()
    QTest.mouseMove(viewport, QPoint(20, viewport.height() // 2))
    QTest.mouseMove(viewport, hand_card(page))
    qtbot.waitUntil(lambda: aims(page))
    put_on(page, staged(view=view_of(24)))
    assert not aims(page)


# Unfolding


@pytest.mark.parametrize(
    ("zone", "name"), [("discard", "discard"), ("hand.1", "player.1"), ("hand.0", "hand")]
)
def test_a_pile_a_hand_and_a_rival_unfold_by_click_and_fold_again(
    page: TablePage, zone: str, name: str
) -> None:
    table = page.table
    area = table.top.areas[zone].area.rect
    corner = table.mapFromScene(QPointF(area.right - 3, area.bottom - 3))
    if zone == "discard":
        corner = table.mapFromScene(table.top.place_of(zone).center())
    QTest.mouseClick(table.viewport(), LEFT, pos=corner)
    assert table.top.unfolded == name
    picture = table.top.picture
    assert picture is not None
    lying = {card.card for card in table.stage.view.zones[zone]} if table.stage else set()
    assert all(spot.z >= 10 for spot in picture.spots if spot.card in lying)
    QTest.keyClick(table, KEY.Key_Escape)
    assert table.top.unfolded is None


def test_v_and_arrows_walk_through_everything_that_unfolds(page: TablePage) -> None:
    table, seen = page.table, []
    table.setFocus()
    for key in (KEY.Key_V, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Left):
        QTest.keyClick(table, key)
        seen.append(table.top.unfolded)
    assert seen == ["discard", "player.1", "hand", "discard", "hand"]


def test_an_unfolded_card_is_enlarged_like_any_other(page: TablePage, qtbot: QtBot) -> None:
    table = page.table
    table.unfold("hand")
    card = table.top.cards[table.top.lying_in("hand.0")[0]]
    QTest.mouseMove(table.viewport(), QPoint(3, 3))
    QTest.mouseMove(table.viewport(), table.mapFromScene(card.pos()))
    qtbot.waitUntil(table.lens.enlarged.isVisible)


# Behind the curtain


class _Watched(Showcase):
    """Remembers what it was asked about."""

    def __init__(self) -> None:
        self.stages: list[Stage] = []

    def sheet(self, stage: Stage) -> Sheet:
        self.stages.append(stage)
        return super().sheet(stage)

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        self.stages.append(stage)
        return super().pages(stage)

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        self.stages.append(stage)
        return super().fan(zone, stage)


def test_behind_the_curtain_panels_get_the_public_view_only(page: TablePage, qtbot: QtBot) -> None:
    watched = _Watched()
    hidden = staged(view=view_of(public=True))._replace(curtain=True, shared=True)
    before = opened(page, 1).item(6).text()
    page.table.unfold("hand")
    page.table.present(watched, hidden)
    page.panel.present(watched, hidden, (), ())
    assert page.table.top.unfolded is None
    viewport = page.table.viewport()
    for zone in ("hand.0", "discard", "hand.1"):
        QTest.mouseMove(viewport, QPoint(3, viewport.height() // 2))
        QTest.mouseMove(viewport, page.table.mapFromScene(page.table.top.place_of(zone).center()))
        qtbot.wait(60)
        page.table.lens.fan_out(zone)
    assert any(stage.pointed is not None for stage in watched.stages), "the sheet was asked again"
    assert all(stage.curtain and stage.view.viewer is None for stage in watched.stages)
    after = opened(page, 1).item(6).text()
    assert "face down" in after
    assert "face down" not in before
    sides = [page.panel.cards.side(card) for card, _ in opened(page, 1)._rows.card_places(6)]
    assert all(isinstance(side, BackLook) and side.memory is None for side in sides)
