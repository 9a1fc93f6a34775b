"""A leaf over the end page with the moves that cost most; a click leads to the moment of one."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, HEADING, LABEL, ink, leaf_style, scaled, wear
from fairytable.app.dialogs.framed_dialog import CLOSE
from fairytable.app.end_page.costly_words import HOW, TITLE, Told, told, verdict
from fairytable.app.end_page.finale import Finale
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import inset, paint_leaf, plate
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.sentence import Sentence
from fairytable.bots.review import Costly, Review
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.palette import TABLE
from fairytable.paint.pieces import paint_player

_WIDTH, _EDGE = 680, 12
_PAD = 12
_SIGN = 26
_BAR = 16
"""Where the scroll bar may stand."""


class CostlyRow(QAbstractButton):
    """One move, in three sentences."""

    def __init__(self, words: Told, colour: int, theme: Theme) -> None:
        super().__init__()
        self.theme, self.colour = theme, colour
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{words.title}. {words.better}. {words.why}")
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD + _SIGN, 8, _PAD, 9)
        column.setSpacing(3)
        c = theme.chrome
        for text, kind, leading, tone in (
            (words.title, LABEL, 19.0, c.text),
            (words.better, LABEL, 19.0, c.gold),
            (words.why, BODY, 18.0, c.soft),
        ):
            line = Sentence(kind, leading)
            line.setText(text)
            ink(line, tone)
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return QSize(300, 90) if layout is None else layout.sizeHint()

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return 90 if layout is None else layout.totalHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, lit = self.theme.chrome, self.underMouse() or self.hasFocus()
            rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 8)
            p.fillPath(shape, color(c.well, 0.9 if lit else 0.55))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(ring_pen(c.gold, 1.6, 3, 2) if self.hasFocus() else line_pen(c.line, 1.2))
            if self.underMouse() and not self.hasFocus():
                p.setPen(line_pen(c.gold, 1.4))
            p.drawPath(shape)
            paint_player(p, self.colour, rect.topLeft() + QPoint(_PAD + 8, 18), 7)


class CostlyLeaf(Overlay):
    """Says what was found for everybody at the machine."""

    chosen = Signal(object)
    """The Costly whose moment is to be seen again."""

    def __init__(self, page: QWidget, language: Language, theme: Theme) -> None:
        super().__init__(page)
        self.language, self.theme = language, theme
        self.leaf = QWidget(self)
        self.title, self.how = Sentence(HEADING, 24), Sentence(BODY, 18)
        self.rows: list[CostlyRow] = []
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.close_key = QPushButton()
        wear(self.close_key, LABEL)
        self.close_key.clicked.connect(self.put_away)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_key)
        self._whole = QVBoxLayout(self.leaf)
        self._whole.setSpacing(9)
        for part in (self.title, self.how):
            self._whole.addWidget(part)
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(foot)
        self.hide()

    def present(self, review: Review, finale: Finale) -> None:
        """Write down what was found."""
        say, c = self.language.say, self.theme.chrome
        self.setStyleSheet(leaf_style(c))
        ink(self.title, c.text)
        ink(self.how, c.soft)
        self.title.setText(say(TITLE))
        self.how.setText(say(HOW))
        self.how.setVisible(any(one.costly for one in review))
        self.close_key.setText(say(CLOSE))
        self.setAccessibleName(say(TITLE))
        inside = QWidget()
        inside.setObjectName("body")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        self.rows = []
        for one in review:
            seat = finale.match.seats[one.player]
            for costly in one.costly:
                row = CostlyRow(told(costly, finale, self.language), seat.colour, self.theme)
                row.clicked.connect(lambda _=False, c=costly: self._choose(c))
                row.installEventFilter(self)
                self.rows.append(row)
                column.addWidget(row)
            if not one.costly:
                line = Sentence(LABEL, 19)
                line.setText(verdict(one, seat.name, self.language))
                ink(line, c.text)
                column.addWidget(line)
        column.addStretch(1)
        self.area.setWidget(inside)
        self.fit()

    def open(self) -> None:
        self.show()
        (self.rows[0] if self.rows else self.close_key).setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        self.hide()
        page = self.parentWidget()
        if page is not None:
            page.setFocus()

    def _choose(self, costly: Costly) -> None:
        self.hide()
        self.chosen.emit(costly)

    def place(self, room: QRect) -> QRect:
        """All of the page; the leaf lies in its middle, as high as its words need."""
        pad = scaled(20)
        self._whole.setContentsMargins(pad, pad, pad, pad)
        wide = min(scaled(_WIDTH), room.width() - 2 * _EDGE)
        inside, body = wide - 2 * pad, self.area.widget()
        parts = [self.title.heightForWidth(inside), self.close_key.sizeHint().height()]
        if not self.how.isHidden():
            parts.append(self.how.heightForWidth(inside))
        layout = None if body is None else body.layout()
        if body is not None and layout is not None:
            body.setMinimumHeight(layout.totalHeightForWidth(inside - _BAR))
            parts.append(body.minimumHeight())
        high = sum(parts) + 2 * pad + len(parts) * self._whole.spacing()
        leaf = QRect(0, 0, wide, min(high, room.height() - 2 * _EDGE))
        leaf.moveCenter(room.center())
        self.leaf.setGeometry(leaf)
        return room

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A row that the keyboard comes to is brought into sight."""
        if isinstance(watched, CostlyRow) and event.type() == QEvent.Type.FocusIn:
            self.area.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter chooses, the arrows walk; no key reaches what is covered."""
        key, focused = event.key(), self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self.put_away()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the leaf."""
        stops: list[QAbstractButton] = [*self.rows, self.close_key]
        focused = self.focusWidget()
        at = next((i for i, stop in enumerate(stops) if stop is focused), -1)
        step = 1 if forward else -1
        stops[(at + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillRect(self.rect(), color(TABLE["shadow"], 0.6))
            leaf = QRectF(self.leaf.geometry())
            p.setClipPath(plate(leaf, 12))
            paint_leaf(p, leaf, self.theme.chrome)
            p.setClipping(False)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(self.theme.chrome.gold, 1.8))
            p.drawPath(plate(inset(leaf, 0.5), 12))
