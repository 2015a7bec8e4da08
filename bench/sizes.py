"""How large an installation is: the base, and each extra with what it needs."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETS = ("", "play", "kernel", "arena", "envs", "openspiel", "postgres", "all")
MEGABYTE = 1_000_000
Size = tuple[str, int, float]  # extras, packages, megabytes


def sizes() -> list[Size]:
    """Every set installed apart; needs the package index."""
    with tempfile.TemporaryDirectory(prefix="aurum-sizes-") as folder:
        wheel = _wheel(Path(folder))
        return [
            (extras, *_installed(wheel, extras, Path(folder, str(n))))
            for n, extras in enumerate(SETS)
        ]


def _wheel(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def _installed(wheel: Path, extras: str, target: Path) -> tuple[int, float]:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target"]
    wanted = f"{wheel}[{extras}]" if extras else str(wheel)
    subprocess.run([*pip, str(target), wanted], check=True, capture_output=True)
    total = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
    return len(list(target.glob("*.dist-info"))), total / MEGABYTE


def size_table(found: list[Size]) -> str:
    name = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["name"]
    lines = ["| installed | packages | MB |", "|---|---:|---:|"]
    for extras, packages, megabytes in found:
        shown = f"{name}[{extras}]" if extras else name
        lines.append(f"| `{shown}` | {packages} | {megabytes:.0f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(size_table(sizes()))
