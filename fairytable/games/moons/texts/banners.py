"""What is said over the table of Moons while something happens."""

from fairytable.engine.words import QT_TRANSLATE_NOOP

CLOSED = QT_TRANSLATE_NOOP("moons", "{sum} {times} = {points} {element}")
MOON_CHANGES = QT_TRANSLATE_NOOP("moons", "{moon} → {next}")
ONLY_SUNS = QT_TRANSLATE_NOOP("moons", "{name} has only suns and cannot start a circle.")
GREETINGS = {
    "air": QT_TRANSLATE_NOOP("moons", "You are the Mother Goddess of Air. Keep it to yourself."),
    "water": QT_TRANSLATE_NOOP(
        "moons", "You are the Mother Goddess of Water. Keep it to yourself."
    ),
    "fire": QT_TRANSLATE_NOOP("moons", "You are the Mother Goddess of Fire. Keep it to yourself."),
    "earth": QT_TRANSLATE_NOOP(
        "moons", "You are the Mother Goddess of Earth. Keep it to yourself."
    ),
}
