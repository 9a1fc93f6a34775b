"""Events are complete: applied to the view before an action they give the view after it."""

from fairytable.engine import CardView, TableView
from fairytable.engine.onlooker import Onlooker
from tests.games.cases import in_every_case
from tests.games.playing import Case, random_game

SEEDS = (1, 2)


def lying(view: TableView) -> dict[str, tuple[CardView, ...]]:
    return {zone: cards for zone, cards in view.zones.items() if cards}


@in_every_case
def test_the_events_lead_every_viewer_from_view_to_view(case: Case) -> None:
    for seed in SEEDS:
        for step in random_game(case, seed):
            after = step.before.clone()
            after.listen()
            after._apply(step.action)
            events = after.heard()
            for viewer in (None, *range(after.players)):
                seen = [e if viewer is None else e.seen_by(viewer) for e in events]
                onlooker = Onlooker(step.before.view(viewer).zones, after.players)
                onlooker.see(e for e in seen if e is not None)
                found = {zone: cards for zone, cards in onlooker.zones().items() if cards}
                assert found == lying(after.view(viewer)), (seed, viewer, step.action, seen)


@in_every_case
def test_whoever_is_told_nothing_sees_nothing_new(case: Case) -> None:
    """Facts and decisions included: what a player may not know must not show there either."""
    for step in random_game(case, 3):
        after = step.before.clone()
        after.listen()
        after._apply(step.action)
        events = after.heard()
        for viewer in range(after.players):
            if all(event.seen_by(viewer) is None for event in events):
                assert step.before.view(viewer) == after.view(viewer), (step.action, viewer)
