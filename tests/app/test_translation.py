"""Both languages are complete at all times, and switch while a game is on."""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from fairytable.app import translation
from fairytable.app.start_page import game_menu
from fairytable.app.translation import CODES, Code, Language, TranslationMissing
from fairytable.games.moons.texts import captions, prompts
from fairytable.resources import assets, translations

SCRIPT = Path(__file__).parents[2] / "packaging" / "translate.py"


def load_script() -> ModuleType:
    spec = spec_from_file_location("translate", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["translate"] = module
    spec.loader.exec_module(module)
    return module


translate = load_script()


class Entry(NamedTuple):
    context: str
    source: str
    texts: tuple[str, ...]
    """One, or the forms of the plural."""
    finished: bool


def entries(file: Path) -> list[Entry]:
    found = []
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            words = message.find("translation")
            assert words is not None
            forms = tuple(form.text or "" for form in words.iter("numerusform"))
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    forms or (words.text or "",),
                    words.get("type") is None,
                )
            )
    return found


def file_of(code: str) -> Path:
    return translations() / f"fairytable_{code}.ts"


ITALIAN = entries(file_of("it"))


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Language]:
    made = Language("en")
    yield made
    made.use("en")  # Qt would go on in Italian for the next test


# The files


@pytest.mark.parametrize("code", CODES)
def test_the_file_holds_the_texts_of_the_code_and_no_others(code: str, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file_of(code), tmp_path))
    updated = translate.update(tmp_path, code)
    assert updated == copy
    said = {(e.context, e.source) for e in entries(updated)}
    kept = {(e.context, e.source) for e in entries(file_of(code))}
    assert said - kept == set(), "run packaging/translate.py and translate these"
    assert kept - said == set(), "run packaging/translate.py: these are no longer said"


@pytest.mark.parametrize("code", CODES)
def test_every_text_is_translated(code: str) -> None:
    unfinished = [e.source for e in entries(file_of(code)) if not e.finished or not all(e.texts)]
    assert unfinished == []


@pytest.mark.parametrize("code", CODES)
def test_the_compiled_file_says_what_the_written_one_says(
    code: str, qapp: QCoreApplication
) -> None:
    compiled = QTranslator()
    assert compiled.load(str(file_of(code).with_suffix(".qm")))
    for entry in entries(file_of(code)):
        counts = (1, 2) if len(entry.texts) > 1 else (-1,)
        said = tuple(compiled.translate(entry.context, entry.source, "", n) for n in counts)
        assert said == entry.texts, "run packaging/translate.py"


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None} | set(
        re.findall("%n", text)
    )


def test_a_translation_has_the_fields_of_its_source() -> None:
    """Only where there is one of something, "a stone" may stand for "1 stone"."""
    wrong = []
    for entry in ITALIAN:
        singular, *others = entry.texts
        wanted = fields(entry.source)
        spoken = fields(singular) | ({"%n"} & wanted if others else set())
        if spoken != wanted or any(fields(text) != wanted for text in others):
            wrong.append(entry)
    assert wrong == []


def test_a_translation_has_a_menu_letter_where_its_source_has_one() -> None:
    wrong = [e for e in ITALIAN if any(t.count("&") != e.source.count("&") for t in e.texts)]
    assert wrong == []


def test_apostrophes_are_printed_ones() -> None:
    texts = [text for entry in ITALIAN for text in (entry.source, *entry.texts)]
    texts += [page.read_text(encoding="utf-8") for page in (assets() / "rules").rglob("*.md")]
    assert [text for text in texts if re.search(r"\w'", text)] == []


def test_an_untranslated_text_is_not_compiled(tmp_path: Path) -> None:
    file = tmp_path / "fairytable_it.ts"
    finished = file_of("it").read_text(encoding="utf-8")
    file.write_text(finished.replace("<translation>", '<translation type="unfinished">', 1))
    with pytest.raises(translate.Trouble, match="unfinished"):
        translate.compile_texts(file)


# Speaking


@pytest.mark.parametrize(
    ("code", "n", "said"),
    [
        ("en", 1, "closed 1 circle"),
        ("en", 2, "closed 2 circles"),
        ("en", 0, "closed 0 circles"),
        ("it", 1, "1 cerchio chiuso"),
        ("it", 4, "4 cerchi chiusi"),
    ],
)
def test_numbers_choose_their_form(language: Language, code: Code, n: int, said: str) -> None:
    language.use(code)
    assert language.say_for("moons")(captions.CLOSED_CIRCLES, n) == said


def test_a_game_speaks_in_its_own_context_first(language: Language) -> None:
    language.use("it")
    assert language.say_for("moons")("Air Fairy") == "Fata dell’Aria"
    assert language.say("Air Fairy") == "Air Fairy"


def test_a_game_may_use_the_texts_of_the_windows(language: Language) -> None:
    language.use("it")
    assert language.say_for("moons")("Log") == "Cronaca"


def test_a_field_is_filled_in_after_the_translation_and_left_as_it_is(language: Language) -> None:
    language.use("it")
    said = language.say_for("moons")(prompts.ASK_MORE, name="{Anna}")
    assert said == "{Anna}, gioca ancora o termina il turno."


def test_a_text_that_nobody_translated_is_said_in_its_source(language: Language) -> None:
    language.use("it")
    assert language.say("Never {what}", what="heard") == "Never heard"


def test_a_kept_voice_follows_the_language(language: Language) -> None:
    say = language.say_for("moons")
    assert say("Air") == "Air"
    language.use("it")
    assert say("Air") == "Aria"
    language.use("en")
    assert say("Air") == "Air"


def test_a_change_is_told_once_and_only_if_it_is_one(language: Language, qtbot: QtBot) -> None:
    heard: list[str] = []
    language.changed.connect(lambda: heard.append(language.code))
    language.use("en")
    language.use("it")
    language.use("it")
    assert heard == ["it"]


def test_the_buttons_of_qt_speak_it_too(language: Language) -> None:
    language.use("it")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annulla"
    language.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


class _System:
    def __init__(self, *names: str) -> None:
        self.names = list(names)

    def system(self) -> "_System":
        return self

    def uiLanguages(self) -> list[str]:
        return self.names


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("it-IT", "it", "en-US"), "it"),
        (("de-DE", "it-CH", "en-US"), "it"),
        (("en-GB", "it-IT"), "en"),
        (("fr-FR",), "en"),
        ((), "en"),
    ],
)
def test_the_system_chooses_at_first(
    names: tuple[str, ...], code: str, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "QLocale", _System(*names))
    assert Language().code == code


def test_a_missing_language_is_told(
    tmp_path: Path, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "translations", lambda: tmp_path)
    with pytest.raises(TranslationMissing, match="“it”"):
        Language("it")


@pytest.mark.parametrize(
    ("name", "said"), [("Anna", "Chiedi ad Anna"), ("Bruno", "Chiedi a Bruno"), ("", "Chiedi a ")]
)
def test_italian_puts_a_d_between_two_equal_vowels(
    language: Language, name: str, said: str
) -> None:
    language.use("it")
    assert language.say_for("fate")("Ask {name}", name=name) == said


def test_a_d_is_put_before_a_field_and_never_into_it(language: Language) -> None:
    language.use("it")
    together = language.say_for("fate")("{some} and {last}", some="Bruno e Ettore", last="Elena")
    assert together == "Bruno e Ettore ed Elena"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("first", [game_menu.CONTINUE, game_menu.OPEN, game_menu.WATCH])
@pytest.mark.parametrize("last", [game_menu.DELETE, game_menu.TAKE_OFF])
def test_no_two_entries_in_the_menu_of_a_game_have_the_same_letter(
    language: Language, code: Code, first: str, last: str
) -> None:
    language.use(code)
    said = [language.say(source) for source in (first, game_menu.RENAME, last)]
    letters = [text[text.index("&") + 1].casefold() for text in said]
    assert len(set(letters)) == len(letters), said
