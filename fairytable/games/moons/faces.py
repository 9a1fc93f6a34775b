"""What is printed on the cards of Moons."""

from fairytable.games.moons.cards import DECK, FACTOR, VALUE
from fairytable.games.moons.texts import names
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.staging import Translate

FACTORS = {-2: "−1", -1: "−½", 1: "+½", 2: "+1"}
_SCENES = {"air": "sky", "water": "deep", "fire": "ember", "earth": "glade"}


def disc(phase: str) -> str:
    """The sign of a moon, the same wherever it stands."""
    return f"moons/disc-{phase}"


PIECES = tuple(map(disc, ("new", "waxing", "full", "waning")))
"""What is drawn on the table but on no card."""


def look(face: int, say: Translate) -> Look:
    return _printed(face, say)._replace(stock="silver")


def _printed(face: int, say: Translate) -> Look:
    kind, *rest = DECK.faces[face].name.split(".")
    title = names.face_name(face, say)
    if kind == "sun":
        pennant = Pennant("sun", "sun", "0")
        return Look("moons/sun", title, "dawn", pennant, say(names.SUN_EFFECT), glints=True)
    kin = tuple(map(say, names.FAMILIES[kind].values()))
    if kind == "moon":
        phase = rest[0]
        pennant = Pennant("moon", f"moon_{phase}", FACTORS[FACTOR[face]])
        effect, short = say(names.MOON_EFFECTS[phase]), say(names.SHORT_MOONS[phase])
        emblem = f"moons/moon-{phase}"
        return Look(emblem, title, "night", pennant, effect, short=short, kin=kin, disc=disc(phase))
    element = rest[0]
    short = say(names.ELEMENT_NAMES[element])
    if kind == "symbol":
        pennant = Pennant(element, element)
        return Look(f"moons/symbol-{element}", title, "velvet", pennant, short=short, kin=kin)
    pennant = Pennant(element, element, str(VALUE[face]))
    emblem = f"starter-{element}" if kind == "starter" else f"{element}-{VALUE[face]}"
    return Look(f"moons/{emblem}", title, _SCENES[element], pennant, short=short, kin=kin)


def back(name: str) -> BackLook:
    return BackLook(f"moons/back-{name}")
