"""What is printed on the cards of The Challenge, and the pieces that stand on its table."""

from fairytable.games.challenge.cards import DECK, FAIRY_POINTS, STONE_COPIES, VICTORY_POINTS
from fairytable.games.challenge.texts import names
from fairytable.stage.look import BackLook, Look, Medal, Pennant, Tab
from fairytable.stage.staging import Translate

_CUTS = {
    "blue": "round",
    "red": "pear",
    "yellow": "hexcut",
    "purple": "marquise",
    "black": "shard",
    "green": "step",
}
"""The silhouette of each stone: its cut names it without its colour."""
_FAIRIES = {
    "extra_pixie": ("forest", "cap", "+1"),
    "bigger_sack": ("rose", "sack", "10"),
    "immunity": ("glade", "shield", ""),
    "group_harvest": ("dawn", "leaf", "4"),
    "steal": ("night", "hand", "2"),
    "torn_sack": ("ash", "torn", "−3"),
}
"""The scene, the glyph and the number of each fairy."""

PIXIES = tuple(f"challenge/pixie-{i}" for i in range(1, 7))
"""Six of them, each with a gait of its own; give a player's pixies different ones."""
SACKS = {state: f"challenge/sack-{state}" for state in ("full", "torn")}
"""Signs at a sack that holds no more, and at one that is about to tear."""
POCKET, POCKET_FRONT, POCKET_ENLARGED = (
    f"challenge/pocket{part}" for part in ("-back", "", "-enlarged")
)
"""A sack that holds cards: behind them, before them, and before them if it was enlarged."""
IMMUNITY_MARK = "challenge/immunity-mark"
PIECES: tuple[str, ...] = (
    *PIXIES,
    *SACKS.values(),
    POCKET,
    POCKET_FRONT,
    POCKET_ENLARGED,
    IMMUNITY_MARK,
)
"""What is drawn on the table but on no card."""


def look(face: int, say: Translate) -> Look:
    return _printed(face, say)._replace(stock="mossy")


def _printed(face: int, say: Translate) -> Look:
    kind, name = DECK.faces[face].name.split(".")
    title, short = names.face_name(face, say), names.short_name(face, say)
    emblem = "challenge/" + name.replace("_", "-")
    if kind == "fairy":
        scene, glyph, number = _FAIRIES[name]
        pennant = Pennant("helper", glyph, number)
        return Look(emblem, title, scene, pennant, names.effect(face, say), short=short)
    points, price = str(VICTORY_POINTS[face]), str(FAIRY_POINTS[face])
    medals = (Medal("cards", str(STONE_COPIES[face])),)
    pennant, tab = Pennant(name, _CUTS[name], points), Tab("yellow", price)
    kin = tuple(map(say, names.STONES.values()))
    return Look(
        emblem,
        title,
        "velvet",
        pennant,
        medals=medals,
        short=short,
        tab=tab,
        kin=kin,
        glints=True,
    )


def back(name: str) -> BackLook:
    return BackLook(f"challenge/back-{name}")
