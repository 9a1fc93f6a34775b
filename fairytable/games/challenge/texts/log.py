"""What the story tells of The Challenge: each event in one sentence, to those who may read it."""

from collections.abc import Mapping

from fairytable.engine import Said
from fairytable.engine.events import SaidWords, number_in
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.rules.zones import (
    FAIRY_PILES,
    HANDS,
    MARKS,
    SACKS,
    STONE_PILES,
    STORED,
)
from fairytable.games.challenge.texts.phrases import (
    A_STONE,
    COLOURS,
    ONES,
    STONES,
    fairy,
    listed,
)
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Line, Stage, Translate
from fairytable.stage.weight import ORDINARY

LOG = {
    "collected": QT_TRANSLATE_NOOP("challenge", "{name} drew two stones."),
    "left": QT_TRANSLATE_NOOP("challenge", "{name} discarded {stone}."),
    "kept_last": QT_TRANSLATE_NOOP("challenge", "{name} kept the last stone."),
    "stowed": QT_TRANSLATE_NOOP("challenge", "{name} put {stone} into sack {i}."),
    "ceded": QT_TRANSLATE_NOOP("challenge", "{name} gave {stone} back to the wood."),
    "fetched": QT_TRANSLATE_NOOP("challenge", "{name}: pixie {i} fetched {stones}."),
    "took": QT_TRANSLATE_NOOP("challenge", "{name} took {fairy} for {stones}."),
    "drew_fairies": QT_TRANSLATE_NOOP("challenge", "{name} drew two fairies for {stones}."),
    "kept_fairy": QT_TRANSLATE_NOOP("challenge", "{name} kept {fairy} (in secret)."),
    "left_fairy": QT_TRANSLATE_NOOP("challenge", "{name} kept one; {fairy} went to the wood."),
    "used": QT_TRANSLATE_NOOP("challenge", "{name} used her at once: {fairy}."),
    "played": QT_TRANSLATE_NOOP("challenge", "{name} played {fairy}."),
    "enlarged": QT_TRANSLATE_NOOP("challenge", "{name}: sack {i} now holds 10."),
    "protected": QT_TRANSLATE_NOOP("challenge", "{name}: sack {i} is immune."),
    "new_pixie": QT_TRANSLATE_NOOP("challenge", "{name} has a new pixie."),
    "harvested": QT_TRANSLATE_NOOP("challenge", "{name} harvested {stones}."),
    "stole": QT_TRANSLATE_NOOP("challenge", "{name} stole {stone} from {rival}."),
    "stole_for_wood": QT_TRANSLATE_NOOP(
        "challenge", "{name} stole {stone} from {rival}; it went to the wood."
    ),
    "stole_hand": QT_TRANSLATE_NOOP("challenge", "{name} stole a stone from {rival}’s hand."),
    "tore": QT_TRANSLATE_NOOP("challenge", "{name} tore {rival}’s sack {i}; removed: {stones}."),
    "last_stone": QT_TRANSLATE_NOOP(
        "challenge", "The last stone has been drawn: the game ends with this turn."
    ),
    "won.points": QT_TRANSLATE_NOOP("challenge", "{name} wins with {points} points."),
    "won.fairy_points": QT_TRANSLATE_NOOP(
        "challenge", "{name} wins with {points} points: more fairy points on stones."
    ),
    "won.shared": QT_TRANSLATE_NOOP("challenge", "{name} wins jointly, with {points} points."),
}
"""The others are silent, or are told in a way of their own."""
DREW_TWO = QT_TRANSLATE_NOOP("challenge", "{name} drew two stones ({colours}).")
DREW_ONE = QT_TRANSLATE_NOOP("challenge", "{name} drew a stone ({colours}).")
STOLE_STONE = QT_TRANSLATE_NOOP(
    "challenge", "{name} stole a stone from {rival}’s hand ({colours})."
)
DREW_LAST = QT_TRANSLATE_NOOP("challenge", "{name} drew the last stone.")
LEFT_FROM = QT_TRANSLATE_NOOP("challenge", "{name} discarded {stone} from sack {i}.")
DREW_LAST_FAIRY = QT_TRANSLATE_NOOP("challenge", "{name} drew the last fairy for {stones}.")
HIDDEN = QT_TRANSLATE_NOOP("challenge", "%n face-down stone(s)", "", 1)
REARRANGED = QT_TRANSLATE_NOOP("challenge", "{name} rearranged: {moves}.")
TO_SACKS = QT_TRANSLATE_NOOP("challenge", "%n stone(s) to sacks", "", 1)
BETWEEN_SACKS = QT_TRANSLATE_NOOP("challenge", "%n between sacks", "", 1)
TO_HAND = QT_TRANSLATE_NOOP("challenge", "%n to hand ({colours})", "", 1)

_STRONG = {"last_stone", "won.points", "won.fairy_points", "won.shared"}
_NOTICES = {"played", "used", "tore", "stole", "stole_for_wood", "stole_hand"}
"""What rivals do to each other with fairies: nobody should miss it."""
_WEIGHTS = {
    "tore": 0.8,
    "stole": 0.65,
    "stole_for_wood": 0.65,
    "stole_hand": 0.65,
    "last_stone": 1.0,
}
"""How much these matter."""


def line(said: Said, stage: Stage) -> Line:
    """What the story makes of something said; without words if it is silent."""
    key, words = said.key, said.words
    player = number_in(words, "player")
    who = None if player is None or key in _STRONG else player
    notice = key == "last_stone" or (key in _NOTICES and player != stage.bottom)
    text, zones = _text(key, words, stage), _zones(key, words)
    return Line(text, who, key in _STRONG, zones, notice, _WEIGHTS.get(key, ORDINARY))


def _text(key: str, words: SaidWords, stage: Stage) -> str:
    say, fields = stage.say, _fields(words, stage)
    if key in ("collected", "drew") and "stones" in words:
        return say(DREW_ONE if "," not in str(words["stones"]) else DREW_TWO, **fields)
    if key == "stole_hand" and "stone" in words:
        return say(STOLE_STONE, **fields)
    if key == "collected" and words["count"] == 1:
        return say(DREW_LAST, **fields)
    if key == "left" and "sack" in words:
        return say(LEFT_FROM, **fields)
    if key == "rearranged":
        return say(REARRANGED, moves=_moves(words, say), **fields)
    if key not in LOG:
        return ""
    sentence = LOG[key]
    if key == "drew_fairies" and words["count"] == 1:
        sentence = DREW_LAST_FAIRY
    if key == "fetched":
        fields["stones"] = say(STONES[str(words["stone"])], int(words["count"]))
    elif key == "harvested":
        fields["stones"] = _harvest(words, say)
    elif key in ("tore", "took", "drew_fairies"):
        fields["stones"] = listed(_kinds(str(words["stones"]), say), say)
    return say(sentence, **fields)


def _fields(words: SaidWords, stage: Stage) -> dict[str, int | str]:
    """The parameters of an event in words."""
    say = stage.say
    fields: dict[str, int | str] = {}
    if "player" in words:
        fields["name"] = name_of(stage, int(words["player"]))
    if "victim" in words:
        fields["rival"] = name_of(stage, int(words["victim"]))
    if "stone" in words:
        stone = str(words["stone"])
        fields["stone"], fields["colours"] = say(A_STONE[stone]), say(COLOURS[stone])
    if words.get("stones"):
        fields["colours"] = _colours(words, say)
    if "fairy" in words:
        fields["fairy"] = fairy(str(words["fairy"]), say)
    if "sack" in words:
        fields["i"] = int(words["sack"]) + 1
    if "points" in words:
        fields["points"] = words["points"]
    return fields


def _colours(words: SaidWords, say: Translate) -> str:
    return ", ".join(say(COLOURS[stone]) for stone in str(words["stones"]).split(","))


def _harvest(words: SaidWords, say: Translate) -> str:
    """Two hidden stones and a red one."""
    hidden, stones = int(words["hidden"]), str(words["stones"])
    parts = [say(HIDDEN, hidden)] if hidden else []
    return listed([*parts, *_kinds(stones, say, ONES if parts else STONES)], say)


def _kinds(stones: str, say: Translate, first: Mapping[str, str] = STONES) -> list[str]:
    """How many of each kind; only the first kind need be called stones."""
    names = stones.split(",") if stones else []
    parts: list[str] = []
    for stone in dict.fromkeys(names):
        parts.append(say((ONES if parts else first)[stone], names.count(stone)))
    return parts


def _moves(words: SaidWords, say: Translate) -> str:
    """The net moves of an exchange."""
    stowed, shifted, lifted = (int(words[key]) for key in ("stowed", "shifted", "lifted"))
    parts = [say(TO_SACKS, stowed)] if stowed else []
    if shifted:
        parts.append(say(BETWEEN_SACKS, shifted))
    if lifted:
        parts.append(say(TO_HAND, lifted, colours=_colours(words, say)))
    return ", ".join(parts)


# What glows when one points at a line


def _zones(key: str, words: SaidWords) -> tuple[str, ...]:
    player, victim, sack = (number_in(words, name) for name in ("player", "victim", "sack"))
    if player is None:
        return ("deck.stones",) if key == "last_stone" else ()
    if key in ("left", "ceded", "stole_for_wood"):
        return (_pile(words),)
    if key in ("stowed", "fetched") and sack is not None:
        return (SACKS[player][sack],)
    if key in ("enlarged", "protected") and sack is not None:
        return (MARKS[player][sack],)
    if key == "tore" and victim is not None and sack is not None:
        return (SACKS[victim][sack],)
    if key == "stole_hand" and victim is not None:
        return HANDS[victim], HANDS[player]
    if key in ("collected", "drew", "kept_last"):
        return (HANDS[player],)
    if key == "left_fairy":
        return (_fairy_pile(words),)
    if key in ("took", "drew_fairies", "kept_fairy"):
        return (STORED[player],)
    return ()


def _pile(words: SaidWords) -> str:
    return next(pile for pile in STONE_PILES if pile.endswith(f".{words['stone']}"))


def _fairy_pile(words: SaidWords) -> str:
    return next(pile for pile in FAIRY_PILES if pile.endswith(f".{words['fairy']}"))
