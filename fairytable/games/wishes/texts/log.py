"""What the story tells of All You Wish For: each event in one sentence for those who may know."""

from fairytable.engine import Said
from fairytable.engine.events import SaidWords
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import REALMS
from fairytable.games.wishes.rules.zones import FAIRY, GAINED, HANDS, UP, WAND
from fairytable.games.wishes.texts import phrases
from fairytable.games.wishes.texts.names import FAIRY_TITLES, realm_name, wish_name
from fairytable.stage.seats import name_of
from fairytable.stage.sentences import opening
from fairytable.stage.staging import Line, Stage

LOG = {
    "setup.neutral": QT_TRANSLATE_NOOP("wishes", "{name} placed a neutral pile."),
    "setup.wanderer": QT_TRANSLATE_NOOP("wishes", "{name} placed the Wanderer."),
    "setup.piles": QT_TRANSLATE_NOOP("wishes", "{name} formed two piles."),
    "setup.place": QT_TRANSLATE_NOOP("wishes", "{name} placed a pile."),
    "setup.pixie": QT_TRANSLATE_NOOP("wishes", "{name} placed the Pixie."),
    "fairy": QT_TRANSLATE_NOOP("wishes", "{name} is the {fairy} (wish: {wish})."),
    "abandoned": QT_TRANSLATE_NOOP("wishes", "Abandoned Realm: {realm}."),
    "round": QT_TRANSLATE_NOOP("wishes", "Lap {lap}, round {round}: {name} moves the Pixie"),
    "pixie": QT_TRANSLATE_NOOP("wishes", "{name} stopped the Pixie on {kingdom}."),
    "pixie.push": QT_TRANSLATE_NOOP("wishes", "The Wanderer was pushed aside."),
    "deal.up": QT_TRANSLATE_NOOP("wishes", "The Pixie laid {card} on {kingdom}."),
    "deal.under": QT_TRANSLATE_NOOP("wishes", "The Pixie tucked a card beneath {kingdom}."),
    "wanderer": QT_TRANSLATE_NOOP("wishes", "{name} led the Wanderer to {kingdom}."),
    "wanderer.shut": QT_TRANSLATE_NOOP("wishes", "The Wanderer was shut in and stayed."),
    "collect": QT_TRANSLATE_NOOP("wishes", "{name} collected {card}: {k} so far, so {s} steps."),
    "conquer": QT_TRANSLATE_NOOP(
        "wishes", "{name} showed %n card(s) and conquered {cards}.", "", 1
    ),
    "conquer.nothing": QT_TRANSLATE_NOOP(
        "wishes", "{name} showed %n card(s) and conquered nothing.", "", 1
    ),
    "conquer.flip": QT_TRANSLATE_NOOP("wishes", "{Card} was turned face down."),
    "take": QT_TRANSLATE_NOOP("wishes", "{name} picked up {kingdom}: %n card(s).", "", 1),
    "create": QT_TRANSLATE_NOOP("wishes", "{name} created a Kingdom with {card} on top."),
    "rid": QT_TRANSLATE_NOOP("wishes", "{name} got rid of %n card(s).", "", 1),
    "rid.up": QT_TRANSLATE_NOOP("wishes", "{Card} covered {kingdom}."),
    "rid.pick": QT_TRANSLATE_NOOP("wishes", "{name} took {card} from the market."),
    "rid.kingdom": QT_TRANSLATE_NOOP("wishes", "The rest of the market became a Kingdom."),
    "rid.keep": QT_TRANSLATE_NOOP("wishes", "{name} kept the other %n card(s).", "", 1),
    "wand.place": QT_TRANSLATE_NOOP("wishes", "{name} laid a card beneath the Wand."),
    "wand.turn": QT_TRANSLATE_NOOP("wishes", "{name} turned the Wand face down."),
    "draw": QT_TRANSLATE_NOOP("wishes", "{name} drew %n card(s).", "", 1),
    "deck.empty": QT_TRANSLATE_NOOP("wishes", "The deck ran out: this lap is the last."),
    "stall": QT_TRANSLATE_NOOP("wishes", "Nobody gained a card for two laps: the game is over."),
    "over": QT_TRANSLATE_NOOP("wishes", "The lap is complete: the game is over."),
}
"""The others are silent."""
NOTHING_BENEATH = QT_TRANSLATE_NOOP("wishes", "{name} found nothing beneath the top card.")
PLACED_KNOWN = QT_TRANSLATE_NOOP("wishes", "{name} laid {card} beneath the Wand.")
TURNED_ALL = QT_TRANSLATE_NOOP("wishes", "{name} turned the Wands face down: {names}.")

_STRONG = {"round", "abandoned", "deck.empty", "stall", "over"}
_NOTICES = {"wand.turn", "deck.empty", "stall", "wanderer.shut"}
_COUNTED = {"conquer", "conquer.nothing", "take", "rid", "rid.keep", "draw"}


def line(said: Said, stage: Stage) -> Line:
    """What the story makes of something said; without words if it is silent."""
    key, words = said.key, said.words
    strong = key in _STRONG
    notice = key in _NOTICES and words.get("player") != stage.bottom
    who = None if strong else _player(words)
    return Line(_text(key, words, stage), who, strong, _zones(key, words), notice)


def _player(words: SaidWords) -> int | None:
    player = words.get("player", words.get("o"))
    return player if isinstance(player, int) else None


def _text(key: str, words: SaidWords, stage: Stage) -> str:
    say, fields = stage.say, _fields(words, stage)
    if key == "conquer.nothing" and not words["k"]:
        return say(NOTHING_BENEATH, **fields)
    if key == "wand.place" and "card" in words:
        return say(PLACED_KNOWN, **fields)
    if key == "wand.turn" and " " in str(words["names"]):
        players = map(int, str(words["names"]).split())
        return say(TURNED_ALL, names=phrases.names_of(stage, players), **fields)
    if key not in LOG:
        return ""
    if key in _COUNTED:
        return say(LOG[key], int(words["k"]), **fields)
    return say(LOG[key], **fields)


def _fields(words: SaidWords, stage: Stage) -> dict[str, int | str]:
    """The parameters of an event in words."""
    say = stage.say
    fields: dict[str, int | str] = {key: words[key] for key in ("k", "s") if key in words}
    if "t" in words:  # rounds are counted from 1 in every lap
        lap, turn = divmod(int(words["t"]) - 1, len(stage.people))
        fields |= {"lap": lap + 1, "round": turn + 1}
    player = _player(words)
    if player is not None:
        fields["name"] = name_of(stage, player)
    if "realm" in words:
        name = str(words["realm"])
        realm = REALMS.index(name)
        fields["realm"], fields["kingdom"] = realm_name(realm, say), phrases.a_kingdom(name, say)
        fields["fairy"], fields["wish"] = say(FAIRY_TITLES[name]), wish_name(realm, say)
    if "card" in words:
        fields["card"] = phrases.card(str(words["card"]), say)
        fields["Card"] = opening(str(fields["card"]))
    if words.get("cards"):
        fields["cards"] = phrases.cards(str(words["cards"]), say)
    return fields


# What glows when one points at a line


def _zones(key: str, words: SaidWords) -> tuple[str, ...]:
    if "at" in words:
        return (str(words["at"]),)
    player = _player(words)
    if player is None:
        return ("abandoned_fairy",) if key == "abandoned" else ("deck",) * (key == "deck.empty")
    rows = {
        "collect": GAINED,
        "conquer.flip": UP,
        "fairy": FAIRY,
        "take": HANDS,
        "rid.pick": HANDS,
        "rid.keep": HANDS,
        "draw": HANDS,
        "wand.place": WAND,
        "wand.turn": WAND,
    }
    return (rows[key][player],) if key in rows else ()
