"""The start page shows what can be played, and asks for it by mouse and keyboard."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.start_page.game_cover import Cover
from fairytable.app.start_page.game_tile import GameTile
from fairytable.app.start_page.page import StartPage
from fairytable.app.start_page.recent_list import RecentList
from fairytable.app.start_page.start_button import StartButton
from fairytable.app.start_page.tile_grid import GAP, TileGrid, columns
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wordmark import TAGLINE as TAGLINE_TYPE
from fairytable.app.widgets.wrapping import fits
from fairytable.games import ON_THE_TABLE
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.scenery import Vista
from fairytable.paint.text import fit, sizes
from fairytable.storage import places, unfinished
from fairytable.storage.recent import Recent, keep_thumbnail, thumbnails
from tests.app.windows import undress

LEAST, LARGE = (1024, 614), (1920, 1054)
"""The page in windows of 1024 x 640 and 1920 x 1080."""
WAITING = Recent(
    path=Path("kept", "moons 2026-05-20 20.15.00.fairytable"),
    game="moons",
    title="Anna, Bruno, Chiara",
    when=datetime(2026, 5, 20, 20, 15).isoformat(),
    steps=34,
    waits=True,
)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Wordy(Language):
    """A language whose words are a quarter longer than English ones."""

    wordy = False

    def _said(
        self, contexts: tuple[str, ...], source: str, n: int | None, fields: Mapping[str, int | str]
    ) -> str:
        text = super()._said(contexts, source, n, fields)
        return f"{text} {'lungo' * 2}"[: len(text) * 5 // 4] if self.wordy else text


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    return tmp_path


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Wordy]:
    made = Wordy("en")
    dress(qapp, CHROMES["dark"])
    yield made
    undress(qapp)


@pytest.fixture(scope="module")
def pixmaps(qapp: QApplication) -> Pixmaps:
    return Pixmaps(Art(), background=False)


@pytest.fixture
def page(home: Path, language: Wordy, pixmaps: Pixmaps, qtbot: QtBot) -> Iterator[StartPage]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*LARGE)
    made = StartPage(language, pixmaps, Theme(CHROMES["dark"]), window)
    made.resize(*LEAST)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    window.close()


def entries(count: int) -> list[Recent]:
    now = datetime(2026, 5, 20, 20, 15)
    return [
        Recent(
            path=Path("games", f"{i}.fairytable"),
            game="moons",
            title="Anna, Bruno, Chiara",
            when=(now - timedelta(days=i)).isoformat(),
        )
        for i in range(count)
    ]


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, at or widget.rect().center())


def cut(page: StartPage) -> list[str]:
    """Every text on a page that is not shown whole."""
    words = [s for s in page.findChildren(Sentence) if s.isVisible()]
    short = [
        s.text()
        for s in words
        if s.heightForWidth(s.width()) > s.height() or not fits(s.lines(), s.kind, s.width())
    ]
    keys = [b for b in page.findChildren(StartButton) if b.isVisible()]
    short += [b.text() for b in keys if b.sizeHint().width() > b.width()]
    mark = page.wordmark
    room = mark.rect().adjusted(mark.height() + 16, 0, 0, 0).toRectF().size()
    if fit(mark.tagline, room, sizes(TAGLINE_TYPE, TAGLINE_TYPE.px, 12), 1) is None:
        short.append(mark.tagline)
    return short


# Games


def test_the_games_on_the_table_are_shown_and_no_others(page: StartPage) -> None:
    assert {tile.game for tile in page.tiles} == set(ON_THE_TABLE)


def tile_of(page: StartPage, game: str) -> GameTile:
    return next(tile for tile in page.tiles if tile.game == game)


def test_a_tile_tells_what_the_game_is(page: StartPage) -> None:
    tile = tile_of(page, "moons")
    assert "Moons" in tile.cover.title
    assert tile.author.text().startswith("by ")
    assert tile.facts.text() == "2–4 players  ·  15–25 minutes"
    assert tile.line.text().endswith(".")
    assert tile.play.accessibleName() == f"Play {tile.cover.title}"


def test_the_cover_is_the_picture_that_lies_beside_the_cards(page: StartPage) -> None:
    tile = tile_of(page, "moons")
    assert tile.cover.picture == "moons/cover"
    width, height = tile.cover.width(), tile.cover.height()
    below = height - tile.cover.sky()
    assert tile.cover.prints() == [Print(Vista("moons/cover", below), width)]


@pytest.mark.parametrize("code", CODES)
def test_every_title_is_lettered_whole_above_the_faces_of_its_cover(
    page: StartPage, language: Wordy, code: Code
) -> None:
    language.use(code)
    for tile in page.tiles:
        lettering = tile.cover.lettering()
        assert lettering is not None
        assert lettering.name.whole
        assert lettering.series is None or lettering.series.whole
        lettered = [lettering.series, lettering.name] if lettering.series else [lettering.name]
        said = ": ".join(setting.lines[0] for setting in lettered)
        assert said.casefold() == tile.cover.title.casefold()
        assert lettering.height - tile.cover.sky() < tile.cover.height() * 0.16


def test_without_a_picture_the_title_stands_in_the_dusk(tmp_path: Path, qtbot: QtBot) -> None:
    cover = Cover(Pixmaps(Art(tmp_path), background=False))
    qtbot.addWidget(cover)
    cover.resize(600, 360)
    cover.show_game("moons", "Moons")
    assert cover.picture == ""
    assert cover.prints() == []
    lettered = cover.grab().toImage()
    cover.show_game("moons")
    assert cover.grab().toImage() != lettered


def test_the_cover_is_painted_in_the_background(home: Path, language: Wordy, qtbot: QtBot) -> None:
    pixmaps = Pixmaps(Art())
    page = StartPage(language, pixmaps, Theme())
    qtbot.addWidget(page)
    page.resize(*LEAST)
    page.grab()
    cover = page.tiles[0].cover
    prints = cover.prints()
    assert not pixmaps.has(prints[0])
    sketch = cover.grab().toImage()
    pixmaps.finish()
    assert all(pixmaps.has(one) for one in prints)
    assert cover.grab().toImage() != sketch
    pixmaps.close()


def test_play_asks_for_the_game(page: StartPage, qtbot: QtBot) -> None:
    tile = tile_of(page, "moons")
    with qtbot.waitSignal(page.play_wanted) as asked:
        click(tile.play)
    assert asked.args == ["moons"]
    with qtbot.waitSignal(page.play_wanted) as asked:
        click(tile, tile.cover.geometry().center())
    assert asked.args == ["moons"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_every_button_answers_to_keys(page: StartPage, qtbot: QtBot, key: Qt.Key) -> None:
    page.set_games([WAITING])
    for button, wanted in (
        (page.tiles[0].play, page.play_wanted),
        (page.tiles[0].rules, page.rules_wanted),
        (page.resume.button, page.game_wanted),
        (page.open, page.open_wanted),
        (page.statistics, page.statistics_wanted),
        (page.settings, page.settings_wanted),
        (page.about, page.about_wanted),
    ):
        button.setFocus()
        with qtbot.waitSignal(wanted):
            QTest.keyClick(button, key)


def test_rules_are_asked_for_by_game(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.rules_wanted) as asked:
        click(tile_of(page, "moons").rules)
    assert asked.args == ["moons"]


def test_a_press_that_leaves_the_tile_plays_nothing(page: StartPage, qtbot: QtBot) -> None:
    tile = page.tiles[0]
    with qtbot.assertNotEmitted(page.play_wanted):
        QTest.mousePress(tile, LEFT, NONE, tile.cover.geometry().center())
        QTest.mouseRelease(tile, LEFT, NONE, QPoint(-20, -20))


# Going on


def test_nothing_can_be_continued_at_first(page: StartPage) -> None:
    assert not page.resume.isVisible()
    page.setFocus()
    assert page.tiles[0].play.hasFocus()


def test_an_interrupted_game_is_offered_first(page: StartPage, qtbot: QtBot) -> None:
    page.set_games([WAITING])
    assert page.resume.isVisible()
    assert page.resume.game == WAITING
    assert "move 34 · 20 May 2026" in page.resume.button.accessibleDescription()
    page.setFocus()
    assert page.resume.button.hasFocus()
    with qtbot.waitSignal(page.game_wanted):
        click(page.resume.button)
    page.set_games([])
    assert not page.resume.isVisible()


def test_recent_games_are_opened_by_a_click(page: StartPage, qtbot: QtBot) -> None:
    page.set_games(entries(3))
    row = page.recent.visualItemRect(page.recent.item(1))
    with qtbot.waitSignal(page.game_wanted) as asked:
        click(page.recent.viewport(), row.center())
    assert asked.args == [entries(2)[1]]


def test_recent_games_are_opened_by_keys(page: StartPage, qtbot: QtBot) -> None:
    page.set_games(entries(3))
    page.recent.setFocus()
    QTest.keyClick(page.recent, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.game_wanted) as asked:
        QTest.keyClick(page.recent, Qt.Key.Key_Return)
    assert asked.args == [entries(2)[1]]


def test_enter_in_an_empty_list_opens_nothing(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.game_wanted):
        QTest.keyClick(page.recent, Qt.Key.Key_Return)


def test_a_recent_game_tells_who_plays_and_when(page: StartPage) -> None:
    today = datetime.now().replace(hour=9, minute=5)
    one, other, old = entries(3)
    page.set_games(
        [
            one.model_copy(update={"when": today.isoformat()}),
            other.model_copy(update={"game": "unheard"}),
            old,
        ]
    )
    spoken = [
        str(page.recent.item(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(3)
    ]
    assert "Anna, Bruno, Chiara. today, 9:05" in spoken[0]
    assert spoken[1].startswith("unheard")
    assert "18 May 2026" in spoken[2]


def test_a_game_that_the_program_keeps_by_itself_speaks_of_no_file(page: StartPage) -> None:
    where = unfinished.new_place("moons")
    game = entries(1)[0].model_copy(update={"path": where, "waits": True, "steps": 12})
    words = page.resume.row.words(game)
    assert words.file == ""
    assert words.spoken.endswith(words.state)
    assert "fairytable" not in words.tip
    saved = game.model_copy(update={"file": Path("home", "evening.fairytable")})
    assert page.resume.row.words(saved).file == "evening.fairytable"


def test_a_recent_game_shows_its_thumbnail(page: StartPage) -> None:
    one, damaged, without = entries(3)
    picture = page.grab(page.tiles[0].cover.rect()).toImage()
    file = keep_thumbnail(b"no picture", damaged.path, thumbnails())
    assert picture.save(str(keep_thumbnail(b"", one.path, thumbnails())))
    page.set_games([one, damaged, without])
    images = [page.recent.picture(row) for row in range(3)]
    assert file.is_file()
    assert images[0] != images[1]
    assert images[1] == images[2]
    page.grab()


# Keyboard, words and look


def test_tab_visits_everything_in_order(page: StartPage) -> None:
    page.set_games([WAITING, *entries(2)])
    first, *others = page.tiles
    first.play.setFocus()
    for stop in (
        first.rules,
        *(button for tile in others for button in (tile.play, tile.rules)),
        page.resume.row,
        page.resume.button,
        page.recent,
        page.open,
        page.statistics,
        page.settings,
        page.about,
        first.play,
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert stop.hasFocus()


def test_escape_is_left_to_the_window(page: StartPage, qtbot: QtBot) -> None:
    page.setFocus()
    with qtbot.assertNotEmitted(page.play_wanted):
        QTest.keyClick(page.tiles[0].play, Qt.Key.Key_Escape)
    assert page.isVisible()


def test_everything_has_a_name_for_screen_readers(page: StartPage) -> None:
    page.set_games([WAITING])
    widgets = [page.recent, page.wordmark, *page.findChildren(StartButton), *page.tiles]
    assert all(widget.accessibleName() for widget in widgets)


@pytest.mark.parametrize("size", [LEAST, (1280, 774), LARGE])
@pytest.mark.parametrize("wordy", [False, True])
def test_no_text_is_cut(
    page: StartPage, language: Wordy, qtbot: QtBot, size: tuple[int, int], wordy: bool
) -> None:
    page.set_games([WAITING, *entries(8)])
    page.resize(*size)
    language.wordy = wordy
    language.changed.emit()
    qtbot.waitUntil(lambda: cut(page) == [])


def test_the_covers_of_a_row_are_equally_high(page: StartPage, language: Wordy) -> None:
    for wordy in (False, True, False):
        language.wordy = wordy
        language.changed.emit()
        rows: dict[int, set[int]] = {}
        for tile in page.findChildren(GameTile):
            rows.setdefault(tile.y(), set()).add(tile.cover.height())
        assert all(len(heights) == 1 for heights in rows.values()), wordy


def test_another_language_is_spoken_at_once(page: StartPage, language: Wordy) -> None:
    before = [page.open.text(), page.tiles[0].line.text(), page.wordmark.tagline]
    language.wordy = True
    language.changed.emit()
    after = [page.open.text(), page.tiles[0].line.text(), page.wordmark.tagline]
    assert all(new.startswith(old) and new != old for new, old in zip(after, before, strict=True))


def test_the_chrome_may_change_while_the_page_is_open(page: StartPage) -> None:
    page.set_games(entries(1))
    dark = page.grab().toImage()
    page.theme.change_to(CHROMES["light"])
    assert page.grab().toImage() != dark
    page.theme.change_to(CHROMES["dark"])
    assert page.grab().toImage() == dark


def test_the_page_fits_the_smallest_window(page: StartPage) -> None:
    page.set_games([WAITING, *entries(8)])
    least = page.minimumSizeHint()
    assert least.width() <= LEAST[0]
    assert least.height() <= LEAST[1]


# Five games


@pytest.mark.parametrize(
    ("games", "width", "expected"),
    [(1, 628, 1), (2, 628, 2), (4, 900, 2), (5, 1200, 3), (5, 628, 2), (5, 280, 1)],
)
def test_tiles_stand_in_as_many_columns_as_fit(games: int, width: int, expected: int) -> None:
    assert columns(games, width) == expected


@pytest.mark.parametrize("size", [(628, 470), (1250, 880)])
def test_five_tiles_never_overlap(
    language: Wordy, pixmaps: Pixmaps, qtbot: QtBot, size: tuple[int, int]
) -> None:
    made = [GameTile("moons", language, pixmaps, Theme()) for _ in range(5)]
    tiles = TileGrid(made)
    qtbot.addWidget(tiles)
    tiles.resize(*size)
    tiles.show()
    places = [tile.geometry() for tile in made]
    assert all(place.width() >= 290 and place.right() < size[0] for place in places)
    for i, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[i + 1 :])
        assert place.height() >= made[i].least_height(place.width())
    assert places[1].left() - places[0].right() - 1 == GAP


def test_tab_scrolls_to_a_tile_that_is_out_of_sight(
    language: Wordy, pixmaps: Pixmaps, qtbot: QtBot
) -> None:
    made = [GameTile("moons", language, pixmaps, Theme()) for _ in range(5)]
    tiles = TileGrid(made)
    qtbot.addWidget(tiles)
    tiles.resize(628, 470)
    with qtbot.waitActive(tiles):
        tiles.show()
        tiles.activateWindow()
    made[0].play.setFocus()
    for _ in range(8):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert made[4].play.hasFocus()
    assert not made[4].play.visibleRegion().isEmpty()


def test_a_long_name_stays_inside_its_row(home: Path, language: Wordy, qtbot: QtBot) -> None:
    shown = RecentList(language, Theme(CHROMES["light"]))
    qtbot.addWidget(shown)
    shown.resize(288, 300)
    shown.present([entries(1)[0].model_copy(update={"title": "W" * 40})])
    shown.show()
    assert shown.visualItemRect(shown.item(0)).width() <= shown.viewport().width()
    assert "W" * 40 in shown.item(0).toolTip()


@pytest.mark.parametrize("high", [90, 120])
def test_a_low_empty_list_says_all_its_words_and_leaves_out_the_moon(
    language: Language, qtbot: QtBot, high: int
) -> None:
    shown = RecentList(language, Theme(CHROMES["dark"]))
    qtbot.addWidget(shown)
    shown.resize(260, high)
    shown.show()
    image = shown.viewport().grab().toImage()
    foot = {image.pixel(x, image.height() - 3) for x in range(8, image.width() - 8)}
    assert len(foot) == 1, "no letter is cut at the foot"
