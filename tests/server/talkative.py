"""The server with its log at the finest level, in a file. Run as a program."""

from __future__ import annotations

import os
import sys

from aurum.cli import main

if __name__ == "__main__":
    sys.stderr = open(os.environ["AURUM_TEST_LOG"], "w", buffering=1)  # noqa: SIM115, PTH123
    options = [option for option in sys.argv[1:] if option != "error"]
    options[options.index("--log-level")] = "--log-level=debug"
    sys.exit(main(["serve", *options]))
