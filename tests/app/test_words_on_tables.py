"""Whoever has to decide reads every word on the table, whole or in its short form."""

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.translation import Code, Language
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.paint.fonts import load_fonts
from fairytable.stage.staging import Person, Stage
from tests.app.windows import cut_words
from tests.games.staged import NAMES, table_size

EVERY = 7


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(
    "window", [(1024, 640), pytest.param((1280, 800), marks=pytest.mark.long)], ids=str
)
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_words_on_the_table_are_cut_at_any_decision(
    qapp: QApplication, game: str, window: tuple[int, int], code: Code
) -> None:
    load_fonts()
    staging, rules = staging_of(game), GAMES[game]
    assert staging is not None
    say = Language(code).say_for(game)
    size = table_size(window, folded=False)
    counts = sorted({options.players for options in rules.options.variants()})
    cut: set[str] = set()
    for players in (counts[0], counts[-1]):
        state = rules.new(rules.options.model_validate({"players": players, "first": 0}), 3)
        people = [Person(NAMES[p], p) for p in range(players)]
        rng, moves = Rng(3), 0
        while state.decision is not None:
            if moves % EVERY == 0:
                me = state.decision.player
                shown = Stage(state.view(me), *size, people, me, say)
                cut.update(cut_words(staging.arrange(shown)))
            state.apply(choose("greedy", rules, state, rng))
            moves += 1
    assert cut <= set(NAMES), "a long name may end in an ellipsis"
