"""Python's part of the page without a server, packed by that Python itself.

Runs in Pyodide (`web/scripts/anywhere.mjs`), because only the Python that will read the compiled
files can write them. What is imported from `aurum.browser`, wherever in a file, is taken along;
what a page never needs is left out.
"""

import ast
import gzip
import io
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

from page_library import LEFT_OUT, REPLACED, ROOTS

STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
STAMP = (1980, 1, 1, 0, 0, 0)
PACKAGE = "aurum"
NOT_IN_THE_PAGE = {"aurum.engine.instances"}  # what only other machines ask for
UNITS = 8  # of code, that one entry of a table of lines may stand for
BOOTING = "_pyodide/"  # reads its own docstrings
DATA = {".ftl", ".toml", ".json", ".jsonl"}
PAGE_ONLY = {"page.ftl", "review-page.ftl", "learn.ftl"}


class Sources:
    """Modules by name, from folders and from the zip of the standard library."""

    def __init__(self, folders: list[Path]) -> None:
        self._folders = folders
        self._library = zipfile.ZipFile(STDLIB)
        self._names = set(self._library.namelist())

    def find(self, module: str) -> tuple[str, str] | None:
        """The path of a module in the pack, and its source; None if it has none or is left out."""
        if is_left_out(module):
            return None
        stem = module.replace(".", "/")
        for path in (f"{stem}/__init__.py", f"{stem}.py"):
            if path in REPLACED:
                return path, REPLACED[path]
            for folder in self._folders:
                if (folder / path).exists():
                    return path, (folder / path).read_text(encoding="utf-8")
            if path in self._names:
                return path, self._library.read(path).decode()
        return None


def closure(sources: Sources, roots: list[str]) -> dict[str, str]:
    """The sources of everything that the roots import, by path."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        if "." in module:
            waiting.append(module.rpartition(".")[0])
        source = sources.find(module)
        if source is not None:
            found[source[0]] = source[1]
            check_lacks(module, ast.parse(source[1]))
            is_package = source[0].endswith("__init__.py")
            waiting += imported(ast.parse(source[1]), module, is_package=is_package)
    return found


def check_lacks(module: str, tree: ast.Module) -> None:
    """Say so when a module of ours begins with an import that the page does not have."""
    for node in tree.body if module.startswith(f"{PACKAGE}.") else ():
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        lacking = [name for name in names if is_left_out(name)]
        if lacking and module not in NOT_IN_THE_PAGE:
            raise SystemExit(
                f"{module} imports {lacking[0]}, which scripts/page_library.py leaves out"
            )


def is_left_out(module: str) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in LEFT_OUT)


def imported(tree: ast.AST, module: str, *, is_package: bool) -> list[str]:
    """Names that a module may import; what is there for type checkers only does not count."""
    names: list[str] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += _from(node, module, is_package=is_package)
        names += imported(node, module, is_package=is_package)
    return names


def _from(node: ast.ImportFrom, module: str, *, is_package: bool) -> list[str]:
    home = node.module or ""
    if node.level:
        parts = module.split(".")
        kept = parts[: len(parts) - node.level + (1 if is_package else 0)]
        home = ".".join((*kept, home)).rstrip(".")
    return [home, *(f"{home}.{alias.name}" for alias in node.names)]


def bare(node: ast.AST) -> None:
    """Take docstrings of modules and functions away. Dataclasses would make up missing ones."""
    for child in ast.walk(node):
        if isinstance(child, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            first = child.body[0] if child.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                filler = [] if isinstance(child, ast.Module) else [ast.Pass()]
                child.body[:1] = filler


def lean(code: CodeType, *, with_lines: bool) -> CodeType:
    """Compiled code without the columns of its errors; of a library nobody reads the lines either.

    The table has the format of CPython's `Objects/locations.md`: 13 is a line, 15 is nothing.
    """
    table, last = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        known = with_lines and line is not None
        for place in range(start, end, 2 * UNITS):
            units = min(UNITS, (end - place) // 2)
            table.append(0x80 | (13 if known else 15) << 3 | units - 1)
            if known:
                table += signed(line - last)
                last = line
    constants = (
        lean(one, with_lines=with_lines) if isinstance(one, CodeType) else one
        for one in code.co_consts
    )
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))


def signed(number: int) -> bytes:
    """A number in groups of six bits, its sign in the lowest one."""
    left, out = abs(number) << 1 | (number < 0), bytearray()
    while left > 63:
        out.append(left & 63 | 64)
        left >>= 6
    return bytes([*out, left])


def compiled(path: str, source: str) -> bytes:
    """A module as Python keeps it compiled; assertions stay, because damaged logs meet them."""
    tree = ast.parse(source)
    if not path.startswith(BOOTING):
        bare(tree)
    code = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    code = lean(code, with_lines=path.startswith(f"{PACKAGE}/"))
    return MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def makers(sources: Sources) -> list[str]:
    """The modules of bots that may sit at a table, which are imported by name."""
    roster = sources.find("aurum.roster")
    assert roster is not None
    texts = [n.value for n in ast.walk(ast.parse(roster[1])) if isinstance(n, ast.Constant)]
    named = [
        t.partition(":")[0] for t in texts if isinstance(t, str) and t.startswith("aurum.bots.")
    ]
    return [name for name in named if ".yardsticks" not in name]


def wheel_folder(wheels: list[Path], target: Path) -> bytes:
    """Unpack the wheels; msgspec's compiled core comes as a file of its own."""
    core = b""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as files:
            files.extractall(target)
    for file in target.rglob("*.so"):
        core = file.read_bytes()
    return core


def data_files(source: Path, folders: set[str]) -> list[str]:
    """What modules read beside themselves."""
    languages = (source / PACKAGE / "texts").glob("??")
    folders |= {f"{PACKAGE}/texts/{language.name}" for language in languages}
    return sorted(
        f"{folder}/{file.name}"
        for folder in folders
        for file in (source / folder).iterdir()
        if file.suffix in DATA and file.name not in PAGE_ONLY
    )


def pack(source: Path, wheels: list[Path], out: Path) -> int:
    """Write `python.zip.gz` and `core.so`; how many modules there are."""
    unpacked = Path("/tmp/wheels")
    core = wheel_folder(wheels, unpacked)
    sources = Sources([source, unpacked])
    found = closure(sources, [*ROOTS, *makers(sources)])
    own = {str(Path(path).parent) for path in found if path.startswith(f"{PACKAGE}/")}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as packed:
        for path in sorted(found):
            put(packed, f"{path}c", compiled(path, found[path]))
        for path in data_files(source, own):
            put(packed, path, (source / path).read_bytes())
    # As one stream it becomes smaller than file by file, and Python need not unpack each.
    (out / "python.zip.gz").write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))
    (out / "core.so").write_bytes(core)
    return len(found)


def put(pack: zipfile.ZipFile, path: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(path, STAMP)
    pack.writestr(entry, data)
