"""Security headers on every response."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # invitation codes stand in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
}
ONLY_HTTPS = "max-age=31536000; includeSubDomains"


def headers_for(scope: Scope, secure: bool) -> dict[str, str]:
    """What an answer to this request carries; https gets HSTS too."""
    if secure or scope.get("scheme") in ("https", "wss"):
        return {**HEADERS, "strict-transport-security": ONLY_HTTPS}
    return HEADERS


class SecurityHeaders:
    """Adds them to every answer of an application."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(headers_for(scope, self._secure))
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, sent if scope["type"] == "http" else send)
