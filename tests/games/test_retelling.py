"""What an action of a game on the table did can be told part by part, to everybody."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from fairytable.engine import CardView, Event, State, TableView
from fairytable.games import ON_THE_TABLE, staging_of
from fairytable.stage.beats import Beat, Retelling
from fairytable.stage.maps import seen_whole
from fairytable.stage.staging import Stage, Staging, seen_on
from tests.games.playing import CASES, Case, random_game
from tests.games.staged import stage

SHOWN = [
    found[k]
    for game in ON_THE_TABLE
    for found in [
        [
            c
            for c in CASES
            if c.game.id == game
            and not c.options.model_dump(exclude_defaults=True, exclude={"players"})
        ]
    ]
    for k in (0, -1)
]
"""Each game in its usual form, with as few and as many players as it can have."""
EVERY = 7
"""One step of a game in this many is looked at, by everybody."""


class Told(NamedTuple):
    """An action as one player is told it."""

    before: Stage
    after: Stage
    retelling: Retelling
    beats: list[Beat]
    views: list[TableView]
    """After each of the beats."""


def staged(case: Case) -> Staging:
    staging = staging_of(case.game.id)
    assert staging is not None
    return staging


def played(case: Case, seed: int) -> Iterator[tuple[State, State, list[Event]]]:
    for step in random_game(case, seed):
        after = step.before.clone()
        after.listen()
        after.apply(step.action)
        yield step.before, after, after.heard()


@cache
def told(case: Case) -> list[Told]:
    return list(_told(case, 2))


def _told(case: Case, seed: int) -> Iterator[Told]:
    staging = staged(case)
    for k, (before, after, events) in enumerate(played(case, seed)):
        last = after.decision is None
        for viewer in range(after.players) if k % EVERY == 0 or last else [0]:
            was, now = stage(before, viewer), stage(after, viewer)
            seen = seen_on(now, events)
            retelling = Retelling(was.view, now.view, seen, after.players)
            if retelling.possible:
                beats = list(staging.beats(retelling.events, was, now))
                views = [retelling.tell(beat) for beat in beats]
                yield Told(was, now, retelling, beats, views)


def lying(view: TableView) -> dict[str, tuple[CardView, ...]]:
    """What lies where: in its order, on its side."""
    return {zone: cards for zone, cards in view.zones.items() if cards}


def cards(view: TableView) -> list[CardView]:
    return [card for zone in view.zones.values() for card in zone]


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_table_can_be_laid_out_after_every_part_of_an_action(case: Case) -> None:
    staging = staged(case)
    laid = 0
    for one in told(case):
        for view in one.views:
            shown = one.after._replace(view=view, winners=(), scores=())
            picture = seen_whole(staging.arrange(shown))
            spots = [spot.card for spot in picture.spots]
            assert sorted(spots) == sorted(set(spots)) == sorted(c.card for c in cards(view))
            laid += 1
    assert laid > 50


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_when_all_is_told_every_card_lies_where_it_lies(case: Case) -> None:
    for one in told(case):
        rest = [e for e in one.retelling.events if all(e not in beat.events for beat in one.beats)]
        end = one.retelling.tell(Beat(tuple(rest)))
        assert lying(end) == lying(one.after.view)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_on_the_way_nobody_sees_a_face_that_is_hidden_before_and_after(case: Case) -> None:
    for one in told(case):
        known = Counter(c.face for c in (*cards(one.before.view), *cards(one.after.view)))
        for view in one.views:
            hidden = {c.card for c in cards(view) if c.face is None}
            shown = Counter(c.face for c in cards(view) if c.face is not None)
            assert len(hidden) + shown.total() == len(cards(one.after.view))
            assert shown <= known


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_nearly_every_action_can_be_told_to_everybody(case: Case) -> None:
    steps = sum(1 for _ in random_game(case, 2))
    assert sum(one.after.bottom == 0 for one in told(case)) > 0.8 * steps
