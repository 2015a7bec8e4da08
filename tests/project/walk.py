"""What a newcomer does with an installed wheel, in a home that is empty."""

import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

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

    def serve_and_stop(self) -> float:
        """Open the page's server, read its front page, press Ctrl-C; seconds until it has ended."""
        server = subprocess.Popen(
            [self.bin / "aurum", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.home,
            env=self.environment,
        )
        assert server.stdout is not None
        try:
            address = next(found[1] for line in server.stdout if (found := ADDRESS.search(line)))
            with urlopen(address, timeout=60) as page:
                assert b"<title>" in page.read()
            server.send_signal(signal.SIGINT)
            began = time.monotonic()
            server.wait(STOP_SECONDS)
        finally:
            server.kill()
            server.stdout.close()
        return time.monotonic() - began


ADDRESS = re.compile(r"Aurum is at (\S+)")
