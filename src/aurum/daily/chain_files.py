"""Chains as files: the public one of the package, and secret ones of hosts."""

from __future__ import annotations

import json
import os
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from aurum.daily.chain import BadDay, Chain, Host
from aurum.daily.series import Series
from aurum.game import AurumError

FORMAT, VERSION = "aurum-daily-chain", 1


class BadChainFile(AurumError):
    """A file without a chain, or with a damaged one."""


@cache
def package_series() -> Series:
    """The chains published with this version of Aurum."""
    return parse_series((files("aurum.daily") / "chain.json").read_text(encoding="utf-8"), "chain")


def parse_series(text: str, name: str) -> Series:
    """A public chain, and those that it announces."""
    data: Any = _object(text, name)
    chains = []
    while data is not None:
        chains.append(_chain(data, name))
        data = data.get("next")
    try:
        return Series(tuple(chains))
    except BadDay as error:
        raise BadChainFile(f"{name}: {error}") from error


def read_host(path: Path) -> Host:
    """The host whose secret is in a file."""
    return parse_host(_text(path), str(path))


def parse_host(text: str, name: str) -> Host:
    """The host whose secret is in a text; `name` says where that was found."""
    data = _object(text, name)
    secret = data.get("secret")
    if not isinstance(secret, str):
        raise BadChainFile(f"{name} holds no secret, so nobody can deal from it")
    try:
        return Host(_chain(data, name), bytes.fromhex(secret))
    except (ValueError, BadDay) as error:
        raise BadChainFile(f"{name}: the secret does not belong to the anchor") from error


def host_text(host: Host) -> str:
    """What `parse_host` reads."""
    data = {"format": FORMAT, "version": VERSION, **host.chain.as_json()}
    return json.dumps(data | {"secret": host.last_secret.hex()}, indent=1) + "\n"


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadChainFile(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadChainFile(f"{path} is not text in UTF-8, so it cannot be a chain") from error


def write_host(host: Host, path: Path) -> None:
    """Write the secret so that only its owner can read it; never overwrite a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(host_text(host))


def public_text(series: Series) -> str:
    """The text of the package's file, in which every chain contains the next one."""
    data: dict[str, Any] = {}
    for chain in reversed(series.chains):
        data = chain.as_json() | ({"next": data} if data else {})
    return json.dumps({"format": FORMAT, "version": VERSION, **data}, indent=1) + "\n"


def _object(text: str, name: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadChainFile(f"{name} is not a chain of daily deals")
    if data.get("version") != VERSION:
        raise BadChainFile(
            f"{name} has version {data.get('version')}; this program reads {VERSION}"
        )
    return data


def _chain(data: dict[str, Any], name: str) -> Chain:
    try:
        chain = Chain(
            str(data["anchor"]),
            date.fromisoformat(data["first"]),
            int(data["days"]),
            str(data["edition"]),
        )
        shown = data.get("revealed")
        if shown is None:
            return chain
        return chain.with_revealed(int(shown["day"]), bytes.fromhex(shown["secret"]))
    except BadDay as error:
        raise BadChainFile(f"{name}: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise BadChainFile(f"{name} is damaged: {error!r}") from error
