"""Every game says who somebody is and what wins, in words of its own and in both languages."""

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.translation import CODES, Language
from fairytable.games import staging_of
from tests.games.playing import Case
from tests.games.staged import curtained, stage
from tests.games.test_stagings import TABLES

SECRET = ("moons", "fate", "wishes")
"""The games in which nobody else knows who somebody is."""


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_whoever_sits_down_is_told_who_they_are_and_what_wins(
    case: Case, qapp: QApplication
) -> None:
    staging, state = staging_of(case.game.id), case.new(1)
    assert staging is not None
    for code in CODES:
        spoken = Language(code)
        say = spoken.say_for(case.game.id)
        for player in range(state.players):
            quest = staging.quest(stage(state, player)._replace(say=say))
            assert quest is not None
            words = (quest.who, quest.wins, *quest.ways)
            assert all(words)
            assert not any("{" in text for text in words)
            assert quest.face is not None
            assert staging.look(quest.face, say).title
        spoken.fall_silent()


@pytest.mark.parametrize("case", [case for case in TABLES if case.game.id in SECRET], ids=str)
def test_behind_the_curtain_nobody_is_told_a_secret(case: Case) -> None:
    staging, state = staging_of(case.game.id), case.new(1)
    assert staging is not None
    assert staging.quest(curtained(state)) is None
