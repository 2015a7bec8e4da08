"""Chains that follow one another: no day without deals, and no chain that was not announced."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.daily import BadDay, Dealer, Host, new_host
from aurum.daily.chain import AfterLastDay, Chain, host_of
from aurum.daily.chain_files import BadChainFile, parse_series, public_text
from aurum.daily.days import asked_day
from aurum.daily.deals import day_deals
from aurum.daily.proofs import announced, check_series, proof, verify
from aurum.daily.series import BrokenSeries, Series, following
from aurum.server.daily_desk import DailyDesk
from aurum.table.wire import http

FIRST = date(2026, 11, 15)
CHANGE = date(2027, 11, 15)  # the first day of the second chain
DAY = timedelta(days=1)


def noon(when: date) -> datetime:
    return datetime(when.year, when.month, when.day, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def host() -> Host:
    return new_host(FIRST)


@pytest.fixture(scope="module")
def series(host: Host) -> Series:
    """As it is public in the third year."""
    return Dealer(host).public(noon(CHANGE + 400 * DAY))


def proof_of(series: Series, number: int, days: range) -> dict[str, object]:
    chain = series.chains[number]
    secrets = {day: chain.secret(day) or b"" for day in days}
    return proof(chain, secrets, announced(series.next_after(chain)))


def test_every_day_of_four_years_has_deals_that_were_committed(host: Host):
    dealer = Dealer(host)
    for number in range(1, 4 * 365 + 1):
        when = FIRST + (number - 1) * DAY
        day = asked_day(dealer.public(noon(when)), None, noon(when))
        day.chain.check(day.link, dealer.host(when).secret(day.link))
        assert day.number == number


def test_a_dealer_with_the_same_secret_deals_the_same(host: Host):
    late, early = Dealer(host), Dealer(host)
    early.public(noon(FIRST))
    when = CHANGE + 900 * DAY
    assert early.host(when) == late.host(when)
    assert early.public(noon(when)) == late.public(noon(when))


def test_the_next_anchor_is_public_a_year_ahead(host: Host):
    dealer = Dealer(host)
    seen = [dealer.public(noon(when)).chains for when in (FIRST, CHANGE - DAY, CHANGE)]
    assert [len(chains) for chains in seen] == [2, 2, 3]
    assert len({chains[1].anchor for chains in seen}) == 1
    assert seen[2][1].first == CHANGE


def test_chains_change_at_midnight_utc(host: Host):
    dealer = Dealer(host)
    evening = datetime(2027, 11, 14, 23, 59, 59, tzinfo=UTC)
    before = asked_day(dealer.public(evening), None, evening)
    midnight = evening + timedelta(seconds=1)
    after = asked_day(dealer.public(midnight), None, midnight)
    assert (before.link, after.link) == (365, 1)
    assert (before.number, after.number) == (365, 366)
    assert before.chain.secret(365) is None
    assert dealer.public(midnight).chains[0].secret(365) == host.secret(365)


def test_the_seed_of_the_next_chain_is_never_public(host: Host, series: Series):
    text = public_text(series)
    for secret in (host, following(host), following(following(host))):
        assert secret.last_secret.hex() not in text
    assert series.chains[0].revealed_day == 365 == host.chain.days - 1
    assert following(host).last_secret != sha256(host.last_secret).digest()


def test_an_older_secret_of_365_days_goes_on_too():
    old = host_of(b"s" * 32, Chain("", FIRST, 365))
    dealer = Dealer(old)
    change = FIRST + 364 * DAY
    days = [
        asked_day(dealer.public(noon(when)), None, noon(when))
        for when in (change - DAY, change, change + DAY)
    ]
    assert [day.number for day in days] == [364, 365, 366]
    assert [day.link for day in days] == [364, 1, 2]


def test_whoever_comes_back_after_years_finds_todays_deals(host: Host):
    """A server that was off for five years, or whose clock is right again."""
    when = noon(FIRST + 5 * 365 * DAY + 3 * DAY)
    assert asked_day(Dealer(host).public(when), None, when).number == 5 * 365 + 4


def test_a_clock_that_was_set_back_is_answered_by_its_date(host: Host):
    dealer = Dealer(host)
    later = dealer.public(noon(CHANGE + 9 * DAY))
    earlier = dealer.public(noon(CHANGE - 9 * DAY))
    assert later.chains[1].revealed_day == 9
    assert [chain.revealed_day for chain in earlier.chains] == [356, 0]
    with pytest.raises(BadDay, match="before the first deal of the day"):
        asked_day(dealer.public(noon(FIRST - DAY)), None, noon(FIRST - DAY))


def test_a_day_after_the_announced_chain_is_not_committed(series: Series):
    assert series.last == series.chains[-1].first + 364 * DAY
    with pytest.raises(AfterLastDay, match=f"after {series.last}"):
        series.chain(series.last + DAY)
    assert series.chain(series.last) == series.chains[-1]


def test_a_public_file_holds_the_chains_and_is_read_back(series: Series):
    assert parse_series(public_text(series), "chain") == series


@pytest.mark.parametrize("change", ["anchor", "first", "secret", "shape"])
def test_a_changed_public_file_is_named(series: Series, change: str):
    data = json.loads(public_text(series))
    if change == "shape":
        data["next"] = "more"
    elif change == "secret":
        data["next"]["revealed"]["secret"] = "00" * 32
    else:
        data["next"][change] = "2027-11-20" if change == "first" else "00" * 32
    with pytest.raises(BadChainFile) as error:
        parse_series(json.dumps(data), "the chain")
    assert "\n" not in str(error.value)


def test_proofs_of_two_chains_are_verified(
    series: Series, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    proofs = [proof_of(series, 0, range(360, 366)), proof_of(series, 1, range(1, 4))]
    path = tmp_path / "proofs.jsonl"
    path.write_text("\n".join(map(json.dumps, proofs)))
    assert main(["verify", str(path)]) == 0
    told = capsys.readouterr().out
    assert "verified 6 days, 2027-11-09 to 2027-11-14" in told
    assert f"announced from {CHANGE} on: anchor {series.chains[1].anchor}" in told
    assert "verified 3 days, 2027-11-15 to 2027-11-17" in told


def test_another_second_chain_than_announced_is_named(
    series: Series, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """It is sound by itself, but it was made later."""
    other = Dealer(new_host(CHANGE)).public(noon(CHANGE + 5 * DAY))
    proofs = [proof_of(series, 0, range(1, 3)), proof_of(other, 0, range(1, 3))]
    verify(proofs[1])
    path = tmp_path / "proofs.jsonl"
    for order in (proofs, proofs[::-1]):
        path.write_text("\n".join(map(json.dumps, order)))
        assert main(["verify", str(path)]) == 1
        told = capsys.readouterr()
        assert f"the chain from {CHANGE} is not the one that was announced" in told.err
        assert "verified" not in told.out


def test_a_tampered_day_of_the_second_chain_is_named(series: Series):
    data = json.loads(json.dumps(proof_of(series, 1, range(1, 40))))
    data["days"][20]["secret"] = sha256(b"another").hexdigest()
    with pytest.raises(BadDay, match=r"day 21 \(2027-12-05\)"):
        verify(data)


def test_a_next_chain_with_a_gap_is_named(series: Series):
    data = json.loads(json.dumps(proof_of(series, 0, range(1, 3))))
    data["next"]["first"] = "2027-11-16"
    with pytest.raises(BrokenSeries, match="announced for 2027-11-16"):
        verify(data)


def test_an_old_proof_and_a_new_one_of_the_same_chain_agree(series: Series):
    old, new = proof_of(series, 0, range(1, 3)), proof_of(series, 0, range(1, 6))
    check_series([verify(old), verify(new)])
    other = Dealer(new_host(FIRST)).public(noon(FIRST + 5 * DAY))
    with pytest.raises(BrokenSeries, match=f"the chain from {FIRST}"):
        check_series([verify(old), verify(proof_of(other, 0, range(1, 3)))])


def test_impossible_lengths_get_one_sentence(host: Host):
    with pytest.raises(BadDay, match="at least 2 days"):
        new_host(FIRST, 1)
    with pytest.raises(BadDay, match="beyond all dates"):
        new_host(date(9999, 12, 1))
    with pytest.raises(BadDay, match="at least 2 days"):
        replace(host.chain, days=0)


def test_the_server_goes_on_after_a_year(host: Host):
    desk = DailyDesk(Dealer(host))
    first = desk.facts(noon(FIRST))
    for when in (CHANGE - DAY, CHANGE, CHANGE + 2 * DAY):
        facts = DailyDesk(Dealer(host)).facts(noon(when))
        assert facts.first == FIRST.isoformat()
        assert facts.day == (when - FIRST).days + 1
        chain_matches = facts.anchor == (first.anchor if when < CHANGE else first.next_anchor)
        assert chain_matches, when
    past = desk.facts(noon(CHANGE + 2 * DAY), "2027-11-14")
    assert past.revealed is not None
    assert past.anchor == first.anchor
    value = bytes.fromhex(past.revealed)
    for _ in range(365):
        value = sha256(value).digest()
    assert value.hex() == first.anchor
    cards = day_deals(bytes.fromhex(past.revealed), date(2027, 11, 14), past.edition)
    work = desk.asked(http.PlayDaily("2027-11-14"), noon(CHANGE)).work
    assert day_deals(bytes.fromhex(work[0]), date(2027, 11, 14), work[3]) == cards
    assert desk.facts(noon(CHANGE)).revealed is None
