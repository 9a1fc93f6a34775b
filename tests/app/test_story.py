"""The story: what `play` told is kept, said once to each reader, and ends where one looks back."""

from collections.abc import Sequence

import pytest

from fairytable.app.play.story import TAKEN_BACK, Story
from fairytable.engine import Event, Said
from fairytable.games.moons.staging import MoonsStaging
from fairytable.match import Match, TakenBack
from fairytable.stage.staging import Line, Stage, lines_of
from tests.games.staged import stage
from tests.match.matches import moons


class Counting(MoonsStaging):
    """Counts how often a sentence is put together."""

    def __init__(self) -> None:
        self.said = 0

    def line(self, said: Said, stage: Stage) -> Line:
        self.said += 1
        return super().line(said, stage)


@pytest.fixture
def match() -> Match:
    return moons(players=3)


def play(story: Story, match: Match, count: int) -> list[Sequence[Event]]:
    """Play this many first actions; returns what each of them told."""
    return [story.play(match.state.legal()[0]) for _ in range(count)]


def texts(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def test_the_events_of_a_played_step_are_those_that_play_returned(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = Story(match)
    told = play(story, match, 6)
    monkeypatch.setattr(Match, "events_of", lambda self, step: pytest.fail("plays it again"))
    assert [story.events(step) for step in range(6)] == told


def test_steps_from_before_the_story_are_told_by_the_match(match: Match) -> None:
    told = play(Story(match), match, 6)
    later = Story(match)
    assert [later.events(step) for step in range(6)] == told


def test_a_sentence_is_put_together_once_for_each_reader(match: Match) -> None:
    story, staging = Story(match), Counting()
    play(story, match, 8)
    first = story.lines(staging, stage(match.state, 0))
    once = staging.said
    assert first
    assert story.lines(staging, stage(match.state, 0)) == first
    assert staging.said == once
    story.lines(staging, stage(match.state, 1))
    assert staging.said == 2 * once
    play(story, match, 1)
    story.lines(staging, stage(match.state, 0))
    assert staging.said == 2 * once + sum(isinstance(event, Said) for event in story.events(8))


def test_another_language_has_everything_said_again(match: Match) -> None:
    story, staging = Story(match), Counting()
    play(story, match, 4)
    story.lines(staging, stage(match.state, 0))
    once = staging.said
    story.forget_words()
    story.lines(staging, stage(match.state, 0))
    assert staging.said == 2 * once


def test_other_actions_have_another_story(match: Match) -> None:
    story, staging = Story(match), MoonsStaging()
    play(story, match, 6)
    before = texts(story.lines(staging, stage(match.state, 0)))
    match.go_to(4)
    other = match.state.legal()[-1]
    assert other != match.history[4]
    story.play(other)
    after = texts(story.lines(staging, stage(match.state, 0)))
    fresh = texts(Story(match).lines(staging, stage(match.state, 0)))
    assert after == fresh != before


def test_looking_back_ends_the_story_where_one_looks(match: Match) -> None:
    story, staging = Story(match), MoonsStaging()
    play(story, match, 8)
    whole = texts(story.lines(staging, stage(match.state, 0)))
    for upto in range(9):
        part = texts(story.lines(staging, stage(match.position(upto), 0), upto))
        assert part == whole[: len(part)]
        events = [event for step in range(upto) for event in story.events(step)]
        assert len(part) == len(lines_of(staging, events, stage(match.state, 0)))


def test_who_took_a_move_back_is_told_at_that_position_and_not_before(match: Match) -> None:
    story, staging = Story(match), MoonsStaging()
    play(story, match, 6)
    match.taken_back = (TakenBack(1, 3),)
    sentence = TAKEN_BACK.format(name="Bartolomeo")
    told = [
        sentence in texts(story.lines(staging, stage(match.position(k), 0), k)) for k in range(7)
    ]
    assert told == [False, False, False, True, True, True, True]
    lines = texts(story.lines(staging, stage(match.state, 0)))
    before = texts(story.lines(staging, stage(match.position(3), 0), 3))
    assert lines.index(sentence) == len(before) - 1
