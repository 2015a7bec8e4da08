"""A whole match against bots, by mouse and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitor import Visitor


def test_by_mouse(visit):
    me: Visitor = visit()
    me.sit(['me', 'random', 'random'])
    me.finish()
    expect(me.page.get_by_role("dialog")).to_be_visible()
