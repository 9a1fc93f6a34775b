"""The end page names the winners, shows how it came about, and asks for what comes next."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.end_page.course import MOST_TURNINGS, Course, course_of
from fairytable.app.end_page.heading import Heading
from fairytable.app.end_page.held_view import Holding
from fairytable.app.end_page.ledger_measures import ROOMY_ROW, ROW
from fairytable.app.end_page.page import EndPage
from fairytable.app.end_page.score_history import CourseView
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.graph import spread, ticks
from fairytable.app.widgets.score_chart import DASHES
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.games.moons.seen import Seen
from fairytable.match import COLOURS, Match, Seat, TakenBack
from fairytable.paint.fonts import metrics
from fairytable.stage.cells import text_of
from fairytable.stage.staging import Person, Stage, Staging
from tests.app.windows import undress
from tests.games.staged import english
from tests.table.tables import pixmaps

LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
NAMES = ("Anna", "Bruno", "Chiara", "Dario")


class Covered(QWidget):
    """What lies under the page; it remembers what reaches it."""

    def __init__(self) -> None:
        super().__init__()
        self.reached: list[str] = []

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.reached.append("mouse")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.reached.append("key")


class Loud(Language):
    """Can speak loudly instead of another language."""

    loud = False

    def say(self, source: str, n: int | None = None, /, **fields: int | str) -> str:
        text = super().say(source, n, **fields)
        return text.upper() if self.loud else text


def new_match(players: int = 4) -> Match:
    game = GAMES[ON_THE_TABLE[0]]
    seats = [Seat(name=NAMES[p], colour=p) for p in range(players)]
    return Match.new(game, game.options.model_validate({"players": players}), seats, 3)


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game of four."""
    made, rng = new_match(), Rng(3)
    while made.decision is not None:
        made.play(choose("greedy", made.game, made.state, rng))
    return made


@cache
def finished(game_id: str, players: int, **options: int | str) -> Match:
    """A game that greedy players have played to its end."""
    game, names = GAMES[game_id], (*NAMES, "Elena", "Federica")
    seats = [Seat(name=names[p], colour=p) for p in range(players)]
    chosen = game.options.model_validate({"players": players, **options})
    made, rng = Match.new(game, chosen, seats, 3), Rng(3)
    while made.decision is not None:
        made.play(choose("greedy", game, made.state, rng))
    return made


def staged(match: Match) -> tuple[Staging, Stage]:
    staging, state = staging_of(match.game.id), match.state
    assert staging is not None
    over = state.decision is None
    people = [Person(seat.name, seat.colour) for seat in match.seats]
    stage = Stage(state.view(0), 760, 614, people, 0, english)
    if over:
        scores = tuple(score[0] for score in state.scores())
        stage = stage._replace(winners=tuple(state.winners()), scores=scores)
    return staging, stage


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Loud]:
    dress(qapp, CHROMES["dark"])
    yield Loud("en")
    undress(qapp)


@pytest.fixture
def covered(qtbot: QtBot) -> Covered:
    made = Covered()
    qtbot.addWidget(made)
    made.resize(1024, 614)
    return made


@pytest.fixture
def page(language: Loud, covered: Covered, match: Match, qtbot: QtBot) -> EndPage:
    """Over everything below the menus of the smallest window."""
    made = EndPage(language, pixmaps(), Theme(CHROMES["dark"]), covered)
    made.setGeometry(covered.rect())
    made.present(match, *staged(match))
    with qtbot.waitActive(covered):
        covered.show()
        covered.activateWindow()
    return made


def place(part: QWidget, page: EndPage) -> QRect:
    """Where a part lies on the page."""
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def test_the_title_names_the_winner_and_the_points(page: EndPage, match: Match) -> None:
    (winner,) = match.state.winners()
    points = signed(match.state.scores()[winner][0])
    assert page.heading.words == f"{match.seats[winner].name} wins with {points}"
    assert page.accessibleName() == page.heading.words


def test_several_winners_win_together(page: EndPage, match: Match) -> None:
    staging, stage = staged(match)
    page.present(match, staging, stage._replace(winners=(0, 2, 3)))
    points = signed(match.state.scores()[0][0])
    assert page.heading.words == f"Anna, Chiara and Dario win together with {points}"
    assert list(page.heading.colours) == [0, 2, 3]


def test_the_ledger_is_the_games_own_and_frames_the_winners(page: EndPage, match: Match) -> None:
    staging, stage = staged(match)
    ledger = staging.ledger(stage)
    assert page.ledger.ledger == ledger
    (winner,) = stage.winners
    cells = page.ledger.cells
    framed = [head for i, head in enumerate(ledger.heads) if cells.is_winners_column(i)]
    assert [text_of(head).split(" · ")[-1] for head in framed] == [match.seats[winner].name]


def test_every_row_is_seen_in_the_smallest_window(page: EndPage) -> None:
    ledger = page.ledger
    heights = [ledger.rowHeight(row) for row in range(len(ledger.ledger.rows))]
    assert min(heights) >= ROW
    assert ledger.verticalScrollBar().maximum() == 0
    assert ledger.horizontalScrollBar().maximum() == 0
    assert ledger.least_width() <= ledger.viewport().width()


def test_without_room_beside_it_the_chart_lies_below_the_ledger(page: EndPage) -> None:
    assert page.chart.x() > place(page.ledger, page).right()
    page.resize(760, 614)
    QApplication.processEvents()
    assert page.chart.y() > place(page.ledger, page).bottom()
    assert page.chart.x() > place(page.held, page).right()


@pytest.mark.parametrize("size", [(760, 614), (1024, 614), (1920, 1054)])
def test_nothing_leaves_the_sheet_and_no_button_is_squeezed(
    page: EndPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    QApplication.processEvents()
    buttons = (page.again, page.same, page.watch, page.tell, page.table, page.home)
    for part in (page.heading, page.ledger, page.held, page.chart, *buttons):
        assert page.sheet().contains(place(part, page))
    for button in buttons:
        assert button.width() >= button.sizeHint().width()


def test_each_button_asks_for_its_own(page: EndPage) -> None:
    asked: list[str] = []
    for button, wanted, name in (
        (page.again, page.again_wanted, "again"),
        (page.table, page.table_wanted, "table"),
        (page.watch, page.replay_wanted, "replay"),
        (page.same, page.same_wanted, "same"),
        (page.tell, page.tell_wanted, "tell"),
        (page.home, page.home_wanted, "home"),
    ):
        wanted.connect(lambda name=name: asked.append(name))
        QTest.mouseClick(button, LEFT)
        button.setFocus()
        QTest.keyClick(button, KEY.Key_Return)
    names = ("again", "table", "replay", "same", "tell", "home")
    assert asked == [name for name in names for _ in (0, 1)]


def test_a_hasty_enter_presses_nothing_and_tab_walks_from_play_again_on(
    page: EndPage, qtbot: QtBot
) -> None:
    assert page.hasFocus()
    assert page.again.isDefault()
    with qtbot.assertNotEmitted(page.again_wanted):
        QTest.keyClick(page, KEY.Key_Return)
    buttons = (page, page.again, page.same, page.watch, page.tell, page.table, page.home)
    for before, button in pairwise(buttons):
        QTest.keyClick(before, KEY.Key_Tab)
        assert button.hasFocus()


def test_escape_shows_the_table(page: EndPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.table_wanted):
        QTest.keyClick(page.again, KEY.Key_Escape)


def test_nothing_reaches_what_is_covered(page: EndPage, covered: Covered) -> None:
    QTest.mouseClick(page, LEFT)
    QTest.mouseClick(page.heading, LEFT)
    QTest.keyClick(page.again, KEY.Key_E)
    assert covered.reached == []


def test_another_language_is_spoken_at_once(page: EndPage, language: Loud) -> None:
    language.loud = True
    language.changed.emit()
    assert page.again.text() == "PLAY AGAIN"
    assert "WINS WITH" in page.heading.words


def test_an_unfinished_game_has_no_winner(page: EndPage) -> None:
    fresh = new_match(2)
    page.present(fresh, *staged(fresh))
    assert page.heading.words == "The game is over"
    assert page.ledger.ledger.rows == ()
    assert not page.grab().isNull()


def test_what_was_taken_back_after_new_cards_were_seen_is_told(page: EndPage) -> None:
    assert page.note.isHidden()
    marked = new_match(2)
    marked.play(marked.state.legal()[0])
    marked.taken_back = (TakenBack(0, 0), TakenBack(1, 0), TakenBack(0, 0))
    page.present(marked, *staged(marked))
    assert page.note.text() == "Undone after seeing new cards: Anna 2, Bruno 1"
    assert page.note.isVisible()
    assert page.sheet().contains(page.note.geometry())


def test_with_aids_the_lines_carry_their_players_shapes(page: EndPage) -> None:
    plain = page.chart.grab().toImage()
    page.theme.change_to(CHROMES["dark"]._replace(aids=True))
    assert page.chart.grab().toImage() != plain


def test_both_chromes_paint_another_page(page: EndPage) -> None:
    dark = page.grab().toImage()
    page.theme.change_to(CHROMES["light"])
    assert page.grab().toImage() != dark


# What was held


def test_everybodys_hidden_cards_are_shown_by_name(page: EndPage, match: Match) -> None:
    table = match.state.table
    assert [len(h.cards) for h in page.held.holdings] == [
        len(table.zones[f"hand.{p}"]) for p in range(4)
    ]
    said = page.held.accessibleDescription().split(". ")
    assert [words.split(":")[0] for words in said] == list(NAMES)
    first = page.held.holdings[0].cards[0][1]
    assert said[0].startswith(f"Anna: {first}")
    assert "Goddess" not in page.held.accessibleDescription()


def test_a_card_under_the_mouse_is_shown_large(page: EndPage) -> None:
    assert page.large.isHidden()
    spot = page.held.spots()[6]
    at = QPointF(spot.rect.x() + 3, spot.rect.center().y())
    QTest.mouseMove(page.held, at.toPoint())
    assert page.large.isVisible()
    assert page.large.look == spot.look
    assert page.rect().contains(page.large.geometry())
    QTest.mouseMove(page.held, QPoint(2, 2))
    assert page.large.isHidden()


def test_the_arrow_keys_walk_along_the_cards(page: EndPage) -> None:
    page.held.setFocus(Qt.FocusReason.TabFocusReason)
    spots = page.held.spots()
    assert page.large.look == spots[0].look
    QTest.keyClick(page.held, KEY.Key_End)
    assert page.large.look == spots[-1].look
    QTest.keyClick(page.held, KEY.Key_Left)
    assert page.large.look == spots[-2].look
    page.again.setFocus()
    assert page.large.isHidden()


@pytest.mark.parametrize("game", ON_THE_TABLE)
@pytest.mark.parametrize("size", [(1024, 614), (1600, 874)])
def test_no_card_leaves_its_strip_or_hides_its_neighbours_number(
    page: EndPage, game: str, size: tuple[int, int]
) -> None:
    counts = [options.players for options in GAMES[game].options.variants()]
    for players in {min(counts), max(counts)}:
        over = finished(game, players)
        page.present(over, *staged(over))
        page.resize(*size)
        QApplication.processEvents()
        spots = page.held.spots()
        for spot in spots:
            assert QRectF(page.held.rect()).contains(spot.rect)
        for one, other in pairwise(spots):
            if one.rect.y() == other.rect.y():
                assert other.rect.x() - one.rect.x() >= 0.5 * one.rect.width()


@pytest.mark.parametrize("counts", [(9, 10, 0, 5, 15, 18), (20, 3, 16, 0, 1, 2)])
def test_who_held_very_many_cards_has_more_room_for_them(
    page: EndPage, counts: tuple[int, ...]
) -> None:
    over = finished("wishes", len(counts))
    page.present(over, *staged(over))
    page.resize(1024, 614)
    card = next(card for holding in page.held.holdings for card in holding.cards)
    held = zip(over.seats, counts, strict=True)
    page.held.present([Holding(seat, (card,) * count) for seat, count in held])
    QApplication.processEvents()
    spots = page.held.spots()
    assert len(spots) == sum(counts)
    for spot in spots:
        assert QRectF(page.held.rect()).contains(spot.rect)
    for one, other in pairwise(spots):
        if one.rect.y() == other.rect.y():
            assert other.rect.x() - one.rect.x() >= 0.5 * one.rect.width()


def test_nobody_held_anything_and_the_strip_is_not_there(page: EndPage, match: Match) -> None:
    page.held.present([Holding(seat, ()) for seat in match.seats])
    assert not page.held.some()
    assert page.held.accessibleDescription().startswith("Anna: nothing")


@pytest.mark.parametrize("size", [(760, 614), (1280, 774)])
def test_what_was_held_is_seen_at_once_however_the_page_has_been_laid_out(
    page: EndPage, size: tuple[int, int]
) -> None:
    """It lies beside the chart or below the ledger: on its way it must not get lost."""
    for room in ((60, 60), size):
        page.resize(*room)
    assert not page.held.isHidden()
    assert place(page.held, page).height() >= page.held.height_for(page.held.width())


def test_the_parchment_is_no_higher_than_its_rows(page: EndPage) -> None:
    few = finished("challenge", 2) if "challenge" in ON_THE_TABLE else new_match(2)
    page.present(few, *staged(few))
    page.resize(1600, 1000)
    QApplication.processEvents()
    assert page.ledger.height() <= page.ledger.height_with(ROOMY_ROW)
    assert place(page.held, page).y() - place(page.ledger, page).bottom() < 20


# A match of several games


@pytest.fixture
def several(page: EndPage) -> Match:
    """A match of at least two games, shown on the page."""
    made = finished("moons", 2, mode="match", limit=2, target=200)
    page.present(made, *staged(made))
    QApplication.processEvents()
    return made


def test_the_games_of_a_match_lie_behind_tabs(page: EndPage, several: Match) -> None:
    assert page.tabs.isVisible()
    assert [label.words for label in page.tabs.labels] == ["All games", "Game 1", "Game 2"]
    assert len(page.ledger.ledger.rows) == 2
    place_of_tabs, place_of_button = place(page.tabs, page), place(page.again, page)
    QTest.mouseClick(page.tabs, LEFT, pos=page.tabs.tabRect(1).center())
    QApplication.processEvents()
    assert page.finale is not None
    first = several.position(page.finale.parts[0].steps[-1])
    assert len(page.ledger.ledger.rows) == len(Seen(first.view(None)).closings)
    held = [len(holding.cards) for holding in page.held.holdings]
    assert held == [len(first.table.zones[f"hand.{p}"]) for p in range(2)]
    assert place(page.tabs, page).topLeft() == place_of_tabs.topLeft()
    assert place(page.again, page) == place_of_button


def test_a_single_game_has_no_tabs(page: EndPage, several: Match, match: Match) -> None:
    page.present(match, *staged(match))
    assert page.tabs.isHidden()
    assert page.chart.course.ends == ()


def test_the_chart_of_a_match_marks_its_games_and_its_target(page: EndPage, several: Match) -> None:
    graph = page.chart.chart.graph
    assert graph.ends == course_of(several).ends
    assert len(graph.ends) == 2
    assert graph.ends[-1] == graph.last()
    assert graph.goal == 200
    assert max(page.chart.chart._ticks) >= 200
    with_goal = page.chart.chart.grab().toImage()
    page.chart.chart.present(graph._replace(goal=None, tracks=graph.tracks))
    assert page.chart.chart.grab().toImage() != with_goal


# The chart


def test_the_course_holds_the_score_after_every_turn(match: Match) -> None:
    course, players = course_of(match, (1,)), [Seen(match.position(0).view(None)).player]
    standings = [match.position(0).standing()]
    for i in range(1, match.cursor + 1):
        player = Seen(match.position(i).view(None)).player
        if player != players[-1] or i == match.cursor:
            standings.append(match.position(i).standing())
        players.append(player)
    assert [list(points) for points in zip(*course.points, strict=True)] == standings
    assert course.turns == len(standings) - 1
    last = [course.points[p][-1] for p in course.ranking]
    assert last == sorted(last, reverse=True)


def test_turning_points_lead_to_the_step_that_turned_the_game(match: Match) -> None:
    turnings = course_of(match).turnings
    assert 0 < len(turnings) <= MOST_TURNINGS
    for turning in turnings:
        before, after = (match.position(turning.position - k).standing() for k in (1, 0))
        assert before != after
    taken = [turning for turning in turnings if turning.lead]
    for turning in taken:
        points = [line[turning.turn] for line in course_of(match).points]
        assert points[turning.player] == max(points)


def test_a_turning_point_is_chosen_by_mouse_and_keys(
    page: EndPage, match: Match, qtbot: QtBot
) -> None:
    chart, turnings = page.chart.chart, page.chart.course.turnings
    QTest.mouseMove(chart, chart.point(0).toPoint())
    with qtbot.waitSignal(page.moment_wanted) as by_mouse:
        QTest.mouseClick(chart, LEFT, pos=chart.point(0).toPoint())
    assert by_mouse.args == [turnings[0].position]
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.moment_wanted) as by_key:
        QTest.keyClick(chart, KEY.Key_Return)
    assert by_key.args == [turnings[-1].position]


def test_the_number_of_the_deal_can_be_read_and_copied(page: EndPage, match: Match) -> None:
    assert str(match.seed) in page.heading.deal.text()
    flags = page.heading.deal.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse


def test_the_chart_says_its_points(language: Loud, match: Match, qtbot: QtBot) -> None:
    chart = CourseView(language, Theme())
    qtbot.addWidget(chart)
    chart.present(course_of(match))
    assert chart.accessibleName() == "Score history"
    for seat, score in zip(match.seats, match.state.scores(), strict=True):
        assert f"{seat.name}: {signed(score[0])}" in chart.accessibleDescription()


@pytest.mark.parametrize("size", [(232, 440), (700, 156), (240, 150)])
def test_a_game_without_moves_is_painted_too(
    language: Loud, qtbot: QtBot, size: tuple[int, int]
) -> None:
    chart = CourseView(language, Theme())
    qtbot.addWidget(chart)
    chart.resize(*size)
    for course in (Course(), course_of(new_match())):
        chart.present(course)
        assert not chart.grab().isNull()


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-38, 57), (0, 7), (-3, 0), (5, 90), (-1000, 2)])
def test_the_axis_has_few_round_numbers_around_all_points(low: int, high: int) -> None:
    for most in (2, 3, 6):
        marks = ticks(low, high, most)
        assert marks[0] <= min(low, 0)
        assert marks[-1] >= max(high, 0)
        assert 0 in marks
        assert 2 <= len(marks) <= most + 1


def test_the_shapes_at_the_ends_never_hide_each_other() -> None:
    placed = spread({0: 50.0, 1: 50.0, 2: 51.0, 3: 100.0}, 0, 100)
    heights = sorted(placed.values())
    assert all(b - a >= 14 for a, b in pairwise(heights))
    assert heights[0] >= 0
    assert heights[-1] <= 100


def test_each_colour_has_a_dash_of_its_own() -> None:
    assert len(set(DASHES)) == COLOURS


def test_the_number_of_the_deal_never_lies_over_the_name_of_the_game(qtbot: QtBot) -> None:
    """Where it would, it is said in fewer words, and all of them can be read by pointing at it."""
    heading = Heading(Theme())
    qtbot.addWidget(heading)
    deals = ("Numero della partita: 114235525981044469", "N. 114235525981044469")
    for width in range(700, 1800, 25):
        heading.resize(width, 60)
        heading.present("Il cerchio delle fate: le fasi lunari", "Anna vince", (), deals)
        name = metrics(heading._name().type).horizontalAdvance(heading.game)
        assert heading.deal.x() >= (width + name) / 2, width
        assert heading.deal.toolTip() == ("" if heading.deal.text() == deals[0] else deals[0])
