"""A real nginx and a real Caddy with TLS in front of servers, by the examples in deploy/."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.server.postgres import free_port
from tests.server.shipped import caddy_for, nginx_for, nginx_main

NAME = "localhost"
START_SECONDS = 30
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Front(NamedTuple):
    """What people type, the authority that vouches for it, and the same without TLS."""

    address: str
    authority: Path
    plain: str

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))


@contextlib.contextmanager
def nginx(
    directory: Path, ports: list[int], port: int, fault: Callable[[str], str] = str
) -> Iterator[Front]:
    """`port` is where people come in. A planted `fault` changes the example."""
    key, certificate = directory / "key.pem", directory / "certificate.pem"
    plain = free_port()
    _make_certificate(key, certificate)
    text = nginx_for(
        ports,
        {
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "listen 80": f"listen 127.0.0.1:{plain}",
            "aurum.example;": f"{NAME};",
            "/etc/letsencrypt/live/aurum.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/aurum.example/privkey.pem": str(key),
        },
    )
    own = "".join(f"{kind}_temp_path {directory}/{kind};\n" for kind in TEMPORARY)
    file, errors = directory / "nginx.conf", directory / "errors"
    file.write_text(
        f"pid {directory}/pid;\ndaemon off;\nmaster_process off;\n{nginx_main()}\n"
        f"http {{\naccess_log off;\n{own}{fault(text)}\n}}\n"
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    command = [program, "-p", str(directory), "-c", str(file), "-e", str(errors)]
    yield from _running(command, {}, errors, _front(port, plain, certificate))


@contextlib.contextmanager
def caddy(
    directory: Path, ports: list[int], port: int, fault: Callable[[str], str] = str
) -> Iterator[Front]:
    """With a certificate of its own authority instead of a public one's."""
    plain = free_port()
    (directory / "Caddyfile.aurum").write_text(fault(caddy_for(ports)))
    file, errors = directory / "Caddyfile", directory / "errors"
    file.write_text(
        "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n"
        f"\tdefault_bind 127.0.0.1\n\thttp_port {plain}\n\thttps_port {port}\n}}\n"
        f"import {directory}/Caddyfile.aurum\n"
    )
    own = {
        "HOME": str(directory),
        "XDG_DATA_HOME": str(directory),
        "XDG_CONFIG_HOME": str(directory),
        "AURUM_HOSTNAME": NAME,
    }
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    authority = directory / "caddy/pki/authorities/local/root.crt"
    yield from _running(command, own, errors, _front(port, plain, authority))


FRONTS = {"nginx": nginx, "Caddy": caddy}


def _front(port: int, plain: int, authority: Path) -> Front:
    return Front(f"https://{NAME}:{port}", authority, f"http://{NAME}:{plain}")


def _running(
    command: list[str], own: Mapping[str, str], errors: Path, front: Front
) -> Iterator[Front]:
    with errors.open("ab") as log:
        process = subprocess.Popen(command, env=os.environ | own, stderr=log)
    try:
        deadline = time.monotonic() + START_SECONDS
        while not _answers(front):
            assert process.poll() is None, errors.read_text()
            assert time.monotonic() < deadline, f"{command[0]} does not answer"
            time.sleep(0.05)
        yield front
    finally:
        process.terminate()
        process.wait()


def _answers(front: Front) -> bool:
    """Whether it speaks TLS; its servers need not be there yet."""
    port = int(front.address.rpartition(":")[2])
    if not front.authority.exists():
        return False
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            front.trust.wrap_socket(line, server_hostname=NAME).close()
    except OSError:
        return False
    return True


def _make_certificate(key: Path, certificate: Path) -> None:
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make.split(), *name, *files], check=True, capture_output=True)
