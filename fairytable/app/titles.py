"""What games are called."""

from fairytable.app.translation import Language
from fairytable.games import GAMES, staging_of


def title(game_id: str, language: Language) -> str:
    """The title of a game on the table; of any other its id."""
    staging = staging_of(game_id) if game_id in GAMES else None
    return game_id if staging is None else staging.title(language.say_for(game_id))
