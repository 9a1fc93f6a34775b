"""How much something matters is a number; what is ordinary is told as it always was."""

import pytest

from fairytable.stage.weight import ORDINARY, magnified, weighed


def test_a_gain_and_a_loss_of_the_same_size_matter_alike() -> None:
    assert weighed(-15, 30) == weighed(15, 30) == 0.5
    assert weighed(42, 30) == 1.0


def test_what_is_ordinary_is_told_as_it_is() -> None:
    assert magnified(ORDINARY, 0.3, 2.4) == pytest.approx(1.0)
    assert magnified(0.0, 0.3, 2.4) == pytest.approx(0.3)
    assert magnified(1.0, 0.3, 2.4) == pytest.approx(2.4)


def test_more_is_never_told_as_less() -> None:
    told = [magnified(k / 20, 0.3, 2.4) for k in range(21)]
    assert told == sorted(told)
