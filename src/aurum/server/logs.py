"""Structured logs: one JSON object a line, to standard error.

Only fields named at the call are written, and they are never names, hands, tokens or codes; a
table is named by a fingerprint of its code, because the code itself opens the table. Libraries log
through the same handler: of theirs, only what they say is written, not what they say it about,
because that may be a client's text. Nobody can fill a disk with lines: of each kind only so many a
second are written, and the next one tells how many were not.
"""

from __future__ import annotations

import errno
import hashlib
import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from aurum.server.rate_limits import Rates

OWN = "aurum"
TEXT_LENGTH = 200
LINES_PER_SECOND, LINE_BURST = 2, 20
"""Of one kind."""

LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets", "concurrent")

ALARMS = (
    "bot-failed",
    "command-failed",
    "commit-unknown",
    "database-away",
    "engine-failed",
    "entry-failed",
    "hint-failed",
    "listening-lost",
    "request-failed",
    "store-failed",
    "store-lost",
    "store-thread-died",
    "upkeep-failed",
)
"""Events that a host wants to hear of: they are counted, too, since lines may be left out."""

counted: Counter[str] = Counter()

logger = logging.getLogger(OWN)


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": _event(record),
        }
        if record.name != OWN:
            line["logger"] = record.name
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _shape_of(record)
        return json.dumps(line)


class _Calm(logging.Filter):
    """Lets a limited number of lines of each kind through; each call in the code is a kind."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._rates = Rates(LINES_PER_SECOND, LINE_BURST, clock)
        self._unwritten: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno <= logging.DEBUG:
            return True
        fields = getattr(record, "fields", {})
        kind = f"{record.name} {_event(record)} {fields.get('limit', '')}"
        if not self._rates.take(kind):
            self._unwritten[kind] += 1
            return False
        if kind in self._unwritten:
            record.__dict__["fields"] = {**fields, "unwritten": self._unwritten.pop(kind)}
        return True


def _event(record: logging.LogRecord) -> str:
    """The event; of a library only its own words, not the texts that it puts in."""
    if record.name == OWN:
        return record.getMessage()
    return str(record.msg).partition("\n")[0][:TEXT_LENGTH]


def _shape_of(record: logging.LogRecord) -> str:
    """The kind of an error, where it arose and what caused it.

    Without texts, which might hold a secret.
    """
    assert record.exc_info is not None
    kind, error, trace = record.exc_info
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}")
        trace = trace.tb_next
    shape = f"{kind.__name__ if kind else 'error'} at {' < '.join(reversed(places[-6:]))}"
    return ", because of ".join([shape, *_causes(error)])


def _causes(error: BaseException | None) -> Iterator[str]:
    """What led to an error: kinds, and the codes that SQLite, PostgreSQL and the system give."""
    seen = {id(error)}
    while error is not None:
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        if error is None or id(error) in seen:
            return
        seen.add(id(error))
        yield " ".join([type(error).__name__, *_codes(error)])


def _codes(error: BaseException) -> Iterator[str]:
    if (name := getattr(error, "sqlite_errorname", None)) is not None:
        yield str(name)
    if (state := getattr(error, "sqlstate", None)) is not None:
        yield f"SQLSTATE {state}"
    if isinstance(error, OSError) and error.errno is not None:
        yield errno.errorcode.get(error.errno, str(error.errno))


def set_up_logs(level: str) -> None:
    """Send everybody's log to standard error as JSON; libraries are heard from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    handler.addFilter(_Calm(time.monotonic))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logger.handlers = []
    logger.setLevel(level.upper())
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
    logging.captureWarnings(capture=True)


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Write one line."""
    _count(event)
    logger.log(level, event, extra={"fields": fields})


def trouble(event: str, error: BaseException, **fields: object) -> None:
    """Write one line about an error."""
    _count(event)
    logger.error(event, exc_info=error, extra={"fields": fields})


def _count(event: str) -> None:
    if event in ALARMS:
        counted[event] += 1


def fingerprint(code: str) -> str:
    """A name for a table that does not open it."""
    return hashlib.sha256(b"log:" + code.encode()).hexdigest()[:10]
