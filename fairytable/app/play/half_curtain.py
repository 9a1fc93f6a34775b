"""The half curtain: the table stays open, and a small plate shows people their cards on request."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout

from fairytable.app.chrome import scaled, wear
from fairytable.app.panel.prompt_button import LOW_BUTTON_HEIGHT, PromptButton
from fairytable.app.panel.prompt_line import LINE_HEIGHT
from fairytable.app.play.curtain import SHOW
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import inset, paint_stuff, plate
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import SEMIBOLD, Type
from fairytable.paint.ground import qrect
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.pieces import paint_player
from fairytable.stage import letters
from fairytable.stage.look import Look
from fairytable.stage.picture import bounds, clamp
from fairytable.stage.skin import FELT
from fairytable.stage.staging import Button, ShowCards, Stage, Translate
from fairytable.table.card_table import CardTable

WHOSE = QT_TRANSLATE_NOOP("app", "{name}:")
HIDE = QT_TRANSLATE_NOOP("app", "Hide my cards")

_EDGE, _AIR = 6, 8
_BESIDE = 12.0
"""Between the plate and the cards that it has shown."""
_CREST = 15.0
_LONGEST = 190
"""How wide a name may be."""


class HalfCurtain(Overlay):
    """Lies over the hidden cards of whoever decides, and beside them once they are shown."""

    chosen = Signal(object)
    """ShowCards: the person wants to see their own cards, or has seen enough."""

    def __init__(self, table: CardTable, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._theme = table, theme
        self._colour = 0
        self._skin = FELT
        self._shows = False
        """Whether the cards lie open now."""
        self._name = PlainLabel()
        wear(self._name, Type(18, SEMIBOLD))
        self.button: PromptButton | None = None
        self._row = QHBoxLayout(self)
        self._row.setSpacing(10)
        self._row.addWidget(self._name)
        self.hide()

    def offer(self, name: str, colour: int, say: Translate, *, shows: bool) -> None:
        """Offer this person to see their own cards; or to hide them again, if they are shown."""
        self._colour, self._shows = colour, shows
        self._skin = self._table.top.skin
        self._name.setStyleSheet(f"color: {self._skin.inks.plain}")  # whatever the chrome
        kind = self._name.fontMetrics()
        short = kind.elidedText(name, Qt.TextElideMode.ElideRight, scaled(_LONGEST))
        self._name.setText(say(WHOSE, name=short))
        self._name.setVisible(not shows)
        self._make_button(
            Button(ShowCards(), say(HIDE if shows else SHOW), letters.PEEK, main=True)
        )
        assert self.button is not None
        self.setAccessibleName(f"{say(WHOSE, name=name)} {self.button.text()}")
        self.show()
        self.fit()

    def _make_button(self, wanted: Button) -> None:
        if self.button is not None:
            self.button.hide()
            self.button.setParent(None)
            self.button.deleteLater()
        high = LINE_HEIGHT if self._shows else LOW_BUTTON_HEIGHT
        self.button = PromptButton(wanted, self._theme, high)
        self.button.setMinimumHeight(scaled(high))
        self.button.set_possible(True)
        self.button.chosen.connect(self.chosen)
        if not self._shows:
            self.button.setMinimumWidth(self.button.sizeHint().width() + scaled(22))
        self._row.addWidget(self.button)

    def fit(self) -> None:
        if not self.isHidden():  # its place takes some seeking, and is sought when it is shown
            super().fit()

    def place(self, room: QRect) -> QRect:
        """Over what it would show; beside it, once that is shown."""
        crest = 0 if self._shows else scaled(2 * _CREST) + 2 * _AIR
        air = _AIR - 2 if self._shows else _AIR
        self._row.setContentsMargins(crest + air + 4, air, air + 4, air)
        size, own = QSizeF(self._row.sizeHint()), _own_cards(self._table)
        middle = own.center() - QPointF(size.width() / 2, size.height() / 2)
        right = QPointF(own.right() + _BESIDE, middle.y())
        left = QPointF(own.x() - _BESIDE - size.width(), middle.y())
        above = QPointF(middle.x(), own.y() - _BESIDE - size.height())
        beside = [_inside(QRectF(at, size), room) for at in (right, left, above)]
        if self._shows:
            return min(beside, key=self._hides)
        corner = _inside(QRectF(QPointF(room.width(), above.y()), size), room)
        over = _inside(QRectF(middle, size), room)
        return min([over, *beside, corner], key=self._hides_open)

    def _hides(self, place: QRect) -> float:
        """How much of the cards it would cover there; of the shown ones nothing, if it can."""
        picture = self._table.top.picture
        spots = () if picture is None else picture.spots
        lost = (QRectF(place) & qrect(spot.rect) for spot in spots)
        own = QRectF(place) & _own_cards(self._table)
        return sum(part.width() * part.height() for part in (*lost, *[own] * 9))

    def _hides_open(self, place: QRect) -> float:
        """How much of what lies open it would cover there: the page of a collection may lie over
        the hidden cards."""
        top = self._table.top
        spots = () if top.picture is None else top.picture.spots
        lost = (QRectF(place) & qrect(s.rect) for s in spots if isinstance(top.side(s), Look))
        return sum(part.width() * part.height() for part in lost)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -3)
            self._paint_plate(p, rect)
            if not self._shows:
                self._paint_crest(p, rect)

    def _paint_plate(self, p: QPainter, rect: QRectF) -> None:
        if self._skin is not FELT:
            paint_stuff(p, rect, self._skin.plates.plate, 10)
            return
        p.fillPath(plate(rect.translated(0, 2), 12), color(TABLE["shadow"], 0.45))
        p.fillPath(plate(rect, 12), down(rect, (0, "#1B2456"), (1, "#0A0E28")))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for within, width, strength in ((0.0, 1.8, 1.0), (3.5, 0.8, 0.5)):
            p.setPen(line_pen(PAPER["gold_bright"], width, strength))
            p.drawPath(plate(inset(rect, within), 12 - within))

    def _paint_crest(self, p: QPainter, rect: QRectF) -> None:
        """The shape of whoever decides, on a medal."""
        reach = scaled(_CREST)
        at = QPointF(rect.x() + _AIR + reach + 3, rect.center().y())
        p.setBrush(color("#0A0E28" if self._skin is FELT else self._skin.plates.pill.deep))
        p.setPen(line_pen(PAPER["gold_bright"], 1.6))
        p.drawEllipse(at, reach, reach)
        paint_player(p, self._colour, at, reach * 0.62)


def _inside(wanted: QRectF, room: QRect) -> QRect:
    """As near to the wanted place as the table's edges allow."""
    x = clamp(_EDGE, wanted.x(), room.width() - wanted.width() - _EDGE)
    y = clamp(_EDGE, wanted.y(), room.height() - wanted.height() - _EDGE)
    return QRectF(x, y, wanted.width(), wanted.height()).toRect()


def _own_cards(table: CardTable) -> QRectF:
    """Where the hidden cards of the person at the bottom lie: the most of them in one place."""
    stage, picture = table.stage, table.top.picture
    foot = table.top.rect
    if stage is None or picture is None:
        return foot
    owned = [
        (zone.startswith("hand."), {card.card for card in cards if not card.open})
        for zone, cards in stage.view.zones.items()
        if zone.split(".")[1:2] == [str(stage.bottom)] and _of_players(zone, stage)
    ]
    hands = [cards for is_hand, cards in owned if is_hand]
    mine = hands or [cards for _, cards in owned]
    most = max(mine, key=len, default=set())
    spots = [spot.rect for spot in picture.spots if spot.card in most]
    if not spots:
        return QRectF(foot.x(), foot.bottom() - picture.unit, foot.width(), picture.unit)
    return qrect(bounds(spots))


def _of_players(zone: str, stage: Stage) -> bool:
    """Whether a zone is numbered after its player, and not one of a row of places."""
    kind = zone.partition(".")[0]
    return f"{kind}.{len(stage.people)}" not in stage.view.zones
