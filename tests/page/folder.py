"""A folder of files on a plain web host: the page without a server."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from aurum.cli.site import write

PATH = "play"  # the page may lie anywhere on a host


class _Files(SimpleHTTPRequestHandler):
    """Any host: it knows files and nothing else."""

    host: Folder

    def __init__(self, *args: object, host: Folder) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.root))  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Folder:
    """A host with the page in a folder, as `aurum site` writes it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        write(root / PATH)
        self._host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, host=self))
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._host.server_port}/{PATH}"

    def close(self) -> None:
        self._host.shutdown()
        self._host.server_close()
