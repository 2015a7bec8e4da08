"""Build the site of documents into site/, and see that reading it needs no network."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("*.html", "*.css", "*.svg")
# What a browser fetches without being asked; links that a reader may follow do not count.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]+\bsrc=["']?(https?:)?//[^"'>\s]+"""
    r"""|<link[^>]+rel=["']?(?:stylesheet|preconnect|preload)[^>]+href=["']?(https?:)?//[^"'>\s]+"""
    r"""|@import\s+(?:url\()?["']?(https?:)?//"""
    r"""|\burl\(["']?(https?:)?//""",
    re.IGNORECASE,
)


def main(*arguments: str) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "site"
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "--site-dir"]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    code = subprocess.run(
        [*build, str(folder.resolve())], cwd=ROOT, env=quiet, check=False
    ).returncode
    asked = fetched_elsewhere(folder) if code == 0 else []
    for line in asked:
        print(f"fetched from elsewhere: {line}")
    return code or len(asked)


def fetched_elsewhere(folder: Path) -> list[str]:
    """What a browser would ask other hosts for."""
    return [
        f"{file.relative_to(folder)}: {found[0]}"
        for file in sorted(path for kind in KINDS for path in folder.rglob(kind))
        for found in FETCHED.finditer(file.read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
