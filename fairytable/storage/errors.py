"""What can be wrong with a saved game: one class per kind of trouble, one sentence each.

The sentence of a class is a pattern, filled with the file's name and the details: a translation
needs nothing else.
"""

from pathlib import Path
from typing import ClassVar

from fairytable.engine.words import QT_TRANSLATE_NOOP


class SaveError(Exception):
    """A game could not be saved or loaded."""

    sentence: ClassVar[str]
    """What a person reads; `{name}` is the file, the other fields are those of `details`."""

    path: Path
    details: dict[str, int | str]

    def __init__(self, path: Path, **details: int | str) -> None:
        super().__init__(self.sentence.format(name=path.name, **details))
        self.path = path
        self.details = details


class Unwritable(SaveError):
    """The disk does not take the file; what was there before still is."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” could not be saved ({reason}): choose another folder or free up some space.",
    )


class Unreadable(SaveError):
    """The system does not give the file out."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” could not be read ({reason}): check the disk and your permissions."
    )


class Missing(Unreadable):
    """There is no such file."""

    sentence = QT_TRANSLATE_NOOP("app", "“{name}” no longer exists: choose another file.")


class Oversized(SaveError):
    """The file is larger than any game."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” is too large for a game ({limit} bytes at most): choose another file."
    )


class Foreign(SaveError):
    """The file is something else."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” is not a saved Fairytable game: choose another file."
    )


class Truncated(SaveError):
    """The file breaks off."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” is incomplete: copy it again or open another one."
    )


class Damaged(SaveError):
    """The file does not say what a saved game has to say."""

    sentence = QT_TRANSLATE_NOOP("app", "“{name}” is damaged: copy it again or open another one.")


class TooNew(SaveError):
    """The file is written in a way that this program has not learnt yet."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” was saved by a newer version of Fairytable: please update the "
        "program to open it.",
    )


class UnknownGame(SaveError):
    """The game is not in the list."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” needs the game “{game}”: open it with Fairytable {program}, which has it."
    )


class OtherRules(SaveError):
    """The rules of the game have changed since."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” uses a different version of the rules of “{game}”: open it with "
        "Fairytable {program}.",
    )


class NoTable(SaveError):
    """The game has rules but no table."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” is a game of “{game}”, which this version of Fairytable cannot show."
    )


class UnknownLevel(SaveError):
    """A bot sits at the table that this program does not have."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” needs a computer player of the level “{level}”: "
        "open it with Fairytable {program}, which has it.",
    )


class UnknownCharacter(SaveError):
    """A bot is a character that this program does not have."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” needs the computer player “{character}”: "
        "open it with Fairytable {program}, which has it.",
    )


class Elsewhere(SaveError):
    """Another window of the program has the game on its table."""

    sentence = QT_TRANSLATE_NOOP(
        "app", "“{name}” is being played in another Fairytable window: continue there."
    )


class Edited(SaveError):
    """The actions do not make the game that was saved."""

    sentence = QT_TRANSLATE_NOOP(
        "app",
        "“{name}” was changed after saving (step {step} is not valid): copy it again "
        "or open another one.",
    )
