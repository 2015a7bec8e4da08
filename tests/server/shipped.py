"""The files in deploy/ as they are shipped: a test may replace ports, name and certificate only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def shipped(name: str) -> str:
    return (DEPLOY / name).read_text()


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """The text with each of these replaced, and everything else as it was."""
    for old in changes:
        assert old in text, f"{old!r} is not in the file that is shipped"
    pattern = re.compile("|".join(re.escape(old) for old in sorted(changes, key=len, reverse=True)))
    kept, found = pattern.split(text), pattern.findall(text)
    assert {*found} == {*changes}, "one replacement hides another one"
    return "".join(
        part + changes.get(old, "") for part, old in zip(kept, [*found, ""], strict=True)
    )


def nginx_for(ports: list[int], changes: Mapping[str, str]) -> str:
    """The example for nginx with a line for each of these servers, as it has for its own."""
    text = shipped("nginx.conf")
    lines = re.findall(r"^ *server 127\.0\.0\.1:(\d+)(.*;)\n", text, re.MULTILINE)
    assert len({rest for _, rest in lines}) == 1, "the servers differ in more than their ports"
    block = "".join(f"    server 127.0.0.1:{port}{rest}\n" for port, rest in lines)
    wanted = "".join(f"    server 127.0.0.1:{port}{lines[0][1]}\n" for port in ports)
    return replaced(text, {block: wanted, **changes})


def nginx_main() -> str:
    """What the example tells hosts to put into nginx.conf itself."""
    return "\n".join(re.findall(r"^#   (.*[;}])$", shipped("nginx.conf"), re.MULTILINE))


def caddy_for(ports: list[int]) -> str:
    """The example for Caddy with these servers; its name is a variable."""
    text = shipped("Caddyfile")
    found = re.search(r"reverse_proxy (.*) \{", text)
    assert found is not None
    return replaced(text, {found[1]: " ".join(f"127.0.0.1:{port}" for port in ports)})


def unit(name: str) -> tuple[list[str], dict[str, str]]:
    """The command of a unit, and its environment."""
    text = shipped(name)
    command = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)[-1].split()
    lines = re.findall(r"^Environment=(.*)$", text, re.MULTILINE)
    return command, dict(word.split("=", 1) for line in lines for word in line.split())
