"""Which pages may talk to this server: its own, and those named in the settings."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from aurum.server.settings import Settings


def is_welcome(connection: HTTPConnection, settings: Settings) -> bool:
    """A request without an origin comes from a program, not from a page of somebody else."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or origin == settings.public_url:
        return True
    return bool(origin != "null" and _host(origin) == connection.headers.get("host"))


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
