"""The language of the moment: gives every source text in it, and switches while a game is on."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.resources import translations

if TYPE_CHECKING:  # the start needs no table
    from fairytable.stage.staging import Translate

Code: TypeAlias = Literal["en", "it"]
CODES: tuple[Code, ...] = get_args(Code)
APP = "app"
"""The context of all that belongs to no game."""

_LONELY_VOWEL = re.compile(r"\b([ae]) (?=\{(\w+)\})", re.IGNORECASE)
"""An Italian “a” or “e” before a field."""
KEYS = (QT_TRANSLATE_NOOP("QShortcut", "Home"), QT_TRANSLATE_NOOP("QShortcut", "Shift"))
"""Keys that Qt's own translations call by signs or by other names than we do."""


class TranslationMissing(Exception):
    """A language that the program speaks has no file of translated texts."""

    def __init__(self, code: str) -> None:
        super().__init__(
            f"The texts in the language “{code}” cannot be loaded. Please install Fairytable again."
        )
        self.code = code


class Language(QObject):
    """Speaks one language at a time; `changed` tells everybody to say their words again."""

    changed = Signal()

    def __init__(
        self, wanted: Literal["system"] | Code = "system", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._own = QTranslator(self)
        self._installed: list[QTranslator] = []
        self.code: Code = "en"
        """The language spoken now."""
        self._found: dict[tuple[tuple[str, ...], str], str] = {}
        """Texts without a number that were asked for: a table asks for the same ones all day."""
        self._speak(_resolve(wanted))

    def use(self, wanted: Literal["system"] | Code) -> None:
        """Speak this language from now on."""
        code = _resolve(wanted)
        if code != self.code:
            self._speak(code)
            self.changed.emit()

    def say_for(self, game_id: str) -> "Translate":
        """What gives a game's texts; it follows the language, so it may be kept."""
        contexts = (game_id, APP)

        def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
            return self._said(contexts, source, n, fields)

        return say

    def say(self, source: str, n: int | None = None, /, **fields: int | str) -> str:
        """A text that belongs to no game."""
        return self._said((APP,), source, n, fields)

    def _said(
        self, contexts: tuple[str, ...], source: str, n: int | None, fields: Mapping[str, int | str]
    ) -> str:
        if n is not None:
            text = self._translated(contexts, source, n).replace("%n", str(n))
        elif (contexts, source) in self._found:
            text = self._found[contexts, source]
        else:
            text = self._found[contexts, source] = self._translated(contexts, source)
        if fields and self.code == "it":
            text = _before_vowels(text, fields)
        return text.format(**fields)

    def _translated(self, contexts: tuple[str, ...], source: str, count: int = -1) -> str:
        """The text of the first context that has one; else the source itself."""
        found = (self._own.translate(context, source, "", count) for context in contexts)
        return next(filter(None, found), source)

    def fall_silent(self) -> None:
        """Leave Qt's own texts as they are without any language."""
        for old in self._installed:
            QCoreApplication.removeTranslator(old)

    def _speak(self, code: Code) -> None:
        own = QTranslator(self)
        if not own.load(f"fairytable_{code}", str(translations())):
            raise TranslationMissing(code)
        standard = QTranslator(self)
        standard.load(
            f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        )
        self.fall_silent()
        for old in self._installed:
            old.deleteLater()
        self._own, self._installed, self.code = own, [standard, own], code
        self._found.clear()
        for new in self._installed:
            QCoreApplication.installTranslator(new)


def _resolve(wanted: Literal["system"] | Code) -> Code:
    """The first language of the system that the program speaks; English if there is none."""
    if wanted != "system":
        return wanted
    for name in QLocale.system().uiLanguages():
        for code in CODES:
            if name.split("-")[0] == code:
                return code
    return "en"


def _before_vowels(text: str, fields: Mapping[str, int | str]) -> str:
    """Italian says “ad Anna” and “ed Elena”: only who fills the field knows."""

    def joint(found: re.Match[str]) -> str:
        vowel, field = found.groups()
        meets = str(fields.get(field, ""))[:1].casefold() == vowel.casefold()
        return f"{vowel}d " if meets else found[0]

    return _LONELY_VOWEL.sub(joint, text)
