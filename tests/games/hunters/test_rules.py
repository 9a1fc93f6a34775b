"""The numbered decisions and worked examples of the rules page of Hunters."""

from collections import Counter

from fairytable.engine import Decision
from fairytable.games.hunters.cards import DECK, RESEARCHERS, VALUE
from fairytable.games.hunters.rules.actions import turn_of
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, HANDS
from tests.games.hunters.positions import (
    asked,
    at,
    named,
    new,
    options,
    play,
    play_until,
    position,
    reveal_by_player_1,
)
from tests.games.telling import said

# Worked examples


def test_chain_example_of_wisps() -> None:
    state = position(3, pos=[0, 4, CENTRE], circle={0: "wisp", 4: "wisp"}, tools="cage cage cage")
    play(state, "done")
    assert state.pos == [4, CENTRE, 0]
    assert state.decision == Decision(0, "refill", 4)
    play_until(state, "refill", 2)
    assert state.decision == Decision(2, "refill", 0)
    play_until(state, "choose_tool")
    assert state.trapped() == 1


def final(sides: str = "single", **evidence: str) -> list[tuple[int, ...]]:
    """Scores for players called by letters, with evidence before the bar and photos behind it."""
    lots = [lot.split("|") for lot in evidence.values()]
    state = position(
        max(3, len(lots)),
        evidence={p: lot[0] for p, lot in enumerate(lots)},
        photos={p: lot[1] for p, lot in enumerate(lots)},
        sides="pairs" if sides == "pairs" else "single",
    )
    scores = state.scores()
    best = max(scores)
    assert state.winners() == [p for p, score in enumerate(scores) if score == best]
    return scores


def test_example_1_more_fairies_break_a_tie() -> None:
    scores = final(
        ada="wood meadow flute | good unfocused unfocused",
        barnaby="queen horseshoe | motion unfocused",
    )
    assert scores[:2] == [(14, 2, 4), (14, 1, 8)]
    assert scores[0] > scores[1]


def test_example_2_the_best_fairy_breaks_the_next_tie() -> None:
    scores = final(
        ada="meadow moon |",
        barnaby="wood brook |",
        cordelia="| good good motion unfocused",
    )
    assert scores == [(9, 2, 6), (9, 2, 5), (9, 0, 0)]


def test_example_3_equal_ranks_share_the_victory() -> None:
    scores = final(ada="meadow | unfocused", barnaby="meadow stone |")
    assert scores[:2] == [(4, 1, 3), (4, 1, 3)]


def last_card(tool: str) -> HuntersState:
    """Player 4 of 5 has no cards left and faces a Flute in the turn of player 2."""
    tools = f"camera camera camera camera {tool}"
    state = position(5, circle={10: "flute"}, tools=tools, hands={4: ""}, deck=3, active=2)
    return play(state, "done")


def test_example_4_an_empty_hand_before_an_empty_place_breaks_the_circle() -> None:
    state = last_card("chest")
    assert state.ended == "circle"
    assert state.decision is None
    assert state.legal() == []
    assert not last_card("camera").ended, "had he photographed it, his place would be full"


def test_example_5_the_new_prisoner_keeps_the_place_where_nobody_stands() -> None:
    state = position(
        5,
        pos=[0, 2, 5, CENTRE, 10],
        circle={9: "meadow", 10: "wisp"},
        tools="camera camera camera cage camera",
        active=3,
    )
    play(state, "done", "card 9")
    assert named(state, "evidence.3") == "meadow"
    assert state.pos == [0, 2, 5, 10, CENTRE]
    assert state.decision == Decision(3, "refill", 10)
    play_until(state, "refill", 4)
    assert state.decision == Decision(4, "refill", 9)


# Decisions (section 10)


def test_d1_seats_are_evenly_spaced() -> None:
    seats = [new(players).pos for players in (3, 4, 5, 6)]
    assert seats == [[0, 4, 8], [0, 3, 6, 9], [0, 2, 5, 7, 10], [0, 2, 4, 6, 8, 10]]


def test_d2_the_lowest_researchers_play_and_number_one_begins() -> None:
    state = new(4, first=2)
    assert state.table.named(state.table.zones["box"]) == ["researcher.5", "researcher.6"]
    assert state.table.named([state.researcher(p) for p in (2, 3, 0, 1)]) == [
        f"researcher.{number}" for number in (1, 2, 3, 4)
    ]
    assert state.pos == [6, 9, 0, 3]
    order = []
    while state.turn == 0:
        assert state.decision is not None
        order.append(state.decision.player)
        state.apply(state.legal()[0])
    assert order == [2, 3, 0, 1]
    assert asked(state) == ("swap", 2)


def test_d2_the_first_player_is_drawn_if_nobody_is_named() -> None:
    assert {new(3, seed, first=None).first for seed in range(30)} == {0, 1, 2}


def test_d3_fifteen_fairies_worth_by_rarity() -> None:
    assert _copies_and_values("fairy.") == [(5, 3), (4, 4), (3, 5), (2, 6), (1, 8)]


def test_d4_fifteen_trinkets_worth_by_rarity() -> None:
    assert _copies_and_values("trinket.") == [(4, 1), (3, 2), (3, 2), (3, 2), (2, 3)]


def test_d5_photos_are_worth_three_two_and_one() -> None:
    assert _copies_and_values("photo.") == [(4, 3), (8, 2), (15, 1)]


def _copies_and_values(kind: str) -> list[tuple[int, int]]:
    faces = enumerate(DECK.faces)
    return [(face.copies, VALUE[n]) for n, face in faces if face.name.startswith(kind)]


def test_the_box_holds_110_cards() -> None:
    assert Counter(DECK.backs[face] for face in DECK.cards) == {
        "green": 65,
        "orange": 27,
        "blue": 18,
    }
    names = Counter(DECK.faces[face].name for face in DECK.cards)
    assert names["wisp"] == 10
    assert _copies_and_values("mushroom.") == [(3, 0)] * 5
    assert _copies_and_values("flower.") == [(2, 0)] * 5


def test_d6_a_fly_agaric_frees_the_cheapest_fairy() -> None:
    state = reveal_by_player_1("agaric", evidence="moon meadow wood", others="meadow")
    assert named(state, "evidence.1") == "moon wood"
    assert named(state, "evidence.2") == "meadow", "a mushroom strikes who reveals it"
    assert named(state, "discard") == "meadow agaric"


def test_d6_a_honey_fungus_makes_drop_a_trinket_of_ones_choice() -> None:
    state = reveal_by_player_1("honey", evidence="moon stone flute stone")
    assert state.decision == Decision(1, "drop_trinket", at(state, 3))
    assert options(state) == {"drop stone", "drop flute"}
    play(state, "drop flute")
    assert named(state, "evidence.1") == "moon stone stone"
    assert named(state, "discard") == "flute honey"


def test_d6_a_puffball_takes_the_best_photo_back_into_the_film() -> None:
    state = reveal_by_player_1("puffball", photos="unfocused good motion")
    assert named(state, "photos.1") == "unfocused motion"
    assert len(state.table.zones["photos.deck"]) == 25
    assert all(state.table.known[card] == 0 for card in state.table.zones["photos.deck"])


def test_d6_a_champignon_forbids_the_camera() -> None:
    state = reveal_by_player_1("ring")
    assert state.no_camera[1] == 4
    play_until(state, "choose_tool", 1)
    assert options(state) == {"tool cage", "tool chest"}


def test_d6_a_black_trumpet_takes_the_swaps_of_the_next_turn() -> None:
    state = reveal_by_player_1("trumpet")
    assert state.dizzy == [False, True, False, False]
    play_until(state, "swap", 2)
    assert state.turn == 3
    assert state.dizzy == [False] * 4, "turn 2 of player 1 went by without swaps"


def test_a_black_trumpet_in_ones_own_turn_means_the_following_one() -> None:
    state = position(3, circle={0: "trumpet"}, tools="cage camera camera", hands={0: "wisp"})
    play(state, "done", "refill wisp")
    assert state.dizzy[0]
    play_until(state, "swap", 2)
    assert state.dizzy[0]
    play_until(state, "choose_tool")
    play_until(state, "choose_card")
    assert (state.turn, state.active, state.swaps_left) == (4, 0, 0)
    assert not state.dizzy[0]


def test_d6_a_foxglove_frees_everybodys_best_fairy_from_the_revealer_on() -> None:
    state = reveal_by_player_1("foxglove", evidence="meadow moon", others="wood brook")
    assert named(state, "evidence.1") == "meadow"
    assert named(state, "evidence.2") == "wood"
    assert named(state, "discard") == "moon brook foxglove"


def test_d6_a_bluebell_makes_everybody_drop_a_trinket() -> None:
    state = reveal_by_player_1("bluebell", evidence="dust", others="flute stone")
    assert asked(state) == ("drop_trinket", 1)
    play(state, "drop dust")
    assert asked(state) == ("drop_trinket", 2)
    play(state, "drop stone")
    assert named(state, "discard") == "dust stone bluebell"


def test_d6_a_poppy_takes_everybodys_best_photo() -> None:
    state = reveal_by_player_1("poppy", photos="good motion", others_photos="unfocused")
    assert named(state, "photos.1") == "motion"
    assert named(state, "photos.2") == ""
    assert len(state.table.zones["photos.deck"]) == 26


def test_d6_a_primrose_lets_everybody_draw_two_and_hands_may_exceed_six() -> None:
    state = position(circle={3: "primrose"}, tools="camera cage camera camera", deck=7)
    play(state, "done")
    hands = [len(state.table.zones[HANDS[p]]) for p in range(4)]
    assert hands == [7, 8, 8, 8], "player 1 draws first; the last one finds one card"
    play_until(state, "discard_hand")
    assert state.decision == Decision(0, "discard_hand", 1)
    assert state.table.zones["deck"] == ()


def test_d6_a_dandelion_mixes_the_circle_and_turns_it_down() -> None:
    state = position(circle={3: "dandelion"}, tools="camera cage camera camera", up=[1, 2, 7])
    before = Counter(named(state, zone) for zone in CIRCLE)
    play(state, "done")
    after = Counter(named(state, zone) for zone in CIRCLE)
    assert before - after == {"dandelion": 1}
    assert after - before == {"": 1}
    revealed = {at(state, q) for q in (6, 9)}
    assert {card for card in range(65) if state.table.up >> card & 1} == revealed
    assert named(state, "discard") == "dandelion"


def test_d7_no_mushroom_touches_the_hand() -> None:
    for face in ("agaric", "honey", "puffball", "ring", "trumpet"):
        state = position(circle={3: face}, tools="camera cage camera camera")
        hand = state.table.zones["hand.1"]
        play(state, "done")
        assert state.table.zones["hand.1"] == hand


def test_d8_tools_are_chosen_openly_in_the_order_of_the_next_reveals() -> None:
    state = play(position(3), "done")
    order = []
    while state.turn == 1:
        assert state.decision is not None
        order.append(state.decision.player)
        play(state, "tool chest")
        assert state.facts(None).tool == tuple(
            "chest" if p in order else "camera" for p in range(3)
        )
    assert order == [1, 2, 0]


def test_d9_the_active_player_chooses_for_the_trapped_one() -> None:
    state = position(pos=[0, 3, CENTRE, 9], circle={5: "meadow"})
    play(state, "done")
    assert state.decision == Decision(0, "choose_card", 2)
    assert options(state) == {f"card {q}" for q in range(12) if q not in (0, 3, 9)}
    play(state, "card 5")
    assert named(state, "evidence.2") == "meadow"


def test_d9_face_up_cards_may_be_chosen_and_empty_places_not() -> None:
    state = position(pos=[0, CENTRE, 6, 3], tools="camera cage camera camera", up=[5])
    state.table.lay([at(state, 7)], "discard")
    play(state, "done")
    assert options(state) == {f"card {q}" for q in (1, 2, 4, 5, 8, 9, 10, 11)}


def test_d10_the_trapped_player_chooses_first_after_ones_own_swaps() -> None:
    state = position(pos=[CENTRE, 3, 6, 9], circle={5: "meadow"})
    play(state, "swap 4 5", "done")
    assert state.decision == Decision(0, "choose_card", 0)
    play(state, "card 4")
    assert named(state, "evidence.0") == "meadow"


def test_d11_a_wisp_chosen_for_the_prisoner_lets_him_out_to_that_place() -> None:
    state = position(pos=[0, 3, CENTRE, 9], circle={5: "wisp"})
    play(state, "done")
    state.listen()
    play(state, "card 5")
    told = dict(said(state))
    assert told["wisp.free"] == {"x": 2, "h": 5}
    assert "wisp" not in told, "nobody is trapped"
    assert state.pos == [0, 3, 5, 9]
    assert state.table.zones["stand.5"] == (RESEARCHERS[2],)
    assert state.table.zones["centre"] == ()
    assert state.decision == Decision(2, "refill", 5)


def test_d12_a_released_prisoner_faces_an_empty_place_and_reveals_nothing() -> None:
    state = position(pos=[0, 3, CENTRE, 9], circle={0: "wisp"})
    state.listen()
    play(state, "done")
    assert state.pos == [CENTRE, 3, 0, 9]
    assert ("nothing.empty", {"player": 2}) in said(state)
    assert state.decision == Decision(2, "refill", 0)


def test_d13_the_trapped_player_keeps_a_place_with_nobody_in_front() -> None:
    state = position(circle={3: "wisp"})
    play(state, "done")
    assert state.pos[1] == CENTRE
    assert state.decision == Decision(1, "refill", 3)


def restoring(state: HuntersState, *empty: int) -> HuntersState:
    """The same turn after reveals that left these places empty."""
    state.table.lay([at(state, q) for q in empty], "discard")
    state.pending = turn_of(state.players, state.active)[: -1 - state.players]
    state._go_on()
    return state


def test_d13_the_active_player_keeps_it_if_nobody_is_trapped() -> None:
    state = restoring(position(active=2), 5)
    assert state.decision == Decision(2, "refill", 5)


def test_d14_two_empty_places_and_one_card_end_the_game_at_once() -> None:
    state = position(pos=[0, CENTRE, 6, 9], hands={1: "wood"})
    state.listen()
    restoring(state, 0, 4, 7)
    assert state.ended == "circle"
    assert said(state)[-1] == ("end.circle", {"player": 1, "h": 7})
    assert len(state.table.zones["hand.0"]) == 6, "nobody refills"
    state = restoring(position(pos=[0, CENTRE, 6, 9], hands={1: "wood queen"}), 0, 4, 7)
    assert state.decision == Decision(0, "refill", 0)


def test_d15_an_empty_hand_alone_ends_nothing() -> None:
    state = position(3, hands={0: "", 1: "", 2: ""}, deck=0)
    play_until(state, "swap", 2)
    assert state.turn == 3
    assert not state.ended


def test_d16_an_empty_deck_means_no_more_draws() -> None:
    state = position(3, hands={0: "queen wood"}, deck=3)
    play_until(state, "swap", 1)
    assert len(state.table.zones["hand.0"]) == 5
    thrown = state.table.zones["discard"]
    play_until(state, "swap", 2)
    assert state.table.zones["discard"] == thrown
    assert state.table.zones["deck"] == ()


def test_d17_cameras_take_nothing_once_the_film_is_used_up() -> None:
    state = position(circle={0: "queen", 3: "flute"}, film=1)
    state.listen()
    play(state, "done")
    assert [len(state.table.zones[f"photos.{p}"]) for p in range(2)] == [1, 0]
    assert ("nothing", {"player": 1, "card": "trinket.flute", "h": 3}) in said(state)
    assert state.table.lies_up(at(state, 3))
    play_until(state, "choose_tool")
    assert options(state) == {"tool cage", "tool chest"}, "nobody can prepare a camera now"


def test_d17_a_returned_photo_makes_cameras_work_again() -> None:
    tools = "camera cage camera camera"
    state = position(circle={3: "puffball"}, tools=tools, photos={1: "good"}, film=0)
    assert not state.camera_works(2)
    play_until(state, "choose_tool", 2)
    assert "tool camera" in options(state)


def test_d18_evidence_photos_and_discards_lie_open() -> None:
    state = position(circle={0: "queen", 3: "wood", 6: "wisp"}, tools="cage camera camera camera")
    play(state, "done")
    seen = state.view(3).zones
    for zone in ("evidence.0", "photos.1", "discard"):
        assert all(card.face is not None and card.up for card in seen[zone])
        assert len(seen[zone]) == 1


def test_d19_only_the_lost_trinket_is_chosen() -> None:
    for face in ("agaric", "puffball", "foxglove", "poppy"):
        state = reveal_by_player_1(face, evidence="queen meadow dust", photos="good motion")
        assert state.decision is not None
        assert state.decision.name == "refill", "fairies and photos go by their value"


def test_d20_no_prompt_while_ones_own_card_is_the_one_of_the_tool_choice() -> None:
    state = position(evidence={1: "thread dust"})
    play(state, "done")
    assert asked(state) == ("choose_tool", 1)


def test_d20_who_finds_another_card_may_react() -> None:
    state = position(evidence={1: "thread dust stone", 2: "stone"})
    play(state, "swap 3 4", "swap 6 7", "done")
    assert state.decision == Decision(1, "react", 3)
    assert options(state) == {"use thread", "use dust", "pass"}


def test_d20_a_card_that_was_put_back_has_not_changed() -> None:
    state = position(evidence={1: "thread"})
    play(state, "swap 3 4", "swap 3 4", "done")
    assert asked(state) == ("choose_tool", 1)


def test_d20_the_active_player_is_not_asked() -> None:
    state = position(evidence={0: "thread"})
    play(state, "swap 0 1", "swap 3 4", "swap 6 7", "done")
    assert asked(state) == ("choose_tool", 1)


def test_d20_a_prisoner_faces_a_changed_card_always() -> None:
    state = position(pos=[0, 3, CENTRE, 9], evidence={2: "dust"})
    play(state, "done", "card 5")
    assert state.decision == Decision(2, "react", 5)


def test_d20_the_place_stays_the_one_that_was_chosen() -> None:
    state = position(pos=[0, 3, CENTRE, 9], evidence={2: "dust"}, circle={5: "flute"})
    play(state, "done", "card 5", "use dust", "tool chest")
    assert named(state, "evidence.2") == "flute"


def test_d20_the_prompt_comes_again_while_the_card_is_a_changed_one() -> None:
    state = position(evidence={1: "thread dust"}, circle={4: "meadow", 5: "wood"})
    play(state, "swap 3 4", "done", "use dust")
    assert asked(state) == ("dust_tool", 1)
    assert options(state) == {"tool cage", "tool chest"}
    play(state, "tool cage")
    assert asked(state) == ("react", 1)
    play(state, "use thread", "swap 3 4")
    assert named(state, "evidence.1") == "", "the card of the tool choice is back: a mushroom"
    assert asked(state) != ("react", 1)


def test_d20_after_a_thread_the_card_that_lies_there_now_is_revealed() -> None:
    state = position(
        evidence={1: "thread"}, circle={2: "meadow"}, tools="camera cage camera camera"
    )
    play(state, "swap 3 4", "done", "use thread", "swap 2 3")
    assert named(state, "evidence.1") == "meadow"


def test_d20_a_dandelion_changes_everybodys_card() -> None:
    state = position(
        circle={0: "dandelion"}, tools="cage camera camera camera", evidence={1: "dust"}
    )
    play(state, "done")
    assert asked(state) == ("react", 1)


def test_d21_a_flute_leads_to_any_place_without_a_researcher() -> None:
    state = position(
        pos=[0, CENTRE, 6, 9],
        circle={0: "meadow"},
        tools="cage cage camera camera",
        evidence={1: "flute"},
    )
    play(state, "done")
    assert asked(state) == ("react_flute", 1)
    play(state, "use flute")
    assert options(state) == {f"stand {q}" for q in range(12) if q not in (0, 6, 9)}
    play(state, "stand 3")
    assert state.pos[1] == 3
    assert state.trapped() is None


def test_d21_who_steps_out_to_an_empty_place_reveals_nothing_and_refills_it() -> None:
    state = position(pos=[0, CENTRE, 6, 9], evidence={1: "flute"})
    play(state, "done")
    state.table.lay([at(state, 3)], "discard")
    play(state, "use flute", "stand 3")
    assert state.decision == Decision(1, "refill", 3)


def test_d22_dawn_comes_after_two_quiet_rounds() -> None:
    state = position(3, quiet_run=5)
    state.listen()
    play_until(state, "never")
    assert state.ended == "dawn"
    assert state.decision is None
    assert said(state)[-1] == ("end.dawn", {})


def test_d22_one_thing_that_happens_breaks_the_run() -> None:
    for circle in ({0: "queen"}, {0: "flute"}, {0: "wisp"}):
        state = position(3, circle=circle, quiet_run=5)
        play_until(state, "swap", 1)
        assert state.quiet_run == 0
    state = position(3, evidence={0: "stone"}, quiet_run=5)
    play(state, "use stone")
    assert not state.quiet
    state = position(3, hands={0: "wisp wisp wisp wisp wisp wisp wisp"}, quiet_run=5)
    play_until(state, "swap", 1)
    assert state.quiet_run == 0, "a card was discarded from the hand"


def test_d22_swapping_turning_up_refilling_and_drawing_are_quiet() -> None:
    state = position(3, hands={0: "wisp"})
    play(state, "swap 0 1")
    play_until(state, "swap", 1)
    assert state.quiet_run == 1
    assert len(state.table.zones["hand.0"]) == 6


def test_the_fading_circle_is_told_after_one_quiet_round() -> None:
    state = position(3, quiet_run=2)
    state.listen()
    play_until(state, "swap", 1)
    assert ("fading", {"k": 3}) in said(state)
    state = position(3, quiet_run=1)
    state.listen()
    play_until(state, "swap", 1)
    assert "fading" not in dict(said(state))


def test_d23_places_are_refilled_from_the_active_player_clockwise() -> None:
    state = position(
        circle={0: "meadow", 3: "wood", 6: "brook", 9: "queen"},
        tools="cage cage cage cage",
        active=2,
    )
    play(state, "done")
    order = []
    while state.decision is not None and state.decision.name == "refill":
        order.append((state.decision.player, state.decision.about))
        state.apply(state.legal()[0])
    assert order == [(2, 6), (3, 9), (0, 0), (1, 3)]


def test_d23_a_prisoner_with_several_places_fills_them_in_ascending_order() -> None:
    state = restoring(position(pos=[0, CENTRE, 6, 9], active=2), 8, 0, 4)
    assert [state.decision, *reversed(state.pending[-3:-1])] == [
        Decision(0, "refill", 0),
        Decision(1, "refill", 4),
        Decision(1, "refill", 8),
    ]


def test_d24_a_hand_of_six_neither_draws_nor_discards() -> None:
    state = position(3)
    deck, hand = state.table.zones["deck"], state.table.zones["hand.0"]
    play_until(state, "swap", 1)
    assert state.table.zones["deck"] == deck
    assert state.table.zones["hand.0"] == hand


def test_d24_only_the_active_player_draws() -> None:
    state = position(3, hands={0: "wisp", 1: "wisp", 2: "wisp"})
    play_until(state, "swap", 1)
    assert [len(state.table.zones[HANDS[p]]) for p in range(3)] == [6, 1, 1]


def test_d25_the_same_pair_may_be_swapped_again_and_swaps_may_be_left() -> None:
    state = position(3)
    before = [at(state, q) for q in range(12)]
    play(state, "swap 11 0", "swap 11 0")
    assert [at(state, q) for q in range(12)] == before
    assert state.swaps_left == 1
    play(state, "done")
    assert asked(state) == ("choose_tool", 1)


def test_d26_pairs_pool_points_fairies_and_the_best_fairy() -> None:
    scores = final("pairs", a="meadow | good", b="queen |", c="wood |", d="| motion")
    assert scores == [(10, 2, 4), (10, 1, 8), (10, 2, 4), (10, 1, 8)]


def test_d27_a_horseshoe_does_not_save_trinkets() -> None:
    for face in ("honey", "bluebell"):
        state = reveal_by_player_1(face, evidence="horseshoe dust")
        assert asked(state) == ("drop_trinket", 1)
        assert options(state) == {"drop horseshoe", "drop dust"}


def test_d28_the_camera_is_missing_for_as_many_choices_as_there_are_players() -> None:
    state = position(circle={3: "ring"}, tools="camera cage camera camera", hands={1: "meadow"})
    play(state, "done", "refill meadow")
    for _ in range(4):
        play_until(state, "choose_tool", 1)
        assert "tool camera" not in options(state)
        play(state, "tool chest")
    play_until(state, "choose_tool", 1)
    assert "tool camera" in options(state)


def test_d28_a_second_champignon_is_not_added() -> None:
    state = position(circle={3: "ring"}, tools="camera cage camera camera", no_camera={1: 2})
    play(state, "done")
    assert state.no_camera[1] == 4
