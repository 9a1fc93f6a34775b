"""What something would bring to whose wish: what the sheet shows in gold while one points at it."""

from collections.abc import Sequence
from typing import NamedTuple

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import IS_WAND, REALM, REALM_CARDS
from fairytable.games.wishes.rules.scoring import FACE_DOWN_POINTS, WAND_FACTOR
from fairytable.games.wishes.rules.zones import DOWN, UNDER, UP
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.names import brief_name
from fairytable.games.wishes.texts.phrases import kingdom_of
from fairytable.stage.staging import Stage

IF_STOPPED = QT_TRANSLATE_NOOP("wishes", "In gold: if you stop on the {kingdom}.")
IF_CONQUERED = QT_TRANSLATE_NOOP("wishes", "In gold: {card}, once conquered face up.")
IF_TURNED = QT_TRANSLATE_NOOP("wishes", "In gold: if {card} is turned face down.")
IF_LOADED = QT_TRANSLATE_NOOP("wishes", "In gold: {card} beneath your Wand, counted double.")


class Foretold(NamedTuple):
    """Points that may come."""

    player: int
    """Whose cards bring them."""
    gains: tuple[int, ...]
    """To each player's wish."""
    note: str


def foretold(seen: Seen, stage: Stage) -> Foretold | None:
    """What the action or thing that is pointed at would bring; None if nothing."""
    if seen.setting_up or seen.facts.ended or stage.curtain or stage.view.viewer != stage.bottom:
        return None
    found = None if stage.preview is None else _by_action(seen, stage, stage.preview)
    if found is None:
        found = _by_pointing(seen, stage)
    return found if found is not None and any(found.gains) else None


def _by_action(seen: Seen, stage: Stage, action: Action) -> Foretold | None:
    say, me = stage.say, stage.bottom
    face = None if action.card is None else seen.face(action.card)
    if action.verb == "step" and action.zone is not None and seen.decision == "wanderer_step":
        return _stopping(seen, stage, action.zone)
    if face is None:
        return None
    name = brief_name(face, say)
    if action.verb == "wand_place":
        gains = [WAND_FACTOR * points for points in seen.printed(face)]
        return Foretold(me, tuple(gains), say(IF_LOADED, card=name))
    if action.verb == "flip":
        return Foretold(me, _flipping(seen, me, face), say(IF_TURNED, card=name))
    return None


def _by_pointing(seen: Seen, stage: Stage) -> Foretold | None:
    """A Kingdom tells what it holds for the viewer, a card what it would bring its Fairy."""
    thing = stage.pointed
    if isinstance(thing, str):
        return _stopping(seen, stage, thing) if thing in seen.kingdoms else None
    if thing is None or (face := seen.face(thing)) is None or face not in REALM_CARDS:
        return None
    zone = seen.where(thing)
    if zone in (*UP, *DOWN, *UNDER) or IS_WAND[face]:
        return None
    if zone in seen.kingdoms:
        return _stopping(seen, stage, zone)
    owner = seen.owner_of(REALM[face])
    if owner is None:
        return None
    note = stage.say(IF_CONQUERED, card=brief_name(face, stage.say))
    return Foretold(owner, tuple(seen.printed(face)), note)


def _stopping(seen: Seen, stage: Stage, zone: str) -> Foretold | None:
    """What the viewer knows can be conquered on a Kingdom of theirs."""
    me, realm = stage.bottom, seen.realm_at(zone)
    if realm != seen.realm(me):
        return None
    gains = seen.conquered(me, seen.own_beneath(zone, me))
    note = stage.say(IF_STOPPED, kingdom=kingdom_of(realm, stage.say))
    return Foretold(me, tuple(gains), note)


def _flipping(seen: Seen, player: int, flipped: int) -> tuple[int, ...]:
    """The newcomer's points, less those of the card that goes down."""
    newcomer = seen.face(seen.about)
    gains: Sequence[int] = [0] * seen.players if newcomer is None else seen.printed(newcomer)
    lost = seen.printed(flipped)
    row = [gain - loss for gain, loss in zip(gains, lost, strict=True)]
    row[player] += FACE_DOWN_POINTS
    return tuple(row)
