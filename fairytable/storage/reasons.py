"""Why the system refuses a file, in words that can be translated; no numbers, no foreign tongue."""

import errno

from fairytable.engine.words import QT_TRANSLATE_NOOP

FULL = QT_TRANSLATE_NOOP("app", "the disk is full")
FORBIDDEN = QT_TRANSLATE_NOOP("app", "access is denied")
READ_ONLY = QT_TRANSLATE_NOOP("app", "the disk is read-only")
A_FOLDER = QT_TRANSLATE_NOOP("app", "a folder with this name exists")
NO_FOLDER = QT_TRANSLATE_NOOP("app", "its folder does not exist")
CIRCLE = QT_TRANSLATE_NOOP("app", "a link points back to itself")
BAD_NAME = QT_TRANSLATE_NOOP("app", "a file cannot have this name")
LONG_NAME = QT_TRANSLATE_NOOP("app", "the name is too long")
NOT_A_FILE = QT_TRANSLATE_NOOP("app", "it is not an ordinary file")
IN_USE = QT_TRANSLATE_NOOP("app", "another program is using it")
BROKEN = QT_TRANSLATE_NOOP("app", "the disk reports an error")
REFUSED = QT_TRANSLATE_NOOP("app", "the system refused")

_BY_NAME = {
    "ENOSPC": FULL,
    "EDQUOT": FULL,
    "EFBIG": FULL,
    "EACCES": FORBIDDEN,
    "EPERM": FORBIDDEN,
    "EROFS": READ_ONLY,
    "EISDIR": A_FOLDER,
    "ENOTEMPTY": A_FOLDER,
    "ENOENT": NO_FOLDER,
    "ENOTDIR": NO_FOLDER,
    "EEXIST": NO_FOLDER,
    "ELOOP": CIRCLE,
    "EINVAL": BAD_NAME,
    "ENAMETOOLONG": LONG_NAME,
    "ENXIO": NOT_A_FILE,
    "EBUSY": IN_USE,
    "ETXTBSY": IN_USE,
    "EIO": BROKEN,
}
_SHARED = (32, 33)
"""What Windows says of a file that another program holds."""


class NotAFile(OSError):
    """A pipe, a folder or the like stands where a file should be."""

    def __init__(self) -> None:
        super().__init__(errno.ENXIO, NOT_A_FILE)


def reason(trouble: OSError | ValueError) -> str:
    """Why it did not work: a source text."""
    if not isinstance(trouble, OSError):
        return BAD_NAME
    if isinstance(trouble, TimeoutError) or getattr(trouble, "winerror", None) in _SHARED:
        return IN_USE
    return _BY_NAME.get(errno.errorcode.get(trouble.errno or 0, ""), REFUSED)
