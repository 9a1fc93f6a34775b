"""Where the arrow keys lead: round a ring, along a road, over hexagons, and between groups."""

import pytest
from PySide6.QtCore import Qt

from fairytable.engine import Action
from fairytable.stage.gestures import Gesture, PawnKey
from fairytable.stage.picture import Area, Pawn, around
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable
from tests.table.test_abilities import Fair, picture, show, view_of
from tests.table.test_gestures_as_data import press
from tests.table.walking_grounds import (
    FIELD,
    HOURS,
    ROAD,
    STEP,
    cell,
    lay_out_field,
    lay_out_ring,
    lay_out_road,
    place,
)

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ASLANT = {
    "NW": Qt.Key.Key_Home,
    "NE": Qt.Key.Key_PageUp,
    "SW": Qt.Key.Key_End,
    "SE": Qt.Key.Key_PageDown,
}
SIX = {"W": LEFT, "E": RIGHT, **ASLANT}


# A ring of twelve


def test_arrows_go_round_a_ring_and_across_it(table: CardTable) -> None:
    lay_out_ring(table)
    table.hands.stand_on(HOURS[5])
    press(table, RIGHT, RIGHT)
    assert table.hands.focus == HOURS[7], "on, although that is to the left"
    press(table, UP)
    assert table.hands.focus == HOURS[1]
    press(table, LEFT, LEFT)
    assert table.hands.focus == HOURS[11]


def test_twelve_steps_lead_once_round_the_ring(table: CardTable) -> None:
    lay_out_ring(table)
    table.hands.stand_on(HOURS[0])
    met = []
    for _ in HOURS:
        press(table, RIGHT)
        met.append(table.hands.focus)
    assert met == [*HOURS[1:], HOURS[0]]


def test_without_a_walk_arrows_go_by_where_things_lie(table: CardTable) -> None:
    lay_out_ring(table, walks=False)
    table.hands.stand_on(HOURS[5])
    press(table, RIGHT)
    assert table.hands.focus == HOURS[4]


# A road of five


def test_on_a_road_arrows_skip_what_cannot_be_chosen_and_stop_at_its_end(table: CardTable) -> None:
    lay_out_road(table, (0, 2, 4))
    table.hands.stand_on(ROAD[0])
    press(table, RIGHT)
    assert table.hands.focus == ROAD[2]
    press(table, RIGHT, RIGHT)
    assert table.hands.focus == ROAD[4]


def test_a_road_is_walked_back_as_it_was_walked(table: CardTable) -> None:
    lay_out_road(table, range(5))
    table.hands.stand_on(ROAD[4])
    press(table, LEFT, LEFT, LEFT, LEFT)
    assert table.hands.focus == ROAD[0]


# A field of hexagons


def stand(table: CardTable, q: int, r: int) -> None:
    table.hands.stand_on(cell(q, r))


@pytest.mark.parametrize("way", SIX)
def test_six_keys_lead_to_the_six_neighbours_of_every_hexagon(table: CardTable, way: str) -> None:
    lay_out_field(table)
    for q, r in FIELD:
        stand(table, q, r)
        press(table, SIX[way])
        dq, dr = STEP[way]
        if (q + dq, r + dr) in FIELD:
            assert table.hands.focus == cell(q + dq, r + dr), (q, r)


@pytest.mark.parametrize(("key", "back"), [(UP, DOWN), (DOWN, UP)])
def test_up_and_down_go_through_every_row_without_drifting_aside(
    table: CardTable, key: Qt.Key, back: Qt.Key
) -> None:
    lay_out_field(table)
    stand(table, 0, 0)
    rows = []
    for _ in range(2):
        press(table, key)
        assert isinstance(table.hands.focus, str)
        rows.append(int(table.hands.focus.split(",")[1]))
    assert rows == ([-1, -2] if key == UP else [1, 2])
    press(table, back, back)
    assert table.hands.focus == cell(0, 0)


def test_a_neighbour_that_is_there_comes_before_a_nearer_line(table: CardTable) -> None:
    """Right of the middle is a gap; the cell behind it lies in the same row."""
    lay_out_field(table, without=[(1, 0), (1, -1), (0, 1)])
    stand(table, 0, 0)
    press(table, RIGHT)
    assert table.hands.focus == cell(2, 0), "over the gap, where no neighbour lies that way"
    stand(table, 0, 0)
    press(table, UP)
    assert table.hands.focus == cell(0, -1), "the one neighbour above, and not the cell behind"


class Wandering(Fair):
    """A pawn is moved from cell to cell."""

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        return (Gesture(PawnKey("wanderer"), action.zone),)


@pytest.mark.parametrize("way", SIX)
def test_from_a_pawn_on_its_cell_arrows_lead_to_the_neighbours(table: CardTable, way: str) -> None:
    pawn = Pawn("wanderer", around(*place(0, 0).centre, 40, 52), "challenge/pixie", name="Wanderer")
    areas = tuple(Area(cell(*c), place(*c), cell(*c), shape="hex") for c in FIELD)
    steps = [Action("step", zone=cell(*there)) for there in STEP.values()]

    show(table, Wandering(picture(areas=areas, pawns=(pawn,))), view_of(0), *steps)
    table.hands.lift(PawnKey("wanderer"))
    table.hands.stand_on(PawnKey("wanderer"))
    press(table, SIX[way])
    assert table.hands.focus == cell(*STEP[way])


def test_the_whole_field_is_reached_by_arrows(table: CardTable) -> None:
    lay_out_field(table)
    met, waiting = {cell(0, 0)}, [cell(0, 0)]
    while waiting:
        here = waiting.pop()
        for key in (LEFT, RIGHT, UP, DOWN, *ASLANT.values()):
            table.hands.stand_on(here)
            press(table, key)
            there = table.hands.focus
            if isinstance(there, str) and there not in met:
                met.add(there)
                waiting.append(there)
    assert met == {cell(*c) for c in FIELD}
