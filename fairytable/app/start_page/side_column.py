"""The side of the start page: a plate, the games saved lately, and the way to all others."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from fairytable.app.start_page.recent_list import RecentList
from fairytable.app.start_page.side_plates import SidePlate
from fairytable.app.start_page.start_button import StartButton

_GAP = 9
_UNDER_PLATE = 3


class SideColumn(QWidget):
    """An empty list of games gives way where a plate needs the room."""

    def __init__(
        self, plates: Sequence[SidePlate], heading: QLabel, recent: RecentList, others: StartButton
    ) -> None:
        super().__init__()
        self._plates, self._heading, self._recent, self._others = plates, heading, recent, others
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for plate in plates:
            column.addWidget(plate)
        column.addSpacing(_UNDER_PLATE)
        column.addWidget(heading)
        column.addWidget(recent, 1)
        column.addStretch(0)
        column.addWidget(others)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        shown = self._recent.count() > 0 or self._free() >= self._recent.least_empty(self.width())
        for part in (self._heading, self._recent):
            part.setVisible(shown)

    def _free(self) -> int:
        """What the other parts leave to the list."""
        plates = [plate for plate in self._plates if not plate.isHidden()]
        around = sum(plate.heightForWidth(self.width()) + _GAP for plate in plates)
        around += self._heading.sizeHint().height() + self._others.sizeHint().height()
        return self.height() - around - _UNDER_PLATE - 3 * _GAP
