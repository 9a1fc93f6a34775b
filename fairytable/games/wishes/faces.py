"""What is printed on the cards of All You Wish For."""

from fairytable.games.wishes.cards import POINTS, REALM, REALMS, WISHES
from fairytable.games.wishes.texts import names
from fairytable.stage.look import BackLook, Look, Medal, Pennant, Tab
from fairytable.stage.staging import Translate

GLYPHS = {
    "river": "wave",
    "forest": "tree",
    "lake": "ripple",
    "cave": "arch",
    "valley": "bell",
    "mountain": "peak",
}
"""The mark of each realm, which also stands for its Fairy's wish."""
SCENES = {
    "river": "sky",
    "forest": "forest",
    "lake": "deep",
    "cave": "velvet",
    "valley": "amber",
    "mountain": "rose",
}
PIECES: tuple[str, ...] = (
    "wishes/wanderer",
    "wishes/pixie",
    "wishes/wanderer-card",
    "wishes/pixie-card",
    *(f"wishes/{realm}" for realm in REALMS),
    *(f"wishes/wish-{wish}" for wish in WISHES),
)
"""Drawn on the table, but neither faces nor backs: pawns and their cards, realms, wishes."""


def look(face: int, say: Translate) -> Look:
    realm = REALM[face]
    name, kind = REALMS[realm], names.kind_of(face)
    mark, short = Pennant(name, GLYPHS[name]), say(names.SHORT_REALMS[name])
    if kind == "fairy":
        title, effect = say(names.FAIRY_TITLES[name]), say(names.FAIRY_EFFECTS[WISHES[realm]])
        kin = tuple(map(say, names.FAIRY_TITLES.values()))
        return Look(f"wishes/fairy-{name}", title, SCENES[name], mark, effect, short=short, kin=kin)
    title = say(names.KINDS[kind])
    if kind == "wand":
        effect = say(names.WAND_EFFECT)
        return Look(f"wishes/wand-{name}", title, SCENES[name], mark, effect, short=short)
    return Look(
        f"wishes/{name}-{kind}",
        title,
        SCENES[name],
        mark._replace(number=str(POINTS[face][realm])),
        medals=_medals(face),
        short=say(names.SHORT_KINDS[kind]),
        fills=True,
        tab=_tab(face, say),
    )


def back(name: str) -> BackLook:
    return BackLook(f"wishes/back-{name}")


def traveller(name: str, say: Translate) -> Look:
    """The card that lies before the player who leads the Wanderer, or moves the Pixie."""
    tone, glyph, scene = {
        "wanderer": ("place", "star", "lamp"),
        "pixie": ("good", "cap", "violet"),
    }[name]
    title, effect = say(names.TRAVELLERS[name]), say(names.TRAVELLER_EFFECTS[name])
    return Look(f"wishes/{name}-card", title, scene, Pennant(tone, glyph), effect)


def _medals(face: int) -> tuple[Medal, ...]:
    """The card's own wish first, then the others in the order of the ring."""
    return tuple(Medal(GLYPHS[REALMS[r]], str(POINTS[face][r])) for r in _fed(face))


def _tab(face: int, say: Translate) -> Tab | None:
    """The letters of the one or two wishes it also feeds; none and all need no letters."""
    others = _fed(face)[1:]
    if len(others) not in (1, 2):
        return None
    return Tab("grey", "".join(names.initial(r, say) for r in others))


def _fed(face: int) -> list[int]:
    """The realms whose wishes get points from a card, its own first, then along the ring."""
    ring = ((REALM[face] + k) % len(REALMS) for k in range(len(REALMS)))
    return [realm for realm in ring if POINTS[face][realm]]
