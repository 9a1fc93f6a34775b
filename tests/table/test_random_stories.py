"""Stories with all motifs, cut short at any moment, end as if nothing had been told."""

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from fairytable.engine import Event, Moved, Shuffled, Turned
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Mixing, Motif, Travel, TurnInAir
from fairytable.stage.ways import along_ring, through_middle
from fairytable.table.card_table import CardTable
from tests.table.ring_and_road import MIDDLE, SEATS, WALKER, Telling, scene_of, seats
from tests.table.tables import pixmaps
from tests.table.test_motifs import MOTIFS

OF_THE_RING = {"swap", "mix", "turn"}
"""Only one of these in an action: the next ones would speak of cards that have gone on."""


class Plan(NamedTuple):
    """A part of an action, before one knows which cards lie where."""

    kind: str
    a: int
    b: int
    motifs: tuple[str, ...]


PLANS = st.builds(
    Plan,
    st.sampled_from(["nothing", "walk", "grow", "change", *sorted(OF_THE_RING)]),
    st.integers(0, SEATS - 1),
    st.integers(0, SEATS - 1),
    st.lists(st.sampled_from(sorted(MOTIFS)), max_size=3).map(tuple),
)
ACTIONS = st.lists(st.lists(PLANS, min_size=1, max_size=3), min_size=1, max_size=3)


class Cut(NamedTuple):
    """When a story is cut short, and how."""

    scenes: int
    share: float
    skipped: bool
    """Or else the next action just comes."""


CUTS = st.lists(
    st.builds(Cut, st.integers(0, 3), st.floats(0, 1), st.booleans()), min_size=3, max_size=3
)


def told_as(story: Telling, plans: list[Plan]) -> list[Beat]:
    """What the plans mean on the table as it lies now."""
    done: set[str] = set()
    beats = []
    for plan in plans:
        excluded = done | (OF_THE_RING if done & OF_THE_RING else set())
        kind = "nothing" if plan.kind in excluded else plan.kind
        done.add(kind)
        beats.append(beat_of(story, plan._replace(kind=kind)))
    return beats


def beat_of(story: Telling, plan: Plan) -> Beat:
    named = tuple(MOTIFS[name] for name in plan.motifs)
    own: tuple[Motif, ...] = ()
    events: tuple[Event, ...] = ()
    facts: dict[str, object] = {}
    lying = {k: story.view.zones[f"ring.{k}"][0] for k in range(SEATS)}
    a, b = plan.a, plan.b
    one, other = lying[a], lying[b]
    match plan.kind:
        case "turn":
            events = (Turned(one.card, not one.up, None if one.up else one.card),)
            own = (TurnInAir(one.card),)
        case "swap" if a != b:
            events = (
                Moved(one.card, f"ring.{a}", f"ring.{b}", one.face, 0, up=one.up),
                Moved(other.card, f"ring.{b}", f"ring.{a}", other.face, 0, up=other.up),
            )
            own = (
                Travel(one.card, along_ring(seats(), a, b)),
                Travel(other.card, through_middle(seats()[b], seats()[a], MIDDLE, 30)),
            )
        case "mix":
            down = tuple(c.card for c in lying.values() if not c.up)
            events = (Shuffled(down, (None,) * len(down), (0,) * len(down)),)
            own = (Mixing(down),)
        case "walk":
            facts = {"walker": f"road.{a % 5}"}
            own = (Travel(WALKER, ("road.0", "road.2", "road.1"), gait="hop"),)
        case "grow":
            facts = {"grown": a if a < 5 else None}
        case "change":
            facts = {"emblem": f"fate/lantern-{'star' if a % 2 else 'square'}"}
    return Beat(events, facts=facts, motifs=named + own)


@settings(max_examples=25, deadline=None)
@given(actions=ACTIONS, cuts=CUTS, speed=st.sampled_from(["slow", "normal", "fast"]))
def test_a_story_cut_short_anywhere_ends_as_one_that_is_not_told(
    qapp: QApplication, actions: list[list[Plan]], cuts: list[Cut], speed: str
) -> None:
    told, silent = Telling(CardTable(pixmaps()), speed), Telling(CardTable(pixmaps()), "off")
    for plans, cut in zip(actions, cuts, strict=False):
        beats = told_as(told, plans)
        facts = {name: value for beat in beats for name, value in beat.facts.items()}
        for story in (told, silent):
            story.tell(*beats, **facts)
        for _ in range(cut.scenes):
            told.next_scene()
        told.go_to(told.length * cut.share)
        if cut.skipped:
            told.table.finish()
            assert scene_of(told.table) == scene_of(silent.table)
    told.table.finish()
    assert scene_of(told.table) == scene_of(silent.table)
    assert told.picture() == silent.picture()
    for story in (told, silent):
        story.table.close()
