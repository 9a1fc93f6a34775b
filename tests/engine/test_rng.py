"""The generator gives the same numbers for ever, and fair ones."""

from collections import Counter
from hashlib import shake_128
from itertools import permutations

import pytest

from fairytable.engine import Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    # The first numbers that the published reference implementation gives for seed 1234567.
    rng = Rng(1234567)
    assert [rng.draw() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_keys_are_those_of_shake_128() -> None:
    output = shake_128(Rng(1).draw().to_bytes(8, "little")).digest(16)
    words = [int.from_bytes(output[i : i + 4], "little") for i in range(0, 16, 4)]
    assert list(Rng(1).keys(4)) == words


def test_only_the_lowest_64_bits_of_a_seed_count() -> None:
    assert Rng(-1).draw() == Rng(2**64 - 1).draw() == Rng(2**70 - 1).draw()


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = Rng(5)
    twin = rng.clone()
    ahead = [rng.below(100) for _ in range(10)]
    assert [twin.below(100) for _ in range(10)] == ahead


@pytest.mark.parametrize("n", [1, 2, 6, 10])
def test_below_is_even(n: int) -> None:
    rng = Rng(6)
    counts = Counter(rng.below(n) for _ in range(6000))
    assert set(counts) == set(range(n))
    assert all(abs(count - 6000 / n) < 6 * (6000 / n) ** 0.5 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    rng = Rng(8)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        keys = rng.keys(4)
        counts[tuple(sorted(range(4), key=keys.__getitem__))] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in counts.values())
