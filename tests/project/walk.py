"""What a newcomer does with an installed wheel, in a home that is empty."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ANSWERS = "".join(f"{number}\ny\n\n" for _ in range(300) for number in range(1, 13))
"""Whatever is asked: some card, a yes, or Enter for the next round and the end."""

POSITION = (
    "import aurum; game = aurum.start(seed=1)\n"
    "for _ in range(6): game.play(game.legal[0])\n"
    "print(game.position)"
)
STOP_SECONDS = 20.0  # it takes half a second; a busy machine takes more


def pythons() -> dict[str, str]:
    """The interpreters of this machine that Aurum supports, by version."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    folders = [*map(str, versions.glob("*/bin")), *os.environ["PATH"].split(os.pathsep)]
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": sys.executable}
    for version in PYTHONS:
        for folder in folders:
            python = Path(folder, f"python{version}")
            if version not in found and python.exists() and _says(python, version):
                found[version] = str(python)
    return dict(sorted(found.items()))


def _says(python: Path, version: str) -> bool:
    """Whether it runs; a shim may name a version that is not there."""
    said = subprocess.run([python, "-V"], capture_output=True, text=True, check=False)
    return said.stdout.startswith(f"Python {version}.")


@dataclass
class Newcomer:
    """Somebody with a Python, a wheel and nothing else."""

    python: str
    folder: Path
    bin: Path = field(init=False)

    def __post_init__(self) -> None:
        venv = self.folder / "venv"
        subprocess.run([self.python, "-m", "venv", str(venv)], check=True)
        self.bin = venv / "bin"
        self.home = self.folder / "home"
        self.home.mkdir()

    @property
    def environment(self) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": f"{self.bin}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    def install(self, what: str) -> None:
        pip = [str(self.bin / "python"), "-m", "pip", "-q", "install", what]
        subprocess.run(pip, check=True, cwd=self.folder)

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        """Run a command in the empty home; return its output, or its error if it should fail."""
        said = subprocess.run(
            [self.bin / words[0], *words[1:]],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.home,
            env=self.environment,
            timeout=600,
        )
        assert said.returncode == code, (words, said.stdout[-2000:], said.stderr[-2000:])
        assert "Traceback" not in said.stderr, said.stderr
        return said.stdout if code == 0 else said.stderr

    @contextmanager
    def server(self) -> Iterator[str]:
        """The page's server at its address, until it is left by Ctrl-C; it ends soon."""
        server = self._begin("aurum", "serve", "--port", "0")
        assert server.stdout is not None
        try:
            yield next(found[1] for line in server.stdout if (found := ADDRESS.search(line)))
            server.send_signal(signal.SIGINT)
            server.wait(STOP_SECONDS)
        finally:
            server.kill()
            server.stdout.close()

    def interrupt(self, *words: str, after: float) -> int:
        """Begin a command and press Ctrl-C; the exit code of what ends soon."""
        begun = self._begin(*words)
        time.sleep(after)
        assert begun.poll() is None, f"{words} was over before Ctrl-C"
        begun.send_signal(signal.SIGINT)
        try:
            begun.communicate(timeout=STOP_SECONDS)
        finally:
            begun.kill()
        return begun.returncode

    def _begin(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.bin / words[0], *words[1:]],
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.home,
            env=self.environment,
            preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 -- the tests have no threads here
        )


def _hear_ctrl_c() -> None:
    """A shell that runs the tests in the background lets its programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


ADDRESS = re.compile(r"Aurum is at (\S+)")
