"""Compiling: the decorator of all compiled functions, their cache on disk, and progress messages.

Numba's own cache looks only at the file of a function, not at the files of what it calls, and would
happily run yesterday's rules. Ours is stamped with all source files of the packages that a
function can call compiled code of.
"""

import gc
import hashlib
import pickle
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numba
from numba.core import event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.types.misc import unliteral

from aurum.kernel.cache_folder import cache_folder, kind_of_code, refused
from aurum.kernel.code_libraries import EntryCompiler, InnerCompiler
from aurum.kernel.compiling_turn import turn

F = TypeVar("F", bound=Callable[..., Any])
_ROOT = Path(__file__).parent.parent
_OBJECTS_LEFT = 50_000  # new ones before the garbage is looked through, while code is compiled
_LOW = ("engine", "kernel", "thinking", "bots")
_BELOW = {
    "kernel": ("engine",),
    "bots": ("engine", "kernel", "thinking"),
    "thinking": ("engine", "kernel"),
    "workshop": (*_LOW, "analysis"),
}
"""The packages whose compiled code a package calls; all others call kernel and bots only."""


@cache
def lock_file() -> Path:
    """The lock of this installation: another one compiles other code, so nobody waits for it."""
    place = hashlib.sha256(str(_ROOT).encode()).hexdigest()[:12]
    return cache_folder() / f"compiling-{place}.lock"


@cache
def source_stamp(package: Path) -> str:
    """Changes with every change of the sources that a function of the package may depend on."""
    digest = hashlib.sha256()
    for folder in (*(_ROOT / name for name in _BELOW.get(package.name, _LOW)), package):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def package_of(file: Path) -> Path:
    """The package directly below `aurum` that the file belongs to; else the file's folder."""
    if file.is_relative_to(_ROOT):
        return _ROOT / file.relative_to(_ROOT).parts[0]
    return file.parent


class _Locator(UserProvidedCacheLocator):
    """Keeps the code of one source file in our folder, under our stamp."""

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)
        self._package = package_of(Path(file))
        self._folder = cache_folder() / kind_of_code() / self.get_suitable_cache_subpath(file)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return source_stamp(self._package)

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_Locator":
        return cls(function, file)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes: ClassVar = [_Locator]


class _Cache(FunctionCache):
    """One process compiles at a time: the others wait, and find what it kept."""

    _impl_class = _CacheImpl

    def load_overload(self, signature: Any, context: Any) -> Any:
        found = self._loaded(signature, context)
        if found is None and turn.take(lock_file()):
            found = self._loaded(signature, context)
            if found is not None:
                turn.give_back()
        return found

    def _loaded(self, signature: Any, context: Any) -> Any:
        """Code kept by an older version may refer to names that are gone: it is compiled again."""
        try:
            return super().load_overload(signature, context)
        except (AttributeError, ImportError, EOFError, pickle.UnpicklingError):
            self.flush()
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        """A full disk makes the next start slower; it does not stop this game."""
        try:
            super().save_overload(signature, data)
        except OSError as error:
            announce(f"compiled code could not be kept ({error}); it will be compiled again")
        finally:
            turn.give_back()


def compiled(function: F) -> F:
    """Compile a function when it is first called; it runs without the GIL.

    What Python calls is kept on disk, with all that it calls itself. Compiled code that calls such
    a function must be made by this decorator, too: a plain `njit` does not find what lies deeper.
    """
    return _kept(function)


def inner(function: F) -> F:
    """Like `compiled`, but without an entry from Python, which saves compiling time.

    Only compiled code may call it, or the process ends: it is for functions with a private name.
    """
    return cast("F", _inner(function))


def _kept(function: F) -> F:
    # Nobody passes our functions on as C pointers; an entry for it would cost compiling time.
    entry = numba.njit(
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        pipeline_class=EntryCompiler,
    )(function)
    if not numba.config.DISABLE_JIT:
        entry._cache = _Cache(function)  # noqa: SLF001 - Numba has no other door
        within = _inner(function)
        entry.get_call_template = within.get_call_template
        entry.get_overload = within.get_overload
    return cast("F", entry)


def _inner(function: F) -> Any:
    """The function as compiled code calls it; it is kept only inside its callers."""
    within: Any = numba.njit(
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        pipeline_class=InnerCompiler,
    )(function)
    if not numba.config.DISABLE_JIT:
        within.get_call_template = _once_for_each_type(within.get_call_template)
    return within


def _once_for_each_type(template: Callable[..., Any]) -> Callable[..., Any]:
    """Numba would compile a function again for every constant that it is called with.

    Nothing is lost: the constants are there when the whole is optimised.
    """

    def found(args: Sequence[Any], kws: dict[str, Any]) -> Any:
        named = {name: unliteral(value) for name, value in kws.items()}
        return template(tuple(map(unliteral, args)), named)

    return found


def _to_stderr(message: str) -> None:
    sys.stderr.write(f"aurum: {message}\n")
    sys.stderr.flush()


_tell: Callable[[str], None] = _to_stderr
_watch: Callable[[int], None] | None = None
_told = False
_compiled = 0


def tell_compiling(tell: Callable[[str], None]) -> None:
    """Send the message about compiling somewhere other than stderr (a status line, a log)."""
    global _tell  # noqa: PLW0603 - there is one compiler in a process, and one place to tell
    _tell = tell


def watch_compiling(watch: Callable[[int], None]) -> None:
    """Call this after every function with the number compiled so far in this process."""
    global _watch  # noqa: PLW0603 - as above
    _watch = watch


def announce(message: str) -> None:
    _tell(message)


class _Announcer(event.Listener):
    """Says once per process that code is being compiled, so that nobody wonders about the wait."""

    _depth = 0  # functions that are being compiled, one within the other

    def on_start(self, happening: Any) -> None:
        global _told  # noqa: PLW0603
        self._depth += 1
        module = str(happening.data["dispatcher"].py_func.__module__)
        if not _told and module.startswith("aurum."):
            _told = True
            if (why := refused()) is not None:
                announce(why)
            announce("compiling the bots, once; this takes about a quarter of a minute ...")

    def on_end(self, happening: Any) -> None:  # noqa: ARG002
        """What failed is not kept, so the next process may try; each success is progress.

        The event's own `is_failed` is true of what succeeded (seen in Numba 0.68).
        """
        global _compiled  # noqa: PLW0603
        self._depth -= 1
        if self._depth == 0 and sys.exc_info()[0] is not None:
            turn.give_back()
        _compiled += 1
        if _watch is not None:
            _watch(_compiled)


class _Tidier(event.Listener):
    """Lets the garbage lie for longer while code is compiled: a tenth of the time goes into it."""

    _depth = 0  # functions that are being compiled, one within the other
    _usual = gc.get_threshold()

    def on_start(self, happening: Any) -> None:  # noqa: ARG002
        if self._depth == 0:
            self._usual = gc.get_threshold()
            gc.set_threshold(_OBJECTS_LEFT, *self._usual[1:])
        self._depth += 1

    def on_end(self, happening: Any) -> None:  # noqa: ARG002
        self._depth -= 1
        if self._depth == 0:
            gc.set_threshold(*self._usual)


if not numba.config.DISABLE_JIT:
    event.register("numba:compile", _Announcer())
    event.register("numba:compile", _Tidier())
