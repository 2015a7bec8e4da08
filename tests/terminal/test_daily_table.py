"""Sitting down at a deal of the day: what is refused, with one sentence each."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from aurum.daily.attempts import Attempt, AttemptOpen, Attempts
from aurum.daily.chain import BadDay, new_host
from aurum.daily.series import Dealer
from aurum.terminal.daily import ATTEMPTS, next_number, opened

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.fixture
def dealer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dealer:
    """A dealer since yesterday, at noon, in a home of its own."""
    monkeypatch.setattr("aurum.terminal.daily.state_folder", lambda: tmp_path)
    monkeypatch.setattr("aurum.terminal.daily.utc_now", lambda: NOON)
    return Dealer(new_host(NOON.date() - timedelta(days=1)))


def keep(dealer: Dealer, folder: Path, at: datetime, result: dict[str, int] | None) -> None:
    """An attempt at the first deal of today."""
    anchor = dealer.host(NOON.date()).chain.anchor
    attempt = Attempt(anchor, NOON.date(), 1, at, ranked=True, result=result)
    Attempts.read(folder / ATTEMPTS).keep(attempt)


def test_a_clock_that_was_set_back_is_named(dealer: Dealer, tmp_path: Path):
    keep(dealer, tmp_path, NOON + timedelta(minutes=1), None)
    with pytest.raises(BadDay, match=r"12:00 UTC, but a deal was played here at .* 12:01 UTC"):
        opened(dealer, None, 1, again=False)


def test_todays_deal_is_not_rehearsed(dealer: Dealer, tmp_path: Path):
    """Neither before the first attempt nor while it is open."""
    sentence = "deal 1 of 2026-11-20 counts today, so play it without --again first"
    with pytest.raises(AttemptOpen, match=sentence):
        opened(dealer, None, 1, again=True)
    keep(dealer, tmp_path, NOON, None)
    with pytest.raises(AttemptOpen, match=sentence):
        opened(dealer, None, 1, again=True)
    keep(dealer, tmp_path, NOON, {"score": 3})
    assert not opened(dealer, None, 1, again=True).counts


def test_past_days_can_be_played_in_any_way(dealer: Dealer):
    yesterday = (NOON.date() - timedelta(days=1)).isoformat()
    assert not opened(dealer, yesterday, 1, again=True).counts
    assert opened(dealer, yesterday, 1, again=False).counts


def test_without_a_number_the_next_deal_is_played_or_the_last_one_again(
    dealer: Dealer, tmp_path: Path
):
    assert next_number(dealer, None, again=False) == 1
    assert next_number(dealer, None, again=True) == 1
    keep(dealer, tmp_path, NOON, {"score": 3})
    assert next_number(dealer, None, again=False) == 2
    assert next_number(dealer, None, again=True) == 1
