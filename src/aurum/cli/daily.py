"""`aurum daily`: the deal of the day, its public facts, and its proof."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from aurum.cli.options import Colours, Name, Plain, Spoken, usage
from aurum.daily.chain_files import package_series, read_host
from aurum.daily.days import Day, asked_day, parse_date, utc_now
from aurum.daily.deals import DEALS, check_number
from aurum.daily.proofs import announced, proof
from aurum.daily.series import Dealer, Series
from aurum.texts import texts

if TYPE_CHECKING:
    from aurum.terminal.wishes import Wishes

Date = Annotated[
    str | None, typer.Option("--date", help="A day such as 2026-12-01. Default: today.")
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print the day's public facts and play nothing.")
]
Number = Annotated[
    int | None,
    typer.Option(
        "--deal",
        help="Which deal of the day. Default: the next one; with --again, the last one played.",
    ),
]
Again = Annotated[bool, typer.Option("--again", help="Play it once more; it does not count.")]
ChainOption = Annotated[
    Path | None,
    typer.Option("--chain", help="A host's file: deal from its secret."),
]
Reveal = Annotated[
    bool,
    typer.Option("--proof", help="Print the proof of the day, or of all past days."),
]


def daily(  # noqa: PLR0913, PLR0917 -- one parameter per option
    when: Date = None,
    as_json: AsJson = False,
    number: Number = None,
    again: Again = False,
    chain: ChainOption = None,
    reveal: Reveal = False,
    language: Spoken = None,
    name: Name = None,
    plain: Plain = None,
    theme: Colours = None,
) -> int:
    """Play the deal of the day: three deals, three players, the same for everybody.

    The year's deals were fixed before its first day by a hash chain; `aurum verify` checks it. The
    first attempt counts. Without --chain this machine deals from a chain of its own.
    docs/daily.md says how every number is made.
    """
    dealer = None if chain is None else Dealer(read_host(chain))
    if as_json:
        with usage():
            facts = _facts(_public(dealer), when)
        print(json.dumps(facts))
        return 0
    if reveal:
        for found in _proofs(_public(dealer), when):
            print(json.dumps(found))
        return 0
    from aurum.terminal.wishes import wished

    with usage():
        wishes = wished({"language": language, "name": name, "plain": plain, "theme": theme})
    return _play(dealer, when, number, wishes, again=again)


def _public(dealer: Dealer | None) -> Series:
    return package_series() if dealer is None else dealer.public(utc_now())


def _facts(series: Series, wish: str | None) -> dict[str, Any]:
    """What everybody may know about a day; future days have a commitment, too."""
    date = utc_now().date() if wish is None else parse_date(wish)
    chain = series.chain(date)
    link = chain.day(date)
    commitment, links = chain.commitment(link)
    secret, following = chain.secret(link), announced(series.next_after(chain))
    return {
        "date": date.isoformat(),
        "day": series.number(date),
        "commitment": commitment,
        "revealed": None if secret is None else secret.hex(),
        "deals": DEALS,
        "edition": chain.edition,
        "anchor": chain.anchor,
        "links": links,
        "next": None if following is None else following.as_json(),
    }


def _proofs(series: Series, wish: str | None) -> Iterator[dict[str, Any]]:
    """The proof of one past day, or of all past days, chain by chain."""
    if wish is not None:
        with usage():
            day = asked_day(series, wish, utc_now())
        yield _proof(series, day)
        return
    for chain in series.chains:
        known = {day: chain.secret(day) for day in range(1, chain.revealed_day + 1)}
        days = {day: secret for day, secret in known.items() if secret is not None}
        if days:
            yield proof(chain, days, announced(series.next_after(chain)))


def _proof(series: Series, day: Day) -> dict[str, Any]:
    secret = day.chain.secret(day.link)
    if secret is None:
        raise typer.BadParameter(
            f"the secret of {day.date} has not been revealed; that happens when the day is over"
        )
    return proof(day.chain, {day.link: secret}, announced(series.next_after(day.chain)))


def _play(
    own: Dealer | None, when: str | None, number: int | None, wishes: Wishes, *, again: bool
) -> int:
    from aurum.terminal.daily import next_number, opened, own_dealer

    spoken = wishes.spoken
    dealer = own or own_dealer(utc_now())
    with usage():
        asked_day(dealer.public(utc_now()), when, utc_now())
        if number is not None:
            check_number(number)
    chosen = next_number(dealer, when, again=again) if number is None else number
    table = opened(dealer, when, chosen, again=again)
    speak = texts(spoken)
    print(speak("daily-head", day=table.day.number, date=str(table.day.date), deal=chosen))
    line = table.play(wishes)
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
