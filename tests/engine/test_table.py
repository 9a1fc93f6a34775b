"""Cards, zones and who knows what."""

import pytest

from fairytable.engine import (
    Deck,
    Event,
    Face,
    Moved,
    Revealed,
    Rng,
    Said,
    Shuffled,
    Table,
    Turned,
    hidden,
    owned,
    shown,
)

PLAYERS = 3
ALL = 0b111
DECK = Deck([Face("rose", "red", 3), Face("lily", "red", 3), Face("oak", "green", 4)])
RULES = {
    "deck": hidden(),
    "open": shown(PLAYERS),
    **{f"hand.{p}": owned(p) for p in range(PLAYERS)},
}


def table() -> Table:
    """Ten cards in the deck; 0-2 roses, 3-5 lilies, 6-9 oaks."""
    laid = Table(DECK, RULES, PLAYERS)
    laid.lay(range(10), "deck")
    return laid


def events(laid: Table) -> list[Event]:
    return laid.events or []


def test_a_card_that_comes_to_a_hidden_zone_is_known_to_nobody_new() -> None:
    laid = table()
    laid.move(3, "hand.1")
    laid.move(3, "deck")
    assert laid.known[3] == 0b010


def test_a_card_that_comes_to_a_hand_is_known_to_its_owner() -> None:
    laid = table()
    laid.move(3, "hand.1")
    assert laid.known[3] == 0b010


def test_a_card_that_comes_to_lie_open_is_known_to_all_for_ever() -> None:
    laid = table()
    laid.move(3, "open")
    laid.move(3, "hand.1")
    assert laid.known[3] == ALL


def test_a_card_goes_on_top_or_where_it_is_put() -> None:
    laid = table()
    for card in (1, 2, 3):
        laid.move(card, "open")
    laid.move(4, "open", at=0)
    laid.move(5, "open", at=2)
    assert laid.zones["open"] == (4, 1, 5, 2, 3)
    laid.move(4, "open")
    assert laid.zones["open"] == (1, 5, 2, 3, 4)
    assert laid.zones["deck"] == (0, 6, 7, 8, 9)


def test_drawing_takes_from_the_top_as_far_as_the_pile_goes() -> None:
    laid = table()
    assert laid.draw("deck", "hand.0", 3) == 3
    assert laid.zones["hand.0"] == (9, 8, 7)
    assert laid.draw("deck", "hand.1", 100) == 7
    assert laid.draw("deck", "hand.2") == 0
    assert laid.draw("hand.0", "hand.2", 0) == 0
    assert laid.zones["deck"] == ()
    assert laid.where[9] == "hand.0"


def test_dealing_goes_round_by_round() -> None:
    laid = table()
    laid.deal("deck", ["hand.1", "hand.2", "hand.0"], 2)
    assert [laid.zones[f"hand.{p}"] for p in range(3)] == [(7, 4), (9, 6), (8, 5)]
    laid.deal("deck", ["hand.1", "hand.2", "hand.0"], 2)
    assert [len(laid.zones[f"hand.{p}"]) for p in range(3)] == [3, 4, 3]
    assert laid.zones["deck"] == ()
    laid.deal("deck", ["hand.1"], 2)


def test_a_whole_pile_keeps_its_order() -> None:
    laid = table()
    laid.draw("deck", "open", 2)
    laid.move_all("deck", "open")
    assert laid.zones["open"] == (9, 8, 0, 1, 2, 3, 4, 5, 6, 7)
    assert laid.zones["deck"] == ()


def test_laying_out_takes_cards_from_wherever_they_lie_and_forgets_them() -> None:
    laid = table()
    laid.draw("deck", "open", 4)
    laid.turn_up(0)
    laid.lay([0, 8], "hand.2")
    assert laid.zones["hand.2"] == (0, 8)
    assert laid.zones["open"] == (9, 7, 6)
    assert laid.known[8] == 0b100
    assert not laid.lies_up(0)


def test_swapped_cards_keep_their_side_and_who_knows_them() -> None:
    laid = table()
    laid.peek(2, 1)
    laid.turn_up(3)
    laid.swap(2, 3)
    assert laid.zones["deck"] == (0, 1, 3, 2, 4, 5, 6, 7, 8, 9)
    assert (laid.known[2], laid.known[3]) == (0b010, ALL)
    assert laid.lies_up(3)
    laid.move(9, "open")
    laid.swap(2, 9)
    assert laid.zones["open"] == (2,)
    assert laid.known[2] == ALL
    assert laid.where[9] == "deck"


def test_turning_a_card_shows_it_and_turning_it_back_makes_nobody_forget() -> None:
    laid = table()
    laid.turn_up(4)
    assert laid.lies_up(4)
    assert laid.known[4] == ALL
    laid.turn_down(4)
    assert not laid.lies_up(4)
    assert laid.known[4] == ALL


def test_a_turned_card_lies_as_its_new_zone_says() -> None:
    for arrive in (_move, _move_all, _draw, _scramble):
        laid = table()
        laid.turn_up(9)
        arrive(laid)
        assert not laid.lies_up(9)


def _move(laid: Table) -> None:
    laid.move(9, "hand.0")


def _move_all(laid: Table) -> None:
    laid.move_all("deck", "hand.0")


def _draw(laid: Table) -> None:
    laid.draw("deck", "hand.0")


def _scramble(laid: Table) -> None:
    laid.scramble([8, 9], Rng(1))


def test_revealing_and_peeking_teach_without_turning() -> None:
    laid = table()
    laid.peek(1, 2)
    laid.reveal(2)
    assert (laid.known[1], laid.known[2]) == (0b100, ALL)
    assert not laid.lies_up(2)


def test_shuffling_moves_faces_not_cards_and_forgets_who_knew_them() -> None:
    orders = set()
    for seed in range(10):
        laid = table()
        laid.reveal(5)
        laid.shuffle("deck", Rng(seed))
        assert laid.zones["deck"] == tuple(range(10))
        assert sorted(laid.faces) == sorted(DECK.cards)
        assert not any(laid.known)
        orders.add(bytes(laid.faces))
    assert len(orders) > 5


def test_mixing_a_hand_leaves_only_its_owner_knowing_it() -> None:
    laid = table()
    laid.draw("deck", "open", 3)
    laid.move_all("open", "hand.1")
    laid.mix("hand.1", Rng(1))
    assert [laid.known[card] for card in laid.zones["hand.1"]] == [0b010] * 3


def test_cards_of_several_zones_can_be_scrambled_together() -> None:
    laid = table()
    laid.move(0, "hand.0")
    laid.scramble([0, 6], Rng(3))
    assert sorted(laid.named([0, 6])) == ["oak", "rose"]
    assert (laid.known[0], laid.known[6]) == (0b001, 0)


def test_a_determinized_table_differs_only_in_what_the_player_does_not_know() -> None:
    laid = table()
    laid.shuffle("deck", Rng(1))
    laid.deal("deck", ["hand.0", "hand.1", "hand.2"], 2)
    laid.draw("deck", "open")
    laid.peek(0, 1)
    seen = {card: laid.faces[card] for card in range(10) if laid.known[card] >> 1 & 1}
    backs = [DECK.backs[face] for face in laid.faces]
    worlds = set()
    for seed in range(30):
        world = laid.clone()
        world.determinize(1, Rng(seed))
        assert world.view(1) == laid.view(1)
        assert all(world.faces[card] == face for card, face in seen.items())
        assert [DECK.backs[face] for face in world.faces] == backs
        assert sorted(world.faces) == sorted(laid.faces)
        worlds.add(bytes(world.faces))
    assert len(worlds) == 3, "one rose and two lilies are unknown"


def test_every_world_is_equally_likely() -> None:
    laid = table()
    laid.lay(range(10), "open")
    laid.lay([0, 3, 4], "deck")  # a rose and two lilies are unknown: three worlds
    rng = Rng(2)
    counts = dict.fromkeys((0, 3, 4), 0)
    for _ in range(3000):
        world = laid.clone()
        world.determinize(0, rng)
        (rose,) = [card for card in (0, 3, 4) if world.named([card]) == ["rose"]]
        counts[rose] += 1
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in counts.values())


def test_a_view_shows_faces_to_those_who_know_them() -> None:
    laid = table()
    laid.move(4, "hand.0")
    laid.move(7, "open")
    laid.peek(2, 0)
    mine, theirs, everything = laid.view(0), laid.view(1), laid.view(None)
    assert mine["hand.0"][0] == (4, "red", 1, False, False)
    assert theirs["hand.0"][0] == (4, "red", None, False, False)
    assert mine["open"] == theirs["open"] == ((7, "green", 2, True, True),)
    assert mine["deck"][2].face == 0
    assert theirs["deck"][2].face is None
    assert all(card.face is not None for cards in everything.values() for card in cards)


def test_a_clone_is_independent() -> None:
    laid = table()
    twin = laid.clone()
    twin.move(3, "open")
    twin.turn_up(2)
    twin.shuffle("deck", Rng(4))
    assert laid.view(0) == table().view(0)
    assert bytes(laid.faces) == bytes(DECK.cards)


def test_events_tell_what_happened_to_those_who_may_know() -> None:
    laid = table()
    laid.events = []
    laid.draw("deck", "hand.1")
    laid.move(8, "open")
    laid.peek(0, 2)
    laid.reveal(0)
    laid.reveal(0)
    laid.turn_up(1)
    laid.turn_down(1)
    laid.shuffle("hand.1", Rng(1))
    laid.say_to(0b010, "hello", name="Anna")
    assert events(laid) == [
        Moved(9, "deck", "hand.1", 2, 0b010, at=0),
        Moved(8, "deck", "open", 2, ALL, at=0, up=True),
        Revealed(0, 0, 0b100),
        Revealed(0, 0, ALL),
        Turned(1, up=True, face=0),
        Turned(1, up=False),
        Shuffled((9,), (2,), (0b010,)),
        Said("hello", {"name": "Anna"}, told=0b010),
    ]
    drawn, _, peeked, *_, said = events(laid)
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == Moved(9, "deck", "hand.1", None, 0b010, at=0)
    assert peeked.seen_by(1) == Revealed(0, None, 0b100)
    assert said.seen_by(1) == said
    assert said.seen_by(0) is None


def test_a_card_that_is_tucked_under_others_is_told_with_its_place() -> None:
    laid = table()
    laid.draw("deck", "open", 2)
    laid.events = []
    laid.move(7, "open", at=0)
    (tucked,) = events(laid)
    assert isinstance(tucked, Moved)
    assert (tucked.at, tucked.up) == (0, True)


def test_open_cards_that_are_mixed_are_turned_down_first() -> None:
    laid = table()
    laid.turn_up(3)
    laid.events = []
    laid.scramble([2, 3], Rng(1))
    turned, mixed = events(laid)
    assert turned == Turned(3, up=False)
    assert mixed.seen_by(0) == Shuffled((2, 3), (None, None), (0, 0))


def test_a_move_that_only_some_are_told_of_is_nothing_to_the_others() -> None:
    laid = table()
    laid.events = []
    laid.tell_change({"hand.1": (4, 5)}, {"hand.1": (5, 4)}, 0b010)
    (moved,) = events(laid)
    assert moved.seen_by(0) is None
    assert moved.seen_by(1) is not None


def test_a_sentence_has_more_words_for_those_who_know_more() -> None:
    laid = table()
    laid.events = []
    laid.say_knowing(0b010, {"card": "rose"}, "drew", player=1)
    (said,) = events(laid)
    assert isinstance(said, Said)
    assert said.seen_by(1) == said.openly() == Said("drew", {"player": 1, "card": "rose"}, {}, 2)
    assert said.seen_by(0) == said.publicly() == Said("drew", {"player": 1}, {}, 2)


def test_a_sentence_for_some_is_none_for_everybody() -> None:
    assert Said("hello", {}, told=0b010).publicly() is None


def test_two_faces_of_a_deck_have_two_names() -> None:
    with pytest.raises(ValueError, match="share a name"):
        Deck([Face("rose", "red"), Face("rose", "green")])
