"""Qt calls that return nothing leave None alone: PySide6 6.12.0 took a reference each time."""

import sys

from PySide6.QtCore import QObject

CALLS = 500


def test_void_calls_take_no_reference_from_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("card")
    after = sys.getrefcount(None)
    # Python itself may hold a few more or fewer; a fault would show as one per call.
    assert before - after < CALLS // 10
    if sys.version_info < (3, 12):
        assert after - before < CALLS // 10
    # From 3.12 on None is immortal. Extensions that are built for older Pythons too still count
    # it up (3.14 shows that, one per call), which does no harm.
