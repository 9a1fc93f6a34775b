"""Every sentence a player reads in Moons. Sources are English; `say` gives them in any language.

Italian needs whole phrases per element ("d'Aria", "della Terra"), so elements never stand in a
sentence as a field where their article or preposition would change: those sentences exist once
per element.
"""

from fairytable.engine import Action, Event, Said
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import (
    DECK,
    ELEMENT,
    ELEMENTS,
    FACTOR,
    SUN,
    VALUE,
    VALUES,
)
from fairytable.games.moons.facts import Closing
from fairytable.games.moons.rules import CIRCLES, HANDS, RING_SIZE
from fairytable.games.moons.seen import Seen, element
from fairytable.stage.staging import (
    About,
    Button,
    Line,
    Page,
    Prompt,
    Sheet,
    SheetRow,
    Stage,
    Translate,
)

TITLE = QT_TRANSLATE_NOOP("moons", "The Fairy Circle: Moons")

ELEMENT_NAMES = {
    "air": QT_TRANSLATE_NOOP("moons", "Air"),
    "water": QT_TRANSLATE_NOOP("moons", "Water"),
    "fire": QT_TRANSLATE_NOOP("moons", "Fire"),
    "earth": QT_TRANSLATE_NOOP("moons", "Earth"),
}
FAIRIES = {
    "air": QT_TRANSLATE_NOOP("moons", "Air Fairy"),
    "water": QT_TRANSLATE_NOOP("moons", "Water Fairy"),
    "fire": QT_TRANSLATE_NOOP("moons", "Fire Fairy"),
    "earth": QT_TRANSLATE_NOOP("moons", "Earth Fairy"),
}
STARTERS = {
    "air": QT_TRANSLATE_NOOP("moons", "First Air Fairy"),
    "water": QT_TRANSLATE_NOOP("moons", "First Water Fairy"),
    "fire": QT_TRANSLATE_NOOP("moons", "First Fire Fairy"),
    "earth": QT_TRANSLATE_NOOP("moons", "First Earth Fairy"),
}
SYMBOLS = {
    "air": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Air"),
    "water": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Water"),
    "fire": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Fire"),
    "earth": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Earth"),
}
MOONS = {
    "new": QT_TRANSLATE_NOOP("moons", "New Moon"),
    "waxing": QT_TRANSLATE_NOOP("moons", "Waxing Moon"),
    "full": QT_TRANSLATE_NOOP("moons", "Full Moon"),
    "waning": QT_TRANSLATE_NOOP("moons", "Waning Moon"),
}
SHORT_MOONS = {
    "new": QT_TRANSLATE_NOOP("moons", "New"),
    "waxing": QT_TRANSLATE_NOOP("moons", "Waxing"),
    "full": QT_TRANSLATE_NOOP("moons", "Full"),
    "waning": QT_TRANSLATE_NOOP("moons", "Waning"),
}
SUN_NAME = QT_TRANSLATE_NOOP("moons", "Sun")
MOON_EFFECTS = {
    "new": QT_TRANSLATE_NOOP("moons", "A closed circle takes its sum away from its element."),
    "waxing": QT_TRANSLATE_NOOP("moons", "A closed circle brings half its sum to its element."),
    "full": QT_TRANSLATE_NOOP("moons", "A closed circle brings its sum to its element."),
    "waning": QT_TRANSLATE_NOOP("moons", "A closed circle takes half its sum from its element."),
}
SUN_EFFECT = QT_TRANSLATE_NOOP("moons", "Closes any circle. Counts nothing.")

# On the table
NOW = QT_TRANSLATE_NOOP("moons", "now {points}")
NOW_ALONE = QT_TRANSLATE_NOOP("moons", "now")
LAST = QT_TRANSLATE_NOOP("moons", "last")
TO_COME = QT_TRANSLATE_NOOP("moons", "still to come")
START_HERE = QT_TRANSLATE_NOOP("moons", "Start a new circle")
DECK_LEFT = QT_TRANSLATE_NOOP("moons", "deck {count}")
GONE = QT_TRANSLATE_NOOP("moons", "gone {count}")
OUT = QT_TRANSLATE_NOOP("moons", "out of the game")
CLOSED_CIRCLES = QT_TRANSLATE_NOOP("moons", "closed %n circle(s)", "", 1)
GUESS = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: click to note a guess")
GUESSED = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: you guess {guess}")
UNDECIDED = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: you are in doubt")
SECRET_SYMBOL = QT_TRANSLATE_NOOP("moons", "secret symbol")
YOUR_HAND = QT_TRANSLATE_NOOP("moons", "your hand")
PLAYED = QT_TRANSLATE_NOOP("moons", "played this turn: {count}")
DRAW_BACK = QT_TRANSLATE_NOOP("moons", "you draw back to 5")

# Spoken
EMPTY_CIRCLE = QT_TRANSLATE_NOOP("moons", "circle {i}, empty")
CIRCLE_NAME = QT_TRANSLATE_NOOP(
    "moons", "circle {i}, {element}, %n fairies, sum {sum}, closing now {points}", "", 1
)
CARD_VALUE = QT_TRANSLATE_NOOP("moons", "{card}, {value}")
BLUE_BACK = QT_TRANSLATE_NOOP("moons", "blue card: fairy or sun")
MOON_BACK = QT_TRANSLATE_NOOP("moons", "a moon still to come")
SYMBOL_BACK = QT_TRANSLATE_NOOP("moons", "a secret symbol")
DO_FAIRY = QT_TRANSLATE_NOOP("moons", "Add {card} to circle {i}")
DO_SUN = QT_TRANSLATE_NOOP("moons", "Close circle {i} with a sun: {points}")
DO_CLOSE = QT_TRANSLATE_NOOP("moons", "Close circle {i} with {card}: {points}")
DO_START = QT_TRANSLATE_NOOP("moons", "Start circle {i} with {card}")

# Prompts
ASK_PLAY = QT_TRANSLATE_NOOP(
    "moons", "{name}, add a fairy to a circle of her element, or close a circle with a sun."
)
ASK_MORE = QT_TRANSLATE_NOOP("moons", "{name}, play on, or end your turn.")
ASK_START = QT_TRANSLATE_NOOP("moons", "{name}, start the new circle with any fairy.")
ASK_NEXT = QT_TRANSLATE_NOOP("moons", "Game {k} is over. {name} leads with {points}.")
HINT_FIRST = QT_TRANSLATE_NOOP("moons", "first place at least one card")
HINT_START = QT_TRANSLATE_NOOP("moons", "this is mandatory; then you may go on")
HINT_LAST = QT_TRANSLATE_NOOP("moons", "the next closing ends the game")
END_TURN = QT_TRANSLATE_NOOP("moons", "End turn")
NEXT_GAME = QT_TRANSLATE_NOOP("moons", "Next game")

# Why not
WRONG_CIRCLE = {
    "air": QT_TRANSLATE_NOOP("moons", "This circle is of Air: only Air Fairies may join it."),
    "water": QT_TRANSLATE_NOOP("moons", "This circle is of Water: only Water Fairies may join it."),
    "fire": QT_TRANSLATE_NOOP("moons", "This circle is of Fire: only Fire Fairies may join it."),
    "earth": QT_TRANSLATE_NOOP("moons", "This circle is of Earth: only Earth Fairies may join it."),
}
NO_CIRCLE = {
    "air": QT_TRANSLATE_NOOP("moons", "No circle of Air is open."),
    "water": QT_TRANSLATE_NOOP("moons", "No circle of Water is open."),
    "fire": QT_TRANSLATE_NOOP("moons", "No circle of Fire is open."),
    "earth": QT_TRANSLATE_NOOP("moons", "No circle of Earth is open."),
}
START_FIRST = QT_TRANSLATE_NOOP("moons", "First start the new circle on the empty ring.")
SUN_STARTS_NOT = QT_TRANSLATE_NOOP("moons", "A sun cannot start a circle.")
ONLY_CIRCLES = QT_TRANSLATE_NOOP("moons", "Cards are played only on circles.")
DRAW_LATER = QT_TRANSLATE_NOOP("moons", "You draw at the end of your turn.")
PLACE_FIRST = QT_TRANSLATE_NOOP("moons", "Place at least one card first.")
STAYS = QT_TRANSLATE_NOOP("moons", "A placed card stays.")
NOT_YOURS = QT_TRANSLATE_NOOP("moons", "This is not your card.")
LIFT_FIRST = QT_TRANSLATE_NOOP("moons", "Choose a card of your hand first.")

# The story
LOG = {
    "fairy": QT_TRANSLATE_NOOP("moons", "{name}: {element} {value} to circle {i}"),
    "start": QT_TRANSLATE_NOOP("moons", "{name} starts {element} with {value} on circle {i}"),
    "sun": QT_TRANSLATE_NOOP("moons", "{name}: Sun on circle {i}"),
    "closed": QT_TRANSLATE_NOOP("moons", "{element} closed: {sum} {times} = {points}"),
    "moon": QT_TRANSLATE_NOOP("moons", "{moon} rises ({k} of 12)"),
    "end": QT_TRANSLATE_NOOP("moons", "{name} ends the turn and draws {k}"),
    "pass": QT_TRANSLATE_NOOP("moons", "{name} cannot play"),
    "dawn": QT_TRANSLATE_NOOP("moons", "Dawn: nobody could play. New hands for all."),
    "over": QT_TRANSLATE_NOOP("moons", "The twelfth moon sets"),
    "stalled": QT_TRANSLATE_NOOP("moons", "Nobody can play and the deck is empty"),
    "next": QT_TRANSLATE_NOOP("moons", "Game {game} begins"),
}

# Around the table
AUTHORS = "Francesco Cognetti, Luisa Cognetti"
ABOUT = QT_TRANSLATE_NOOP(
    "moons",
    "You are a mother goddess with a secret element: close its fairy circles under kind moons, "
    "and those of your rivals under unkind ones.",
)

# The panel
SHEET = QT_TRANSLATE_NOOP("moons", "Score sheet")
SHEET_NOTE = QT_TRANSLATE_NOOP("moons", "your secret element is framed · closing {k} of 12")
CLOSINGS = QT_TRANSLATE_NOOP("moons", "Closings")
CARDS_LEFT = QT_TRANSLATE_NOOP("moons", "Cards left")
SHEET_NOTE_SECRET = QT_TRANSLATE_NOOP("moons", "closing {k} of 12")

LAST_MOON = 12
SHEET_SCALE = 60
"""The bars of the sheet reach their ends at so many points, or at the largest number."""
_STRONG = {"closed", "dawn", "over", "stalled", "next"}
_HALVES = {-2: "× −1", -1: "× −½", 1: "× +½", 2: "× +1"}


def signed(points: int) -> str:
    """A number with its sign, the minus as long as the plus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def times(doubled_factor: int) -> str:
    """The factor of a moon as it is read: × +½."""
    return _HALVES[doubled_factor]


def moon_name(face: int, say: Translate) -> str:
    return say(MOONS[DECK.faces[face].name.removeprefix("moon.")])


def short_moon(face: int, say: Translate) -> str:
    return say(SHORT_MOONS[DECK.faces[face].name.removeprefix("moon.")])


def guess(name: str, sign: str, say: Translate) -> str:
    """A rival's symbol, and what the person at the bottom takes it for."""
    if sign in ELEMENT_NAMES:
        return say(GUESSED, name=name, guess=say(ELEMENT_NAMES[sign]))
    return say(UNDECIDED if sign else GUESS, name=name)


FAMILIES = {"fairy": FAIRIES, "starter": STARTERS, "symbol": SYMBOLS, "moon": MOONS}
"""Names of one kind, by what tells them apart."""


def face_name(face: int, say: Translate) -> str:
    """What a face is called, without its value."""
    kind, *rest = DECK.faces[face].name.split(".")
    if kind == "sun":
        return say(SUN_NAME)
    return say(FAMILIES[kind][rest[0]])


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    shown = next(c for c in stage.view.zones[stage.view.where(card)] if c.card == card)
    if shown.face is not None:
        return _named(shown.face, stage.say)
    backs = {"green": SYMBOL_BACK, "yellow": MOON_BACK, "blue": BLUE_BACK}
    return stage.say(backs[shown.back])


def _named(face: int, say: Translate) -> str:
    name, value = face_name(face, say), VALUE[face]
    return say(CARD_VALUE, card=name, value=value) if value else name


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen, say, decision = Seen(stage.view), stage.say, stage.view.decision
    if decision is None:
        return Prompt("")
    if decision.name == "next_game":
        return _between_games(seen, stage)
    name = stage.people[decision.player].name
    last = say(HINT_LAST) if len(seen.moons) == LAST_MOON else ""
    if decision.name == "start_circle":
        return Prompt(say(ASK_START, name=name), last or say(HINT_START))
    end = Button(Action("end"), say(END_TURN), "E", main=True)
    if seen.played:
        return Prompt(say(ASK_MORE, name=name), last, (end,))
    return Prompt(say(ASK_PLAY, name=name), last or say(HINT_FIRST), (end,))


def _between_games(seen: Seen, stage: Stage) -> Prompt:
    best = max(range(len(seen.totals)), key=seen.totals.__getitem__)
    points = signed(seen.totals[best])
    text = stage.say(ASK_NEXT, k=seen.game, name=stage.people[best].name, points=points)
    return Prompt(text, "", (Button(Action("next"), stage.say(NEXT_GAME), "N", main=True),))


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a place cannot be chosen."""
    seen, say, decision = Seen(stage.view), stage.say, stage.view.decision
    if decision is None:
        return ""
    if card is None:
        return say(DRAW_LATER if zone == "deck.blue" else LIFT_FIRST)
    where = stage.view.where(card)
    if where in CIRCLES:
        return say(STAYS)
    if where == "deck.blue":
        return say(DRAW_LATER)
    face = seen.in_hand(decision.player, card)
    if face is None:
        return say(NOT_YOURS)
    if zone is None:
        return say(SUN_STARTS_NOT if face == SUN else NO_CIRCLE[element(face)])
    if zone not in CIRCLES:
        return say(ONLY_CIRCLES)
    circle = seen.circle(CIRCLES.index(zone))
    if not circle:
        return say(SUN_STARTS_NOT)
    if decision.name == "start_circle":
        return say(START_FIRST)
    return say(WRONG_CIRCLE[element(circle[0])])


def line(event: Event, stage: Stage) -> Line | None:
    """What the story says of an event."""
    if not isinstance(event, Said):
        return None
    words, say = event.words, stage.say
    fields = {key: words[key] for key in ("value", "sum", "k", "game") if key in words}
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
    if event.key == "pass":
        zones = (HANDS[int(words["player"])],)
    who = player if isinstance(player, int) and event.key != "closed" else None
    text, strong = say(LOG[event.key], **fields), event.key in _STRONG
    return Line(text, who, strong, zones, notice=strong or event.key == "pass")


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen, decision = stage.say, Seen(stage.view), stage.view.decision
    if action.card is None or action.zone is None or decision is None:
        return say(END_TURN if action.verb == "end" else NEXT_GAME)
    face = seen.in_hand(decision.player, action.card)
    if face is None:
        return ""
    place = CIRCLES.index(action.zone)
    name, i = _named(face, say), place + 1
    if action.verb == "start":
        return say(DO_START, card=name, i=i)
    faces = [*seen.circle(place), face]
    points = signed(seen.closing(faces))
    if action.verb == "sun":
        return say(DO_SUN, i=i, points=points)
    if len(faces) == RING_SIZE:
        return say(DO_CLOSE, card=name, i=i, points=points)
    return say(DO_FAIRY, card=name, i=i)


def sheet(stage: Stage) -> Sheet:
    """The running points of the four elements, and the totals of a match."""
    seen, say = Seen(stage.view), stage.say
    symbol = stage.view.zones[f"symbol.{stage.bottom}"][0]
    hidden = symbol.face is None or stage.shared or stage.curtain
    mine = None if hidden else ELEMENT[symbol.face or 0]
    largest = max(SHEET_SCALE, *(abs(points) for points in seen.score))
    rows = [
        SheetRow(
            say(ELEMENT_NAMES[name]),
            signed(points),
            name,
            name,
            bar=points / largest,
            framed=e == mine,
            line=name,
        )
        for e, (name, points) in enumerate(zip(ELEMENTS, seen.score, strict=True))
    ]
    if seen.game > 1 or stage.view.decision is None or any(seen.totals):
        rows += [
            SheetRow(person.name, signed(total), player=p)
            for p, (person, total) in enumerate(zip(stage.people, seen.totals, strict=True))
            if any(seen.totals)
        ]
    closing = min(len(seen.closings) + 1, LAST_MOON)
    note = say(SHEET_NOTE if mine is not None else SHEET_NOTE_SECRET, k=closing)
    return Sheet(say(SHEET), tuple(rows), note)


def pages(stage: Stage) -> tuple[Page, ...]:
    """The closings so far, and what has not been seen yet."""
    seen, say = Seen(stage.view), stage.say
    closings = tuple(
        (
            moon_name(c.moon, say),
            stage.people[c.player].name,
            "+".join(str(value) for value in c.values) + (f" + {say(SUN_NAME)}" if c.sun else ""),
            f"{say(ELEMENT_NAMES[ELEMENTS[c.element]])} {signed(c.points)}",
        )
        for c in map(Closing._make, seen.closings)
    )
    unseen = seen.unseen()
    left = [
        (
            say(ELEMENT_NAMES[name]),
            *(f"{v}: {unseen[DECK.face(f'fairy.{name}.{v}')]}" for v in VALUES),
        )
        for name in ELEMENTS
    ]
    left.append((say(SUN_NAME), str(unseen[SUN])))
    told = Page(say(CLOSINGS), closings)
    return (told, Page(say(CARDS_LEFT), tuple(left))) if stage.counting else (told,)


def about(say: Translate) -> About:
    """What the start page says of the game."""
    cover = ("symbol.earth", "moon.full", "fairy.water.10", "sun", "fairy.fire.10")
    return About(AUTHORS, say(ABOUT), (15, 25), tuple(DECK.face(name) for name in cover))
