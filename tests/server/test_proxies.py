"""A site behind nginx and Caddy as they are shipped: what people on real sockets see."""

from __future__ import annotations

import pytest

from bench.server.proxies import MOST_SECONDS_AWAY, STRANGERS_REQUESTS, measure
from tests.server.fronts import FRONTS
from tests.server.shipped import nginx_for, replaced, shipped

STORM_REQUESTS = 60
"""More than the burst of replays: the storm is refused."""

MOST_ON_A_BUSY_MACHINE = 15.0


@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", FRONTS)
def test_a_rolling_restart_and_a_storm_of_busy_cost_nobody_more_than_a_moment(
    kind: str, database: str
):
    seen = measure(kind, database, tables=4, servers=2, requests=STORM_REQUESTS)
    assert seen.mistakes(MOST_ON_A_BUSY_MACHINE) == []


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("kind", FRONTS)
def test_two_hundred_people_and_three_servers(kind: str, database: str):
    seen = measure(kind, database, tables=100, servers=3, requests=STRANGERS_REQUESTS)
    print(seen)
    assert seen.mistakes(MOST_SECONDS_AWAY) == []


MOST_RESTARTS = 8
FAULTS = {
    "nginx": ("max_fails=0", "max_fails=1 fail_timeout=10s"),
    "Caddy": ("lb_try_duration 5s", "lb_try_duration 0"),
}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", ["nginx", pytest.param("Caddy", marks=pytest.mark.soak)])
def test_a_proxy_that_gives_servers_up_is_caught(kind: str, database: str):
    """The planted faults: what nginx's example had, and requests that do not wait."""
    old, new = FAULTS[kind]

    def fault(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    for _ in range(MOST_RESTARTS):  # on a quick machine a server may be back before it is missed
        seen = measure(kind, database, tables=8, servers=2, requests=0, patience=1, fault=fault)
        if seen.failed_answers.get(502, 0):
            break
    assert seen.failed_answers.get(502, 0) > 0
    assert seen.mistakes()


def test_only_what_is_named_is_replaced():
    assert replaced("listen 443; name a;", {"443": "1", "name a": "name b"}) == "listen 1; name b;"
    with pytest.raises(AssertionError, match="'444' is not in the file"):
        replaced("listen 443;", {"444": "1"})
    with pytest.raises(AssertionError, match="hides"):
        replaced("listen 443;", {"443": "1", "listen 443": "listen 2"})
    before, after = shipped("nginx.conf").splitlines(), nginx_for([1, 2], {}).splitlines()
    differing = [old for old, new in zip(before, after, strict=True) if old != new]
    assert [line.split()[:2] for line in differing] == [
        ["server", "127.0.0.1:8041"],
        ["server", "127.0.0.1:8042"],
    ]
