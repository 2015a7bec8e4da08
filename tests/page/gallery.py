"""The gallery: every moment of a table in one page, without a server behind it."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "web" / "node_modules" / ".aurum-gallery"


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def gallery() -> Iterator[str]:
    """Build the gallery and serve it; the address of its page."""
    subprocess.run([sys.executable, "scripts/page.py", "gallery"], cwd=ROOT, check=True)
    handler = functools.partial(_Silent, directory=str(BUILT))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()
