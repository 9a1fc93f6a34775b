"""What rivals' plates and one's own court share: medallion, name, score, conquered cards."""

from collections.abc import Sequence

from fairytable.engine import CardView
from fairytable.games.wishes.cards import REALMS, WISHES
from fairytable.games.wishes.faces import GLYPHS
from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.rules.zones import DOWN, FAIRY, GAINED, UNDER, UP, WAND
from fairytable.games.wishes.texts import captions
from fairytable.games.wishes.texts.names import wish_name
from fairytable.stage.picture import (
    CARD,
    Badge,
    Emblem,
    Ghost,
    Light,
    Mark,
    Panel,
    Rect,
    Sign,
    Spot,
    Token,
    around,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.strokes import Band

ENAMEL = {
    "river": "#1F66B8",
    "forest": "#2E7A3C",
    "lake": "#14797C",
    "cave": "#5B3A9E",
    "valley": "#8A5F12",
    "mountain": "#9C2F3C",
}
"""The colours of the realms' medallions."""
TEAM_WORD = 54.0
"""How wide the word may be that says whose points these are."""
LOW_SCORE = 24.0
"""Points in a place that is lower have others right below them."""


class Plane:
    """Where a plate is drawn: on the table, or on the front sheet."""

    def __init__(self, under: list[Mark], over: list[Mark], z: int) -> None:
        self.under, self.over, self.z = under, over, z


def ground(drawing: Drawing, player: int, rect: Rect, plane: Plane) -> None:
    """The plate itself, with a gleam of its Realm once that is known; its rim tells who decides,
    and who has won. A team has a band."""
    stage, seen = drawing.stage, drawing.seen
    active = player in stage.winners or (not stage.winners and seen.decider == player)
    over = seen.view.decision is None and player not in stage.winners
    plane.under.append(Panel(rect, "plate", "active" if active and not over else "soft"))
    realm = seen.realm(player)
    if realm != NOBODY and not seen.setting_up:
        gleam = Rect(rect.x + 3, rect.y + 3, min(0.6 * rect.w, 1.5 * rect.h), rect.h - 6)
        plane.under.append(Light(gleam, "gem", 1.0, REALMS[realm]))
    if seen.facts.teams:
        x = rect.x + 4
        edge = ((x, rect.y + 10), (x, rect.bottom - 10))
        team = player % seen.facts.teams
        plane.under.append(Band(edge, 5, "silk", player=team, curved=False))


def medallion(drawing: Drawing, player: int, rect: Rect, plane: Plane) -> None:
    """The Fairy, and over her the wish that everybody may know by now."""
    seen = drawing.seen
    cards = seen.cards(FAIRY[player])
    realm = seen.realm(player)
    secret = seen.setting_up
    name = "" if realm == NOBODY else REALMS[realm]
    x, y = rect.centre
    shown = name and not secret
    plane.under.append(Panel(rect.inset(-2), "badge", "active"))
    for card in cards:
        size = (0.7 if shown else 1.0) * rect.w
        drawing.spots.append(
            Spot(
                card.card,
                around(x, y, size, size * CARD),
                z=plane.z,
                form="disc",
                shows=drawing.hidden(player) if secret else "as it lies",
            )
        )
    if shown:
        wish_seal(drawing, player, rect, plane.over)
        side = max(18.0, 0.42 * rect.w)
        mark = around(rect.right - 0.3 * side, rect.bottom - 0.3 * side, side, side)
        plane.over.append(Token(mark, GLYPHS[name], ENAMEL[name]))


def wish_seal(drawing: Drawing, player: int, rect: Rect, marks: list[Mark]) -> None:
    """The emblem of a known wish on the enamel of its realm."""
    realm = drawing.seen.realm(player)
    name = REALMS[realm]
    marks.append(Token(rect, GLYPHS[name], ENAMEL[name]))
    marks.append(Emblem(rect.inset(0.15 * rect.w), f"wishes/wish-{WISHES[realm]}"))


def wish_of(drawing: Drawing, player: int) -> str:
    """What stands under a name: the wish, once it is known."""
    seen, say = drawing.seen, drawing.say
    realm = seen.realm(player)
    if realm == NOBODY or (seen.setting_up and drawing.stage.curtain):
        return say(captions.SECRET_FAIRY)
    return wish_name(realm, say)


def travellers(drawing: Drawing, player: int) -> list[str]:
    """Whose cards lie before this player: the Pixie for a round, the Wanderer for a turn."""
    seen, facts = drawing.seen, drawing.seen.facts
    if seen.setting_up or seen.view.decision is None:
        return []
    return ["pixie"] * (player == facts.pixie_player) + ["wanderer"] * (player == facts.player)


def figures(keys: Sequence[str], x: float, y: float, side: float, plane: Plane) -> None:
    """Travellers side by side, from a point at the left of their middle."""
    for k, key in enumerate(keys):
        plane.under.append(Emblem(Rect(x + k * side, y - side / 2, side, side), f"wishes/{key}"))


def name_line(
    drawing: Drawing, player: int, rect: Rect, size: float, plane: Plane, face: float = 0.0
) -> float:
    """Shape or face, and name; gives where the name ends."""
    side = 0.72 * size
    middle = rect.y + max(rect.h, face) / 2
    if not drawing.stage.people[player].portrait:
        middle = rect.centre[1]
    left = drawing.who(plane.under, rect.x, middle, side, face, player) + 5
    name = drawing.stage.people[player].name
    words = Rect(left, rect.y, rect.right - left, rect.h)
    drawing.write(plane.under, words, name, size, align="left", bold=True)
    return min(words.right, words.x + 0.56 * size * len(name) + 4)


def score(drawing: Drawing, player: int, rect: Rect, size: float, plane: Plane) -> None:
    """The points as they would be now; more may lie beneath a Wand."""
    stage, seen = drawing.stage, drawing.seen
    if seen.setting_up or not (stage.counting or stage.scores):
        return
    more = "+?" if player in seen.unknown_wands() and not stage.scores else ""
    text = f"{drawing.points[player]}{more}"
    drawing.write(plane.under, rect, text, size, "gold", "right", bold=True)
    if player in (stage.winners or seen.leaders()):
        side = 14.0
        crown = Rect(rect.right - side - 2, rect.bottom - 1, side, side)
        plane.under.append(Sign(crown, "crown", "gold"))
    if seen.facts.teams:
        _team_word(drawing, rect, plane)


def _team_word(drawing: Drawing, rect: Rect, plane: Plane) -> None:
    """The points are the team's: said below them, or before them where there is little room."""
    place = Rect(rect.right - 18 - TEAM_WORD, rect.bottom - 1, TEAM_WORD, 14)
    if rect.h < LOW_SCORE:
        place = Rect(rect.x - 4, rect.y + 1, rect.w - 14, rect.h)
    text, short = drawing.say(captions.OF_THE_TEAM), drawing.say(captions.TEAM_SHORT)
    drawing.write(plane.under, place, text, SMALLEST_TEXT, "soft", "right", short=short)


def conquered(drawing: Drawing, player: int, rect: Rect, width: float, plane: Plane) -> None:
    """Cards face up at the left; collected, face down and Wand in slots at the right."""
    seen = drawing.seen
    if seen.setting_up:
        return
    slots = [GAINED, DOWN, WAND] if seen.facts.abandoned != NOBODY else [DOWN, WAND]
    gap = 4.0
    high = width * CARD
    top = rect.bottom - high
    left = rect.right
    for zones in reversed(slots):
        left -= width
        _slot(drawing, zones[player], player, Rect(left, top, width, high), plane)
        left -= gap
    room = Rect(rect.x, top, max(width, left - 4 - rect.x), high)
    cards = seen.cards(UP[player])
    drawing.lay(cards, row(room, len(cards), width, width + gap, "left"), z=plane.z)
    drawing.place(UP[player], room, z=plane.z if plane.z >= 10 else 0)


def _slot(drawing: Drawing, zone: str, player: int, rect: Rect, plane: Plane) -> None:
    seen, z = drawing.seen, plane.z
    cards = seen.cards(zone)
    glyph = {"gained": "prints", "down": "eye_closed", "wand": "wand"}[zone.partition(".")[0]]
    if not cards:
        plane.under.append(Ghost(rect, glyph=glyph))
    beneath: tuple[CardView, ...] = ()
    if zone in WAND:
        beneath = seen.cards(UNDER[player])
        shows = drawing.hidden(player) if not seen.facts.ended else "as it lies"
        aside = rect.moved(0.16 * rect.w, -0.1 * rect.h)
        drawing.lay(
            beneath, [aside] * len(beneath), z=z, shows="back" if player != drawing.me else shows
        )
    drawing.lay(cards, [rect] * len(cards), z=z)
    if cards and zone not in WAND:
        high = min(20.0, max(16.0, 0.5 * rect.w))
        plane.over.append(
            Badge(
                around(rect.centre[0], rect.bottom - 0.4 * high, 1.3 * high, high), str(len(cards))
            )
        )
    drawing.place(zone, rect, "", z=z if z >= 10 else 0)
