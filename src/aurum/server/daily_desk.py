"""The deal of the day over HTTP: today's facts, and lines of play that bots answer."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

from aurum.daily.chain import Host, new_host, utc_date
from aurum.daily.chain_files import read_host, write_host
from aurum.daily.deals import DEALS, SEAT
from aurum.server.problems import HttpProblem
from aurum.table.wire import http

SECRET = "daily-secret.json"  # noqa: S105 - the name of a file

Asked = tuple[str, str, int, str, tuple[str, ...]]


class DailyDesk:
    """Holds the host's chain. Its secret is in the data directory and made when first wanted."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / SECRET
        self._host: Host | None = None

    def facts(self, now: datetime) -> http.Daily:
        """What anybody may know of today."""
        today = utc_date(now)
        chain = self._today(today).public(now)
        day = chain.day(today)
        commitment, links = chain.commitment(day)
        return http.Daily(
            today.isoformat(), day, DEALS, SEAT, chain.edition, chain.anchor, commitment, links
        )

    def asked(self, body: http.PlayDaily, now: datetime) -> Asked:
        """What a worker needs to play the line; only today's deals are played."""
        today = utc_date(now)
        if body.date != today.isoformat():
            raise HttpProblem(409, "another-day", f"Today is {today} in UTC; its deals are new.")
        host = self._today(today)
        secret = host.secret(host.chain.day(today)).hex()
        return secret, body.date, body.deal, host.chain.edition, body.actions

    def _today(self, today: date) -> Host:
        if self._host is None:
            if not self._path.exists():
                write_host(new_host(today), self._path)
            self._host = read_host(self._path)
        return self._host


def think_of_line(
    secret: str, when: str, number: int, edition: str, actions: tuple[str, ...]
) -> bytes:
    """The line as it is sent; played in a worker, because bots answer and a field is played."""
    from aurum.daily.deals import day_deal
    from aurum.daily.lines import replayed
    from aurum.daily.results import deal_result, prepare_results
    from aurum.game import SPECTATOR, view
    from aurum.table.messages import encode
    from aurum.table.private_view import own_part
    from aurum.table.public_view import public_picture
    from aurum.table.wire_events import narrate, rules_of

    deal = day_deal(bytes.fromhex(secret), date.fromisoformat(when), number, edition)
    told = len(replayed(deal, actions[:-1]).events) if actions else 0
    line = replayed(deal, actions)
    if not actions:
        prepare_results(line)
    asked = len(actions) if not line.is_over else None
    result = None
    if line.is_over:
        found = deal_result(line)
        result = http.DailyResult(
            found.score,
            round(found.percent, 1),
            round(found.par, 2),
            round(found.decided.points, 2),
            round(found.decided.error, 2),
        )
    shown = http.DailyLine(
        rules_of(deal.rules),
        public_picture(view(line.match, SPECTATOR)),
        own_part(line.match, SEAT, asked),
        narrate(line.events[told:], SEAT),
        result,
    )
    return encode(shown)
