"""Who knows what in Hunters: section 4 of its rules page."""

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

from fairytable.engine import Moved, Rng, Said
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE
from tests.games.hunters.positions import at, play, play_until, position

NOBODY, EVERYBODY = 0b0000, 0b1111


class Case(NamedTuple):
    """After these steps the top card of a zone is known to these players, and lies so."""

    name: str
    build: Callable[[], HuntersState]
    steps: tuple[str, ...]
    zone: str
    known: int
    up: bool = False


def caging(face: str) -> HuntersState:
    """Player 0 faces this card with the cage; player 2 knows the card at 5."""
    return position(
        circle={0: face},
        tools="cage camera camera camera",
        knows={0: [4], 1: [4], 2: [5]},
        photos={0: "good"},
        hands={0: "wisp queen"},
        deck=8,
    )


CASES = [
    Case("a dealt card", position, (), "circle.1", NOBODY),
    Case("the deck", position, (), "deck", NOBODY),
    Case("the film", position, (), "photos.deck", NOBODY),
    Case("a hand", position, (), "hand.2", 0b0100),
    Case(
        "a card moves with its knowers", lambda: caging("wood"), ("swap 5 6",), "circle.6", 0b0100
    ),
    Case("not the place is known", lambda: caging("wood"), ("swap 5 6",), "circle.5", NOBODY),
    Case("opposites too", lambda: caging("wood"), ("swap 4 10",), "circle.10", 0b0011),
    Case("a caught fairy", lambda: caging("wood"), ("done",), "evidence.0", EVERYBODY, True),
    Case("a card in vain", lambda: caging("dust"), ("done",), "circle.0", EVERYBODY, True),
    Case("revealed by others", lambda: caging("wood"), ("done",), "circle.3", EVERYBODY, True),
    Case("not revealed", lambda: caging("wood"), ("done",), "circle.5", 0b0100),
    Case("refilled", lambda: caging("wood"), ("done", "refill queen"), "circle.0", 0b0001),
    Case("a wisp", lambda: caging("wisp"), ("done",), "discard", EVERYBODY, True),
    Case("a photo", lambda: position(circle={0: "wood"}), ("done",), "photos.0", EVERYBODY, True),
    Case("a returned photo", lambda: caging("puffball"), ("done",), "photos.deck", NOBODY),
    Case("drawn by a Primrose", lambda: caging("primrose"), ("done",), "hand.3", 0b1000),
    Case("mixed by a Dandelion", lambda: caging("dandelion"), ("done",), "circle.5", NOBODY),
    Case("mixed, once known to two", lambda: caging("dandelion"), ("done",), "circle.4", NOBODY),
    Case(
        "the Dandelion itself", lambda: caging("dandelion"), ("done",), "discard", EVERYBODY, True
    ),
    Case(
        "mixed, once face up",
        lambda: position(circle={0: "dandelion"}, tools="cage camera camera camera", up=[7]),
        ("done",),
        "circle.7",
        NOBODY,
    ),
    Case(
        "a face-up card that is swapped",
        lambda: position(up=[7]),
        ("swap 7 8",),
        "circle.8",
        EVERYBODY,
        True,
    ),
    Case(
        "a Hag Stone",
        lambda: position(evidence={0: "stone"}, knows={3: [7]}),
        ("use stone", "peek 7"),
        "circle.7",
        0b1001,
    ),
    Case(
        "a card that was only chosen for the prisoner is shown to all",
        lambda: position(pos=[0, 3, CENTRE, 9]),
        ("done", "card 7"),
        "discard",
        EVERYBODY,
        True,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_who_knows_a_card(case: Case) -> None:
    state = play(case.build(), *case.steps)
    card = state.table.zones[case.zone][-1]
    assert state.table.known[card] == case.known
    assert state.table.lies_up(card) == case.up
    for p in range(state.players):
        view = state.view(p).zones[case.zone][-1]
        assert (view.face is not None) == bool(case.known >> p & 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_opening_peek_shows_everybody_ones_own_card_only(players: int) -> None:
    state = HuntersState(HuntersOptions(players=players), seed=5)
    for q, zone in enumerate(CIRCLE):
        peeked = 1 << state.pos.index(q) if q in state.pos else NOBODY
        assert state.table.known[state.table.zones[zone][0]] == peeked


def test_that_somebody_knows_a_card_is_open() -> None:
    state = position(knows={1: [4], 3: [4, 5]}, up=[6])
    assert state.facts(None).knowers == (0, 0, 0, 0, 0b1010, 0b1000, EVERYBODY, 0, 0, 0, 0, 0)


def test_discards_from_the_hand_are_shown() -> None:
    state = position(hands={0: "wisp wisp wisp wisp wisp wisp wood"})
    play_until(state, "discard_hand")
    play(state, "discard wood")
    assert state.table.known[state.table.zones["discard"][-1]] == EVERYBODY


def test_what_was_seen_or_laid_is_told_to_that_player_only() -> None:
    state = position(circle={0: "wood"}, tools="cage camera camera camera", evidence={0: "stone"})
    state.listen()
    play(state, "use stone", "peek 7", "peek 8", "peek 9", "done")
    state.apply(state.legal()[0])
    told = [event for event in state.heard() if isinstance(event, Said)]
    secret = [event for event in told if event.secret]
    assert [event.key for event in secret] == ["peek"] * 3 + ["refill"]
    assert {event.known for event in secret} == {0b0001}
    assert all("card" not in event.words for event in told if event.key in ("peek", "refill"))


def test_all_that_happens_hides_the_faces_of_hidden_cards() -> None:
    state = caging("primrose")
    state.listen()
    play_until(state, "swap", 2)
    moves = [event for event in state.heard() if isinstance(event, Moved)]
    drawn = [event for event in moves if event.source == "deck"]
    assert len(drawn) == 8
    for event in drawn:
        owner = int(event.target[-1])
        told = [event.seen_by(p) for p in range(4)]
        assert [m is not None and m.face is not None for m in told] == [
            p == owner for p in range(4)
        ]


@pytest.mark.parametrize("players", [3, 6])
def test_a_guess_cannot_be_told_from_the_real_table(players: int) -> None:
    state = HuntersState(HuntersOptions(players=players), seed=players)
    dice, rng = random.Random(players), Rng(1)
    while state.decision is not None:
        for p in range(players):
            guess = state.determinize(p, rng)
            assert guess.view(p) == state.view(p)
            if p == state.decision.player:
                assert guess.legal() == state.legal()
        state.apply(dice.choice(state.legal()))


def test_a_thread_reaction_prompt_depends_on_open_facts_only() -> None:
    """Whether the card has changed is told by its handle, which everybody sees."""
    state = position(evidence={1: "dust"}, knows={0: [3, 4]})
    same = position(evidence={1: "dust"}, knows={0: [3, 4]})
    table = same.table
    here, there = at(same, 3), at(same, 4)
    table.faces[here], table.faces[there] = table.faces[there], table.faces[here]
    for world in (state, same):
        play(world, "swap 3 4", "done")
        assert world.decision is not None
        assert world.decision.name == "react"
