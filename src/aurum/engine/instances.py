"""Instances of the engine file in wasmtime: few, bounded in memory, each for one question at once.

A question that finds none free waits for one. Whatever hangs is interrupted by a watch.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import wasmtime

from aurum.engine.file import EngineFailed, engine_file
from aurum.engine.kinds import KINDS

MEMORY = 64 << 20  # bytes that an instance may use
TICK = 0.5  # seconds between two looks of the watch
PATIENCE = 80  # ticks that one slice may take: a thread of low priority waits for most of them
MOST = 2 * (os.cpu_count() or 1) + 2  # so that a quick question seldom waits for long ones
_SIZES = [(ctypes.sizeof(kind.question), ctypes.sizeof(kind.answer)) for kind in KINDS]


class Instance:
    """One instance of the engine; one thread at a time may call it."""

    def __init__(self) -> None:
        engine, module = _module()
        self._store = wasmtime.Store(engine)
        self._store.set_limits(memory_size=MEMORY)
        self._store.set_epoch_deadline(PATIENCE)
        made = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._ask: Any = made["ask"]
        memory: Any = made["memory"]
        self._memory = memory
        start = ctypes.addressof(memory.data_ptr(self._store).contents)
        self._question = start + int(made["question"].value(self._store))  # type: ignore[union-attr]
        self._answer = start + int(made["answer"].value(self._store))  # type: ignore[union-attr]

    def call(self, kind: int, question: bytes) -> tuple[int, bytes]:
        """One slice: the code, and the bytes of the answer."""
        asked, answered = _SIZES[kind]
        assert len(question) == asked
        ctypes.memmove(self._question, question, asked)
        self._store.set_epoch_deadline(PATIENCE)
        code = self._ask(self._store, kind)
        return code, ctypes.string_at(self._answer, answered)


_places = threading.Semaphore(MOST)
_free: list[Instance] = []


@contextmanager
def instance() -> Iterator[Instance]:
    """An instance for one question. It is used again unless it failed."""
    with _places:
        one = _any_instance()
        try:
            yield one
        except (wasmtime.WasmtimeError, wasmtime.Trap) as error:
            raise EngineFailed(f"the engine gave up a question: {_reason(error)}") from error
        _free.append(one)


def _any_instance() -> Instance:
    try:
        return _free.pop()
    except IndexError:
        pass
    try:
        return Instance()
    except wasmtime.WasmtimeError as error:
        raise EngineFailed(
            f"there is too little memory for the engine: {_reason(error)}"
        ) from error


def _reason(error: Exception) -> str:
    if isinstance(error, wasmtime.Trap) and error.trap_code is wasmtime.TrapCode.INTERRUPT:
        return f"it took longer than {PATIENCE * TICK:g} seconds"
    return str(error).strip().splitlines()[-1].strip()


_loading = threading.Lock()


def _module() -> tuple[wasmtime.Engine, wasmtime.Module]:
    with _loading:
        return _loaded()


@cache
def _loaded() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """The compiled engine file; a watch ticks for all instances together."""
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.epoch_interruption = True
    engine = wasmtime.Engine(config)
    module = wasmtime.Module(engine, engine_file())
    threading.Thread(target=_tick, args=(engine,), name="engine-watch", daemon=True).start()
    return engine, module


def _tick(engine: wasmtime.Engine) -> None:
    pause = threading.Event()
    while not pause.wait(TICK):
        engine.increment_epoch()
