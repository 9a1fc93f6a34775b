"""What the story tells of Moons: each event in one sentence."""

from fairytable.engine import Said
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK, FACTOR
from fairytable.games.moons.rules.zones import CIRCLES, HANDS
from fairytable.games.moons.texts.names import ELEMENT_NAMES, moon_name, signed, times
from fairytable.stage.staging import Line, Stage
from fairytable.stage.weight import ORDINARY, weighed

LOG = {
    "fairy": QT_TRANSLATE_NOOP("moons", "{name} added {element} {value} to circle {i}."),
    "start": QT_TRANSLATE_NOOP("moons", "{name} started circle {i}: {element} {value}."),
    "sun": QT_TRANSLATE_NOOP("moons", "{name} played a sun on circle {i}."),
    "closed": QT_TRANSLATE_NOOP("moons", "{element} circle closed: {sum} {times} = {points}."),
    "moon": QT_TRANSLATE_NOOP("moons", "The {moon} rose ({k} of 12)."),
    "end": QT_TRANSLATE_NOOP("moons", "{name} ended the turn and drew %n card(s).", "", 1),
    "pass": QT_TRANSLATE_NOOP("moons", "{name} could not play: no card fits a circle."),
    "dawn": QT_TRANSLATE_NOOP("moons", "Dawn: nobody could play. New hands for all."),
    "over": QT_TRANSLATE_NOOP("moons", "The twelfth moon set."),
    "stalled": QT_TRANSLATE_NOOP("moons", "Nobody could play and the deck was empty."),
    "next": QT_TRANSLATE_NOOP("moons", "Game {game} began."),
}
NO_FAIRY = QT_TRANSLATE_NOOP("moons", "{name} could not play: a new circle needs a fairy.")

GREAT = 30
"""A closing that brings or costs this many points is one to remember."""
_STRONG = {"closed", "dawn", "over", "stalled", "next"}


def line(said: Said, stage: Stage) -> Line:
    """What the story makes of something said."""
    key, words, say = said.key, said.words, stage.say
    fields = {field: words[field] for field in ("value", "sum", "k", "game") if field in words}
    zones: tuple[str, ...] = ()
    player = words.get("player")
    if isinstance(player, int):
        fields["name"] = stage.people[player].name
    if "element" in words:
        fields["element"] = say(ELEMENT_NAMES[str(words["element"])])
    if "circle" in words:
        circle = int(words["circle"])
        fields["i"] = circle + 1
        zones = (CIRCLES[circle],)
    if "moon" in words:
        moon = DECK.face(str(words["moon"]))
        fields["moon"] = moon_name(moon, say)
        fields["times"] = times(FACTOR[moon])
    if "points" in words:
        fields["points"] = signed(int(words["points"]))
    if key == "pass":
        zones = (HANDS[int(words["player"])],)
    who = player if isinstance(player, int) and key != "closed" else None
    source = NO_FAIRY if words.get("why") == "no fairy" else LOG[key]
    drawn = int(words["k"]) if key == "end" else None
    text, strong = say(source, drawn, **fields), key in _STRONG
    weight = weighed(int(words["points"]), GREAT) if key == "closed" else ORDINARY
    return Line(text, who, strong, zones, notice=strong or key == "pass", weight=weight)
