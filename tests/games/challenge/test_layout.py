"""The table of The Challenge as numbers: nothing overlaps, everything inside, in every window."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import pytest

from fairytable.engine import Action, State
from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import BLACK, BLUE, DECK, KINDS, RED, STONE_CARDS
from fairytable.games.challenge.layout.frame import FAN, Frame, frame, runs, spread, strips
from fairytable.games.challenge.layout.table import arrange
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import pixies_at_start
from fairytable.games.challenge.seen import Seen
from fairytable.resources import assets
from fairytable.stage.picture import (
    CARD,
    FRONT,
    Badge,
    Emblem,
    Ghost,
    Light,
    Panel,
    Picture,
    Rect,
    Sign,
    Spot,
    Token,
    Words,
)
from fairytable.stage.unfolding import of_player
from tests.games.challenge.positions import do, position
from tests.games.playing import CASES
from tests.games.staged import WINDOWS, curtained, positions, stage, table_size

GAME = [case for case in CASES if case.game.id == "challenge"]
SIZES = [table_size(window, folded=folded) for window in WINDOWS for folded in (False, True)]
SMALLEST = table_size((1024, 640), folded=False)
EXTRA = 5
"""How many pixies may join, in all."""

PAGE = {
    # window, width of the page's own panel: for 2 to 6 players the width of a card and of a
    # rival's, and with the worst split of the extra pixies a rival's and one's own stone's
    (1024, 640, 248): "70/35 35 64, 70/35 35 64, 70/35 35 64, 70/35 35 70, 70/35 29 70",
    (1280, 800, 300): "91/55 55 81, 93/51 51 80, 95/48 47 80, 95/48 46 91, 95/48 38 91",
    (1920, 1080, 340): "131/79 79 131, 133/73 73 133, 136/68 68 135, 136/68 68 136, 136/68 64 136",
    (1366, 768, 300): "87/52 52 87, 88/48 48 88, 90/45 45 90, 90/45 45 90, 90/45 42 90",
    (1024, 768, 248): "87/52 52 59, 87/48 48 59, 87/44 36 59, 87/44 36 67, 87/39 29 67",
    (1600, 1200, 300): "147/88 88 99, 147/81 81 99, 147/74 63 99, 147/74 62 113, 147/68 52 113",
}
TOP_BAR_AND_RIBBON = 32 + 40 + 6
"""What the page's drawings have above the table and across it; the frame has neither."""

WIDTHS = {
    # window: width of a card and of a rival's for 2 to 6 players with the panel open
    (1024, 640): [(78, 39), (78, 39), (78, 39), (78, 39), (78, 38)],
    (1280, 800): [(99, 59), (100, 55), (102, 51), (102, 51), (102, 50)],
    (1920, 1080): [(138, 83), (141, 78), (144, 72), (144, 72), (144, 72)],
}


def splits(players: int, extra: int = EXTRA) -> Iterator[tuple[int, ...]]:
    """Every way in which up to this many extra pixies join: one's own first; the order of rivals
    does not matter."""
    start = pixies_at_start(players)
    for own in range(extra + 1):
        for rivals in combinations_with_replacement(range(extra + 1), players - 1):
            if own + sum(rivals) <= extra:
                yield start + own, *(start + more for more in rivals)


# Sizes


@pytest.mark.parametrize("window", PAGE)
@pytest.mark.parametrize("players", range(2, 7))
def test_cards_are_as_wide_as_the_layout_page_says(
    window: tuple[int, int, int], players: int
) -> None:
    width, height, panel = window
    size = width - panel, height - TOP_BAR_AND_RIBBON
    frames = [frame(*size, pixies) for pixies in splits(players)]
    narrowest = min(made.m for made in frames), min(made.columns[0].fan.w for made in frames)
    numbers = f"{frames[0].u}/{frames[0].m:.0f} {narrowest[0]:.0f} {narrowest[1]:.0f}"
    assert numbers == PAGE[window].split(", ")[players - 2]


@pytest.mark.parametrize("window", WIDTHS)
def test_without_bar_and_ribbon_cards_are_wider(window: tuple[int, int]) -> None:
    size = table_size(window, folded=False)
    made = [frame(*size, (pixies_at_start(n),) * n) for n in range(2, 7)]
    assert [(one.u, round(one.m)) for one in made] == WIDTHS[window]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_never_change_size_when_pixies_join(size: tuple[float, float]) -> None:
    for players in range(2, 7):
        assert len({frame(*size, pixies).u for pixies in splits(players)}) == 1


# The frame: every split of extra pixies


def places_of(made: Frame) -> list[Rect]:
    """All places that must keep apart."""
    found = [column.whole for column in made.columns] + [made.stored, made.hand]
    for cell in made.cells:
        found += [sack.whole for sack in cell.sacks] + [cell.hand, cell.stored, cell.name]
    for row in range(2):
        found += [made.deck(row), made.gone(row), *(made.pile(row, k) for k in range(6))]
    return found + [made.line(k) for k in range(6)] + [made.line()]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_no_two_places_overlap_however_pixies_join(players: int, size: tuple[float, float]) -> None:
    table = Rect(0, 0, *size)
    for pixies in splits(players):
        made = frame(*size, pixies)
        places = places_of(made)
        assert all(table.contains(place) for place in places)
        for cell in made.cells:
            assert all(cell.rect.contains(sack.whole) for sack in cell.sacks)
            assert all(sack.whole.contains(sack.mouth) for sack in cell.sacks)
            assert cell.rect.contains(cell.hand)
            assert cell.rect.contains(cell.stored)
        bands = [made.wood, made.own.inset(-6, -4), *(cell.rect for cell in made.cells)]
        for a, b in combinations(bands, 2):
            assert not a.overlaps(b)
        ordered = sorted(places)
        for k, a in enumerate(ordered):
            for b in ordered[k + 1 :]:
                if b.x >= a.right:
                    break
                assert not a.overlaps(b), (a, b)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_sacks_of_a_rival_stand_in_the_middle_of_their_rows(
    players: int, size: tuple[float, float]
) -> None:
    for pixies in splits(players):
        for cell in frame(*size, pixies).cells:
            rows: dict[float, list[Rect]] = {}
            for sack in cell.sacks:
                rows.setdefault(round(sack.whole.y), []).append(sack.whole)
            middles = [(row[0].x + row[-1].right) / 2 for row in rows.values()]
            assert max(middles) - min(middles) < 0.01


def test_three_sacks_of_an_only_rival_stand_in_one_row() -> None:
    for size in SIZES:
        (cell,) = frame(*size, (3, 3)).cells
        assert len({round(sack.whole.y) for sack in cell.sacks}) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_the_plate_of_one_or_two_rivals_has_no_bare_strip(
    players: int, size: tuple[float, float]
) -> None:
    for cell in frame(*size, (3,) * players).cells:
        top = min(sack.pocket.y for sack in cell.sacks)
        assert 0 <= top - cell.hand.bottom < 0.25 * cell.rect.h
        assert cell.hand.y == cell.stored.y, "side by side, with the name"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_own_sacks_never_touch_each_other(players: int, size: tuple[float, float]) -> None:
    start = pixies_at_start(players)
    columns = frame(*size, (start,) * players).columns
    assert all(table_holds(size, column.pocket) for column in columns)
    for one, other in combinations(columns, 2):
        assert not one.pocket.overlaps(other.pocket)


def table_holds(size: tuple[float, float], rect: Rect) -> bool:
    return Rect(0, 0, *size).contains(rect)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_everything_that_can_be_clicked_is_at_least_29_pixels(
    players: int, size: tuple[float, float]
) -> None:
    start = pixies_at_start(players)
    for pixies in ([start] * players, [start] * (players - 1) + [start + EXTRA]):
        state = position({f"sack.{p}.{n - 1}": "" for p, n in enumerate(pixies)}, players)
        for area in arrange(stage(state, size=size)).areas:
            if not area.quiet:
                assert min(area.rect.w, area.rect.h) >= 28.5, area


# Whole pictures


def check_inside(picture: Picture) -> None:
    table = Rect(0, 0, *picture.size)
    for spot in picture.spots:
        assert table.contains(spot.rect), spot
    for area in picture.areas:
        assert table.contains(area.rect), area
    for mark in (*picture.under, *picture.over, *picture.front, *picture.front_over):
        if isinstance(mark, Words | Badge):
            assert table.contains(mark.rect), mark


def check_apart(picture: Picture, zones: dict[int, str]) -> None:
    """Cards overlap only within their zone, and never words on the same sheet."""
    top: dict[str, dict[Rect, Spot]] = {}
    for spot in picture.spots:
        top.setdefault(zones[spot.card], {}).setdefault(spot.rect, spot)
    fronts = [mark.rect for mark in picture.front if isinstance(mark, Panel)]
    layers: dict[bool, list[tuple[str, Rect]]] = {False: [], True: []}
    for zone, spots in top.items():
        for rect, spot in spots.items():
            layers[spot.z >= FRONT].append((zone, rect))
    for cards in layers.values():
        ordered = sorted(cards, key=lambda pair: pair[1].x)
        for k, (zone, a) in enumerate(ordered):
            for other, b in ordered[k + 1 :]:
                if b.x >= a.right:
                    break
                marks = zone.startswith("marks.") and zone.split(".")[1:] == other.split(".")[1:]
                assert zone == other or marks or not a.overlaps(b, 1.0), (zone, other)
    below = [rect for _, rect in layers[False]]
    above = [rect for _, rect in layers[True]]
    for mark in picture.under:
        if isinstance(mark, Words):
            assert not [rect for rect in below if rect.overlaps(mark.rect, 1.5)], mark
    for mark in picture.front:
        if isinstance(mark, Words):
            assert not [rect for rect in above if rect.overlaps(mark.rect, 1.5)], mark
            assert any(front.contains(mark.rect) for front in fronts), mark


def zones_of(state: State, bottom: int = 0) -> dict[int, str]:
    return {c.card: zone for zone, cards in state.view(bottom).zones.items() for c in cards}


@pytest.mark.parametrize("size", [SIZES[0], SIZES[1], *SIZES[4:6], SIZES[12]], ids=str)
@pytest.mark.parametrize("case", GAME, ids=str)
def test_everything_is_inside_and_nothing_overlaps(case, size) -> None:  # type: ignore[no-untyped-def]
    for k, state in enumerate(positions(case, every=13)):
        unfolded = (None, "player.1", of_player(state.players - 1))[k % 3]
        picture = arrange(stage(state, size=size)._replace(unfolded=unfolded))
        check_inside(picture)
        check_apart(picture, zones_of(state))


CROWDED = {
    **{f"sack.0.{i}": "" for i in range(8)},
    "sack.0.0": "green*10",
    "marks.0.0": "bigger_sack immunity",
    "sack.0.1": "red*2 black*3",
    "sack.0.2": "purple*6 yellow*4",
    "marks.0.2": "bigger_sack",
    **{f"marks.0.{3 + k}": "extra_pixie" for k in range(5)},
    "hand.0": "red*3 yellow*3 purple*3 black*3 green*3 blue*2",
    "stored.0": "immunity*6 group_harvest*3 torn_sack*3",
    "stored.1": "steal*2",
    "hand.1": "black*3",
    "forest.stones.black": "black*8",
    "forest.fairies.group_harvest": "group_harvest*2",
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_everything_at_once_still_finds_its_place(players: int, size: tuple[float, float]) -> None:
    state = do(position(CROWDED, players), "exchange")
    picture = arrange(stage(state, size=size))
    check_inside(picture)
    check_apart(picture, zones_of(state))


@pytest.mark.parametrize("case", GAME, ids=str)
def test_every_card_has_exactly_one_spot(case) -> None:  # type: ignore[no-untyped-def]
    for state in positions(case, every=29):
        for bottom in range(state.players):
            for unfolded in (None, of_player((bottom + 1) % state.players)):
                picture = arrange(stage(state, bottom)._replace(unfolded=unfolded))
                assert sorted(s.card for s in picture.spots) == list(range(len(DECK.cards)))


@pytest.mark.parametrize("case", GAME, ids=str)
def test_every_place_that_an_action_names_is_on_the_table(case) -> None:  # type: ignore[no-untyped-def]
    for state in positions(case, every=9):
        if state.decision is None:
            continue
        player = state.decision.player
        for unfolded in (None, of_player((player + 1) % state.players)):
            picture = arrange(stage(state, player)._replace(unfolded=unfolded))
            zones = {area.zone for area in picture.areas if not area.quiet}
            assert {action.zone for action in state.legal() if action.zone} <= zones


# Sacks and rows


def test_a_sack_of_ten_takes_no_more_room_than_one_of_five() -> None:
    for kinds in ([RED] * 10, [RED] * 4 + [BLACK] * 6, [RED, *[BLACK] * 4], [BLUE] * 5):
        assert sum(strips(kinds)) + CARD <= FAN + 0.001
    assert strips([RED, RED, BLACK]) == [0.18, 0.28]


def test_a_row_is_squeezed_into_runs_only_when_it_must() -> None:
    room = Rect(0, 0, 260, 140)
    loose, counted = spread(room, [RED, RED, BLACK], 100)
    assert (loose[1].x, loose[-1].right, counted) == (80, 260, False)
    kinds = [k for k in range(6) for _ in range(3)]
    tight, counted = spread(room, kinds, 100)
    assert counted
    assert tight[-1].right <= room.right + 0.01
    steps = [tight[last + 1].x - tight[last].x for _, last in runs(kinds)[:-1]]
    assert steps == pytest.approx([28] * 5)


def badges(picture: Picture) -> list[str]:
    return [mark.text for mark in picture.over if isinstance(mark, Badge)]


def test_each_run_of_a_sack_and_each_pile_is_counted() -> None:
    table = {
        "sack.0.0": "red*2 green*3",
        "sack.1.1": "blue*4",
        "forest.stones.black": "black*6",
        "forest.stones.blue": "blue",
        "deck.stones": "green*5",
    }
    picture = arrange(stage(position(table)))
    assert sorted(badges(picture)) == sorted(["×2", "×3", "×4", "×6", "5", "30"])


def words_of(marks: tuple[object, ...]) -> list[str]:
    return [mark.text for mark in marks if isinstance(mark, Words)]


def test_the_line_under_a_pile_says_who_leads() -> None:
    table = {
        "sack.0.0": "red*2 green*3",
        "sack.1.1": "blue*2",
        "hand.0": "blue yellow",
        "sack.1.0": "yellow",
    }
    said = words_of(arrange(stage(position(table))).under)
    for text in ("You 2", "You 3", "2 tie at 1", "Bartolomeo 2"):
        assert text in said
    hidden = words_of(arrange(curtained(position(table))).under)
    assert "You 2" not in hidden
    assert "2 tie at 1" not in hidden, "a hand must not show in the line while nobody looks"
    silent = words_of(arrange(stage(position(table))._replace(counting=False)).under)
    assert not {"You 2", "You 3", "2 tie at 1"} & set(silent)


def emblems(picture: Picture) -> list[str]:
    marks = (*picture.under, *picture.over)
    drawn = [mark.emblem for mark in marks if isinstance(mark, Emblem)]
    return drawn + [pawn.emblem for pawn in picture.pawns]


def test_every_emblem_on_the_table_is_drawn() -> None:
    picture = arrange(stage(position(CROWDED, 2)))
    assert set(emblems(picture)) <= set(faces.PIECES)
    for name in emblems(picture):
        assert (assets() / "art" / f"{name}.svg").is_file(), name


def test_a_sack_that_takes_nothing_more_is_tied() -> None:
    tied = faces.SACKS["full"]
    assert tied in emblems(arrange(stage(position({"sack.0.0": "red yellow"}))))
    assert tied not in emblems(arrange(stage(position({"sack.0.0": "red*2 green"}))))


def rims(picture: Picture) -> list[str]:
    return [m.rim for m in (*picture.over, *picture.front_over) if isinstance(m, Panel)]


def test_an_immune_sack_has_a_pale_ring() -> None:
    assert "pale" in rims(arrange(stage(position({"marks.1.0": "immunity"}))))
    assert "pale" not in rims(arrange(stage(position({"marks.1.0": "bigger_sack"}))))


# What appears when it is needed


PAYING = {"hand.0": "blue red yellow", "sack.0.0": "green*2", "forest.stones.green": "green*2"}


def zone_rect(picture: Picture, zone: str) -> Rect:
    return next(area.rect for area in picture.areas if area.zone == zone)


def test_the_offering_covers_the_stones_of_the_wood() -> None:
    state = do(position(PAYING), "obtain", "offer_hand red")
    picture = arrange(stage(state))
    tray = zone_rect(picture, "offering")
    assert tray.contains(zone_rect(picture, "deck.stones"), 4)
    assert not tray.overlaps(zone_rect(picture, "deck.fairies"), 4)
    said = words_of(picture.front)
    assert "2 / 4" in said
    assert "2 more to go" in said
    do(state, "offer_hand blue")
    assert "1 extra (allowed)" in words_of(arrange(stage(state)).front)


def test_two_drawn_fairies_lie_large_over_a_veil() -> None:
    state = do(position(PAYING), "obtain", "offer_hand red", "offer_hand blue", "draw_fairies")
    picture = arrange(stage(state))
    drawn = [s for s in picture.spots if s.card in state.table.zones["drawn"]]
    assert {spot.rect.w for spot in drawn} == {1.5 * picture.unit}
    assert {spot.shows for spot in drawn} == {"face"}
    assert [m.kind for m in picture.front if isinstance(m, Panel)] == ["veil"]
    rival = arrange(stage(state, bottom=1))
    assert {s.shows for s in rival.spots if s.card in state.table.zones["drawn"]} == {"as it lies"}


def test_rearranging_raises_ones_own_area_and_dims_the_rest() -> None:
    state = do(position(PAYING), "exchange")
    picture = arrange(stage(state))
    assert "gold" in [m.kind for m in picture.under if isinstance(m, Panel)]
    (shade,) = [m for m in picture.front if isinstance(m, Panel)]
    assert shade.kind == "shade"
    assert shade.rect.bottom <= zone_rect(picture, "sack.0.0").y + 4
    rival = arrange(stage(state, bottom=1))
    assert "gold" not in [m.kind for m in rival.under if isinstance(m, Panel)]


def test_too_many_stones_in_hand_are_told_in_red() -> None:
    state = do(position({"hand.0": "red*2 green*2"}), "exchange")
    assert "4 in hand: 3 at most" in words_of(arrange(stage(state)).over)
    assert "4 in hand: 3 at most" not in words_of(arrange(stage(state, bottom=1)).over)


def test_the_picks_of_a_harvest_are_leaves() -> None:
    state = do(position({"stored.0": "group_harvest"}), "play group_harvest", "harvest_draw")
    leaves = [m for m in arrange(stage(state)).under if isinstance(m, Sign) and m.glyph == "leaf"]
    assert [leaf.faded for leaf in leaves] == [False, False, False, True]


def test_only_the_robbed_rival_stays_bright_for_the_second_theft() -> None:
    table = {"stored.0": "steal", "hand.1": "red*2", "hand.2": "green", "sack.1.0": "blue"}
    state = do(position(table, 3), "play steal", "steal_hand hand.1")
    picture = arrange(stage(state))
    (shade,) = [m for m in picture.front if isinstance(m, Panel)]
    assert shade.rect.contains(zone_rect(picture, "hand.2"))
    assert not shade.rect.overlaps(zone_rect(picture, "hand.1"))


def test_a_sack_that_would_be_torn_shows_what_falls() -> None:
    table = {"stored.0": "torn_sack", "sack.1.0": "green*4"}
    state = do(position(table), "play torn_sack")
    (action,) = state.legal()
    assert "danger" not in rims(arrange(stage(state)))
    picture = arrange(stage(state)._replace(preview=action))
    (mark,) = [m for m in picture.over if isinstance(m, Panel) and m.rim == "danger"]
    stones = [s.rect for s in picture.spots if s.card in state.table.zones["sack.1.0"]]
    assert mark.rect.contains(stones[1])
    assert not mark.rect.contains(stones[0])


def test_a_pile_held_over_a_sack_shows_how_full_it_would_be() -> None:
    state = position({"forest.stones.red": "red*4"})
    action = next(a for a in state.legal() if a.verb == "send")
    assert "2/5" not in words_of(arrange(stage(state)).over)
    assert "2/5" in words_of(arrange(stage(state)._replace(preview=action)).over)
    elsewhere = arrange(stage(state)._replace(preview=Action("done")))
    assert words_of(elsewhere.over) == words_of(arrange(stage(state)).over)


def test_a_fairy_that_is_asked_about_is_raised() -> None:
    state = do(position({"stored.0": "immunity*2"}), "play immunity")
    raised = [spot.card for spot in arrange(stage(state)).spots if spot.raised]
    assert state.decision is not None
    assert raised == [state.decision.about]


def test_a_rivals_area_unfolds_over_the_wood() -> None:
    sacks = {f"sack.1.{i}": "green" for i in range(8)}
    state = position({**sacks, "hand.1": "red*3"}, 4)
    small = arrange(stage(state, size=SMALLEST))
    large = arrange(stage(state, size=SMALLEST)._replace(unfolded="player.1"))
    stones = {state.table.zones[f"sack.1.{i}"][0] for i in range(8)}
    assert max(s.rect.w for s in small.spots if s.card in stones) < 40
    widths = {round(s.rect.w) for s in large.spots if s.card in stones}
    assert min(widths) >= 58
    assert all(s.z >= FRONT for s in large.spots if s.card in stones)
    assert zone_rect(large, "hand.1").w > zone_rect(small, "hand.1").w
    assert arrange(stage(state)._replace(unfolded="player.0")) == arrange(stage(state))


# Privacy


def face_down(state: ChallengeState, *, curtain: bool = False) -> set[int]:
    picture = arrange(curtained(state) if curtain else stage(state))
    return {spot.card for spot in picture.spots if spot.shows == "back"}


def test_secrets_lie_face_down_while_nobody_looks() -> None:
    state = ChallengeState(ChallengeOptions(players=3, first=0), seed=1)
    zones = state.table.zones
    decks = {*zones["deck.stones"], *zones["deck.fairies"]}
    assert face_down(state) == decks
    hands = {card for p in range(3) for card in zones[f"hand.{p}"]}
    assert face_down(state, curtain=True) == decks | hands


def test_rivals_learn_nothing_from_the_order_of_a_hand() -> None:
    state = position({"hand.1": "red blue green"})
    spots = [s for s in arrange(stage(state)).spots if s.card in state.table.zones["hand.1"]]
    assert [s.card for s in spots] == list(state.table.zones["hand.1"])


def test_own_kept_fairies_have_an_eye_if_all_know_them_and_a_closed_one_if_not() -> None:
    state = position({"stored.0": "immunity steal"})
    card = next(c for c in state.table.zones["stored.0"] if KINDS[state.table.faces[c]] == "steal")
    state.table.known[card] = state.table.everybody
    picture = arrange(stage(state, 0))
    rects = {spot.card: spot.rect for spot in picture.spots}
    eyes = {mark.glyph: mark.rect for mark in picture.over if isinstance(mark, Token)}
    assert set(eyes) == {"eye", "eye_closed"}
    assert rects[card].contains(eyes["eye"])
    closed = arrange(curtained(state))
    assert not any(isinstance(mark, Token) for mark in closed.over)
    assert not any(isinstance(mark, Token) for mark in arrange(stage(state, 1)).over)


def test_an_empty_pile_has_a_short_name_where_it_is_narrow() -> None:
    state = position({"hand.0": "red"})
    small, large = arrange(stage(state, 0, SMALLEST)), arrange(stage(state, 0, (1580, 1054)))
    assert "Harvest" in [mark.text for mark in small.under if isinstance(mark, Ghost)]
    assert "Group harvest" in [mark.text for mark in large.under if isinstance(mark, Ghost)]


def test_who_leads_stays_written_until_all_stones_have_landed() -> None:
    """While an action is told the line under the piles shows who led before it."""
    before = position({"sack.0.0": "red*2", "sack.1.0": "red"})
    after = position({"sack.0.0": "red*2", "sack.1.0": "red*3"})
    now = stage(after, 0)
    leads = tuple(Seen(stage(before, 0).view).leads())
    told = now._replace(view=now.view._replace(facts=now.view.facts._replace(leads=leads)))
    assert majorities(arrange(stage(before, 0))) == majorities(arrange(told))
    assert majorities(arrange(now)) != majorities(arrange(told))


def majorities(picture: Picture) -> list[str]:
    """What the flaps under the stone piles say."""
    words = [mark for mark in picture.under if isinstance(mark, Words)]
    return [m.text for rect in picture.turning for m in words if rect.contains(m.rect)]


def lights(left: int) -> list[Light]:
    """What falls on the table of two when the deck has this many stones."""
    kinds = [KINDS[DECK.cards[card]] for card in STONE_CARDS]
    state = position({"deck.stones": " ".join(kinds[:left])})
    picture = arrange(stage(state))
    return [mark for mark in picture.under if isinstance(mark, Light)]


def test_it_grows_dark_by_quarters_of_the_stone_deck() -> None:
    strengths = [
        [light.strength for light in lights(left) if light.mood == "night"]
        for left in (78, 59, 58, 39, 19, 0)
    ]
    assert strengths == [[], [], [0.25], [0.5], [0.75], [1.0]]


def test_glow_worms_come_out_for_the_last_ten_stones() -> None:
    assert [light.mood for light in lights(11)].count("spark") == 0
    assert [light.mood for light in lights(10)].count("spark") == 3


def test_an_immune_sack_bears_its_shield() -> None:
    plain = position({"sack.0.0": "red", "sack.1.0": "red"})
    safe = position({"sack.0.0": "red", "sack.1.0": "red", "marks.1.0": "immunity"})
    assert faces.IMMUNITY_MARK not in emblems(arrange(stage(plain)))
    assert emblems(arrange(stage(safe))).count(faces.IMMUNITY_MARK) == 1


def test_the_patch_of_a_sack_fills_when_something_is_about_to_come() -> None:
    state = do(position({"hand.0": "green red"}), "exchange")
    lay = next(a for a in state.legal() if a.zone == "sack.0.1")
    seen = stage(state)
    assert "active" not in patches(arrange(seen))
    assert patches(arrange(seen._replace(preview=lay))).count("active") == 1


def patches(picture: Picture) -> list[str]:
    return [m.rim for m in picture.over if isinstance(m, Panel) and m.kind == "patch"]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_pixie_that_is_drawn_walks_at_some_table(players: int) -> None:
    state = position({}, players)
    pawns = [pawn.emblem for pawn in arrange(stage(state)).pawns]
    assert set(pawns) == set(faces.PIXIES)
    assert len(set(pawns[: pixies_at_start(players)])) == pixies_at_start(players)


def test_a_rivals_stones_stand_as_gems_in_their_order() -> None:
    state = position({"sack.1.0": "red*2 green*3"})
    picture, sack = arrange(stage(state)), state.table.zones["sack.1.0"]
    gems = {spot.card: spot for spot in picture.spots if spot.card in sack}
    assert {spot.form for spot in gems.values()} == {"disc"}
    lefts = [gems[card].rect.x for card in sack]
    assert lefts == sorted(set(lefts)), "from the bottom of the sack to its top"
    place = zone_rect(picture, "sack.1.0")
    assert all(place.contains(spot.rect) for spot in gems.values())


def test_no_pixie_stands_before_the_count_of_its_gems() -> None:
    picture = arrange(stage(position({"sack.1.0": "red*2 green*3"}, players=6)))
    counts = [mark.rect for mark in picture.over if isinstance(mark, Badge) and mark.text != "×1"]
    pixies = [pawn.rect for pawn in picture.pawns]
    sack = zone_rect(picture, "sack.1.0")
    found = [rect for rect in counts if sack.contains(rect)]
    assert len(found) == 2
    for rect, pixie in product(found, pixies):
        shared = min(rect.right, pixie.right) - max(rect.x, pixie.x)
        assert not rect.overlaps(pixie) or shared < 0.3 * rect.w


def test_gems_send_their_light_and_an_empty_pile_keeps_a_rest_of_it() -> None:
    picture = arrange(stage(position({"forest.stones.blue": "blue"})))
    lights = [mark.colour for mark in picture.under if isinstance(mark, Light)]
    niches = [mark.colour for mark in picture.under if isinstance(mark, Ghost) and mark.colour]
    assert lights == ["blue"]
    assert [tint for tint in niches if tint != "fairy"] == [
        *("red", "yellow", "purple", "black", "green")
    ]


def test_a_hand_sends_no_light_while_nobody_looks() -> None:
    hidden = arrange(curtained(position({"hand.0": "red blue"})))
    assert not [mark for mark in hidden.under if isinstance(mark, Light) and mark.mood == "gem"]


def test_ones_own_tablet_says_who_one_is_and_whose_turn_it_is() -> None:
    state = position({"hand.0": "red", "stored.0": "steal"})
    picture = arrange(stage(state))
    assert {"Anna", "+2 pt if unused"} <= set(words_of(picture.under))
    (tablet,) = [m for m in picture.under if isinstance(m, Panel) and m.kind == "banner"]
    assert (tablet.rim, tablet.player) == ("player", 0)
    (other,) = [
        m
        for m in arrange(stage(state, bottom=1)).under
        if isinstance(m, Panel) and m.kind == "banner"
    ]
    assert other.rim == "soft"
