"""The decorators of all compiled functions, and where their machine code is kept.

Numba's own cache looks only at the file of a function, not at the files of what it calls, and would
happily run yesterday's rules. So the folder is named after all sources that are compiled together.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])
_ROOT = Path(__file__).parent.parent
_COMPILED = ("engine", "envs", "game", "kernel", "learning", "thinking", "workshop")
_STAMP = 20  # letters of a folder's name
_KEPT = 12  # folders: one for each state of the sources that was used lately


def compiled(function: F) -> F:
    """Compile a function when it is first called; it runs without the GIL, and is kept on disk."""
    with _own_cache():
        made = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
    return cast("F", made)


def inner(function: F) -> F:
    """The same for what only compiled code calls: it is kept inside its callers."""
    return cast("F", numba.njit(nogil=True, error_model="numpy")(function))


@contextmanager
def _own_cache() -> Iterator[None]:
    """Other people's functions in this process are kept where they want them."""
    theirs = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(Path(theirs) if theirs else None))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = theirs


@cache
def cache_folder(wanted: Path | None) -> Path:
    """The folder for these sources, below NUMBA_CACHE_DIR or in the user's cache.

    Numba runs what lies there, so it belongs to the user alone.
    """
    above = wanted or Path(platformdirs.user_cache_dir("aurum")) / "compiled"
    folder = above / source_stamp()
    try:
        above.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        _check_ours(folder)
        folder.touch()
    except OSError:  # a full disk, or a folder of somebody else: then every start compiles anew
        return Path(tempfile.mkdtemp(prefix="aurum-cache-"))
    _forget_older(above)
    return folder


def _check_ours(folder: Path) -> None:
    """Windows has other rights, and gives every user a cache and a temporary folder."""
    found = folder.lstat()
    if os.name != "nt" and (found.st_uid != os.geteuid() or found.st_mode & 0o022):
        raise PermissionError(f"others can write to {folder}")


@cache
def source_stamp(root: Path = _ROOT) -> str:
    """Changes with every change of what is compiled, and with NUMBA_BOUNDSCHECK."""
    digest = hashlib.sha256(str(numba.config.BOUNDSCHECK).encode())
    for package in _COMPILED:
        for file in sorted((root / package).rglob("*.py")):
            digest.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:_STAMP]


def _forget_older(above: Path) -> None:
    """What was compiled from other sources is kept for a while: one goes back and forth."""
    stamped = [one for one in above.iterdir() if one.is_dir() and len(one.name) == _STAMP]
    for old in sorted(stamped, key=lambda one: one.stat().st_mtime)[:-_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
