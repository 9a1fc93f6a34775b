"""Writes the `clone` of a position from its slots, so that no field can be forgotten.

How a field is copied is read off its annotation. What cannot change is shared; lists, dicts and
byte rows are copied, and those that lie in them too; what has a `clone` of its own is asked for it.
Anything else is refused when the class is made.
"""

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

_SHARED = (int, float, str, bytes, tuple, frozenset, NoneType)
"""Of these types and those made of them, named tuples included, nothing ever changes."""


def slots(cls: type) -> list[str]:
    """The fields of a class and of those that it is made of, the oldest first."""
    return [slot for part in reversed(cls.__mro__) for slot in part.__dict__.get("__slots__", ())]


def write_clone(cls: type) -> Callable[[Any], Any]:
    """A function that copies an instance of this class, field by field."""
    hints = get_type_hints(cls)
    lines = ["def clone(self):", " twin = new(cls)"]
    for slot in slots(cls):
        if slot not in hints:
            raise TypeError(f"{cls.__name__}.{slot} has no annotation: nobody can tell its copy")
        copy = _copy(hints[slot], f"self.{slot}")
        if copy is None:
            raise TypeError(f"{cls.__name__}.{slot} is a {hints[slot]}: it cannot be copied")
        lines.append(f" twin.{slot} = {copy}")
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n".join([*lines, " return twin"]), scope)
    written: Callable[[Any], Any] = scope["clone"]
    return written


def _copy(kind: Any, thing: str) -> str | None:
    """The expression that copies a thing of this type; None if there is none."""
    if _unchanging(kind):
        return thing
    row, parts = get_origin(kind) or kind, get_args(kind)
    if row is bytearray:
        return f"{thing}[:]"
    if row not in (list, dict):
        return f"{thing}.clone()" if hasattr(row, "clone") else None
    inner = _copy(parts[-1], "x") if parts else None
    if inner is None:
        return None
    if row is list:
        return f"{thing}[:]" if inner == "x" else f"[{inner} for x in {thing}]"
    return f"{thing}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {thing}.items()}}"


def _unchanging(kind: Any) -> bool:
    origin = get_origin(kind)
    if origin is Literal:
        return True
    if origin in (Union, UnionType, tuple):
        return all(_unchanging(part) for part in get_args(kind) if part is not ...)
    frozen = getattr(kind, "model_config", {}).get("frozen", False)
    return bool(frozen) or (isinstance(kind, type) and issubclass(kind, _SHARED))
