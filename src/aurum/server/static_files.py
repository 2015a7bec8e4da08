"""The built page: its files, and its entry for every address that the page itself knows.

All of it is kept in memory, texts compressed too, and read again when the page is rebuilt. So a
path is looked up in a dictionary and never given to the file system.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aurum.server.admission import problem_response
from aurum.table.wire.http import Problem
from aurum.table.wire.view import Reason
from aurum.table.wire.words import API_PATH

PAGE = Path(__file__).parent / "page"
ENTRY = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")
WORTH_IT = 0.9
"""A file is sent compressed if that leaves at most this share of it."""


class PageFile(NamedTuple):
    """A file as it is sent."""

    media_type: str
    body: bytes
    compressed: bytes | None
    tag: str


class Page:
    """The files of the page; greeting if it is not built."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._read_at: tuple[int, int] | None = None

    async def file(self, request: Request) -> Response:
        """A file, or the entry for addresses without a dot."""
        path = request.path_params.get("path", "")
        self._read()
        if path in self._files:
            return _sent(request, path, self._files[path])
        if "." in path.rsplit("/", 1)[-1]:
            return _nothing()
        if ENTRY not in self._files:
            return _greeting()
        return _sent(request, ENTRY, self._files[ENTRY])

    def _read(self) -> None:
        """Read everything again if the entry has changed, which names all the others."""
        try:
            status = (self._folder / ENTRY).stat()
        except OSError:
            self._files, self._read_at = {}, None
            return
        built = (status.st_mtime_ns, status.st_size)
        if built != self._read_at:
            paths = [path for path in self._folder.rglob("[!.]*") if path.is_file()]
            names = {path.relative_to(self._folder).as_posix(): path for path in paths}
            self._files = {n: _load(p) for n, p in names.items() if not n.startswith(".")}
            self._read_at = built


def _load(path: Path) -> PageFile:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(TEXTS) else body
    compressed = packed if len(packed) <= WORTH_IT * len(body) else None
    return PageFile(kind, body, compressed, hashlib.sha256(body).hexdigest()[:32])


def _sent(request: Request, path: str, file: PageFile) -> Response:
    """Each encoding has its own tag, so that a cache never mixes them up (RFC 9110, 8.8.3.3)."""
    packed = file.compressed if _takes_gzip(request) else None
    tag = f'"{file.tag}{"-gz" if packed else ""}"'
    headers = {
        "cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN,
        "etag": tag,
    }
    if file.compressed is not None:
        headers["vary"] = "accept-encoding"
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(packed or file.body, headers=headers, media_type=file.media_type)


def _takes_gzip(request: Request) -> bool:
    """Whether the client says so, and does not say how little it wants it (`gzip;q=0`)."""
    for offer in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.replace(" ", "").partition(";")
        if name == "gzip":
            return weight.removeprefix("q=").strip("0.") != "" or not weight
    return False


def _greeting() -> Response:
    text = "Aurum is running. The page has not been built: run `make page`."
    return JSONResponse({"aurum": text, "documentation": f"{API_PATH}/docs"})


def _nothing() -> Response:
    return problem_response(Problem(404, Reason("", "not-found", "There is nothing here.")))
