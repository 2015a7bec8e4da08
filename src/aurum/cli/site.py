"""`aurum site`: the page as a folder of files, which plays on any web host without a server."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

import typer

from aurum.game import AurumError

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
FOREVER = "public, max-age=31536000, immutable"
ENTRY = "folder.html"


def site(
    folder: Annotated[Path, typer.Argument(help="A folder that does not exist yet, or is empty.")],
) -> None:
    """Write the page as a folder of files for any web host.

    Whoever has its address can play there alone; after the first visit also without a network.
    """
    written = write(folder)
    size = sum(path.stat().st_size for path in written) / 1e6
    typer.echo(f"{folder}: {len(written)} files, {size:.1f} MB")
    typer.echo(f"Try it: python -m http.server --directory {folder}")


def write(folder: Path) -> list[Path]:
    """The files, as they were written."""
    if folder.exists() and any(folder.iterdir()):
        raise AurumError(f"{folder} is not empty; name a folder that does not exist yet")
    with as_file(files("aurum") / "server" / "page") as page:
        if not (page / ENTRY).exists():
            raise AurumError("this installation has no page; run `make page` in a checkout")
        shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    (folder / ENTRY).replace(folder / "index.html")
    for name, text in hosts_files().items():
        (folder / name).write_text(text, encoding="utf-8")
    return sorted(path for path in folder.rglob("*") if path.is_file())


def hosts_files() -> dict[str, str]:
    """Files in which usual hosts look for headers; without them the page works as well."""
    listed = "".join(f"  {name}: {value}\n" for name, value in HEADERS.items())
    apache = "".join(f'  Header set {name} "{value}"\n' for name, value in HEADERS.items())
    nginx = "".join(f'add_header {name} "{value}" always;\n' for name, value in HEADERS.items())
    return {
        ".nojekyll": "",
        "_headers": f"/*\n{listed}/assets/*\n  Cache-Control: {FOREVER}\n",
        ".htaccess": f"AddType application/wasm .wasm\n{_if_known(apache)}",
        "nginx-headers.conf": nginx,
    }


def _if_known(headers: str) -> str:
    """Apache can set headers only where the host has switched that on."""
    return f"<IfModule mod_headers.c>\n{headers}</IfModule>\n"
