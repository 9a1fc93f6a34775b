"""The end of a game is told before the ledger: at every speed, skippable, and a loss otherwise."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.end_page import verdict
from fairytable.app.end_page.counting import Counting
from fairytable.app.end_page.ending import Ending
from fairytable.app.end_page.finale import Finale, finale_of
from fairytable.app.end_page.page import EndPage
from fairytable.app.end_page.script import Deed, Script
from fairytable.app.end_page.telling import GRACE_MS, EndTelling
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.match import Match, Seat
from fairytable.stage.cells import Cell
from fairytable.stage.reckoning import Counted, Reckoning
from fairytable.stage.staging import Person, Stage
from tests.app.windows import undress
from tests.games.staged import english
from tests.table.tables import pixmaps

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Bruno", "Chiara", "Dario")
THREE = Reckoning((Counted(Cell("one"), (3, 0)), Counted(Cell("two"), (0, 5))))


@cache
def finished(game_id: str, players: int, **options: str) -> Match:
    """A game that random players have played to its end, or to that of its first game."""
    game, rng = GAMES[game_id], Rng(4)
    seats = [Seat(name=NAMES[p], colour=p) for p in range(players)]
    chosen = game.options.model_validate({"players": players, **options})
    match, staging = Match.new(game, chosen, seats, 4), staging_of(game_id)
    assert staging is not None
    while match.decision is not None and not staging.ends_game(match.decision):
        match.play(choose("random", game, match.state, rng))
    return match


def finale(match: Match, winners: tuple[int, ...] = (), people: int = 4) -> Finale:
    staging, state = staging_of(match.game.id), match.state
    assert staging is not None
    seats = [Person(seat.name, seat.colour) for seat in match.seats]
    stage = Stage(state.view(0), 760, 614, seats, 0, english)
    stage = stage._replace(winners=winners or tuple(state.winners()))
    read = finale_of(match, staging, stage)
    shown = [
        seat if p < people else seat.model_copy(update={"kind": "bot", "level": "greedy"})
        for p, seat in enumerate(read.course.seats)
    ]
    course = read.course._replace(seats=tuple(shown), winners=read.winners)
    return read._replace(course=course)


@pytest.fixture
def around(qapp: QApplication, qtbot: QtBot) -> Iterator[QWidget]:
    dress(qapp, CHROMES["dark"])
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 614)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    undress(qapp)


@pytest.fixture
def telling(around: QWidget) -> EndTelling:
    return EndTelling(Language("en"), pixmaps(), around)


def passed(telling: EndTelling, ms: int = GRACE_MS) -> None:
    telling.clock.pause()
    telling.clock.setCurrentTime(ms)


# What is counted


@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_what_is_counted_adds_up_to_the_scores(game_id: str) -> None:
    match = finished(game_id, 3)
    told = finale(match).reckoning()
    assert told.totals()[-1] == tuple(score[0] for score in match.state.scores())
    assert len(told.figures) == 3
    assert told.counted


@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_every_hidden_card_turns_up(game_id: str) -> None:
    match = finished(game_id, 3)
    shown = finale(match).unveiled()
    hands = [match.state.view(None).zones[f"hand.{p}"] for p in range(3)]
    for own, hand in zip(shown, hands, strict=True):
        assert sorted(c.face for c in hand if c.face is not None) <= sorted(own)


def test_partners_count_together() -> None:
    pairs = THREE._replace(counted=(Counted(Cell("one"), (1, 2, 3, 4)),), sides=((0, 2), (1, 3)))
    assert pairs.totals() == [(0, 0, 0, 0), (4, 6, 4, 6)]


def test_a_game_of_a_match_begins_with_the_points_of_before(qapp: QApplication) -> None:
    match = finished("moons", 2, mode="match")
    told = finale(match)
    assert told.between
    assert told.reckoning().totals()[0] == (0, 0)
    assert told.winners == tuple(
        p for p, points in enumerate(told.results) if points == max(told.results)
    )
    assert "wins game 1 with" in verdict.title(told, Language("en"))


# The acts


def test_the_acts_follow_each_other_without_a_gap() -> None:
    script = Script(THREE, [2, 0])
    deeds = [act.deed for act in script.acts]
    assert deeds == [Deed.OPEN, Deed.UNVEIL, Deed.COUNT, Deed.COUNT, Deed.DECIDE, Deed.TRIUMPH]
    assert all(a.end == b.start for a, b in zip(script.acts, script.acts[1:], strict=False))


def test_points_run_up_and_the_lead_changes() -> None:
    script = Script(THREE, [0, 0])
    first, second = (act for act in script.acts if act.deed is Deed.COUNT)
    assert script.leaders(first.start) == ()
    assert script.leaders(second.start) == (0,)
    assert script.leaders(second.end) == (1,)
    assert (script.overtaken(0), script.overtaken(1)) == (0, 1)
    assert 0 < script.shown(1, second.start + second.length * 0.75) < 5
    assert script.shown(1, script.length) == 5


def test_cards_turn_one_after_the_other() -> None:
    script = Script(THREE, [3, 0])
    act = script.act(Deed.UNVEIL)
    assert act is not None
    halfway = act.start + act.length / 2
    turned = [script.turned(0, card, halfway) for card in range(3)]
    assert turned == sorted(turned, reverse=True)
    assert [script.turned(0, card, act.end) for card in range(3)] == [1, 1, 1]


# The words


def lost_by_a_person(match: Match) -> tuple[Finale, int]:
    """The end of a game that somebody has lost against bots, and who."""
    loser = next(p for p in range(len(match.seats)) if p not in match.state.winners())
    seats = [
        seat if p == loser else seat.model_copy(update={"kind": "bot", "level": "greedy"})
        for p, seat in enumerate(match.seats)
    ]
    told = finale(match)
    return told._replace(course=told.course._replace(seats=tuple(seats))), loser


def test_a_loss_is_told_differently_from_a_victory(qapp: QApplication) -> None:
    match, language = finished("hunters", 3), Language("en")
    winner, told = match.state.winners()[0], finale(match)
    lost, loser = lost_by_a_person(match)
    assert (told.lost_by, lost.lost_by) == (None, loser)
    assert verdict.lines(lost, language)[0].startswith("You came")
    assert verdict.lines(told, language) != verdict.lines(lost, language)
    assert verdict.title(told, language) == verdict.title(lost, language)
    assert match.seats[winner].name in verdict.title(told, language)


@pytest.mark.parametrize(("led", "told"), [((0, 5, 0), False), ((0, 5, 5), True)])
def test_a_lead_is_told_that_lasted_longer_than_the_first_turn(
    qapp: QApplication, led: tuple[int, ...], told: bool
) -> None:
    lost, loser = lost_by_a_person(finished("hunters", 3))
    points = tuple((*led, 0) if p == loser else (0, 0, 5 - led[2], 9) for p in range(3))
    lost = lost._replace(course=lost.course._replace(points=points))
    assert verdict.lines(lost, Language("en"))[1].startswith("You were ahead until") is told


# The telling


def test_nothing_moves_where_nothing_should_move(telling: EndTelling, qtbot: QtBot) -> None:
    with qtbot.waitSignal(telling.told):
        telling.tell(finale(finished("moons", 2)), 0.0)
    assert telling.isHidden()


@pytest.mark.parametrize("speed", [1.8, 1.0, 0.45])
def test_it_takes_as_long_as_the_speed_says(telling: EndTelling, speed: float) -> None:
    telling.tell(finale(finished("moons", 2)), speed)
    assert telling.counting is not None
    assert telling.clock.duration() == round(telling.counting.script.length * speed)
    telling.hide()


def test_a_hasty_click_skips_nothing(telling: EndTelling) -> None:
    telling.tell(finale(finished("moons", 2)), 1.0)
    passed(telling, GRACE_MS - 50)
    QTest.mouseClick(telling, LEFT)
    QTest.keyClick(telling, KEY.Key_Return)
    assert telling.counting is not None
    assert telling.ms < telling.counting.script.triumph.start
    telling.hide()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_click_or_a_key_leads_to_the_winner_and_then_to_the_ledger(
    telling: EndTelling, qtbot: QtBot, by_key: bool
) -> None:
    telling.tell(finale(finished("moons", 2)), 1.0)
    passed(telling)

    def press() -> None:
        if by_key:
            QTest.keyClick(telling, KEY.Key_Space)
        else:
            QTest.mouseClick(telling, LEFT)

    press()
    assert telling.counting is not None
    assert telling.ms >= telling.counting.script.triumph.start
    with qtbot.waitSignal(telling.told):
        press()
    assert telling.isHidden()


def test_escape_leads_to_the_ledger_at_once(telling: EndTelling, qtbot: QtBot) -> None:
    telling.tell(finale(finished("moons", 2)), 1.0)
    with qtbot.waitSignal(telling.told):
        QTest.keyClick(telling, KEY.Key_Escape)


@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_every_act_is_painted_inside_the_smallest_window(telling: EndTelling, game_id: str) -> None:
    telling.tell(finale(finished(game_id, 3)), 1.0)
    telling.clock.pause()
    counting = telling.counting
    assert counting is not None
    seen = set()
    for act in counting.script.acts:
        telling.go(act.start + act.length * 0.7)
        seen.add(telling.grab().toImage().cacheKey())
    assert len(seen) == len(counting.script.acts)
    for lane in counting.lanes:
        assert telling.rect().toRectF().contains(lane.rect)
        assert lane.rect.contains(lane.bar)
        assert lane.bar.right() <= lane.total.left()
    telling.hide()


@pytest.mark.parametrize("game_id", ["moons", "hunters", "fate"])
def test_what_is_painted_anew_leaves_nothing_old_behind(telling: EndTelling, game_id: str) -> None:
    """Each frame paints only what moves: the picture is the same as if all were painted."""
    telling.tell(finale(finished(game_id, 3)), 1.0)
    telling.clock.pause()
    counting = telling.counting
    assert counting is not None
    shown, before, areas = _blank(telling), 0.0, []
    _paint(counting, shown, 0.0, QRegion(shown.rect()))
    for k, ms in enumerate(range(20, round(counting.script.triumph.start), 20)):
        region = counting.moving(before, ms)
        if k % 11 == 0:
            areas.append(_area(region))
        _paint(counting, shown, ms, region)
        before = ms
        if k % 23 == 0:
            whole = _blank(telling)
            _paint(counting, whole, ms, QRegion(whole.rect()))
            assert _differs(shown, whole) == 0, ms
    whole_area = shown.width() * shown.height()
    assert sorted(areas)[len(areas) // 2] < whole_area / 4, "most of it is not painted again"


def test_in_the_winners_hour_only_light_is_painted_anew(telling: EndTelling) -> None:
    telling.tell(finale(finished("moons", 3)), 1.0)
    telling.clock.pause()
    triumph = telling.triumph
    assert triumph is not None
    shown, before = _blank(telling), 1.0
    with QPainter(shown) as p:
        triumph.paint(p, before, 1.0)
    for k in range(1, 120):
        seconds = 1 + k * 0.016
        region = triumph.moving(before, seconds)
        with QPainter(shown) as p:
            p.setClipRegion(region)
            triumph.paint(p, seconds, 1.0)
        before = seconds
    assert _area(region) < shown.width() * shown.height() / 4
    whole = _blank(telling)
    with QPainter(whole) as p:
        triumph.paint(p, before, 1.0)
    assert _differs(shown, whole) == 0


def _area(region: QRegion) -> int:
    """About how much is painted, counted at every eighth point."""
    bounds = region.boundingRect()
    ys, xs = (range(bounds.y(), bounds.bottom(), 8), range(bounds.x(), bounds.right(), 8))
    return sum(64 * region.contains(QPoint(x, y)) for y in ys for x in xs)


def _blank(telling: EndTelling) -> QImage:
    return QImage(telling.size(), QImage.Format.Format_RGB32)


def _paint(counting: Counting, image: QImage, ms: float, region: QRegion) -> None:
    with QPainter(image) as p:
        p.setClipRegion(region)
        counting.paint(p, ms, region)


def _differs(one: QImage, other: QImage) -> int:
    """The number of points that are plainly others; a clip may round a smoothed edge."""
    a, b = (bytes(image.constBits()) for image in (one, other))
    return sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True)) if a != b else 0


def test_another_size_is_told_on(telling: EndTelling, around: QWidget) -> None:
    telling.tell(finale(finished("moons", 2)), 1.0)
    telling.clock.pause()
    around.resize(1300, 800)
    assert telling.counting is not None
    assert telling.counting.base.deviceIndependentSize().toSize() == around.size()
    telling.hide()


# From the last card to the ledger and back


@pytest.fixture
def ending(around: QWidget) -> Ending:
    language = Language("en")
    page = EndPage(language, pixmaps(), Theme(CHROMES["dark"]), around)
    page.hide()
    return Ending(page, language, pixmaps(), around)


def begin(ending: Ending, match: Match, speed: float) -> None:
    staging = staging_of(match.game.id)
    assert staging is not None
    ending.begin(match, staging, finale(match).parts[-1].stage, speed)


def test_an_end_is_told_once_and_again_on_wish(ending: Ending) -> None:
    match = finished("moons", 2)
    begin(ending, match, 1.0)
    assert ending.telling.isVisible()
    assert ending.page.isHidden()
    ending.telling.finish()
    assert ending.page.isVisible()
    begin(ending, match, 1.0)
    assert ending.telling.isHidden()
    ending.tell_again(1.0)
    assert ending.telling.isVisible()
    assert ending.page.isHidden()
    ending.leave()


def test_the_table_leads_back_to_the_results(ending: Ending) -> None:
    begin(ending, finished("moons", 2), 0.0)
    ending.page.table.click()
    assert ending.page.isHidden()
    assert ending.results.key.hasFocus()
    QTest.keyClick(ending.results.key, KEY.Key_Space)
    assert ending.page.isVisible()
    assert ending.results.isHidden()


def test_a_step_back_takes_the_end_away(ending: Ending) -> None:
    match = finished("moons", 2)
    begin(ending, match, 0.0)
    ending.follow()
    assert ending.page.isVisible()
    match.go_to(match.cursor - 1)
    ending.follow()
    assert ending.page.isHidden()
    match.go_to(match.cursor + 1)
    begin(ending, match, 1.0)
    assert ending.telling.isVisible(), "the end that comes then is told"
    ending.leave()


def test_a_match_goes_on_from_its_page(ending: Ending, qtbot: QtBot) -> None:
    begin(ending, finished("moons", 2, mode="match"), 0.0)
    page = ending.page
    assert page.again.text() == "Next game"
    assert page.same.isHidden()
    with qtbot.waitSignal(page.next_wanted), qtbot.assertNotEmitted(page.again_wanted):
        page.again.click()
