"""The engine file by its parts, as it lies there and compressed."""

from __future__ import annotations

import gzip
import lzma
from collections.abc import Iterator
from pathlib import Path

from aurum.thinking import minds

FILE = Path(minds.__file__).parents[1] / "engine" / "aurum.wasm"
CODE, DATA = 10, 11  # numbers of sections
NAMES = {CODE: "code", DATA: "weights and tables"}

Size = tuple[str, int, int, int]  # a part, its bytes, by gzip, by xz


def sizes() -> Iterator[Size]:
    content = FILE.read_bytes()
    yield size("the whole file", content)
    for number, part in sections(content):
        if number in NAMES:
            yield size(NAMES[number], part)
    for lessons, players in minds.NETWORKS:
        name = f"of these the network `{lessons}`, {players} players"
        yield size(name, minds.packed(((lessons, players),)).tobytes())


def size(name: str, content: bytes) -> Size:
    return name, len(content), len(gzip.compress(content, 9)), len(lzma.compress(content))


def sections(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Number and content of every section of a WebAssembly file."""
    place = 8
    while place < len(content):
        number, length, shift = content[place], 0, 0
        while True:
            place += 1
            length |= (content[place] & 127) << shift
            shift += 7
            if content[place] < 128:
                break
        yield number, content[place + 1 : place + 1 + length]
        place += 1 + length
