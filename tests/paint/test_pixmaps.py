"""The cache of pictures: at once, the same each time, painted in the background, bounded."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, get_native_id

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from fairytable.paint.art import Art
from fairytable.paint.card_painter import paint_card, paint_plain
from fairytable.paint.card_size import card_size
from fairytable.paint.disc_painter import Disc
from fairytable.paint.figure import Figure
from fairytable.paint.marks import CardMark
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, Subject, paint_print
from fairytable.paint.scenery import Vista
from fairytable.paint.tile_painter import Tile
from fairytable.stage.look import Pennant, Printed

from .looks import AIR, BLUE, FIRE, RED

FACES = [AIR._replace(motes=n) for n in range(12)]


@pytest.fixture
def pixmaps(art: Art) -> Iterator[Pixmaps]:
    made = Pixmaps(art)
    yield made
    made.close()


@pytest.fixture
def at_once(art: Art) -> Pixmaps:
    return Pixmaps(art, background=False)


@contextmanager
def painter_busy(pixmaps: Pixmaps) -> Iterator[None]:
    """The painter's thread has other work until the block ends."""
    done = Event()
    pixmaps._pool.start(done.wait)
    yield
    done.set()


def test_the_same_picture_is_given_each_time(at_once: Pixmaps) -> None:
    wanted = Print(AIR, 110)
    assert at_once.get(wanted).cacheKey() == at_once.get(wanted).cacheKey()
    assert at_once.get(wanted) is at_once.get(Print(AIR, 110.0, 1.0))


@pytest.mark.parametrize(
    "other", [Print(FIRE, 110), Print(AIR, 111), Print(AIR, 110, 2), Print(BLUE, 110)]
)
def test_another_card_width_or_ratio_is_another_picture(at_once: Pixmaps, other: Print) -> None:
    assert at_once.get(Print(AIR, 110)) is not at_once.get(other)


def test_widths_of_the_same_device_pixels_share_a_picture(at_once: Pixmaps) -> None:
    assert at_once.get(Print(AIR, 69.6, 1)) is at_once.get(Print(AIR, 70, 1))


@pytest.mark.parametrize("dpr", [1, 1.25, 2])
@pytest.mark.parametrize("side", [AIR, BLUE, BLUE._replace(memory=AIR)])
def test_the_background_paints_what_would_be_painted_at_once(
    pixmaps: Pixmaps, art: Art, side: Printed, dpr: float
) -> None:
    wanted = Print(side, 110, dpr)
    pixmaps.get(wanted)
    pixmaps.finish()
    assert pixmaps.has(wanted)
    assert pixmaps.get(wanted).devicePixelRatio() == dpr
    at_once = paint_card(side, 110, dpr, art)
    assert pixmaps.get(wanted).toImage().convertedTo(at_once.format()) == at_once


def test_a_card_is_there_before_it_is_painted(pixmaps: Pixmaps, qtbot: QtBot) -> None:
    wanted = Print(AIR, 110)
    with qtbot.waitSignal(pixmaps.ready) as told:
        stand_in = pixmaps.get(wanted)
        assert (stand_in.width(), stand_in.height()) == card_size(110, 1).image
        assert stand_in is pixmaps.get(wanted)
    assert told.args == [wanted]
    assert pixmaps.get(wanted) is not stand_in


def test_another_width_of_the_card_stands_for_it(pixmaps: Pixmaps) -> None:
    pixmaps.get(Print(AIR, 110))
    pixmaps.finish()
    stand_in = pixmaps.get(Print(AIR, 70, 2)).toImage()
    assert (stand_in.width(), stand_in.height()) == card_size(70, 2).image
    assert stand_in.devicePixelRatio() == 2
    assert stand_in != paint_plain(AIR, 70, 2)


def test_what_is_prepared_is_there_when_it_is_needed(pixmaps: Pixmaps) -> None:
    wanted = [Print(face, 70) for face in FACES] + [Print(BLUE, 70), Print(CardMark.PLAYABLE, 70)]
    pixmaps.prepare(wanted)
    pixmaps.prepare(wanted)
    pixmaps.finish()
    assert all(pixmaps.has(one) for one in wanted)


def test_what_is_looked_at_is_painted_before_what_was_prepared(pixmaps: Pixmaps) -> None:
    told: list[Print] = []
    pixmaps.ready.connect(told.append)
    prepared = [Print(face, 70) for face in FACES]
    with painter_busy(pixmaps):
        pixmaps.prepare(prepared)
        pixmaps.get(Print(FIRE, 70))
        pixmaps.get(prepared[5])
    pixmaps.finish()
    assert told == [prepared[5], Print(FIRE, 70), *prepared[:5], *prepared[6:]]


def test_what_waits_can_be_abandoned(pixmaps: Pixmaps) -> None:
    wanted = [Print(face, 70) for face in FACES]
    with painter_busy(pixmaps):
        pixmaps.prepare(wanted)
        pixmaps.abandon()
    pixmaps.finish()
    assert not any(pixmaps.has(one) for one in wanted)
    pixmaps.prepare(wanted)
    pixmaps.finish()
    assert all(pixmaps.has(one) for one in wanted)


def test_memory_is_bounded(art: Art) -> None:
    across, down = card_size(70, 1).image
    budget = 5 * across * down * 4
    small = Pixmaps(art, budget=budget, background=False)
    for face in FACES:
        small.get(Print(face, 70))
        assert small.used <= budget
    assert [small.has(Print(face, 70)) for face in FACES] == [False] * 7 + [True] * 5


def test_a_finer_screen_has_more_room_for_pictures(art: Art) -> None:
    across, down = card_size(70, 2).image
    budget = 2 * across * down * 4
    fine = Pixmaps(art, budget=budget, background=False)
    for face in FACES:
        fine.get(Print(face, 70, 2))
        assert fine.used <= 2 * budget
    assert [fine.has(Print(face, 70, 2)) for face in FACES] == [False] * 8 + [True] * 4


def test_what_was_asked_for_lately_stays(art: Art) -> None:
    across, down = card_size(70, 1).image
    small = Pixmaps(art, budget=3 * across * down * 4, background=False)
    for face in FACES:
        small.get(Print(face, 70))
        small.get(Print(FACES[0], 70))
    assert small.has(Print(FACES[0], 70))


def test_a_mark_needs_no_stand_in(pixmaps: Pixmaps) -> None:
    mark = pixmaps.get(Print(CardMark.KNOWN, 110))
    assert pixmaps.get(Print(CardMark.KNOWN, 110)) is mark
    assert pixmaps.has(Print(CardMark.KNOWN, 110))


def test_backs_and_marks_are_told_apart(at_once: Pixmaps) -> None:
    prints: list[Printed | CardMark] = [
        BLUE,
        RED,
        BLUE._replace(memory=AIR),
        CardMark.KNOWN,
        CardMark.KNOWN_EDGE,
    ]
    keys = {at_once.get(Print(one, 70)).cacheKey() for one in prints}
    assert len(keys) == len(prints)


def test_a_card_that_cannot_be_painted_stays_plain(
    pixmaps: Pixmaps, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Print(AIR._replace(pennant=Pennant("air", "no such glyph")), 30)
    with caplog.at_level(logging.ERROR):
        plain = pixmaps.get(broken)
        pixmaps.finish()
    assert not pixmaps.has(broken)
    assert pixmaps.get(broken) is plain
    assert "no such glyph" in caplog.text


def test_one_thread_paints_everything(
    pixmaps: Pixmaps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def noting(wanted: Print, art: Art, *, patterned: bool) -> QImage:
        threads.append(get_native_id())
        return paint_print(wanted, art, patterned=patterned)

    monkeypatch.setattr("fairytable.paint.pixmaps.paint_print", noting)
    for subject in (AIR, Tile(AIR), Disc(FIRE), Figure("moons/fire", 80)):
        with qtbot.waitSignal(pixmaps.ready):  # each time the painter has nothing left to do
            pixmaps.get(Print(subject, 70))
    assert len(threads) == 4
    assert len(set(threads)) == 1
    assert get_native_id() not in threads


@pytest.mark.parametrize(
    "subject", [Disc(AIR), Tile(AIR), Tile(BLUE), Figure("moons/fire", 90), Vista("moons/air", 50)]
)
def test_everything_but_marks_is_painted_in_the_background(
    pixmaps: Pixmaps, art: Art, subject: Subject
) -> None:
    wanted = Print(subject, 80)
    stand_in = pixmaps.get(wanted)
    assert not pixmaps.has(wanted)
    pixmaps.finish()
    true = pixmaps.get(wanted)
    assert true is not stand_in
    painted = paint_print(wanted, art)
    assert true.toImage().convertedTo(painted.format()) == painted


@pytest.mark.parametrize("subject", [Disc(AIR), Tile(AIR), Tile(BLUE), AIR, BLUE])
def test_what_stands_for_a_thing_is_as_large(pixmaps: Pixmaps, subject: Subject) -> None:
    wanted = Print(subject, 80, 1.5)
    stand_in = pixmaps.get(wanted)
    assert (stand_in.width(), stand_in.height()) == wanted.pixels
    pixmaps.finish()
    true = pixmaps.get(wanted)
    assert (true.width(), true.height()) == wanted.pixels
    other = Print(subject, 130, 1.5)
    assert pixmaps.get(other).width() == other.pixels[0], "scaled from what is there"


def test_what_lies_on_the_table_is_never_painted_again(art: Art) -> None:
    across, down = card_size(70, 1).image
    small = Pixmaps(art, budget=2 * across * down * 4, background=False)
    lying = [small.get(Print(face, 70)) for face in FACES]
    assert small.used <= 2 * across * down * 4
    assert all(small.get(Print(f, 70)) is one for f, one in zip(FACES, lying, strict=True))
