"""Who may sit at a table."""

import pytest
from pydantic import ValidationError

from fairytable.engine import Options
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.match import Match, Seat, WrongOptions, WrongSeats, WrongSeed
from tests.match.matches import MOONS, people

TWO = MoonsOptions(players=2)


def test_a_bot_needs_a_level_and_a_person_has_none() -> None:
    with pytest.raises(ValidationError):
        Seat(name="Ann", kind="bot")
    with pytest.raises(ValidationError):
        Seat(name="Ann", level="greedy")


@pytest.mark.parametrize("name", ["", " Ann", "A\nB", "\ud800", "x" * 41])
def test_a_name_can_be_read_and_written(name: str) -> None:
    with pytest.raises(ValidationError):
        Seat(name=name)


def test_a_name_may_have_any_letters() -> None:
    assert Seat(name="Zoë 雪 🦊").name == "Zoë 雪 🦊"


def test_a_seat_cannot_be_changed() -> None:
    seat = Seat(name="Ann")
    with pytest.raises(ValidationError):
        seat.name = "Bob"  # type: ignore[misc]


def test_there_are_as_many_seats_as_players() -> None:
    with pytest.raises(WrongSeats, match="2 players, but there are 3 seats"):
        Match.new(MOONS, TWO, people(3), 1)


def test_two_players_never_share_a_name() -> None:
    seats = [Seat(name="Ann", colour=0), Seat(name="ann", colour=1)]
    with pytest.raises(WrongSeats, match="change one of the names"):
        Match.new(MOONS, TWO, seats, 1)


def test_two_players_never_share_a_colour() -> None:
    with pytest.raises(WrongSeats, match="“Bob” has another player's colour"):
        Match.new(MOONS, TWO, [Seat(name="Ann"), Seat(name="Bob")], 1)


def test_the_options_are_those_of_the_game() -> None:
    with pytest.raises(WrongOptions, match="moons"):
        Match.new(MOONS, Options(players=2), people(2), 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(WrongSeed):
        Match.new(MOONS, TWO, people(2), seed)
