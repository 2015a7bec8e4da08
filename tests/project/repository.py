"""The files of the repository, as the tests of the project read them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "aurum"


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git knows and that is there."""
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, check=True
    ).stdout
    paths = (ROOT / name for name in listed.decode().split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def texts() -> dict[str, str]:
    """The readable files by their path in the repository."""
    return {str(path.relative_to(ROOT)): text for path in tracked() if (text := readable(path))}


def readable(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def documents() -> dict[str, str]:
    return {name: text for name, text in texts().items() if name.endswith(".md")}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))
