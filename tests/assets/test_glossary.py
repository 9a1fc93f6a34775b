"""The glossary is kept: its terms are in use, and what it retired is said nowhere any more."""

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fairytable.games import GAMES, IDS
from fairytable.resources import assets, translations

GLOSSARY = Path(__file__).parents[2] / "translations" / "GLOSSARY.md"
CONTEXTS = ("app", *IDS)
PARTS = {"The window": ("app",), "All games": IDS}
"""Chapters that are not about one game, and whose texts they bind."""
NOT_WORDS = re.compile(r"\]\([^)]*\)|\{#\w+\}|:\w+:|[*&]")
"""Addresses, anchors and signs in a page of rules, the marks of keys in a text."""


@cache
def texts(context: str, code: str) -> tuple[str, ...]:
    """Every text of a game or of the window in a language, its rules among them."""
    found = []
    for block in ET.parse(translations() / "fairytable_it.ts").getroot().iter("context"):
        if block.findtext("name") != context:
            continue
        for message in block.iter("message"):
            said = message.find("source" if code == "en" else "translation")
            assert said is not None
            found += [form.text or "" for form in said.iter("numerusform")] or [said.text or ""]
    page = assets() / "rules" / code / f"{context}.md"
    if page.is_file():
        found += page.read_text(encoding="utf-8").splitlines()
    return tuple(NOT_WORDS.sub("", text) for text in found)


def chapters() -> dict[str, list[list[str]]]:
    """The rows of each table under its heading; the two rows of its head are left out."""
    found = {}
    for chapter in GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, _, body = chapter.partition("\n")
        rows = [line for line in body.splitlines() if line.startswith("|")][2:]
        cells = [re.split(r"(?<!\\)\|", row.strip("|")) for row in rows]
        found[heading] = [[cell.strip().replace("\\|", "|") for cell in row] for row in cells]
    return found


def bound(heading: str) -> tuple[str, ...]:
    return PARTS.get(heading) or (heading.partition("`:")[0].strip("`"),)


*TERMS, RETIRED = chapters().items()


@pytest.mark.parametrize(("heading", "rows"), TERMS, ids=[heading for heading, _ in TERMS])
def test_every_term_is_said_in_both_languages(heading: str, rows: list[list[str]]) -> None:
    assert rows
    for column, code in enumerate(("en", "it")):
        said = "\n".join(text for name in bound(heading) for text in texts(name, code)).lower()
        assert [row[column] for row in rows if row[column].strip("°").lower() not in said] == []


def test_every_game_has_its_chapter() -> None:
    assert {name for heading, _ in TERMS for name in bound(heading)} == set(CONTEXTS)


@pytest.mark.parametrize(("where", "code", "words", "_instead"), RETIRED[1])
def test_a_retired_word_stays_away(where: str, code: str, words: str, _instead: str) -> None:
    patterns = re.findall("`(.+?)`", words)
    assert patterns
    retired = re.compile(rf"(?<!\w)(?:{'|'.join(patterns)})(?!\w)", re.IGNORECASE)
    names = CONTEXTS if where == "all" else (where,)
    assert [text for name in names for text in texts(name, code) if retired.search(text)] == []


@pytest.mark.parametrize(("code", "foreign"), [("en", "[«»\"']"), ("it", "[“”\"']")])
def test_each_language_has_its_own_quotes(code: str, foreign: str) -> None:
    said = (text.replace("“il Wentu”", "") for name in CONTEXTS for text in texts(name, code))
    assert [text for text in said if re.search(foreign, text)] == []


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """Every text of the window and of all games beside each form of its translation."""
    found = []
    for message in ET.parse(translations() / "fairytable_it.ts").getroot().iter("message"):
        said = message.find("translation")
        assert said is not None
        forms = [form.text or "" for form in said.iter("numerusform")] or [said.text or ""]
        found += [(message.findtext("source", ""), form) for form in forms]
    return tuple(found)


@pytest.mark.parametrize(
    "slip",
    [
        pytest.param(r"(?<!-)  |^ | $", id="a space too many"),
        pytest.param(r"(?<!1) [,.;:!?…)]", id="a space before a stop"),
        pytest.param(r"[,;:!?](?=[^\W\d_])", id="no space after a stop"),
        pytest.param(r"\.\.\.", id="three dots for one ellipsis"),
        pytest.param(r"\d-\d", id="a hyphen in a range"),
        pytest.param(r"(?<!\w)([^\W\d_]+) \1(?!\w)", id="a word said twice"),
    ],
)
def test_no_text_has_a_slip_of_the_keyboard(slip: str) -> None:
    said = {text for pair in pairs() for text in pair}
    pages = [text for name in IDS for code in ("en", "it") for text in texts(name, code)]
    said |= {text.strip() for text in pages if "|" not in text}  # taken-out signs leave a space
    assert [text for text in said if re.search(slip, text)] == []


def test_a_sentence_ends_alike_in_both_languages() -> None:
    """A full stop more or less is a slip; a word of one language may be short in the other."""
    ends = ".?!…:"
    unlike = [
        (english, italian)
        for english, italian in pairs()
        if " " in english.strip("…")
        and (english[-1] in ends or italian[-1] in ends)
        and english.rstrip("”")[-1] != italian.rstrip("»")[-1]
    ]
    assert unlike == [("Honey F.", "Chiodino")]


@pytest.mark.parametrize("game_id", IDS)
def test_what_an_option_means_is_told_in_whole_sentences(game_id: str) -> None:
    fields = GAMES[game_id].options.model_fields
    told = [field.description for name, field in fields.items() if name != "first"]
    assert [text for text in told if text and not text.endswith(".")] == []
