"""What all tests share: how hard hypothesis tries, and that Ctrl-C is heard."""

import os
import signal

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    # The same examples every time: a commit is judged by its own mistakes, not by luck.
    "fast",
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    # For thousands of runs of the same tests: what a few examples do not notice counts as missed.
    "mutants",
    parent=settings.get_profile("fast"),
    max_examples=6,
    # A failure need not be made small: nobody reads it.
    phases=[Phase.explicit, Phase.generate],
)
settings.register_profile(
    "thorough",
    max_examples=2000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("AURUM_PROFILE", "fast"))

# A shell that runs the suite in the background has Ctrl-C ignored, and all that we start inherits
# it; programs under test must hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
