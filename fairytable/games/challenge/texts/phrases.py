"""Stones and fairies inside sentences, with their articles: Italian needs whole phrases."""

from collections.abc import Sequence

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.texts.names import FAIRIES
from fairytable.stage.staging import Translate

COLOURS = {
    "blue": QT_TRANSLATE_NOOP("challenge", "blue"),
    "red": QT_TRANSLATE_NOOP("challenge", "red"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "yellow"),
    "purple": QT_TRANSLATE_NOOP("challenge", "purple"),
    "black": QT_TRANSLATE_NOOP("challenge", "black"),
    "green": QT_TRANSLATE_NOOP("challenge", "green"),
}
MANY = {
    "blue": QT_TRANSLATE_NOOP("challenge", "blue stones"),
    "red": QT_TRANSLATE_NOOP("challenge", "red stones"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "yellow stones"),
    "purple": QT_TRANSLATE_NOOP("challenge", "purple stones"),
    "black": QT_TRANSLATE_NOOP("challenge", "black stones"),
    "green": QT_TRANSLATE_NOOP("challenge", "green stones"),
}
"""A kind, however many stones there are of it."""
A_STONE = {
    "blue": QT_TRANSLATE_NOOP("challenge", "a blue stone"),
    "red": QT_TRANSLATE_NOOP("challenge", "a red stone"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "a yellow stone"),
    "purple": QT_TRANSLATE_NOOP("challenge", "a purple stone"),
    "black": QT_TRANSLATE_NOOP("challenge", "a black stone"),
    "green": QT_TRANSLATE_NOOP("challenge", "a green stone"),
}
THE_STONE = {
    "blue": QT_TRANSLATE_NOOP("challenge", "the blue stone"),
    "red": QT_TRANSLATE_NOOP("challenge", "the red stone"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "the yellow stone"),
    "purple": QT_TRANSLATE_NOOP("challenge", "the purple stone"),
    "black": QT_TRANSLATE_NOOP("challenge", "the black stone"),
    "green": QT_TRANSLATE_NOOP("challenge", "the green stone"),
}
STONES = {
    "blue": QT_TRANSLATE_NOOP("challenge", "%n blue stone(s)", "", 1),
    "red": QT_TRANSLATE_NOOP("challenge", "%n red stone(s)", "", 1),
    "yellow": QT_TRANSLATE_NOOP("challenge", "%n yellow stone(s)", "", 1),
    "purple": QT_TRANSLATE_NOOP("challenge", "%n purple stone(s)", "", 1),
    "black": QT_TRANSLATE_NOOP("challenge", "%n black stone(s)", "", 1),
    "green": QT_TRANSLATE_NOOP("challenge", "%n green stone(s)", "", 1),
}
ONES = {
    "blue": QT_TRANSLATE_NOOP("challenge", "%n blue one(s)", "", 1),
    "red": QT_TRANSLATE_NOOP("challenge", "%n red one(s)", "", 1),
    "yellow": QT_TRANSLATE_NOOP("challenge", "%n yellow one(s)", "", 1),
    "purple": QT_TRANSLATE_NOOP("challenge", "%n purple one(s)", "", 1),
    "black": QT_TRANSLATE_NOOP("challenge", "%n black one(s)", "", 1),
    "green": QT_TRANSLATE_NOOP("challenge", "%n green one(s)", "", 1),
}
"""After stones of another kind were named."""
AND = QT_TRANSLATE_NOOP("challenge", "{some} and {last}")


def fairy(name: str, say: Translate) -> str:
    return say(FAIRIES[name])


def listed(parts: Sequence[str], say: Translate) -> str:
    """Several things in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say(AND, some=", ".join(parts[:-1]), last=parts[-1])
