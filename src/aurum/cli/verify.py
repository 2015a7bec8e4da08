"""`aurum verify`: deal a revealed hand again and compare."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from aurum.cli.line_files import read_lines
from aurum.cli.options import with_variant
from aurum.game import Variant
from aurum.game.fair_proofs import read_proof, remarks, verified_deal, verify_record


@with_variant
def verify(
    file: Annotated[str, typer.Argument(help="A record with proofs, or one proof; - is stdin.")],
    variant: Variant,
) -> None:
    """Check the proofs of a match: every commitment, and every card that was dealt.

    A record with "proofs" is compared with its own hands. Of a single proof the hands are shown,
    for the edition, players and zeros that you name. docs/fair-deals.md says what is computed.
    """
    data = read_proof(b"".join(line for _, line in read_lines(file)))
    if "rounds" in data:
        held, hands = verify_record(data)
        print(f"verified {held} of {hands} hands: dealt as their seeds say")
        _remark(*filter(None, data["proofs"]))
        return
    deal, first = verified_deal(data, variant.ruleset())
    for seat, hand in enumerate(deal.hands):
        print(f"seat {seat}: {' '.join(map(str, hand))}")
    if deal.exposed:
        print(f"face up: {' '.join(map(str, deal.exposed))}")
    if data.get("hand") == 0:
        print(f"first player: seat {first}")
    _remark(data)


def _remark(*proofs: dict[str, Any]) -> None:
    for line in (line for proof in proofs for line in remarks(proof)):
        print(line)
