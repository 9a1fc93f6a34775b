"""Worlds that differ only in what somebody cannot know are told and shown to them alike.

Each test looks with the eyes of every player, and with nobody's: so the table behind the curtain
has to look, of which only what everybody knows may be seen.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from fairytable.app.translation import CODES, Language
from fairytable.engine import (
    Action,
    Decision,
    Event,
    LaidOut,
    Moved,
    Revealed,
    Said,
    Shuffled,
    State,
    Turned,
)
from fairytable.engine.onlooker import Onlooker
from fairytable.games.moons.staging import MoonsStaging
from fairytable.stage.maps import seen_whole
from fairytable.stage.privacy import Privacy
from fairytable.stage.public import public_event, public_view
from fairytable.stage.staging import Stage, Staging, Translate, lines_of, seen_on
from fairytable.stage.unfolding import of_player
from tests.app.market import FairStaging, fair_match
from tests.games.cases import in_every_case
from tests.games.playing import Case, random_game
from tests.games.staged import curtained, english, stage
from tests.games.test_stagings import TABLES, of, on_every_table
from tests.games.worlds import another_world

OFTEN = 0.05
"""How many of the steps of a random game are looked at."""


class Looked(NamedTuple):
    """A step of a game with somebody's eyes, in one of two worlds."""

    before: Stage
    after: Stage
    events: list[Event]
    """What may be seen of it."""
    asked: Sequence[Action]
    """What the viewer may do now."""


class Step(NamedTuple):
    before: State
    action: Action
    after: State
    events: list[Event]


def steps(case: Case, seed: int, often: float = OFTEN) -> Iterator[Step]:
    """Some steps of a random game, each with what was told of it."""
    rng = Random(seed)
    for before, action, after in random_game(case, seed):
        if rng.random() < often or after.decision is None:
            yield step(before, action)


def step(before: State, action: Action) -> Step:
    after = before.clone()
    after.listen()
    after._apply(action)
    return Step(before, action, after, after.heard())


def seen(state: State, viewer: int | None, say: Translate, unfolded: str | None = None) -> Stage:
    """A position as a player sees it; nobody sees it behind the curtain."""
    if viewer is None:
        return curtained(state)._replace(say=say)
    over = state.decision is None
    return stage(state, viewer)._replace(
        say=say,
        unfolded=unfolded,
        winners=tuple(state.winners()) if over else (),
        scores=tuple(score[0] for score in state.scores()) if over else (),
    )


def looked(step: Step, viewer: int | None, say: Translate, seed: int | None = None) -> Looked:
    """The step as it was; with a seed, in worlds that may be just as well."""
    before, _, after, events = step
    unfolded = None if viewer is None else of_player((viewer + 1) % after.players)
    if seed is not None:
        before, after = (another_world(s, viewer, seed) for s in (before, after))
    was, now = (seen(state, viewer, say, unfolded) for state in (before, after))
    asks = after.decision is not None and after.decision.player == viewer
    return Looked(was, now, seen_on(now, events), after.legal() if asks else ())


def eyes(state: State) -> tuple[int | None, ...]:
    """Every player, and nobody; nothing is hidden by a curtain when all is over."""
    players = tuple(range(state.players))
    return players if state.decision is None else (None, *players)


@on_every_table
def test_all_that_is_shown_is_the_same_in_worlds_that_look_alike(table: int, qapp: object) -> None:
    case, spoken = TABLES[table], Language(CODES[table % len(CODES)])
    say = spoken.say_for(case.game.id)
    for step in steps(case, 7):
        for viewer in eyes(step.after):
            real = looked(step, viewer, say)
            other = looked(step, viewer, say, seed=11)
            assert real.after.view == other.after.view, (viewer, step.action)
            for (name, one), (_, two) in zip(
                everything(of(case), real), everything(of(case), other), strict=True
            ):
                assert one == two, (name, viewer, step.action)
    spoken.fall_silent()


def everything(staging: Staging, looked: Looked) -> Iterator[tuple[str, object]]:
    """All that a table, a panel or a screen reader makes of a step, each with its name."""
    now, asked = looked.after, looked.asked
    picture = seen_whole(staging.arrange(now))
    yield "picture", picture
    yield "names of places", [area.name for area in picture.areas]
    yield "told of places", [staging.tell(area.zone, now) for area in picture.areas]
    yield "names of cards", [staging.card_name(spot.card, now) for spot in picture.spots]
    yield "sheet", staging.sheet(now)
    yield "pages", staging.pages(now)
    if now.view.decision is not None:
        yield "meanwhile", staging.meanwhile(now)
    yield "reasons", list(_reasons(staging, now))
    yield "lines", lines_of(staging, looked.events, now)
    yield "errands", staging.errands(looked.events)
    yield "beats", list(staging.beats(looked.events, looked.before, now))
    if not now.curtain:
        yield "greeting", staging.greeting(now)
    yield "quest", staging.quest(now)
    if asked:
        yield "asked", asked
        yield "prompt", staging.asked(now)
        yield "bubble", staging.bubble(now)
        yield "actions", [staging.describe(action, now) for action in asked]
        lifts = {action.card for action in asked if action.card is not None}
        yield "lifted", [staging.prompt(now._replace(lifted=card)) for card in sorted(lifts)]
        yield "previews", [seen_whole(staging.arrange(now._replace(preview=a))) for a in asked[:3]]
    if now.view.decision is None:
        yield "ledger", staging.ledger(now)


def _reasons(staging: Staging, now: Stage) -> Iterator[str]:
    """Why cards stay, and why they cannot go to a few places; one sentence where others decide."""
    decision, zones = now.view.decision, sorted(now.view.zones)
    if decision is None or decision.player != now.bottom:
        zones = zones[:1]
    for k, zone in enumerate(zones):
        yield staging.refusal(now, None, zone)
        for card in now.view.zones[zone][-2:]:
            for target in (None, *zones[k % 5 :: 5]):
                yield staging.refusal(now, card.card, target)


# Decisions without a curtain


def told_by_choices(staging: Staging, state: State, say: Translate) -> str:
    """What somebody could learn about hidden cards from an open or half decision, by watching what
    may be done and what is asked; empty if it is private, or tells nothing."""
    shown = curtained(state)._replace(say=say)
    decision = shown.view.decision
    if decision is None or staging.privacy(decision, shown) == "full":
        return ""
    real = _asked_openly(staging, state, say)
    for seed in range(5):
        other = _asked_openly(staging, another_world(state, None, seed), say)
        for (name, one), (_, two) in zip(real, other, strict=True):
            if one != two:
                return f"{decision.name}: {name}"
    return ""


def _asked_openly(staging: Staging, state: State, say: Translate) -> list[tuple[str, object]]:
    """All that is asked of somebody who decides before everybody's eyes."""
    assert state.decision is not None
    bottom = state.decision.player
    now = curtained(state, bottom)._replace(say=say, openly=True)
    asked = state.legal()
    assert now.view.decision is not None
    return [
        ("privacy", staging.privacy(now.view.decision, now)),
        ("what may be done", asked),
        ("what plays by itself", staging.forced(state)),
        ("bubble", staging.bubble(now)),
        ("prompt", staging.asked(now)),
        ("picture", staging.arrange(now)),
        ("words", [staging.describe(action, now) for action in asked]),
        ("gestures", [staging.gestures(action, now) for action in asked]),
    ]


@on_every_table
def test_what_is_decided_without_a_curtain_is_the_same_in_all_worlds_that_look_alike(
    table: int, qapp: object
) -> None:
    """Who sees what may be done, and what is asked, must not learn of hidden cards by it."""
    case, spoken = TABLES[table], Language("en")
    say = spoken.say_for(case.game.id)
    for seed in (7, 8):
        for step in steps(case, seed, often=0.2):
            assert told_by_choices(of(case), step.after, say) == "", step.action
    spoken.fall_silent()


class Careless(MoonsStaging):
    """Would let a card be played from the hand before everybody's eyes."""

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        return "half" if decision.name == "play" else "full"


def test_a_decision_that_depends_on_hidden_cards_is_found_out() -> None:
    case = next(case for case in TABLES if isinstance(of(case), MoonsStaging))
    found = {told_by_choices(Careless(), s.after, english) for s in steps(case, 7, often=0.2)}
    assert "play: what may be done" in found


def test_a_fair_asks_openly_only_what_everybody_may_know() -> None:
    staging, match = FairStaging(), fair_match(3)
    met = set()
    while match.decision is not None:
        met.add(staging.privacy(match.decision, curtained(match.state)))
        assert told_by_choices(staging, match.state, english) == ""
        match.play(match.state.legal()[-1])
    assert met == {"open", "half", "full"}


# Events


@in_every_case
def test_sentences_tell_nobody_more_than_the_cards_show(case: Case) -> None:
    """The same is done in two worlds that a player cannot tell apart: as long as the player is
    shown the same faces, the same is said."""
    compared = 0
    for real in steps(case, 5, often=0.5):
        for viewer in eyes(real.before):
            world = another_world(real.before, viewer, 13)
            if real.action not in world.legal():
                continue
            other = step(world, real.action)
            one, two = (_seen_events(s, viewer) for s in (real, other))
            if _shown(one) == _shown(two) and _asked(real, viewer) == _asked(other, viewer):
                compared += 1
                assert one == two, (viewer, real.action)
    assert compared > 20


def _asked(step: Step, viewer: int | None) -> object:
    state = step.after
    return public_view(state).decision if viewer is None else state.view(viewer).decision


def _seen_events(step: Step, viewer: int | None) -> list[Event]:
    players = step.after.players
    told = [public_event(e, players) if viewer is None else e.seen_by(viewer) for e in step.events]
    return [event for event in told if event is not None]


ANSWERS = {"heard"}
"""What somebody who is asked says aloud about hidden cards, because the rules want it."""


def _shown(events: Sequence[Event]) -> list[object]:
    """The faces, and who has come to know them."""
    return [
        event
        for event in events
        if isinstance(event, Moved | Revealed | Turned | Shuffled | LaidOut)
        or (isinstance(event, Said) and event.key in ANSWERS)
    ]


@in_every_case
def test_public_events_lead_from_one_public_view_to_the_next(case: Case) -> None:
    for before, action, after, events in steps(case, 3, often=0.4):
        if before.decision is None or after.decision is None:
            continue
        onlooker = Onlooker(public_view(before).zones, after.players)
        told = [public_event(event, after.players) for event in events]
        onlooker.see(event for event in told if event is not None)
        found = {zone: cards for zone, cards in onlooker.zones().items() if cards}
        lying = {zone: cards for zone, cards in public_view(after).zones.items() if cards}
        assert found == lying, action


@in_every_case
def test_besides_cards_only_who_decides_knows_more_than_the_others(case: Case) -> None:
    """So the public view may have anybody's facts but theirs."""
    for _, _, after, _ in steps(case, 2, often=0.3):
        decider = None if after.decision is None else after.decision.player
        facts = [after.view(p)[3] for p in range(after.players) if p != decider]
        assert all(one == facts[0] for one in facts)


def test_behind_the_curtain_no_private_face_is_in_the_view() -> None:
    for case in TABLES:
        for _, _, after, _ in steps(case, 4):
            for cards in public_view(after).zones.values():
                for card in cards:
                    assert (card.face is not None) == card.open
