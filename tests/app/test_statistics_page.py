"""The statistics page adds up what was played and shows every score where it belongs."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from pydantic import JsonValue
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.statistics.first_leaf import LatestGames, SmallCover
from fairytable.app.statistics.page import StatisticsPage
from fairytable.app.statistics.share_bar import ShareBar
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.graph import Captions, Graph, ScoreMark, ticks
from fairytable.app.widgets.score_chart import ScoreChart
from fairytable.games import staging_of
from fairytable.match import Seat
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.storage.statistics import Played
from tests.app.windows import undress
from tests.table.tables import pixmaps

LEFT = Qt.MouseButton.LeftButton
CAPTIONS = Captions("first", "last", "won", "lost", "mean 3")


def game(
    scores: tuple[int, ...] = (12, 5),
    winners: tuple[int, ...] = (0,),
    *,
    name: str = "moons",
    levels: Sequence[str | None] = (None, "greedy"),
    when: str = "2026-03-05T20:15:00",
    options: dict[str, JsonValue] | None = None,
) -> Played:
    """A finished game; a seat without a level is a person's."""
    seats = tuple(
        Seat(name=f"Player {i}", colour=i, kind="bot" if level else "human", level=level)
        for i, level in enumerate(levels)
    )
    return Played(
        game=name,
        options=options or {},
        when=when,
        seats=seats,
        scores=scores,
        winners=winners,
        decisions=9,
    )


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot) -> Iterator[StatisticsPage]:
    dress(qapp, CHROMES["dark"])
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 614)
    made = StatisticsPage(Language("en"), pixmaps(), Theme(CHROMES["dark"]))
    made.setParent(window)
    made.resize(window.size())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    window.close()
    undress(qapp)


def words(page: StatisticsPage, section: int = 0) -> list[str]:
    return [label.text() for label in page.sections[section].findChildren(QLabel)]


def test_without_a_game_the_page_is_friendly(page: StatisticsPage) -> None:
    page.present([])
    assert page.empty.isVisible()
    assert page.empty.title.text()
    assert not page.sections


def test_a_game_among_bots_alone_is_no_game_of_a_person(page: StatisticsPage) -> None:
    page.present([game(levels=("random", "greedy"))])
    assert page.empty.isVisible()


def test_a_row_adds_up_what_was_played(page: StatisticsPage) -> None:
    page.present([game(), game((2, 9), (1,)), game((-5, -5), (0, 1)), game((30, 1))])
    assert not page.empty.isVisible()
    row = words(page)
    assert "Computer · Normal" in row
    for told in ("4", "2.5", "62%", "9.8", "30"):
        assert told in row
    assert page.sections[0].findChildren(ShareBar)[0].share == 0.625


def test_each_level_has_a_row_and_people_come_last(page: StatisticsPage) -> None:
    page.present([game(levels=(None, None)), game(levels=(None, "level-2")), game()])
    names = ("Computer · Easy", "Computer · Normal", "No computer players")
    assert [text for text in words(page) if text in names] == list(names)


def test_persons_have_rows_where_there_are_several(page: StatisticsPage) -> None:
    page.present([game()])
    assert "Players" not in words(page)
    page.present([game(levels=(None, None)), game(levels=(None, None)), game()])
    told = words(page)
    people = told[told.index("Players") + 1 :]
    assert people[0] == game().seats[0].name
    assert people[1] == "3"


def test_a_level_of_another_program_is_told_by_its_name(page: StatisticsPage) -> None:
    page.present([game(levels=(None, "wizard"))])
    assert "Computer · Wizard" in words(page)


def test_games_stand_in_their_order_and_unknown_ones_are_named_by_their_id(
    page: StatisticsPage,
) -> None:
    page.present([game(name="<b>chess</b>"), game(), game(name="x" * 500)])
    staging = staging_of("moons")
    assert staging is not None
    names = [section.name for section in page.sections]
    assert names == [
        staging.title(page.language.say_for("moons")),
        "<b>chess</b>",
        "x" * 40 + "…",
    ]
    assert page.sections[1].findChildren(QLabel)[0].textFormat() == Qt.TextFormat.PlainText


def test_totals_of_a_match_are_not_mixed_with_single_games(page: StatisticsPage) -> None:
    page.present(
        [
            game(scores=(61, 40), options={"mode": "match"}),
            game(scores=(12, 5)),
            game(scores=(10, 5), options={"moons": "natural"}),
            game(scores=(70, 40), options={"mode": "match", "target": 70}),
        ]
    )
    single, match = page.sections
    assert match.name == f"{single.name} · Match"
    assert "11.0" in words(page, 0)
    assert "65.5" in words(page, 1)


def test_an_answer_that_no_game_knows_stands_apart_and_is_cut(page: StatisticsPage) -> None:
    page.present([game(options={"mode": "x" * 500})])
    (section,) = page.sections
    assert section.name.endswith(" · " + "x" * 40 + "…")


def test_new_games_replace_what_was_shown(page: StatisticsPage) -> None:
    page.present([game(), game(name="chess")])
    page.present([game(name="chess")])
    assert [section.name for section in page.sections] == ["chess"]


def test_the_button_and_escape_lead_home(page: StatisticsPage, qtbot: QtBot) -> None:
    page.present([game()])
    with qtbot.waitSignal(page.home_wanted):
        QTest.mouseClick(page.home, LEFT)
    chart = page.sections[0].chart
    assert chart is not None
    chart.setFocus()
    with qtbot.waitSignal(page.home_wanted):
        QTest.keyClick(chart, Qt.Key.Key_Escape)


def test_the_chart_stands_beside_its_table_where_there_is_room(
    page: StatisticsPage, qtbot: QtBot
) -> None:
    page.present([game(), game()])
    table, chart = page.sections[0].table, page.sections[0].chart
    assert chart is not None
    qtbot.waitUntil(lambda: chart.y() > table.geometry().bottom())
    page.resize(1920, 1054)
    qtbot.waitUntil(lambda: chart.x() > table.geometry().right())
    qtbot.waitUntil(lambda: page.area.horizontalScrollBar().maximum() == 0)


def test_other_colours_reach_the_charts(page: StatisticsPage) -> None:
    page.present([game()])
    page.theme.change_to(CHROMES["light"])
    chart = page.sections[0].chart
    assert chart is not None
    assert chart.theme.chrome is CHROMES["light"]


def test_a_point_tells_date_name_score_and_result(page: StatisticsPage) -> None:
    page.present([game((-7, -7), (0, 1)), game((3, 1)), game((1, 3), (1,))])
    chart = page.sections[0].chart
    assert chart is not None
    told = [mark.words for mark in chart.marks]
    assert told == [
        "5 Mar 2026 · Player 0: −7 · shared win",
        "5 Mar 2026 · Player 0: 3 · won",
        "5 Mar 2026 · Player 0: 1 · lost",
    ]


def test_games_with_moves_taken_back_are_left_out_and_that_is_said(page: StatisticsPage) -> None:
    marked = game((99, 0)).model_copy(update={"taken_back": 1})
    page.present([game(), marked, marked])
    chart = page.sections[0].chart
    assert chart is not None
    assert [mark.score for mark in chart.marks] == [12]
    assert any(text.startswith("2 games not counted") for text in words(page))
    page.present([marked])
    assert page.sections[0].chart is None
    assert "99" not in words(page)


# The chart


def chart_of(qtbot: QtBot, *scores: int) -> ScoreChart:
    marks = [ScoreMark(i, score, score > 5, f"score {score}") for i, score in enumerate(scores)]
    chart = ScoreChart(Graph(marks=tuple(marks), captions=CAPTIONS), Theme())
    qtbot.addWidget(chart)
    chart.resize(500, 240)
    with qtbot.waitActive(chart):
        chart.show()
        chart.activateWindow()
    return chart


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (3, 3), (-5, -5), (-30, 45), (7, 8), (980, 1010), (-1_000_000, 9)]
)
def test_the_axis_holds_zero_and_every_score_in_equal_steps(low: int, high: int) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert high <= found[-1]
    assert 0 in found
    assert len({b - a for a, b in pairwise(found)}) == 1
    assert len(found) <= 7


def test_higher_scores_stand_higher_and_later_ones_further_right(qtbot: QtBot) -> None:
    chart = chart_of(qtbot, 3, 8, -4)
    points = [chart.point(i) for i in range(3)]
    assert points[0].x() < points[1].x() < points[2].x()
    assert points[1].y() < points[0].y() < points[2].y()
    assert all(chart.plot().contains(point) for point in points)


def test_equal_distances_are_equal_on_the_axis(qtbot: QtBot) -> None:
    chart = chart_of(qtbot, 0, 10, 20)
    a, b, c = (chart.point(i).y() for i in range(3))
    assert a - b == pytest.approx(b - c)


def test_the_mouse_points_at_the_nearest_score(qtbot: QtBot) -> None:
    chart = chart_of(qtbot, 3, 8, -4)
    QTest.mouseMove(chart, chart.point(1).toPoint() + QPoint(4, 3))
    qtbot.waitUntil(lambda: chart.at == 1)
    QTest.mouseMove(chart, QPoint(2, 2))
    qtbot.waitUntil(lambda: chart.at is None)


def test_arrow_keys_walk_from_score_to_score(qtbot: QtBot) -> None:
    chart = chart_of(qtbot, 3, 8, -4)
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    walked = [chart.at]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(chart, key)
        walked.append(chart.at)
    assert walked == [2, 1, 0, 0, 1]


@pytest.mark.parametrize("scores", [(5,), (0, 0), tuple(range(-200, 200))])
def test_any_number_of_scores_is_painted(qtbot: QtBot, scores: tuple[int, ...]) -> None:
    chart = chart_of(qtbot, *scores)
    assert not chart.grab().isNull()
    chart.point_at(0)
    assert not chart.grab().isNull()


# What people like to remember


def test_numbers_of_players_stand_apart(page: StatisticsPage) -> None:
    three = game((9, 5, 1), levels=(None, "greedy", "greedy"))
    page.present([game(), game(), three])
    said = words(page)
    assert said.index("2 players") < said.index("3 players")
    assert said[said.index("2 players") + 2] == "2"
    assert said[said.index("3 players") + 2] == "1"


def test_the_first_leaf_shows_the_favourite_and_the_streaks(page: StatisticsPage) -> None:
    page.present([game(), game(), game((1, 5), (1,)), game(name="fate")])
    leaf = page.first_leaf
    assert leaf is not None
    said = [label.text() for label in leaf.findChildren(QLabel)]
    assert "The Fairy Circle: Moons" in said
    assert "3 of 4 games" in said
    (streak,) = leaf.streaks
    assert (streak.name, streak.played, streak.won) == ("Player 0", 4, 3)
    assert (streak.now, streak.longest) == (1, 2)
    (latest,) = leaf.findChildren(LatestGames)
    assert latest.won == (True, True, False, True)


def test_records_stand_on_a_shelf_with_their_holders(page: StatisticsPage) -> None:
    marks = {"behind": (8, 0), "leaps": (6, 2), "feats": (42, 1)}
    page.present([game(), game((30, 2)).model_copy(update=marks)])
    shelf = page.sections[0].shelf
    assert [(one.value, one.label) for one in shelf.trophies] == [
        ("30", "Best score"),
        ("28", "Biggest win"),
        ("8", "Won from behind"),
        ("6", "Most in one turn"),
        ("42", "Biggest closing"),
    ]
    assert "Player 0 · 5 Mar 2026" in shelf.trophies[0].note
    assert "Biggest closing: 42" in shelf.accessibleName()


@pytest.mark.parametrize("width", [300, 700, 1200])
def test_no_record_leaves_its_shelf(page: StatisticsPage, width: int) -> None:
    marks = {"behind": (8, 0), "leaps": (6, 2), "feats": (42, 1)}
    page.present([game((30, 2)).model_copy(update=marks)])
    shelf = page.sections[0].shelf
    places = shelf.places(width)
    assert all(rect.right() <= width + 1 for rect in places)
    assert max(rect.bottom() for rect in places) <= shelf.height_for(width)
    assert all(not a.intersects(b) for i, a in enumerate(places) for b in places[i + 1 :])


def test_old_games_without_marks_show_what_there_is(page: StatisticsPage) -> None:
    page.present([game()])
    labels = [one.label for one in page.sections[0].shelf.trophies]
    assert labels == ["Best score", "Biggest win"]


def test_every_cover_of_a_game_is_painted_and_none_stays_a_sketch(qtbot: QtBot) -> None:
    """The favourite game has two, of two sizes: neither is painted instead of the other."""
    pictures = Pixmaps(Art())
    page = StatisticsPage(Language("en"), pictures, Theme(CHROMES["dark"]))
    qtbot.addWidget(page)
    page.resize(1024, 614)
    page.present([game()])
    page.grab()
    pictures.finish()
    covers = page.findChildren(SmallCover)
    assert len({cover.width() for cover in covers}) == 2
    assert all(pictures.at_hand(one) is not None for cover in covers for one in cover.prints())
    pictures.close()
