"""Digits are the table's, wherever the focus is."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from fairytable.table.card_table import CardTable


class DigitKeys(QObject):
    """Hears the keys that nobody inside a widget wanted, and gives its digits to the table."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._table = table

    def hear(self, widget: QWidget) -> None:
        """Listen to this widget and all that lies in it."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or self._table.hasFocus():
            return False
        if not isinstance(event, QKeyEvent) or not event.text().isdigit():
            return False
        if not self._table.offers.actions:  # nobody is asked, perhaps something lies over it
            return False
        self._table.setFocus()
        return self._table.hasFocus() and QApplication.sendEvent(self._table, event)
