"""The first Python that the worker runs: what it says is what the worker calls."""

from __future__ import annotations

from collections.abc import Callable

from aurum.browser.engine import answer_through
from aurum.browser.host import Host
from aurum.browser.outside import Outside


def start(outside: Outside, hurried: bool) -> Callable[[str], None]:
    """The host's ear: the worker hands every message of the page to it."""
    answer_through(outside)
    return Host(outside, hurried=hurried).hear
