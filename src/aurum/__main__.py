"""`python -m aurum`."""

import sys

from aurum.cli import main

if __name__ == "__main__":
    sys.exit(main())
