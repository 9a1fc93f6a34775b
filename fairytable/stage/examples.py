"""Positions that the rules of a game show as pictures of its table. No Qt."""

from typing import NamedTuple

from fairytable.engine.action import Action
from fairytable.engine.game import State
from fairytable.stage.maps import seen_whole
from fairytable.stage.picture import Picture, Rect, bounds, overlap
from fairytable.stage.staging import Person, Stage, Translate

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca")
"""The players of all examples."""
MARGIN = 16


class Example(NamedTuple):
    """A position, and what of it is looked at."""

    state: State
    viewer: int = 0
    """Who looks, and sits at the lower edge."""
    around: tuple[str, ...] = ()
    """The places that are shown, with all that lies between them; none: the whole table."""
    about_to: Action | None = None
    """What the viewer is about to do: its card is picked up, and all that it can be put on is
    lit."""
    asked: bool = False
    """Whether it is seen what the viewer is asked: what can be taken glows, and a question that
    belongs to a place stands there."""
    air: int = MARGIN
    """Pixels of the table that are seen around what is shown."""
    table: tuple[int, int] = (980, 774)
    """The size of the table on which it is laid out; pages whose examples differ in it are slower
    to paint."""

    def stage(self, say: Translate) -> Stage:
        """As the viewer sees it."""
        view, (width, height) = self.state.view(self.viewer), self.table
        people = [Person(NAMES[p], p) for p in range(self.state.players)]
        return Stage(view, width, height, people, self.viewer, say)

    def part_of(self, picture: Picture) -> Rect:
        """The part of the table that is shown."""
        whole = Rect(0, 0, *picture.size)
        areas = seen_whole(picture).areas
        places = [area.rect for area in areas if area.zone in self.around]
        if not places:
            return whole
        return overlap(bounds(places).inset(-self.air), whole) or whole
