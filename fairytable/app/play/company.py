"""Who plays against the people at the table: small faces in the line of the menus; point at one
to read its temperament and level."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from fairytable.app.chrome import scaled
from fairytable.app.dialogs.characters import introduced
from fairytable.app.play.controller import Controller
from fairytable.app.translation import Language
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Seat
from fairytable.paint.palette import PAPER
from fairytable.paint.portraits import paint_player_portrait

COMPANY = QT_TRANSLATE_NOOP("app", "Computer players at the table")
SIDE = 24
"""No higher than the buttons beside them: the table below must not move."""


class SmallFace(QWidget):
    """One of them; a ring of light tells that this one is thinking."""

    def __init__(self, seat: Seat, portrait: str) -> None:
        super().__init__()
        self.seat, self.portrait = seat, portrait
        self.on_turn = False
        self.setFixedSize(scaled(SIDE) + 4, scaled(SIDE))

    def set_on_turn(self, on_turn: bool) -> None:
        if on_turn != self.on_turn:
            self.on_turn = on_turn
            self.update()

    def introduce(self, words: str) -> None:
        self.setToolTip(plain_tip(words))
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self.height() / 2 - 2
            centre = QPointF(radius + 1, self.height() / 2)
            ring = PAPER["gold_bright"] if self.on_turn else ""
            paint_player_portrait(p, self.portrait, self.seat.colour, centre, radius, ring)


class Company(QWidget):
    """Follows the match on the table; empty where no character plays."""

    def __init__(self, controller: Controller, language: Language) -> None:
        super().__init__()
        self.controller, self.language = controller, language
        self.faces: list[SmallFace] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.setSpacing(2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        controller.shown.connect(self.follow)
        language.changed.connect(self._speak)
        self._speak()

    def follow(self) -> None:
        """Something else is on the table."""
        match = self.controller.match
        seats = [] if match is None else [seat for seat in match.seats if seat.character]
        if [face.seat for face in self.faces] != seats:
            self._seat(seats)
        deciding = None if match is None or self.controller.watching else match.deciding
        for face in self.faces:
            face.set_on_turn(face.seat == deciding)

    def _seat(self, seats: list[Seat]) -> None:
        for old in self.faces:
            old.hide()
            old.deleteLater()
        known = [seat for seat in seats if seat.character in CHARACTERS]
        self.faces = [
            SmallFace(seat, CHARACTERS[seat.character].portrait)
            for seat in known
            if seat.character is not None
        ]
        for face in self.faces:
            self._row.addWidget(face)
        self._speak()
        self.updateGeometry()

    def _speak(self) -> None:
        self.setAccessibleName(self.language.say(COMPANY))
        for face in self.faces:
            face.introduce(introduced(face.seat, self.language.say))

    def sizeHint(self) -> QSize:
        wide = sum(face.width() + self._row.spacing() for face in self.faces)
        return QSize(wide + 8 if wide else 0, scaled(SIDE))
