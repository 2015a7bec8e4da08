"""Before a server starts: the machine's bounds, and what an operator should know."""

from __future__ import annotations

import logging
import os
import sqlite3
from dataclasses import replace
from ipaddress import ip_address

from aurum.server.logs import note
from aurum.server.settings import Settings
from aurum.server.storage.store import StorageTrouble

NEEDED_SQLITE = (3, 38, 0)
"""The first version with `->>` built in."""

OWN_DESCRIPTORS = 128
"""For the database, the bots' processes, the log and what Python opens: not for connections."""


def check_sqlite(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> None:
    """Say at the start what would fail at the first table."""
    if version < NEEDED_SQLITE:
        have, need = (".".join(map(str, one)) for one in (version, NEEDED_SQLITE))
        raise StorageTrouble(
            f"Python uses SQLite {have}, and Aurum needs {need} or newer. Use a Python that comes "
            "with a newer one."
        )


def within_descriptors(settings: Settings) -> Settings:
    """The settings with as many connections as the machine lets this process have."""
    allowed = raise_descriptors()
    if allowed is None:
        return settings
    room = max(OWN_DESCRIPTORS, allowed - OWN_DESCRIPTORS)
    limits = settings.limits
    return replace(settings, limits=replace(limits, connections=min(limits.connections, room)))


def raise_descriptors() -> int | None:
    """Take all the descriptors that the hard limit grants; None where there is no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # macOS names a hard limit that it does not grant
            return None if soft == resource.RLIM_INFINITY else soft
    return None if hard == resource.RLIM_INFINITY else hard


def warn(settings: Settings) -> None:
    """Write down what is unwise, and what would be right."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        advice = "Run it as a user of its own; see docs/operations.md."
        note("running-as-root", logging.WARNING, advice=advice)
    if not settings.is_secure and not is_loopback(settings.host):
        advice = "Cookies and codes go over the network unencrypted; put a proxy with https before."
        note("no-https", logging.WARNING, advice=advice)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
