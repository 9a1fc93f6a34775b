"""Lists whose rows are painted: the words wrap, and pointing and arrow keys do the same."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from fairytable.app.chrome import BODY, face, scaled, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.paint.brushes import color, rounded

Index = QModelIndex | QPersistentModelIndex


def leading() -> float:
    """From one line of a row to the next."""
    return float(scaled(17))


View = TypeVar("View", bound="Rows")


class RowContent(ABC, Generic[View]):
    """What stands in the rows of a list."""

    def __init__(self, view: View) -> None:
        self.view = view

    def width(self) -> float:
        """Of the rows, at the moment."""
        return float(self.view.viewport().width())

    @abstractmethod
    def height(self, index: Index) -> float:
        """Of a row and the gap above it."""

    def gap(self, index: Index) -> float:
        """Free above a row, and no part of its ground."""
        return 0.0

    @abstractmethod
    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        """Paint what stands in a row; its ground is painted already."""


class _RowPainter(QStyledItemDelegate):
    """Paints the ground of a row, and lets its content be painted upon it."""

    def __init__(self, view: "Rows", content: RowContent[Any]) -> None:
        super().__init__(view)
        self.view, self.content = view, content

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, round(self.content.height(index)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect).adjusted(0, self.content.gap(index), 0, 0)
        state = option.state
        chrome = self.view.theme.chrome
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded(rect.x() + 1.5, rect.y() + 0.5, rect.width() - 3, rect.height() - 1, 5)
        if state & QStyle.StateFlag.State_MouseOver:
            p.fillPath(shape, color(chrome.gold, 0.14))
        if state & QStyle.StateFlag.State_HasFocus:
            p.setPen(ring_pen(chrome.gold, 1.4, 3.2, 2.2))
            p.setBrush(color(chrome.gold, 0.14))
            p.drawPath(shape)
        self.content.paint_row(p, rect, index)
        p.restore()


class Rows(QListWidget):
    """A list in the chrome's colours that never scrolls sideways."""

    pointed = Signal(int)
    """The row under the mouse or the arrow keys; -1 for none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # one of Qt's own makes PySide load every kind of widget
        self.theme = theme
        theme.changed.connect(self.viewport().update)
        self.empty = ""
        """What is said where there is no row."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        wear(self, BODY)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.entered.connect(lambda index: self.pointed.emit(index.row()))
        self.viewportEntered.connect(lambda: self.pointed.emit(-1))
        self.currentRowChanged.connect(self._walked)

    def fill_with(self, content: RowContent[Any]) -> None:
        """Let the rows be painted so."""
        self.setItemDelegate(_RowPainter(self, content))

    def first_focus(self) -> int:
        """The row that is entered first by keyboard."""
        return 0

    def say_if_empty(self, text: str) -> None:
        self.empty = text
        self.viewport().update()

    def _walked(self, row: int) -> None:
        if self.hasFocus():
            self.pointed.emit(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.scheduleDelayedItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(self.first_focus())
        super().focusInEvent(event)
        self.pointed.emit(self.currentRow())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits are not searched for here: they are keys of the page."""
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit(-1)
        done = super().viewportEvent(event)
        if event.type() == QEvent.Type.Paint and not self.count() and self.empty:
            self._paint_empty()
        return done

    def _paint_empty(self) -> None:
        with QPainter(self.viewport()) as p:
            p.setFont(face(BODY))
            p.setPen(color(self.theme.chrome.soft))
            room = self.viewport().rect().adjusted(12, 12, -12, -12)
            wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            p.drawText(room, wrapped, self.empty)
