"""The trinkets of Hunters and when they can be used."""

import pytest

from fairytable.engine import Decision
from fairytable.games.hunters.rules.zones import CENTRE
from tests.games.hunters.positions import (
    SWAPS,
    asked,
    at,
    named,
    options,
    play,
    play_until,
    position,
    reveal_by_player_1,
)

# Shield (section 7.3)


@pytest.mark.parametrize("face", ["agaric", "puffball", "ring", "trumpet", "foxglove", "poppy"])
def test_a_horseshoe_spares_its_owner(face: str) -> None:
    state = reveal_by_player_1(face, evidence="horseshoe queen", photos="good")
    assert state.decision == Decision(1, "shield", at(state, 3))
    assert options(state) == {"use horseshoe", "suffer"}
    suffering = play(state.clone(), "suffer")
    play(state, "use horseshoe")
    assert named(state, "evidence.1") == "queen"
    assert named(state, "photos.1") == "good"
    assert state.no_camera[1] == 0
    assert not state.dizzy[1]
    assert named(state, "discard").endswith(face), "the card is discarded all the same"
    kept = (named(suffering, "evidence.1"), named(suffering, "photos.1"))
    struck = suffering.no_camera[1] > 0 or suffering.dizzy[1]
    assert kept != ("horseshoe queen", "good") or struck


def test_a_shield_does_not_spare_the_others() -> None:
    state = reveal_by_player_1("foxglove", evidence="horseshoe queen", others="moon")
    play(state, "use horseshoe")
    assert named(state, "evidence.2") == ""


def test_a_horseshoe_is_not_offered_if_nothing_would_be_lost() -> None:
    for face in ("agaric", "puffball", "foxglove", "poppy", "primrose"):
        assert asked(reveal_by_player_1(face, evidence="horseshoe")) == ("refill", 1)
    state = position(
        circle={3: "trumpet"},
        tools="camera cage camera camera",
        evidence={1: "horseshoe"},
        dizzy=[1],
    )
    play(state, "done")
    assert asked(state) == ("refill", 1), "already dizzy"
    state = position(
        circle={3: "ring"},
        tools="camera cage camera camera",
        evidence={1: "horseshoe"},
        no_camera={1: 4},
    )
    play(state, "done")
    assert asked(state) == ("refill", 1), "already a whole round without camera"


# Trinkets (section 7.4)


def test_trinkets_of_each_window() -> None:
    everything = "flute stone thread dust horseshoe"
    state = position(evidence={0: everything, 1: everything})
    assert options(state) - SWAPS == {"use stone", "use thread", "use dust", "done"}
    play_until(state, "choose_tool", 1)
    tools = {"tool cage", "tool camera", "tool chest"}
    assert options(state) - tools == {"use stone", "use thread"}
    state = position(pos=[CENTRE, 3, 6, 9], evidence={0: everything})
    assert options(state) >= {"use flute", "use stone", "use thread", "use dust"}
    play_until(state, "choose_tool", 0)
    assert options(state) == {
        "tool cage",
        "tool chest",
        "use flute",
        "use stone",
        "use thread",
    }


def test_trinkets_in_the_hand_cannot_be_used() -> None:
    state = position(hands={0: "flute stone thread dust horseshoe"})
    assert options(state) == SWAPS | {"done"}


def test_a_used_trinket_is_discarded_first_and_its_points_are_lost() -> None:
    state = position(evidence={0: "thread"})
    play(state, "use thread")
    assert named(state, "discard") == "thread"
    assert state.points(0) == 0
    assert state.decision == Decision(0, "thread_swap")


def test_a_thread_is_an_extra_swap_even_when_dizzy() -> None:
    state = position(evidence={0: "thread"}, circle={1: "queen"}, dizzy=[0])
    assert state.swaps_left == 0
    play(state, "use thread")
    assert options(state) == SWAPS
    play(state, "swap 0 1")
    assert asked(state) == ("choose_tool", 1)
    assert len(state.table.zones["photos.0"]) == 1, "the queen was photographed"
    state = position(evidence={0: "thread"})
    play(state, "use thread", "swap 0 1")
    assert state.swaps_left == 3


def test_a_thread_cannot_swap_an_empty_place() -> None:
    state = position(
        circle={0: "meadow"}, tools="cage camera camera camera", evidence={1: "thread"}
    )
    play(state, "swap 3 4", "done", "use thread")
    assert options(state) == SWAPS - {"swap 11 0", "swap 0 1", "swap 0 6"}


def test_dust_changes_the_tool_at_once() -> None:
    state = position(evidence={0: "dust"}, circle={0: "queen"})
    play(state, "use dust")
    assert options(state) == {"tool cage", "tool chest"}
    play(state, "tool cage", "done")
    assert named(state, "evidence.0") == "queen"


def test_dust_gives_no_camera_that_could_not_be_chosen() -> None:
    state = position(evidence={0: "dust"}, tools="cage cage cage cage", no_camera={0: 1})
    play(state, "use dust")
    assert options(state) == {"tool chest"}
    play(state, "tool chest")
    assert state.no_camera[0] == 1, "only tool choices of the turn count"


def test_a_stone_shows_three_cards() -> None:
    state = position(evidence={0: "stone"}, up=[1], knows={0: [0]})
    play(state, "use stone")
    assert state.decision == Decision(0, "peek", 1)
    assert options(state) == {f"peek {q}" for q in range(2, 12)}
    play(state, "peek 5", "peek 6")
    assert state.decision == Decision(0, "peek", 3)
    play(state, "peek 7")
    assert asked(state) == ("swap", 0)


def test_a_stone_stops_when_every_card_is_known_and_is_not_offered_then() -> None:
    state = position(evidence={0: "stone stone"}, knows={0: range(10)})
    play(state, "use stone", "peek 10", "peek 11")
    assert asked(state) == ("swap", 0)
    assert options(state) == SWAPS | {"done"}


def test_a_flute_in_ones_own_turn_leads_out_and_the_card_there_is_revealed() -> None:
    state = position(pos=[CENTRE, 3, 6, 9], evidence={0: "flute"}, circle={7: "queen"}, dizzy=[0])
    play(state, "use flute", "stand 7")
    assert named(state, "evidence.0") == "queen"
    assert state.pos[0] == 7


def test_a_prisoner_is_not_asked_again_for_a_flute_in_ones_own_turn() -> None:
    state = position(pos=[CENTRE, 3, 6, 9], evidence={0: "flute"})
    play(state, "done")
    assert state.decision == Decision(0, "choose_card", 0)


def test_a_flute_in_anothers_turn_leads_out_before_a_card_is_chosen() -> None:
    state = position(pos=[0, CENTRE, 6, 9], evidence={1: "flute"}, circle={5: "queen"})
    play(state, "done")
    assert options(state) == {"use flute", "pass"}
    play(state, "use flute", "stand 5")
    assert named(state, "evidence.1") == "queen"


def test_who_stays_in_the_centre_gets_a_card_from_the_active_player() -> None:
    state = position(pos=[0, CENTRE, 6, 9], evidence={1: "flute"})
    play(state, "done", "pass")
    assert state.decision == Decision(0, "choose_card", 1)


def test_who_flutes_out_in_another_turn_may_still_react() -> None:
    state = position(pos=[0, CENTRE, 6, 9], evidence={1: "flute dust"})
    play(state, "done", "use flute", "stand 5")
    assert state.decision == Decision(1, "react", 5)


def test_a_flute_while_choosing_a_tool_makes_the_camera_possible() -> None:
    state = position(pos=[0, CENTRE, 6, 9], evidence={1: "flute"})
    play_until(state, "choose_tool", 1)
    assert "tool camera" not in options(state)
    play(state, "use flute", "stand 4")
    assert asked(state) == ("choose_tool", 1)
    play(state, "tool camera")
    assert state.noted[1] == at(state, 4)


def test_a_thread_while_choosing_a_tool_changes_the_card_of_those_who_have_chosen() -> None:
    state = position(evidence={0: "dust", 2: "thread"})
    play_until(state, "choose_tool", 2)
    play(state, "use thread", "swap 3 4")
    assert state.noted[1] != at(state, 3)
