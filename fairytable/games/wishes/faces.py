"""What is printed on the cards of All You Wish For."""

from fairytable.games.wishes.cards import POINTS, REALM, REALMS, WISHES
from fairytable.games.wishes.texts import names
from fairytable.stage.look import BackLook, Look, Medal, Pennant, Tongue
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
BONDS = ("promise", "oath")
"""The kinds that differ in what else they feed."""
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
    "wishes/compass",
    "wishes/ship",
    "wishes/serpent",
    "wishes/whale",
    "wishes/lighthouse",
    "wishes/winds",
    *(f"wishes/{realm}" for realm in REALMS),
    *(f"wishes/wish-{wish}" for wish in WISHES),
)
"""Drawn on the table, but neither faces nor backs: pawns, their cards, the sea, realms, wishes."""


STOCK = "chart"
"""What all cards are printed on."""


def look(face: int, say: Translate) -> Look:
    return _printed(face, say)._replace(stock=STOCK)


def _printed(face: int, say: Translate) -> Look:
    realm = REALM[face]
    name, kind = REALMS[realm], names.kind_of(face)
    mark = Pennant(name, GLYPHS[name])
    if kind == "fairy":
        title, effect = say(names.FAIRY_TITLES[name]), say(names.FAIRY_EFFECTS[WISHES[realm]])
        kin = tuple(map(say, names.FAIRY_TITLES.values()))
        brief = names.realm_name(realm, say)
        return Look(f"wishes/fairy-{name}", title, SCENES[name], mark, effect, short=brief, kin=kin)
    title, short = say(names.KINDS[kind]), say(names.SHORT_KINDS[kind])
    if kind == "wand":
        effect = say(names.WAND_EFFECT)
        emblem = f"wishes/wand-{name}"
        return Look(emblem, title, SCENES[name], mark, effect, short=short, fills=True)
    return Look(
        _emblem(face),
        title,
        SCENES[name],
        mark._replace(number=str(POINTS[face][realm])),
        medals=_medals(face),
        short=short,
        fills=True,
        tongues=_tongues(face),
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
    return Look(f"wishes/{name}-card", title, scene, Pennant(tone, glyph), effect, stock=STOCK)


def _emblem(face: int) -> str:
    """Of a Promise or an Oath also the realms to which it binds its own are seen."""
    own, *others = (REALMS[realm] for realm in _fed(face))
    kind = names.kind_of(face)
    bound = others if kind in BONDS else []
    return "-".join((f"wishes/{own}", kind, *bound))


def _medals(face: int) -> tuple[Medal, ...]:
    """The other wishes that it feeds, along the ring; its own stands on the pennant."""
    return tuple(Medal(GLYPHS[REALMS[r]], str(POINTS[face][r])) for r in _fed(face)[1:])


def _tongues(face: int) -> tuple[Tongue, ...]:
    """The other wishes that it feeds, along the ring."""
    others = [REALMS[realm] for realm in _fed(face)[1:]]
    return tuple(Tongue(realm, GLYPHS[realm]) for realm in others)


def _fed(face: int) -> list[int]:
    """The realms whose wishes get points from a card, its own first, then along the ring."""
    ring = ((REALM[face] + k) % len(REALMS) for k in range(len(REALMS)))
    return [realm for realm in ring if POINTS[face][realm]]
