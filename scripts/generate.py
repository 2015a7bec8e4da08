"""Write the generated files, or with --check say which of them are stale.

Each one is what a command prints, so that a reader can see it without this script.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

GENERATED: dict[str, tuple[str, ...]] = {
    "docs/editions.md": ("editions", "--markdown"),
}


def main(arguments: list[str]) -> int:
    stale = [path for path in GENERATED if not is_fresh(path)]
    if "--check" in arguments:
        for path in stale:
            print(f"{path} is stale: run `make docs` and commit the result")
        return bool(stale)
    for path in stale:
        write(path)
        print(f"wrote {path}")
    return 0


def is_fresh(path: str) -> bool:
    file = ROOT / path
    return file.exists() and file.read_bytes() == printed(path)


def write(path: str) -> None:
    file = ROOT / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(printed(path))


def printed(path: str) -> bytes:
    command = [sys.executable, "-m", "aurum", *GENERATED[path]]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
