"""The words that stand on the table of All You Wish For, and the names of its places."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.phrases import kingdom_of
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

LAP_AND_ROUND = QT_TRANSLATE_NOOP("wishes", "Lap {lap} · Round {round} of {all}")
SETTING_UP = QT_TRANSLATE_NOOP("wishes", "Setting up")
PIXIE_OF = QT_TRANSLATE_NOOP("wishes", "{name} moves the Pixie")
FAIRY_TURN_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s Fairy turn")
MARKET_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s market")
GAME_OVER = QT_TRANSLATE_NOOP("wishes", "The game is over")
SETS_UP = QT_TRANSLATE_NOOP("wishes", "{name} sets up")
ALL = QT_TRANSLATE_NOOP("wishes", "all")
DECK = QT_TRANSLATE_NOOP("wishes", "deck")
ABANDONED = QT_TRANSLATE_NOOP("wishes", "abandoned")
ASIDE = QT_TRANSLATE_NOOP("wishes", "set aside")
NOT_IN_PLAY = QT_TRANSLATE_NOOP("wishes", "unused")
NEUTRAL = QT_TRANSLATE_NOOP("wishes", "neutral")
YOUR_HAND = QT_TRANSLATE_NOOP("wishes", "Your hand")
HAND_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s hand")
PIXIES_CARDS = QT_TRANSLATE_NOOP("wishes", "The Pixie’s cards")
OF_THE_TEAM = QT_TRANSLATE_NOOP("wishes", "team")
TEAM_SHORT = QT_TRANSLATE_NOOP("wishes", "tm.")
FACE_UP = QT_TRANSLATE_NOOP("wishes", "face up")
FAIRY_AND_WISH = QT_TRANSLATE_NOOP("wishes", "{fairy} · {wish}")
SECRET_FAIRY = QT_TRANSLATE_NOOP("wishes", "secret Fairy")
EACH_TAKES = QT_TRANSLATE_NOOP("wishes", "each Fairy takes one card")
YOU = QT_TRANSLATE_NOOP("wishes", "you")
NEW = QT_TRANSLATE_NOOP("wishes", "New")
NEW_KINGDOM = QT_TRANSLATE_NOOP("wishes", "New Kingdom")
PILE = QT_TRANSLATE_NOOP("wishes", "Pile {number}")
TOP = QT_TRANSLATE_NOOP("wishes", "top")
MIDDLE = QT_TRANSLATE_NOOP("wishes", "middle")
BOTTOM = QT_TRANSLATE_NOOP("wishes", "bottom")

THE_DECK = QT_TRANSLATE_NOOP("wishes", "Deck, %n left", "", 1)
THE_BOX = QT_TRANSLATE_NOOP("wishes", "Realms that are not in this game")
THE_ABANDONED = QT_TRANSLATE_NOOP("wishes", "The Fairy of the Abandoned Realm")
SET_ASIDE = QT_TRANSLATE_NOOP("wishes", "A Fairy set aside")
NEUTRAL_PILES = QT_TRANSLATE_NOOP("wishes", "Neutral piles, %n card(s)", "", 1)
MARKET = QT_TRANSLATE_NOOP("wishes", "Market, %n card(s)", "", 1)
FREE_CELL = QT_TRANSLATE_NOOP("wishes", "Free cell")
HIDDEN_KINGDOM = QT_TRANSLATE_NOOP("wishes", "Face-down pile of %n card(s)", "", 1)
KINGDOM = QT_TRANSLATE_NOOP("wishes", "{kingdom}, %n card(s)", "", 1)
WITH_WANDERER = QT_TRANSLATE_NOOP("wishes", "{kingdom}; the Wanderer stands here")
WITH_PIXIE = QT_TRANSLATE_NOOP("wishes", "{kingdom}; the Pixie stands here")
PLACES = {
    "hand": QT_TRANSLATE_NOOP("wishes", "{name}’s hand: %n card(s)", "", 1),
    "up": QT_TRANSLATE_NOOP("wishes", "{name}’s cards face up: %n", "", 1),
    "down": QT_TRANSLATE_NOOP("wishes", "{name}’s cards face down: %n", "", 1),
    "gained": QT_TRANSLATE_NOOP("wishes", "{name}’s collected cards: %n", "", 1),
}
YOUR_PLACES = {
    "hand": QT_TRANSLATE_NOOP("wishes", "Your hand: %n card(s)", "", 1),
    "up": QT_TRANSLATE_NOOP("wishes", "Your cards face up: %n", "", 1),
    "down": QT_TRANSLATE_NOOP("wishes", "Your cards face down: %n", "", 1),
    "gained": QT_TRANSLATE_NOOP("wishes", "Your collected cards: %n", "", 1),
}
THE_WAND_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s Wand")
YOUR_WAND = QT_TRANSLATE_NOOP("wishes", "Your Wand")
THE_FAIRY_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s Fairy")
YOUR_FAIRY = QT_TRANSLATE_NOOP("wishes", "Your Fairy")
THE_PILE_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s pile {number}")
YOUR_PILE = QT_TRANSLATE_NOOP("wishes", "Your pile {number}")
THE_AREA_OF = QT_TRANSLATE_NOOP("wishes", "{name}’s area")


def zone_name(stage: Stage, seen: Seen, zone: str) -> str:
    """A place as a screen reader says it."""
    say, count = stage.say, len(seen.cards(zone))
    kind, _, rest = zone.partition(".")
    match kind:
        case "map":
            return kingdom_name(stage, seen, zone)
        case "deck":
            return say(THE_DECK, count)
        case "box":
            return say(THE_BOX)
        case "abandoned_fairy":
            return say(SET_ASIDE if seen.setting_up else THE_ABANDONED)
        case "neutral":
            return say(NEUTRAL_PILES, count)
        case "market":
            return say(MARKET, count)
        case "tray":
            return say(NEW_KINGDOM)
        case "deal":
            return say(PIXIES_CARDS)
    number = rest.split(".")
    player = int(number[0])
    mine, name = player == stage.bottom and not stage.curtain, name_of(stage, player)
    match kind:
        case "wand" | "under":
            return say(YOUR_WAND) if mine else say(THE_WAND_OF, name=name)
        case "fairy":
            return say(YOUR_FAIRY) if mine else say(THE_FAIRY_OF, name=name)
        case "stack":
            pile = int(number[1]) + 1
            return say(YOUR_PILE, number=pile) if mine else say(THE_PILE_OF, name=name, number=pile)
    if kind in PLACES:
        return say(YOUR_PLACES[kind], count) if mine else say(PLACES[kind], count, name=name)
    return say(THE_AREA_OF, name=name)


def kingdom_name(stage: Stage, seen: Seen, zone: str) -> str:
    """A cell of the map: whose Kingdom, how high, who stands there."""
    say, count, realm = stage.say, len(seen.cards(zone)), seen.realm_at(zone)
    if not count:
        return say(FREE_CELL)
    if realm == NOBODY:
        text = say(HIDDEN_KINGDOM, count)
    else:
        text = say(KINGDOM, count, kingdom=kingdom_of(realm, say))
    if zone == seen.facts.wanderer:
        return say(WITH_WANDERER, kingdom=text)
    return say(WITH_PIXIE, kingdom=text) if zone == seen.facts.pixie else text


def heading(stage: Stage, seen: Seen) -> tuple[str, str]:
    """Lap and round, and what is being done: the two lines of the cartouche."""
    say, facts = stage.say, seen.facts
    if seen.setting_up or seen.decision == "setup_pixie":
        return say(SETTING_UP), say(SETS_UP, name=name_of(stage, seen.decider))
    players = seen.players
    if seen.view.decision is None:
        return say(GAME_OVER), ""
    where = say(LAP_AND_ROUND, lap=facts.lap + 1, round=facts.round % players + 1, all=players)
    name = name_of(stage, facts.player)
    if seen.decision.startswith("pixie"):
        return where, say(PIXIE_OF, name=name)
    return where, say(MARKET_OF if seen.cards("market") else FAIRY_TURN_OF, name=name)
