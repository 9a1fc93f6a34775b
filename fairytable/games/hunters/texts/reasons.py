"""Why something cannot be done in Hunters, each in one sentence."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import KIND, PLACES, STONE, TRINKET
from fairytable.games.hunters.rules.position import MOST_PHOTOS
from fairytable.games.hunters.rules.zones import CENTRE, EVIDENCE, HANDS, PHOTOS, PLACE, hour_of
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import trinkets
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

ONLY_PARTNERS = QT_TRANSLATE_NOOP("hunters", "Only neighbours or opposites can be swapped.")
NO_SWAPS = QT_TRANSLATE_NOOP("hunters", "There are no swaps left this turn.")
ONLY_SWAPPED = QT_TRANSLATE_NOOP(
    "hunters", "A card of the circle can only be swapped with a neighbour or the opposite one."
)
FULL_PLACE = QT_TRANSLATE_NOOP("hunters", "A hand card only fills an empty place.")
OTHERS_PLACE = QT_TRANSLATE_NOOP("hunters", "{name} fills that place.")
FIRST_PLACE = QT_TRANSLATE_NOOP("hunters", "First fill place {h}.")
STANDS_BEFORE = QT_TRANSLATE_NOOP("hunters", "{name} stands in front of that card.")
EMPTY_PLACE = QT_TRANSLATE_NOOP("hunters", "That place is empty.")
TRAPPED_CAMERA = QT_TRANSLATE_NOOP("hunters", "The camera does not work in the centre.")
SIX_PHOTOS = QT_TRANSLATE_NOOP("hunters", "You already have six photos.")
NO_PHOTOS = QT_TRANSLATE_NOOP("hunters", "There are no photos left.")
NO_CAMERA = QT_TRANSLATE_NOOP("hunters", "No camera for %n more choice(s).", "", 1)
SAME_TOOL = QT_TRANSLATE_NOOP("hunters", "This tool is already prepared.")
STANDS_THERE = QT_TRANSLATE_NOOP("hunters", "{name} stands there.")
KNOWN = QT_TRANSLATE_NOOP("hunters", "You already know this card.")
FACE_UP = QT_TRANSLATE_NOOP("hunters", "This card already lies face up.")
NOT_YOURS = QT_TRANSLATE_NOOP("hunters", "This belongs to {name}.")
HOURS_STAY = QT_TRANSLATE_NOOP("hunters", "The hours of the clock never move.")
NOT_HERE = QT_TRANSLATE_NOOP("hunters", "This card is not in the game.")
DRAWN_LATER = QT_TRANSLATE_NOOP(
    "hunters", "At the end of your turn you draw until you have six cards."
)
PHOTOS_TAKEN = QT_TRANSLATE_NOOP("hunters", "Photos are taken with the camera.")
DISCARDS_STAY = QT_TRANSLATE_NOOP("hunters", "Discarded cards do not come back.")
HAND_WAITS = QT_TRANSLATE_NOOP("hunters", "Hand cards fill empty places after the reveals.")
FAIRY_STAYS = QT_TRANSLATE_NOOP("hunters", "A caged fairy stays in your evidence.")
PHOTO_STAYS = QT_TRANSLATE_NOOP("hunters", "Photos stay in your album.")
RESEARCHER_STAYS = QT_TRANSLATE_NOOP(
    "hunters", "Researchers stay where they are: only cards are moved."
)
TO_DISCARD = QT_TRANSLATE_NOOP("hunters", "It goes to the discard pile.")
TO_CENTRE = QT_TRANSLATE_NOOP("hunters", "Bring it to the centre, or click it once more.")
ONCE_MORE = QT_TRANSLATE_NOOP("hunters", "Click it once more to look at it.")
FREE_PLACE = QT_TRANSLATE_NOOP("hunters", "Choose a place where nobody stands.")
TOOLS_LATER = QT_TRANSLATE_NOOP("hunters", "Tools are prepared after the reveals.")
FIRST = {
    "swap": QT_TRANSLATE_NOOP("hunters", "Now swap cards of the circle."),
    "choose_tool": QT_TRANSLATE_NOOP("hunters", "First prepare a tool: cage, camera or chest."),
    "choose_card": QT_TRANSLATE_NOOP("hunters", "First choose a free card of the circle."),
    "react_flute": QT_TRANSLATE_NOOP("hunters", "First decide: play the Flute or stay."),
    "react": QT_TRANSLATE_NOOP("hunters", "First decide: spend a trinket or reveal."),
    "refill": FIRST_PLACE,
    "discard_hand": QT_TRANSLATE_NOOP("hunters", "First discard down to six cards."),
    "peek": QT_TRANSLATE_NOOP("hunters", "First look at a face-down card."),
    "thread_swap": QT_TRANSLATE_NOOP("hunters", "First swap two cards of the circle."),
    "dust_tool": QT_TRANSLATE_NOOP("hunters", "First choose another tool."),
    "flute_place": QT_TRANSLATE_NOOP("hunters", "First choose where to step out."),
    "shield": QT_TRANSLATE_NOOP("hunters", "First decide: spend the Horseshoe or accept it."),
    "drop_trinket": QT_TRANSLATE_NOOP("hunters", "First drop one of your trinkets."),
}
"""By decision: what has to be done before anything else."""


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a card or place cannot be chosen."""
    seen = Seen(stage.view)
    if card is None:
        return _no_place(seen, stage, zone or "")
    return _no_move(seen, stage, card, zone)


def _no_move(seen: Seen, stage: Stage, card: int, zone: str | None) -> str:
    """Why a card cannot be lifted, or not go there."""
    where = seen.where(card)
    stays = _not_to_lift(seen, stage, card, where)
    if stays or zone is None or zone == where:
        return stays
    return _no_target(seen, stage, card, where, zone)


def token_reason(stage: Stage, zone: str | None) -> str:
    """Why the token cannot go to a place."""
    say = stage.say
    seen = Seen(stage.view)
    if seen.decision not in ("choose_tool", "dust_tool"):
        return say(TOOLS_LATER)
    barred = "" if zone is None else _no_tool(seen, say, zone)
    return barred or first(seen, say)


def first(seen: Seen, say: Translate) -> str:
    """What is asked now, and so has to be done first."""
    h = hour_of(seen.about) if seen.decision == "refill" else 0
    return say(FIRST[seen.decision], h=h)


def no_camera(seen: Seen, say: Translate, player: int) -> str:
    """Why this player cannot prepare the camera; empty if it can be prepared."""
    if seen.pos[player] == CENTRE:
        return say(TRAPPED_CAMERA)
    if len(seen.cards(PHOTOS[player])) >= MOST_PHOTOS:
        return say(SIX_PHOTOS)
    if seen.facts.no_camera[player]:
        return say(NO_CAMERA, seen.facts.no_camera[player])
    return "" if seen.cards("photos.deck") else say(NO_PHOTOS)


# Places


def _no_place(seen: Seen, stage: Stage, zone: str) -> str:
    """Why a place cannot be clicked."""
    say = stage.say
    if zone.startswith("tool."):
        return _no_tool(seen, say, zone)
    if seen.decision == "flute_place" and zone.startswith(("stand.", "circle.")):
        return _no_stand(seen, stage, PLACE[zone])
    if seen.decision == "choose_card" and zone.startswith("circle."):
        return _no_choice(seen, stage, PLACE[zone])
    return ""


def _no_tool(seen: Seen, say: Translate, zone: str) -> str:
    if not zone.startswith(f"tool.{seen.player}."):
        return ""
    if seen.decision not in ("choose_tool", "dust_tool"):
        return say(TOOLS_LATER)
    tool = zone.rpartition(".")[2]
    if tool == "camera" and (barred := no_camera(seen, say, seen.player)):
        return barred
    same = seen.decision == "dust_tool" and tool == seen.tool[seen.player]
    return say(SAME_TOOL) if same else ""


def _no_stand(seen: Seen, stage: Stage, place: int) -> str:
    there = seen.stander(place)
    return "" if there is None else stage.say(STANDS_THERE, name=name_of(stage, there))


def _no_choice(seen: Seen, stage: Stage, place: int) -> str:
    """Why the card of this place cannot be chosen for whoever is trapped."""
    there = seen.stander(place)
    if there is not None:
        return stage.say(STANDS_BEFORE, name=name_of(stage, there))
    return "" if seen.at(place) else stage.say(EMPTY_PLACE)


# Cards


def _not_to_lift(seen: Seen, stage: Stage, card: int, where: str) -> str:
    """Why a card cannot be lifted at all, wherever it should go."""
    say, mine = stage.say, seen.player
    kind, _, owner = where.partition(".")
    if kind in ("hand", "evidence", "photos") and owner.isdigit() and int(owner) != mine:
        return say(NOT_YOURS, name=name_of(stage, int(owner)))
    if where in ("clock", "box"):
        return say(HOURS_STAY if where == "clock" else NOT_HERE)
    if kind == "circle":
        return _circle_stays(seen, stage, card, PLACE[where])
    if kind in ("stand", "centre"):
        own = card == seen.researcher(mine)
        return "" if own and seen.decision == "flute_place" else say(RESEARCHER_STAYS)
    if where in HANDS:
        return "" if seen.decision in ("refill", "discard_hand") else say(HAND_WAITS)
    if where in EVIDENCE:
        return _evidence_stays(seen, say, seen.face(card))
    piles = {"deck": DRAWN_LATER, "photos.deck": PHOTOS_TAKEN, "discard": DISCARDS_STAY}
    return say(piles.get(where, PHOTO_STAYS))


def _circle_stays(seen: Seen, stage: Stage, card: int, place: int) -> str:
    say, decision = stage.say, seen.decision
    if decision == "choose_card":
        return _no_choice(seen, stage, place)
    if decision == "peek":
        shown = seen.at(place)
        if shown is not None and shown.up:
            return say(FACE_UP)
        return "" if seen.face(card) is None else say(KNOWN)
    if decision == "thread_swap":
        return "" if any(map(seen.at, partners(place))) else say(ONLY_PARTNERS)
    if decision == "flute_place":
        return _no_stand(seen, stage, place)
    if decision == "swap":
        return "" if seen.swaps_left else say(NO_SWAPS)
    return first(seen, say)


def _evidence_stays(seen: Seen, say: Translate, face: int | None) -> str:
    """Why a fairy or a trinket of one's own stays where it is."""
    if face is None or KIND[face] != TRINKET:
        return say(FAIRY_STAYS)
    if seen.decision == "drop_trinket":
        return ""
    if face not in trinkets.WINDOWS.get(seen.decision, ()):
        return say(trinkets.WHEN[face])
    if trinkets.usable(seen, face):
        return ""
    return say(trinkets.NOTHING_TO_SEE if face == STONE else trinkets.WHEN[face])


def _no_target(seen: Seen, stage: Stage, card: int, where: str, zone: str) -> str:
    """Why a card that may be lifted cannot go to this place."""
    say = stage.say
    if where.startswith("circle."):
        return _circle_target(seen, say, zone)
    if where.startswith(("stand.", "centre")):
        taken = _no_stand(seen, stage, PLACE[zone]) if zone in PLACE else ""
        return taken or say(FREE_PLACE)
    if where in HANDS and seen.decision == "refill":
        return _fill_target(seen, stage, zone)
    if seen.decision in ("discard_hand", "drop_trinket"):
        return say(TO_DISCARD)
    return say(TO_CENTRE)


def _circle_target(seen: Seen, say: Translate, zone: str) -> str:
    if seen.decision == "peek":
        return say(ONCE_MORE)
    if seen.decision == "choose_card":
        return say(TO_CENTRE)
    if not zone.startswith("circle."):
        return say(ONLY_SWAPPED)
    return say(ONLY_PARTNERS if seen.at(PLACE[zone]) else EMPTY_PLACE)


def _fill_target(seen: Seen, stage: Stage, zone: str) -> str:
    """Why a hand card cannot fill this place."""
    say = stage.say
    if zone.startswith("circle."):
        if seen.at(PLACE[zone]):
            return say(FULL_PLACE)
        keeper = seen.keeper(PLACE[zone])
        if keeper != seen.player:
            return say(OTHERS_PLACE, name=name_of(stage, keeper))
    return first(seen, say)


def partners(place: int) -> tuple[int, int, int]:
    """The places whose cards may be swapped with that of this one: before, after, opposite."""
    return (place - 1) % PLACES, (place + 1) % PLACES, (place + PLACES // 2) % PLACES
