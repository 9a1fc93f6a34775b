"""Settings for all tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fairytable",
    deadline=None,  # tests never assert on time
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("fairytable")
