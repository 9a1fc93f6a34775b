"""What the window tells of the disk: what is not kept, what was put aside, what can be undone."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from fairytable.app.archive import Archive
from fairytable.app.files import Files
from fairytable.app.keeping import Deleted, Keeping
from fairytable.app.notices import Notice, NoticeKey, Notices
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage.errors import SaveError, TooNew
from fairytable.storage.unfinished import PutAside

NOT_KEPT = QT_TRANSLATE_NOOP("app", "This game is not being saved: {reason}. Still trying.")
SAVE_AS = QT_TRANSLATE_NOOP("app", "Save as…")
TRY_NOW = QT_TRANSLATE_NOOP("app", "Try now")
UNDO = QT_TRANSLATE_NOOP("app", "Undo")
DELETED = QT_TRANSLATE_NOOP("app", "Game deleted: {game} ({names}).")
TAKEN_OFF = QT_TRANSLATE_NOOP(
    "app", "“{name}” was removed from the list. The file itself was kept."
)
PUT_ASIDE = QT_TRANSLATE_NOOP(
    "app", "A game in progress is damaged and cannot be continued. It was set aside: {file}"
)
PUT_ASIDE_NEW = QT_TRANSLATE_NOOP(
    "app", "A game in progress was saved by a newer version of Fairytable. It was set aside: {file}"
)
NOT_A_FILE = QT_TRANSLATE_NOOP(
    "app", "“{name}” in the folder {folder} is not an ordinary file: nothing can be saved there."
)


class Messages(QObject):
    """Joins those who write with the notices of the window."""

    def __init__(
        self, notices: Notices, files: Files, archive: Archive, keeping: Keeping, language: Language
    ) -> None:
        super().__init__(files)
        self._notices, self._files, self._keeping = notices, files, keeping
        self._language = language
        files.unsafe.connect(self._unsafe)
        files.put_aside.connect(self.put_aside)
        archive.troubled.connect(self._troubled)
        keeping.deleted.connect(self._deleted)

    def _unsafe(self, trouble: SaveError | None) -> None:
        if trouble is None:
            self._notices.end("unsafe")
            return
        answers = (
            NoticeKey(SAVE_AS, self._files.ask_save),
            NoticeKey(TRY_NOW, self._files.try_again),
        )
        why = {"reason": str(trouble.details.get("reason", ""))}
        self._notices.tell("unsafe", Notice(NOT_KEPT, why, answers, lasting=True))

    def _troubled(self, sentence: str, reason: str) -> None:
        self._notices.tell(sentence, Notice(sentence, {"reason": reason}))

    def put_aside(self, gone: PutAside) -> None:
        """Tell of a game that cannot be continued."""
        text = PUT_ASIDE_NEW if isinstance(gone.trouble, TooNew) else PUT_ASIDE
        self._notices.tell(str(gone.path), Notice(text, {"file": str(gone.path)}))
        self._keeping.games_changed.emit()

    def strange(self, place: Path) -> None:
        """Tell of something that stands where a file of ours should be."""
        fields = {"name": place.name, "folder": str(place.parent)}
        self._notices.tell(str(place), Notice(NOT_A_FILE, fields))

    def _deleted(self, gone: Deleted) -> None:
        undo = (NoticeKey(UNDO, partial(self._bring_back, gone)),)
        game = gone.game
        if game.waits or game.kept:
            fields = {"game": title(game.game, self._language), "names": game.title}
            self._notices.tell("deleted", Notice(DELETED, fields, undo))
        else:
            self._notices.tell("deleted", Notice(TAKEN_OFF, {"name": game.path.name}, undo))

    def _bring_back(self, gone: Deleted) -> None:
        self._notices.end("deleted")
        self._keeping.bring_back(gone)

    def leave_page(self) -> None:
        """Who goes on has not deleted by mistake."""
        self._notices.end("deleted")
