"""Settings that last: a file of our own that the person may edit, one `name = value` a line."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs
from msgspec import Struct

from aurum.game import AurumError
from aurum.table.wire.words import EditionId, LanguageCode, Nickname, Scoring


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked for in every match unless the command line says otherwise."""

    language: LanguageCode | None = None
    name: Nickname | None = None
    players: Literal[3, 4] | None = None
    edition: EditionId | None = None
    zeros: bool | None = None
    scoring: Scoring | None = None
    bots: str | None = None
    pace: float | None = None
    plain: bool | None = None
    brief: bool | None = None
    ask_exchange: bool | None = None
    by_rank: bool | None = None
    theme: Literal["dark", "light"] | None = None
    server: str | None = None


def settings_path() -> Path:
    return Path(platformdirs.user_config_path("aurum")) / "settings.toml"


def read_settings(path: Path | None = None) -> Settings:
    """The settings of the file; without one, none."""
    file = path or settings_path()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise AurumError(f"{file}: {error}; mend this file or delete it") from error


def keep_settings(changes: dict[str, Any], path: Path | None = None) -> Path:
    """Write these settings into the file, next to those that are there."""
    file = path or settings_path()
    kept = msgspec.structs.asdict(read_settings(file)) | changes
    settings = msgspec.convert(kept, Settings)
    lines = [
        f"{name} = {json.dumps(value, ensure_ascii=False)}\n"
        for name, value in msgspec.structs.asdict(settings).items()
        if value is not None
    ]
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.write_text("".join(lines), encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise AurumError(f"{file} cannot be written: {error.strerror}") from error
    return file
