"""Where compiled code is kept. Numba unpickles it, so nobody else may be able to write there."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import numba
import platformdirs

PRIVATE = 0o700
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


class NotPrivate(OSError):
    """Somebody else has made the folder or something in it, or can write to it."""


def kind_of_code() -> str:
    """The folder for code that checks bounds, or for code that does not."""
    return "checked" if numba.config.BOUNDSCHECK else "compiled"


@cache
def cache_folder() -> Path:
    """NUMBA_CACHE_DIR, the user's cache, or a temporary directory: the first that is ours alone."""
    for folder in _candidates():
        try:
            return made_private(folder)
        except OSError:
            continue
    made = tempfile.mkdtemp(prefix="aurum-cache-")
    os.environ["NUMBA_CACHE_DIR"] = made  # the processes that we start need not compile again
    return Path(made)


def refused() -> str | None:
    """Why NUMBA_CACHE_DIR is not used, if it is not, and what would be right."""
    chosen = numba.config.CACHE_DIR
    if not chosen or cache_folder() == Path(chosen):
        return None
    return (
        f"NUMBA_CACHE_DIR={chosen} is not used: the code in it is run, so the directory and all "
        "that is in it must be yours, and nobody else's to write to (mode 0700)"
    )


def _candidates() -> Iterator[Path]:
    if numba.config.CACHE_DIR:
        yield Path(numba.config.CACHE_DIR)
    yield Path(platformdirs.user_cache_dir("aurum"))
    user = "" if os.name == "nt" else f"-{os.geteuid()}"
    yield Path(tempfile.gettempdir()) / f"aurum-cache{user}"


def made_private(folder: Path) -> Path:
    """Make the folder if it is missing; `OSError` if others have had or have their hands in it.

    Others who could only read it cannot any more. A link is refused wherever it leads: who made it
    can let it lead elsewhere.
    """
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    found = folder.lstat()
    was_private = os.name == "nt" or stat.S_IMODE(found.st_mode) == PRIVATE
    shut = 0 if was_private else OTHERS_WRITE  # what lies in a private folder is out of reach
    _check(folder, found, shut)
    folder.chmod(PRIVATE)
    for path in _code_below(folder):
        with suppress(FileNotFoundError):  # another process of ours was quicker
            _check(path, path.lstat(), shut)
    with tempfile.TemporaryFile(dir=folder):
        return folder


def _code_below(folder: Path) -> Iterator[Path]:
    """What was laid there before the folder was ours alone would be there still."""
    kind = folder / kind_of_code()
    if os.path.lexists(kind):
        yield kind
    for place, folders, files in os.walk(kind):
        yield from (Path(place, name) for name in (*folders, *files))


def _check(path: Path, found: os.stat_result, shut: int) -> None:
    """Windows has other rights, and a temporary directory for each user."""
    is_plain = stat.S_ISDIR(found.st_mode) or stat.S_ISREG(found.st_mode)
    is_ours = os.name == "nt" or found.st_uid == os.geteuid()
    if not (is_plain and is_ours) or found.st_mode & shut:
        raise NotPrivate(f"others can write to {path}")
