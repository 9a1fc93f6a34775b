"""Memory that nobody needs any more goes back to the system."""

import sys


def give_back() -> None:
    """After a game: thousands of pictures of many sizes came and went, and between those that are
    kept glibc holds on to what they have left. Other systems give it back by themselves."""
    if sys.platform != "linux":
        return
    from ctypes import CDLL  # not at the start

    trim = getattr(CDLL(None), "malloc_trim", None)  # musl has none
    if trim is not None:
        trim(0)
