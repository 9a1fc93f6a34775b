"""An action told part by part: which parts there are, and how the table looks between them."""

from typing import NamedTuple

from fairytable.engine import (
    CardView,
    Decision,
    Event,
    LaidOut,
    Moved,
    Said,
    Shuffled,
    TableView,
    Turned,
)
from fairytable.stage.beats import Beat, Retelling, in_groups

OWN = 0b01


class Facts(NamedTuple):
    score: int = 1


def moved(card: int, source: str, target: str, face: int | None = 0) -> Moved:
    """As the player sees it to whom it is told; the others do not know the face."""
    return Moved(card, source, target, face, OWN if face is not None else 0)


def view(**zones: list[tuple[int, int | None]]) -> TableView:
    """Cards with their faces, in zones whose dots are written as two underscores."""
    seen = {
        zone.replace("__", "."): tuple(CardView(c, "blue", f, up=False) for c, f in cards)
        for zone, cards in zones.items()
    }
    return TableView(0, Decision(0, "play"), seen, Facts())


def cards_of(beats: tuple[Beat, ...]) -> list[list[int]]:
    return [[e.card for e in beat.events if isinstance(e, Moved | Turned)] for beat in beats]


def test_cards_that_go_the_same_kind_of_way_move_together() -> None:
    events = [moved(1, "hand.0", "pile"), moved(2, "hand.1", "pile"), moved(3, "deck", "hand.0")]
    assert cards_of(in_groups(events)) == [[1, 2], [3]]


def test_a_card_that_moves_twice_rests_in_between() -> None:
    events = [moved(1, "hand.0", "ring.1"), moved(1, "ring.1", "gone"), moved(2, "ring.1", "gone")]
    assert cards_of(in_groups(events)) == [[1], [1, 2]]
    there_and_back = [moved(1, "hand.0", "hand.1"), moved(1, "hand.1", "hand.0")]
    assert cards_of(in_groups(there_and_back)) == [[1], [1]]


def test_a_card_is_turned_over_before_it_goes_on() -> None:
    events: list[Event] = [Turned(4, up=True, face=2), moved(4, "kept.0", "gone")]
    assert cards_of(in_groups(events)) == [[4], [4]]


def test_sentences_belong_to_what_they_follow() -> None:
    said = Said("closed", {})
    first, second = in_groups([moved(1, "a", "b"), said, moved(2, "b", "c")])
    assert first.events == (moved(1, "a", "b"), said)
    assert second.events == (moved(2, "b", "c"),)


def test_between_two_parts_a_card_lies_where_it_went_first() -> None:
    before = view(hand=[(1, 5)], ring=[(2, 6)], gone=[])
    after = view(hand=[], ring=[], gone=[(2, 6), (1, 5)])
    events = [moved(1, "hand", "ring", 5), moved(2, "ring", "gone", 6), moved(1, "ring", "gone", 5)]
    told = Retelling(before, after, events, 2)
    assert told.possible
    first, *_ = in_groups(told.events)
    between = told.tell(first)
    assert [card.card for card in between.zones["ring"]] == [2, 1]
    assert between.zones["hand"] == ()


def test_what_is_counted_stays_as_it_was_until_a_part_says_so() -> None:
    before = view(hand=[(1, 5)], ring=[])
    after = view(hand=[], ring=[(1, 5)])._replace(facts=Facts(9))
    told = Retelling(before, after, [moved(1, "hand", "ring", 5)], 2)
    assert told.tell(Beat()).facts == Facts(1)
    assert told.tell(Beat(facts={"score": 7})).facts == Facts(7)
    assert told.tell(Beat()).facts == Facts(7)


def test_a_step_back_cannot_be_told() -> None:
    before, after = view(hand=[], ring=[(1, 5)]), view(hand=[(1, 5)], ring=[])
    assert not Retelling(before, after, [moved(1, "hand", "ring", 5)], 2).possible
    assert not Retelling(before, after, [], 2).possible


def test_a_mixed_hand_looks_to_its_owner_as_if_it_lay_still() -> None:
    before = view(hand__0=[(1, 5), (2, 6)], deck=[(3, None)])
    after = view(hand__0=[(1, 7), (2, 5), (3, 6)], deck=[])
    mixed = Shuffled((1, 2, 3), (7, 5, 6), (OWN, OWN, OWN))
    drawn: list[Event] = [moved(3, "deck", "hand.0", 7), mixed]
    told = Retelling(before, after, drawn, 2)
    assert told.possible
    assert told.renamed == {1: 2, 2: 3, 3: 1}
    assert told.events[0] == moved(1, "deck", "hand.0", 7)
    drawing, mixing = (told.tell(Beat((event,))).zones["hand.0"] for event in told.events)
    assert [(c.card, c.face) for c in drawing] == [(2, 5), (3, 6), (1, 7)]
    assert mixing == after.zones["hand.0"]


def test_a_card_of_a_mixed_hand_cannot_be_followed_by_others() -> None:
    before = view(hand__1=[(1, 5), (2, None)], hand__2=[])
    after = view(hand__1=[(1, None)], hand__2=[(2, None)])
    mixed = Shuffled((1, 2), (None, None), (0b10, 0b10))
    robbed: list[Event] = [mixed, Moved(2, "hand.1", "hand.2", None, 0)]
    told = Retelling(before, after, robbed, 3)
    assert told.possible
    assert told.renamed == {}
    assert told.tell(Beat(told.events)).zones["hand.2"][0].face is None


def test_a_table_that_is_laid_out_anew_is_not_told() -> None:
    before, after = view(hand=[(1, 5)], deck=[]), view(hand=[], deck=[(1, None)])
    anew = LaidOut((1,), "deck", (None,), (0,), up=False)
    assert not Retelling(before, after, [anew], 2).possible


def test_a_card_that_is_mixed_twice_is_called_by_its_last_name() -> None:
    before = view(hand__1=[(1, 5), (2, 6)], hand__0=[(3, 7)])
    after = view(hand__1=[(1, None)], hand__0=[(2, 7), (3, 6)])
    first = Shuffled((1, 2), (None, None), (0b10, 0b10))
    stolen = moved(2, "hand.1", "hand.0", 6)._replace(at=0)
    second = Shuffled((2, 3), (7, 6), (OWN, OWN))
    told = Retelling(before, after, [first, stolen, second], 2)
    assert told.possible
    assert [told.tell(Beat((event,))) for event in told.events][-1].zones == after.zones
