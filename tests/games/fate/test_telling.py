"""What is said of a game of Fairy's Fate, when and to whom; and what all know besides cards."""

import pytest

from fairytable.games.fate.facts import FateFacts
from fairytable.games.fate.rules.state import FateState
from tests.games.fate.positions import ALL_FULL, do, position
from tests.games.telling import Words, keys_said, said

AWAY = ("travel cave", "pass", "go wood")
SET_OUT: list[tuple[str, Words]] = [
    ("travel", {"player": 0, "place": "cave", "final": 0}),
    ("pass", {"player": 1}),
    ("go", {"player": 1, "place": "wood"}),
]
TWO_LEAVES: list[tuple[str, Words]] = [("take", {"player": 1, "card": "object.leaf.pixie"})] * 2
WOOD_1 = {"other_place": "wood", "other_i": 1}
LEAF = {"card": "object.leaf.pixie"}
BOTH = {**LEAF, "other_card": "fairy.truth.lume"}
THIEF = {"player": 0, "card": "thief.leaf"}
PLACES = {"cave": "serpent.lume truth.lume serpent.lume", "wood": "leaf.pixie acorn.pixie"}


def journey(
    cards: str, front: str = "", hand: str = "", recipes: tuple[int, ...] = (1,)
) -> FateState:
    """Player 0 is to travel where these cards lie, and player 1 would find two leaves."""
    return position(
        places={"cave": cards, "wood": "leaf.pixie leaf.pixie"},
        hands={0: hand},
        fronts={0: front},
        recipes={0: recipes},
    )


def told(state: FateState, *lines: str, viewer: int | None = None) -> list[tuple[str, Words]]:
    state.listen()
    do(state, *lines)
    return said(state, viewer)


# Collections


@pytest.mark.parametrize(
    ("state", "choices", "found"),
    [
        (
            journey("leaf.nature acorn.nature"),
            (),
            [
                ("take", {"player": 0, "card": "object.leaf.nature"}),
                ("take", {"player": 0, "card": "object.acorn.nature"}),
            ],
        ),
        (
            journey("thief.leaf serpent", front="leaf"),
            (),
            [("harm", THIEF | {"what": "leaf"}), ("meet", {"player": 0, "k": 1})],
        ),
        (
            journey("thief.leaf serpent"),
            (),
            [("harmless", THIEF), ("meet", {"player": 0, "k": 1})],
        ),
        (
            journey("thief.leaf serpent", front="leaf protection"),
            ("cancel protection",),
            [
                ("threat", THIEF),
                ("ward", THIEF | {"fairy": "protection"}),
                ("meet", {"player": 0, "k": 1}),
            ],
        ),
        (
            journey("thief.leaf serpent", front="leaf protection"),
            ("accept",),
            [
                ("threat", THIEF),
                ("accept", THIEF),
                ("harm", THIEF | {"what": "leaf"}),
                ("meet", {"player": 0, "k": 1}),
            ],
        ),
        (
            journey("poverty.lume serpent", hand="serpent.lume"),
            ("discard serpent",),
            [
                ("poverty", {"player": 0}),
                ("harm", {"player": 0, "card": "fairy.poverty.lume", "what": "serpent.lume"}),
                ("meet", {"player": 0, "k": 1}),
            ],
        ),
        (
            journey("adversity.lume serpent", front="leaf acorn"),
            ("lose acorn",),
            [
                ("adversity", {"player": 0}),
                ("harm", {"player": 0, "card": "fairy.adversity.lume", "what": "acorn"}),
                ("meet", {"player": 0, "k": 1}),
            ],
        ),
        (journey("serpent darkness"), (), [("darkness", {"player": 0})]),
        (
            journey("serpent thief.acorn", front="serpent serpent serpent leaf"),
            ("lose leaf",),
            [
                ("meet", {"player": 0, "k": 4}),
                ("bite", {"player": 0, "object": "leaf"}),
                ("harmless", {"player": 0, "card": "thief.acorn"}),
            ],
        ),
    ],
)
def test_a_collection_is_told_card_by_card(
    state: FateState, choices: tuple[str, ...], found: list[tuple[str, Words]]
) -> None:
    assert told(state.clone(), *AWAY, *choices) == [*SET_OUT, *found, *TWO_LEAVES]


def test_who_is_petrified_loses_the_next_turn() -> None:
    sentences = told(journey("petrify.lume serpent"), *AWAY)
    assert ("harm", {"player": 0, "card": "fairy.petrify.lume", "what": "turn"}) in sentences
    assert sentences[-1] == ("stone", {"player": 0})
    assert "stone" not in dict(told(journey("serpent serpent"), *AWAY))


def test_windows_are_closed_aloud() -> None:
    state = journey("leaf acorn", front="truth")
    lines = ("travel cave", "done", "pass", "go wood", "next leaf", "next acorn", "next")
    sentences = [s for s in told(state, *lines) if s[0] in ("done", "leave")]
    assert sentences == [("done", {"player": 0}), ("leave", {"player": 0})]


def test_full_places_are_cleared_after_the_journey() -> None:
    sentences = told(position(places=ALL_FULL), *AWAY)
    cleared = [words["place"] for key, words in sentences if key == "cleared"]
    assert cleared == ["meadow", "river", "hill"]
    assert "cleared" not in dict(told(journey("leaf acorn"), *AWAY))


def test_a_freed_fairy_ends_the_game_by_name() -> None:
    objects = "leaf acorn walnut orange petals mushroom"
    state = journey("serpent leaf", front=objects)
    assert told(state, *AWAY)[-1] == ("over", {"ended": "freed", "player": 0})
    assert (state.facts(1).ended, state.facts(1).freed) == ("freed", 0)


# Turns


def test_a_card_played_face_down_is_named_to_its_player_alone() -> None:
    for viewer in (0, 1):
        state = position(hands={0: "leaf.nature serpent.lume"}, places={"meadow": "leaf.nature"})
        up = {"player": 0, "card": "object.leaf.nature", "place": "meadow", "i": 2}
        assert told(state.clone(), "play leaf meadow", viewer=viewer) == [("play", up)]
        down: dict[str, int | str] = {"player": 0, "back": "lume", "place": "cave", "i": 1}
        down |= {"card": "serpent.lume"} if viewer == 0 else {}
        assert told(state.clone(), "play serpent cave", viewer=viewer) == [("play.down", down)]


def test_a_drawn_card_is_named_to_its_player_alone() -> None:
    for viewer in (0, 1):
        state = position(hands={0: "leaf.nature"}, decks={0: "truth.lume serpent.lume"})
        do(state, "play leaf meadow")
        drawn: dict[str, int | str] = {"player": 0, "back": "lume"}
        drawn |= {"card": "serpent.lume"} if viewer == 0 else {}
        assert told(state, "draw deck.0", viewer=viewer) == [("draw", drawn)]


def test_who_finds_no_free_place_stays() -> None:
    """All three have passed, so that one has to travel although only two places are ready."""
    places = {"cave": "serpent serpent", "wood": "leaf.pixie leaf.pixie"}
    state = position(3, places=places)
    do(state, "pass", "pass", "pass", "travel cave", "pass", "go wood", "pass")
    assert told(state, "stay")[0] == ("stay", {"player": 2})


# Good fairies


@pytest.mark.parametrize(
    ("fairy", "choices", "work"),
    [
        ("wisdom", (), []),
        (
            "mutation",
            ("card leaf", "card truth"),
            [
                ("pick", {"player": 0, "place": "wood", "i": 1}),
                ("swap", {"player": 0, "place": "cave", "i": 2, **WOOD_1, **BOTH}),
            ],
        ),
        (
            "transport",
            ("card leaf", "to cave"),
            [
                ("pick", {"player": 0, "place": "wood", "i": 1}),
                ("move", {"player": 0, "place": "cave", "i": 1, "source": "wood", **LEAF}),
            ],
        ),
        ("truth", ("ask front.1",), [("ask", {"player": 0, "other": 1})]),
    ],
)
def test_a_good_fairy_works_aloud(
    fairy: str, choices: tuple[str, ...], work: list[tuple[str, Words]]
) -> None:
    state = position(places=PLACES, fronts={0: fairy})
    use = ("use", {"player": 0, "fairy": fairy})
    assert told(state, f"use {fairy}", *choices) == [use, *work]


def test_a_card_that_is_moved_is_named_to_whoever_knows_it() -> None:
    """The serpent lies face down, and comes to an odd position again; the acorn lies face up."""
    places = {"cave": "serpent.lume truth.lume", "wood": "leaf.pixie acorn.pixie"}
    for choice, named in (("serpent", {}), ("acorn", {"card": "object.acorn.pixie"})):
        state = position(places=places, fronts={0: "transport"})
        do(state, "use transport", f"card {choice}")
        _, words = told(state, "to hill", viewer=0)[0]
        assert {key: words[key] for key in words if key == "card"} == named


def test_a_glance_names_the_card_to_who_looks_alone() -> None:
    for viewer in (0, 1):
        state = position(places=PLACES, fronts={0: "sight"})
        do(state, "use sight")
        glance: dict[str, int | str] = {"player": 0, "place": "wood", "i": 1, "back": "pixie"}
        glance |= {"card": "object.leaf.pixie"} if viewer == 0 else {}
        assert told(state, "peek leaf", viewer=viewer) == [("peek", glance)]


def test_an_answer_is_heard_by_all() -> None:
    state = position(fronts={0: "truth"}, recipes={1: (1,)})
    do(state, "use truth", "ask front.1")
    answer = state.legal()[0]
    state.listen()
    state.apply(answer)
    assert said(state, 0) == [("heard", {"player": 1, "k": 1, "object": answer.choice})]
    assert state.facts(0).answers == ((state.turns, 0, 1, 0, answer.choice),)


def test_nothing_is_said_in_play_that_is_not_held_here() -> None:
    held = {
        "travel",
        "pass",
        "go",
        "take",
        "harm",
        "harmless",
        "threat",
        "ward",
        "accept",
        "meet",
        "poverty",
        "adversity",
        "darkness",
        "bite",
        "stone",
        "done",
        "leave",
        "cleared",
        "over",
        "play",
        "play.down",
        "draw",
        "stay",
        "use",
        "pick",
        "swap",
        "move",
        "ask",
        "peek",
        "heard",
    }
    assert keys_said("fate", 3) <= held


# Facts


def test_what_all_know_at_the_beginning_of_a_turn() -> None:
    state = position(3, player=1, places={"wood": "leaf.pixie leaf.pixie"})
    for viewer in (None, 0, 1, 2):
        assert state.facts(viewer) == FateFacts(
            player=1,
            first=1,
            starter=None,
            dest=(None, None, None),
            final=False,
            collector=None,
            ready=1,
            needed=3,
            passed=(False, False, False),
            stone=(0, 0, 0),
            answers=(),
            turns=state.turns,
            journeys=0,
            ended="",
            freed=None,
        )


def test_what_all_know_on_a_journey_and_after_it() -> None:
    state = journey("leaf acorn", front="truth")
    do(state, "travel cave", "done")
    away = state.facts(1)
    assert (away.player, away.starter, away.dest, away.journeys) == (1, 0, (0, None), 1)
    assert (away.final, away.collector) == (False, None)
    do(state, "pass", "go wood")
    collecting = state.facts(0)
    assert (collecting.collector, collecting.dest) == (0, (0, 2))
    stone = journey("petrify serpent")
    do(stone, *AWAY[:2])
    before = stone.facts(None)
    do(stone, AWAY[2])
    assert (before.stone, stone.facts(0).stone) == ((0, 0), (0, 0)), "the lost turn is paid at once"
    assert stone.facts(0).player == 1


def test_who_passes_is_noted_until_somebody_plays() -> None:
    state = position(hands={1: "leaf.nature"})
    do(state, "pass")
    assert state.facts(0).passed == (True, False)
    assert state.facts(1).turns == state.facts(0).turns == state.turns
    do(state, "play leaf meadow")
    assert state.facts(0).passed == (False, False)


def test_the_last_journey_is_told_as_such() -> None:
    state = position(places={"cave": "leaf acorn", "wood": "leaf.pixie leaf.pixie"}, decks={})
    assert told(state, "travel cave")[0] == (
        "travel",
        {"player": 0, "place": "cave", "final": 1},
    )
    assert state.facts(1).final
    do(state, "pass", "go wood")
    assert said(state)[-1] == ("over", {"ended": "last_journey"})
    assert (state.facts(1).ended, state.facts(1).freed) == ("last_journey", None)
