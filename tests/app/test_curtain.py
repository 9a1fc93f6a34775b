"""The curtain: a drawn one of velvet, painted once for each size, with the next player's crest."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.play import curtain as curtains
from fairytable.app.play.curtain import Curtain
from fairytable.app.play.curtain_painter import Velvet, paint_drapes
from fairytable.app.translation import Language
from fairytable.paint.palette import PLAYERS, UI, contrast
from tests.app.windows import undress

SIZES = [(640, 480), (980, 774), (2100, 900)]


@pytest.fixture
def stage(qapp: QApplication, qtbot: QtBot) -> Iterator[QWidget]:
    dress(qapp, CHROMES["dark"])
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(980, 774)
    made.show()
    yield made
    undress(qapp)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("dpr", [1, 2])
def test_a_closed_curtain_hides_all_and_one_drawn_aside_shows_the_stage(
    width: int, height: int, dpr: int
) -> None:
    closed = paint_drapes(width, height, dpr, aside=False)
    aside = paint_drapes(width, height, dpr, aside=True)
    assert closed.size() == aside.size() == QSize(width * dpr, height * dpr)
    across, down = closed.width(), closed.height()
    places = [(x * across // 20, y * down // 20) for x in range(20) for y in range(20)]
    assert all(closed.pixelColor(*place).alpha() == 255 for place in places)
    assert aside.pixelColor(across // 2, down // 2).alpha() < 240
    assert aside.pixelColor(across // 50, down // 2).alpha() == 255


@pytest.mark.parametrize("name", ["Ada", "Bartolomeo Ferrantelli della Rovere e Montefiore"])
def test_the_crest_keeps_its_room_above_a_name_of_any_length(stage: QWidget, name: str) -> None:
    made = Curtain(stage)
    made.fall(name, 3, Language("it").say)
    QApplication.processEvents()
    shown = made.grab().toImage()
    ring = made._name.y() - curtains._CREST_ROOM + 74
    beads = [shown.pixelColor(490, y).lightness() for y in range(round(ring + 57), made._name.y())]
    assert max(beads) < 60
    assert made._name.y() >= curtains._CREST_ROOM


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_words_stay_on_the_plate(
    stage: QWidget, language: str, width: int, height: int
) -> None:
    stage.resize(width, height)
    made = Curtain(stage)
    spoken = Language("it" if language == "it" else "en")
    made.fall("Massimiliano della Torre", 2, spoken.say)
    QApplication.processEvents()
    assert "Massimiliano" in made.accessibleName()
    for words in (made._name, made._note, made.button):
        place = words.geometry()
        assert abs(place.center().x() - width / 2) <= 2
        assert place.width() <= 500
        assert height / 2 - 155 <= place.top() < place.bottom() <= height / 2 + 155


def test_it_is_painted_once_for_each_size(stage: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []

    def counted(*size: float, aside: bool, velvet: Velvet) -> object:
        painted.append((*size, aside))
        return paint_drapes(*size, aside=aside, velvet=velvet)

    monkeypatch.setattr(curtains, "paint_drapes", counted)
    made = Curtain(stage)
    made.fall("Anna", 0, Language("en").say)
    for _ in range(3):
        made.grab()
    assert painted == [(980, 774, 1.0, True)]
    made.resize(900, 700)
    made.grab()
    assert painted[1:] == [(900, 700, 1.0, True)]


def test_every_player_is_called_by_a_crest_of_ones_own(stage: QWidget) -> None:
    made = Curtain(stage)
    pictures = []
    for colour in range(len(PLAYERS)):
        made.fall("Anna", colour, Language("en").say)
        pictures.append(made.grab().toImage())
    assert len(pictures) == 6
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_the_words_can_be_read_on_the_plate(stage: QWidget) -> None:
    made = Curtain(stage)
    made.fall("Anna", 0, Language("en").say)
    picture = made.grab().toImage()
    beside_the_name = picture.pixelColor(made.width() // 2 - 236, made.height() // 2).name()
    assert contrast(UI["dark_text"], beside_the_name) > 7


def test_a_click_lifts_it(stage: QWidget, qtbot: QtBot) -> None:
    made = Curtain(stage)
    made.fall("Anna", 0, Language("en").say)
    with qtbot.waitSignal(made.ready):
        made.button.click()
    assert not made.isVisible()
