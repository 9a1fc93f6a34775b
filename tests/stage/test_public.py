"""Behind the curtain stands nobody: what only some players know is in no public view."""

from collections import defaultdict

import pytest

from fairytable.engine import Rng, State
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.public import public_view
from fairytable.stage.staging import Person, Stage


def said(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.format(**fields)


def behind_the_curtain(state: State, bottom: int) -> Stage:
    people = [Person(f"P{i}", i) for i in range(state.players)]
    return Stage(public_view(state), 1000, 700, people, bottom, said, shared=True, curtain=True)


def other_world(state: State, rng: Rng) -> State:
    """The same for somebody who knows only what everybody knows."""
    twin = state.clone()
    table = twin.table
    alike: dict[str, list[int]] = defaultdict(list)
    for card, mask in enumerate(table.known):
        if mask != table.everybody:
            alike[table.deck.backs[table.faces[card]]].append(card)
    for cards in alike.values():
        faces = [table.faces[card] for card in cards]
        for card in cards:
            table.faces[card] = faces.pop(rng.below(len(faces)))
    return twin


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_two_worlds_that_differ_in_secrets_look_the_same_behind_the_curtain(game: str) -> None:
    rules, staging = GAMES[game], staging_of(game)
    assert staging is not None
    state, rng = rules.new(rules.options(players=3), 5), Rng(5)
    for _ in range(60):
        if state.decision is None:
            break
        twin, bottom = other_world(state, rng), state.decision.player
        real, other = behind_the_curtain(state, bottom), behind_the_curtain(twin, bottom)
        assert real.view.zones == other.view.zones
        assert staging.pages(real) == staging.pages(other)
        assert staging.sheet(real) == staging.sheet(other)
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_stranger_sees_the_faces_that_everybody_knows(game: str) -> None:
    rules = GAMES[game]
    state, rng = rules.new(rules.options(players=3), 7), Rng(7)
    for _ in range(40):
        if state.decision is None:
            break
        state.apply(rng.choice(state.legal()))
    table = state.table
    seen = {c.card: c.face for cards in public_view(state).zones.values() for c in cards}
    everybody = {c for c, mask in enumerate(table.known) if mask == table.everybody}
    assert {card for card, face in seen.items() if face is not None} == everybody & seen.keys()
