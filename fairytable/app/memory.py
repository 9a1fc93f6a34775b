"""When memory that nobody needs any more is collected, and that it goes back to the system."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Iterator[None]:
    """While Qt walks over all widgets: one that Python has lost and throws away meanwhile would be
    gone when its turn comes, and the program with it."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def give_back() -> None:
    """After a game: thousands of pictures of many sizes came and went, and between those that are
    kept glibc holds on to what they have left. Other systems give it back by themselves."""
    if sys.platform != "linux":
        return
    from ctypes import CDLL  # not at the start

    trim = getattr(CDLL(None), "malloc_trim", None)  # musl has none
    if trim is not None:
        trim(0)
