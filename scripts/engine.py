"""Build `src/aurum/engine/aurum.wasm`, or with --check say whether it is stale.

Numba compiles the functions `aurum.thinking.NAME.answer` of all questions to LLVM's language,
llvmlite makes an object for wasm32 of it, and the linker of the `ziglang` package the file. The
versions of these tools are locked: the same sources give the same bytes on every machine. The file
carries a digest of its sources and tools, so that a check need not build it.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "aurum"
FILE = SOURCES / "engine" / "aurum.wasm"
LOCK = ROOT / "requirements-dev.txt"
TOOLS = ("llvmlite", "numba", "ziglang")
PACKAGES = ("aurum.engine.", "aurum.kernel.", "aurum.thinking.")
STACK = 1 << 16
TARGET = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+bulk-memory-opt,+simd128,+sign-ext,+nontrapping-fptoint"
SETTINGS = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}


def main(*arguments: str) -> int:
    if "--check" in arguments:
        return check()
    if any(os.environ.get(name) != value for name, value in SETTINGS.items()):
        command = [sys.executable, __file__, *arguments]
        return subprocess.run(command, check=False, env=os.environ | SETTINGS).returncode
    path = Path(arguments[0]) if arguments else FILE
    path.write_bytes(built())
    print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


def check() -> int:
    from aurum.engine.file import is_sound, sources_of

    content = FILE.read_bytes() if FILE.exists() else b""
    if is_sound(content) and sources_of(content) == digest():
        return 0
    print(f"{FILE.relative_to(ROOT)} is stale: run `make engine` and commit the result")
    return 1


# What the file is made from.


def digest() -> bytes:
    """Changes with the sources, the weights, the tools, and this script."""
    files = {Path(__file__), *SOURCES.glob("thinking/*.npz")}
    waiting = [SOURCES / "thinking" / "minds.py", SOURCES / "engine" / "file.py"]
    waiting += [SOURCES / "thinking" / f"{name}.py" for name in names_of_kinds()]
    while waiting:
        file = waiting.pop()
        if file not in files:
            files.add(file)
            waiting += imported(file)
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    whole.update("\n".join(locked_tools()).encode())
    return whole.digest()


def names_of_kinds() -> list[str]:
    from aurum.engine.kinds import KINDS

    return [kind.name for kind in KINDS]


def imported(file: Path) -> Iterator[Path]:
    """The files of our packages that a file imports."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        name = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        if name.startswith(PACKAGES):
            yield (SOURCES.parent / name.replace(".", "/")).with_suffix(".py")


def locked_tools() -> list[str]:
    """The tools with their versions."""
    pins = dict(re.findall(r"^([a-z]\w*)==(\S+)", LOCK.read_text(), flags=re.MULTILINE))
    return [f"{tool}=={pins[tool]}" for tool in TOOLS]


# How it is made.


def built() -> bytes:
    from aurum.engine.file import sealed

    check_tools()
    compile_plainly()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "engine.o").write_bytes(object_code())
        link(place)
        return sealed((place / "engine.wasm").read_bytes(), digest())


def check_tools() -> None:
    from importlib.metadata import version

    there = [f"{tool}=={version(tool)}" for tool in TOOLS]
    if there != locked_tools():
        raise SystemExit(f"the engine is built with {locked_tools()}, here are {there}")


def compile_plainly() -> None:
    """Let our decorators be Numba's own, without the cache and what belongs to Python."""
    import numba

    plain = ModuleType("aurum.kernel.compiled")

    def compiled(function: Callable[..., Any]) -> Any:
        return numba.njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
            function
        )

    names = {"compiled": compiled, "inner": compiled}
    plain.__dict__.update(names)
    sys.modules[plain.__name__] = plain


def object_code() -> bytes:
    """All questions and their room, as one object for the linker."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = None
    for text in modules():
        parsed = llvm.parse_assembly(for_target(text))
        parsed.verify()
        if module is None:
            module = parsed
        else:
            module.link_in(parsed)
    assert module is not None
    for function in module.functions:
        if not function.is_declaration and function.name != "ask":
            function.linkage = "internal"
    machine = llvm.Target.from_triple(TARGET).create_target_machine(
        opt=3, reloc="static", codemodel="default", features=FEATURES
    )
    options = llvm.create_pipeline_tuning_options(3)
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def for_target(text: str) -> str:
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{TARGET}"', text)
    return text.replace(" = common ", " = internal ")


def modules() -> Iterator[str]:
    """The text of every compiled question, and of the door to them."""
    import numba
    import numpy as np
    from numba import carray, types

    from aurum.engine.kinds import KINDS
    from aurum.thinking import minds
    from aurum.thinking.network import MIND

    def record(dtype: Any) -> Any:
        return numba.from_dtype(np.dtype(dtype))

    count, weights = len(minds.NETWORKS), minds.packed()
    unpack = minds.unpack
    mind = types.CPointer(record(MIND))

    def prepare(packed: Any, room: Any) -> int:
        unpack(packed, carray(room, (count,)))
        return 0

    yield llvm_text("prepare", prepare, [record(weights.dtype), mind])
    rooms = 0
    for kind in KINDS:
        module = import_module(f"aurum.thinking.{kind.name}")
        shapes = [record(module.ROOM), record(kind.question), record(kind.answer)]
        yield llvm_text(f"question{kind.number}", entry(module.answer, count), [mind, *shapes])
        rooms = max(rooms, module.ROOM.itemsize)
    yield door(count * MIND.itemsize, rooms, weights.tobytes())


def entry(answer: Callable[..., int], count: int) -> Callable[..., int]:
    """The answering function for the door, which knows only addresses."""
    from numba import carray

    def question(minds: Any, room: Any, asked: Any, answered: Any) -> int:
        return answer(carray(minds, (count,)), room, asked, answered)

    return question


def llvm_text(name: str, function: Callable[..., Any], arguments: list[Any]) -> str:
    """The function in LLVM's language, under this name."""
    import numba
    from numba import types

    compiled = numba.njit(
        types.int64(*arguments),
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )(function)
    [found] = compiled.overloads.values()
    text = str(found.library.get_llvm_str())
    return text.replace(found.fndesc.llvm_func_name, name)


def door(minds: int, room: int, weights: bytes) -> str:
    """`ask`, which unpacks the weights at its first call; where records lie, and their sizes."""
    import ctypes

    from aurum.engine.kinds import KINDS
    from aurum.engine.records import BAD_KIND

    asked = [ctypes.sizeof(kind.question) for kind in KINDS]
    answered = [ctypes.sizeof(kind.answer) for kind in KINDS]
    sizes = ", ".join(f"i32 {one}, i32 {other}" for one, other in zip(asked, answered, strict=True))
    packed = "".join(f"\\{byte:02X}" for byte in weights)
    pointers = "ptr, ptr, ptr, ptr"
    lines = [
        f'target datalayout = "{LAYOUT}"',
        f'target triple = "{TARGET}"',
        f'@weights = internal constant [{len(weights)} x i8] c"{packed}", align 16',
        f"@minds = internal global [{minds} x i8] zeroinitializer, align 16",
        f"@room = internal global [{room} x i8] zeroinitializer, align 16",
        f"@question = global [{max(asked)} x i8] zeroinitializer, align 16",
        f"@answer = global [{max(answered)} x i8] zeroinitializer, align 16",
        f"@sizes = constant [{2 * len(KINDS)} x i32] [{sizes}]",
        f"@kinds = constant i32 {len(KINDS)}",
        "@is_ready = internal global i32 0",
        "declare i32 @prepare(ptr, ptr, ptr, ptr)",
        *(f"declare i32 @question{kind.number}(ptr, ptr, {pointers})" for kind in KINDS),
        "define i64 @ask(i32 %kind) {",
        "  %code = alloca i64",
        "  %wrong = alloca ptr",
        f"  store i64 {BAD_KIND}, ptr %code",
        "  %ready = load i32, ptr @is_ready",
        "  %is_ready = icmp ne i32 %ready, 0",
        "  br i1 %is_ready, label %choose, label %begin",
        "begin:",
        "  call i32 @prepare(ptr %code, ptr %wrong, ptr @weights, ptr @minds)",
        "  store i32 1, ptr @is_ready",
        f"  store i64 {BAD_KIND}, ptr %code",
        "  br label %choose",
        "choose:",
        "  switch i32 %kind, label %end [",
        *(f"    i32 {kind.number}, label %kind{kind.number}" for kind in KINDS),
        "  ]",
    ]
    for kind in KINDS:
        places = "ptr @minds, ptr @room, ptr @question, ptr @answer"
        call = f"call i32 @question{kind.number}(ptr %code, ptr %wrong, {places})"
        lines += [f"kind{kind.number}:", f"  {call}", "  br label %end"]
    lines += ["end:", "  %found = load i64, ptr %code", "  ret i64 %found", "}"]
    return "\n".join(lines)


def link(place: Path) -> None:
    names = ("ask", "question", "answer", "kinds", "sizes")
    wanted = [f"--export={name}" for name in names]
    command = [
        *(sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--stack-first"),
        *("-z", f"stack-size={STACK}", "--gc-sections", *wanted, "engine.o", "-o", "engine.wasm"),
    ]
    subprocess.run(command, check=True, cwd=place)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
