"""Every game on the table keeps what a table promises: places, gestures, sentences, languages."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.translation import CODES, Code, Language
from fairytable.engine import Action, Said, State
from fairytable.games import ON_THE_TABLE, about, staging_of
from fairytable.paint.area_shapes import hexagon
from fairytable.stage import letters
from fairytable.stage.cells import as_cell, words_of
from fairytable.stage.maps import seen_whole
from fairytable.stage.picture import FRONT, Area, Panel, Picture, Rect
from fairytable.stage.sheets import as_line
from fairytable.stage.staging import Stage, Staging, Translate, lines_of, seen_on
from fairytable.table.offers import Offers, offered
from tests.games.cases import fewest_and_most
from tests.games.playing import CASES, Case
from tests.games.shapes import overlap
from tests.games.staged import english, stage, table_size
from tests.table.tried import Tried


def _tables() -> Iterator[Case]:
    """Every game with every number of players, each time in another variant."""
    for game in ON_THE_TABLE:
        by_count: dict[int, list[Case]] = {}
        for case in CASES:
            if case.game.id == game:
                by_count.setdefault(case.options.players, []).append(case)
        for players, variants in by_count.items():
            yield variants[players % len(variants)]


TABLES = list(_tables())
COVERING = ("sky", "velvet")
"""What the plates of sheets are made of: they hide what lies under them."""
WINDOWS = [(1024, 640), (1280, 800), (1920, 1080)]

REACHES_OUT = {("challenge", "wood.stones")}
"""Places that others leave a little although they hold them: the light round a pile of the stone
row has to be seen, so its place is larger than the cards, and than the row, by the rim."""
RIM = 3.0
OTHER = 0.1
"""How often a later decision of the same kind is looked at instead of the first."""

SILENT = {
    "moons": {},
    "challenge": {
        "exchange": "it only opens; `rearranged` tells what came of it",
        "lift": "a step of an exchange: `rearranged` tells the whole",
        "lay": "a step of an exchange",
        "shift": "a step of an exchange",
        "cancel": "all is as it was before",
        "asked": "it only opens; `took` and `drew_fairies` tell the price",
        "stored": "keeping what was just taken or drawn is told by that",
    },
    "fate": {
        "done": "the next line is the next player's",
        "leave": "the next line is the next collector's, or the next turn",
        "pick": "`swap` or `move` tells what came of it",
        "accept": "`harm` or `darkness` tells what it cost",
        "poverty": "it only asks; `harm` tells what was lost",
        "adversity": "it only asks; `harm` tells what was lost",
    },
    "wishes": {
        "build": "it only opens; `create` tells what came of it",
        "done": "nothing happens; the next turn is told",
        "pixie.step": "`pixie` tells where the way ends",
        "turn": "what a turn does is told",
        "wanderer.step": "`wanderer` tells where the way ends",
    },
    "hunters": {
        "done": "the reveals that follow tell it",
        "react.pass": "the reveal that follows tells it",
    },
}
"""By game: what is said by the rules and told in no line, and why."""


class Told(NamedTuple):
    """A sentence of the log, and the position in which it was said."""

    said: Said
    after: State


class Played(NamedTuple):
    """A random game."""

    moments: tuple[State, ...]
    """One of each kind of decision, and the end."""
    told: tuple[Told, ...]
    """The first few sentences of each key."""


class Moment(NamedTuple):
    state: State
    shown: Stage


@cache
def played(table: int, seed: int) -> Played:
    """A random game of a table, by its number in the list."""
    state, rng = TABLES[table].new(seed), Random(seed)
    met: dict[str, State] = {}
    told: dict[str, list[Told]] = {}
    while legal := state.legal():
        assert state.decision is not None
        if state.decision.name not in met or rng.random() < OTHER:
            met[state.decision.name] = state.clone()
        state.listen()
        state._apply(legal[int(rng.random() * len(legal))])
        for event in state.heard():
            if isinstance(event, Said) and len(told.setdefault(event.key, [])) < 3:
                told[event.key].append(Told(event, state.clone()))
    return Played((*met.values(), state), tuple(one for found in told.values() for one in found))


def stages(table: int, window: tuple[int, int], say: Translate = english) -> Iterator[Moment]:
    """The moments of a game, each as it is shown to whoever decides."""
    for k, state in enumerate(played(table, WINDOWS.index(window) + 1).moments):
        over = state.decision is None
        bottom = 0 if state.decision is None else state.decision.player
        shown = stage(state, bottom, table_size(window, folded=False))._replace(
            say=say,
            winners=tuple(state.winners()) if over else (),
            scores=tuple(score[0] for score in state.scores()) if over else (),
        )
        if k % 2:
            shown = shown._replace(unfolded=one_of_what_unfolds(of(TABLES[table]), shown, k // 2))
        yield Moment(state, shown)


def one_of_what_unfolds(staging: Staging, shown: Stage, k: int) -> str | None:
    """Each area of a table that unfolds, in turn."""
    areas = staging.arrange(shown).areas
    found = list(dict.fromkeys(area.unfolds for area in areas if area.unfolds is not None))
    return found[k % len(found)] if found else None


@cache
def pictures(table: int, window: tuple[int, int], code: Code) -> list[tuple[Stage, Picture]]:
    """How the moments of a game are drawn in a language."""
    spoken = Language(code)
    say = spoken.say_for(TABLES[table].game.id)
    arrange = of(TABLES[table]).arrange
    found = [(shown, seen_whole(arrange(shown))) for _, shown in stages(table, window, say)]
    spoken.fall_silent()
    return found


def of(case: Case) -> Staging:
    staging = staging_of(case.game.id)
    assert staging is not None
    return staging


@pytest.fixture(params=CODES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    code: Code = request.param
    spoken = Language(code)
    yield spoken
    spoken.fall_silent()


on_every_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=str(case), marks=fewest_and_most(case))
        for table, case in enumerate(TABLES)
    ],
)
in_every_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}")


# Pictures


@in_every_window
@on_every_table
def test_every_card_has_one_spot_and_everything_is_on_the_table(
    table: int, window: tuple[int, int], language: Language
) -> None:
    for shown, picture in pictures(table, window, language.code):
        cards = sorted(card.card for cards in shown.view.zones.values() for card in cards)
        assert sorted(spot.card for spot in picture.spots) == cards
        whole = Rect(0, 0, shown.width, shown.height)
        for things in (picture.spots, picture.areas, picture.pawns):
            for thing in things:
                assert whole.contains(thing.rect), thing


@in_every_window
@on_every_table
def test_no_two_places_overlap_unless_one_holds_the_other(
    table: int, window: tuple[int, int], language: Language
) -> None:
    """A sheet may cover what lies below it; on each level the smaller place is inside."""
    game = TABLES[table].game.id
    for _, picture in pictures(table, window, language.code):
        zones = {area.zone for area in picture.areas}
        assert len(zones) == len(picture.areas), "a place has one area"
        for a, b in combinations(picture.areas, 2):
            on_one_level = (a.z >= FRONT) == (b.z >= FRONT)
            assert not on_one_level or _apart(a, b, game), (a, b)


def _apart(a: Area, b: Area, game: str) -> bool:
    large, small = (a, b) if a.rect.w * a.rect.h >= b.rect.w * b.rect.h else (b, a)
    slack = RIM + 0.01 if (game, large.zone) in REACHES_OUT else 0.01
    if large.rect.contains(small.rect, slack) or not a.rect.overlaps(b.rect):
        return True
    return not overlap(_corners(a), _corners(b))


def _corners(area: Area) -> list[QPointF]:
    """The corners of a place that is a box or a hexagon."""
    x, y, w, h = area.rect
    if area.shape == "hex":
        shape = hexagon(QRectF(x, y, w, h))
        return [shape.at(k) for k in range(shape.count())]
    return [QPointF(x, y), QPointF(x + w, y), QPointF(x + w, y + h), QPointF(x, y + h)]


# Gestures


@pytest.mark.parametrize(
    ("table", "window"),
    [
        *(
            pytest.param(table, WINDOWS[0], marks=fewest_and_most(case))
            for table, case in enumerate(TABLES)
        ),
        *(
            pytest.param(table, window, marks=pytest.mark.long)
            for table in range(len(TABLES))
            for window in WINDOWS[1:]
        ),
    ],
    ids=lambda given: str(TABLES[given] if isinstance(given, int) else given[0]),
)
def test_every_legal_action_is_reached_by_mouse_and_by_keys(
    qtbot: QtBot, table: int, window: tuple[int, int]
) -> None:
    tried = Tried(qtbot, of(TABLES[table]))
    for state, shown in stages(table, window):
        tried.present(shown, state.legal(), state)
        for action in state.distinct(tried.legal):
            assert tried.unreached(action) == [], (state.decision, action)


@in_every_window
@on_every_table
def test_no_key_means_two_things(table: int, window: tuple[int, int]) -> None:
    for state, shown in stages(table, window):
        staging = of(TABLES[table])
        offers = offered(staging, shown, state.legal(), state)
        zones = {offer.gesture.target for offer in offers}
        zones |= {state.table.where[card] for card in offers.liftable() if isinstance(card, int)}
        places = [zone for zone in zones if isinstance(zone, str)]
        found = letters.doubled(staging.asked(shown), staging.arrange(shown), places)
        assert not found, (state.decision, found)


@in_every_window
@on_every_table
def test_the_list_has_words_of_its_own_for_every_legal_action(
    table: int, window: tuple[int, int], language: Language
) -> None:
    """Only equal cards of one place share them."""
    case = TABLES[table]
    for state, shown in stages(table, window, language.say_for(case.game.id)):
        words: dict[str, Action] = {}
        for action in state.legal():
            said = of(case).describe(action, shown)
            check_words(said)
            other = words.setdefault(said, action)
            assert _alike(state, action, other), (said, action, other)


def _alike(state: State, action: Action, other: Action) -> bool:
    if action == other:
        return True
    if action.card is None or other.card is None or action._replace(card=other.card) != other:
        return False
    where, faces = state.table.where, state.table.faces
    return where[action.card] == where[other.card] and faces[action.card] == faces[other.card]


@in_every_window
@on_every_table
def test_every_refused_drop_has_a_sentence(
    table: int, window: tuple[int, int], language: Language
) -> None:
    """A card that cannot be lifted says why, unless a click on its place does something; one that
    can be lifted says why it cannot go where it is dropped."""
    case, rng = TABLES[table], Random(table)
    game, staging = case.game.id, of(case)
    say = language.say_for(game)
    drawn = pictures(table, window, language.code)
    for (state, shown), (_, picture) in zip(stages(table, window, say), drawn, strict=True):
        if state.decision is None:
            continue
        legal = state.legal()
        offers = offered(staging, shown, legal, state)
        liftable = set(offers.liftable())
        free = _free(picture, shown)
        stays = [c for c in free if c not in liftable and not offers.find(None, free[c])]
        for card in rng.sample(stays, min(12, len(stays))):
            assert staging.refusal(shown, card, None), (state.decision, free[card])
        moves = [card for card in free if card in liftable]
        for card in rng.sample(moves, min(6, len(moves))):
            for zone in _refused(picture, offers, card, free[card]):
                assert staging.refusal(shown, card, zone), (state.decision, free[card], zone)


@on_every_table
def test_out_of_turn_it_is_said_whose_turn_it_is_and_at_the_end_nothing(table: int) -> None:
    staging = of(TABLES[table])
    for state, shown in stages(table, WINDOWS[0]):
        people, decision = shown.people, state.decision
        own = next((cards[0].card for cards in shown.view.zones.values() if cards), None)
        for bottom in range(len(people)):
            if decision is not None and decision.player == bottom:
                continue
            seen = shown._replace(bottom=bottom)
            told = {staging.refusal(seen, own, None), staging.pawn_refusal(seen, "any", None)}
            if decision is None:
                assert told == {""}
            else:
                assert told == {f"It is {people[decision.player].name}’s turn to choose."}


def _free(picture: Picture, shown: Stage) -> dict[int, str]:
    """The cards that lie uppermost somewhere, each with its zone."""
    where = {card.card: zone for zone, cards in shown.view.zones.items() for card in cards}
    free: dict[int, str] = {}
    placed = sorted(picture.spots, key=lambda spot: spot.z)
    plates = [m.rect for m in picture.front if isinstance(m, Panel) and m.kind in COVERING]
    for k, spot in enumerate(placed):
        above = [other.rect for other in placed[k + 1 :]]
        above += [] if spot.z >= FRONT else plates
        corner = Rect(spot.rect.x + 1, spot.rect.y + 1, 2, 2)
        middle = Rect(*spot.rect.centre, 2, 2)
        if any(not _hidden(part, above) for part in (corner, middle)):
            free[spot.card] = where[spot.card]
    return free


def _hidden(part: Rect, above: Sequence[Rect]) -> bool:
    return any(rect.overlaps(part) for rect in above)


def _refused(picture: Picture, offers: Offers, card: int, where: str) -> Iterator[str]:
    """The places in whose middle this card would be refused."""
    for area in picture.areas:
        middle = Rect(*area.rect.centre, 0, 0)
        under = [other.zone for other in picture.areas if other.rect.contains(middle)]
        if where not in under and not any(offers.find(card, zone) for zone in under):
            yield area.zone


# Words


@on_every_table
def test_everything_said_has_a_line_or_is_silent_on_purpose(table: int, language: Language) -> None:
    case = TABLES[table]
    met: set[str] = set()
    spoken: set[str] = set()
    for seed in range(1, len(WINDOWS) + 1):
        for said, after in played(table, seed).told:
            met.add(said.key)
            for viewer in range(after.players):
                shown = stage(after, viewer)._replace(say=language.say_for(case.game.id))
                for curtain in (False, True):
                    eyes = shown._replace(curtain=curtain)
                    texts = [line.text for line in lines_of(of(case), seen_on(eyes, [said]), eyes)]
                    check_words(*texts)
                    spoken |= {said.key} if texts else set()
    assert met - spoken <= set(SILENT.get(case.game.id, {}))
    assert not spoken & set(SILENT.get(case.game.id, {}))


@in_every_window
@on_every_table
def test_whoever_decides_is_asked_and_every_text_is_whole(
    table: int, window: tuple[int, int], language: Language
) -> None:
    staging = of(TABLES[table])
    say = language.say_for(TABLES[table].game.id)
    drawn = pictures(table, window, language.code)
    for (state, shown), (_, picture) in zip(stages(table, window, say), drawn, strict=True):
        check_words(*(area.name for area in picture.areas if not area.quiet))
        check_words(*(staging.card_name(spot.card, shown) for spot in picture.spots[::7]))
        check_whole(*(staging.tell(area.zone, shown) for area in picture.areas))
        sheet = staging.sheet(shown)
        check_words(sheet.title, *(row.label for row in sheet.rows))
        for page in staging.pages(shown):
            cells = [as_cell(cell) for line in page.lines for cell in as_line(line).cells]
            check_words(page.title, *(words_of(cell) for cell in cells if not cell.cards))
        if state.decision is None:
            check_words(*map(words_of, staging.ledger(shown).heads[1:]))
            continue
        prompt = staging.prompt(shown)
        check_words(prompt.text, *(button.text for button in prompt.buttons))
        check_whole(prompt.hint, *(button.why for button in prompt.buttons))
        rival = (shown.bottom + 1) % len(shown.people)
        check_whole(staging.meanwhile(shown._replace(view=state.view(rival), bottom=rival)))


@on_every_table
def test_every_face_and_the_cover_have_their_words(table: int, language: Language) -> None:
    case = TABLES[table]
    staging, say = of(case), language.say_for(case.game.id)
    presented = about(case.game.id, say)
    assert presented is not None
    check_words(presented.title, presented.line)
    assert presented.title == staging.title(say)
    counts = {options.players for options in case.game.options.variants()}
    assert presented.players == (min(counts), max(counts))
    for face in range(len(case.game.deck.faces)):
        look = staging.look(face, say)
        check_words(look.title)
        check_whole(look.effect, look.short)


def check_words(*texts: str) -> None:
    """Something is said."""
    assert all(texts), texts
    check_whole(*texts)


def check_whole(*texts: str) -> None:
    """Nothing is left unfilled."""
    for text in texts:
        assert "{" not in text, text
        assert "%n" not in text, text
