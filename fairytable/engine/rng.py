"""A small seedable generator: the same numbers on every Python and every machine, for ever.

The algorithm, so that anybody can write it again:

* The state is one 64-bit number. `draw` is SplitMix64 (Steele, Lea, Flood 2014): add the golden
  gamma, then two rounds of xor-shift and multiply, then a last xor-shift.
* `below(n)` is the high half of the 128-bit product of a draw and n.
* `keys(n)` is n random 32-bit numbers for the price of one draw: the draw, written as eight
  little-endian bytes, is the message of SHAKE-128, and its first 4n output bytes are the numbers,
  little-endian. To shuffle is to sort by such keys (equal keys stay in order).
"""

from collections.abc import Sequence
from functools import cache
from hashlib import shake_128
from struct import Struct
from typing import Self, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


@cache
def _numbers(n: int) -> Struct:
    return Struct(f"<{n}I")


class Rng:
    """The generator; its whole state is one number, so copying it costs nothing."""

    __slots__ = ("state",)

    state: int

    def __init__(self, seed: int) -> None:
        """Start from a seed; only its lowest 64 bits count."""
        self.state = seed & _MASK

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.state = self.state
        return twin

    def draw(self) -> int:
        """A number of 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """One of 0..n-1."""
        return self.draw() * n >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def keys(self, n: int) -> list[int]:
        """As many random numbers of 32 bits: sort things by them to shuffle the things."""
        message = self.draw().to_bytes(8, "little")
        # A list: sorting by its items is quicker than by those of a tuple.
        return list(_numbers(n).unpack(shake_128(message).digest(4 * n)))
