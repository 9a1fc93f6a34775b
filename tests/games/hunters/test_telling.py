"""What is said of a game of Hunters, when and to whom; and what all know besides cards."""

from collections.abc import Mapping

import pytest

from fairytable.games.hunters.facts import HuntersFacts
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE
from tests.games.hunters.positions import at, new, play, play_until, position
from tests.games.telling import Words, keys_said, said

CAGE_0 = "cage camera camera camera"
DULL = {"done", "nothing"}
"""What every turn says where the cards do nothing."""


def told(state: HuntersState, *steps: str) -> list[tuple[str, Words]]:
    """All that these steps say, but for who revealed what, and for the dull rest of the turn."""
    state.listen()
    play(state, *steps)
    return [(key, words) for key, words in said(state) if key not in {*DULL, "reveal"}]


def revealing(
    face: str,
    tools: str = CAGE_0,
    evidence: Mapping[int, str] | None = None,
    photos: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    deck: int | None = None,
) -> HuntersState:
    """Player 0 faces this card."""
    return position(
        circle={0: face}, tools=tools, evidence=evidence, photos=photos, hands=hands, deck=deck
    )


LOSES = "effect.loses"
SAID: list[tuple[HuntersState, tuple[str, ...], list[tuple[str, Words]]]] = [
    (position(), ("swap 11 0",), [("swap", {"player": 0, "h": 11, "i": 12})]),
    (
        revealing("meadow"),
        ("done",),
        [("catch", {"player": 0, "card": "fairy.meadow", "h": 12, "v": 3})],
    ),
    (
        revealing("dust", "chest camera camera camera"),
        ("done",),
        [("box", {"player": 0, "card": "trinket.dust", "h": 12, "v": 2})],
    ),
    (revealing("dust"), ("done",), []),
    (revealing("meadow", "chest camera camera camera"), ("done",), []),
    (
        revealing("agaric", evidence={0: "meadow queen"}),
        ("done",),
        [(LOSES, {"card": "mushroom.agaric", "player": 0, "lost": "fairy.meadow"})],
    ),
    (
        revealing("puffball", photos={0: "good unfocused"}),
        ("done",),
        [(LOSES, {"card": "mushroom.puffball", "player": 0, "lost": "photo.good"})],
    ),
    (
        revealing("honey", evidence={0: "thread"}),
        ("done", "drop thread"),
        [(LOSES, {"card": "mushroom.honey", "player": 0, "lost": "trinket.thread"})],
    ),
    (
        revealing("agaric"),
        ("done",),
        [("effect.nothing", {"card": "mushroom.agaric", "players": "0"})],
    ),
    (
        revealing("poppy", photos={2: "good"}),
        ("done",),
        [
            ("effect.nothing", {"card": "flower.poppy", "players": "0 1 3"}),
            (LOSES, {"card": "flower.poppy", "player": 2, "lost": "photo.good"}),
        ],
    ),
    (
        revealing("ring"),
        ("done",),
        [("effect.camera", {"card": "mushroom.ring", "player": 0, "k": 4})],
    ),
    (
        revealing("trumpet"),
        ("done",),
        [("effect.swaps", {"card": "mushroom.trumpet", "player": 0})],
    ),
    (
        revealing("primrose"),
        ("done",),
        [("effect.all_draw", {"card": "flower.primrose", "k": 2})],
    ),
    (
        revealing("primrose", deck=3),
        ("done",),
        [
            ("effect.draws", {"card": "flower.primrose", "player": p, "k": k})
            for p, k in enumerate((2, 1))
        ],
    ),
    (revealing("dandelion"), ("done",), [("dandelion", {})]),
    (
        revealing("agaric", evidence={0: "meadow horseshoe"}),
        ("done", "use horseshoe"),
        [("trinket.spared", {"player": 0})],
    ),
    (revealing("wisp"), ("done",), [("wisp", {"player": 0, "h": 12})]),
    (
        position(pos=(CENTRE, 3, 6, 9), circle={1: "dust", 3: "wisp"}),
        ("done", "card 1"),
        [
            ("choice", {"player": 0, "r": 0, "h": 1}),
            ("wisp", {"player": 1, "h": 3}),
            ("wisp.free", {"x": 0, "h": 3}),
        ],
    ),
    (
        position(pos=(CENTRE, 3, 6, 9), circle={1: "wisp"}),
        ("done", "card 1"),
        [("choice", {"player": 0, "r": 0, "h": 1}), ("wisp.free", {"x": 0, "h": 1})],
    ),
    (
        position(pos=(0, CENTRE, 6, 9), evidence={1: "flute"}),
        ("done", "pass"),
        [("stay", {"player": 1})],
    ),
    (
        position(evidence={1: "thread"}),
        ("swap 3 4", "done", "pass"),
        [("swap", {"player": 0, "h": 3, "i": 4}), ("react.pass", {"player": 1})],
    ),
    (
        position(evidence={0: "dust"}),
        ("use dust",),
        [("trinket", {"player": 0, "card": "trinket.dust"})],
    ),
]


@pytest.mark.parametrize(("state", "steps", "expected"), SAID)
def test_each_thing_that_happens_is_said(
    state: HuntersState, steps: tuple[str, ...], expected: list[tuple[str, Words]]
) -> None:
    assert told(state.clone(), *steps) == expected


def test_a_photo_is_said_with_its_worth_and_without_film_there_is_none() -> None:
    state = position(circle={0: "meadow"}, film=1)
    (photo,) = state.table.named(state.table.zones["photos.deck"])
    (sentence,) = told(state, "done")
    assert sentence[0] == "photo"
    points = state.points(0)
    assert sentence[1] == {
        "player": 0,
        "card": "fairy.meadow",
        "h": 12,
        "photo": photo,
        "v": points,
    }
    without = position(circle={0: "meadow"}, film=0)
    without.listen()
    play(without, "done")
    assert ("nothing", {"player": 0, "card": "fairy.meadow", "h": 12}) in said(without)


def test_a_turn_is_told_from_its_reveals_to_the_next() -> None:
    state = position(
        circle={0: "meadow", 3: "dust"}, tools="cage chest camera camera", hands={1: "thread"}
    )
    state.listen()
    play(state, "done")
    play_until(state, "swap", 1)
    keys = [(key, words.get("player")) for key, words in said(state)]
    assert keys == [
        ("done", 0),
        ("catch", 0),
        ("box", 1),
        ("nothing", 2),
        ("nothing", 3),
        ("refill", 0),
        ("refill", 1),
        *(("tools", p) for p in (1, 2, 3, 0)),
        ("close.draws", 0),
        ("turn", 1),
    ]


def test_a_refill_and_a_glance_name_the_card_to_who_saw_it_alone() -> None:
    for viewer in (0, 1):
        refilling = position(circle={0: "meadow"}, tools=CAGE_0, hands={0: "thread"})
        play(refilling, "done")
        refilling.listen()
        play(refilling, "refill thread")
        card = {"card": "trinket.thread"} if viewer == 0 else {}
        assert said(refilling, viewer)[0] == ("refill", {"player": 0, "h": 12, **card})
        looking = play(position(circle={1: "dust"}, evidence={0: "stone"}), "use stone")
        looking.listen()
        play(looking, "peek 1")
        card = {"card": "trinket.dust"} if viewer == 0 else {}
        assert said(looking, viewer) == [("peek", {"player": 0, "h": 1, **card})]


def test_tools_draws_and_the_next_turn_are_said() -> None:
    state = position(tools="camera cage chest camera", hands={0: "dust"})
    play_until(state, "choose_tool", 0)
    state.listen()
    play(state, "tool cage")
    assert said(state) == [
        ("tools", {"player": 0, "tool": "cage"}),
        ("close.draws", {"player": 0, "k": 5}),
        ("turn", {"t": state.turn, "player": 1, "swaps": 3}),
    ]


def test_who_holds_too_many_cards_says_what_goes() -> None:
    state = position(hands={0: "dust thread horseshoe flute stone agaric puffball"})
    play_until(state, "discard_hand")
    state.listen()
    play(state, "discard flute")
    assert said(state)[:2] == [
        ("close.discards", {"player": 0, "card": "trinket.flute"}),
        ("close.draws", {"player": 0, "k": 0}),
    ]


@pytest.mark.parametrize(
    ("quiet_run", "ending"),
    [(2, []), (3, [("fading", {"k": 4})]), (6, [("fading", {"k": 1})]), (7, [("end.dawn", {})])],
)
def test_the_night_fades_before_dawn(quiet_run: int, ending: list[tuple[str, Words]]) -> None:
    state = position(quiet_run=quiet_run)
    state.listen()
    play_until(state, "swap", 1)
    last = [s for s in said(state) if s[0] in ("fading", "end.dawn")]
    assert last == ending


def test_a_circle_that_cannot_be_closed_ends_the_game() -> None:
    state = revealing("meadow", hands={0: ""})
    assert told(state, "done")[-1] == ("end.circle", {"player": 0, "h": 12})
    assert state.facts(0).ended == "circle"


def test_nothing_is_said_in_play_that_is_not_held_here() -> None:
    held = {key for _, _, sentences in SAID for key, _ in sentences} | DULL
    held |= {"reveal", "photo", "refill", "peek", "tools", "turn", "close.draws", "close.discards"}
    held |= {"fading", "end.dawn", "end.circle"}
    elsewhere = {"nothing.empty"}
    """In the tests of the rules."""
    assert keys_said("hunters", 3) <= held | elsewhere


def test_who_reveals_a_mushroom_or_flower_is_said_before_its_effect() -> None:
    state = revealing("agaric", evidence={0: "meadow"})
    state.listen()
    play(state, "done")
    told = said(state)
    keys = [key for key, _ in told]
    assert keys.index("reveal") == keys.index(LOSES) - 1
    assert dict(told)["reveal"] == {"player": 0, "card": "mushroom.agaric", "h": 12}


# Facts


def test_what_all_know_at_the_beginning() -> None:
    state = new(4, first=1)
    mine = [state.table.known[at(state, place)] for place in range(12)]
    for viewer in (None, 0, 1, 2, 3):
        assert state.facts(viewer) == HuntersFacts(
            first=1,
            pairs=False,
            turn=0,
            active=1,
            swaps_left=0,
            pos=(9, 0, 3, 6),
            tool=(None,) * 4,
            noted=(None,) * 4,
            dizzy=(False,) * 4,
            no_camera=(0,) * 4,
            quiet=True,
            quiet_run=0,
            points=(0,) * 4,
            knowers=tuple(mine),
            ended="",
        )
    assert [mine[place] for place in (0, 3, 6, 9)] == [0b0010, 0b0100, 0b1000, 0b0001]
    assert sum(map(bool, mine)) == 4


def test_what_all_know_in_the_middle_of_a_game() -> None:
    state = position(
        circle={0: "meadow"},
        tools="cage chest camera camera",
        evidence={1: "queen"},
        photos={2: "good"},
        dizzy=(2,),
        no_camera={3: 2},
        quiet_run=3,
        knows={3: (5,)},
    )
    for viewer in (None, 0, 3):
        seen = state.facts(viewer)
        assert (seen.turn, seen.active, seen.swaps_left) == (1, 0, 3)
        assert seen.tool == ("cage", "chest", "camera", "camera")
        assert seen.noted == tuple(at(state, place) for place in (0, 3, 6, 9))
        assert (seen.dizzy, seen.no_camera) == ((False, False, True, False), (0, 0, 0, 2))
        assert (seen.quiet, seen.quiet_run) == (True, 3)
        assert seen.points == tuple(state.points(p) for p in range(4))
        assert seen.points[0] == seen.points[3] == 0 < min(seen.points[1:3])
        assert seen.knowers[5] == 0b1000
    play(state, "swap 1 2", "done")
    after = state.facts(1)
    assert (after.swaps_left, after.quiet) == (2, False)
    assert after.points[0] == 3
    assert after.knowers[0] == 0, "nobody knows a card where none lies"


def test_who_is_dizzy_has_no_swaps_and_is_well_again() -> None:
    state = position(dizzy=(0,), evidence={0: "dust"})
    assert (state.facts(0).swaps_left, state.facts(0).dizzy[0]) == (0, False)
