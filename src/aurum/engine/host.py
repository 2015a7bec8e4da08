"""The host of the engine in Python: one wasmtime instance for each thread, and the clock.

The engine itself has no clock: a question that takes long is answered in slices, and between them
the caller may say that it is enough. Whatever hangs all the same is interrupted from outside.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeVar

from aurum.engine.kinds import kind_of
from aurum.engine.records import (
    BEGIN,
    DONE,
    FINISH,
    GO_ON,
    MORE,
    SENTENCES,
    Question,
    Record,
)
from aurum.game import AurumError

if TYPE_CHECKING:
    import wasmtime

MEMORY = 64 << 20  # bytes that an instance may use
TICK = 0.5  # seconds between two looks of the watch
PATIENCE = 20  # ticks that one slice may take

A = TypeVar("A", bound=Record)
GoesOn = Callable[[], bool]
RawAnswer = Callable[[Question, GoesOn | None], tuple[int, Any]]


class EngineFailed(AurumError):
    """The engine is missing or damaged, or it could not answer."""


class BadQuestion(AurumError):
    """The engine says that a question makes no sense."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"the engine cannot answer: {SENTENCES.get(code, f'code {code}')}")


def ask(question: Question, goes_on: GoesOn | None = None) -> Any:
    """The engine's answer. Between slices `goes_on` may say False: then it comes to an end."""
    question.step = BEGIN
    code, answer = _form(question, goes_on)
    if code != DONE:
        raise BadQuestion(code)
    return answer


def in_wasm(question: Question, goes_on: GoesOn | None = None) -> tuple[int, Any]:
    """The code of the engine, and the answer if it is DONE."""
    import wasmtime  # a page has another form of the engine

    try:
        return _own_instance().answer(question, goes_on)
    except (wasmtime.WasmtimeError, wasmtime.Trap) as error:
        _own.instance = None
        reason = str(error).strip().splitlines()[-1]
        raise EngineFailed(f"the engine gave up a question: {reason}") from error


_form: RawAnswer = in_wasm


def answer_with(form: RawAnswer | None) -> None:
    """Let another form of the engine answer in this process; None is the engine file itself."""
    global _form  # noqa: PLW0603 - there is one engine in a process
    _form = form or in_wasm


class _Instance:
    """One instance of the engine, for one thread."""

    def __init__(self) -> None:
        import wasmtime

        engine, module = _module()
        self._store = wasmtime.Store(engine)
        self._store.set_limits(memory_size=MEMORY)
        self._store.set_epoch_deadline(PATIENCE)
        made = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._ask: Any = made["ask"]
        memory: Any = made["memory"]
        start = ctypes.addressof(memory.data_ptr(self._store).contents)
        self._question = start + int(made["question"].value(self._store))  # type: ignore[union-attr]
        self._answer = start + int(made["answer"].value(self._store))  # type: ignore[union-attr]

    def answer(self, question: Question, goes_on: GoesOn | None) -> tuple[int, Any]:
        kind = kind_of(question)
        code = MORE
        while code == MORE:
            ctypes.memmove(self._question, ctypes.addressof(question), ctypes.sizeof(question))
            self._store.set_epoch_deadline(PATIENCE)
            code = self._ask(self._store, kind.number)
            question.step = GO_ON if goes_on is None or goes_on() else FINISH
        if code != DONE:
            return code, None
        return code, kind.answer.from_buffer_copy(
            (ctypes.c_char * ctypes.sizeof(kind.answer)).from_address(self._answer)
        )


class _Own(threading.local):
    instance: _Instance | None = None


_own = _Own()


def _own_instance() -> _Instance:
    if _own.instance is None:
        _own.instance = _Instance()
    return _own.instance


_loading = threading.Lock()


def _module() -> tuple[wasmtime.Engine, wasmtime.Module]:
    with _loading:
        return _loaded()


@cache
def _loaded() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """The compiled engine file; a watch ticks for all instances together."""
    import wasmtime

    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.epoch_interruption = True
    engine = wasmtime.Engine(config)
    file = files("aurum.engine") / "aurum.wasm"
    try:
        module = wasmtime.Module(engine, file.read_bytes())
    except OSError as error:
        raise EngineFailed(f"the engine is missing ({file}): install Aurum again") from error
    except wasmtime.WasmtimeError as error:
        raise EngineFailed(f"the engine is damaged ({file}): install Aurum again") from error
    threading.Thread(target=_tick, args=(engine,), name="engine-watch", daemon=True).start()
    return engine, module


def _tick(engine: wasmtime.Engine) -> None:
    pause = threading.Event()
    while not pause.wait(TICK):
        engine.increment_epoch()
