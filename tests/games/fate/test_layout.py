"""The table of Fairy's Fate in numbers: nothing overlaps, nothing is lost, at every size."""

from itertools import combinations

import pytest

from fairytable.engine import Moved
from fairytable.games.fate import faces
from fairytable.games.fate.cards import OBJECTS
from fairytable.games.fate.layout.frame import frame
from fairytable.games.fate.layout.scenes import beats
from fairytable.games.fate.layout.table import arrange
from fairytable.games.fate.rules.state import FateState
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Darkening, Travel, TurnInAir
from fairytable.stage.picture import CARD, Emblem, Loop, Rect
from fairytable.stage.staging import seen_on
from tests.games.fate.positions import collecting, do, position
from tests.games.staged import WINDOWS, stage, table_size

PLACES = {"cave": "serpent.lume serpent.lume", "wood": "leaf.pixie acorn.pixie"}


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_parts_of_the_table_lie_apart_and_inside(window: tuple[int, int], folded: bool) -> None:
    width, height = table_size(window, folded=folded)
    for rivals in range(1, 5):
        table = frame(width, height, rivals)
        parts = [
            *table.plates,
            *(glade.whole for glade in table.glades),
            *(table.shelf, table.things, table.hand, table.decks),
        ]
        whole = Rect(0, 0, width, height)
        for part in parts:
            assert whole.contains(part)
            assert part.w > 0
            assert part.h > 0
        for a, b in combinations(parts, 2):
            assert not a.overlaps(b), (a, b)
        for pile in table.piles:
            assert table.decks.contains(pile.card)
            assert table.decks.contains(pile.caption)


@pytest.mark.parametrize(
    ("window", "place", "hand"),
    [((1024, 640), 63, 80), ((1280, 800), 85, 115), ((1600, 900), 105, 120)],
)
def test_cards_are_as_large_as_the_look_has_them(
    window: tuple[int, int], place: float, hand: float
) -> None:
    table = frame(*table_size(window, folded=False), 4)
    assert table.glades[0].slots[0].w >= place
    assert table.u >= hand


def test_the_left_column_of_a_place_lies_face_down_and_the_right_one_face_up() -> None:
    state = position(places={"cave": "serpent.lume serpent.lume truth.lume orange.pixie"})
    picture = arrange(stage(state, 0))
    cards = state.table.zones["place.0"]
    spots = {spot.card: spot.rect for spot in picture.spots}
    x = [spots[card].x for card in cards]
    y = [spots[card].y for card in cards]
    assert (x[0], x[1]) == (x[2], x[3])
    assert (y[0], y[2]) == (y[1], y[3])
    assert x[0] < x[1]


def test_a_page_lies_over_the_hand_while_somebody_collects() -> None:
    state = collecting("orange serpent", front="truth", hand="leaf acorn")
    picture = arrange(stage(state, 0))
    areas = {area.zone: area.rect for area in picture.areas}
    assert areas["hand.0"].overlaps(areas["collect"])
    assert not areas["front.0"].overlaps(areas["collect"])
    cards = [spot for spot in picture.spots if spot.card in state.table.zones["collect"]]
    assert all(areas["collect"].contains(spot.rect) for spot in cards)


def test_what_is_left_over_when_the_fairy_is_freed_lies_where_it_was() -> None:
    objects = "orange leaf acorn walnut mushroom petals"
    state = collecting("serpent truth", front=objects)
    assert state.decision is None, "the serpent is met, and all objects are there"
    left = state.table.zones["collect"]
    assert left
    for spot in arrange(stage(state, 0)).spots:
        assert spot.form != "card" or spot.rect.h == pytest.approx(spot.rect.w * CARD), spot
    lying = {spot.card: spot.rect for spot in arrange(stage(state, 0)).spots}
    glade = next(a.rect for a in arrange(stage(state, 0)).areas if a.zone == "place.0")
    assert all(glade.contains(lying[card]) for card in left)


def test_for_poverty_the_hand_is_free() -> None:
    state = collecting("poverty serpent", hand="leaf acorn")
    areas = {area.zone: area.rect for area in arrange(stage(state, 0)).areas}
    assert not areas["hand.0"].overlaps(areas["collect"])
    assert not areas["front.0"].overlaps(areas["collect"])


def test_a_lantern_stands_at_the_place_of_its_traveller_and_a_stone_at_home() -> None:
    state = position(places=PLACES, hands={0: "serpent.lume", 1: "serpent.lume"})
    do(state, "travel wood")
    made = stage(state, 0)
    wood = frame(made.width, made.height, 1).glades[2]
    pawns = {pawn.key: pawn for pawn in arrange(made).pawns}
    assert pawns["lantern.0"].rect == wood.walker
    state.stone = (0, 1)
    pawns = {pawn.key: pawn for pawn in arrange(stage(state, 0)).pawns}
    assert pawns["lantern.1"].emblem == "fate/stone"


def test_somebody_with_a_sixth_colour_has_a_lantern_of_nobody_else() -> None:
    made = stage(position(3, places=PLACES), 0)
    people = [
        person._replace(colour=colour)
        for person, colour in zip(made.people, (5, 0, 2), strict=True)
    ]
    emblems = [pawn.emblem for pawn in arrange(made._replace(people=people)).pawns]
    assert len(set(emblems)) == 3


def bottles(state: FateState) -> list[float]:
    """How far the bottles on one's own shelf are filled."""
    marks = arrange(stage(state, 0)).under
    found = [m for m in marks if isinstance(m, Emblem) and m.emblem in faces.BOTTLES]
    return [mark.filled for mark in found]


def test_a_bottle_fills_with_what_is_found_and_only_four_objects_colour_its_spirit() -> None:
    fronts = ("", "walnut", "walnut acorn", "walnut acorn leaf", "walnut acorn leaf petals")
    levels = [bottles(position(fronts={0: f}, recipes={0: (1,)}))[0] for f in fronts]
    assert levels == sorted(set(levels))
    assert (levels[0], levels[-1]) == (0, 1)
    assert levels[-2] < 0.5, "the spirit above the bottle is still grey"


def test_every_recipe_has_its_own_bottle_and_nobody_sees_one_behind_the_curtain() -> None:
    state = position(recipes={0: (1, 5, 9)}, fronts={0: "orange"})
    assert len(bottles(state)) == 3
    hidden = arrange(stage(state, 0)._replace(curtain=True))
    assert not [m for m in hidden.under if isinstance(m, Emblem) and m.emblem in faces.BOTTLES]


@pytest.mark.parametrize("recipes", [(1,), (1, 2), (1, 2, 3), (1, 4, 8, 9)], ids=len)
def test_the_objects_of_every_recipe_are_large_enough_to_be_told_apart(
    recipes: tuple[int, ...],
) -> None:
    size = table_size((1024, 640), folded=False)
    picture = arrange(stage(position(recipes={0: recipes}), 0, size))
    names = {f"fate/{name}" for name in OBJECTS}
    discs = [m.rect for m in picture.under if isinstance(m, Emblem) and m.emblem in names]
    shelf = frame(*size, 1).shelf
    assert len(discs) == 4 * len(recipes)
    assert all(disc.w >= 13 and shelf.contains(disc) for disc in discs)
    assert not any(a.overlaps(b) for a, b in combinations(discs, 2))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_card_of_a_hand_hides_the_name_of_another(window: tuple[int, int]) -> None:
    for count in range(1, 8):
        hand = " ".join(["serpent"] * count)
        state = position(hands={0: hand})
        made = stage(state, 0)
        width, height = table_size(window, folded=False)
        spots = arrange(made._replace(width=width, height=height)).spots
        rects = [spot.rect for spot in spots if spot.card in state.table.zones["hand.0"]]
        assert len(rects) == count
        for a, b in combinations(rects, 2):
            assert not a.overlaps(b)


def test_places_show_how_a_held_card_would_lie_and_which_lantern_it_lights() -> None:
    places = {"river": "serpent.lume", "wood": "leaf.pixie acorn.pixie", "hill": "serpent.lume"}
    state = position(places=places, hands={0: "orange.pixie"})
    held = state.table.zones["hand.0"][0]
    marks = arrange(stage(state, 0)._replace(lifted=held)).under
    faint = [m.emblem for m in marks if isinstance(m, Emblem) and m.faded]
    assert faint == ["fate/back-pixie", "fate/orange"], "third at the Wood, second at the River"
    rings = [mark.rect for mark in marks if isinstance(mark, Loop)]
    lamp = frame(*table_size((1280, 800), folded=False), 1).glades[3].lamp
    assert len(rings) == 1
    assert rings[0].overlaps(lamp)


def test_equal_things_lie_as_one_card_with_their_number() -> None:
    state = position(fronts={0: "orange orange leaf"})
    picture = arrange(stage(state, 0))
    badges = [spot.badges[0].text for spot in picture.spots if spot.badges]
    assert badges == ["×2"]


# Scenes


def told(state: FateState, *lines: str, viewer: int = 0) -> list[Beat]:
    """How actions are told to a player."""
    before = stage(state, viewer)
    state.listen()
    do(state, *lines)
    after = stage(state, viewer)
    return beats(seen_on(after, state.heard()), before, after)


def test_whoever_collects_is_shown_before_the_cards_rise() -> None:
    state = position(places=PLACES, hands={0: "serpent.lume", 1: "serpent.lume"})
    do(state, "travel cave", "play serpent river", "draw deck.0")
    made = told(state, "go wood")
    page = next(k for k, beat in enumerate(made) if beat.facts.get("collector") == 0)
    rising = made[page + 1]
    assert {e.target for e in rising.events if isinstance(e, Moved)} == {"collect"}
    assert any(isinstance(motif, Darkening) for motif in rising.motifs)
    banners = [beat.banner for beat in made if beat.banner]
    assert banners[0].startswith("Anna met a Serpent fairy")


def test_a_lantern_walks_and_a_card_that_is_looked_at_turns_for_one_alone() -> None:
    state = position(places=PLACES, hands={0: "serpent.lume"}, fronts={0: "sight"})
    walking = told(state.clone(), "travel wood")
    assert any(isinstance(motif, Travel) for beat in walking for motif in beat.motifs)
    do(state, "use sight")
    for viewer in (0, 1):
        made = told(state.clone(), "peek leaf", viewer=viewer)
        turned = [m for beat in made for m in beat.motifs if isinstance(m, TurnInAir)]
        assert len(turned) == 1, "everybody sees a card rise"
