"""The scene equals the view: whatever happens, every card ends where the picture has it."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, Event, Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.games.moons.rules.state import MoonsState
from fairytable.match import Match, Seat
from fairytable.paint.art import Art
from fairytable.paint.ground import emblem_print
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import Emblem, card_at
from fairytable.table.area_item import AreaItem
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.card_item import CardItem
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Offer, offered
from fairytable.table.over_item import OverItem
from fairytable.table.pawn_item import PawnItem
from tests.games.moons.positions import position
from tests.games.staged import stage
from tests.table.tables import LEFT, STAGING, Table, pixmaps, steps

BLANK = "earth 2, earth 4, earth 6, earth 8, earth 10"


def check_scene(table: Table) -> None:
    """Every card lies where the picture has it and shows what the view says."""
    widget = table.widget
    assert widget.top.picture is not None
    assert not widget.busy
    assert {spot.card for spot in widget.top.picture.spots} == set(widget.top.cards)
    for spot in widget.top.picture.spots:
        item = widget.top.cards[spot.card]
        assert item.spot == spot
        assert item.pos() == item.home(spot.rect)
        away = item.pos() - QPointF(*spot.rect.centre)
        assert abs(away.x()) <= 0.5
        assert abs(away.y()) <= 0.5
        assert item.scale() == 1.0
        assert item.side == widget.top.side(spot)
    view = table.state.view(table.player)
    known = {c.card for cards in view.zones.values() for c in cards if c.face is not None}
    for card, item in widget.top.cards.items():
        if card not in known:
            assert isinstance(item.side, BackLook)
            assert item.side.memory is None


def moving(table: Table) -> bool:
    return table.widget.busy


def face_up(table: Table, card: int) -> bool:
    return not isinstance(table.widget.top.cards[card].side, BackLook)


def test_the_scene_follows_a_whole_game(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    table = Table(qtbot, game.new(game.options(players=4), seed=3))
    rng = Rng(3)
    while legal := table.state.legal():
        table.play(rng.choice(legal))
        check_scene(table)


@pytest.mark.parametrize("size", [(760, 614), (980, 774), (1580, 1054), (964, 614)])
def test_a_resized_table_is_laid_out_again(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = GAMES["moons"]
    table = Table(qtbot, game.new(game.options(players=3), seed=3))
    table.widget.resize(*size)
    check_scene(table)
    assert table.widget.top.picture is not None
    assert table.widget.top.picture.size == size


def test_the_model_changes_first_and_a_click_in_between_corrupts_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2, sun, water 2", BLANK))
    table.widget.motion.speed = SPEEDS["slow"]
    card = table.state.legal()[0].card
    assert card is not None
    table.drag(card, "circle.0")
    assert moving(table)
    assert card in table.state.table.zones["circle.0"]
    table.click("deck.blue")  # finishes what moves, then is a click like any other
    assert not moving(table)
    check_scene(table)


@pytest.mark.grace
@pytest.mark.parametrize("twice", [False, True])
def test_who_skips_what_others_do_makes_no_move(qtbot: QtBot, twice: bool) -> None:
    table = Table(qtbot, position("air 4, air 2, sun, water 2", "air 8, fire 2"))
    table.seat = 1
    table.widget.present(table.staging, table.stage())  # another one decides
    table.widget.motion.speed = SPEEDS["slow"]
    table.state.listen()
    for action in (table.state.legal()[0], Action("end")):
        table.state.apply(action)
    table.show(table.state.heard())
    assert moving(table)
    (card, *_) = (piece for piece in table.widget.offers.pieces() if isinstance(piece, int))
    table.click(card)
    if twice:
        at, viewport = QPointF(table.point(card)), table.widget.viewport()
        again = QEvent.Type.MouseButtonDblClick
        none = Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(viewport, QMouseEvent(again, at, at, LEFT, LEFT, none))
        QTest.mouseRelease(viewport, LEFT, pos=at.toPoint())
    assert not moving(table)
    assert (table.widget.hands.lifted, table.done) == (None, [])
    table.click(card)
    assert table.widget.hands.lifted is None, "the turn has only just begun"
    table.widget.grace.end()
    table.click(card)
    assert table.widget.hands.lifted == card


def test_space_finishes_at_once(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    table.widget.motion.speed = SPEEDS["slow"]
    table.play(table.state.legal()[0])
    assert moving(table)
    table.key(Qt.Key.Key_Space)
    check_scene(table)


def test_cards_glide_and_arrive(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    table.widget.motion.speed = SPEEDS["fast"]
    with qtbot.waitSignal(table.widget.settled):
        table.play(table.state.legal()[0])
    check_scene(table)


def test_a_curtained_table_shows_nothing_private(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=3)
    table = Table(qtbot, state)
    private = [*state.table.zones["hand.0"], *state.table.zones["symbol.0"]]
    assert any(not isinstance(table.widget.top.cards[c].side, BackLook) for c in private)
    table.widget.present(STAGING, table.stage()._replace(shared=True, curtain=True))
    for card in private:
        side = table.widget.top.cards[card].side
        assert isinstance(side, BackLook)
        assert side.memory is None
    table.key(Qt.Key.Key_M)
    assert all(isinstance(table.widget.top.cards[c].side, BackLook) for c in private)


def test_holding_s_shows_ones_own_symbol_and_nothing_stays(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=3)
    table = Table(qtbot, state)
    shown = table.stage()._replace(shared=True)
    table.widget.present(STAGING, shown, offered(STAGING, shown, state.legal()))
    symbol = state.table.zones["symbol.0"][0]
    assert not face_up(table, symbol)
    QTest.keyPress(table.widget, Qt.Key.Key_M)
    assert face_up(table, symbol)
    QTest.keyRelease(table.widget, Qt.Key.Key_M)
    assert not face_up(table, symbol)


def test_s_is_over_if_the_window_is_left(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=3)
    table = Table(qtbot, state)
    shown = table.stage()._replace(shared=True)
    table.widget.present(STAGING, shown, offered(STAGING, shown, state.legal()))
    symbol = state.table.zones["symbol.0"][0]
    QTest.keyPress(table.widget, Qt.Key.Key_M)
    assert face_up(table, symbol)
    QCoreApplication.sendEvent(table.widget, QEvent(QEvent.Type.WindowDeactivate))
    assert not face_up(table, symbol)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_card_at_rest_falls_on_whole_pixels(qtbot: QtBot, dpr: float) -> None:
    item = CardItem(0, pixmaps())
    for width in (54.4, 68.0, 87.3, 120.9):
        item.set_size(width, dpr)
        corner = item.home(card_at(321.7, 205.2, width)) + item.boundingRect().topLeft()
        assert corner.x() * dpr == pytest.approx(round(corner.x() * dpr))
        assert corner.y() * dpr == pytest.approx(round(corner.y() * dpr))


def test_a_card_is_enlarged_while_one_rests_on_it(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    card = table.widget.top.hand()[0]
    QTest.mouseMove(table.widget.viewport(), table.point(card))
    qtbot.waitUntil(table.widget.lens.enlarged.isVisible)
    assert table.widget.lens.enlarged.side == table.widget.top.cards[card].side
    QTest.mouseMove(table.widget.viewport(), QPoint(5, 5))
    assert not table.widget.lens.enlarged.isVisible()


def test_a_card_is_enlarged_while_the_keyboard_stands_on_it(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    table.key(Qt.Key.Key_Tab)
    card = table.widget.hands.focus
    assert isinstance(card, int)
    qtbot.waitUntil(table.widget.lens.enlarged.isVisible)
    assert table.widget.lens.enlarged.side == table.widget.top.cards[card].side
    table.key(Qt.Key.Key_Return)
    assert not table.widget.lens.enlarged.isVisible()


def test_an_enlarged_card_hides_no_choice_and_esc_puts_it_away(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2, sun, water 2", BLANK))
    top, lens = table.widget.top, table.widget.lens
    for card in top.hand():
        lens.enlarge(top.cards[card])
        assert lens.enlarged.isVisible()
        shown = lens.enlarged.sceneBoundingRect().adjusted(20, 20, -20, -20)  # without its shadow
        assert not any(shown.intersects(top.place_of(other)) for other in top.hand())
        table.key(Qt.Key.Key_Escape)
        assert not lens.shows


def test_whoever_wants_no_large_cards_sees_them_by_key_alone(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    lens = table.widget.lens
    lens.enlarged.by_itself = False
    table.key(Qt.Key.Key_Tab)
    lens._rested()
    assert not lens.shows
    QTest.keyPress(table.widget, Qt.Key.Key_Space)
    assert lens.enlarged.isVisible()
    QTest.keyRelease(table.widget, Qt.Key.Key_Space)
    assert not lens.shows


@pytest.mark.parametrize("gestures", [300, pytest.param(1_500, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_random_gestures_never_corrupt_the_table(qtbot: QtBot, game: str, gestures: int) -> None:
    """Clicks, drags, keys, undos and resizes in any order, with cards on their way."""
    Fuzz(qtbot, game, seed=1).run(gestures)


@pytest.mark.soak
@pytest.mark.parametrize("game", ON_THE_TABLE)
@pytest.mark.parametrize("seed", range(4))
def test_ten_thousand_random_gestures_never_corrupt_the_table(
    qtbot: QtBot, game: str, seed: int
) -> None:
    Fuzz(qtbot, game, seed).run(10_000)


class Fuzz:
    """Somebody who plays wildly."""

    KEYS = (
        *(Qt.Key(Qt.Key.Key_1 + k) for k in range(6)),
        Qt.Key.Key_Tab,
        Qt.Key.Key_Return,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Space,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_M,
        Qt.Key.Key_V,
        Qt.Key.Key_0,
    )

    def __init__(self, qtbot: QtBot, game_id: str, seed: int) -> None:
        self.rng = Rng(seed)
        self.played = 0
        game = GAMES[game_id]
        staging = staging_of(game_id)
        assert staging is not None
        seats = [Seat(name=f"P{p}", colour=p) for p in range(4)]
        self.match = Match.new(game, game.options(players=4), seats, seed)
        self.table = Table(qtbot, self.match.state, staging=staging)
        self.table.widget.hands.chosen.disconnect()
        self.table.widget.hands.chosen.connect(self.play)

    def play(self, wish: Action | Offer) -> None:
        events = [event for step in steps(wish) for event in self.match.play(step)]
        self.played += 1
        self.follow(events)

    def follow(self, events: Sequence[Event] = ()) -> None:
        self.table.state = self.match.state
        self.table.show(events)

    def run(self, actions: int) -> None:
        doings = [self.click] * 6 + [self.drag] * 4 + [self.key] * 8 + [self.useful] * 4
        doings += [self.undo, self.redo, self.resize, self.speed, self.wait, self.sit]
        for _ in range(actions):
            self.rng.choice(doings)()
        self.table.widget.finish()
        self.table.widget.hands.put_back()
        self.table.widget.finish()
        check_scene(self.table)
        assert self.played > 0

    def anywhere(self) -> QPoint:
        size = self.table.widget.viewport().size()
        return QPoint(self.rng.below(size.width()), self.rng.below(size.height()))

    def click(self) -> None:
        buttons = (Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,)
        QTest.mouseClick(
            self.table.widget.viewport(), self.rng.choice(buttons), pos=self.anywhere()
        )

    def drag(self) -> None:
        viewport = self.table.widget.viewport()
        hand = self.table.widget.top.hand()
        start = self.table.point(self.rng.choice(hand)) if hand else self.anywhere()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(viewport, self.anywhere())
        if self.rng.below(8) == 0:
            self.key()
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=self.anywhere())

    def key(self) -> None:
        QTest.keyClick(self.table.widget, self.rng.choice(self.KEYS))

    def useful(self) -> None:
        """A legal action, so that games go on."""
        legal = self.match.state.legal()
        if legal:
            self.play(self.rng.choice(legal))
        else:
            self.match.go_to(0)
            self.follow()

    def undo(self) -> None:
        if self.match.can_undo() is not None:
            self.match.undo_to()
            self.follow()

    def redo(self) -> None:
        if self.match.can_redo() is not None:
            self.match.redo_to()
            self.follow()

    def resize(self) -> None:
        if self.rng.below(12) == 0:
            self.table.widget.resize(*self.rng.choice([(980, 774), (760, 614)]))

    def sit(self) -> None:
        """One pair of eyes sees all that follows, or always those of whoever decides."""
        self.table.seat = self.rng.choice([None, 0, 1, 2, 3])
        self.follow()

    def speed(self) -> None:
        self.table.widget.motion.speed = self.rng.choice(list(SPEEDS.values()))

    def wait(self) -> None:
        QTest.qWait(self.rng.below(30))


def test_the_table_lies_there_while_its_first_cards_are_dealt(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=5)
    laid = Table(qtbot, state).widget
    dealt = CardTable(laid.top.pixmaps)
    qtbot.addWidget(dealt)
    dealt.motion.speed = SPEEDS["slow"]
    dealt.resize(laid.size())
    dealt.show()
    dealt.present(STAGING, stage(state), deal=True)
    assert not dealt.top.ground.pixmap.isNull()
    qtbot.waitUntil(lambda: dealt.top.painted_for is not None)
    assert dealt.busy
    assert dealt.top.ground.pixmap.toImage() == laid.top.ground.pixmap.toImage()
    dealt.finish()
    assert dealt.top.ground.pixmap.toImage() == laid.top.ground.pixmap.toImage()


def test_pictures_painted_in_the_background_replace_what_stood_for_them(qtbot: QtBot) -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=5)
    late = CardTable(Pixmaps(Art()))
    qtbot.addWidget(late)
    late.motion.speed = SPEEDS["off"]
    late.resize(981, 777)
    late.show()
    late.present(STAGING, stage(state), offered(STAGING, stage(state), state.legal()))
    qtbot.waitUntil(lambda: all_painted(late), timeout=30_000)
    at_once = Table(qtbot, state, (981, 777))
    assert late.grab().toImage() == at_once.widget.grab().toImage()


def all_painted(table: CardTable) -> bool:
    wanted = [p for item in table.top.cards.values() for p in item.prints()]
    ground = table.top.scenery()
    assert ground is not None
    assert table.top.picture is not None
    emblems = [mark for mark in table.top.picture.under if isinstance(mark, Emblem)]
    wanted += [ground, *(emblem_print(emblem, table.top.dpr) for emblem in emblems)]
    return all(table.top.pixmaps.has(one) for one in wanted)


def test_a_hidden_face_is_never_painted(qtbot: QtBot) -> None:
    """Worlds that differ only in what the player cannot know look the same to the last pixel."""
    game = GAMES["moons"]
    state = game.new(game.options(players=3, first=0), seed=5)
    assert isinstance(state, MoonsState)
    table = Table(qtbot, state)
    real = table.widget.grab().toImage()
    for seed in range(3):
        table.state = state.determinize(0, Rng(seed))
        table.show()
        assert table.widget.grab().toImage() == real


def test_every_open_card_can_be_looked_at_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, air 2", BLANK))
    top, lens = table.widget.top, table.widget.lens
    seen = set()
    alt = Qt.KeyboardModifier.AltModifier
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down) * 4:
        QTest.keyClick(table.widget, key, alt)
        assert lens.enlarged.isVisible()
        seen.add(lens.enlarged.side)
    faces = {item.side for item in top.cards.values() if isinstance(item.side, Look)}
    assert len(seen) > 2
    assert seen <= faces
    assert table.done == []


@pytest.mark.parametrize("kind", [CardItem, PawnItem, AreaItem, OverItem])
def test_qt_keeps_the_bounds_of_what_lies_all_game_long(kind: type[BoundedItem]) -> None:
    """It asks for them dozens of times a frame: an answer from Python would slow every drag."""
    ours = [base for base in kind.__mro__ if base.__module__.startswith("fairytable")]
    assert BoundedItem in ours
    assert not any("boundingRect" in vars(base) for base in ours)
