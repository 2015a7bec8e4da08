"""Copies of whole records, compiled: one record of a type becomes equal to another."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.cgutils import raw_memcpy
from numba.extending import intrinsic


@intrinsic
def copy_record(typing: Any, target: Any, source: Any) -> Any:
    """Make the target's bytes those of the source, a record of the same type."""
    if not isinstance(target, types.Record) or target.size != source.size:
        return None

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = ir.Constant(ir.IntType(64), target.size)
        raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), code
