"""Setting the machine's clock moves no deadline."""

from __future__ import annotations

import time

import pytest

from aurum.server.clocks import steady_ms, wall_ms

HOUR = 3_600_000


@pytest.mark.parametrize("shift", [-HOUR, HOUR])
def test_the_steady_clock_does_not_follow_the_time_of_day(
    shift: int, monkeypatch: pytest.MonkeyPatch
):
    assert abs(steady_ms() - wall_ms()) < HOUR / 2
    real, before = time.time_ns, steady_ms()
    monkeypatch.setattr(time, "time_ns", lambda: real() + shift * 1_000_000)
    assert 0 <= steady_ms() - before < HOUR / 2
    assert abs(wall_ms() - before) > HOUR / 2
