"""Any cards are laid out large on a plate: all of them inside, none on another kind."""

import pytest

from fairytable.engine import CardView, Decision, TableView
from fairytable.stage.picture import FRONT, Rect, Spot, bounds
from fairytable.stage.sketch import Sketch
from fairytable.stage.staging import Person, Stage
from fairytable.stage.unfolding import LEAST, Heap, by_kind, each, unfold_cards
from tests.app.showcase import Known
from tests.games.staged import english

WITHIN = Rect(60, 90, 700, 400)


def cards(count: int, kinds: int, *, hidden: int = 0) -> list[CardView]:
    shown = [CardView(c, "blue", c % kinds, up=True, open=True) for c in range(count)]
    return shown + [CardView(count + c, "red", None, False, False) for c in range(hidden)]


def sketch() -> Sketch:
    view = TableView(0, Decision(0, "play"), {}, Known())
    return Sketch(Stage(view, 900, 700, [Person("Anna", 0)], 0, english), 90)


def heap_bounds(spots: list[Spot], heaps: list[Heap]) -> list[Rect]:
    places = {spot.card: spot.rect for spot in spots}
    return [bounds(places[card.card] for card in heap.cards) for heap in heaps]


@pytest.mark.parametrize(
    ("count", "kinds"), [(1, 1), (5, 5), (23, 9), (60, 15), (75, 28), (75, 75)]
)
@pytest.mark.parametrize("within", [WITHIN, Rect(8, 100, 744, 300), Rect(20, 20, 1200, 700)])
def test_every_card_lies_on_the_plate_and_on_none_of_another_kind(
    count: int, kinds: int, within: Rect
) -> None:
    made, heaps = sketch(), by_kind(cards(count, kinds))
    plate = unfold_cards(made, "discard", "Discards", heaps, within)
    assert within.contains(plate)
    assert len(made.spots) == count
    assert all(plate.contains(spot.rect) and spot.z >= FRONT for spot in made.spots)
    assert min(spot.rect.w for spot in made.spots) >= LEAST
    found = heap_bounds(made.spots, heaps)
    assert not [(a, b) for i, a in enumerate(found) for b in found[:i] if a.overlaps(b)]


def test_few_cards_are_as_large_as_on_other_sheets_and_many_are_smaller() -> None:
    widths = []
    for count in (3, 75):
        made = sketch()
        unfold_cards(made, "discard", "Discards", each(cards(count, count)), WITHIN)
        widths.append(made.spots[0].rect.w)
    assert widths[0] == pytest.approx(0.8 * 90)
    assert widths[1] < widths[0]


def test_equal_cards_lie_on_each_other_and_are_counted() -> None:
    made, heaps = sketch(), by_kind(cards(7, 3))
    assert [[card.face for card in heap.cards] for heap in heaps] == [[0] * 3, [1] * 2, [2] * 2]
    unfold_cards(made, "discard", "Discards", heaps, WITHIN)
    counted = [pin.text for spot in made.spots for pin in spot.badges]
    assert counted == ["×3", "×2", "×2"]


def test_hidden_cards_come_last_and_tell_nothing_but_their_backs() -> None:
    heaps = by_kind(cards(3, 3, hidden=4))
    assert [card.face for card in heaps[-1].cards] == [None] * 4
    assert len(heaps) == 4


def test_the_plate_folds_again_and_is_no_target() -> None:
    made = sketch()
    plate = unfold_cards(made, "discard", "Discards", each(cards(4, 4)), WITHIN)
    (area,) = made.areas
    assert (area.unfolds, area.rect, area.quiet, area.z) == ("discard", plate, True, FRONT)


def test_an_empty_pile_is_an_empty_plate() -> None:
    made = sketch()
    plate = unfold_cards(made, "discard", "Discards", [], WITHIN)
    assert WITHIN.contains(plate)
    assert made.spots == []


def test_heaps_may_be_named() -> None:
    made = sketch()
    heaps = [Heap(tuple(cards(2, 1)), "Mushrooms")]
    plate = unfold_cards(made, "discard", "Discards", heaps, WITHIN)
    words = [mark for mark in made.front if getattr(mark, "text", "") == "Mushrooms"]
    assert len(words) == 1
    assert plate.contains(words[0].rect)
