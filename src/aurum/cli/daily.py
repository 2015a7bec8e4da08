"""`aurum daily`: the deal of the day, its public facts, and its proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from aurum.cli.options import Language, usage
from aurum.daily.chain import Chain, Host
from aurum.daily.chain_files import package_chain, read_host
from aurum.daily.days import Day, asked_day, parse_date, utc_now
from aurum.daily.deals import DEALS
from aurum.daily.proofs import proof
from aurum.extras import demand
from aurum.texts import system_language, texts

Date = Annotated[str | None, typer.Option("--date", help="A day such as 2026-12-01; else today.")]
AsJson = Annotated[bool, typer.Option("--json", help="The day's public facts, and play nothing.")]
Number = Annotated[
    int | None, typer.Option("--deal", help="Which deal of the day; else the first not played.")
]
Again = Annotated[bool, typer.Option("--again", help="Play it once more; it does not count.")]
ChainOption = Annotated[
    Path | None,
    typer.Option("--chain", help="A host's file: deal from its secret."),
]
Reveal = Annotated[
    bool,
    typer.Option("--proof", help="The proof of this day; of all past days if none."),
]
Spoken = Annotated[Language | None, typer.Option("--language", help="If not named, the system's.")]


def daily(
    when: Date = None,
    as_json: AsJson = False,
    number: Number = None,
    again: Again = False,
    chain: ChainOption = None,
    reveal: Reveal = False,
    language: Spoken = None,
) -> int:
    """Play the deal of the day: three deals, three players, the same for everybody.

    The year's deals were fixed before its first day by a hash chain; `aurum verify` checks it. The
    first attempt counts. Without --chain this machine deals from a chain of its own.
    docs/daily.md says how every number is made.
    """
    host = None if chain is None else read_host(chain)
    if as_json:
        with usage():
            facts = _facts(_public(host), when)
        print(json.dumps(facts))
        return 0
    if reveal:
        print(json.dumps(_proof(_public(host), when)))
        return 0
    return _play(host, when, number, again, language or system_language())


def _public(host: Host | None) -> Chain:
    return package_chain() if host is None else host.public(utc_now())


def _facts(chain: Chain, wish: str | None) -> dict[str, Any]:
    """What anybody may know of a day; days to come have a commitment too."""
    date = utc_now().date() if wish is None else parse_date(wish)
    day = chain.day(date)
    commitment, links = chain.commitment(day)
    secret = chain.secret(day)
    return {
        "date": date.isoformat(),
        "day": day,
        "commitment": commitment,
        "revealed": None if secret is None else secret.hex(),
        "deals": DEALS,
        "edition": chain.edition,
        "anchor": chain.anchor,
        "links": links,
    }


def _proof(chain: Chain, wish: str | None) -> dict[str, Any]:
    """The proof of a day that is over, or of all of them."""
    if wish is None:
        known = {day: chain.secret(day) for day in range(1, chain.revealed_day + 1)}
        return proof(chain, {day: secret for day, secret in known.items() if secret is not None})
    day = asked_day(chain, wish, utc_now())
    secret = chain.secret(day.number)
    if secret is None:
        raise typer.BadParameter(
            f"the secret of {day.date} has not been revealed; that happens when the day is over"
        )
    return proof(chain, {day.number: secret})


def _play(host: Host | None, when: str | None, number: int | None, again: bool, spoken: str) -> int:
    demand("bots", "the deal of the day")
    from aurum.terminal.daily import next_number, opened, own_host
    from aurum.terminal.wishes import wished

    dealer = host or own_host(utc_now())
    chain = dealer.public(utc_now())
    chosen = next_number(chain, when) if number is None else number
    table = opened(chain, dealer, when, chosen, again=again)
    speak = texts(spoken)
    print(speak("daily-head", day=table.day.number, date=str(table.day.date), deal=chosen))
    line = table.play(wished({"language": spoken}))
    if not line.is_over:
        print(speak("daily-stopped"))
        return 0
    _tell(table.day, chosen, table.finished(line), spoken)
    return 0


def _tell(day: Day, number: int, result: Any, spoken: str) -> None:
    from aurum.daily.attempts import Attempts
    from aurum.daily.results import day_result, from_json
    from aurum.daily.share import DayWords
    from aurum.terminal.daily import ATTEMPTS, state_folder

    words = DayWords(texts(spoken))
    print(words.deal(number, result))
    print(words.decisions(result))
    kept = Attempts.read(state_folder() / ATTEMPTS).of(day.chain.anchor, day.date)
    results = [kept[n].result for n in sorted(kept) if kept[n].result is not None]
    if len(results) == DEALS:
        print()
        print(words.share(day, day_result([from_json(found) for found in results if found])))
