"""The first game of somebody who has never played: it begins without a question."""

from secrets import randbits

from fairytable.app.dialogs.levels import EASY
from fairytable.app.dialogs.options_form import bounds_of_players
from fairytable.app.dialogs.seating import offered_name, with_bots
from fairytable.engine import Game
from fairytable.match import Match, Seat
from fairytable.stage.staging import Translate

PLAYERS = 3
"""Or as near to it as the game allows."""


def first_match(game: Game, player_name: str, say: Translate) -> Match:
    """One person against easy bots, by the usual rules."""
    counts = bounds_of_players(game.options)
    players = min(max(PLAYERS, counts[0]), counts[-1])
    options = game.options.model_validate({"players": players})
    person = Seat(name=offered_name(player_name, say))
    return Match.new(game, options, with_bots([person], players, EASY), randbits(64))
