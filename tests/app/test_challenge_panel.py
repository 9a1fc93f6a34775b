"""The panel of The Challenge in the smallest window: nothing is cut, in either language."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.panel.matrix_painter import MatrixPainter
from fairytable.app.panel.meter_painter import MeterPainter
from fairytable.app.panel.prompt_box import PromptBox
from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.theme import Theme
from fairytable.app.translation import CODES, Code, Language
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import fits
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.staging import ChallengeStaging
from fairytable.stage.cells import text_of
from fairytable.stage.staging import Line, Person, Stage
from tests.app.windows import undress
from tests.games.challenge.positions import do, position
from tests.games.playing import CASES
from tests.games.staged import positions
from tests.games.staged import stage as staged
from tests.table.tables import pixmaps

STAGING = ChallengeStaging()
LOWEST, NARROWEST = 614, 264
TWELVE_LETTERS = "Bartolomeina"
NAMES = (TWELVE_LETTERS, "Ugo", "Massimiliano", "Lia", "Elio", "Nives")
SIX = next(c for c in CASES if c.game.id == "challenge" and c.options.players == 6)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language("en")
    dress(qapp, CHROMES["dark"])
    yield made
    made.use("en")
    undress(qapp)


@pytest.fixture
def panel(language: Language, qtbot: QtBot) -> Iterator[SidePanel]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, LOWEST)
    made = SidePanel(pixmaps(), language, Theme(), window)
    made.fit_window(window.width())
    made.resize(made.width(), LOWEST)
    window.show()
    yield made
    window.close()


def on_stage(state: ChallengeState, language: Language, bottom: int) -> Stage:
    people = [Person(NAMES[(p - bottom) % 6], p) for p in range(state.players)]
    stage = staged(state, bottom)
    return stage._replace(people=people, say=language.say_for("challenge"))


def every_decision() -> dict[str, ChallengeState]:
    """A position of six players for each decision, the later ones where more is said."""
    found: dict[str, ChallengeState] = {}
    for seed in range(1, 5):
        for state in positions(SIX, seed):
            assert isinstance(state, ChallengeState)
            if state.decision is not None:
                found[state.decision.name] = state
    return found


def assert_whole(box: PromptBox, sentence: Sentence) -> None:
    lines = sentence.lines()
    assert " ".join(lines) == sentence.text()
    assert fits(lines, sentence.kind, sentence.width()), lines
    assert len(lines) * sentence.leading <= sentence.height(), lines
    assert box.rect().contains(sentence.geometry())


def inside(panel: SidePanel, part: QWidget) -> QRect:
    return QRect(part.mapTo(panel, QPoint(0, 0)), part.size())


@pytest.mark.parametrize("code", CODES)
def test_every_decision_is_read_whole(panel: SidePanel, language: Language, code: Code) -> None:
    language.use(code)
    decisions = every_decision()
    assert len(decisions) == 12
    assert panel.width() == NARROWEST
    lines = [Line(f"{n}") for n in range(30)]
    for name, state in decisions.items():
        assert state.decision is not None
        stage = on_stage(state, language, state.decision.player)
        panel.present(STAGING, stage, state.legal(), lines)
        QApplication.processEvents()
        QApplication.processEvents()
        box = panel.box
        assert len(box.prompt.lines()) <= 3, (name, box.prompt.lines())
        assert_whole(box, box.prompt)
        assert_whole(box, box.hint)
        for button in box.buttons:
            place, setting = button.words()
            assert setting.whole, (name, button.text())
            assert setting.type.px >= 12
            assert place.height() > len(setting.lines) * setting.type.px
            assert box.rect().contains(button.geometry())
            assert button.height() >= 34
            assert button.geometry().top() >= box.hint.geometry().bottom()
        assert panel.rect().contains(inside(panel, box))
        assert inside(panel, panel.story).bottom() < inside(panel, box).top()
        assert panel.story.height() >= 80, "a few lines of the story stay to be read"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_matrix_fits_for_any_number_of_players(
    panel: SidePanel, language: Language, code: Code, players: int
) -> None:
    language.use(code)
    cards = {"sack.0.0": "green*5", "sack.1.0": "red*2", "hand.1": "blue*3", "stored.0": "steal*4"}
    state = position({**cards, "deck.stones": "green*4"}, players=players)
    stage = on_stage(state, language, 0)
    panel.present(STAGING, stage, state.legal(), [])
    QApplication.processEvents()
    made = panel.sheet.sheet
    assert made.matrix is not None
    assert made.meter is not None
    painter = MatrixPainter(panel.sheet.painter, made.matrix, panel.width(), 18)
    edges = [painter.column(k) for k in range(players)]
    assert all(a.right() <= b.left() + 0.01 for a, b in itertools.pairwise(edges))
    assert edges[-1].right() <= panel.width()
    for k in range(players):
        assert len(painter.head(k)) >= min(3, len(text_of(made.matrix.heads[k]))), painter.head(k)
        assert text_of(made.matrix.heads[k]).startswith(painter.head(k).rstrip("…."))
    meter = MeterPainter(panel.theme.chrome, made.meter, panel.width())
    assert panel.sheet.height() == painter.height + meter.height + 2
    spoken = panel.sheet.accessibleDescription()
    assert made.meter.text in spoken
    assert text_of(made.matrix.rows[-1].label) in spoken


def test_the_sheet_has_more_air_in_higher_windows(panel: SidePanel, language: Language) -> None:
    state = do(position({"hand.0": "green"}), "collect")
    panel.present(STAGING, on_stage(state, language, 0), state.legal(), [])
    heights = []
    for height in (LOWEST, 774, 1054):
        panel.resize(panel.width(), height)
        QApplication.processEvents()
        heights.append(panel.sheet.sizeHint().height())
    assert heights == sorted(set(heights))
    assert panel.title.isVisible()
    panel.resize(panel.width(), LOWEST)
    assert not panel.title.isVisible(), "in the lowest window the heads say enough"
    assert panel.arrow.isVisible()


def test_the_folded_strip_shows_the_points_of_everybody(
    panel: SidePanel, language: Language
) -> None:
    state = position({"sack.0.0": "blue", "stored.1": "steal"}, players=3)
    panel.present(STAGING, on_stage(state, language, 0), state.legal(), [])
    assert [row.value for row in panel.strip.sheet.rows] == ["8", "2", "0"]
    panel.set_folded(True, 1024)
    assert panel.strip.isVisible()
    assert not panel.sheet.isVisible()


def test_names_are_rather_set_smaller_than_cut(
    panel: SidePanel, language: Language, qapp: QApplication
) -> None:
    state = position({"sack.0.0": "green", "deck.stones": "green*4"}, players=4)
    names = ("Anna", "Bruno", "Chiara", "Dario")
    people = [Person(name, p) for p, name in enumerate(names)]
    stage = on_stage(state, language, 0)._replace(people=people)
    matrix = STAGING.sheet(stage).matrix
    assert matrix is not None
    dress(qapp, CHROMES["dark"], "larger")
    try:
        painter = MatrixPainter(panel.sheet.painter, matrix, NARROWEST, 18)
        assert [painter.head(k) for k in range(4)] == ["You", *names[1:]]
    finally:
        dress(qapp, CHROMES["dark"])
