"""The cards and actions of All You Wish For in words, and what a place tells."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import IS_WAND, POINTS, REALM, REALM_CARDS, REALMS
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS, place
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.rules.zones import UNDER
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.captions import kingdom_name, zone_name
from fairytable.games.wishes.texts.names import brief_name, face_name, realm_name, wish_name
from fairytable.games.wishes.texts.phrases import listed, names_of
from fairytable.stage.fans import Fan, fan_of
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

CARD_GIVES = QT_TRANSLATE_NOOP("wishes", "{card}: {gifts}")
CARD_AND_GIFTS = QT_TRANSLATE_NOOP("wishes", "{card} ({gifts})")
GIFT = QT_TRANSLATE_NOOP("wishes", "{wish} {points}")
HIDDEN_CARD = QT_TRANSLATE_NOOP("wishes", "a face-down card")
HIDDEN_FAIRY = QT_TRANSLATE_NOOP("wishes", "a face-down Fairy")

DO = {
    "cell.pile": QT_TRANSLATE_NOOP("wishes", "Place the pile here: {cell}"),
    "cell.wanderer": QT_TRANSLATE_NOOP("wishes", "Put the Wanderer here: {cell}"),
    "cell.pixie": QT_TRANSLATE_NOOP("wishes", "Put the Pixie here: {cell}"),
    "card.pile": QT_TRANSLATE_NOOP("wishes", "Put {card} into the pile"),
    "card.kingdom": QT_TRANSLATE_NOOP("wishes", "Put {card} into the new Kingdom"),
    "place": QT_TRANSLATE_NOOP("wishes", "Place pile {number} here: {cell}"),
    "step.pixie": QT_TRANSLATE_NOOP("wishes", "Move the Pixie here: {cell}"),
    "step.wanderer": QT_TRANSLATE_NOOP("wishes", "Lead the Wanderer here: {cell}"),
    "stop": QT_TRANSLATE_NOOP("wishes", "Stop here"),
    "push": QT_TRANSLATE_NOOP("wishes", "Push the Wanderer here: {cell}"),
    "up": QT_TRANSLATE_NOOP("wishes", "Lay {card} on: {cell}"),
    "under": QT_TRANSLATE_NOOP("wishes", "Tuck {card} beneath: {cell}"),
    "flip": QT_TRANSLATE_NOOP("wishes", "Turn {card} face down"),
    "take": QT_TRANSLATE_NOOP("wishes", "Pick up: {cell}"),
    "create": QT_TRANSLATE_NOOP("wishes", "Create a Kingdom"),
    "rid": QT_TRANSLATE_NOOP("wishes", "Get rid of your hand"),
    "done": QT_TRANSLATE_NOOP("wishes", "Done"),
    "end.market": QT_TRANSLATE_NOOP("wishes", "The rest to the market"),
    "end": QT_TRANSLATE_NOOP("wishes", "End your turn"),
    "pick": QT_TRANSLATE_NOOP("wishes", "Take {card}"),
    "top": QT_TRANSLATE_NOOP("wishes", "Make the rest a Kingdom with {card} on top"),
    "keep": QT_TRANSLATE_NOOP("wishes", "Keep all"),
    "wand_place": QT_TRANSLATE_NOOP("wishes", "Lay {card} beneath your Wand"),
    "wand_turn": QT_TRANSLATE_NOOP("wishes", "Turn the Wands: {names}"),
}
_NAMES = {
    ("cell", "setup_wanderer"): "cell.wanderer",
    ("cell", "setup_pixie"): "cell.pixie",
    ("card", "setup_card"): "card.pile",
    ("card", "create_card"): "card.kingdom",
    ("step", "pixie_step"): "step.pixie",
    ("step", "wanderer_step"): "step.wanderer",
    ("end", "rid_place"): "end.market",
}
AT = QT_TRANSLATE_NOOP("wishes", "{cell} (row {row}, place {place})")

# What a place tells
KNOWN_OF = QT_TRANSLATE_NOOP("wishes", "{known} of {all} known")
KNOWN_BENEATH = QT_TRANSLATE_NOOP("wishes", "You know beneath: {cards}.")
UNKNOWN_BENEATH = QT_TRANSLATE_NOOP("wishes", "%n unknown", "", 1)
HAND_KNOWN = QT_TRANSLATE_NOOP("wishes", "You know: {cards}.")
STEPS = QT_TRANSLATE_NOOP("wishes", "Steps of the Wanderer: {steps}; one more for every three.")
LIMIT = QT_TRANSLATE_NOOP(
    "wishes", "At most {limit} face up now: two more than the rival with the fewest."
)
DOWN_WORTH = QT_TRANSLATE_NOOP("wishes", "Each is worth 1 point, for its Fairy alone.")
WAND_EMPTY = QT_TRANSLATE_NOOP("wishes", "Nothing lies beneath it yet.")
WAND_LOADED = QT_TRANSLATE_NOOP("wishes", "A card lies beneath: it counts double at the end.")
WAND_OWN = QT_TRANSLATE_NOOP("wishes", "Beneath: {card}. It counts double at the end.")
WAND_TURNED = QT_TRANSLATE_NOOP("wishes", "Turned face down: the card beneath is worth nothing.")
NO_WAND = QT_TRANSLATE_NOOP("wishes", "Not conquered yet.")
ABANDONED = QT_TRANSLATE_NOOP(
    "wishes", "{realm} is abandoned: whoever leads the Wanderer out collects the top card."
)
DECK_END = QT_TRANSLATE_NOOP("wishes", "When it is empty, this lap is the last.")


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    seen, say = Seen(stage.view), stage.say
    face = seen.face(card)
    if face is None:
        fairy = seen.where(card).endswith("fairy") or seen.where(card).startswith("fairy.")
        return say(HIDDEN_FAIRY if fairy else HIDDEN_CARD)
    name = face_name(face, say)
    if face not in REALM_CARDS or IS_WAND[face]:
        return name
    return say(CARD_GIVES, card=name, gifts=_gifts(face, stage))


def _gifts(face: int, stage: Stage) -> str:
    """All wishes that a card feeds, its own first, then along the ring."""
    say = stage.say
    ring = [(REALM[face] + k) % len(REALMS) for k in range(len(REALMS))]
    parts = [
        say(GIFT, wish=wish_name(realm, say), points=POINTS[face][realm])
        for realm in ring
        if POINTS[face][realm]
    ]
    return listed(parts, say)


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen = stage.say, Seen(stage.view)
    fields: dict[str, int | str] = {}
    face = None if action.card is None else seen.face(action.card)
    if face is not None:
        fields["card"] = _told_apart(face, stage)
    if action.zone is not None:
        fields["cell"] = _cell(stage, seen, action.zone)
    if action.verb == "place":
        fields["number"] = action.the_number + 1
    if action.verb == "wand_turn":
        fields["names"] = names_of(stage, seen.would_turn(seen.decider))
    key = _NAMES.get((action.verb, seen.decision), action.verb)
    return say(DO["cell.pile" if key == "cell" else key], **fields)


def _told_apart(face: int, stage: Stage) -> str:
    """A card with its gifts: several have the same name."""
    if IS_WAND[face]:
        return face_name(face, stage.say)
    return stage.say(CARD_AND_GIFTS, card=brief_name(face, stage.say), gifts=_gifts(face, stage))


def _cell(stage: Stage, seen: Seen, zone: str) -> str:
    """A cell with its place on the map, counted from the upper left corner: several look alike."""
    rows = {place(other)[1] for other in _shown(seen)}
    q, r = place(zone)
    line = sorted(place(other)[0] for other in _shown(seen) if place(other)[1] == r)
    here = line.index(q) + 1 if q in line else 0
    name = kingdom_name(stage, seen, zone)
    return stage.say(AT, cell=name, row=r - min(rows) + 1, place=here)


def _shown(seen: Seen) -> set[str]:
    """All Kingdoms and all cells that touch them."""
    kingdoms = seen.kingdoms or ("map.0,0",)
    return {*kingdoms, *(zone for kingdom in kingdoms for zone in NEIGHBOURS[kingdom])}


# What a place tells when the pointer rests on it


def tell(zone: str, stage: Stage) -> str:
    """What a place says; empty if it has nothing to say."""
    seen, say = Seen(stage.view), stage.say
    kind, _, rest = zone.partition(".")
    name = zone_name(stage, seen, zone)
    if kind == "map":
        return _kingdom(seen, stage, zone) if seen.cards(zone) else ""
    if kind == "deck":
        return f"{name}\n{say(DECK_END)}"
    if kind == "abandoned_fairy" and seen.facts.abandoned != NOBODY:
        return say(ABANDONED, realm=realm_name(seen.facts.abandoned, say))
    if kind not in ("hand", "up", "down", "gained", "wand"):
        return ""
    player = int(rest)
    if player == stage.bottom and kind in ("hand", "up") and seen.cards(zone):
        return ""  # what one looks for there is the single card, shown large
    if kind == "hand":
        known = seen.known(zone)
        return f"{name}\n{say(HAND_KNOWN, cards=_names(known, stage))}" if known else name
    if kind == "up":
        return f"{name}\n{say(LIMIT, limit=seen.facts.limits[player])}"
    if kind == "down":
        return f"{name}\n{say(DOWN_WORTH)}"
    if kind == "gained":
        return f"{name}\n{say(STEPS, steps=seen.facts.reach[player])}"
    return f"{name}\n{_wand(seen, stage, player)}"


def fan(zone: str, stage: Stage) -> Fan | None:
    """The cards beneath a Kingdom that the viewer is entitled to remember, top first."""
    if not zone.startswith("map.") or stage.curtain:
        return None
    beneath = Seen(stage.view).cards(zone)[:-1]
    known = sum(card.face is not None for card in beneath)
    return fan_of(beneath, stage.say(KNOWN_OF, known=known, all=len(beneath)))


def _kingdom(seen: Seen, stage: Stage, zone: str) -> str:
    """Whose it is, and what the viewer is entitled to remember of it."""
    say, cards = stage.say, seen.cards(zone)
    lines = [kingdom_name(stage, seen, zone)]
    owner = seen.owner_of(seen.realm_at(zone))
    if owner is not None:
        lines[0] += f" · {name_of(stage, owner)}"
    beneath = cards[-2::-1]
    known = [card.face for card in beneath if card.face is not None]
    if known:
        told = say(KNOWN_BENEATH, cards=_names(known, stage))
        unknown = len(beneath) - len(known)
        lines.append(f"{told} {say(UNKNOWN_BENEATH, unknown)}." if unknown else told)
    return "\n".join(lines)


def _names(faces: list[int], stage: Stage) -> str:
    return listed([brief_name(face, stage.say) for face in faces], stage.say)


def _wand(seen: Seen, stage: Stage, player: int) -> str:
    say = stage.say
    if seen.wand(player) is None:
        return say(NO_WAND)
    if not seen.wand_up(player):
        return say(WAND_TURNED)
    if not seen.loaded(player):
        return say(WAND_EMPTY)
    known = seen.known(UNDER[player])
    return say(WAND_OWN, card=_names(known, stage)) if known else say(WAND_LOADED)
