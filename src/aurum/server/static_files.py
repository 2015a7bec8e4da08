"""The built page: its files, and its entry for every address that the page itself knows."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from aurum.table.wire.words import API_PATH

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


async def page_file(request: Request) -> Response:
    """A file of the page, or its entry for addresses without a dot; greeting if it is not built."""
    path = request.path_params.get("path", "")
    file = _inside(path)
    if file is not None:
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else ASK_AGAIN})
    entry = PAGE / "index.html"
    if "." in path.rsplit("/", 1)[-1]:
        return _nothing()
    if not entry.exists():
        return _greeting()
    return FileResponse(entry, headers={"cache-control": ASK_AGAIN})


def _inside(path: str) -> Path | None:
    """The file, if it lies in the page's directory."""
    if not path or "\0" in path:
        return None
    file = (PAGE / path).resolve()
    return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None


def _greeting() -> Response:
    text = "Aurum is running. The page has not been built: run `make page`."
    return JSONResponse({"aurum": text, "documentation": f"{API_PATH}/docs"})


def _nothing() -> Response:
    reason = {"clause": "", "code": "not-found", "text": "There is nothing here.", "details": {}}
    return JSONResponse({"status": 404, "reason": reason}, 404)
