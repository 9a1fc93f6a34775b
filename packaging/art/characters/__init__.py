"""The faces of the computer players, by the name of their file."""

from collections.abc import Callable

from kit import Art

from characters.sitters import SITTERS

EMBLEMS: dict[str, Callable[[], Art]] = SITTERS
