"""A map on the table and the camera over it, as plain numbers. No Qt.

A game lays a Map into its picture and thinks no more of it: the table looks at it through a Camera,
and works with the picture that `seen_through` gives, in which everything has table coordinates.
"""

from typing import NamedTuple, TypeVar

from fairytable.stage.picture import (
    Area,
    Mark,
    Pawn,
    Picture,
    Rect,
    Spot,
    Words,
    bounds,
    clamp,
)
from fairytable.stage.picture import Map as Map
from fairytable.stage.strokes import Point, Polygon, Stroke

FITS_UP_TO = 1.0
"""A small map is not blown up to fill its window."""
NEARER = 1.25
"""One step of a key or a button."""
AIR = 24.0
"""Pixels of the table that are left around what is brought into view."""

_Lying = TypeVar("_Lying", Spot, Area, Pawn)


class Camera(NamedTuple):
    """The point of a map that is seen, or would be, at the upper left corner of the table, and how
    large: where the window is does not matter, so nothing moves when it becomes another."""

    x: float
    y: float
    zoom: float = 1.0


def extent_of(chart: Map) -> Rect:
    """How far one can look on a map."""
    if chart.extent is not None:
        return chart.extent
    rects = [spot.rect for spot in chart.spots]
    rects += [area.rect for area in chart.areas]
    rects += [pawn.rect for pawn in chart.pawns]
    if not rects:
        return Rect(0, 0, chart.window.w, chart.window.h)
    return bounds(rects).inset(-chart.margin)


# Where the camera may be


def fitted(chart: Map) -> Camera:
    """The whole map, as large as the window allows."""
    land = extent_of(chart)
    zoom = min(chart.window.w / land.w, chart.window.h / land.h, FITS_UP_TO)
    return _looking_at(chart, *land.centre, zoom)


def _looking_at(chart: Map, x: float, y: float, zoom: float) -> Camera:
    """The camera that has this point of the map in the middle of the window."""
    left, top = chart.window.centre
    return Camera(x - left / zoom, y - top / zoom, zoom)


def middle(chart: Map, camera: Camera) -> Point:
    """The point of the map in the middle of the window."""
    left, top = chart.window.centre
    return camera.x + left / camera.zoom, camera.y + top / camera.zoom


def kept_in(chart: Map, camera: Camera) -> Camera:
    """The nearest camera that shows the map: not smaller than whole, nor larger than its closest,
    and no more beside it than has to be."""
    whole = fitted(chart)
    zoom = min(camera.zoom, max(chart.closest, whole.zoom))
    if zoom <= whole.zoom:
        return whole
    land = extent_of(chart)
    return Camera(
        _start(camera.x, land.x, land.w, chart.window.x / zoom, chart.window.w / zoom),
        _start(camera.y, land.y, land.h, chart.window.y / zoom, chart.window.h / zoom),
        zoom,
    )


def _start(wanted: float, start: float, length: float, before: float, seen: float) -> float:
    """Where the table may begin along one axis, on the map: `before` comes before the window,
    `seen` is seen through it."""
    if seen >= length:
        return start + length / 2 - seen / 2 - before
    return clamp(start - before, wanted, start + length - seen - before)


def zoomed(chart: Map, camera: Camera, times: float, at: Point) -> Camera:
    """Nearer or farther by this many times; what lies at this point of the table stays there."""
    zoom = kept_in(chart, camera._replace(zoom=camera.zoom * times)).zoom
    shift = 1 / camera.zoom - 1 / zoom
    return kept_in(chart, Camera(camera.x + at[0] * shift, camera.y + at[1] * shift, zoom))


def panned(chart: Map, camera: Camera, dx: float, dy: float) -> Camera:
    """The ground is pulled by this many pixels of the table."""
    moved = Camera(camera.x - dx / camera.zoom, camera.y - dy / camera.zoom, camera.zoom)
    return kept_in(chart, moved)


def follow(chart: Map, camera: Camera, rect: Rect) -> Camera:
    """The least movement that brings a part of the map into view; none if it is in view."""
    if on_map(camera, chart.window).contains(rect):
        return camera
    wide, high = chart.window.w - 2 * AIR, chart.window.h - 2 * AIR
    zoom = min(camera.zoom, wide / max(rect.w, 1.0), high / max(rect.h, 1.0))
    x, y = middle(chart, camera)
    left, top = rect.centre
    free_x, free_y = max(0.0, (wide / zoom - rect.w) / 2), max(0.0, (high / zoom - rect.h) / 2)
    x, y = clamp(left - free_x, x, left + free_x), clamp(top - free_y, y, top + free_y)
    return kept_in(chart, _looking_at(chart, x, y, zoom))


def resettled(old: Map, camera: Camera, new: Map) -> Camera:
    """The same part of a map that is measured anew, because the table has another size."""
    was, land = extent_of(old), extent_of(new)
    x, y = middle(old, camera)
    across, down = (x - was.x) / was.w, (y - was.y) / was.h
    zoom = camera.zoom * fitted(new).zoom / fitted(old).zoom
    return kept_in(new, _looking_at(new, land.x + across * land.w, land.y + down * land.h, zoom))


def between(start: Camera, end: Camera, share: float) -> Camera:
    """On the way from one camera to another: a point that both show at the same place stays there
    all the time."""
    wide = 1 / start.zoom + (1 / end.zoom - 1 / start.zoom) * share
    x, y = start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share
    return Camera(x, y, 1 / wide)


# What is seen


def on_table(camera: Camera, rect: Rect) -> Rect:
    """Where a part of the map is seen on the table."""
    x, y, zoom = camera
    return Rect((rect.x - x) * zoom, (rect.y - y) * zoom, rect.w * zoom, rect.h * zoom)


def on_map(camera: Camera, rect: Rect) -> Rect:
    """Which part of the map is seen at this part of the table."""
    x, y, zoom = camera
    return Rect(x + rect.x / zoom, y + rect.y / zoom, rect.w / zoom, rect.h / zoom)


def seen_through(picture: Picture, camera: Camera) -> Picture:
    """The picture in table coordinates: cards, places and pawns of its map among its own, which lie
    above them. The marks of the map stay with it: they are painted together, as its ground.

    A picture that was seen through one camera can be seen through another.
    """
    chart = picture.map
    if chart is None:
        return picture
    spots = [_laid(spot, on_table(camera, spot.rect)) for spot in chart.spots]
    areas = [_laid(area, on_table(camera, area.rect)) for area in chart.areas]
    pawns = [_laid(pawn, on_table(camera, pawn.rect)) for pawn in chart.pawns]
    return picture._replace(
        map=chart._replace(extent=extent_of(chart)),
        spots=(*spots, *(spot for spot in picture.spots if not spot.on_map)),
        areas=(*areas, *(area for area in picture.areas if not area.on_map)),
        pawns=(*pawns, *(pawn for pawn in picture.pawns if not pawn.on_map)),
    )


def _laid(thing: _Lying, rect: Rect) -> _Lying:
    return thing._replace(rect=rect, on_map=True)


def seen_whole(picture: Picture) -> Picture:
    """The picture as it is seen first: its map fitted into its window."""
    return picture if picture.map is None else seen_through(picture, fitted(picture.map))


def enlarged(mark: Mark, by: float) -> Mark:
    """A mark as it is seen at a zoom, from the map's origin: painted so, not only stretched."""
    if isinstance(mark, Stroke):
        points = tuple((x * by, y * by) for x, y in mark.points)
        if isinstance(mark, Polygon):
            return mark._replace(points=points)
        return mark._replace(points=points, width=mark.width * by)
    rect = Rect(*(length * by for length in mark.rect))
    if isinstance(mark, Words):
        return mark._replace(rect=rect, size=mark.size * by)
    return mark._replace(rect=rect)
