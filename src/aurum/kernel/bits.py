"""Bit tricks on one int64: how many bits are set, and where is the n-th of them.

Compiled, they are one machine instruction each (or a few, on a processor without BMI2). With the
JIT switched off they are plain Python, so that the kernel still runs, slowly.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic

_WORD = ir.IntType(64)


def _python_popcount(word: int) -> int:
    return int(word).bit_count()


def _python_select(word: int, n: int) -> int:
    """The position of the n-th set bit (from 0, lowest first); word must have more than n bits."""
    rest = int(word)
    for _ in range(n):
        rest &= rest - 1
    return (rest & -rest).bit_length() - 1


def _has_pdep() -> bool:
    """Whether the code is generated for this very processor, and it has the BMI2 instructions."""
    if config.CPU_NAME or config.CPU_FEATURES:
        return False
    return bool(llvm.get_host_cpu_features().get("bmi2"))


def _emitted(arity: int, emit: Callable[..., Any]) -> Any:
    """A compiled function of int64s whose body is the LLVM code that `emit` builds."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return emit(builder, *args)

    if arity == 1:

        def one(typing: Any, word: Any) -> Any:
            return types.int64(types.int64), code

        return intrinsic(one)

    def two(typing: Any, word: Any, other: Any) -> Any:
        return types.int64(types.int64, types.int64), code

    return intrinsic(two)


def _pdep(builder: Any, source: Any, mask: Any) -> Any:
    name = "llvm.x86.bmi.pdep.64"
    function = builder.module.declare_intrinsic(name, fnty=ir.FunctionType(_WORD, [_WORD, _WORD]))
    return builder.call(function, [source, mask])


popcount: Callable[[int], int] = _python_popcount
select: Callable[[int, int], int] = _python_select

if not config.DISABLE_JIT:
    popcount = _emitted(1, lambda builder, word: builder.ctpop(word))
    trailing_zeros = _emitted(
        1, lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 1))
    )
    deposit = _emitted(2, _pdep)

    @njit(inline="always")
    def _select_by_deposit(word: int, n: int) -> int:
        return int(trailing_zeros(deposit(1 << n, word)))

    @njit
    def _select_by_clearing(word: int, n: int) -> int:
        for _ in range(n):
            word &= word - 1
        return int(trailing_zeros(word))

    select = _select_by_deposit if _has_pdep() else _select_by_clearing
