"""What a game may say about its gestures: pieces, targets, doors, questions, numbers."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, TableView
from fairytable.paint.marks import CardMark
from fairytable.stage import letters
from fairytable.stage.gestures import Confirmation, Gesture, PawnKey, natural
from fairytable.stage.picture import (
    Area,
    AreaShape,
    Pawn,
    Picture,
    Rect,
    Spot,
    around,
    card_at,
)
from fairytable.stage.staging import Button, Prompt, Stage
from fairytable.table.card_table import CardTable
from fairytable.table.keys import DIGITS_MS
from fairytable.table.light import Glow
from fairytable.table.offers import Offer
from tests.table.test_abilities import Fair, picture, show, view_of
from tests.table.walking_grounds import lay_out_ring

LEFT = Qt.MouseButton.LeftButton
NO, RIGHT_KEY, ENTER = Qt.Key.Key_Escape, Qt.Key.Key_Right, Qt.Key.Key_Return
WALK, SWAP, STAND = Action("walk", zone="b"), Action("swap", 0, "b"), Action("stand", zone="a")
PLACES = (Area("a", Rect(80, 80, 120, 160), "A"), Area("b", Rect(600, 80, 120, 160), "B"))
PAWN = Pawn("anna", Rect(110, 400, 60, 60), "challenge/pixie", name="Anna")
CARDS = (Spot(0, card_at(140, 160, 80)), Spot(1, card_at(660, 160, 80)))


class Told(Fair):
    """A fair with gestures of its own."""

    def __init__(self, *pictures: Picture, **gestures: Sequence[Gesture]) -> None:
        super().__init__(*pictures)
        self.own = gestures

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        return tuple(self.own.get(action.verb, natural(action)))

    def pawn_reason(self, stage: Stage, pawn: str, zone: str | None) -> str:
        return f"{pawn} stays away from {zone}."


class Taken:
    """What was chosen on a table."""

    def __init__(self, table: CardTable) -> None:
        self.offers: list[Offer] = []
        self.refusals: list[str] = []
        self.words: list[str] = []
        table.hands.chosen.connect(self.offers.append)
        table.hands.refused.connect(self.refusals.append)
        table.hands.focused.connect(self.words.append)

    @property
    def actions(self) -> list[Action]:
        return [offer.action for offer in self.offers]


@pytest.fixture
def taken(table: CardTable) -> Taken:
    return Taken(table)


def press(table: CardTable, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table, key)


def click(table: CardTable, at: QPoint | QPointF) -> None:
    point = at if isinstance(at, QPoint) else at.toPoint()
    QTest.mouseClick(table.viewport(), LEFT, pos=point)


def drag(table: CardTable, start: QPoint, end: QPoint) -> None:
    viewport = table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for k in range(1, 5):
        QTest.mouseMove(viewport, start + (end - start) * k / 4)
    QTest.mouseRelease(viewport, LEFT, pos=end)


MIDDLES = {"a": QPoint(140, 160), "b": QPoint(660, 160), "pawn": QPoint(140, 430)}


# Pawns


def on_a_walk(table: CardTable) -> Told:
    fair = Told(picture(areas=PLACES, pawns=(PAWN,)), walk=[Gesture(PawnKey("anna"), "b")])
    show(table, fair, view_of(0), WALK)
    return fair


def test_a_pawn_is_dragged_onto_a_place(table: CardTable, taken: Taken) -> None:
    on_a_walk(table)
    assert table.top.pawns["anna"].light.glow is Glow.OPEN
    assert table.top.areas["b"].light.glow is Glow.NONE, "only once it is lifted"
    drag(table, MIDDLES["pawn"], MIDDLES["b"])
    assert taken.actions == [WALK]


def test_a_pawn_is_sent_by_two_clicks(table: CardTable, taken: Taken) -> None:
    on_a_walk(table)
    click(table, MIDDLES["pawn"])
    assert table.hands.lifted == PawnKey("anna")
    assert table.top.areas["b"].light.glow is Glow.TARGET
    click(table, MIDDLES["b"])
    assert taken.actions == [WALK]


def test_a_pawn_is_sent_by_keys_and_says_its_name(table: CardTable, taken: Taken) -> None:
    on_a_walk(table)
    press(table, RIGHT_KEY)
    assert (table.hands.focus, taken.words) == (PawnKey("anna"), ["Anna"])
    assert table.top.pawns["anna"].light.focused
    press(table, ENTER, ENTER)
    assert taken.actions == [WALK]


def test_a_pawn_that_is_refused_goes_home_and_says_why(table: CardTable, taken: Taken) -> None:
    on_a_walk(table)
    drag(table, MIDDLES["pawn"], MIDDLES["a"])
    assert (taken.actions, taken.refusals) == ([], ["anna stays away from a."])
    figure = table.top.pawns["anna"]
    assert figure.pos() == figure.home(PAWN.rect)


def test_a_pawn_that_cannot_be_taken_leaves_the_card_under_it_free(
    table: CardTable, taken: Taken
) -> None:
    on_card = PAWN._replace(rect=around(140, 160, 40, 40))
    fair = Told(picture(*CARDS, areas=PLACES, pawns=(on_card,)))
    show(table, fair, view_of(2), Action("pick", 0))
    click(table, MIDDLES["a"])
    assert table.hands.lifted == 0


# Cards onto cards


def swapping(table: CardTable) -> None:
    ways = [Gesture(0, 1), Gesture(1, 0)]
    show(table, Told(picture(*CARDS, areas=PLACES), swap=ways), view_of(2), SWAP)


@pytest.mark.parametrize(("start", "end"), [("a", "b"), ("b", "a")])
def test_either_of_two_cards_is_dragged_onto_the_other(
    table: CardTable, taken: Taken, start: str, end: str
) -> None:
    swapping(table)
    drag(table, MIDDLES[start], MIDDLES[end])
    assert taken.actions == [SWAP]


def test_a_card_that_would_receive_the_lifted_one_glows(table: CardTable, taken: Taken) -> None:
    swapping(table)
    click(table, MIDDLES["a"])
    assert CardMark.PLAYABLE in table.top.cards[1].marks
    assert not table.lights.veil.dims(660, 160), "what receives stays bright"
    assert table.lights.veil.dims(400, 500)
    press(table, ENTER)
    assert table.hands.focus == 0
    press(table, RIGHT_KEY)
    assert table.hands.focus == 1
    press(table, ENTER)
    assert taken.actions == [SWAP]


def test_a_card_is_clicked_at_once_where_the_game_says_so(table: CardTable, taken: Taken) -> None:
    fair = Told(picture(*CARDS, areas=PLACES), peek=[Gesture(target=1)])
    show(table, fair, view_of(2), Action("peek", 1))
    click(table, MIDDLES["b"])
    assert taken.actions == [Action("peek", 1)]


def test_a_click_means_the_place_where_its_card_can_be_dragged_as_well(
    table: CardTable, taken: Taken
) -> None:
    """The uppermost card of a deck does not glow by itself: a click is meant for the deck."""
    draw = Action("draw", zone="a")
    ways = [Gesture(target="a"), Gesture(0, "b", "never")]
    show(table, Told(picture(*CARDS[:1], areas=PLACES), draw=ways), view_of(1), draw)
    click(table, MIDDLES["a"])
    assert taken.actions == [draw]
    show(table, Told(picture(*CARDS[:1], areas=PLACES), draw=ways), view_of(1), draw)
    drag(table, MIDDLES["a"], MIDDLES["b"])
    assert taken.actions == [draw, draw]


def test_a_door_that_is_aimed_at_lights_the_target_that_glows(table: CardTable) -> None:
    move = Action("move", 0, "c")
    fair = Told(picture(*CARDS[:1], areas=PLACES), move=[Gesture(0, "a"), Gesture(0, "b", "never")])
    show(table, fair, view_of(1), move)
    table.hands.pick_up(0)
    table.hands.aim(QPointF(MIDDLES["b"]))
    assert table.top.areas["a"].light.glow is Glow.AIMED


def test_a_door_is_understood_and_does_not_glow(table: CardTable, taken: Taken) -> None:
    move = Action("move", 0, "a")
    fair = Told(picture(*CARDS[:1], areas=PLACES), move=[Gesture(0, "a"), Gesture(0, "b", "never")])
    show(table, fair, view_of(1), move)
    click(table, MIDDLES["a"])
    assert table.top.areas["b"].light.glow is Glow.NONE
    click(table, MIDDLES["b"])
    assert taken.actions == [move]


# Questions at the place


ASKED = [Gesture(target="a", question=Confirmation("It costs 2 points.", "Stand here"))]


def asking(table: CardTable) -> None:
    show(table, Told(picture(areas=PLACES), stand=ASKED), view_of(0), STAND)
    click(table, MIDDLES["a"])


def test_a_question_is_asked_before_anything_is_done(table: CardTable, taken: Taken) -> None:
    asking(table)
    assert (taken.actions, table.hands.asking.open) == ([], True)
    assert taken.words == ["It costs 2 points. Stand here"]
    click(table, table.hands.asking.middle_of(0))
    assert (taken.actions, table.hands.asking.open) == ([STAND], False)


@pytest.mark.parametrize("way", ["beside", "escape", "right"])
def test_a_question_is_left_without_an_answer(table: CardTable, taken: Taken, way: str) -> None:
    asking(table)
    if way == "beside":
        click(table, QPoint(500, 600))
    elif way == "escape":
        press(table, NO)
    else:
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 600))
    assert (taken.actions, table.hands.asking.open) == ([], False)
    click(table, MIDDLES["a"])
    assert table.hands.asking.open


def test_a_click_on_the_slip_beside_its_buttons_does_nothing(
    table: CardTable, taken: Taken
) -> None:
    asking(table)
    slip = table.hands.asking
    click(table, slip.mapToScene(slip.rect.topLeft() + QPointF(4, 4)))
    assert (taken.actions, slip.open) == ([], True)


@pytest.mark.parametrize("keys", [[ENTER], [Qt.Key.Key_Space], [Qt.Key.Key_Tab, ENTER]])
def test_a_question_is_answered_by_keys(table: CardTable, taken: Taken, keys: list[Qt.Key]) -> None:
    asking(table)
    press(table, *keys)
    assert taken.actions == [STAND]


def test_an_action_with_a_choice_asks_which(table: CardTable, taken: Taken) -> None:
    choices = [Action("gold", zone="a", choice="gold"), Action("silver", zone="a", choice="silver")]
    show(table, Told(picture(areas=PLACES)), view_of(0), *choices)
    click(table, MIDDLES["a"])
    assert [answer.text for answer in table.hands.asking.answers] == ["gold", "silver"]
    press(table, Qt.Key.Key_Down)
    assert taken.words[-1] == "silver"
    press(table, ENTER)
    assert taken.actions == [choices[1]]


def test_another_picture_ends_the_question(table: CardTable, taken: Taken) -> None:
    asking(table)
    show(table, Told(picture(areas=PLACES)), view_of(0))
    assert not table.hands.asking.open


# Numbers and letters


@pytest.mark.parametrize(("typed", "hour"), [("12", 0), ("10", 10), ("9", 9)])
def test_a_number_above_nine_is_typed_digit_by_digit(
    table: CardTable, taken: Taken, typed: str, hour: int
) -> None:
    actions = lay_out_ring(table)
    QTest.keyClicks(table, typed)
    assert taken.actions == [actions[hour]]


def test_a_number_that_may_go_on_waits_for_a_moment_or_enter(
    table: CardTable, taken: Taken, qtbot: QtBot
) -> None:
    actions = lay_out_ring(table)
    QTest.keyClicks(table, "1")
    assert taken.actions == []
    qtbot.waitUntil(lambda: bool(taken.actions), timeout=5 * DIGITS_MS)
    assert taken.actions == [actions[1]]
    QTest.keyClicks(table, "1")
    press(table, ENTER)
    assert taken.actions == [actions[1], actions[1]]


def test_a_place_with_a_letter_is_chosen_by_it(table: CardTable, taken: Taken) -> None:
    lettered = (PLACES[0]._replace(key="D"), PLACES[1])
    show(table, Told(picture(areas=lettered)), view_of(0), STAND)
    press(table, Qt.Key.Key_D)
    assert taken.actions == [STAND]


def test_a_key_that_would_mean_two_things_is_found() -> None:
    shown = picture(areas=(PLACES[0]._replace(key="D"),))
    prompt = Prompt("", buttons=(Button(STAND, "Draw", "D"), Button(WALK, "Mine", "M")))
    assert letters.doubled(prompt, shown, ["a"]) == ["M", "D"]
    assert letters.doubled(prompt, shown, []) == ["M"], "the place cannot be chosen"
    assert letters.doubled(Prompt(""), shown, ["a"]) == []


# Shapes


@pytest.mark.parametrize(
    ("shape", "hit", "missed"),
    [
        ("oval", (200, 110), (110, 110)),
        ("hex", (110, 200), (110, 110)),
        ("box", (110, 110), (90, 90)),
    ],
)
def test_places_are_hit_by_their_shape(
    table: CardTable, taken: Taken, shape: AreaShape, hit: tuple[int, int], missed: tuple[int, int]
) -> None:
    fair = Told(picture(areas=(Area("a", Rect(100, 100, 200, 200), shape=shape),)))
    show(table, fair, view_of(0), STAND)
    click(table, QPoint(*missed))
    assert taken.actions == []
    click(table, QPoint(*hit))
    assert taken.actions == [STAND]


def test_cards_drawn_as_tiles_and_discs_are_hit_by_their_form(table: CardTable) -> None:
    whole = TableView(0, None, view_of(1).zones, view_of(1).facts)
    for form in ("tile", "disc"):
        show(table, Told(picture(Spot(0, card_at(300, 300, 120), form=form))), whole)
        item = table.top.cards[0]
        corner = item.mapToScene(item.rect.topLeft() + QPointF(4, 4))
        assert table.top.card_at(corner) is None, form
        assert table.top.card_at(QPointF(300, 300)) is item
