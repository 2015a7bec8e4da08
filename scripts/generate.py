"""Write the generated files, or with --check say which of them are stale.

Documents and types come from commands of `aurum`, so that a reader can see them without this
script; what the page's tests are shown comes from a script beside this one.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What a command prints is the file.
PRINTED = {"docs/editions.md": ("editions", "--markdown")}
# Programs that know their own files, and --check.
WRITERS = (("-m", "aurum", "schema"), ("scripts/page_fixtures.py",))


def main(*arguments: str) -> int:
    if "--check" in arguments:
        return check()
    for path in PRINTED:
        write(path)
    return max(python(*writer).returncode for writer in WRITERS)


def check() -> int:
    stale = [path for path in PRINTED if not is_fresh(path)]
    for path in stale:
        print(f"{path} is stale: run `make docs` and commit the result")
    codes = [python(*writer, "--check").returncode for writer in WRITERS]
    return max(len(stale), *codes)


def is_fresh(path: str) -> bool:
    file = ROOT / path
    return file.exists() and file.read_bytes() == printed(path)


def write(path: str) -> None:
    if not is_fresh(path):
        (ROOT / path).write_bytes(printed(path))
        print(f"{path}: written")


def printed(path: str) -> bytes:
    done = python("-m", "aurum", *PRINTED[path], stdout=subprocess.PIPE)
    done.check_returncode()
    return done.stdout


def python(*arguments: str, stdout: int | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, *arguments], stdout=stdout, check=False, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
