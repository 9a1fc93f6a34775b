"""Records, streaks and the favourite game: what people like to remember."""

import pytest

from fairytable.match import Seat
from fairytable.storage.records import Mark, favourite, records, streaks
from fairytable.storage.statistics import Played

ANN = Seat(name="Ann", colour=0)
BOB = Seat(name="Bob", colour=1)
GUS = Seat(name="Gus", kind="bot", level="greedy", colour=2)


def game(
    day: int,
    scores: tuple[int, ...] = (10, 5),
    winners: tuple[int, ...] = (0,),
    *,
    name: str = "moons",
    seats: tuple[Seat, ...] = (ANN, GUS),
    **marks: tuple[int, ...] | int,
) -> Played:
    fields = {
        "game": name,
        "options": {},
        "when": f"2026-03-{day:02}",
        "seats": seats,
        "scores": scores,
        "winners": winners,
        "decisions": 9,
    }
    return Played.model_validate({**fields, **marks})


def test_the_largest_victory_and_the_best_score_are_remembered() -> None:
    found = records([game(1), game(2, (30, 28)), game(3, (9, 2)), game(4, (5, 60), (1,))])
    assert found.score == Mark(30, "Ann", "2026-03-02")
    assert found.margin == Mark(7, "Ann", "2026-03-03")


def test_only_a_winner_has_come_from_behind() -> None:
    games = [game(1, behind=(12, 0)), game(2, (1, 2), (1,), behind=(40, 3))]
    assert records(games).comeback == Mark(12, "Ann", "2026-03-01")


def test_gains_and_feats_count_for_losers_too() -> None:
    found = records([game(1, (1, 2), (1,), leaps=(17, 50), feats=(4, 9))])
    assert found.leap == Mark(17, "Ann", "2026-03-01")
    assert found.feat == Mark(4, "Ann", "2026-03-01")


def test_lines_of_older_programs_have_scores_alone() -> None:
    found = records([game(1)])
    assert (found.comeback, found.leap, found.feat) == (None, None, None)
    assert found.score is not None


def test_the_first_who_reached_a_record_holds_it() -> None:
    both = (ANN, BOB)
    found = records([game(1, (9, 9), (0, 1), seats=both), game(2, (9, 1), seats=both)])
    assert found.score == Mark(9, "Ann", "2026-03-01")


def test_what_was_taken_back_is_no_record_and_breaks_no_row() -> None:
    games = [game(1), game(2, (99, 1), taken_back=1), game(3)]
    assert records(games).score == Mark(10, "Ann", "2026-03-01")
    assert streaks(games)[0].now == 2


@pytest.mark.parametrize(
    ("won", "now", "longest"),
    [("", 0, 0), ("1", 1, 1), ("1101", 1, 2), ("0111", 3, 3), ("1110", 0, 3)],
)
def test_a_row_of_victories_ends_with_a_loss(won: str, now: int, longest: int) -> None:
    games = [game(k + 1, winners=(1 - int(one),)) for k, one in enumerate(won)]
    found = streaks(games)
    assert [(s.now, s.longest, s.won) for s in found] == (
        [(now, longest, won.count("1"))] if won else []
    )


def test_who_played_most_comes_first() -> None:
    games = [game(1, seats=(BOB, GUS)), game(2, seats=(ANN, GUS)), game(3, seats=(BOB, ANN))]
    games.append(game(4, seats=(ANN, GUS)))
    assert [streak.name for streak in streaks(games)] == ["Ann", "Bob"]


def test_the_favourite_is_what_people_played_most() -> None:
    bots = (GUS, GUS.model_copy(update={"name": "Rex"}))
    games = [game(1), game(2, name="fate"), game(3, name="fate")]
    games += [game(4, seats=bots), game(5, seats=bots)]
    assert favourite(games) == ("fate", 2)
    assert favourite([]) is None
