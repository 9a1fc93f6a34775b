"""All pictures, ready to be blitted: painted once, in the background, and shared."""

import logging
from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from fairytable.paint.album import MB, Album
from fairytable.paint.art import Art
from fairytable.paint.fonts import load_fonts
from fairytable.paint.marks import CardMark, MovedBy, ShapedMark
from fairytable.paint.prints import Layer, Mural, Print, exact, paint_print, paint_stand_in
from fairytable.paint.scenery import Vista

BUDGET = 96 * MB
"""Bytes of pictures kept for a screen with one pixel a point, and more for a finer one; those asked
for longest ago go first. The pictures of one table take half of it."""

log = logging.getLogger(__name__)


SIZES_KEPT = 2
"""Of a picture that fills a rectangle only this many sizes are kept: they are large."""


class Pixmaps(QObject):
    """Gives every picture at once: the true one, or until it is painted one that resembles it.

    All methods belong to the main thread. Without `background` every picture is painted when it is
    asked for: for tests and for pictures of the table.
    """

    ready = Signal(object)
    """The Print whose true picture can be had from now on."""
    _painted = Signal(object, QImage)

    def __init__(
        self,
        art: Art,
        *,
        budget: int = BUDGET,
        background: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        load_fonts()
        self.art = art
        self._background = background
        self._budget = budget
        self._kept: Album[Print, QPixmap] = Album(budget)
        self._patterned = False
        self._asked: dict[Print, QPixmap | None] = {}
        """What is not painted yet, with the picture that stands for it if somebody looks."""
        self._waiting: deque[Print] = deque()
        """The next one to paint first; the painter's thread takes from the left."""
        self._pool = QThreadPool()
        # One painter is enough: much of its time is Python's, and the window needs the other core.
        self._pool.setMaxThreadCount(1)
        # It stays when it has nothing to do: a new thread would have to open all fonts again.
        self._pool.setExpiryTimeout(-1)
        self._begin = QTimer(self)
        """Painting begins when the window has nothing else to do: a frame is never kept waiting."""
        self._begin.setSingleShot(True)
        self._begin.timeout.connect(self._engage)
        self._painted.connect(self._arrived, Qt.ConnectionType.QueuedConnection)
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self.close)

    @property
    def used(self) -> int:
        """Bytes of the pictures kept."""
        return self._kept.used

    @property
    def waits(self) -> bool:
        """Whether something that was asked for is not painted yet."""
        return bool(self._asked)

    def has(self, wanted: Print) -> bool:
        """Whether the true picture is there."""
        return exact(wanted) in self._kept

    def get(self, wanted: Print) -> QPixmap:
        """The picture, or what stands for it until `ready` tells that it is painted."""
        wanted = exact(wanted)
        found = self._kept.find(wanted)
        if found is not None:
            return found
        # Nothing can stand for a layer: without it one would not see what can be played.
        if not self._background or isinstance(wanted.subject, Layer):
            return self._keep(wanted, self._paint(wanted))
        stand_in = self._asked.get(wanted)
        if stand_in is None:
            stand_in = self._asked[wanted] = self._stand_in(wanted)
            self._hurry(wanted)
        return stand_in

    def at_hand(self, wanted: Print) -> QPixmap | None:
        """The true picture; None until `ready` tells that it is painted. Whoever asks like
        this has something else to show until then."""
        wanted = exact(wanted)
        found = self._kept.find(wanted)
        if found is not None:
            return found
        if not self._background:
            return self._keep(wanted, self._paint(wanted))
        if wanted not in self._asked:
            self._asked[wanted] = None
            self._hurry(wanted)
        return None

    def prepare(self, wanted: Iterable[Print]) -> None:
        """Have these pictures painted before they are needed, in this order."""
        for one in map(exact, wanted):
            if one in self._kept or one in self._asked:
                continue
            if not self._background:
                self._keep(one, self._paint(one))
                continue
            self._asked[one] = None
            self._waiting.append(one)
            self._begin.start()

    def set_patterned(self, patterned: bool) -> None:
        """Paint marks with patterns from now on, or without; nobody keeps an old one."""
        if patterned != self._patterned:
            self._patterned = patterned
            marks = CardMark | ShapedMark | MovedBy
            self._kept.drop_all(lambda one: isinstance(one.subject, marks))

    def abandon(self) -> None:
        """Forget what waits to be painted: the window has got another size."""
        self._begin.stop()
        self._waiting.clear()
        self._asked.clear()

    def finish(self) -> None:
        """Wait until everything asked for is painted."""
        self._engage()
        self._pool.waitForDone()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def close(self) -> None:
        """Paint nothing more; the application calls it when it quits."""
        self.abandon()
        self._pool.clear()
        self._pool.waitForDone()

    def _hurry(self, wanted: Print) -> None:
        """Somebody looks at it now: paint it before all that was only prepared."""
        for late in _other_sizes(wanted, list(self._waiting)):  # the window has been resized since
            self._waiting.remove(late)
            self._asked.pop(late, None)
        try:
            self._waiting.remove(wanted)
        except ValueError:  # new, or already in the painter's hands: painting it twice is harmless
            self._begin.start()
        self._waiting.appendleft(wanted)

    def _engage(self) -> None:
        """Let the painter work until nothing waits."""
        self._begin.stop()
        if self._waiting:
            self._pool.start(self._paint_all)

    def _paint_all(self) -> None:
        """In the painter's thread."""
        while True:
            try:
                wanted = self._waiting.popleft()
            except IndexError:  # all painted, or abandoned
                return
            try:
                image = self._paint(wanted)
            except Exception:
                log.exception("This picture stays plain: %s", wanted)
                continue
            self._painted.emit(wanted, image)

    def _paint(self, wanted: Print) -> QImage:
        return paint_print(wanted, self.art, patterned=self._patterned)

    def _arrived(self, wanted: Print, image: QImage) -> None:
        self._asked.pop(wanted, None)
        if wanted not in self._kept:
            self._keep(wanted, image)
            self.ready.emit(wanted)

    def _keep(self, wanted: Print, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        if isinstance(wanted.subject, Vista | Mural):
            for old in _other_sizes(wanted, self._kept.inside())[: 1 - SIZES_KEPT]:
                self._kept.drop(old)
        self._kept.budget = round(self._budget * wanted.dpr)
        self._kept.keep(wanted, pixmap)
        return pixmap

    def _stand_in(self, wanted: Print) -> QPixmap:
        """The same at another size, the largest there is; else something plain."""
        same = [one for one in self._kept.inside() if one.resembles(wanted)]
        largest = self._kept.peek(max(same, key=_device_width)) if same else None
        if largest is None:
            return QPixmap.fromImage(paint_stand_in(wanted))
        # Smoothing what is large would take as long as painting it.
        large = isinstance(wanted.subject, Vista | Mural)
        mode = Qt.TransformationMode
        scaled = largest.scaled(
            *wanted.pixels,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            mode.FastTransformation if large else mode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(wanted.dpr)
        return scaled


def _other_sizes(wanted: Print, among: list[Print]) -> list[Print]:
    """Prints of the same vista or wall; none for anything else."""
    if not isinstance(wanted.subject, Vista | Mural):
        return []
    return [one for one in among if one.resembles(wanted) and one != wanted]


def _device_width(one: Print) -> float:
    return one.width * one.dpr
