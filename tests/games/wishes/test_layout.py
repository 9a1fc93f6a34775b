"""Where things lie on the table of All You Wish For, at every size and in both languages."""

from itertools import combinations

import pytest

from fairytable.app.translation import CODES, Language
from fairytable.games.wishes.layout.corners import ON_WATER
from fairytable.games.wishes.layout.table import arrange
from fairytable.games.wishes.seen import Seen
from fairytable.paint.fonts import load_fonts
from fairytable.stage.maps import seen_whole
from fairytable.stage.picture import Emblem, Words
from tests.app.windows import cut_words
from tests.games.playing import CASES, Case
from tests.games.staged import curtained, positions, stage, table_size
from tests.games.wishes.positions import play, position, road

TABLES = [case for case in CASES if case.game.id == "wishes"]
SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_no_words_are_cut_on_the_table(case: Case, code: str, qapp: object) -> None:
    load_fonts()
    spoken = Language("it" if code == "it" else "en")
    for k, state in enumerate(positions(case, seed=5, every=11)):
        bottom = 0 if state.decision is None else state.decision.player
        size = table_size(SIZES[k % len(SIZES)], folded=bool(k % 2))
        shown = stage(state, bottom, size)._replace(say=spoken.say_for("wishes"))
        assert cut_words(arrange(shown)) == [], (state.decision, size)
    spoken.fall_silent()


def test_who_takes_from_the_market_is_named_in_the_smallest_replay(qapp: object) -> None:
    load_fonts()
    case = next(case for case in TABLES if case.options.players == 6)
    told = 0
    for state in positions(case, seed=5, every=1):
        if not state.table.zones["market"]:
            continue
        shown = stage(state, 0, (764, 516))
        picture = arrange(shown)
        written = [mark for mark in picture.under if isinstance(mark, Words)]
        takers = {person.name for person in shown.people}
        named = [mark for mark in written if mark.text in takers and mark.rect.w < 80]
        assert len(named) >= 4
        whole = tuple(mark._replace(short="") for mark in named)
        assert cut_words(picture._replace(under=whole, over=(), front=(), front_over=())) == []
        told += 1
        if told == 3:
            break
    assert told


def test_who_takes_is_named_whole_however_much_lies_on_the_market(qapp: object) -> None:
    """Eight letters and a market of sixteen cards in the smallest window."""
    load_fonts()
    case = next(case for case in TABLES if case.options.players == 6)
    state = next(s for s in positions(case, seed=5, every=1) if s.table.zones["market"])
    lying = [c for zone in ("deck", "hand.0", "hand.1") for c in state.table.zones[zone]]
    for card in lying[: 16 - len(state.table.zones["market"])]:
        state.table.move(card, "market")
        state.table.reveal(card)
    shown = stage(state, 0, table_size(SIZES[0], folded=False))
    people = [person._replace(name=f"{person.name[:4]}ndra") for person in shown.people]
    picture = arrange(shown._replace(people=people))
    marks = (*picture.under, *picture.over, *picture.front, *picture.front_over)
    shelf = next(area.rect for area in picture.areas if area.zone == "market")
    names = {person.name for person in people}
    written = [mark for mark in marks if isinstance(mark, Words) and mark.text in names]
    named = [mark for mark in written if shelf.y < mark.rect.y < shelf.bottom]
    assert len(named) >= 4
    whole = tuple(mark._replace(short="") for mark in named)
    assert cut_words(picture._replace(under=whole, over=(), front=(), front_over=())) == []


def test_thick_piles_and_high_hands_stay_in_their_places() -> None:
    many = " ".join(f"{realm}.{k}" for realm in ("river", "lake") for k in range(2, 13))
    state = position({"0,0": "forest.1", "1,0": "forest.2", "2,0": "river.1"}, hands=(many,))
    picture = seen_whole(arrange(stage(state, 0, table_size((1024, 640), folded=False))))
    court = next(area for area in picture.areas if area.zone == "up.0").rect
    hand = next(area for area in picture.areas if area.zone == "hand.0").rect
    held = {card.card for card in stage(state).view.zones["hand.0"]}
    cards = [spot.rect for spot in picture.spots if spot.card in held]
    assert len(cards) == 22
    assert all(hand.contains(rect, 3) and not rect.overlaps(court) for rect in cards)


def test_behind_the_curtain_ones_own_cards_lie_face_down() -> None:
    state = position(hands=("river.2 lake.5",))
    shown = curtained(state)
    held = {card.card for card in shown.view.zones["hand.0"]}
    spots = [spot for spot in arrange(shown).spots if spot.card in held]
    assert {spot.shows for spot in spots} == {"back"}


def test_footprints_show_the_way_only_where_it_is_certain() -> None:
    straight = play(position(road(), pixie="-1,0", wanderer="0,0"), "step 1,0")
    assert Seen(stage(straight).view).trail() == ("map.0,0", "map.1,0")
    ring = {"0,0": "forest.1", "1,-1": "forest.2", "0,1": "forest.3", "1,0": "lake.1"}
    ring |= {"2,0": "lake.2", "-1,0": "lake.3"}
    one_of_two = play(position(ring, pixie="2,0", wanderer="0,1"), "step 0,0", "step 1,-1")
    assert Seen(stage(one_of_two).view).trail() == ("map.0,1", "map.1,-1")


ON_SEA = tuple(f"wishes/{name}" for name, _ in ON_WATER)


@pytest.mark.parametrize("window", [(1024, 640), (1280, 800), (1920, 1080)])
def test_what_lives_on_the_sea_lies_on_open_water(window: tuple[int, int]) -> None:
    size = table_size(window, folded=False)
    met = set()
    for case in (TABLES[0], TABLES[-1]):
        for state in positions(case, every=40):
            picture = seen_whole(arrange(stage(state, size=size)))
            lives = [m for m in picture.under if isinstance(m, Emblem) and m.emblem in ON_SEA]
            met |= {mark.emblem for mark in lives}
            for one, other in combinations(lives, 2):
                assert not one.rect.overlaps(other.rect)
            for mark in lives:
                assert not any(mark.rect.overlaps(spot.rect) for spot in picture.spots)
    assert {"wishes/compass", "wishes/ship"} <= met
