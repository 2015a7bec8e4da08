"""The cookie that holds a guest's token."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from aurum.table.wire.words import COOKIE, SECURE_COOKIE

COOKIE_SECONDS = 400 * 24 * 3600


def set_token(request: Request, response: Response, token: str, *, secure: bool) -> None:
    """By https under a name that no other host can set; a cookie of the old name goes.

    An empty token takes both away.
    """
    if not token:
        for name in (COOKIE, SECURE_COOKIE):
            response.delete_cookie(name, secure=name == SECURE_COOKIE, httponly=True)
        return
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    if secure and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True)
