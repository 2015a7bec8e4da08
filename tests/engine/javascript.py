"""The engine in JavaScript, in Node and in Chromium: the same file, the page's own host."""

from __future__ import annotations

import base64
import struct
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Route, sync_playwright

from aurum.engine.kinds import kind_of
from aurum.engine.records import BEGIN, Question
from tests.node import node
from tests.page.conftest import found_chromium

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
FILE = ROOT / "src" / "aurum" / "engine" / "aurum.wasm"
HOST = ROOT / "web" / "src" / "engine" / "engine.ts"
SITE = "http://engine.test/"

Answer = tuple[int, bytes]
Asked = Callable[[Iterable[Question]], list[Answer]]


def host_script(folder: Path) -> Path:
    """The page's host as JavaScript, beside the script that asks it."""
    done = subprocess.run(
        [node(), HERE / "transpile.mjs", HOST], capture_output=True, text=True, check=True
    )
    (folder / "engine.mjs").write_text(done.stdout)
    (folder / "answers.mjs").write_bytes((HERE / "answers.mjs").read_bytes())
    return folder / "answers.mjs"


def in_node(folder: Path) -> Asked:
    """Asks a fresh Node."""
    script = host_script(folder)

    def asked(questions: Iterable[Question]) -> list[Answer]:
        done = subprocess.run(
            [node(), script, FILE], input=packed(questions), capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()
        return list(unpacked(done.stdout))

    return asked


@contextmanager
def in_chromium(folder: Path) -> Iterator[Asked]:
    """Asks a worker of a page, as the page does."""
    host_script(folder)
    (folder / "aurum.wasm").write_bytes(FILE.read_bytes())
    (folder / "index.html").write_text("<!doctype html><title>Engine</title>")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.route(f"{SITE}**", lambda route: _serve(route, folder))
        page.goto(f"{SITE}index.html")
        page.evaluate("self.worker = new Worker('answers.mjs', { type: 'module' })")

        def asked(questions: Iterable[Question]) -> list[Answer]:
            question = base64.b64encode(packed(questions)).decode()
            return list(unpacked(base64.b64decode(page.evaluate(_ASK, question))))

        yield asked
        browser.close()


_ASK = """(question) => new Promise((resolve, reject) => {
  self.worker.onmessage = ({ data }) => resolve(data);
  self.worker.onerror = ({ message }) => reject(new Error(message));
  self.worker.postMessage(question);
})"""
_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}


def _serve(route: Route, folder: Path) -> None:
    file = folder / route.request.url.removeprefix(SITE)
    route.fulfill(body=file.read_bytes(), content_type=_TYPES[file.suffix])


def packed(questions: Iterable[Question]) -> bytes:
    """Kind, length and bytes of each question."""
    parts = []
    for question in questions:
        question.step = BEGIN
        content = bytes(question)
        parts.append(struct.pack("<ii", kind_of(question).number, len(content)) + content)
    return b"".join(parts)


def unpacked(answers: bytes) -> Iterator[Answer]:
    """Code, length and bytes of each answer."""
    place = 0
    while place < len(answers):
        code, length = struct.unpack_from("<ii", answers, place)
        place += 8
        yield code, answers[place : place + length]
        place += length
