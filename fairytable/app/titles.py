"""What games are called, and who made them."""

from typing import TYPE_CHECKING

from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import about
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

BY = QT_TRANSLATE_NOOP("app", "by {author}")
NAMELESS = QT_TRANSLATE_NOOP("app", "the rulebook names no author")
ORIGINAL = QT_TRANSLATE_NOOP("app", "{title} (“{original}”)")


def title(game_id: str, language: Language) -> str:
    """The title of a game on the table; of any other its id."""
    told = about(game_id, language.say_for(game_id))
    return game_id if told is None else told.title


def credit(game: About, say: "Translate") -> str:
    """Who made a game, as far as its rulebook says."""
    return say(BY, author=game.author) if game.author else say(NAMELESS)


def full_title(game: About, say: "Translate") -> str:
    """The title of a game, and what its rulebook calls it where that says something else."""
    if game.title.casefold().startswith(game.original.casefold()):
        return game.title
    return say(ORIGINAL, title=game.title, original=game.original)
