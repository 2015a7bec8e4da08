"""What one guest and one address may use, counted over all their connections."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from aurum.server.logs import trouble
from aurum.server.rate_limits import Bucket, Doors, Rates
from aurum.server.settings import Limits
from aurum.server.storage.store import StorageTrouble, Store


class Traffic:
    """Frames and bytes of one connection, one guest or one address."""

    __slots__ = ("_bytes", "_frames")

    def __init__(self, frames: Bucket, size: Bucket) -> None:
        self._frames = frames
        self._bytes = size

    def exceeded(self, now: float, frames: int, size: int) -> str | None:
        """Charge for what came; the name of the limit that it was over, if it was."""
        if not self._bytes.take(now, size):
            return "bytes"
        if frames and not self._frames.take(now, frames):
            return "frames"
        return None


@dataclass(frozen=True, slots=True)
class Budgets:
    """Every rate and count that depends on who asks. Keys are networks, guests or seats."""

    requests: Rates
    openings: Rates
    guest_openings: Rates
    guesses: Rates
    uploads: Rates
    replays: Rates
    messages: Rates
    address_messages: Rates
    entries: Rates
    address_entries: Rates
    emotes: Rates
    undos: Rates
    hints: Rates
    seatings: Rates
    circle_changes: Rates
    sockets: Doors
    arrivals: Rates
    _frames: Rates
    _bytes: Rates
    _guest_frames: Rates
    _guest_bytes: Rates

    def of_address(self, network: str) -> Traffic:
        return Traffic(self._frames.bucket(network), self._bytes.bucket(network))

    def of_guest(self, guest: str) -> Traffic:
        return Traffic(self._guest_frames.bucket(guest), self._guest_bytes.bucket(guest))


def budgets(limits: Limits, clock: Callable[[], float] = time.monotonic) -> Budgets:
    """Fresh budgets: nobody has used anything."""

    def rates(rate: float, burst: float) -> Rates:
        return Rates(rate, burst, clock)

    def shared(rate: float) -> Rates:
        return rates(rate, rate * limits.shared_burst)

    def minutely(rate: float) -> Rates:
        return rates(rate / 60, rate)

    return Budgets(
        requests=rates(limits.requests_per_second, limits.request_burst),
        openings=minutely(limits.openings_per_minute),
        guest_openings=minutely(limits.openings_per_guest),
        guesses=minutely(limits.wrong_codes_per_minute),
        uploads=rates(limits.uploads_per_minute / 60, limits.upload_burst),
        replays=rates(limits.replays_per_second, limits.replay_burst),
        messages=rates(limits.messages_per_second, limits.message_burst),
        address_messages=shared(limits.messages_per_address),
        entries=rates(limits.entries_per_minute / 60, limits.entries_per_minute),
        address_entries=minutely(limits.entries_per_address),
        emotes=rates(limits.emotes_per_second, max(1.0, limits.emotes_per_second)),
        undos=minutely(limits.undos_per_minute),
        hints=minutely(limits.hints_per_minute),
        seatings=minutely(limits.seatings_per_minute),
        circle_changes=minutely(limits.circle_changes_per_minute),
        sockets=Doors(limits.connections_per_address),
        arrivals=rates(limits.arrivals_per_second, limits.arrival_burst),
        _frames=shared(limits.frames_per_address),
        _bytes=shared(limits.bytes_per_address),
        _guest_frames=shared(limits.frames_per_guest),
        _guest_bytes=rates(limits.bytes_per_guest, limits.byte_burst),
    )


class SharedBudget:
    """One budget by key that holds for all processes of a store together.

    How often somebody may try codes or make tables must not depend on how many processes there
    are; every other budget protects one process, which counts for itself. The process counts here
    too: most of what is too much costs no query.
    """

    def __init__(self, name: str, own: Rates, store: Store, now: Callable[[], int]) -> None:
        self._name = name
        self._own = own
        self._store = store
        self._now = now
        self._is_shared = store.is_shared and math.isfinite(own.rate)

    async def take(self, key: str) -> bool:
        """Use one, if any is left. While the store is away, the process's own count holds."""
        if not self._own.take(key):
            return False
        if not self._is_shared:
            return True
        rate, burst = self._own.rate / 1000, self._own.burst
        try:
            return await self._store.spend(self._key(key), rate, burst, self._now())
        except StorageTrouble as error:
            trouble("budget-not-read", error)
            return True

    async def give_back(self, key: str) -> None:
        """One was taken for nothing."""
        self._own.give_back(key)
        if not self._is_shared:
            return
        try:
            await self._store.give_back(self._key(key))
        except StorageTrouble as error:
            trouble("budget-not-read", error)

    def _key(self, key: str) -> str:
        return f"{self._name} {key}"
