"""Structured logs: one JSON object a line, to standard error.

Only fields named at the call are written, and they are never names, hands, tokens or codes; a
table is named by a fingerprint of its code, because the code itself opens the table.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Any

logger = logging.getLogger("aurum")


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _shape_of(record)
        return json.dumps(line)


def _shape_of(record: logging.LogRecord) -> str:
    """The kind of an error and where it arose, without its text, which might hold a secret."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{kind.__name__ if kind else 'error'} at {' < '.join(reversed(places[-6:]))}"


def set_up_logs(level: str) -> None:
    """Send the server's log to standard error, at this level."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logger.handlers = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Write one line."""
    logger.log(level, event, extra={"fields": fields})


def trouble(event: str, error: BaseException, **fields: object) -> None:
    """Write one line about an error."""
    logger.error(event, exc_info=error, extra={"fields": fields})


def fingerprint(code: str) -> str:
    """A name for a table that does not open it."""
    return hashlib.sha256(b"log:" + code.encode()).hexdigest()[:10]
