"""`aurum verify`: deal a revealed hand again and compare the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from aurum.cli.options import with_variant
from aurum.game import InvalidNotation, Ruleset, Variant
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.fair_proofs import read_json, remarks, verified_deal, verify_record
from aurum.game.fair_shapes import Proof
from aurum.game.fair_witness import Witness, check_witness, witnesses_in
from aurum.record_files import read_objects

if TYPE_CHECKING:
    from aurum.daily.proofs import Verified

DAILY = "aurum-daily-proof"


@with_variant
def verify(
    file: Annotated[
        str,
        typer.Argument(
            help="Records with proofs, one proof, or the address of a match; - is stdin."
        ),
    ],
    variant: Variant,
    witness: Annotated[
        list[str] | None,
        typer.Option(help="A file with what another client saw; may be given several times."),
    ] = None,
) -> None:
    """Check the proofs of a match: every commitment, every seed and every card that was dealt.

    A record with "proofs" is compared with its own hands, and with what its "witness" and those
    of other players saw before the deals. Without a witness the proofs only fit together: a server
    that rewrote all of them cannot be told from an honest one. Of a single proof the hands are
    shown, for the edition, players and zeros that you name. docs/fair-deals.md has the details.
    Proofs of daily deals (`aurum daily --proof`) are checked day by day; of several chains each
    must be the one that the proofs before it announced: docs/daily.md.
    """
    others = [found for name in witness or () for found in _witnesses(name)]
    objects = _objects(file)
    if any(other.match not in map(_match, objects) for other in others):
        raise BadProof(Flaw.WITNESS_MATCH)
    daily = [data for data in objects if data.get("format") == DAILY]
    if daily:
        _verify_days(daily)
    for data in objects:
        if data in daily:
            continue
        here = [other for other in others if other.match == _match(data)]
        if "rounds" in data:
            _verify_match(data, here)
        else:
            _show_hands(Proof.parse(data), variant.ruleset(), here)


def _verify_days(proofs: list[dict[str, Any]]) -> None:
    """Proofs of daily deals (docs/daily.md), perhaps of chains that follow one another."""
    from aurum.daily.proofs import check_series
    from aurum.daily.proofs import verify as verified

    checked = [verified(data) for data in proofs]
    check_series(checked)
    for found in checked:
        _tell_days(found)


def _tell_days(found: Verified) -> None:
    days = f"{found.days} days, {found.first} to {found.last}" if found.days > 1 else found.first
    whose = "this version's" if found.is_ours else "another host's"
    print(f"verified {days}: every secret leads to {whose} anchor, every card follows from it")
    if found.announced is not None:
        print(f"announced from {found.announced.first} on: anchor {found.announced.anchor}")


def _match(data: dict[str, Any]) -> object:
    return data.get("match", data.get("table"))


def _verify_match(data: dict[str, Any], others: list[Witness]) -> None:
    verdict = verify_record(data, others)
    seen = f"{verdict.witnessed} of them as a witness saw them prepared"
    unseen = "no witness saw them prepared"
    print(f"verified {verdict.hands} of {verdict.hands} hands: dealt as their seeds say, ", end="")
    print(seen if verdict.witnessed else unseen)
    for line in verdict.remarks:
        print(line)


def _show_hands(proof: Proof, rules: Ruleset, others: list[Witness]) -> None:
    deal, first = verified_deal(proof, rules)
    for other in others:
        check_witness(other, proof, deal)
    for seat, hand in enumerate(deal.hands):
        print(f"seat {seat}: {' '.join(map(str, hand))}")
    if deal.exposed:
        print(f"face up: {' '.join(map(str, deal.exposed))}")
    if proof.hand == 0:
        print(f"first player: seat {first}")
    for line in remarks(proof):
        print(line)


def _witnesses(name: str) -> list[Witness]:
    found = [item for data in _objects(name) for item in witnesses_in(data)]
    if not found:
        raise InvalidNotation(f"{name} holds no witness")
    return found


def _objects(name: str) -> list[dict[str, Any]]:
    """The objects of a file, or of a match on a server."""
    if name.startswith(("http://", "https://")):
        from aurum.terminal.http_client import match_record

        return [read_json(match_record(name))]
    found = [_object(name, number, text) for number, text in read_objects(name)]
    if not found:
        raise InvalidNotation(f"{name} is empty; a record with proofs was expected")
    return found


def _object(name: str, number: int, text: bytes) -> dict[str, Any]:
    try:
        return read_json(text)
    except InvalidNotation as error:
        raise InvalidNotation(f"{name}, line {number}: {error}") from None
