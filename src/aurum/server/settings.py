"""Everything that can be chosen when a server is started."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from aurum.table.wire import words


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for what one client, one address or everybody together may use."""

    message_bytes: int = words.MESSAGE_BYTES
    body_bytes: int = words.BODY_BYTES
    messages_per_second: float = words.MESSAGES_PER_SECOND
    message_burst: float = words.MESSAGE_BURST
    requests_per_second: float = words.REQUESTS_PER_SECOND
    request_burst: float = words.REQUEST_BURST
    openings_per_minute: float = 60
    wrong_codes_per_minute: float = 20
    connections: int = 20_000
    connections_per_address: int = 200
    followers_per_table: int = 200
    queued_messages: int = 256
    follow_seconds: float = words.FOLLOW_SECONDS
    idle_seconds: float = 60
    heartbeat_seconds: float = words.HEARTBEAT_SECONDS


def unlimited_rates(limits: Limits) -> Limits:
    """The same bounds without those on how often: for trusted networks and measurements."""
    forever = float("inf")
    return replace(
        limits,
        messages_per_second=forever,
        message_burst=forever,
        requests_per_second=forever,
        request_burst=forever,
        openings_per_minute=forever,
        wrong_codes_per_minute=forever,
    )


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot seems to think, in seconds from-to; drawn without looking at the cards."""

    bid: tuple[float, float] = (0.6, 1.2)
    exchange: tuple[float, float] = (0.25, 0.45)
    play: tuple[float, float] = (0.6, 1.1)

    def of(self, phase: str) -> tuple[float, float]:
        return {"bid": self.bid, "exchange": self.exchange}.get(phase, self.play)


NO_PACE = Pace((0, 0), (0, 0), (0, 0))


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings. `public_url` is where people reach it, if not at host and port.

    `store` is the address of a PostgreSQL database, if the data is not to be in a directory.
    """

    data: Path
    store: str | None = None
    host: str = "127.0.0.1"
    port: int = 8040
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    log_level: str = "info"
    bot_workers: int = 1
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may insist on it."""
        return self.public_url is not None and self.public_url.startswith("https://")
