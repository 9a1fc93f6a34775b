"""What the cards of Hunters are called, and what each does in one short sentence.

Effects begin with the tools that bring them about; with the other tools the card lies face up and
stays. (One that is photographed stays as well.)
"""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.rules.zones import hour_of
from fairytable.stage.staging import Translate

TOOLS = {
    "cage": QT_TRANSLATE_NOOP("hunters", "Cage"),
    "camera": QT_TRANSLATE_NOOP("hunters", "Camera"),
    "chest": QT_TRANSLATE_NOOP("hunters", "Chest"),
}
SHORT_TOOLS = {**TOOLS, "camera": QT_TRANSLATE_NOOP("hunters", "Cam.")}
"""Where a tool's name is too long for its line."""
KINDS = {
    "fairy": QT_TRANSLATE_NOOP("hunters", "Fairies"),
    "trinket": QT_TRANSLATE_NOOP("hunters", "Trinkets"),
    "mushroom": QT_TRANSLATE_NOOP("hunters", "Mushrooms"),
    "flower": QT_TRANSLATE_NOOP("hunters", "Flowers"),
    "wisp": QT_TRANSLATE_NOOP("hunters", "Will-o’-the-wisps"),
    "photo": QT_TRANSLATE_NOOP("hunters", "Photos"),
}
"""All cards of a kind together."""
NAMES = {
    "fairy.meadow": QT_TRANSLATE_NOOP("hunters", "Meadow Fairy"),
    "fairy.wood": QT_TRANSLATE_NOOP("hunters", "Wood Fairy"),
    "fairy.brook": QT_TRANSLATE_NOOP("hunters", "Brook Fairy"),
    "fairy.moon": QT_TRANSLATE_NOOP("hunters", "Moon Fairy"),
    "fairy.queen": QT_TRANSLATE_NOOP("hunters", "Fairy Queen"),
    "trinket.stone": QT_TRANSLATE_NOOP("hunters", "Hag Stone"),
    "trinket.thread": QT_TRANSLATE_NOOP("hunters", "Spider Thread"),
    "trinket.flute": QT_TRANSLATE_NOOP("hunters", "Flute"),
    "trinket.dust": QT_TRANSLATE_NOOP("hunters", "Fairy Dust"),
    "trinket.horseshoe": QT_TRANSLATE_NOOP("hunters", "Horseshoe"),
    "mushroom.agaric": QT_TRANSLATE_NOOP("hunters", "Fly Agaric"),
    "mushroom.honey": QT_TRANSLATE_NOOP("hunters", "Honey Fungus"),
    "mushroom.puffball": QT_TRANSLATE_NOOP("hunters", "Puffball"),
    "mushroom.ring": QT_TRANSLATE_NOOP("hunters", "Fairy-ring Champignon"),
    "mushroom.trumpet": QT_TRANSLATE_NOOP("hunters", "Black Trumpet"),
    "flower.foxglove": QT_TRANSLATE_NOOP("hunters", "Foxglove"),
    "flower.bluebell": QT_TRANSLATE_NOOP("hunters", "Bluebell"),
    "flower.poppy": QT_TRANSLATE_NOOP("hunters", "Poppy"),
    "flower.primrose": QT_TRANSLATE_NOOP("hunters", "Primrose"),
    "flower.dandelion": QT_TRANSLATE_NOOP("hunters", "Dandelion"),
    "wisp": QT_TRANSLATE_NOOP("hunters", "Will-o’-the-wisp"),
    "photo.good": QT_TRANSLATE_NOOP("hunters", "Good Shot"),
    "photo.motion": QT_TRANSLATE_NOOP("hunters", "Shaken Shot"),
    "photo.unfocused": QT_TRANSLATE_NOOP("hunters", "Out of Focus"),
}
SHORT = {
    "fairy.meadow": QT_TRANSLATE_NOOP("hunters", "Meadow"),
    "fairy.wood": QT_TRANSLATE_NOOP("hunters", "Wood"),
    "fairy.brook": QT_TRANSLATE_NOOP("hunters", "Brook"),
    "fairy.moon": QT_TRANSLATE_NOOP("hunters", "Moon"),
    "fairy.queen": QT_TRANSLATE_NOOP("hunters", "Queen"),
    "trinket.stone": QT_TRANSLATE_NOOP("hunters", "Stone"),
    "trinket.thread": QT_TRANSLATE_NOOP("hunters", "Thread"),
    "trinket.dust": QT_TRANSLATE_NOOP("hunters", "Dust"),
    "trinket.horseshoe": QT_TRANSLATE_NOOP("hunters", "Horsesh."),
    "mushroom.agaric": QT_TRANSLATE_NOOP("hunters", "Agaric"),
    "mushroom.honey": QT_TRANSLATE_NOOP("hunters", "Honey F."),
    "mushroom.ring": QT_TRANSLATE_NOOP("hunters", "Champ."),
    "mushroom.trumpet": QT_TRANSLATE_NOOP("hunters", "Trumpet"),
    "flower.bluebell": QT_TRANSLATE_NOOP("hunters", "Blueb."),
    "flower.dandelion": QT_TRANSLATE_NOOP("hunters", "Dandel."),
    "wisp": QT_TRANSLATE_NOOP("hunters", "Wisp"),
    "photo.good": QT_TRANSLATE_NOOP("hunters", "Good"),
    "photo.motion": QT_TRANSLATE_NOOP("hunters", "Shaken"),
    "photo.unfocused": QT_TRANSLATE_NOOP("hunters", "Blurred"),
}
"""Where the name may be too long for its line."""

RESEARCHERS = (
    "Ada Fernley",
    "Barnaby Quill",
    "Cordelia Thorne",
    "Dorian Mossop",
    "Edith Larkspur",
    "Felix Hawthorne",
)
"""The same in every language."""
HOUR = QT_TRANSLATE_NOOP("hunters", "{h} o’clock")

FAIRY_EFFECT = QT_TRANSLATE_NOOP("hunters", "Cage: you catch her. Camera: a photo.")
PHOTO_EFFECT = QT_TRANSLATE_NOOP("hunters", "Evidence. Six photos each at most.")
RESEARCHER_EFFECT = QT_TRANSLATE_NOOP("hunters", "Prepares a cage, a camera or a chest.")
EFFECTS = {
    "trinket.stone": QT_TRANSLATE_NOOP(
        "hunters", "Chest: keep it. Camera: a photo. Spend it to see up to 3 face-down cards."
    ),
    "trinket.thread": QT_TRANSLATE_NOOP(
        "hunters", "Chest: keep it. Camera: a photo. Spend it for one more swap."
    ),
    "trinket.flute": QT_TRANSLATE_NOOP(
        "hunters", "Chest: keep it. Camera: a photo. Spend it to leave the centre."
    ),
    "trinket.dust": QT_TRANSLATE_NOOP(
        "hunters", "Chest: keep it. Camera: a photo. Spend it to change your tool."
    ),
    "trinket.horseshoe": QT_TRANSLATE_NOOP(
        "hunters",
        "Chest: keep it. Camera: a photo. Spend it to escape a mushroom or flower, unless it takes "
        "a trinket.",
    ),
    "mushroom.agaric": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: your fairy of lowest value escapes."
    ),
    "mushroom.honey": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: you drop a trinket of your choice."
    ),
    "mushroom.puffball": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: your best photo goes back to the photo deck."
    ),
    "mushroom.ring": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: you cannot prepare the camera for a round."
    ),
    "mushroom.trumpet": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: you make no swaps on your next turn."
    ),
    "flower.foxglove": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: the best fairy of every player escapes."
    ),
    "flower.bluebell": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: everyone drops a trinket of their choice."
    ),
    "flower.poppy": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: everyone’s best photo goes back to the photo deck."
    ),
    "flower.primrose": QT_TRANSLATE_NOOP("hunters", "Cage or chest: every player draws 2 cards."),
    "flower.dandelion": QT_TRANSLATE_NOOP(
        "hunters", "Cage or chest: the whole circle is mixed and laid face down."
    ),
    "wisp": QT_TRANSLATE_NOOP(
        "hunters", "Any tool: whoever is trapped goes free. If it wasn’t you, you are trapped."
    ),
}
HOUR_EFFECTS = (
    QT_TRANSLATE_NOOP("hunters", "Midnight: the fairies dance."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the owl."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the bat."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the hedgehog."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the fox."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the cockerel."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the swans, and of the sun."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the hare."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the moth."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the frog."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the stag."),
    QT_TRANSLATE_NOOP("hunters", "The hour of the cat."),
)
"""By place: the first is twelve o'clock."""


def face_name(face: int, say: Translate) -> str:
    """What a face is called, without its value."""
    name = DECK.faces[face].name
    kind, _, which = name.partition(".")
    if kind == "researcher":
        return RESEARCHERS[int(which) - 1]
    if kind == "circle":
        return say(HOUR, h=hour_of(int(which)))
    return say(NAMES[name])


def kin(face: int, say: Translate) -> tuple[str, ...]:
    """What all are called who belong together; mushrooms, flowers and trinkets stay single."""
    kind = DECK.faces[face].name.partition(".")[0]
    if kind == "researcher":
        return RESEARCHERS
    if kind not in ("fairy", "photo"):
        return ()
    return tuple(say(text) for name, text in NAMES.items() if name.startswith(kind))


def short_name(face: int, say: Translate) -> str:
    """What fits where the whole name does not; empty if the name is short enough."""
    name = DECK.faces[face].name
    kind, _, which = name.partition(".")
    if kind == "researcher":
        return RESEARCHERS[int(which) - 1].partition(" ")[0]
    if kind == "circle":
        return str(hour_of(int(which)))
    return say(SHORT[name]) if name in SHORT else ""


def effect(face: int, say: Translate) -> str:
    """What a face does, in one sentence or two short ones."""
    name = DECK.faces[face].name
    kind, _, which = name.partition(".")
    if kind == "circle":
        return say(HOUR_EFFECTS[int(which)])
    of_kind = {"fairy": FAIRY_EFFECT, "photo": PHOTO_EFFECT, "researcher": RESEARCHER_EFFECT}
    return say(of_kind[kind] if kind in of_kind else EFFECTS[name])
