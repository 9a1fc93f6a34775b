"""What is printed on the cards of Hunters."""

from fairytable.games.hunters.cards import DECK, VALUE
from fairytable.games.hunters.rules.zones import hour_of
from fairytable.games.hunters.texts.names import effect, face_name, kin, short_name
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.staging import Translate

PIECES: tuple[str, ...] = (
    "hunters/cage",
    "hunters/camera",
    "hunters/chest",
    "hunters/token",
    "hunters/hour-stone",
    "hunters/fairy-ring",
    "hunters/firefly",
    "hunters/lantern",
    "hunters/dizzy",
    "hunters/no-camera",
    "hunters/toadstools-red",
    "hunters/toadstools-brown",
    "hunters/toadstools-pale",
    "hunters/fern",
)
"""What lies on the table and is no card: the tools and the token that marks one, the stone of an
hour, the ring in the middle, a swap that is left and its lantern, the two flags, and what grows in
the clearing."""

_SCENES = {
    "fairy.meadow": "glade",
    "fairy.wood": "forest",
    "fairy.brook": "deep",
    "fairy.moon": "night",
    "fairy.queen": "rose",
    "trinket.stone": "velvet",
    "trinket.thread": "night",
    "trinket.flute": "amber",
    "trinket.dust": "violet",
    "trinket.horseshoe": "deep",
    "mushroom.agaric": "glade",
    "mushroom.honey": "forest",
    "mushroom.puffball": "glade",
    "mushroom.ring": "forest",
    "mushroom.trumpet": "ash",
    "flower.foxglove": "glade",
    "flower.bluebell": "dawn",
    "flower.poppy": "lamp",
    "flower.primrose": "violet",
    "flower.dandelion": "night",
    "wisp": "deep",
}
_GLYPHS = {
    "fairy": "wing",
    "fairy.queen": "crown",
    "trinket.stone": "hagstone",
    "trinket.thread": "web",
    "trinket.flute": "note",
    "trinket.dust": "sack",
    "trinket.horseshoe": "horseshoe",
    "mushroom": "mushroom",
    "flower": "flower",
    "wisp": "flame",
    "photo": "camera",
    "researcher": "lens",
    "circle": "hourglass",
}


def look(face: int, say: Translate) -> Look:
    return _printed(face, say)._replace(stock="album")


def _printed(face: int, say: Translate) -> Look:
    name = DECK.faces[face].name
    return Look(
        f"hunters/{name.replace('.', '-')}",
        face_name(face, say),
        _scene(name),
        _pennant(face),
        effect(face, say),
        short=short_name(face, say),
        kin=kin(face, say),
    )


def back(name: str) -> BackLook:
    return BackLook(f"hunters/back-{name}")


def _scene(name: str) -> str:
    plain = {"circle": "dial", "researcher": "cameo"}
    return _SCENES.get(name) or plain.get(name.partition(".")[0], "sepia")


def _pennant(face: int) -> Pennant:
    """What a card counts; a researcher and an hour carry their number."""
    name = DECK.faces[face].name
    kind, _, which = name.partition(".")
    glyph = _GLYPHS.get(name) or _GLYPHS[kind]
    if kind == "researcher":
        return Pennant("researcher", glyph, which)
    if kind == "circle":
        return Pennant("moon", glyph, str(hour_of(int(which))))
    return Pennant(kind, glyph, str(VALUE[face]) if VALUE[face] else "")
