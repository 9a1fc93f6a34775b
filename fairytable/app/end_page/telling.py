"""The end of a game is told: cards turn up, points are counted, the winner has an hour."""

from PySide6.QtCore import QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from fairytable.app.end_page import verdict
from fairytable.app.end_page.counting import Counting
from fairytable.app.end_page.finale import Finale
from fairytable.app.end_page.triumph import Praise, Triumph
from fairytable.app.translation import Language
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.walking import announce
from fairytable.paint.brushes import color
from fairytable.paint.pixmaps import Pixmaps

GRACE_MS = 350
"""A click or a key that comes sooner was meant for the table."""
FADE_MS, FADE_STEPS = 450, 10
"""How long the winner's hour takes to appear, and in how many steps: each paints everything."""
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_NIGHT = "#0A1016"


class EndTelling(Overlay):
    """Covers what it tells of; a click or a key leads to the winner, and then to the ledger."""

    told = Signal()
    """All has been told, or somebody has seen enough."""

    def __init__(self, language: Language, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent)
        self._language, self._pixmaps, self._under = language, pixmaps, parent
        self._finale: Finale | None = None
        self._background = QPixmap()
        """The table, dimmed: nothing below has to be painted while this moves."""
        self.counting: Counting | None = None
        self.triumph: Triumph | None = None
        self.ms = 0.0
        """How far it has been told, in milliseconds at normal speed."""
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._tick)
        self.clock.finished.connect(self.finish)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        pixmaps.ready.connect(self._painted)

    def tell(self, finale: Finale, speed: float) -> None:
        """Tell the end of a game; where nothing should move, it has been told already."""
        if not speed or not finale.winners:
            self.told.emit()
            return
        self._finale, self.ms = finale, 0.0
        self._background = self._photograph()
        self.fit()
        counting = self._lay_out(finale)
        self.show()
        self.setFocus()
        self.clock.setDuration(round(counting.script.length * speed))
        self.clock.start()
        announce(self, self.accessibleName())

    def _photograph(self) -> QPixmap:
        """The table as it lies, dimmed."""
        dpr = self.devicePixelRatioF()
        picture = QImage(self._under.size() * dpr, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(dpr)
        with QPainter(picture) as p:
            p.drawPixmap(0, 0, self._under.grab())
            p.fillRect(self._under.rect(), color(_NIGHT, 0.88))
        return QPixmap.fromImage(picture)

    def _lay_out(self, finale: Finale) -> Counting:
        """Have everything painted for this size."""
        room, language = QSizeF(self.size()), self._language
        figures = finale.reckoning().figures
        praise = Praise(
            tuple(dict.fromkeys(figures[p] for p in finale.winners)) if figures else (),
            tuple(finale.course.seats[p].colour for p in finale.winners),
            verdict.title(finale, language),
            verdict.lines(finale, language),
            finale.lost_by is not None,
        )
        self.setAccessibleName(". ".join((praise.title, *praise.lines)))
        self.counting = Counting(finale, language, self._pixmaps, self._background, room)
        self.triumph = Triumph(praise, self._pixmaps, self._background, room)
        self._pixmaps.prepare([*self.counting.prints(), *self.triumph.prints()])
        return self.counting

    def _painted(self) -> None:
        """A picture is ready: perhaps of something here."""
        if self.counting is not None and self.triumph is not None:
            self.counting.forget_ground()
            self.triumph.forget_scene()

    # Time

    def go(self, ms: float) -> None:
        """Show another moment."""
        before, self.ms = self.ms, ms
        if self.counting is None or self.triumph is None:
            return
        start = self.counting.script.triumph.start
        if ms < start:
            self.update(self.counting.moving(before, ms))
        elif before < start or _faded(before - start) != _faded(ms - start):
            self.update()
        else:
            self.update(self.triumph.moving((before - start) / 1000, (ms - start) / 1000))

    def _tick(self, share: float) -> None:
        if self.counting is not None:
            self.go(share * self.counting.script.length)

    def skip(self) -> None:
        """To the winner, or past this hour too."""
        script = None if self.counting is None else self.counting.script
        if script is None or self.ms >= script.triumph.start:
            self.finish()
        else:
            share = script.triumph.start / script.length
            self.clock.setCurrentTime(round(share * self.clock.duration()) + 1)

    def finish(self) -> None:
        """Nothing more is told."""
        if self.isVisible():
            self.hide()
            self.told.emit()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.counting is None or self.triumph is None:
            return
        passed = self.ms - self.counting.script.triumph.start
        with QPainter(self) as p:
            if passed < 0:
                self.counting.paint(p, self.ms, event.region())
                return
            if passed < FADE_MS:
                p.drawPixmap(0, 0, self.counting.base)
            self.triumph.paint(p, passed / 1000, _faded(passed))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.clock.currentTime() >= GRACE_MS:
            self.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.finish()
        elif event.key() not in _MODIFIERS and self.clock.currentTime() >= GRACE_MS:
            self.skip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._finale is not None and self.isVisible():
            dpr = self.devicePixelRatioF()
            self._background = self._background.scaled(self.size() * dpr)
            self._background.setDevicePixelRatio(dpr)
            self._lay_out(self._finale)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.stop()
        self.counting = self.triumph = None
        self._background = QPixmap()


def _faded(ms: float) -> float:
    """How much of the winner's hour is to be seen this long after it began."""
    return min(1.0, (int(FADE_STEPS * ms / FADE_MS) + 1) / FADE_STEPS)
