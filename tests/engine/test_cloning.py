"""A clone is written from a position's fields: what is added to a position is copied with it."""

from typing import Literal, NamedTuple

import pytest

from fairytable.engine import Action, State
from fairytable.engine.cloning import slots, write_clone
from tests.games.playing import CASES, Case, random_game


class Nest(NamedTuple):
    eggs: tuple[int, ...]


class Bell:
    """Something that copies itself."""

    __slots__ = ("rung",)

    rung: int

    def clone(self) -> "Bell":
        twin = Bell()
        twin.rung = self.rung
        return twin


class Tower:
    __slots__ = ("bell", "birds", "doors", "floors", "mood", "nests", "stairs", "wind")

    bell: Bell
    birds: dict[str, int]
    doors: dict[str, list[int]]
    floors: list[list[int]]
    mood: Literal["gay", "grim"]
    nests: tuple[Nest, ...]
    stairs: bytearray
    wind: int | str | None


def tower() -> Tower:
    built = Tower()
    built.bell = Bell()
    built.bell.rung = 1
    built.birds = {"owl": 2}
    built.doors = {"front": [1]}
    built.floors = [[1], [2]]
    built.mood = "grim"
    built.nests = (Nest((1, 2)),)
    built.stairs = bytearray(b"ab")
    built.wind = None
    return built


def test_what_cannot_change_is_shared_and_all_else_is_copied() -> None:
    first = tower()
    twin = write_clone(Tower)(first)
    assert [getattr(twin, name) for name in slots(Tower)[1:]] == [
        getattr(first, name) for name in slots(Tower)[1:]
    ]
    assert twin.nests is first.nests
    twin.bell.rung += 1
    twin.birds["owl"] += 1
    twin.doors["front"].append(2)
    twin.floors[1].append(3)
    twin.stairs[0] = 0
    assert (first.bell.rung, first.birds, first.doors) == (1, {"owl": 2}, {"front": [1]})
    assert (first.floors, bytes(first.stairs)) == ([[1], [2]], b"ab")


class _Meadow(State):
    """A position that only its own fields tell from others."""

    __slots__ = ()

    def legal(self) -> list[Action]:
        return []

    def _apply(self, action: Action) -> None:
        raise AssertionError("nothing is legal")

    def facts(self, player: int | None) -> Nest:
        return Nest(())

    def scores(self) -> list[tuple[int, ...]]:
        return []


def test_a_field_that_is_added_is_copied() -> None:
    class Flowers(_Meadow):
        __slots__ = ("petals",)

        petals: list[int]

    assert "petals" in Flowers.clone.__code__.co_names


def test_a_field_without_annotation_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Flowers\.petals has no annotation"):

        class Flowers(_Meadow):
            __slots__ = ("petals",)


@pytest.mark.parametrize("kind", [set[int], list, list[object], tuple[int, list[int]]])
def test_a_field_that_nobody_can_copy_is_refused(kind: object) -> None:
    with pytest.raises(TypeError, match=r"Flowers\.petals is a .* it cannot be copied"):
        type("Flowers", (_Meadow,), {"__slots__": ("petals",), "__annotations__": {"petals": kind}})


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_field_of_a_game_comes_along_and_nothing_that_changes_is_shared(case: Case) -> None:
    state = [step.before for step, _ in zip(random_game(case, 2), range(40), strict=False)][-1]
    twin = state.clone()
    assert twin.digest() == state.digest()
    for here, there in ((state, twin), (state.table, twin.table), (state.rng, twin.rng)):
        for name in slots(type(here)):
            mine, other = getattr(here, name), getattr(there, name)
            changing = name != "rules" and isinstance(
                mine, list | dict | bytearray | type(state.table) | type(state.rng)
            )
            assert (other is mine) != changing, name
