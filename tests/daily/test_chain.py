"""The hash chain of the daily deals: a year committed, days revealed, tampering named."""

import json
from datetime import UTC, date, datetime, timedelta, timezone
from hashlib import sha256
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.daily import BadDay, Host, Series, new_host, package_series
from aurum.daily.chain_files import BadChainFile, parse_series, read_host, write_host
from aurum.daily.days import asked_day, check_clock
from aurum.daily.deals import day_deals
from aurum.daily.proofs import proof, verify
from aurum.game import check_deal

FIRST = date(2026, 11, 15)


@pytest.fixture(scope="module")
def host() -> Host:
    return new_host(FIRST)


@pytest.fixture(scope="module")
def year(host: Host) -> str:
    """The proof of all days."""
    return json.dumps(proof(host.chain, {day: host.secret(day) for day in range(1, 366)}))


def test_every_day_is_the_hash_of_the_next(host: Host):
    value = bytes.fromhex(host.chain.anchor)
    for day in range(1, 366):
        assert sha256(host.secret(day)).digest() == value
        value = host.secret(day)


def test_a_whole_year_is_verified(year: str):
    found = verify(json.loads(year))
    assert (found.days, found.first, found.last) == (365, FIRST, date(2027, 11, 14))
    assert not found.is_ours


@pytest.mark.parametrize(("day", "what"), [(1, "cards"), (200, "secret"), (365, "date")])
def test_a_tampered_day_is_named(year: str, day: int, what: str):
    data = json.loads(year)
    entry = data["days"][day - 1]
    if what == "secret":
        entry["secret"] = sha256(b"another").hexdigest()
    elif what == "cards":
        hands = entry["deals"][1]["hands"]
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    else:
        entry["date"] = "2030-01-01"
    with pytest.raises(BadDay, match=f"day {day}\\b"):
        verify(data)


def test_another_hosts_day_does_not_fit(year: str):
    data, other = json.loads(year), new_host(FIRST)
    data["days"] = proof(other.chain, {1: other.secret(1)})["days"]
    with pytest.raises(BadDay, match="day 1 "):
        verify(data)


def test_deals_are_deals(host: Host):
    for deal in day_deals(host.secret(7), date(2026, 11, 21), "english"):
        check_deal(deal.rules, deal.cards)
        assert deal.first in range(3)


def test_cards_change_with_day_and_number(host: Host):
    days = [day_deals(host.secret(day), host.chain.date_of(day), "english") for day in range(1, 40)]
    assert len({deal.cards for deals in days for deal in deals}) == 39 * 3
    assert {deal.first for deals in days for deal in deals} == {0, 1, 2}


def test_a_day_is_revealed_at_midnight_utc(host: Host):
    evening = host.public(datetime(2026, 11, 20, 23, 59, 59, tzinfo=UTC))
    midnight = host.public(datetime(2026, 11, 21, 0, 0, 0, tzinfo=UTC))
    assert evening.secret(6) is None
    assert evening.secret(5) == host.secret(5)
    assert midnight.secret(6) == host.secret(6)
    assert midnight.secret(7) is None
    assert (
        asked_day(Series((evening,)), None, datetime(2026, 11, 20, 23, 59, tzinfo=UTC)).number == 6
    )


@pytest.mark.parametrize("hours", [-12, 0, 14])
def test_the_day_begins_everywhere_at_once(host: Host, hours: int):
    """One moment is one day, whatever a watch on the wall says."""
    there = timezone(timedelta(hours=hours))
    evening = datetime(2026, 11, 20, 23, 59, 59, tzinfo=UTC).astimezone(there)
    for now, day in ((evening, 6), (evening + timedelta(seconds=1), 7)):
        public = host.public(now)
        assert asked_day(Series((public,)), None, now).number == day
        assert public.secret(day) is None
        assert public.secret(day - 1) == host.secret(day - 1)


def test_nothing_is_revealed_before_the_first_day_is_over(host: Host):
    assert host.public(datetime(2026, 11, 15, 12, tzinfo=UTC)).revealed is None
    assert host.public(datetime(2020, 1, 1, tzinfo=UTC)).revealed is None
    assert host.public(datetime(2030, 1, 1, tzinfo=UTC)).revealed_day == 365


def test_the_commitment_is_what_the_secret_leads_to(host: Host):
    public = host.public(datetime(2026, 11, 25, tzinfo=UTC))
    for day in (1, 5, 10, 11, 12, 300):
        commitment, links = public.commitment(day)
        value = host.secret(day)
        for _ in range(links):
            value = sha256(value).digest()
        assert value.hex() == commitment
        assert links >= 1


def test_a_public_chain_holds_no_secret_to_come(host: Host):
    public = host.public(datetime(2026, 11, 25, tzinfo=UTC))
    assert all(public.secret(day) is None for day in range(11, 367))
    assert host.last_secret.hex() not in json.dumps(public.as_json())


@pytest.mark.parametrize(
    ("date_", "words"),
    [
        ("2026-11-14", "before the first"),
        ("2027-11-15", "after 2027-11-14"),
        ("2026-11-21", "has not begun"),
        ("tomorrow", "not a date"),
        ("20261118", "not a date"),
        ("2026-W47-3", "not a date"),
    ],
)
def test_bad_dates_get_one_sentence(host: Host, date_: str, words: str):
    with pytest.raises(BadDay, match=words) as error:
        asked_day(Series((host.chain,)), date_, datetime(2026, 11, 20, tzinfo=UTC))
    assert "\n" not in str(error.value)


def test_a_clock_that_is_behind_is_noticed():
    with pytest.raises(BadDay, match="set the clock right"):
        check_clock(datetime(2026, 11, 20, tzinfo=UTC), datetime(2026, 11, 21, tzinfo=UTC))
    check_clock(datetime(2026, 11, 21, tzinfo=UTC), datetime(2026, 11, 20, tzinfo=UTC))


def test_the_secret_is_kept_private_and_read_back(host: Host, tmp_path: Path):
    path = tmp_path / "new" / "secret.json"
    write_host(host, path)
    assert path.stat().st_mode & 0o077 == 0
    assert read_host(path) == host
    with pytest.raises(FileExistsError):
        write_host(host, path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ('"secret": "00"', "does not belong"),
        ('"format": "else"', "not a chain"),
        ('"version": 2', "version 2"),
        ('"days": "x"', "damaged"),
    ],
)
def test_damaged_chain_files_get_one_sentence(host: Host, tmp_path: Path, change: str, words: str):
    path = tmp_path / "secret.json"
    write_host(host, path)
    key = change.split(":", maxsplit=1)[0].strip('"')
    data = json.loads(path.read_text()) | {key: json.loads(change.split(": ")[1])}
    path.write_text(json.dumps(data))
    with pytest.raises(BadChainFile, match=words):
        read_host(path)
    with pytest.raises(BadChainFile):
        parse_series("no json", "chain")


def test_the_chain_of_the_package_holds():
    (chain,) = package_series().chains
    assert chain.days == 365
    assert package_series().number(date(2026, 12, 1)) == 17


def test_the_command_tells_public_facts(capsys: pytest.CaptureFixture[str]):
    assert main(["daily", "--json", "--date", "2026-12-01"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts | {"commitment": "", "links": 0, "anchor": ""} == {
        "date": "2026-12-01",
        "day": 17,
        "commitment": "",
        "revealed": None,
        "deals": 3,
        "edition": "english",
        "links": 0,
        "anchor": "",
        "next": None,
    }
    assert main(["daily", "--json", "--date", "2020-01-01"]) == 2
    assert "before the first" in capsys.readouterr().err


def test_the_command_verify_checks_days(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["daily", "--proof"]) == 0
    text = capsys.readouterr().out
    path = tmp_path / "proof.json"
    path.write_text(text)
    assert main(["verify", str(path)]) == 0
    assert "this version's anchor" in capsys.readouterr().out
    path.write_text(text.replace('"secret": "4', '"secret": "5'))
    assert main(["verify", str(path)]) == 1
    assert "day 1 (2026-11-15)" in capsys.readouterr().err
