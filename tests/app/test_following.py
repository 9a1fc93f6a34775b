"""The panel follows the table: it never tells the end of an action before its beginning."""

import pytest

from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.stage.cells import text_of
from fairytable.storage.settings import Settings
from tests.app.windows import QUICK
from tests.games.moons.positions import position
from tests.table.test_telling import RING, next_part


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(animation="slow")


def before_a_closing(*hands: str, turned: int = 1) -> tuple[Match, Action]:
    """A person among bots who can close the first ring; and how."""
    state = position(*hands, circles=RING, turned=turned)
    game = GAMES["moons"]
    seats = [
        Seat(name="Anna"),
        *(
            Seat(name=name, colour=p, kind="bot", level="greedy")
            for p, name in enumerate(("Bruno", "Chiara")[: len(hands) - 1], 1)
        ),
    ]
    match = Match.new(game, game.options.model_validate({"players": len(hands)}), seats, 1)
    match._positions[0] = state
    closes = next(a for a in state.legal() if a.zone == "circle.0" and a.card is not None)
    return match, closes


def points(window: Window) -> list[str]:
    return [text_of(row.value) for row in window.panel.sheet.sheet.rows]


def test_the_sheet_changes_when_the_points_have_arrived(window: Window) -> None:
    match, closes = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.table.finish()
    before, story = points(window), window.panel.story.count()
    window.controller.choose(closes)
    assert window.table.teller.behind
    while not window.table.teller._slips:
        assert points(window) == before
        next_part(window.table)
    next_part(window.table)
    assert points(window) == ["+30", *before[1:]]
    assert window.panel.story.count() == story, "nothing is written before it is told"
    window.table.finish()
    assert window.panel.story.count() > story


def test_what_is_asked_next_is_shown_when_all_before_it_was_told(window: Window) -> None:
    match, closes = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.table.finish()
    before = window.panel.box.prompt.text()
    window.controller.choose(closes)
    assert window.table.teller.behind
    assert window.panel.box.prompt.text() == before
    assert not any(button.isEnabled() for button in window.panel.box.buttons)
    window.table.finish()
    assert window.panel.box.prompt.text() != before


def test_nobody_has_won_before_the_last_ring_is_told(window: Window) -> None:
    match, closes = before_a_closing("air 10, fire 4", "fire 2, fire 4", turned=12)
    window.begin(match)
    window.table.finish()
    window.controller.choose(closes)
    assert match.decision is None
    assert window.table.teller.behind
    assert "wins" not in window.panel.box.prompt.text()
    window.table.finish()
    assert "wins" in window.panel.box.prompt.text()


def test_points_fly_to_their_row(window: Window) -> None:
    match, closes = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.table.finish()
    window.controller.choose(closes)
    while not window.table.teller._slips:
        next_part(window.table)
    (slip,) = window.table.teller._slips
    next_part(window.table)
    sheet = window.panel.sheet
    air = sheet.mapTo(window, sheet.rect().topLeft()).y() + sheet._places()[0].center().y()
    table = window.table
    landed = table.viewport().mapTo(window, table.mapFromScene(slip.pos())).y()
    assert abs(landed - air) < 2


def test_each_row_of_the_folded_sheet_has_its_height(window: Window) -> None:
    match, _ = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.page.fold()
    heights = [window.panel.line_height(name) for name in ("air", "water", "fire", "earth")]
    assert [y for y in heights if y is not None] == sorted(filter(None, heights))
    assert None not in heights
    assert window.panel.line_height("gold") is None


def test_what_is_told_in_two_lines_is_one_sentence_after_the_other_in_the_box(
    window: Window,
) -> None:
    match, closes = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.table.finish()
    window.controller.choose(closes)
    while not window.table.teller._slips:
        next_part(window.table)
    assert "Air · Full Moon" in window.panel.box.prompt.text()
    window.table.finish()


def test_the_next_one_is_not_said_to_think_while_ones_own_last_card_still_flies(
    window: Window,
) -> None:
    match, _ = before_a_closing("air 10, fire 4", "fire 2, fire 4")
    window.begin(match)
    window.table.finish()
    window.controller.choose(next(a for a in match.state.legal() if a.zone == "circle.2"))
    window.table.finish()
    window.controller.choose(Action("end"))
    assert window.table.busy
    assert "Bruno" not in window.panel.box.prompt.text()
    window.table.finish()
    assert "Bruno" in window.panel.box.prompt.text()
