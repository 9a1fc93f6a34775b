"""Pictures that are painted once and kept: this many bytes of them, those asked for last."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
from typing import Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from PySide6.QtGui import QImage, QPixmap

MB = 1024 * 1024

Key = TypeVar("Key", bound=Hashable)
Drawn = TypeVar("Drawn", QImage, QPixmap)
Asked = ParamSpec("Asked")


class Album(Generic[Key, Drawn]):
    """Any thread may use it. What somebody still shows is never lost, however long ago it was
    asked for: it takes no more room than it takes there anyway."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        """Bytes that may be kept."""
        self._kept: OrderedDict[Key, Drawn] = OrderedDict()
        """The one asked for longest ago first."""
        self._shown: WeakValueDictionary[Key, Drawn] = WeakValueDictionary()
        """All that is kept, and all that was thrown out but is still in somebody's hands."""
        self._used = 0
        self._lock = RLock()

    @property
    def used(self) -> int:
        """Bytes of the pictures kept."""
        return self._used

    def __contains__(self, key: Key) -> bool:
        return key in self._kept or key in self._shown

    def inside(self) -> list[Key]:
        """Of the pictures kept, the one asked for longest ago first."""
        with self._lock:
            return list(self._kept)

    def find(self, key: Key) -> Drawn | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
            found = self._shown.get(key)
            if found is not None:
                self.keep(key, found)
            return found

    def peek(self, key: Key) -> Drawn | None:
        """The picture, if it is there; that does not count as asking for it."""
        with self._lock:
            return self._shown.get(key)

    def keep(self, key: Key, picture: Drawn) -> None:
        """The last one is kept even if it is larger than all the room."""
        with self._lock:
            self.drop(key)
            self._kept[key] = self._shown[key] = picture
            self._used += _bytes(picture)
            while self._used > self.budget and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self._used -= _bytes(oldest)

    def drop(self, key: Key) -> None:
        """Forget a picture, even if somebody still shows it."""
        with self._lock:
            self._shown.pop(key, None)
            old = self._kept.pop(key, None)
            if old is not None:
                self._used -= _bytes(old)

    def drop_all(self, unwanted: Callable[[Key], bool]) -> None:
        """Forget all of a kind."""
        with self._lock:
            for key in [key for key in self._shown if unwanted(key)]:
                self.drop(key)


def painted_once(
    budget: int,
) -> Callable[[Callable[Asked, Drawn]], Callable[Asked, Drawn]]:
    """Keep what a function paints, up to this many bytes."""

    def keeping(paint: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
        album: Album[Hashable, Drawn] = Album(budget)

        @wraps(paint)
        def painted(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
            key = (args, *kwargs.items()) if kwargs else args
            picture = album.find(key)
            if picture is None:
                picture = paint(*args, **kwargs)
                album.keep(key, picture)
            return picture

        return painted

    return keeping


def _bytes(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * 4
