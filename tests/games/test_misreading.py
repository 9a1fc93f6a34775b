"""Plates, sheets and piles say what they are: no number has to be guessed."""

import pytest

from fairytable.bots import choose
from fairytable.engine import Rng, State
from fairytable.games import GAMES, staging_of
from fairytable.stage.cells import as_cell
from fairytable.stage.picture import FRONT, Words
from fairytable.stage.sheets import as_line
from fairytable.stage.staging import Staging
from tests.games.staged import stage
from tests.games.wishes.positions import position as wishes_position

REMOVED = [
    ("moons", "removed"),
    ("challenge", "removed.stones"),
    ("challenge", "removed.fairies"),
    ("fate", "discard"),
    ("hunters", "discard"),
]


def staging(game: str) -> Staging:
    found = staging_of(game)
    assert found is not None
    return found


def with_cards_in(game: str, zone: str) -> State:
    """A position of a game between bots where something lies in this zone."""
    rules = GAMES[game]
    state, rng = rules.new(rules.options.model_validate({}), 1), Rng(1)
    while len(state.view(0).zones[zone]) < 2 or (
        zone.startswith("removed.") and state.view(0).zones["drawn"]
    ):
        assert state.decision is not None, f"nothing ever lay in {zone}"
        state.apply(choose("greedy", rules, state, rng))
    return state


@pytest.mark.parametrize(("game", "zone"), REMOVED, ids=str)
def test_removed_cards_can_be_browsed(game: str, zone: str) -> None:
    state = with_cards_in(game, zone)
    folded = staging(game).arrange(stage(state))
    (area,) = [area for area in folded.areas if area.zone == zone]
    assert area.unfolds == zone
    shown = staging(game).arrange(stage(state)._replace(unfolded=zone))
    gone = {card.card for card in state.view(0).zones[zone]}
    places = [spot for spot in shown.spots if spot.card in gone]
    assert len(places) == len(gone), "each card lies in one place"
    assert all(spot.z >= FRONT for spot in places)
    assert len({spot.rect for spot in places}) == len(gone), "none hides another wholly"


@pytest.mark.parametrize("game", GAMES)
def test_cards_left_have_heads_and_a_total(game: str) -> None:
    rules = GAMES[game]
    state = rules.new(rules.options.model_validate({}), 1)
    page = staging(game).pages(stage(state))[-1]
    lines = [as_line(line) for line in page.lines]
    assert lines[0].heading
    assert len(lines[0].cells) >= 2
    ends = [as_cell(line.cells[-1]).text for line in (lines[0], lines[-1])]
    assert any(any(sign.isdigit() for sign in end) for end in ends), "one of them is the total"


def test_points_of_a_team_are_said_to_be_the_teams() -> None:
    alone = wishes_position(players=4)
    teams = wishes_position(players=4, teams="2x2")
    said = [
        [
            mark.text
            for mark in staging("wishes").arrange(stage(state)).under
            if isinstance(mark, Words)
        ]
        for state in (alone, teams)
    ]
    assert [words.count("team") + words.count("tm.") for words in said] == [0, 4]


def test_a_rivals_numbers_in_the_challenge_are_named() -> None:
    state = GAMES["challenge"].new(GAMES["challenge"].options.model_validate({"players": 4}), 1)
    picture = staging("challenge").arrange(stage(state))
    said = [mark.text for mark in picture.under if isinstance(mark, Words)]
    assert (said.count("Hand"), said.count("Fairies")) == (3, 3)
