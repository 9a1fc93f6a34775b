"""What games are called, and who made them."""

from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, staging_of
from fairytable.stage.staging import About, Translate

BY = QT_TRANSLATE_NOOP("app", "by {author}")
NAMELESS = QT_TRANSLATE_NOOP("app", "the rulebook names no author")
ORIGINAL = QT_TRANSLATE_NOOP("app", "{title} (“{original}”)")


def title(game_id: str, language: Language) -> str:
    """The title of a game on the table; of any other its id."""
    staging = staging_of(game_id) if game_id in GAMES else None
    return game_id if staging is None else staging.title(language.say_for(game_id))


def credit(about: About, say: Translate) -> str:
    """Who made a game, as far as its rulebook says."""
    return say(BY, author=about.author) if about.author else say(NAMELESS)


def full_title(about: About, shown: str, say: Translate) -> str:
    """The title of a game, and what its rulebook calls it where that says something else."""
    if shown.casefold().startswith(about.original.casefold()):
        return shown
    return say(ORIGINAL, title=shown, original=about.original)
