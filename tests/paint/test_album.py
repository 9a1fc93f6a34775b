"""Pictures that are kept: bounded by their bytes, and none lost that is still shown."""

from PySide6.QtGui import QImage

from fairytable.paint.album import Album, painted_once


def blank(width: int, height: int) -> QImage:
    return QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)


def test_large_pictures_take_the_room_of_many_small_ones() -> None:
    album: Album[int, QImage] = Album(1000)
    for k in range(10):
        album.keep(k, blank(5, 5))
    album.keep(10, blank(10, 20))
    assert [k for k in range(11) if k in album] == [8, 9, 10]
    assert album.used == 1000


def test_who_was_asked_for_longest_ago_goes_first() -> None:
    album: Album[int, QImage] = Album(200)
    album.keep(1, blank(5, 5))
    album.keep(2, blank(5, 5))
    album.find(1)
    album.keep(3, blank(5, 5))
    assert album.inside() == [1, 3]


def test_a_glance_keeps_nobody_longer() -> None:
    album: Album[int, QImage] = Album(200)
    album.keep(1, blank(5, 5))
    album.keep(2, blank(5, 5))
    assert album.peek(1) is not None
    album.keep(3, blank(5, 5))
    assert album.inside() == [2, 3]


def test_what_is_still_shown_is_found_again() -> None:
    album: Album[int, QImage] = Album(100)
    shown = blank(5, 5)
    album.keep(1, shown)
    album.keep(2, blank(5, 5))
    assert album.used == 100
    assert album.find(1) is shown
    assert album.inside() == [1]
    del shown
    album.keep(3, blank(5, 5))
    assert 1 not in album


def test_what_is_dropped_is_not_found_even_if_it_is_shown() -> None:
    album: Album[int, QImage] = Album(100)
    shown = blank(5, 5)
    album.keep(1, shown)
    album.drop_all(lambda key: key == 1)
    assert album.find(1) is None
    assert album.used == 0


def test_a_picture_larger_than_the_room_is_kept_until_the_next_comes() -> None:
    album: Album[int, QImage] = Album(100)
    album.keep(1, blank(50, 50))
    assert 1 in album
    album.keep(2, blank(5, 5))
    assert album.inside() == [2]
    assert album.used == 100


def test_a_function_paints_each_picture_once() -> None:
    painted: list[int] = []

    @painted_once(1000)
    def square(side: int) -> QImage:
        painted.append(side)
        return blank(side, side)

    for side in (5, 6, 5, 6):
        assert square(side).width() == side
    assert painted == [5, 6]
