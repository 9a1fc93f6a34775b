"""Settings for all tests."""

import gc
import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fairytable",
    deadline=None,  # tests never assert on time
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("fairytable")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no windows on the screen of a contributor


def pytest_collection_finish() -> None:
    """Thousands of tests that are still to run need not be walked through for garbage each time."""
    gc.collect()
    gc.freeze()
