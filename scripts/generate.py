"""Write the generated files, or with --check say which of them are stale.

Every one of them comes from a command of `aurum`, so that a reader can see it without this script.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What a command prints is the file.
PRINTED = {"docs/editions.md": ("editions", "--markdown")}
# Commands that know their own files, and --check.
WRITERS = (("schema",),)


def main(*arguments: str) -> int:
    if "--check" in arguments:
        return check()
    for path in PRINTED:
        write(path)
    return max(aurum(*writer).returncode for writer in WRITERS)


def check() -> int:
    stale = [path for path in PRINTED if not is_fresh(path)]
    for path in stale:
        print(f"{path} is stale: run `make docs` and commit the result")
    codes = [aurum(*writer, "--check").returncode for writer in WRITERS]
    return max(len(stale), *codes)


def is_fresh(path: str) -> bool:
    file = ROOT / path
    return file.exists() and file.read_bytes() == printed(path)


def write(path: str) -> None:
    if not is_fresh(path):
        (ROOT / path).write_bytes(printed(path))
        print(f"{path}: written")


def printed(path: str) -> bytes:
    done = aurum(*PRINTED[path], stdout=subprocess.PIPE)
    done.check_returncode()
    return done.stdout


def aurum(*arguments: str, stdout: int | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "aurum", *arguments]
    return subprocess.run(command, stdout=stdout, check=False, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
