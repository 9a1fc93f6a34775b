"""Several people at one machine: the curtain falls only where a decision needs hidden cards."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.play import on_table
from fairytable.app.play.adviser import WOULD_TELL
from fairytable.app.play.half_curtain import HalfCurtain
from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.match import Match
from fairytable.stage.look import BackLook
from fairytable.storage.settings import Settings
from tests.app.market import SWEEP, WAIVE, FairStaging, fair_match
from tests.app.windows import QUICK

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def fair(window: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window that can play the fair."""
    monkeypatch.setattr(on_table, "staging_of", lambda game: FairStaging())
    return window


def rest() -> None:
    """Let everything happen that takes no time: the table settles, and the next one is asked."""
    for _ in range(20):
        QApplication.processEvents()


def begin(window: Window, people: int = 3, bots: int = 0) -> Match:
    match = fair_match(people, bots)
    window.begin(match)
    rest()
    return match


def decides(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.player, match.decision.name


def plate(window: Window) -> HalfCurtain:
    return window.page.half_curtain


def seen_faces(window: Window) -> set[int]:
    """Cards that show a face on the table."""
    cards = window.table.top.cards.items()
    return {card for card, item in cards if not isinstance(item.side, BackLook)}


def hand(match: Match, player: int) -> set[int]:
    return set(match.state.table.zones[f"hand.{player}"])


def hidden(match: Match) -> set[int]:
    """Cards that not everybody knows."""
    table = match.state.table
    return {card for card, mask in enumerate(table.known) if mask != table.everybody}


def buy(window: Window, match: Match) -> None:
    """Drag a card of the market to one's own stall."""
    player, _ = decides(match)
    table, viewport = window.table, window.table.viewport()
    card = match.state.table.zones["market"][0]
    start = table.mapFromScene(table.top.cards[card].pos())
    end = table.mapFromScene(table.top.place_of(f"stall.{player}").center())
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, pos=end)
    rest()


def answer(window: Window, k: int) -> None:
    """Click on an answer of the bubble."""
    slip = window.table.hands.question.slip
    QTest.mouseClick(
        window.table.viewport(), LEFT, pos=window.table.mapFromScene(slip.middle_of(k))
    )
    rest()


# Half


def test_a_half_decision_is_made_before_ones_own_cards_are_seen(fair: Window) -> None:
    match = begin(fair)
    assert not fair.curtain.isVisible()
    assert plate(fair).isVisible()
    assert "Anna" in plate(fair).accessibleName()
    assert not seen_faces(fair) & hidden(match)
    buy(fair, match)
    assert decides(match) == (1, "toll")
    assert not plate(fair).isVisible()


@pytest.mark.parametrize("way", ["click", "key"])
def test_ones_own_cards_are_shown_and_hidden_again(fair: Window, way: str) -> None:
    match = begin(fair)

    def turn() -> None:
        button = plate(fair).button
        assert button is not None
        if way == "click":
            QTest.mouseClick(button, LEFT)
        else:
            QTest.keyClick(fair.table, Qt.Key.Key_M)
        rest()

    turn()
    assert seen_faces(fair) & hidden(match) == hand(match, 0)
    assert "Hide" in plate(fair).accessibleName()
    turn()
    assert not seen_faces(fair) & hidden(match)
    turn()
    buy(fair, match)
    assert decides(match) == (1, "toll")
    assert not seen_faces(fair) & hidden(match), "they vanish when the decision is made"


def test_the_plate_never_lies_over_the_cards_that_it_has_shown(fair: Window) -> None:
    match = begin(fair)
    QTest.keyClick(fair.table, Qt.Key.Key_M)
    rest()
    for card in hand(match, 0):
        at = fair.table.mapFromScene(fair.table.top.cards[card].pos())
        assert not plate(fair).geometry().contains(at)


def test_a_window_of_another_size_keeps_the_plate_over_the_hidden_cards(fair: Window) -> None:
    match = begin(fair)
    for size in ((1024, 640), (1600, 900)):
        fair.resize(*size)
        rest()
        xs = [fair.table.top.cards[card].pos().x() for card in hand(match, 0)]
        centre = plate(fair).geometry().center()
        assert min(xs) <= centre.x() <= max(xs)
        assert fair.table.rect().contains(plate(fair).geometry())


# Open


def test_an_open_decision_needs_no_curtain_and_says_whose_it_is(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    assert decides(match) == (1, "toll")
    assert not fair.curtain.isVisible()
    assert not plate(fair).isVisible()
    assert fair.controller.bottom == 1, "who decides sits at the lower edge"
    assert "Bartolomeo" in fair.table.speech.notice.text
    assert not seen_faces(fair) & hidden(match)
    answer(fair, 1)
    assert match.actions[-1] == WAIVE


def test_a_full_decision_after_an_open_one_lets_the_curtain_fall(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    answer(fair, 0)
    assert decides(match) == (0, "lay")
    assert fair.curtain.isVisible()
    assert fair.table.offers.actions == (), "nothing can be done before it has risen"
    fair.controller.choose(match.state.legal()[0])
    assert decides(match) == (0, "lay"), "nor by any other way"
    QTest.mouseClick(fair.curtain.button, LEFT)
    assert seen_faces(fair) & hidden(match) == hand(match, 0)


def test_whoever_raised_the_curtain_goes_on_openly_with_their_cards(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    answer(fair, 0)
    QTest.mouseClick(fair.curtain.button, LEFT)
    fair.controller.choose(match.state.legal()[0])
    rest()
    assert decides(match) == (0, "sweep")
    assert seen_faces(fair) >= hand(match, 0)
    fair.controller.choose(SWEEP)
    rest()
    assert decides(match) == (1, "buy")
    assert not seen_faces(fair) & hidden(match)
    assert plate(fair).isVisible()


def test_a_whole_day_at_the_fair_shows_nobody_more_than_they_may_see(fair: Window) -> None:
    match, falls = begin(fair), 0
    while match.decision is not None:
        player, name = decides(match)
        if fair.curtain.isVisible():
            falls += 1
            assert name == "lay"
            QTest.mouseClick(fair.curtain.button, LEFT)
        assert seen_faces(fair) & hidden(match) <= hand(match, player)
        if name in ("buy", "toll"):
            assert not seen_faces(fair) & hidden(match)
        fair.controller.choose(match.state.legal()[-1])
        rest()
    assert falls == 6, "once a turn, where a hidden card is chosen"


def test_one_person_among_bots_sees_ones_own_cards_always(fair: Window, qtbot: QtBot) -> None:
    match = begin(fair, 1, 1)
    assert not plate(fair).isVisible()
    assert hand(match, 0) <= seen_faces(fair)


# Settings and help


@pytest.mark.parametrize("settings", [QUICK.changed(full_curtain=True)])
def test_whoever_always_wants_a_full_curtain_has_one(fair: Window, settings: Settings) -> None:
    match = begin(fair)
    assert fair.curtain.isVisible()
    assert not plate(fair).isVisible()
    QTest.mouseClick(fair.curtain.button, LEFT)
    buy(fair, match)
    assert decides(match) == (1, "toll")
    assert fair.curtain.isVisible()


def test_a_hint_that_would_tell_of_hidden_cards_is_not_given(fair: Window) -> None:
    begin(fair)
    fair.page.adviser.ask()
    assert fair.panel.box.hint.text() == WOULD_TELL


def test_going_back_from_an_open_decision_asks_the_other_person_again(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    fair.controller.back.undo()
    rest()
    assert decides(match) == (0, "buy")
    assert fair.controller.bottom == 0
    assert not seen_faces(fair) & hidden(match)
    assert plate(fair).isVisible()


# What is asked at the place, in the window


def test_the_prompt_box_has_the_buttons_of_the_bubble(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    assert [b.text() for b in fair.panel.box.buttons] == ["Claim it, −2 points", "Let it pass"]
    assert [b.cap for b in fair.panel.box.buttons] == ["C", "L"]
    QTest.mouseClick(fair.panel.box.buttons[0], LEFT)
    assert match.actions[-1] == Action("claim", choice=2)


@pytest.mark.parametrize("folded", [False, True])
def test_the_letters_of_the_bubble_answer_it(fair: Window, folded: bool) -> None:
    match = begin(fair)
    if folded:
        fair.page.fold()
    buy(fair, match)
    QTest.keyClick(fair.table, Qt.Key.Key_L)
    assert match.actions[-1] == WAIVE


def test_a_question_stays_whatever_else_is_clicked(fair: Window) -> None:
    match = begin(fair)
    buy(fair, match)
    question = fair.table.hands.question
    QTest.mouseClick(fair.table.viewport(), LEFT, pos=QPoint(40, 600))
    QTest.keyClick(fair.table, Qt.Key.Key_Escape)
    assert decides(match) == (1, "toll")
    assert question.open
    fair.language.use("it")
    rest()
    assert question.open
    fair.resize(1024, 640)
    rest()
    assert question.open
    assert fair.table.top.rect.contains(question.slip.mapRectToScene(question.slip.rect))
