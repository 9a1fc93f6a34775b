"""People share the screen: a bot that only answers does not take the seat from whoever asked."""

from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games.fate.cards import OBJECTS
from tests.app.fate_matches import in_position
from tests.games.fate.positions import position


def test_a_bots_answer_to_truth_drops_no_curtain(window: Window, qtbot: QtBot) -> None:
    fronts = {0: "truth", 2: "walnut acorn leaf petals"}
    match = in_position(position(3, fronts=fronts, recipes={2: (1, 3, 5)}), people=2)
    window.begin(match)
    qtbot.waitUntil(window.curtain.isVisible)
    window.curtain.button.click()
    fallen: list[int] = []
    window.controller.curtain_wanted.connect(fallen.append)
    window.controller.choose(next(a for a in match.state.legal() if a.verb == "use"))
    window.controller.choose(Action("ask", None, "front.2"))
    qtbot.waitUntil(
        lambda: match.decision is not None and match.decision.name == "turn", timeout=20_000
    )
    assert match.history[-1].choice in OBJECTS, "the bot has answered"
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
    assert not window.controller.curtain
    assert fallen == []
