"""Two windows, one folder: whoever reads a file to write it again is alone with it meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

WAIT_S = 5.0
"""How long another window may need; it holds a lock for milliseconds."""
_FOLDER_LOCK = ".fairytable.lock"


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Nobody else changes what lies in the folder of a file; OSError if that cannot be had."""
    from filelock import FileLock  # at the first writing, which is after the start

    file.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(file.parent / _FOLDER_LOCK, timeout=WAIT_S):
        yield


class Claim:
    """A game is on the table of one window; the system gives it back if the program dies."""

    def __init__(self, path: Path) -> None:
        from filelock import FileLock

        lock = path.with_name(f".{path.name}.lock")
        self._lock = FileLock(lock, thread_local=False)  # taken by a writer, given back by a window

    def take(self) -> bool:
        """Whether the game is ours; it is also where no locks can be had."""
        try:
            self._lock.acquire(timeout=0)
        except TimeoutError:
            return False
        except OSError:  # nothing can be written there, by nobody
            return True
        return True

    def give_back(self) -> None:
        """Others may have the game; nothing is left of the lock."""
        if self._lock.is_locked:
            with suppress(OSError):
                Path(self._lock.lock_file).unlink(missing_ok=True)
            self._lock.release()


def sweep_claims(folder: Path) -> None:
    """Remove what programs that died have left of their claims."""
    with suppress(OSError):
        for left in folder.glob(".*.lock"):
            if left.name != _FOLDER_LOCK:
                claim = Claim(left.with_name(left.name[1:].removesuffix(".lock")))
                if claim.take():
                    claim.give_back()
