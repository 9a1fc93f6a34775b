"""Actions and decisions give their parts, or say clearly that they have none."""

from collections.abc import Callable

import pytest

from fairytable.engine import Action, Decision, Incomplete


def test_an_action_gives_the_parts_that_it_has() -> None:
    assert Action("play", card=0).the_card == 0
    assert Action("go", zone="hill").the_zone == "hill"
    assert Action("place", choice=0).the_number == 0
    assert Action("name", choice="leaf").the_word == "leaf"


def test_a_decision_gives_what_it_is_about() -> None:
    assert Decision(1, "peek", 0).number == 0
    assert Decision(1, "harvest", ()).numbers == ()


@pytest.mark.parametrize(
    ("ask", "part"),
    [
        (lambda: Action("end").the_card, "card"),
        (lambda: Action("end").the_zone, "zone"),
        (lambda: Action("end", choice="leaf").the_number, "number"),
        (lambda: Action("end", choice=3).the_word, "word"),
        (lambda: Decision(0, "end", "single").number, "number"),
        (lambda: Decision(0, "end", 3).numbers, "numbers"),
    ],
)
def test_a_part_that_is_not_there_is_named(ask: Callable[[], object], part: str) -> None:
    with pytest.raises(Incomplete, match=rf"name?='end'.* has no {part}$|verb='end'.* no {part}$"):
        ask()
