"""The deals of the day without a server: they follow from the date, and nobody has sealed them."""

from __future__ import annotations

import hashlib
from datetime import date

from aurum.daily.chain import Chain, host_of
from aurum.daily.series import Dealer

OPEN_SECRET = hashlib.sha256(b"aurum-daily-open-1").digest()
FIRST_DAY = date(2026, 11, 1)


def open_dealer() -> Dealer:
    """The same for every page that has no server, so that friends can compare their results."""
    return Dealer(host_of(OPEN_SECRET, Chain("", FIRST_DAY)))
