"""How compiled functions become machine code: optimised once, with whatever they call.

Numba optimises every function, with all that it calls, and makes machine code of it; then again
inside each of its callers. Here a function that compiled code calls is kept as it comes from the
compiler, and only what Python calls is optimised, as one piece. That halves the time until the bots
can play. It leans on Numba's code libraries, which are not public: `tests/kernel/test_compiling.py`
holds it to that.
"""

from itertools import count
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

_numbers = count()


class _NoMachineCode:
    """Stands for the code generator of a library that makes no machine code."""

    def set_env(self, name: str, environment: Any) -> None:
        """There is no code that could use it: ours calls nothing of Python."""


class InnerLibrary(JITCodeLibrary):
    """One function as its callers need it: not optimised, without what it calls itself."""

    @property
    def codegen(self) -> Any:
        return _NoMachineCode()

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        self._ensure_finalized()
        return 0

    def _optimize_functions(self, module: Any) -> None:
        """Left to the caller, who optimises all functions together."""
        module.data_layout = self._codegen._data_layout  # noqa: SLF001 - as Numba does here


class EntryLibrary(JITCodeLibrary):
    """A function that Python calls, with everything that it calls, directly or not."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = _with_what_they_call(self._linking_libraries)
        super().finalize()

    def _optimize_functions(self, module: Any) -> None:
        """Left to the optimisation of the whole, which follows at once."""
        module.data_layout = self._codegen._data_layout  # noqa: SLF001 - as Numba does here


def _with_what_they_call(libraries: list[Any]) -> list[Any]:
    found: dict[Any, None] = {}
    waiting = list(reversed(libraries))
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, InnerLibrary):
                waiting += reversed(library._linking_libraries)  # noqa: SLF001
    return list(found)


class InnerCompiler(Compiler):
    """Compiles what compiled code calls."""

    def __init__(
        self, typing: Any, target: Any, library: Any, args: Any, *rest: Any, **named: Any
    ) -> None:
        inner = InnerLibrary(target.codegen(), f"aurum-inner-{next(_numbers)}")
        super().__init__(typing, target, library or inner, args, *rest, **named)


class EntryCompiler(Compiler):
    """Compiles what Python calls."""

    def __init__(
        self, typing: Any, target: Any, library: Any, args: Any, *rest: Any, **named: Any
    ) -> None:
        entry = EntryLibrary(target.codegen(), f"aurum-entry-{next(_numbers)}")
        entry.enable_object_caching()
        super().__init__(typing, target, library or entry, args, *rest, **named)
