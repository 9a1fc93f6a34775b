"""What the cards of All You Wish For are called, and the short sentences printed on them.

Italian joins a realm to its article ("del Fiume", "della Grotta"), so a card is never named from
parts: every name exists as a whole.
"""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import FAIRIES, POINTS, REALM, REALMS, TITLE, WISHES
from fairytable.stage.staging import Translate

REALM_NAMES = {
    "river": QT_TRANSLATE_NOOP("wishes", "River"),
    "forest": QT_TRANSLATE_NOOP("wishes", "Forest"),
    "lake": QT_TRANSLATE_NOOP("wishes", "Lake"),
    "cave": QT_TRANSLATE_NOOP("wishes", "Cave"),
    "valley": QT_TRANSLATE_NOOP("wishes", "Valley"),
    "mountain": QT_TRANSLATE_NOOP("wishes", "Mountain"),
}
WISH_NAMES = {
    "love": QT_TRANSLATE_NOOP("wishes", "Love"),
    "wisdom": QT_TRANSLATE_NOOP("wishes", "Wisdom"),
    "beauty": QT_TRANSLATE_NOOP("wishes", "Beauty"),
    "riches": QT_TRANSLATE_NOOP("wishes", "Riches"),
    "fame": QT_TRANSLATE_NOOP("wishes", "Fame"),
    "power": QT_TRANSLATE_NOOP("wishes", "Power"),
}
KINDS = {
    "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper"),
    "promise": QT_TRANSLATE_NOOP("wishes", "Promise"),
    "oath": QT_TRANSLATE_NOOP("wishes", "Oath"),
    "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment"),
    "wand": QT_TRANSLATE_NOOP("wishes", "Magic Wand"),
}
SHORT_KINDS = {
    **KINDS,
    "oath": QT_TRANSLATE_NOOP("wishes", "Oath."),
    "enchantment": QT_TRANSLATE_NOOP("wishes", "Ench."),
    "wand": QT_TRANSLATE_NOOP("wishes", "Wand"),
}
"""A kind's name on the smallest cards; where the whole one has room, as in English that of an oath
always has, it is not used."""
OF_REALM = {
    "river": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the River"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the River"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the River"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the River"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the River"),
    },
    "forest": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the Forest"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the Forest"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the Forest"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the Forest"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the Forest"),
    },
    "lake": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the Lake"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the Lake"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the Lake"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the Lake"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the Lake"),
    },
    "cave": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the Cave"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the Cave"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the Cave"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the Cave"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the Cave"),
    },
    "valley": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the Valley"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the Valley"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the Valley"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the Valley"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the Valley"),
    },
    "mountain": {
        "whisper": QT_TRANSLATE_NOOP("wishes", "Whisper of the Mountain"),
        "promise": QT_TRANSLATE_NOOP("wishes", "Promise of the Mountain"),
        "oath": QT_TRANSLATE_NOOP("wishes", "Oath of the Mountain"),
        "enchantment": QT_TRANSLATE_NOOP("wishes", "Enchantment of the Mountain"),
        "wand": QT_TRANSLATE_NOOP("wishes", "Wand of the Mountain"),
    },
}
"""The full name of a Realm's card, for the log and for reading aloud."""
FAIRY_TITLES = {
    "river": QT_TRANSLATE_NOOP("wishes", "River Fairy"),
    "forest": QT_TRANSLATE_NOOP("wishes", "Forest Fairy"),
    "lake": QT_TRANSLATE_NOOP("wishes", "Lake Fairy"),
    "cave": QT_TRANSLATE_NOOP("wishes", "Cave Fairy"),
    "valley": QT_TRANSLATE_NOOP("wishes", "Valley Fairy"),
    "mountain": QT_TRANSLATE_NOOP("wishes", "Mountain Fairy"),
}
FAIRY_EFFECTS = {
    "love": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Love: its points count for her, whoever collects them."
    ),
    "wisdom": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Wisdom: its points count for her, whoever collects them."
    ),
    "beauty": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Beauty: its points count for her, whoever collects them."
    ),
    "riches": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Riches: its points count for her, whoever collects them."
    ),
    "fame": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Fame: its points count for her, whoever collects them."
    ),
    "power": QT_TRANSLATE_NOOP(
        "wishes", "Her wish is Power: its points count for her, whoever collects them."
    ),
}
WAND_EFFECT = QT_TRANSLATE_NOOP(
    "wishes", "The card beneath it counts double; nothing if the Wand is turned over."
)
CARD_POINTS = QT_TRANSLATE_NOOP("wishes", "{realm} {points}")

TRAVELLERS = {
    "wanderer": QT_TRANSLATE_NOOP("wishes", "Wanderer"),
    "pixie": QT_TRANSLATE_NOOP("wishes", "Pixie"),
}
TRAVELLER_EFFECTS = {
    "wanderer": QT_TRANSLATE_NOOP("wishes", "Lies in front of the Fairy whose turn it is."),
    "pixie": QT_TRANSLATE_NOOP(
        "wishes", "Lies in front of the player who moves the Pixie this round."
    ),
}


def realm_name(realm: int, say: Translate) -> str:
    return say(REALM_NAMES[REALMS[realm]])


def wish_name(realm: int, say: Translate) -> str:
    """The wish of a realm's Fairy."""
    return say(WISH_NAMES[WISHES[realm]])


def kind_of(face: int) -> str:
    """The kind of a face: "oath", "wand", "fairy"."""
    return "fairy" if face in FAIRIES else TITLE[face]


def face_name(face: int, say: Translate) -> str:
    """A card's full name: Oath of the River, River Fairy."""
    realm = REALMS[REALM[face]]
    return say(FAIRY_TITLES[realm] if face in FAIRIES else OF_REALM[realm][TITLE[face]])


def brief_name(face: int, say: Translate) -> str:
    """A card as the story tells it: River 3; Wands and Fairies by their names."""
    realm = REALM[face]
    points = POINTS[face][realm]
    if not points:
        return face_name(face, say)
    return say(CARD_POINTS, realm=realm_name(realm, say), points=points)
