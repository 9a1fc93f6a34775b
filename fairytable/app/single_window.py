"""One window for one set of files: a second start hands its wish to the window that is open.

The two are joined by a socket, on Windows by a named pipe. Qt's own would load libraries that many
a Linux lacks; Python's needs none. Only who may read our files knows the key.
"""

import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Qt, Signal

from fairytable.storage import places

if TYPE_CHECKING:
    from multiprocessing.connection import Listener

log = logging.getLogger(__name__)

TRIES, PAUSE_S = 6, 0.3
"""The first window may still be opening: it listens when it has been shown."""
ANSWER_S = 3.0
_BREATH_S = 0.05
"""How long to wait before listening again after a stranger."""
_HEARD = b"heard"
_LONGEST = 1_000_000
"""Bytes of a wish; the names of many files are shorter."""


class SingleWindow(QObject):
    """Holds the door for all windows with the same files; what cannot be had is done without."""

    wanted = Signal(object)
    """A second start: the list of Paths that it should have opened, perhaps empty."""
    _heard = Signal(object)
    """Leads from the listening thread to the main thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock: QLockFile | None = None
        self._listener: Listener | None = None
        self._heard.connect(self.wanted, Qt.ConnectionType.QueuedConnection)

    def take(self) -> bool:
        """Whether this is the first window; it is, too, where nothing can be written."""
        try:
            places.data().mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        lock = QLockFile(str(places.data() / ".window.lock"))
        lock.setStaleLockTime(0)  # only the end of its program makes it void
        if lock.tryLock(0):
            self._lock = lock
            return True
        return lock.error() != QLockFile.LockError.LockFailedError

    def hand_over(self, files: Sequence[Path]) -> bool:
        """Let the first window open these files; whether it has heard. A window that does not
        answer keeps nobody waiting for ever."""
        answers: list[bool] = []
        asking = Thread(target=lambda: answers.append(self._ask(files)), name="ask", daemon=True)
        asking.start()
        asking.join(TRIES * PAUSE_S + 2 * ANSWER_S)
        return answers == [True]

    def _ask(self, files: Sequence[Path]) -> bool:
        from multiprocessing import AuthenticationError
        from multiprocessing.connection import Client

        wish = json.dumps([str(file.absolute()) for file in files]).encode()
        for _ in range(TRIES):
            try:
                with Client(_address(), authkey=_key_file().read_bytes()) as door:
                    door.send_bytes(wish)
                    return door.poll(ANSWER_S) and door.recv_bytes(99) == _HEARD
            except (
                OSError,
                EOFError,
                ValueError,
                AuthenticationError,
            ):  # nobody listens yet, or does not know us
                time.sleep(PAUSE_S)
        log.warning("the window that is open does not answer: this is another one")
        return False

    def listen(self) -> None:
        """Hear of other starts from now on."""
        from multiprocessing.connection import Listener

        if self._lock is None or self._listener is not None:
            return
        key = token_bytes(32)
        try:
            with suppress(FileNotFoundError):
                _key_file().unlink()
            with open(_key_file(), "xb", opener=_for_us_alone) as file:
                file.write(key)
            if sys.platform != "win32":
                Path(_address()).unlink(missing_ok=True)  # of a program that died
            self._listener = Listener(_address(), authkey=key)
        except OSError as trouble:
            log.warning("other starts are not heard: %s", trouble)
            return
        Thread(target=self._serve, args=(self._listener,), name="door", daemon=True).start()

    def close(self) -> None:
        """Leave the door to the next one."""
        listener, self._listener = self._listener, None
        if listener is not None:
            with suppress(OSError):
                listener.close()
        if self._lock is not None:
            with suppress(OSError):
                _key_file().unlink()
            self._lock.unlock()

    def _serve(self, listener: "Listener") -> None:
        """In the listening thread, until the program ends."""
        from multiprocessing import AuthenticationError

        while True:
            try:
                with listener.accept() as door:
                    names = json.loads(door.recv_bytes(_LONGEST))
                    door.send_bytes(_HEARD)
            except (AuthenticationError, EOFError, ValueError):
                continue
            except OSError:  # a stranger who talks nonsense, or the end
                if self._listener is not listener:
                    return
                time.sleep(_BREATH_S)
                continue
            self._heard.emit([Path(name) for name in names if isinstance(name, str)])


def _key_file() -> Path:
    return places.data() / ".window.key"


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _address() -> str:
    """The same for all windows with these files; short, since a socket's path must be."""
    name = sha256(os.fsencode(places.data().absolute())).hexdigest()[:20]
    if sys.platform == "win32":
        return rf"\\.\pipe\fairytable-{name}"
    return str(Path(tempfile.gettempdir(), f"fairytable-{name}"))
