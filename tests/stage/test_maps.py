"""The camera over a map, as numbers: what is where, what stays where it is, what cannot be lost."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fairytable.stage.maps import (
    Camera,
    Map,
    between,
    enlarged,
    extent_of,
    fitted,
    follow,
    kept_in,
    middle,
    on_map,
    on_table,
    panned,
    resettled,
    seen_through,
    seen_whole,
    zoomed,
)
from fairytable.stage.picture import Area, Badge, Pawn, Picture, Rect, Spot, Words, overlap
from fairytable.stage.strokes import Band, Polygon, Trace

WINDOW = Rect(40, 30, 800, 500)
LAND = Rect(-300, -200, 2000, 1400)
CHART = Map(WINDOW, extent=LAND)

lengths = st.floats(20, 3000)
points = st.floats(-3000, 3000)
rects = st.builds(Rect, points, points, lengths, lengths)
charts = st.builds(
    Map,
    st.builds(
        Rect, st.floats(0, 500), st.floats(0, 500), st.floats(100, 2000), st.floats(100, 900)
    ),
    extent=rects,
    closest=st.floats(0.3, 6),
)
cameras = st.builds(Camera, points, points, st.floats(0.2, 3))


def close(one: Rect, two: Rect) -> bool:
    return all(abs(a - b) < 1e-6 * (1 + abs(a)) for a, b in zip(one, two, strict=True))


@given(charts, cameras, rects)
def test_what_is_seen_somewhere_lies_where_it_is_seen(
    chart: Map, camera: Camera, rect: Rect
) -> None:
    assert close(on_map(camera, on_table(camera, rect)), rect)


@given(charts, cameras, st.floats(0.3, 3), st.floats(0, 1), st.floats(0, 1))
def test_zooming_keeps_what_is_under_the_pointer(
    chart: Map, camera: Camera, times: float, across: float, down: float
) -> None:
    """Unless the edge of the map comes into the window."""
    camera = kept_in(chart, camera)
    window = chart.window
    at = window.x + across * window.w, window.y + down * window.h
    after = zoomed(chart, camera, times, at)
    pixel = Rect(*at, 1, 1)
    before, now = on_map(camera, pixel), on_map(after, pixel)
    seen, land = on_map(after, window), extent_of(chart)
    inside_x = land.x + 0.01 < seen.x and seen.right < land.right - 0.01
    inside_y = land.y + 0.01 < seen.y and seen.bottom < land.bottom - 0.01
    if inside_x:
        assert now.x == pytest.approx(before.x, abs=1e-3)
    if inside_y:
        assert now.y == pytest.approx(before.y, abs=1e-3)


@given(charts, cameras)
@example(
    Map(Rect(0, 100, 100, 824.5430093732097), (), (), extent=Rect(0, 0, 20, 20), closest=1),
    Camera(0, 0, 2),
)
def test_the_map_cannot_be_lost(chart: Map, camera: Camera) -> None:
    kept = kept_in(chart, camera)
    land, seen = extent_of(chart), on_map(kept, chart.window)
    assert kept_in(chart, kept) == kept
    assert fitted(chart).zoom <= kept.zoom <= max(chart.closest, fitted(chart).zoom)
    shared = overlap(land, seen)
    assert shared is not None
    assert shared.w == pytest.approx(min(land.w, seen.w), rel=1e-6)
    assert shared.h == pytest.approx(min(land.h, seen.h), rel=1e-6)


@given(charts)
def test_all_of_the_map_is_seen_when_it_fits(chart: Map) -> None:
    there = on_table(fitted(chart), extent_of(chart))
    assert chart.window.contains(there, 0.01)
    assert fitted(chart).zoom <= 1


@given(cameras, points, points)
def test_the_ground_goes_with_the_hand_that_pulls_it(camera: Camera, dx: float, dy: float) -> None:
    endless = CHART._replace(extent=Rect(-1e6, -1e6, 2e6, 2e6))
    camera = kept_in(endless, camera)
    thing = Rect(10, 20, 30, 40)
    before = on_table(camera, thing)
    after = on_table(panned(endless, camera, dx, dy), thing)
    assert (after.x - before.x, after.y - before.y) == pytest.approx((dx, dy), abs=1e-6)


@given(cameras, st.floats(-200, 1500), st.floats(-100, 1000))
def test_following_brings_into_view_and_moves_no_more_than_it_must(
    camera: Camera, x: float, y: float
) -> None:
    camera, thing = kept_in(CHART, camera), Rect(x, y, 100, 100)
    after = follow(CHART, camera, thing)
    assert on_map(after, WINDOW).contains(thing, 0.01)
    if on_map(camera, WINDOW).contains(thing):
        assert after == camera
    assert follow(CHART, after, thing) == after


def test_following_something_larger_than_the_window_goes_back_a_little() -> None:
    near = Camera(0, 0, 1.5)
    after = follow(CHART, near, Rect(100, 100, 1000, 300))
    assert fitted(CHART).zoom < after.zoom < near.zoom
    assert on_map(after, WINDOW).contains(Rect(100, 100, 1000, 300))


@given(cameras, cameras, st.floats(0, 1))
def test_a_point_that_stays_is_still_all_the_way(start: Camera, end: Camera, share: float) -> None:
    """The way from one camera to another that was zoomed around a point."""
    endless = CHART._replace(extent=Rect(-1e6, -1e6, 2e6, 2e6))
    start = kept_in(endless, start)
    goal = zoomed(endless, start, end.zoom, (500, 100))
    pixel = Rect(500, 100, 1, 1)
    here, there = on_map(start, pixel), on_map(between(start, goal, share), pixel)
    assert (there.x, there.y) == pytest.approx((here.x, here.y), abs=1e-3)
    assert between(start, goal, 0) == pytest.approx(start)
    assert between(start, goal, 1) == pytest.approx(goal)


def test_a_map_that_is_measured_anew_shows_the_same() -> None:
    camera = kept_in(CHART, Camera(300, 300, 1.2))
    larger = Map(Rect(0, 0, 1600, 1000), extent=Rect(-600, -400, 4000, 2800))
    after = resettled(CHART, camera, larger)
    x, y = middle(CHART, camera)
    assert middle(larger, after) == pytest.approx((2 * x, 2 * y))
    assert after.zoom / fitted(larger).zoom == pytest.approx(camera.zoom / fitted(CHART).zoom)


def test_a_small_map_is_not_blown_up_and_an_empty_one_fills_its_window() -> None:
    tile = Spot(0, Rect(0, 0, 100, 140))
    assert fitted(Map(WINDOW, (tile,))).zoom == 1
    assert fitted(Map(WINDOW)).zoom == 1


PICTURE = Picture(
    (900, 700),
    80,
    (Spot(5, Rect(0, 600, 80, 112)),),
    (Area("hand.0", Rect(0, 600, 400, 100)),),
    map=Map(
        WINDOW,
        (Spot(1, Rect(0, 0, 100, 140), form="tile"), Spot(2, Rect(200, 0, 100, 140))),
        (Area("map.0,0", Rect(0, 0, 100, 110), shape="hex"),),
        (Pawn("wanderer", Rect(10, 10, 30, 40), "x"),),
        extent=LAND,
    ),
)


def test_things_of_the_map_are_seen_among_those_of_the_table_and_under_them() -> None:
    camera = Camera(100, 100, 2)
    seen = seen_through(PICTURE, camera)
    assert [spot.card for spot in seen.spots] == [1, 2, 5]
    assert [spot.on_map for spot in seen.spots] == [True, True, False]
    assert seen.spots[0].rect == Rect(-200, -200, 200, 280)
    assert seen.spots[2] == PICTURE.spots[0]
    assert [area.zone for area in seen.areas] == ["map.0,0", "hand.0"]
    assert seen.areas[0].rect.w == 200
    assert seen.pawns[0].rect == Rect(-180, -180, 60, 80)


@given(cameras, cameras)
def test_looking_again_forgets_where_one_looked_before(one: Camera, two: Camera) -> None:
    assert seen_through(seen_through(PICTURE, one), two) == seen_through(PICTURE, two)


def test_nothing_moves_when_the_window_becomes_another() -> None:
    assert PICTURE.map is not None
    smaller = PICTURE.map._replace(window=Rect(90, 60, 400, 300))
    before, after = (
        seen_through(picture, Camera(-50, -40, 1.3))
        for picture in (PICTURE, PICTURE._replace(map=smaller))
    )
    assert before.spots == after.spots


def test_a_picture_without_a_map_is_seen_as_it_is() -> None:
    plain = PICTURE._replace(map=None)
    assert seen_through(plain, Camera(3, 4, 2)) is plain
    assert seen_whole(plain) is plain
    assert seen_whole(PICTURE).spots[0].on_map


def test_marks_are_larger_from_near_with_all_their_lines_and_letters() -> None:
    assert enlarged(Badge(Rect(10, 20, 40, 20), "3"), 2).rect == Rect(20, 40, 80, 40)
    words = enlarged(Words(Rect(10, 20, 40, 20), "sea", 14), 1.5)
    assert isinstance(words, Words)
    assert words.size == 21
    for line in (Trace(((0, 0), (10, 5)), width=2), Band(((0, 0), (10, 5)), 2)):
        near = enlarged(line, 3)
        assert isinstance(near, Trace | Band)
        assert (near.points, near.width) == (((0, 0), (30, 15)), 6)
    field = enlarged(Polygon(((0, 0), (10, 0), (0, 5))), 2)
    assert isinstance(field, Polygon)
    assert field.points == ((0, 0), (20, 0), (0, 10))
