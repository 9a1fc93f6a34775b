"""Players' shapes on rims that are told by a player's colour: for eyes that do not part colours."""

from collections.abc import Sequence

from fairytable.stage.picture import Crest, Mark, Panel, Rect

SIZE = 12.0


def crested(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """The same marks, with a player's shape on every rim in a player's colour."""
    found: list[Mark] = []
    for mark in marks:
        found.append(mark)
        if isinstance(mark, Panel) and mark.rim == "player" and mark.player is not None:
            corner = Rect(mark.rect.x + SIZE / 2, mark.rect.y - SIZE / 2, SIZE, SIZE)
            found.append(Crest(corner, mark.player))
    return tuple(found)
