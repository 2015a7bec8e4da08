"""The page's files: compressed for who takes it, never mixed up in a cache, nothing else to get."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from aurum.server.static_files import Page

SCRIPT = b"const gold = 'gold';\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Aurum</title>" + " " * 500)
    (tmp_path / "assets" / "app-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "dot.png").write_bytes(os.urandom(2000))
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    return tmp_path


async def get(page: Page, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", page.file)])
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        client.headers.pop("accept-encoding")
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return await client.get(path, headers=sent)


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip", "gzip"),
        ("br, GZIP;q=0.5", "gzip"),
        ("gzip;q=0", None),
        ("gzip; q=0.0, br", None),
        ("identity", None),
    ],
)
async def test_a_script_is_sent_as_the_browser_takes_it(
    folder: Path, accepts: str, encoding: str | None
):
    answer = await get(Page(folder), "/assets/app-1.js", accept_encoding=accepts)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.content == SCRIPT  # httpx has unpacked it
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"].endswith("immutable")
    size = int(answer.headers["content-length"])
    assert size < len(SCRIPT) / 2 if encoding else size == len(SCRIPT)
    assert "javascript" in answer.headers["content-type"]


async def test_each_encoding_has_its_own_tag(folder: Path):
    page = Page(folder)
    packed = await get(page, "/", accept_encoding="gzip")
    plain = await get(page, "/", accept_encoding="identity")
    tags = packed.headers["etag"], plain.headers["etag"]
    assert tags[0] != tags[1]
    same = await get(page, "/", accept_encoding="gzip", if_none_match=f'"x", {tags[0]}')
    assert (same.status_code, same.content) == (304, b"")
    assert "content-encoding" not in same.headers
    assert (await get(page, "/", accept_encoding="gzip", if_none_match=tags[1])).status_code == 200


async def test_what_does_not_shrink_is_sent_as_it_is(folder: Path):
    answer = await get(Page(folder), "/assets/dot.png", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize("path", ["/.vite/manifest.json", "/assets/../index.html.x", "/no.js"])
async def test_there_is_nothing_else(folder: Path, path: str):
    answer = await get(Page(folder), path)
    assert answer.status_code == 404
    assert answer.json()["reason"]["code"] == "not-found"


async def test_a_page_that_is_built_anew_is_read_anew(folder: Path):
    page = Page(folder)
    assert (await get(page, "/t/anything")).text.startswith("<!doctype html>")
    (folder / "index.html").write_text("new")
    (folder / "assets" / "app-2.js").write_text("2")
    assert (await get(page, "/t/anything")).text == "new"
    assert (await get(page, "/assets/app-2.js")).text == "2"


async def test_a_page_that_is_not_built_greets(tmp_path: Path):
    assert "make page" in (await get(Page(tmp_path), "/")).json()["aurum"]


async def test_the_packed_file_is_the_file(folder: Path):
    page = Page(folder)
    await get(page, "/")
    packed = page._files["assets/app-1.js"].compressed
    assert packed is not None
    assert gzip.decompress(packed) == SCRIPT
