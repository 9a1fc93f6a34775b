"""The turn of Hunters from the set-up to the close, and its log."""

import pytest
from pydantic import ValidationError

from fairytable.engine import Action, Decision, IllegalAction, Scored
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, HANDS
from tests.games.hunters.positions import (
    SWAPS,
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

# Setup (section 5)


@pytest.mark.parametrize(
    ("players", "deck", "swaps"), [(3, 35, 3), (4, 29, 3), (5, 23, 2), (6, 17, 2)]
)
def test_setup(players: int, deck: int, swaps: int) -> None:
    state = new(players)
    zones = state.table.zones
    assert len(zones["deck"]) == deck
    assert len(zones["photos.deck"]) == 27
    assert all(len(zones[zone]) == 1 for zone in CIRCLE)
    assert [len(zones[HANDS[p]]) for p in range(players)] == [6] * players
    assert state.table.up == 0
    assert state.facts(None).tool == (None,) * players
    while state.turn == 0:
        assert options(state) == {"tool cage", "tool camera", "tool chest"}
        play(state, "tool cage")
    assert state.swaps_left == swaps


def test_three_to_six_play_and_four_or_six_in_pairs() -> None:
    for players in (2, 7):
        with pytest.raises(ValidationError):
            HuntersOptions(players=players)
    for players in (3, 5):
        with pytest.raises(ValidationError, match="Only 4 or 6 players"):
            HuntersOptions(players=players, sides="pairs")
    assert [o.players for o in HuntersOptions.variants() if o.sides == "pairs"] == [4, 6]
    partners = [
        HuntersState(HuntersOptions(players=6, sides="pairs"), 1).partner(p) for p in range(6)
    ]
    assert partners == [3, 4, 5, 0, 1, 2]


# Swap (section 6)


def test_neighbours_and_opposites_can_be_swapped() -> None:
    state = position(3)
    assert options(state) == SWAPS | {"done"}
    assert len(state.legal()) == 19, "each pair once"
    first, second = at(state, 2), at(state, 8)
    play(state, "swap 2 8")
    assert (at(state, 2), at(state, 8)) == (second, first)


def test_a_swapped_card_keeps_its_side() -> None:
    state = position(3, up=[2])
    play(state, "swap 2 3")
    assert state.table.lies_up(at(state, 3))
    assert not state.table.lies_up(at(state, 2))


@pytest.mark.parametrize(("players", "swaps"), [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_the_reveals_begin_when_the_swaps_are_used_up(players: int, swaps: int) -> None:
    state = position(players)
    play(state, *["swap 0 1"] * swaps)
    assert asked(state) == ("choose_tool", 1)


def test_without_swaps_the_question_comes_for_thread_dust_or_a_prisoners_flute_only() -> None:
    for evidence, place, comes in (
        ("thread", 0, True),
        ("dust", 0, True),
        ("flute", CENTRE, True),
        ("flute", 0, False),
        ("stone", 0, False),
        ("horseshoe queen", 0, False),
    ):
        state = position(evidence={0: evidence}, pos=[place, 3, 6, 9], dizzy=[0])
        assert (asked(state) == ("swap", 0)) == comes
    state = position(evidence={0: "thread stone"}, dizzy=[0])
    assert options(state) == {"use thread", "use stone", "done"}


def test_a_trapped_player_swaps_like_everybody() -> None:
    state = position(pos=[CENTRE, 3, 6, 9])
    assert options(state) >= SWAPS


# Reveal (sections 6 and 7.1)


@pytest.mark.parametrize(
    ("face", "tool", "place", "evidence", "photos", "discard"),
    [
        ("brook", "cage", "", "brook", 0, ""),
        ("brook", "camera", "brook", "", 1, ""),
        ("brook", "chest", "brook", "", 0, ""),
        ("dust", "cage", "dust", "", 0, ""),
        ("dust", "camera", "dust", "", 1, ""),
        ("dust", "chest", "", "dust", 0, ""),
        ("agaric", "cage", "", "", 0, "agaric"),
        ("agaric", "camera", "agaric", "", 0, ""),
        ("agaric", "chest", "", "", 0, "agaric"),
        ("poppy", "cage", "", "", 0, "poppy"),
        ("poppy", "camera", "poppy", "", 0, ""),
        ("poppy", "chest", "", "", 0, "poppy"),
        ("wisp", "cage", "", "", 0, "wisp"),
        ("wisp", "camera", "", "", 0, "wisp"),
        ("wisp", "chest", "", "", 0, "wisp"),
    ],
)
@pytest.mark.parametrize("up", [[], [0]])
def test_what_a_reveal_does(
    face: str, tool: str, place: str, evidence: str, photos: int, discard: str, up: list[int]
) -> None:
    state = position(circle={0: face}, tools=f"{tool} camera camera camera", up=up)
    play(state, "done")
    assert named(state, "circle.0") == place
    assert named(state, "evidence.0") == evidence
    assert len(state.table.zones["photos.0"]) == photos
    assert named(state, "discard") == discard
    assert (state.pos[0] == CENTRE) == (face == "wisp")
    if place:
        assert state.table.lies_up(at(state, 0))


def test_reveals_go_clockwise_by_player_wherever_the_researchers_stand() -> None:
    state = position(
        pos=[6, 0, 9, 3],
        circle={0: "meadow", 3: "wood", 6: "brook", 9: "queen"},
        tools="cage cage cage cage",
        active=1,
    )
    state.listen()
    play(state, "done")
    assert [told["player"] for key, told in said(state) if key == "catch"] == [1, 2, 3, 0]


def test_who_is_trapped_by_ones_own_reveal_does_not_reveal_again() -> None:
    state = position(3, circle={0: "wisp"})
    play(state, "done")
    assert state.decision == Decision(0, "refill", 0)


def test_a_player_with_six_photos_cannot_prepare_the_camera() -> None:
    harmless = dict.fromkeys((0, 3, 6, 9), "stone")
    photos = {1: "good good motion motion unfocused unfocused"}
    state = position(circle=harmless, photos=photos, tools="cage " * 4)
    play_until(state, "choose_tool", 1)
    assert options(state) == {"tool cage", "tool chest"}


def test_the_trapped_player_cannot_prepare_the_camera() -> None:
    state = position(pos=[0, CENTRE, 6, 9])
    play_until(state, "choose_tool", 1)
    assert options(state) == {"tool cage", "tool chest"}


def test_two_wisps_in_a_turn_change_the_prisoner_twice() -> None:
    state = position(circle={0: "wisp", 3: "wisp"})
    play(state, "done")
    assert state.pos == [3, CENTRE, 6, 9]
    assert state.decision == Decision(0, "refill", 3)
    assert state.keepers() == {0: 1, 3: 0}


def test_flowers_strike_the_prisoner_too() -> None:
    state = position(
        pos=[0, CENTRE, 6, 9],
        circle={0: "foxglove"},
        tools="cage cage camera camera",
        evidence={1: "queen"},
    )
    play(state, "done")
    assert named(state, "evidence.1") == ""


def test_a_victim_with_nothing_to_lose_is_not_affected() -> None:
    for face in ("agaric", "honey", "puffball"):
        state = reveal_by_player_1(face)
        assert ("effect.nothing", {"card": f"mushroom.{face}", "players": "1"}) in said(state)


# Refill, close and the log


def test_every_card_of_the_hand_may_be_laid_and_lies_face_down() -> None:
    state = position(
        circle={0: "queen"}, tools="cage camera camera camera", hands={0: "wisp wood wood"}
    )
    play(state, "done")
    assert options(state) == {"refill wisp", "refill wood"}
    assert len(state.legal()) == 3
    assert len(state.distinct(state.legal())) == 2
    assert all(action.zone == "circle.0" for action in state.legal())
    play(state, "refill wood")
    assert named(state, "circle.0") == "wood"
    assert not state.table.lies_up(at(state, 0))


def test_a_hand_above_six_is_discarded_down_card_by_card() -> None:
    state = position(3, hands={0: "wisp wisp wisp wisp wisp wisp wood wood"})
    play_until(state, "discard_hand")
    assert state.decision == Decision(0, "discard_hand", 2)
    assert options(state) == {"discard wisp", "discard wood"}
    play(state, "discard wood", "discard wisp")
    assert named(state, "hand.0") == "wisp wisp wisp wisp wisp wood"
    assert named(state, "discard") == "wood wisp"
    assert asked(state) == ("swap", 1)


def test_only_what_is_offered_can_be_done() -> None:
    state = position(3)
    before = state.digest()
    with pytest.raises(IllegalAction, match="while player 0 decides 'swap'"):
        state.apply(Action("swap", at(state, 0), "circle.2"))
    with pytest.raises(IllegalAction):
        state.apply(Action("tool", None, "tool.0.cage"))
    assert state.digest() == before


def test_what_happens_is_told() -> None:
    state = position(
        3,
        circle={1: "meadow", 4: "wood", 8: "wisp"},
        tools="cage camera chest",
        hands={0: "queen"},
        deck=2,
    )
    state.listen()
    play(state, "swap 0 1", "done", "refill queen")
    play_until(state, "choose_tool")
    play(state, "tool camera", "tool cage", "tool chest")
    photo = state.table.named(state.table.zones["photos.1"])[0]
    refill = state.table.named([at(state, 8)])[0]
    assert said(state) == [
        ("swap", {"player": 0, "h": 12, "i": 1}),
        ("done", {"player": 0}),
        ("catch", {"player": 0, "card": "fairy.meadow", "h": 12, "v": 3}),
        (
            "photo",
            {"player": 1, "card": "fairy.wood", "h": 4, "photo": photo, "v": state.points(1)},
        ),
        ("wisp", {"player": 2, "h": 8}),
        ("refill", {"player": 0, "h": 12, "card": "fairy.queen"}),
        ("refill", {"player": 2, "h": 8, "card": refill}),
        ("tools", {"player": 1, "tool": "camera"}),
        ("tools", {"player": 2, "tool": "cage"}),
        ("tools", {"player": 0, "tool": "chest"}),
        ("close.draws", {"player": 0, "k": 2}),
        ("turn", {"t": 2, "player": 1, "swaps": 3}),
    ]


def test_the_effects_are_told() -> None:
    for face, key, rest in (
        ("ring", "effect.camera", {"k": 4}),
        ("trumpet", "effect.swaps", {}),
        ("agaric", "effect.loses", {"lost": "fairy.meadow"}),
        ("puffball", "effect.loses", {"lost": "photo.good"}),
    ):
        state = reveal_by_player_1(face, evidence="meadow queen", photos="good")
        assert (key, {"card": f"mushroom.{face}", "player": 1} | rest) in said(state)


def test_the_score_sheet_is_told_of_every_gain_and_loss() -> None:
    state = position(
        circle={0: "wood", 3: "agaric", 6: "flute"},
        tools="cage cage chest camera",
        evidence={1: "meadow queen", 0: "thread"},
    )
    state.listen()
    play(state, "use thread", "swap 8 9", "done")
    lines = [event for event in state.heard() if isinstance(event, Scored)]
    assert lines == [
        Scored("player.0", -2, 0),
        Scored("player.0", 4, 4),
        Scored("player.1", -3, 8),
        Scored("player.2", 2, 2),
    ]
