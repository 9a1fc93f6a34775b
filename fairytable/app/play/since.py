"""What has happened since a person acted last: which steps, and which cards they moved."""

from collections.abc import Mapping

from fairytable.app.play.story import Story
from fairytable.engine import Moved
from fairytable.match import Match
from fairytable.stage.staging import Stage, seen_on


def steps_since(match: Match, player: int, upto: int) -> range:
    """The steps before this position that came after the player's last own one."""
    for step in range(upto - 1, -1, -1):
        decision = match.position(step).decision
        if decision is not None and decision.player == player:
            return range(step + 1, upto)
    return range(upto)


def traces(match: Match, story: Story, stage: Stage, steps: range) -> Mapping[int, int]:
    """The cards that these steps moved, as far as the viewer of the stage saw it, each with the
    colour of whoever moved it last."""
    found = {}
    for step in steps:
        decision = match.position(step).decision
        if decision is not None:
            colour = stage.people[decision.player].colour
            moved = (e for e in seen_on(stage, story.events(step)) if isinstance(e, Moved))
            found.update({event.card: colour for event in moved})
    return found
