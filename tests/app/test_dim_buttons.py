"""A button that cannot be pressed now says why, in every game."""

from random import Random

import pytest

from fairytable.app.panel.prompt_button import can_press
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from tests.games.staged import stage


@pytest.mark.parametrize("game", ON_THE_TABLE)
@pytest.mark.parametrize("players", [3, 4])
def test_every_dim_button_says_why(game: str, players: int) -> None:
    staging, rng = staging_of(game), Random(players)
    assert staging is not None
    options = GAMES[game].options.model_validate({"players": players})
    for seed in range(3):
        state = GAMES[game].new(options, seed)
        for _ in range(200):
            legal = state.legal()
            if not legal or state.decision is None:
                break
            asked = staging.asked(stage(state, state.decision.player))
            for button in asked.buttons:
                assert can_press(button, legal) or button.why, (state.decision.name, button.text)
            state.apply(legal[int(rng.random() * len(legal))])
