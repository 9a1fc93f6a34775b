"""Actions as words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.engine import Action
from fairytable.storage import notation

words = st.text(st.characters(codec="ascii", categories=["L", "N"], include_characters="._,-"))
actions = st.builds(
    Action,
    verb=words.filter(bool),
    card=st.none() | st.integers(0, 255),
    zone=st.none() | words.filter(bool),
    choice=st.none() | st.integers(-(10**9) + 1, 10**9 - 1) | st.text(),
)


@given(actions)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert notation.read(notation.write(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action("fairy", 12, "circle.0"), "fairy 12>circle.0"),
        (Action("go", zone="map.1,-2"), "go>map.1,-2"),
        (Action("draw", choice=-3), "draw=-3"),
        (Action("ask", choice="cave"), "ask:cave"),
        (Action("collect.give", 7, "hand.2", 1), "collect.give 7>hand.2=1"),
        (Action("end"), "end"),
    ],
)
def test_the_words_are_short_and_readable(action: Action, text: str) -> None:
    assert notation.write(action) == text


@pytest.mark.parametrize(
    "text", ["", " ", "fairy x", "fairy 1234", "fairy ²", "fairy 1>", "a=", "a=1 ", "a b c", "a\nb"]
)
def test_what_means_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        notation.read(text)
