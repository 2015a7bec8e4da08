"""The files of the repository, as the tests of the project read them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "aurum"


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git knows and that is there; without git, every file that nobody built."""
    command = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z"]
    listed = subprocess.run(command, capture_output=True, check=False)
    if listed.returncode:
        return tuple(path for path in ROOT.rglob("*") if path.is_file() and not is_made(path))
    paths = (ROOT / name for name in listed.stdout.decode().split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def is_made(path: Path) -> bool:
    made = {"node_modules", "__pycache__", "page", "dist", "mutants"}
    parts = path.relative_to(ROOT).parts
    return any(part in made or (part[0] == "." and part != ".ci") for part in parts)


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
