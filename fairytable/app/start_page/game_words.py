"""What the start page says of a game in progress or a saved one."""

from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QTime

from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage.recent import Recent
from fairytable.storage.unfinished import given_name

TODAY = QT_TRANSLATE_NOOP("app", "today, {time}")
YESTERDAY = QT_TRANSLATE_NOOP("app", "yesterday, {time}")
ON_DAY = QT_TRANSLATE_NOOP("app", "{date}, {time}")
MOVE = QT_TRANSLATE_NOOP("app", "move {n} · {when}")
FINISHED = QT_TRANSLATE_NOOP("app", "finished · {when}")
WON_BY = QT_TRANSLATE_NOOP("app", "won by {names} · {when}")
CALLED = QT_TRANSLATE_NOOP("app", "“{name}”")


class GameWords(NamedTuple):
    """The lines of a game."""

    game: str
    players: str
    state: str
    """How far it is, and when it was last played."""
    file: str
    """Its own file, or the name that it was given; empty if it has neither."""
    tip: str
    """Everything, with the folder of its own file."""

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        return ". ".join(filter(None, (self.game, self.players, self.state, self.file)))


def words_of(game: Recent, language: Language) -> GameWords:
    """A game in the language of the moment."""
    say, when = language.say, _when(game.when, language)
    if game.won:
        state = say(WON_BY, names=game.won, when=when)
    elif game.over:
        state = say(FINISHED, when=when)
    else:
        state = when if game.steps is None else say(MOVE, n=game.steps, when=when)
    own = game.file if game.waits or game.kept else game.path
    if own is not None:
        file = own.name
    else:
        name = given_name(game.path)
        file = say(CALLED, name=name) if name else ""  # the program keeps it: no file to care for
    tip = "\n".join(filter(None, (game.title, state, "" if own is None else str(own))))
    return GameWords(title(game.game, language), game.title, state, file, tip)


def _when(when: str, language: Language) -> str:
    moment = datetime.fromisoformat(when)
    if moment.tzinfo is not None:
        moment = moment.astimezone()
    say, local = language.say, _locale(language.code)
    time = local.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    day = QDate(moment.year, moment.month, moment.day)
    ago = day.daysTo(QDate.currentDate())
    if ago in (0, 1):
        return say(YESTERDAY if ago else TODAY, time=time)
    return say(ON_DAY, date=local.toString(day, "d MMM yyyy"), time=time)


def _locale(code: str) -> QLocale:
    """The person's own way to write dates, if it is in this language."""
    own, plain = QLocale.system(), QLocale(code)
    return own if own.language() == plain.language() else plain
