"""What everybody at the table knows: nothing else is shown behind the curtain."""

from fairytable.engine.events import Event, LaidOut, Moved, Revealed, Said, Shuffled
from fairytable.engine.game import State, TableView
from fairytable.engine.table import STRANGER


def public_view(state: State) -> TableView:
    """A position with the eyes of nobody at the table: what only some players know is not in it."""
    return state.view(STRANGER)._replace(viewer=None)


def public_event(event: Event, players: int) -> Event | None:
    """An event without faces that not all know; None if it is not told to everybody."""
    everybody = (1 << players) - 1
    match event:
        case Said():
            return event.publicly()
        case Moved(told=told) if told >= 0:  # a mask of some players, not of all others
            return None
        case Moved(known=known) | Revealed(known=known) if known & everybody != everybody:
            return event._replace(face=None)
        case Shuffled(faces=faces, known=known) | LaidOut(faces=faces, known=known):
            seen = [
                face if mask & everybody == everybody else None
                for face, mask in zip(faces, known, strict=True)
            ]
            return event._replace(faces=tuple(seen))
    return event
