"""Ways over the table lead where they should, as numbers."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.stage.picture import ring
from fairytable.stage.ways import MeasuredWay, along_ring, rounded_way, through_middle

SEATS = ring(500, 300, 400, 200, 12)
COORDINATE = st.floats(-1000, 1000)
POINTS = st.lists(st.tuples(COORDINATE, COORDINATE), min_size=1, max_size=8)


def on_the_line(x: float, y: float) -> float:
    """One on the ellipse of the seats."""
    return ((x - 500) / 400) ** 2 + ((y - 300) / 200) ** 2


@pytest.mark.parametrize(("start", "end"), [(0, 1), (2, 5), (11, 1), (1, 11), (7, 3)])
def test_a_way_along_a_ring_keeps_to_its_line(start: int, end: int) -> None:
    way = along_ring(SEATS, start, end)
    assert way[0] == pytest.approx(SEATS[start])
    assert way[-1] == pytest.approx(SEATS[end])
    assert all(on_the_line(*point) == pytest.approx(1, abs=0.02) for point in way)


def passed(way: tuple[tuple[float, float], ...]) -> set[int]:
    return {k for k, seat in enumerate(SEATS) if any(dist(seat, point) < 1 for point in way)}


def test_the_shorter_way_along_a_ring_is_taken_unless_a_direction_is_said() -> None:
    assert passed(along_ring(SEATS, 10, 1)) == {10, 11, 0, 1}
    assert passed(along_ring(SEATS, 1, 10)) == {10, 11, 0, 1}
    assert passed(along_ring(SEATS, 1, 10, "clockwise")) == set(range(1, 11))
    assert passed(along_ring(SEATS, 10, 1, "counterclockwise")) == set(range(1, 11))


def test_who_stays_goes_no_way() -> None:
    assert along_ring(SEATS, 4, 4) == (SEATS[4],)


def test_two_that_change_places_through_the_middle_pass_each_other() -> None:
    middle = (500.0, 300.0)
    one = through_middle(SEATS[0], SEATS[6], middle, aside=40)
    other = through_middle(SEATS[6], SEATS[0], middle, aside=40)
    assert min(dist(a, b) for a in one for b in other[4:-4] if dist(a, middle) < 60) > 40
    straight = through_middle(SEATS[0], SEATS[6], middle)
    assert min(dist(point, middle) for point in straight) == 0


@given(POINTS)
def test_a_way_without_corners_leads_through_all_its_points(
    points: list[tuple[float, float]],
) -> None:
    way = rounded_way(points)
    for point in points:
        assert min(dist(point, other) for other in way) < 1e-6


@given(POINTS, st.floats(-0.5, 1.5))
def test_every_share_of_a_way_lies_on_it(points: list[tuple[float, float]], share: float) -> None:
    way = MeasuredWay(points)
    x, y = way.at(share)
    if share <= 0 and way.length:
        assert (x, y) == points[0]
    if share >= 1:
        assert (x, y) == points[-1]
    gone = min(max(share, 0), 1) * way.length
    before = 0.0
    for a, b in pairwise(points):
        if gone <= before + dist(a, b) + 1e-6 and gone >= before - 1e-6:
            assert dist(a, (x, y)) + dist((x, y), b) == pytest.approx(dist(a, b), abs=1e-3)
            return
        before += dist(a, b)
