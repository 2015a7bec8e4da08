"""What of Python's library goes into the page, what stays out, and what is replaced."""

ROOTS = (
    "_pyodide._base", "_pyodide._core_docs", "_pyodide._future_helper", "_pyodide._importhook",
    "_pyodide.docstring", "_pyodide.jsbind", "aurum.browser.start", "ctypes._layout",
    "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.latin_1",
    "encodings.utf_8", "numbers", "pyodide._core", "pyodide._package_loader", "pyodide.code",
    "pyodide.ffi.wrappers", "pyodide.webloop", "site", "zipimport",
)  # fmt: skip
"""Where everything begins: ours, and what Pyodide imports by name."""

LEFT_OUT = (
    "_aix_support", "_apple_support", "_ios_support", "_pydatetime", "_pydecimal", "_pyio",
    "_pyrepl", "argparse", "asyncio.__main__", "asyncio.proactor_events", "asyncio.tools",
    "asyncio.windows_events", "asyncio.windows_utils", "aurum.arena", "aurum.cli", "aurum.envs",
    "aurum.kernel", "aurum.learning", "aurum.terminal", "aurum.thinking", "aurum.workshop",
    "bdb", "bz2", "cmd",
    "code", "compression.zstd", "concurrent.futures.interpreter", "concurrent.futures.process",
    "ctypes.macholib", "ctypes.util", "ctypes.wintypes", "difflib", "distutils", "doctest",
    "email", "fractions", "ftplib", "getopt", "gettext", "html.entities", "html.parser",
    "http.client", "http.cookiejar",
    "http.server", "idlelib", "imaplib", "importlib._bootstrap", "importlib._bootstrap_external",
    "importlib.metadata", "importlib.resources.abc", "importlib.resources.readers",
    "importlib.resources.simple", "lzma", "multiprocessing", "ntpath", "nturl2path", "numba",
    "numpy", "optparse", "pdb", "pickle", "platform", "plistlib", "pprint", "pydoc", "pydoc_data",
    "pyodide.console", "pyodide.http", "rlcompleter", "runpy", "shutil", "sqlite3", "ssl",
    "starlette", "statistics", "tarfile", "tempfile", "test", "tkinter", "tty", "unittest",
    "urllib.request", "wasmtime", "webbrowser", "xml", "xmlrpc", "zipfile",
)  # fmt: skip
"""Modules that a page never needs, with all that is in them."""

REPLACED = {
    # All that we use of it.
    "html/__init__.py": """
def escape(text, quote=True):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#x27;") if quote else text
""",
    # The page's event loop is the browser's; nothing opens sockets or starts programs.
    "asyncio/unix_events.py": """
from . import events
from .base_events import BaseEventLoop

__all__ = ()
SelectorEventLoop = EventLoop = BaseEventLoop
_DefaultEventLoopPolicy = DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy
""",
    "asyncio/sslproto.py": "",
    "subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3\n",
    # What our packages read beside their modules lies in the same zip.
    "importlib/resources/__init__.py": """
from contextlib import contextmanager
from importlib import import_module
from zipimport import _zip_directory_cache


class Resource:
    def __init__(self, loader, path):
        self._loader, self._path = loader, path

    @property
    def name(self):
        return self._path.rpartition("/")[2]

    def __truediv__(self, name):
        return Resource(self._loader, f"{self._path}/{name}")

    def __str__(self):
        return self._path

    def read_bytes(self):
        return self._loader.get_data(self._path)

    def read_text(self, encoding="utf-8", errors="strict"):
        return self.read_bytes().decode(encoding, errors)

    def iterdir(self):
        inside = self._path.removeprefix(f"{self._loader.archive}/") + "/"
        names = _zip_directory_cache[self._loader.archive]
        found = {n[len(inside):].partition("/")[0] for n in names if n.startswith(inside)}
        return (self / name for name in sorted(found) if name)

    def is_file(self):
        archive = self._loader.archive
        return self._path.removeprefix(f"{archive}/") in _zip_directory_cache[archive]


def files(package):
    module = import_module(package) if isinstance(package, str) else package
    return Resource(module.__spec__.loader, module.__path__[0])


@contextmanager
def as_file(path):
    yield path
""",
    # What it is for is in the language by now.
    "typing_extensions.py": "from typing import *\n",
    # A page installs nothing, so what unpacks archives need not be loaded.
    "pyodide/_package_loader.py": """
class Folder:
    def __str__(self):
        return "/lib"


SITE_PACKAGES = DSO_DIR = Folder()


def init_loaded_packages() -> None: ...
""",
}
