"""Look for matches that show what no golden game shows yet: python -m tests.golden.search

Writes `EDITION-PLAYERS.jsonl` files anew only with --all; else it adds what is missing.
"""

import sys
from pathlib import Path
from random import Random

from aurum.game import (
    EDITIONS,
    Action,
    Bid,
    Match,
    Phase,
    Record,
    Ruleset,
    Scoring,
    Seat,
    legal_actions,
    parse_record,
    play_match,
    record_of,
    ruleset,
)
from aurum.game.match_loop import Chooser
from tests.game.worlds import shuffled_deal
from tests.golden.coverage import facts, other_rules, quick_facts, refutes
from tests.golden.matrix import required

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def golden_files() -> list[Path]:
    return sorted(HERE.glob("*.jsonl"))


def chooser(chance: Random) -> Chooser:
    """A way to play for one match: low bids make exact bids, spent gold makes ties."""
    high, spends = chance.random() < 0.5, chance.random() < 0.5

    def choose(match: Match, seat: Seat) -> Action:
        actions = legal_actions(match, seat).listed()
        if match.phase is Phase.BID:
            assert match.round is not None
            bids = sorted(match.round.hands[seat], key=lambda card: card.rank, reverse=high)
            return Bid(chance.choice(bids[: chance.choice([3, 6, 12])]))
        if match.phase is Phase.EXCHANGE and chance.random() < (0.1 if spends else 0.8):
            return actions[0]
        if spends and len(actions) > 1 and chance.random() < 0.5:
            return actions[-1]  # `end` or the highest gold
        return chance.choice(actions)

    return choose


def played(rules: Ruleset, seed: str) -> Record:
    chance = Random(seed)
    events = play_match(
        rules,
        chance.randrange(rules.seats),
        lambda _: shuffled_deal(rules, chance),
        chooser(chance),
    )
    return record_of(events, NAMES[: rules.seats])


def search(edition: str, players: int, missing: set[str], limit: int) -> list[Record]:
    """Matches that show what is missing, each for something new."""
    found: list[Record] = []
    for number in range(limit):
        if not missing:
            break
        scoring = Scoring.POINTS if number % 5 == 0 else Scoring.NUGGETS
        rules = ruleset(edition, players, number % 4 != 3, scoring)
        record = played(rules, f"{edition} {players} {number}")
        shown = shows(record, missing)
        if shown:
            missing -= shown
            found.append(record)
            if "--verbose" in sys.argv:
                print(number, len(missing), sorted(missing)[:6], flush=True)
    return found


def shows(record: Record, missing: set[str]) -> set[str]:
    """What of the missing facts a record shows; the costly ones only if they could be."""
    quick = quick_facts(record)
    shown = quick & missing
    table = f"{record.ruleset.edition.id} {record.ruleset.seats}"
    tied = any("round decided by" in fact and "the score" not in fact for fact in quick)
    for name, rules in other_rules(record.ruleset):
        fact = f"{table}: refutes {name}"
        if fact in missing and (tied or not name.startswith("tie")) and refutes(record, rules):
            shown.add(fact)
    return shown


def thinned(records: list[Record], wanted: set[str]) -> list[Record]:
    """As few of the records as show the same, those with most to show first."""
    shown = {id(record): facts(record) & wanted for record in records}
    kept: list[Record] = []
    left = set().union(*shown.values())
    while left:
        best = max(records, key=lambda record: len(shown[id(record)] & left))
        kept.append(best)
        left -= shown[id(best)]
    return kept


def main(arguments: list[str]) -> int:
    missing = required()
    if "--all" not in arguments:
        for file in golden_files():
            for line in file.read_text(encoding="utf-8").splitlines():
                missing -= facts(parse_record(line))
    for edition in EDITIONS:
        for players in (3, 4):
            _fill(edition, players, missing, "--all" in arguments)
    print("\n".join(sorted(missing)) or "nothing is missing")
    return bool(missing)


def _fill(edition: str, players: int, missing: set[str], anew: bool) -> None:
    own = {f for f in missing if f.startswith((f"{edition} {players}:", f"{players} players:"))}
    before = set(own)
    records = thinned(search(edition, players, own, limit=30_000), before)
    missing -= before - own
    print(f"{edition} {players}: {len(records)} matches, {len(own)} facts missing", flush=True)
    file = HERE / f"{edition}-{players}.jsonl"
    old = "" if anew or not file.exists() else file.read_text(encoding="utf-8")
    file.write_text(
        old + "".join(f"{noted(record, before)}\n" for record in records), encoding="utf-8"
    )


def noted(record: Record, wanted: set[str]) -> Record:
    """The record with a note of what it shows."""
    record.extra["shows"] = sorted(facts(record) & wanted)
    return record


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
