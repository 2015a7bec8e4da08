"""The visitor notices what must never happen: faults planted in a page that is well."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import LiveTables
from tests.page.visitor import PATIENCE, Visitor

FAULTS = {
    "a foreign fetch": (
        "fetch('http://127.0.0.2:9/').catch(() => {})",
        "Content Security Policy",
    ),
    "an inline style": (
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">.</p>')",
        "Content Security Policy",
    ),
    "an inline script": (
        "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))",
        "Content Security Policy",
    ),
    "a missing message": ("console.error('There is no message \"x\" in en.')", "no message"),
    "an error": ("setTimeout(() => { throw new Error('planted'); })", "planted"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed(chromium: Browser, house: LiveTables, fault: str) -> None:
    script, told = FAULTS[fault]
    me = Visitor(chromium, house.address).go("/join")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert me.problems == []
    me.page.evaluate(f"() => {{ {script} }}")
    await_problem(me)
    with pytest.raises(AssertionError, match=told):
        me.leave()


def await_problem(me: Visitor) -> None:
    """The browser tells of it when it has time."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not me.problems and time.monotonic() < deadline:
        me.page.wait_for_timeout(20)


def test_a_request_to_another_host_is_noticed(chromium: Browser, house: LiveTables) -> None:
    """What the policy would let through: leaving the page."""
    me = Visitor(chromium, house.address).go("/join")
    with me.page.expect_event("requestfailed"):
        me.page.evaluate("() => { setTimeout(() => location.assign('http://127.0.0.2:9/')); }")
    with pytest.raises(AssertionError, match="another host"):
        me.leave()


def test_axe_is_awake(chromium: Browser, house: LiveTables) -> None:
    me = Visitor(chromium, house.address).go("/join")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert me.axe() == []
    me.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in line for line in me.axe())
    me.leave()
