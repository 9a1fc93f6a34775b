"""All You Wish For on the end page: who gave how much to whose wish, and what decided."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import POINTS, REALMS
from fairytable.games.wishes.faces import GLYPHS
from fairytable.games.wishes.rules.zones import DOWN, GAINED, UNDER, UP, WAND
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.names import brief_name, wish_name
from fairytable.games.wishes.texts.phrases import names_of
from fairytable.stage.cells import Cell, Entry
from fairytable.stage.seats import name_of
from fairytable.stage.sheets import Ledger
from fairytable.stage.staging import Stage

GIVERS = QT_TRANSLATE_NOOP("wishes", "Given by")
HEAD = QT_TRANSLATE_NOOP("wishes", "{wish} · {name}")
TOTAL = QT_TRANSLATE_NOOP("wishes", "Points")
TEAM_TOTAL = QT_TRANSLATE_NOOP("wishes", "Points of the team")
FACE_UP = QT_TRANSLATE_NOOP("wishes", "of these, own cards face up")
FACE_DOWN = QT_TRANSLATE_NOOP("wishes", "of these, own cards face down")
BENEATH = QT_TRANSLATE_NOOP("wishes", "Beneath the Wand")
DOUBLED = QT_TRANSLATE_NOOP("wishes", "{card} ×2")
COUNTS_NOT = QT_TRANSLATE_NOOP("wishes", "{card} ×0")
TO_RIVALS = QT_TRANSLATE_NOOP("wishes", "Given to tied rivals")
COLLECTED = QT_TRANSLATE_NOOP("wishes", "Collected cards")
CONQUERED = QT_TRANSLATE_NOOP("wishes", "Conquered cards")
LATEST = QT_TRANSLATE_NOOP("wishes", "Last card gained")

WINS = QT_TRANSLATE_NOOP(
    "wishes", "{name} wins: the Wanderer chooses {wish}, with {points} points."
)
TEAM_WINS = QT_TRANSLATE_NOOP("wishes", "{names} win together with {points} points.")
SHARED = QT_TRANSLATE_NOOP("wishes", "{names} share the victory with {points} points each.")
BY_GIFTS = QT_TRANSLATE_NOOP(
    "wishes", "Tied at {points}; {names} gave tied rivals fewer points: {best} against {next}."
)
BY_COLLECTED = QT_TRANSLATE_NOOP(
    "wishes", "Tied at {points}; {names} collected more abandoned cards: {best} against {next}."
)
BY_CONQUERED = QT_TRANSLATE_NOOP(
    "wishes", "Tied at {points}; {names} conquered more cards: {best} against {next}."
)
BY_LATEST = QT_TRANSLATE_NOOP("wishes", "Tied at {points}; {names} got the last card.")

_CRITERIA = (TO_RIVALS, COLLECTED, CONQUERED, LATEST)
_DECIDED = (BY_GIFTS, BY_COLLECTED, BY_CONQUERED, BY_LATEST)


def ledger(stage: Stage) -> Ledger:
    """The matrix of gifts, where a Fairy's own points come from, and tie-breaks where needed."""
    seen, say = Seen(stage.view), stage.say
    gifts = seen.gifts()
    if not gifts:
        return Ledger((say(GIVERS), *(name_of(stage, p) for p in seen.seats)), ())
    rows: list[tuple[Entry, ...]] = []
    for giver in seen.seats:
        cells = (str(points or "·") for points in gifts[giver])
        rows.append((Cell(name_of(stage, giver), player=giver), *cells))
    rows += _sources(seen, stage)
    tied = _tied(seen)
    if len({_side(seen, p) for p in tied}) > 1:
        rows += _tie_breaks(seen, stage, tied)
    points = seen.points()
    if seen.facts.teams:
        rows.append((say(TOTAL), *map(str, points)))
        foot = (say(TEAM_TOTAL), *map(str, seen.team_points()))
    else:
        foot = (say(TOTAL), *map(str, points))
    heads: tuple[Entry, ...] = (say(GIVERS), *(_head(seen, stage, p) for p in seen.seats))
    return Ledger(heads, tuple(rows), foot, verdict(seen, stage))


def _head(seen: Seen, stage: Stage, player: int) -> Cell:
    realm = seen.realm(player)
    wish = wish_name(realm, stage.say)
    text = stage.say(HEAD, wish=wish, name=name_of(stage, player))
    return Cell(text, GLYPHS[REALMS[realm]], REALMS[realm])


def _sources(seen: Seen, stage: Stage) -> list[tuple[Entry, ...]]:
    """What a Fairy's own cards brought her: face up, face down, beneath her Wand."""
    say = stage.say
    up, down, under = [], [], []
    for player in seen.seats:
        realm = seen.realm(player)
        up.append(str(sum(POINTS[face][realm] for face in seen.known(UP[player]))))
        down.append(str(len(seen.cards(DOWN[player]))))
        under.append(_beneath(seen, stage, player))
    rows: list[tuple[Entry, ...]] = [(say(FACE_UP), *up)]
    if any(count != "0" for count in down):
        rows.append((say(FACE_DOWN), *down))
    if any(cell != "·" for cell in under):
        rows.append((say(BENEATH), *under))
    return rows


def _beneath(seen: Seen, stage: Stage, player: int) -> str:
    """The card beneath a Wand, shown at last."""
    faces = seen.known(UNDER[player])
    if not faces:
        return "·"
    name = brief_name(faces[0], stage.say)
    return stage.say(DOUBLED if seen.wand_up(player) else COUNTS_NOT, card=name)


# Tie-breaks (section 8)


def _side(seen: Seen, player: int) -> int:
    """A player's team, or the player alone."""
    return player % seen.facts.teams if seen.facts.teams else player


def _tied(seen: Seen) -> list[int]:
    points = seen.team_points()
    return [p for p in seen.seats if points[p] == max(points)]


def criteria(seen: Seen, tied: list[int], player: int) -> tuple[int, int, int, int]:
    """What decides between those who are tied, as it is counted: less of the first, more of the
    others; a team's members together."""
    members = [p for p in seen.seats if seen.together(p, player)]
    gifts = seen.gifts()
    helped = [f for f in tied if not seen.together(f, player)]
    return (
        sum(gifts[p][f] for p in members for f in helped),
        sum(len(seen.cards(GAINED[p])) for p in members),
        sum(len(seen.cards(row[p])) for p in members for row in (UP, DOWN, WAND)),
        max(seen.facts.latest[p] for p in members),
    )


def _tie_breaks(seen: Seen, stage: Stage, tied: list[int]) -> list[tuple[Entry, ...]]:
    """The criteria that were needed, for those who were tied."""
    rows: list[tuple[Entry, ...]] = []
    for k in range(_needed(seen, tied) + 1):
        cells = (str(criteria(seen, tied, p)[k]) if p in tied else "·" for p in seen.seats)
        rows.append((stage.say(_CRITERIA[k]), *cells))
    return rows


def _needed(seen: Seen, tied: list[int]) -> int:
    """The number of the criterion that decided; the last one if none did."""
    left = list(tied)
    for k in range(len(_CRITERIA)):
        best = _best(k, [criteria(seen, tied, p)[k] for p in left])
        left = [p for p in left if criteria(seen, tied, p)[k] == best]
        if len({_side(seen, p) for p in left}) == 1:
            return k
    return len(_CRITERIA) - 1


def _best(criterion: int, values: list[int]) -> int:
    return max(values) if criterion else min(values)


def verdict(seen: Seen, stage: Stage) -> str:
    """How the winner was found, in one sentence."""
    say, winners = stage.say, stage.winners
    if not winners:
        return ""
    points, tied = max(seen.team_points()), _tied(seen)
    names = names_of(stage, winners)
    if len({_side(seen, p) for p in winners}) > 1:
        return say(SHARED, names=names, points=points)
    if len({_side(seen, p) for p in tied}) > 1:
        k = _needed(seen, tied)
        best = criteria(seen, tied, winners[0])[k]
        others = [criteria(seen, tied, p)[k] for p in tied if not seen.together(p, winners[0])]
        worse = [value for value in others if value != best]
        following = _best(k, worse) if worse else best
        return say(_DECIDED[k], points=points, names=names, best=best, next=following)
    if seen.facts.teams:
        return say(TEAM_WINS, names=names, points=points)
    wish = wish_name(seen.realm(winners[0]), say)
    return say(WINS, name=names, wish=wish, points=points)
