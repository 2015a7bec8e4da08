"""Lasting settings, in a file that the person may edit: one `name = value` per line."""

from __future__ import annotations

import json
import os
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs
from msgspec import Struct

from aurum.game import AurumError, Variant
from aurum.roster import LADDER
from aurum.table.wire.events import Rules
from aurum.table.wire.words import LanguageCode, Nickname

VARIANT = tuple(field.name for field in fields(Variant))


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The wishes for every match, unless the command line says otherwise."""

    language: LanguageCode | None = None
    name: Nickname | None = None
    variant: dict[str, Any] = {}  # the fields of `Variant` that were chosen
    bots: str | None = None
    pace: float | None = None
    plain: bool | None = None
    brief: bool | None = None
    ask_exchange: bool | None = None
    by_rank: bool | None = None
    coach: bool | None = None
    matches: int | None = None  # that were finished; the coach speaks unasked in the first
    level: str | None = None  # of the bots that were met last
    wins: int | None = None  # against that level
    theme: Literal["dark", "light"] | None = None
    server: str | None = None


def settings_path() -> Path:
    return Path(platformdirs.user_config_path("aurum")) / "settings.toml"


def read_settings(path: Path | None = None) -> Settings:
    """The settings in the file; the defaults if there is no file."""
    file = path or settings_path()
    try:
        return _settings(tomllib.loads(file.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, AurumError) as error:
        raise AurumError(f"{file}: {error}; correct this file or delete it") from error


def _settings(kept: dict[str, Any]) -> Settings:
    """Build settings from the file, in which the fields of a variant are not nested."""
    variant = {name: value for name, value in kept.items() if name in VARIANT}
    rest = {name: value for name, value in kept.items() if name not in VARIANT}
    msgspec.convert(variant, Rules)  # are they what the wire takes?
    Variant(**variant).ruleset()  # and is there such a game?
    settings = msgspec.convert(rest, Settings)
    if settings.level is not None and settings.level not in LADDER:
        raise AurumError(f"level = {settings.level!r}; a level is one of {', '.join(LADDER)}")
    if settings.variant:
        raise AurumError("'variant' is not a setting; write its fields, such as players = 4")
    return msgspec.structs.replace(settings, variant=variant)


def settings_in(options: dict[str, Any]) -> dict[str, Any]:
    """The given options of a command that can be kept as settings."""
    names = {*Settings.__struct_fields__, *VARIANT} - {"variant"}
    return {name: value for name, value in options.items() if name in names and value is not None}


def named(settings: Settings) -> dict[str, Any]:
    """The person's choices as names and values, as in the file."""
    chosen = msgspec.structs.asdict(settings)
    return settings_in(chosen | chosen.pop("variant"))


def keep_settings(changes: dict[str, Any], path: Path | None = None) -> Path:
    """Add these settings to the file; the others stay."""
    file = path or settings_path()
    settings = _settings(named(read_settings(file)) | changes)
    lines = [
        f"{name} = {json.dumps(value, ensure_ascii=False)}\n"
        for name, value in named(settings).items()
    ]
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.write_text("".join(lines), encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise AurumError(f"{file} cannot be written: {error.strerror}") from error
    return file
