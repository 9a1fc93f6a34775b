"""The table of Moons as numbers: nothing overlaps, everything inside, in every window."""

from itertools import combinations
from typing import Any

import pytest

from fairytable.engine import Action
from fairytable.games.moons.layout.frame import frame, loop
from fairytable.games.moons.layout.table import arrange
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.staging import MoonsStaging
from fairytable.stage.motifs import Kindling, Trail
from fairytable.stage.picture import Light, Loop, Panel, Picture, Rect, Sign, Spot, Words, bounds
from fairytable.stage.staging import Line
from fairytable.stage.toadstools import ROOM, toadstools
from fairytable.stage.unfolding import of_player
from tests.games.moons.positions import STARTERS, play, position
from tests.games.playing import CASES
from tests.games.staged import WINDOWS, positions, stage, table_size

MOONS = [case for case in CASES if case.game.id == "moons" and "match" not in str(case)]
SIZES = [table_size(window, folded=folded) for window in WINDOWS for folded in (False, True)]

WIDTHS = {
    # window: width of a hand card (layout page) and of a ring card with the panel open
    (1024, 640): (68, 70),
    (1024, 768): (68, 72),
    (1280, 800): (87, 90),
    (1280, 960): (88, 94),
    (1366, 768): (83, 86),
    (1600, 900): (99, 102),
    (1920, 1080): (120, 124),
    (1920, 1200): (135, 140),
    (2560, 1440): (150, 159),
}


@pytest.mark.parametrize("window", WIDTHS)
def test_cards_are_as_wide_as_they_were_measured_for_each_window(window: tuple[int, int]) -> None:
    measures = frame(*table_size(window, folded=False))
    assert (measures.u, measures.card) == pytest.approx(WIDTHS[window], abs=1)


def check_inside(picture: Picture) -> None:
    table = Rect(0, 0, *picture.size)
    for spot in picture.spots:
        assert table.contains(spot.rect), spot
    for area in picture.areas:
        assert table.contains(area.rect), area
    for mark in picture.under:
        if isinstance(mark, Words):
            assert table.contains(mark.rect), mark


def check_apart(picture: Picture) -> None:
    """Cards overlap only within a pile or a rival's hand, and never words."""
    rects: dict[Rect, Spot] = {}
    for spot in picture.spots:
        rects.setdefault(spot.rect, spot)
    big = [rect for rect in rects if rect.w > 0.4 * picture.unit]
    for a, b in combinations(big, 2):
        near = abs(a.x - b.x) < 0.1 * picture.unit and abs(a.y - b.y) < 0.1 * picture.unit
        assert near or not a.overlaps(b), (a, b)
    for mark in picture.under:
        if isinstance(mark, Words):
            assert not [rect for rect in rects if rect.overlaps(mark.rect, 1.0)], mark
    for area, other in combinations(picture.areas, 2):
        inside = area.rect.contains(other.rect) or other.rect.contains(area.rect)
        assert inside or not area.rect.overlaps(other.rect), (area, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("case", MOONS, ids=str)
def test_everything_is_inside_and_nothing_overlaps(case, size) -> None:  # type: ignore[no-untyped-def]
    for state in positions(case, every=17):
        picture = arrange(stage(state, size=size))
        check_inside(picture)
        check_apart(picture)


@pytest.mark.parametrize("case", MOONS, ids=str)
def test_every_card_has_exactly_one_spot(case) -> None:  # type: ignore[no-untyped-def]
    for state in positions(case, every=5):
        for bottom in range(state.players):
            picture = arrange(stage(state, bottom))
            cards = sorted(spot.card for spot in picture.spots)
            assert cards == list(range(110))


def test_cards_never_change_size_during_a_game() -> None:
    for case in MOONS:
        assert len({arrange(stage(state)).unit for state in positions(case, every=9)}) == 1


def test_a_placed_card_never_moves() -> None:
    state = position("air 2, air 4, water 2", "earth 2")
    before = {spot.card: spot.rect for spot in arrange(stage(state)).spots}
    starter = state.table.zones["circle.0"][0]
    state.apply(state.legal()[0])
    after = {spot.card: spot.rect for spot in arrange(stage(state)).spots}
    assert after[starter] == before[starter]


def test_the_hand_is_sorted_by_element_and_value_with_suns_last() -> None:
    state = position("sun, earth 2, air 10, air 4, fire 6", "earth 4")
    hand = sorted(
        (spot for spot in arrange(stage(state)).spots if spot.z == 2), key=lambda spot: spot.rect.x
    )
    names = state.table.named([spot.card for spot in hand])
    assert names == ["fairy.air.4", "fairy.air.10", "fairy.fire.6", "fairy.earth.2", "sun"]


def words_of(picture: Picture) -> list[str]:
    return [mark.text for mark in picture.under if isinstance(mark, Words)]


def test_a_ring_says_what_closing_it_would_bring_now() -> None:
    circles = ["air 6 8", "water 6", "fire 6", "earth 6"]
    full = words_of(arrange(stage(position("air 2", "earth 2", moon="full", circles=circles))))
    new = words_of(arrange(stage(position("air 2", "earth 2", moon="new", circles=circles))))
    assert "now +14" in full
    assert "now −14" in new


def test_a_lifted_card_previews_the_sum_and_a_closing_its_points() -> None:
    circles = ["air 6 8 2 4", "water 6", "fire 6", "earth 6"]
    state = position("air 10, sun, water 2", "earth 2", moon="waxing", circles=circles)
    by_name = {state.table.named([action.card or 0])[0]: action for action in state.legal()}
    closing = arrange(stage(state)._replace(preview=by_name["fairy.air.10"]))
    assert "→ +15" in words_of(closing)
    feeding = arrange(stage(state)._replace(preview=by_name["fairy.water.2"]))
    assert "now +4" in words_of(feeding)
    elsewhere = arrange(stage(state)._replace(preview=Action("end")))
    assert words_of(elsewhere) == words_of(arrange(stage(state)))


def face_down(state: MoonsState, *, shared: bool = False, curtain: bool = False) -> set[int]:
    picture = arrange(stage(state)._replace(shared=shared, curtain=curtain))
    return {spot.card for spot in picture.spots if spot.shows == "back"}


def test_secrets_lie_face_down_while_nobody_or_several_people_look() -> None:
    state = MoonsState(MoonsOptions(players=3, first=0), seed=1)
    hand, symbol = state.table.zones["hand.0"], state.table.zones["symbol.0"]
    assert face_down(state) == set()
    assert face_down(state, shared=True) == {*symbol}
    assert face_down(state, shared=True, curtain=True) == {*hand, *symbol}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rival", [1, 2, 3])
def test_an_unfolded_plate_lies_on_the_table_and_leaves_the_hand_free(
    size: tuple[float, float], rival: int
) -> None:
    state = MoonsState(MoonsOptions(players=4, first=0), seed=3)
    picture = arrange(stage(state, 0, size)._replace(unfolded=of_player(rival)))
    sheet = next(area for area in picture.areas if area.zone == f"sheet.{rival}")
    assert Rect(0, 0, *size).contains(sheet.rect)
    hand = state.table.zones["hand.0"]
    assert not any(spot.rect.overlaps(sheet.rect) for spot in picture.spots if spot.card in hand)
    assert all(sheet.rect.contains(mark.rect) for mark in picture.front)


def test_an_unfolded_plate_tells_closings_and_plays_of_its_player_alone() -> None:
    state = position("sun, fire 2", "fire 4, fire 6", circles=("air 6 8", *STARTERS[1:]))
    play(state, "sun > 0")
    lines = (Line("Anna played a sun on circle 1.", 0), Line("Bartolomeo could not play.", 1))
    shown = stage(state, 1)._replace(unfolded="player.0", story=lines)
    texts = [mark.text for mark in arrange(shown).front if isinstance(mark, Words)]
    assert {"Anna", "6+8 = 14", "+14", "Played a sun on circle 1."} <= set(texts)
    assert not any("Bartolomeo" in text for text in texts)
    assert arrange(shown._replace(unfolded=None)).front == ()


def test_a_guess_is_drawn_on_the_symbol_that_it_is_about() -> None:
    state = MoonsState(MoonsOptions(players=3, first=0), seed=3)
    shown = stage(state, 0)
    assert not [mark for mark in arrange(shown).over if isinstance(mark, Sign)]
    noted = arrange(shown._replace(notes={"symbol.2": "fire"}))
    (sign,) = [mark for mark in noted.over if isinstance(mark, Sign)]
    (symbol,) = [s for s in noted.spots if s.card == state.table.zones["symbol.2"][0]]
    assert sign.glyph == "fire"
    assert symbol.rect.contains(sign.rect)


@pytest.mark.parametrize(
    ("element", "tone"), [("air", "white"), ("water", "blue"), ("fire", "red"), ("earth", "green")]
)
def test_light_sweeps_a_ring_that_closes_and_runs_into_the_moon(element: str, tone: str) -> None:
    place = ("air", "water", "fire", "earth").index(element)
    state = position("sun, air 4", "earth 2")
    after = state.clone()
    after.listen()
    play(after, f"sun > {place}")
    beats = MoonsStaging().beats(after.heard(), stage(state), stage(after))
    (sweep,) = [motif for beat in beats for motif in beat.motifs if isinstance(motif, Trail)]
    assert sweep.tone == tone
    picture, measures = arrange(stage(state)), frame(980, 774)
    oval = [mark.rect for mark in picture.under if isinstance(mark, Loop)][place]
    points: list[Any] = list(sweep.way)
    ring, end = points[:-1], points[-1]
    assert ring[0] == ring[-1], "once round"
    assert bounds(Rect(x, y, 0, 0) for x, y in ring) == pytest.approx(oval, abs=1)
    assert end == measures.moon.centre


def kindled(state: MoonsState, move: str) -> list[Kindling]:
    """The toadstools that light up one by one when this is played."""
    after = state.clone()
    after.listen()
    play(after, move)
    beats = MoonsStaging().beats(after.heard(), stage(state), stage(after))
    return [motif for beat in beats for motif in beat.motifs if isinstance(motif, Kindling)]


@pytest.mark.parametrize("window", WINDOWS)
def test_rings_stand_round_their_cards_and_keep_apart(window: tuple[int, int]) -> None:
    measures = frame(*table_size(window, folded=False))
    rings = [loop(measures, place) for place in range(4)]
    plates = [*measures.plates, measures.moon, measures.own, measures.sky]
    for ring, other in combinations(rings, 2):
        assert not ring.overlaps(other)
    for ring, box in zip(rings, measures.boxes, strict=True):
        assert ring.w >= box.w
        assert not any(ring.inset(ROOM * ring.w).overlaps(plate) for plate in plates)


def test_the_toadstools_of_a_fairy_light_up_one_by_one() -> None:
    state = position("air 4, air 2", "earth 2")
    (lights,) = kindled(state, "air 4 > 0")
    picture = arrange(stage(state))
    oval = next(mark.rect for mark in picture.under if isinstance(mark, Loop))
    assert list(lights.at) == toadstools(oval)[8:16], "beside those of the first fairy"
    assert (lights.tone, len(set(lights.at))) == ("white", 8)
    assert lights.apart > 0


def test_all_toadstools_of_a_ring_that_closes_light_up_one_by_one() -> None:
    state = position("sun, air 4", "earth 2")
    (lights,) = kindled(state, "sun > 1")
    picture = arrange(stage(state))
    oval = [mark.rect for mark in picture.under if isinstance(mark, Loop)][1]
    assert list(lights.at) == toadstools(oval)
    assert lights.tone == "blue"


def test_every_phase_of_the_moon_lights_the_meadow_in_its_own_way() -> None:
    lights = {}
    for moon in ("full", "waxing", "waning", "new"):
        picture = arrange(stage(position("air 4", "earth 2", moon=moon)))
        lights[moon] = [mark for mark in picture.under if isinstance(mark, Light)]
        width = picture.size[0]
        assert any(light.rect.w > width for light in lights[moon]), "the whole table"
    assert len({tuple(found) for found in lights.values()}) == 4
    strengths = [
        max(light.strength for light in lights[moon]) for moon in ("full", "waxing", "new")
    ]
    assert strengths == sorted(strengths, reverse=True)


def test_a_rivals_closings_are_told_one_by_one_while_there_is_room() -> None:
    state = position("sun, air 4", "earth 2")
    assert pills(arrange(stage(state, 1))) == 0
    play(state, "sun > 0")
    shown = arrange(stage(state, 1))
    assert pills(shown) == 1
    small = arrange(stage(state, 1, table_size((1024, 640), folded=False)))
    assert pills(small) == 0
    for picture in (shown, small):
        plate = next(area.rect for area in picture.areas if area.zone == "hand.0")
        words = [m for m in picture.under if isinstance(m, Words) and plate.contains(m.rect)]
        assert "+6" in [mark.text for mark in words]


def pills(picture: Picture) -> int:
    return sum(isinstance(mark, Panel) and mark.kind == "pill" for mark in picture.under)


def test_the_words_below_deck_and_removed_cards_keep_off_the_corners_of_their_tray() -> None:
    state = MoonsState(MoonsOptions(players=2, first=0), seed=1)
    shown = stage(state, 0, table_size((1024, 640), folded=False))
    tray = frame(shown.width, shown.height).piles
    written = [mark for mark in arrange(shown).under if isinstance(mark, Words)]
    below = [w for w in written if tray.x <= w.rect.x < tray.right and w.rect.y >= tray.y]
    assert len(below) == 2
    assert all(w.rect.x >= tray.x + 14 and w.rect.right <= tray.right - 14 for w in below)
