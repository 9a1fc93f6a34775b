"""Games and their authors are named alike wherever somebody reads of them, in both languages."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication

from fairytable.app.titles import NAMELESS
from fairytable.app.translation import CODES, Code, Language
from fairytable.games import ON_THE_TABLE, about
from fairytable.resources import assets
from fairytable.stage.about import About

ROOT = Path(__file__).parents[2]
METAINFO = ROOT / "packaging" / "linux" / "org.fairytable.Fairytable.metainfo.xml"
SPOKEN_IN = "{http://www.w3.org/XML/1998/namespace}lang"
README = {"en": "README.md", "it": "README.it.md"}


def plain(text: str) -> str:
    """The text with one kind of apostrophe and no capitals: titles differ in them."""
    return text.replace("’", "'").casefold()


def described(code: Code) -> str:
    """What software centres say of the program in this language."""
    told = ET.parse(METAINFO).getroot().find("description")
    assert told is not None
    return "\n".join(line.text or "" for line in told.iter() if line.get(SPOKEN_IN, "en") == code)


def told_of(game_id: str, code: Code) -> tuple[Language, About]:
    """A language, and how the program presents a game in it."""
    language = Language(code)
    language.fall_silent()
    told = about(game_id, language.say_for(game_id))
    assert told is not None
    return language, told


def rules_of(game_id: str, code: Code) -> str:
    return (assets() / "rules" / code / f"{game_id}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_title_and_author_are_the_same_everywhere(
    code: Code, game_id: str, qapp: QCoreApplication
) -> None:
    language, told = told_of(game_id, code)
    author = told.author or language.say(NAMELESS).partition(" ")[2]
    rules = rules_of(game_id, code)
    readme = (ROOT / README[code]).read_text(encoding="utf-8")
    assert rules.startswith(f"# {told.title}\n")
    for page in (readme, rules, described(code)):
        assert plain(told.title) in plain(page)
        assert plain(author) in plain(page)
    for page in (readme, rules):
        assert plain(told.original) in plain(page)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_id", ON_THE_TABLE)
def test_the_page_of_rules_names_players_and_minutes_as_the_start_page_does(
    code: Code, game_id: str, qapp: QCoreApplication
) -> None:
    _, told = told_of(game_id, code)
    rules = rules_of(game_id, code)
    words = {"en": ("players", "minutes"), "it": ("giocatori", "minuti")}[code]
    for (least, most), word in zip((told.players, told.minutes), words, strict=True):
        assert f"{least}–{most} {word}" in rules.split("\n## ")[0]
