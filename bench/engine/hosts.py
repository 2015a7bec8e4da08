"""The CPU time that hosts of the engine need for the same questions."""

from __future__ import annotations

import json
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from aurum.engine.host import RawAnswer, in_wasm
from aurum.engine.kinds import kind_of
from aurum.engine.records import BEGIN
from aurum.thinking import native
from bench.engine.occasions import Asked
from tests.engine.javascript import FILE, host_script
from tests.node import node

SCRIPT = Path(__file__).with_name("replay.mjs")
Host = Callable[[Sequence[Asked]], float]


def in_process(form: RawAnswer) -> Host:
    """Seconds of a form of the engine in this process."""

    def seconds(asked: Sequence[Asked]) -> float:
        answer(form, asked[0])
        before = time.process_time()
        for one in asked:
            answer(form, one)
        return time.process_time() - before

    return seconds


def answer(form: RawAnswer, asked: Asked) -> None:
    left = asked.slices

    def goes_on() -> bool:
        nonlocal left
        left -= 1
        return left > 0

    asked.question.step = BEGIN
    form(asked.question, goes_on)


def in_node(asked: Sequence[Asked]) -> float:
    """Seconds in a fresh Node, which has seen the first question before."""
    parts = []
    for one in asked:
        one.question.step = BEGIN
        content = bytes(one.question)
        head = struct.pack("<iii", kind_of(one.question).number, len(content), one.slices)
        parts.append(head + content)
    with tempfile.TemporaryDirectory() as folder:
        host_script(Path(folder))
        command = [node(), str(SCRIPT), f"{folder}/engine.mjs", str(FILE)]
        done = subprocess.run(command, input=b"".join(parts), capture_output=True, check=True)
    return float(json.loads(done.stdout))


HOSTS: dict[str, Host] = {
    "wasmtime": in_process(in_wasm),
    "Node": in_node,
    "native": in_process(native.raw_answer),
}
