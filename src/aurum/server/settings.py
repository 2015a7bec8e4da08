"""Everything that can be chosen when a server is started."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from aurum.table.presence import HOST_AWAY_SECONDS
from aurum.table.wire import words


def limit(value: float, text: str) -> Any:
    """A bound, with the words that docs/security.md has for it."""
    return field(default=value, metadata={"text": text})


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for what one client, one address or everybody together may use.

    An address is an IPv4 address or an IPv6 network of 64 bits, which is what one household gets.
    """

    message_bytes: int = limit(words.MESSAGE_BYTES, "bytes of a message on the socket")
    body_bytes: int = limit(words.BODY_BYTES, "bytes of a request's body")
    fragments: int = limit(32, "frames that one message may be cut into")
    unread_bytes: int = limit(256 * 1024, "bytes that wait for a client that does not read")
    queued_messages: int = limit(256, "messages that wait for a client that reads too slowly")

    frames_per_second: float = limit(50, "frames a second of one connection, control frames too")
    frame_burst: float = limit(250, "of them at once")
    frames_per_guest: float = limit(100, "frames a second of one guest, on all connections")
    frames_per_address: float = limit(1_000, "frames a second of one address")
    bytes_per_second: float = limit(64 * 1024, "bytes a second of one connection")
    byte_burst: float = limit(1024 * 1024, "of them at once")
    bytes_per_guest: float = limit(128 * 1024, "bytes a second of one guest")
    bytes_per_address: float = limit(2 * 1024 * 1024, "bytes a second of one address")
    messages_per_second: float = limit(words.MESSAGES_PER_SECOND, "messages a second of one guest")
    message_burst: float = limit(words.MESSAGE_BURST, "of them at once")
    messages_per_address: float = limit(400, "messages a second of one address")
    entries_per_minute: float = limit(60, "times a minute that one guest may follow a table")
    entries_per_address: float = limit(600, "times a minute for all guests of one address")
    emotes_per_second: float = limit(1, "emotes a second of one seat")
    seatings_per_minute: float = limit(60, "changes of seats by one guest in a minute")
    undos_per_minute: float = limit(40, "moves that one guest may take back in a minute")
    hints_per_minute: float = limit(60, "hints, checks and reasons that one guest may ask for")
    thinking_per_guest: float = limit(
        30, "seconds of thought that one guest may have had lately; after a minute they count half"
    )
    thinking_per_address: float = limit(60, "seconds of thought for all guests of one address")
    waiting_questions: int = limit(40, "hints, reasons and deals of one address that wait")
    waiting_reviews: int = limit(3, "uploaded records of one address that wait for their review")
    shared_burst: float = limit(5, "seconds' worth that a guest or an address may use at once")

    requests_per_second: float = limit(
        words.REQUESTS_PER_SECOND, "requests and handshakes a second of one address, pages too"
    )
    request_burst: float = limit(words.REQUEST_BURST, "of them at once")
    openings_per_minute: float = limit(60, "guests, tables and codes that one address may make")
    openings_per_guest: float = limit(20, "tables and codes that one guest may make in a minute")
    wrong_codes_per_minute: float = limit(20, "wrong codes from one address in a minute")
    uploads_per_minute: float = limit(60, "records that one address may have shown in a minute")
    upload_burst: float = limit(5, "of them at once")
    replays_per_second: float = limit(5, "replays, comparisons and guesses a second of one address")
    replay_burst: float = limit(40, "of them at once")
    waiting_replays: int = limit(4, "replays of one address that wait while another one is made")
    waiting_replays_in_all: int = limit(100, "replays that wait, of all addresses together")

    connections: int = limit(20_000, "connections in all, and never more than descriptors allow")
    connections_per_address: int = limit(200, "connections of one address")
    arrivals_per_second: float = limit(50, "new connections a second of one address")
    arrival_burst: float = limit(400, "of them at once")
    sockets_per_guest: int = limit(20, "sockets of one guest; beyond, the oldest is closed")
    sockets_per_table: int = limit(4, "sockets of one guest at one table; the oldest is closed")
    watchers_per_table: int = limit(200, "people without a seat who follow one table")
    watchers_per_address: int = limit(50, "of them from one address")

    request_seconds: float = limit(10, "seconds for a whole request head")
    keep_alive_seconds: int = limit(75, "seconds that a connection may wait for its next request")
    body_seconds: float = limit(30, "seconds for a whole body")
    unread_seconds: float = limit(30, "seconds that a client may leave everything unread")
    closing_seconds: float = limit(5, "seconds for what is left to send when we close")
    follow_seconds: float = limit(words.FOLLOW_SECONDS, "seconds for the first message")
    heartbeat_seconds: float = limit(words.HEARTBEAT_SECONDS, "seconds between pings of ours")
    listed_per_guest: int = limit(2, "listed tables of one guest where people can sit down")
    circles_per_guest: int = limit(20, "circles of friends that one guest may be a member of")
    members_per_circle: int = limit(50, "members of one circle of friends")
    circle_changes_per_minute: float = limit(
        30, "times a minute that one guest may join, leave, rename or remove"
    )
    host_away_seconds: float = limit(
        HOST_AWAY_SECONDS, "seconds until the role of an absent host passes on"
    )
    idle_seconds: float = limit(60, "seconds after which an unattended table leaves memory")


_COUNTED = ("frames", "bytes", "messages", "entries", "openings", "thinking")
RATES = tuple(
    one.name
    for one in fields(Limits)
    if one.name.endswith(("_per_second", "_per_minute", "_burst"))
    or one.name.partition("_per_")[0] in _COUNTED
)
"""The bounds on how often something may happen."""


def unlimited_rates(limits: Limits) -> Limits:
    """The same bounds without those on how often: for trusted networks and measurements."""
    endless: dict[str, Any] = dict.fromkeys(RATES, float("inf"))
    return replace(limits, **endless)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot seems to think, in seconds from-to; drawn without looking at the cards."""

    bid: tuple[float, float] = (0.6, 1.2)
    exchange: tuple[float, float] = (0.25, 0.45)
    play: tuple[float, float] = (0.6, 1.1)

    def of(self, phase: str) -> tuple[float, float]:
        return {"bid": self.bid, "exchange": self.exchange}.get(phase, self.play)


NO_PACE = Pace((0, 0), (0, 0), (0, 0))


class Keep(NamedTuple):
    """Days after which something is deleted; records of finished matches are kept for ever.

    Only days on which a server was there count.

    `guests` have no seat and have not come since; nobody has changed the tables that are
    `gathering`, `over` or `playing`; `logs` are those of earlier matches of a table.
    """

    guests: int = 90
    gathering: int = 1
    over: int = 30
    playing: int = 365
    logs: int = 30


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
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_readers: tuple[str, ...] = ()
    log_level: str = "info"
    bot_threads: int = 2
    thinks: bool = True
    review_effort: float = 1.0  # of the normal number of playouts
    review_niceness: int = 10  # 19 only gets what nobody else wants; 0 is like all others
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may insist on it."""
        return self.public_url is not None and self.public_url.startswith("https://")
