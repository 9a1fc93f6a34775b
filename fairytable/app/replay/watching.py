"""Watching a match once more: the replay bar at the foot of the table moves the controller."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from fairytable.app.play.table_page import TablePage
from fairytable.app.replay.replay_bar import ReplayBar
from fairytable.app.theme import Theme
from fairytable.app.translation import Language


class MatchReplay(QObject):
    """One match at a time: the one on the table."""

    def __init__(self, page: TablePage, language: Language, theme: Theme) -> None:
        super().__init__(page)
        self.page = page
        self.bar = ReplayBar(language, theme, page.table)
        self.bar.hide()
        self._shown = 0
        """The position that was shown last."""
        self.bar.moved.connect(self._step)
        self.bar.point_of_view.connect(self._look_as)
        self.bar.closed.connect(self._stop)
        page.table.installEventFilter(self)
        self.bar.installEventFilter(self)

    def begin(self, position: int = 0) -> None:
        """Step through the match on the table; from a position on, once it is seen how it came."""
        match = self.page.controller.match
        if match is None:
            return
        self._shown = 0
        self.bar.set_match(match, self.page.controller.bottom)
        self.bar.show()
        self.bar.setFocus()
        if position:
            self.bar.go(position - 1)
            self.bar.go(position)

    def _step(self, index: int) -> None:
        forward = index == self._shown + 1
        self._shown = index
        self.page.controller.watch(index, self.bar.viewer, forward=forward)

    def _look_as(self, viewer: int | None) -> None:
        self.page.controller.watch(self.bar.position, viewer)

    def _stop(self) -> None:
        match = self.page.controller.match
        self.bar.hide()
        if match is not None:
            self.page.begin(match)

    def _make_room(self) -> None:
        """Let the table lie above the bar while it is there, so that no card is under it."""
        self.bar.fit()
        foot = 0 if self.bar.isHidden() else self.bar.height()
        self.page.table.setViewportMargins(0, 0, 0, foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The bar gets the keys that are its own, wherever they are pressed."""
        if watched is self.bar:
            if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest):
                self._make_room()
        elif event.type() == QEvent.Type.KeyPress and not self.bar.isHidden():
            return isinstance(event, QKeyEvent) and self.bar.press(event.key())
        return super().eventFilter(watched, event)
