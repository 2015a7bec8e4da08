"""For hosts of daily deals.

new     draw a secret for this year and all to come, into a file; the public part is printed
public  print the chains up to now with all days revealed that are over, and the next anchor
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from aurum.daily.chain import EDITION, LENGTH, new_host
from aurum.daily.chain_files import public_text, read_host, write_host
from aurum.daily.days import parse_date, utc_now
from aurum.daily.series import Dealer
from aurum.game import AurumError


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m aurum.daily",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    new = commands.add_parser("new")
    new.add_argument("secret", type=Path, help="a file that does not exist yet")
    new.add_argument("--first", default=utc_now().date().isoformat())
    new.add_argument("--days", type=int, default=LENGTH)
    new.add_argument("--edition", default=EDITION)
    new.set_defaults(command=_new)
    public = commands.add_parser("public")
    public.add_argument("secret", type=Path)
    public.set_defaults(command=_public)
    options = parser.parse_args()
    try:
        options.command(options)
    except (AurumError, FileExistsError) as error:
        print(f"aurum: {error}", file=sys.stderr)
        return 1
    return 0


def _new(options: argparse.Namespace) -> None:
    write_host(new_host(parse_date(options.first), options.days, options.edition), options.secret)
    _public(options)


def _public(options: argparse.Namespace) -> None:
    print(public_text(Dealer(read_host(options.secret)).public(utc_now())), end="")


if __name__ == "__main__":
    sys.exit(main())
