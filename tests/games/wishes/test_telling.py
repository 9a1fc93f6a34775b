"""What is said of a game of All You Wish For, when and to whom; what all know besides cards."""

import pytest

from fairytable.games.wishes.cards import REALMS
from fairytable.games.wishes.facts import WishesFacts
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from tests.games.telling import Words, keys_said, said
from tests.games.wishes.positions import ROAD, elsewhere, play, position, road

PIXIES_ROAD = {
    "0,0": "lake.8",
    "1,0": "forest.8 river.4 river.5 river.6",
    "2,0": "river.8",
    "3,0": "river.7",
}
OWN = ("step 1,0", "step 2,0", "stop")
BUILD = ("create", "card river.4", "card river.2", "card lake.5", "cell 3,0")


def told(state: WishesState, *steps: str, viewer: int | None = None) -> list[tuple[str, Words]]:
    state.listen()
    play(state, *steps)
    return said(state, viewer)


def pixies_turn() -> WishesState:
    return position(PIXIES_ROAD, moves="pixie", wanderer="3,0", pixie="0,0")


def home(pile: str, up: str = "") -> WishesState:
    """The Wanderer may go to a Kingdom of player 0."""
    return position(road(end=pile), pixie="-1,0", up=(up,))


HOME = "map.2,0"
STEP: tuple[str, Words] = ("wanderer.step", {"player": 0, "at": "map.1,0"})
ARRIVED: list[tuple[str, Words]] = [
    STEP,
    ("wanderer.step", {"player": 0, "at": HOME}),
    ("wanderer", {"player": 0, "realm": "river", "at": HOME}),
]
NEXT: list[tuple[str, Words]] = [("draw", {"player": 0, "k": 3}), ("turn", {"player": 1})]


@pytest.mark.parametrize(
    ("state", "steps", "expected"),
    [
        (
            pixies_turn(),
            ("step 1,0", "stop"),
            [
                ("pixie.step", {"player": 0, "at": "map.1,0"}),
                ("pixie", {"player": 0, "realm": "forest", "at": "map.1,0"}),
            ],
        ),
        (
            position(moves="pixie", player=0),
            ("step 0,0", "push 1,0"),
            [
                ("pixie.step", {"player": 0, "at": "map.0,0"}),
                ("pixie.push", {"player": 0, "at": "map.1,0"}),
                ("pixie", {"player": 0, "realm": "lake", "at": "map.0,0"}),
                ("turn", {"player": 1}),
            ],
        ),
        (
            home("river.1 lake.2 river.3 river.6"),
            OWN,
            [
                *ARRIVED,
                ("conquer", {"player": 0, "k": 3, "cards": "river.3 river.6", "at": HOME}),
                *NEXT,
            ],
        ),
        (
            home("river.1 lake.2 lake.3 lake.6"),
            OWN,
            [
                *ARRIVED,
                ("conquer.nothing", {"player": 0, "k": 3, "cards": "", "at": HOME}),
                *NEXT,
            ],
        ),
        (
            position(ROAD, pixie="-1,0"),
            ("step 1,0", "stop"),
            [STEP, ("wanderer", {"player": 0, "realm": "forest", "at": "map.1,0"})],
        ),
        (
            position(road(start="lake.8 lake.2"), pixie="-1,0"),
            ("step 1,0",),
            [("collect", {"player": 0, "card": "lake.8", "k": 1, "s": 3}), STEP],
        ),
        (elsewhere(), ("take 2,0",), [("take", {"player": 0, "realm": "river", "k": 1})]),
        (
            elsewhere(hands=("river.2",)),
            ("take 2,0", "done"),
            [
                ("take", {"player": 0, "realm": "river", "k": 1}),
                ("done", {"player": 0}),
                ("draw", {"player": 0, "k": 1}),
                ("turn", {"player": 1}),
            ],
        ),
        (
            elsewhere(hands=("river.2 river.4 lake.5",)),
            BUILD,
            [
                ("build", {"player": 0}),
                ("create", {"player": 0, "card": "river.4", "at": "map.3,0"}),
                *NEXT,
            ],
        ),
        (
            elsewhere(hands=("river.2 river.4 lake.5",)),
            ("rid", "pick lake.5", "keep"),
            [
                ("rid", {"player": 0, "k": 3}),
                ("rid.pick", {"o": 1, "card": "lake.5"}),
                ("rid.keep", {"player": 0, "k": 2}),
                ("draw", {"player": 0, "k": 1}),
                ("turn", {"player": 1}),
            ],
        ),
        (
            elsewhere(hands=("river.2 river.4 lake.5",)),
            ("rid", "pick lake.5", "top river.4", "cell 3,0"),
            [
                ("rid", {"player": 0, "k": 3}),
                ("rid.pick", {"o": 1, "card": "lake.5"}),
                ("rid.kingdom", {"player": 0, "at": "map.3,0"}),
                *NEXT,
            ],
        ),
        (
            elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4 lake.5",)),
            ("rid", "up lake.4 3,0"),
            [
                ("rid", {"player": 0, "k": 2}),
                (
                    "rid.up",
                    {"player": 0, "card": "lake.4", "realm": "forest", "at": "map.3,0"},
                ),
            ],
        ),
        (
            position(road(), pixie="-1,0", hands=("lake.5",), wands=("up lake.4", "up river.4")),
            ("wand_turn",),
            [("wand.turn", {"player": 0, "names": "0 1"})],
        ),
    ],
)
def test_each_thing_that_happens_is_said(
    state: WishesState, steps: tuple[str, ...], expected: list[tuple[str, Words]]
) -> None:
    assert told(state.clone(), *steps) == expected


def test_the_pixie_deals_above_by_name_and_beneath_without() -> None:
    state = play(pixies_turn(), "step 1,0", "stop", "up river.4 0,0", "up river.5 2,0")
    state.listen()
    play(state, "under river.6 2,0")
    assert said(state)[0] == ("deal.under", {"player": 0, "realm": "river", "at": HOME})
    first = play(pixies_turn(), "step 1,0", "stop")
    words: Words = {"player": 0, "card": "river.4", "realm": "lake", "at": "map.0,0"}
    assert told(first, "up river.4 0,0") == [("deal.up", words)]


def test_the_setting_up_is_told_step_by_step_and_the_fairies_at_its_end() -> None:
    state = WishesState(WishesOptions(players=2, first=0), seed=4)
    state.listen()
    while state.decision is not None and state.decision.name.startswith("setup"):
        state.apply(state.legal()[0])
    sentences = said(state)
    keys = [key for key, _ in sentences]
    assert keys == [
        *["setup.neutral"] * 2,
        "setup.wanderer",
        *["setup.piles"] * 2,
        *["setup.place"] * 4,
        *["fairy"] * 2,
        "abandoned",
        "setup.pixie",
        "round",
    ]
    realms = [REALMS[realm] for realm in state.realms]
    assert [words["realm"] for key, words in sentences if key == "fairy"] == realms
    assert dict(sentences)["abandoned"] == {"realm": REALMS[state.abandoned]}


def test_a_card_beneath_the_wand_is_named_to_its_player_alone() -> None:
    for viewer in (0, 1):
        state = elsewhere(hands=("river.2 river.4",), wands=("up",))
        card = {"card": "river.4"} if viewer == 0 else {}
        words = {"player": 0, **card}
        assert told(state, "wand_place river.4", viewer=viewer) == [("wand.place", words)]


def test_who_has_too_many_cards_up_says_which_is_turned() -> None:
    state = home("river.1 river.6", up="river.2 river.3")
    play(state, *OWN)
    flip = next(action for action in state.legal() if action.card is not None)
    assert flip.card is not None
    (name,) = state.table.named([flip.card])
    state.listen()
    state.apply(flip)
    assert said(state)[0] == ("conquer.flip", {"player": 0, "card": name})


def test_a_wanderer_that_cannot_leave_is_said_to_be_shut_in() -> None:
    free = position(moves="pixie", player=0)
    assert "wanderer.shut" not in dict(told(free, "step 0,0", "push 1,0"))
    walled = play(position(moves="pixie", wanderer="0,0", pixie="2,0"), "step 1,0")
    after_the_pixie = told(walled, "stop")[1:]
    assert after_the_pixie[:2] == [("turn", {"player": 1}), ("wanderer.shut", {"player": 1})]


@pytest.mark.parametrize(
    ("deck", "idle", "end", "last"),
    [(3, 0, "river.1", "over"), (5, 1, "forest.9", "stall"), (5, 0, "forest.9", "round")],
)
def test_the_last_card_and_the_end_are_said(deck: int, idle: int, end: str, last: str) -> None:
    kingdoms = {"-1,0": "river.2", "0,0": "lake.2", "1,0": end}
    hand = "forest.4 forest.5 forest.6"
    state = position(kingdoms, pixie="-1,0", player=1, hands=("", hand), deck=deck)
    state.idle = idle
    built = ("create", "card forest.4", "card forest.5", "card forest.6", "cell 2,0")
    steps = built if end == "river.1" else ()
    sentences = told(state, "step 1,0", "stop", *steps)
    assert sentences[-1][0] == last
    assert ("deck.empty" in dict(sentences)) == (deck == 3)
    if last == "round":
        assert sentences[-1][1] == {"t": state.round + 1, "player": state.pixie_player}


def test_nothing_is_said_in_play_that_is_not_held_here() -> None:
    held = {
        "build",
        "collect",
        "conquer",
        "conquer.flip",
        "conquer.nothing",
        "create",
        "deal.under",
        "deal.up",
        "deck.empty",
        "done",
        "draw",
        "over",
        "pixie",
        "pixie.push",
        "pixie.step",
        "rid",
        "rid.keep",
        "rid.kingdom",
        "rid.pick",
        "rid.up",
        "round",
        "stall",
        "take",
        "turn",
        "wand.place",
        "wand.turn",
        "wanderer",
        "wanderer.shut",
        "wanderer.step",
    }
    setting_up = {
        "abandoned",
        "fairy",
        "setup.neutral",
        "setup.piles",
        "setup.pixie",
        "setup.place",
        "setup.wanderer",
    }
    assert keys_said("wishes", 2) <= held | setting_up


# Facts


def test_what_all_know_on_the_way() -> None:
    state = position(ROAD, pixie="-1,0", wands=("up",), up=("river.5",))
    play(state, "step 1,0")
    for viewer in (None, 0, 1):
        assert state.facts(viewer) == WishesFacts(
            first=0,
            round=1,
            lap=0,
            pixie_player=state.pixie_player,
            player=0,
            realms=(0, 1),
            abandoned=2,
            teams=state.options.team_count(),
            kingdoms=("map.-1,0", "map.0,0", "map.1,0", "map.2,0"),
            wanderer="map.1,0",
            pixie="map.-1,0",
            walked=1,
            start="map.0,0",
            visited=(),
            covered=(),
            targets=(),
            reach=(state.reach(0), state.reach(1)),
            limits=(state.limit(0), state.limit(1)),
            lifted=0,
            built=False,
            fresh=False,
            gifts=tuple(map(tuple, state.open_gifts())),
            latest=state.latest,
            stirred=False,
            idle=0,
            ended="",
        )
    assert any(map(any, state.facts(0).gifts)), "a card that lies up gives points"


def test_what_a_turn_changes_all_know() -> None:
    lifted = play(elsewhere(), "take 2,0").facts(1)
    assert (lifted.lifted, lifted.kingdoms) == (1, ("map.-1,0", "map.0,0", "map.1,0"))
    built = elsewhere(hands=("river.2 river.4 river.5 lake.5",))
    play(built, *BUILD)
    assert (built.facts(1).built, built.facts(1).kingdoms[-1]) == (True, "map.3,0")
    loaded = elsewhere(hands=("river.2 river.4",), wands=("up",))
    assert not loaded.facts(1).fresh
    assert play(loaded, "wand_place river.4").facts(1).fresh
    ridding = play(elsewhere({**ROAD, "3,0": "forest.5"}, hands=("lake.4 lake.5",)), "rid")
    assert ridding.facts(1).targets == ("map.3,0",)
    gained = position(road(start="lake.8 lake.2"), pixie="-1,0")
    before = gained.facts(1).latest
    after = play(gained, "step 1,0").facts(1)
    assert (after.stirred, after.latest != before) == (True, True)


def test_what_the_pixie_does_all_know() -> None:
    state = play(pixies_turn(), "step 1,0")
    free = state.facts(1)
    assert (free.pixie, free.walked, free.visited) == ("map.1,0", 0, ("map.0,0", "map.1,0"))
    paid = play(state.clone(), "step 2,0").facts(1)
    assert (paid.pixie, paid.walked, paid.visited[-1]) == ("map.2,0", 1, "map.2,0")
    play(state, "stop", "up river.4 0,0")
    assert (state.facts(1).visited, state.facts(1).covered) == ((), ("map.0,0",))
