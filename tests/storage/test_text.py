"""JSON that anybody may have written: what is no character is refused, or replaced."""

import pytest

from fairytable.storage.text import parse, parse_gently

HALVES = [r'"\ud800"', r'"\uDFFF"', r'"\ud800\ud800"', r'{"\udc00": 1}', r'"\udc00\ud800"']
WHOLE = [r'"\ud83e\uddda"', r'"\\ud800"', r'"\u00e8"', r'"a\nb"']


@pytest.mark.parametrize("text", HALVES)
def test_half_a_character_is_refused_or_replaced(text: str) -> None:
    with pytest.raises(ValueError, match="half a character"):
        parse(text)
    str(parse_gently(text)).encode("utf-8")
    assert "\ufffd" in str(parse_gently(text))


@pytest.mark.parametrize("text", WHOLE)
def test_whole_characters_stay_as_they_are(text: str) -> None:
    assert parse(text) == parse_gently(text)
    assert "\ufffd" not in str(parse(text))
