"""Pure functions of small values that remember what they made, until they are told to forget."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 4096
_forgetters: list[Callable[[], None]] = []


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """The function with a memory: hands, collections and seats come again with every move."""
    cached = lru_cache(LIMIT)(function)
    _forgetters.append(cached.cache_clear)
    return cast("Callable[P, T]", cached)


def forget() -> None:
    """Forget everything. A few old drawings would keep whole blocks of memory from going back."""
    for clear in _forgetters:
        clear()
