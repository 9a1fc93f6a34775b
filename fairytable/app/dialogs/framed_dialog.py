"""The frame of the dialogs: a leaf with a heading over a gold line, and buttons at its foot."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import leaf_style, scaled, wear
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import paint_leaf, paint_rule
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.fonts import SEMIBOLD, Type

TITLE_TYPE = Type(26, SEMIBOLD, caps=True)
GROUP_TYPE = Type(18, SEMIBOLD, caps=True)
CLOSE = QT_TRANSLATE_NOOP("app", "&Close")


class FramedDialog(QDialog):
    """A leaf in the colours of the chrome: a heading over a gold line, a body, buttons below."""

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        self.heading = QLabel()
        wear(self.heading, TITLE_TYPE)
        self.body = QWidget()
        self.body.setObjectName("body")
        self.area = QScrollArea()
        self.area.setWidget(self.body)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(24, 0, 24, 0)
        self.foot.setSpacing(10)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        self.head = QHBoxLayout()
        self.head.setContentsMargins(26, 0, 26, 16)
        self.head.addWidget(self.heading)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 18)
        column.setSpacing(12)
        column.addLayout(self.head)
        column.addWidget(self.area, 1)
        column.addLayout(self.foot)
        language.changed.connect(self.speak)
        theme.changed.connect(self._colour)

    def take_size(self, width: int, height: int) -> None:
        """As large as it should be in letters of the moment, but no larger than the window it lies
        over, nor than its screen."""
        window = self.parentWidget()
        room = self.screen().availableSize() if window is None else window.window().size()
        self.resize(QSize(scaled(width), scaled(height)).boundedTo(room))

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        self.close_button.setText(self.language.say(CLOSE))

    def _colour(self) -> None:
        """Take the colours of the moment; the application's own style is the program's matter."""
        c = self.theme.chrome
        self.setStyleSheet(
            f"{leaf_style(c)} QLineEdit {{ placeholder-text-color: {c.soft}; }}"
            f"QPlainTextEdit:focus {{ border-color: {c.gold}; }}"
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth or parchment, a gold line under the heading."""
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_leaf(p, QRectF(self.rect()), self.theme.chrome)
            y = self.heading.mapTo(self, QPoint(0, self.heading.height())).y() + 9.0
            paint_rule(p, 26, self.width() - 26, y, self.theme.chrome)


def plate(title: QLabel, inner: QWidget) -> QFrame:
    """A frame with a title over what stands in it."""
    made = QFrame()
    made.setObjectName("plate")
    wear(title, GROUP_TYPE)
    column = QVBoxLayout(made)
    column.setContentsMargins(16, 6, 16, 10)
    column.setSpacing(5)
    column.addWidget(title)
    column.addWidget(inner)
    column.addStretch(1)
    return made
