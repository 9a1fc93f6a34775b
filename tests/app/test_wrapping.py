"""Where lines break: not before a dot, not after a single letter, not before a number."""

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.chrome import BODY
from fairytable.app.widgets.wrapping import balanced, wrapped

TEXTS = (
    "Giocatore, gioca ancora o termina il turno.",
    "vittoria di Giocatore · oggi, 14:50",
    "32 × −½ = −16 Earth · Waning Moon → Waning Moon",
    "Anna, put a stone into a sack or give it back to the wood.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_no_line_begins_with_a_dot_or_ends_with_a_single_letter(
    qapp: QApplication, text: str
) -> None:
    for width in range(90, 320, 7):
        for lines in (wrapped(text, BODY, width), balanced(text, BODY, width)):
            assert " ".join(lines) == text
            assert not any(line.startswith("·") for line in lines), lines
            ends = [line.split(" ")[-1] for line in lines[:-1]]
            assert not any(len(end) == 1 and end.isalpha() for end in ends), lines
