"""All You Wish For in the panel: who gives how much to whose wish, and the cards not seen yet."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import CARDS_PER_REALM, REALM, REALM_CARDS, REALMS, WISHES
from fairytable.games.wishes.faces import GLYPHS
from fairytable.games.wishes.rules.position import NOBODY, PILE_SIZE
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.foretelling import Foretold, foretold
from fairytable.games.wishes.texts.names import brief_name, realm_name, wish_name
from fairytable.games.wishes.texts.phrases import kingdom_of, names_of
from fairytable.games.wishes.texts.spoken import KNOWN_OF
from fairytable.stage.cells import Cell, Lit, SmallCard
from fairytable.stage.seats import clockwise, name_of
from fairytable.stage.sheets import (
    Matrix,
    MatrixRow,
    Meter,
    Page,
    PageLine,
    PageRow,
    Sheet,
    SheetRow,
)
from fairytable.stage.staging import Stage

TITLE = QT_TRANSLATE_NOOP("wishes", "Points per wish")
YOU = QT_TRANSLATE_NOOP("wishes", "You")
IN_SIGHT = QT_TRANSLATE_NOOP("wishes", "In sight")
AT_THE_END = QT_TRANSLATE_NOOP("wishes", "At the end")
TEAM = QT_TRANSLATE_NOOP("wishes", "Team")
HOW_TO_READ = QT_TRANSLATE_NOOP("wishes", "Row: whose cards. Column: whose wish.")
NOT_COUNTED = QT_TRANSLATE_NOOP("wishes", "Not counted: the card beneath the Wand of {names}.")
SECRET = QT_TRANSLATE_NOOP("wishes", "The Fairies stay secret until all piles are on the map.")
FOR_WISH = QT_TRANSLATE_NOOP("wishes", "{wish}, {name}")
METER = QT_TRANSLATE_NOOP("wishes", "Deck: {left} of {all}")
LAST_LAP = QT_TRANSLATE_NOOP("wishes", "This lap is the last")
NEARLY = QT_TRANSLATE_NOOP("wishes", "Perhaps the last lap")
SEEN_TAB = QT_TRANSLATE_NOOP("wishes", "Seen")
NOTHING_SEEN = QT_TRANSLATE_NOOP("wishes", "You do not know any cards beneath Kingdoms yet.")
CARDS_LEFT = QT_TRANSLATE_NOOP("wishes", "Cards left")
ABANDONED = QT_TRANSLATE_NOOP("wishes", "abandoned")
REALM_HEAD = QT_TRANSLATE_NOOP("wishes", "Realm")
WHOSE = QT_TRANSLATE_NOOP("wishes", "Whose")
UNSEEN = QT_TRANSLATE_NOOP("wishes", "Unseen")
ALL = QT_TRANSLATE_NOOP("wishes", "All")
LEFT_OF = QT_TRANSLATE_NOOP("wishes", "{left} of {all}")

_NONE = "·"
_DEALT_FROM = {2: 12, 3: 19, 4: 26, 5: 33, 6: 24}
"""How many cards the deck has at the start."""


def sheet(stage: Stage) -> Sheet:
    """Who gives how much to whose wish, as far as the viewer may know; in gold what may come."""
    seen = Seen(stage.view)
    if seen.setting_up:
        return _before_the_reveal(seen, stage)
    coming = foretold(seen, stage)
    return Sheet(
        stage.say(TITLE),
        _folded(seen, stage),
        _note(seen, stage, coming),
        _matrix(seen, stage, coming),
        _meter(seen, stage),
    )


def _before_the_reveal(seen: Seen, stage: Stage) -> Sheet:
    """Nobody knows more than one's own wish."""
    say, rows = stage.say, []
    for player in clockwise(stage):
        realm = seen.realm(player)
        wish = "?" if realm == NOBODY or stage.curtain else wish_name(realm, say)
        rows.append(SheetRow(name_of(stage, player), wish, player=player))
    return Sheet(say(TITLE), tuple(rows), say(SECRET))


def _matrix(seen: Seen, stage: Stage, coming: Foretold | None) -> Matrix:
    say, columns = stage.say, clockwise(stage)
    gifts, counting = seen.gifts(), stage.counting
    mine = not stage.curtain and stage.view.viewer is not None
    heads = tuple(_head(seen, stage, player) for player in columns)
    rows = []
    for giver in columns:
        own = mine and giver == stage.bottom
        label = Cell(say(YOU) if own else name_of(stage, giver), player=giver)
        gains = coming.gains if coming is not None and coming.player == giver else ()
        cells = tuple(_cell(seen, gifts[giver][f], f == giver, f, gains) for f in columns)
        rows.append(MatrixRow(label, cells, framed=own))
    if counting:
        gains = () if coming is None else coming.gains
        leaders, teams = seen.leaders(), seen.facts.teams
        now = say(AT_THE_END if seen.facts.ended else IN_SIGHT)
        rows.append(_totals(now, seen.points(), columns, gains, () if teams else leaders))
        if teams:
            sides = tuple(_of_team(seen, gains, f) for f in seen.seats) if gains else ()
            rows.append(_totals(say(TEAM), seen.team_points(), columns, sides, leaders))
    return Matrix(heads, tuple(rows), own=0 if mine else None)


def _head(seen: Seen, stage: Stage, player: int) -> Cell:
    realm = seen.realm(player)
    spoken = stage.say(FOR_WISH, wish=wish_name(realm, stage.say), name=name_of(stage, player))
    return Cell(
        glyph=GLYPHS[REALMS[realm]],
        colour=REALMS[realm],
        emblem=f"wishes/wish-{WISHES[realm]}",
        spoken=spoken,
    )


def _cell(seen: Seen, points: int, own: bool, wish: int, gains: tuple[int, ...]) -> Cell:
    """Points of one player's cards for one wish; in gold with what may come."""
    gain = gains[wish] if gains else 0
    if gain:
        return Cell(str(points + gain), lit="gold", strong=True, was=str(points))
    if own:
        colour = REALMS[seen.realm(wish)]
        return Cell(str(points), colour=colour, lit="enamel", strong=True)
    return Cell(str(points or _NONE))


def _totals(
    label: str,
    points: list[int],
    columns: tuple[int, ...],
    gains: tuple[int, ...],
    leaders: tuple[int, ...],
) -> MatrixRow:
    cells = []
    for wish in columns:
        gain = gains[wish] if gains else 0
        was = str(points[wish]) if gain else None
        lit: Lit = "gold" if gain else "soft" if wish in leaders else ""
        cells.append(Cell(str(points[wish] + gain), was=was, lit=lit))
    return MatrixRow(label, tuple(cells), strong=True, ruled=True)


def _of_team(seen: Seen, gains: tuple[int, ...], player: int) -> int:
    return sum(gains[p] for p in seen.seats if seen.together(p, player))


def _note(seen: Seen, stage: Stage, coming: Foretold | None) -> str:
    notes = [coming.note] if coming is not None else []
    unknown = [] if seen.facts.ended else seen.unknown_wands()
    if unknown:
        notes.append(stage.say(NOT_COUNTED, names=names_of(stage, unknown)))
    return " ".join(notes) or stage.say(HOW_TO_READ)


def _folded(seen: Seen, stage: Stage) -> tuple[SheetRow, ...]:
    """What the strip of the folded panel shows: each player's points, a team's together."""
    points = seen.team_points() if stage.counting else [seen.collected(p) for p in seen.seats]
    return tuple(
        SheetRow(name_of(stage, p), str(points[p]), player=p, line=WISHES[seen.realm(p)])
        for p in clockwise(stage)
    )


def _meter(seen: Seen, stage: Stage) -> Meter:
    say, left, whole = stage.say, len(seen.cards("deck")), _DEALT_FROM[seen.players]
    note = say(NEARLY) if 0 < left <= PILE_SIZE else "" if left else say(LAST_LAP)
    return Meter(say(METER, left=left, all=whole), left / whole, left <= PILE_SIZE, note)


# Pages


def pages(stage: Stage) -> tuple[Page, ...]:
    """What the viewer has seen beneath the Kingdoms, and has not seen at all."""
    seen = Seen(stage.view)
    return (_seen_beneath(seen, stage), _cards_left(seen, stage)) if stage.counting else ()


def _seen_beneath(seen: Seen, stage: Stage) -> Page:
    """Kingdom by Kingdom, the cards beneath the top that the viewer is entitled to remember."""
    say, lines = stage.say, []
    for zone in seen.kingdoms:
        beneath, realm = seen.cards(zone)[-2::-1], seen.realm_at(zone)
        known = [card for card in beneath if card.face is not None]
        if not known or realm == NOBODY:
            continue
        cards = tuple(
            SmallCard(c.face, c.back, name="" if c.face is None else brief_name(c.face, say))
            for c in beneath
        )
        count = say(KNOWN_OF, known=len(known), all=len(beneath))
        title = Cell(kingdom_of(realm, say), GLYPHS[REALMS[realm]], REALMS[realm])
        lines.append(PageLine((title, count, Cell(cards=cards)), (zone,)))
    return Page(say(SEEN_TAB), tuple(lines) or ((say(NOTHING_SEEN),),))


def _cards_left(seen: Seen, stage: Stage) -> Page:
    """Of each realm how many cards the viewer has not seen."""
    say = stage.say
    left = dict.fromkeys(range(len(REALMS)), CARDS_PER_REALM)
    for zone, cards in stage.view.zones.items():
        for card in cards:
            if card.face is None:
                continue
            if zone == "box":
                left.pop(REALM[card.face], None)
            elif card.face in REALM_CARDS:
                left[REALM[card.face]] -= 1
    lines: list[PageRow] = [PageLine((say(REALM_HEAD), say(WHOSE), say(UNSEEN)), heading=True)]
    for realm, count in left.items():
        name = Cell(realm_name(realm, say), GLYPHS[REALMS[realm]], REALMS[realm])
        owner = seen.owner_of(realm)
        whose = "?" if owner is None else name_of(stage, owner)
        if realm == seen.facts.abandoned:
            whose = say(ABANDONED)
        lines.append((name, whose, say(LEFT_OF, left=count, all=CARDS_PER_REALM)))
    whole = say(LEFT_OF, left=sum(left.values()), all=CARDS_PER_REALM * len(left))
    lines.append((Cell(say(ALL), strong=True), "", Cell(whole, strong=True)))
    return Page(say(CARDS_LEFT), tuple(lines))
