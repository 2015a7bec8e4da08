"""Hatch runs this before it packs a wheel: no wheel leaves without the page."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page when it is missing; an editable install can do without."""
        page = Path(self.root, "src", "aurum", "server", "page", "index.html")
        if version == "editable" or page.exists():
            return
        script = Path(self.root, "scripts", "page.py")
        subprocess.run([sys.executable, str(script), "build"], cwd=self.root, check=True)
        if not page.exists():
            message = f"the page was not built ({page} is missing): run `make page` and look why"
            raise FileNotFoundError(message)
