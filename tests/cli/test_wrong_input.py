"""Eighty kinds of wrong input: each is one helpful sentence and the right exit code.

1 stands for a file, a server or this machine; 2 for the command line.
"""

import json
from pathlib import Path

import pytest

from aurum.cli import main
from tests.cli.commands import Aurum, one_sentence

WRONG, USAGE = 1, 2
HAND = "aurum german-3-zeros-nuggets first=0 round=0 nuggets=0,0,0 points=0,0,0"

TABLE: list[tuple[str, int, str]] = [
    # commands and options
    ("frobnicate", USAGE, "No such command 'frobnicate'"),
    ("chek {games}", USAGE, "Did you mean 'check'"),
    ("--frobnicate", USAGE, "No such option: --frobnicate"),
    ("help frobnicate", USAGE, "No such command"),
    ("check", USAGE, "Missing argument"),
    ("check --frob {games}", USAGE, "see aurum check --help"),
    ("simulate surplus", USAGE, "unexpected extra argument"),
    ("simulate --matches", USAGE, "requires an argument"),
    ("replay", USAGE, "Missing argument"),
    ("verify", USAGE, "Missing argument"),
    ("review", USAGE, "name files of records, or give --last"),
    ("hint", USAGE, "Missing argument"),
    ("store frob", USAGE, "No such command 'frob'"),
    ("store backup", USAGE, "see aurum store backup --help"),
    ("rules 3 4", USAGE, "unexpected extra argument: 4"),
    # numbers
    ("simulate --matches 0", USAGE, "'--matches': it must be 1 or more"),
    ("simulate --matches -3", USAGE, "--matches"),
    ("simulate --matches many", USAGE, "it must be a whole number"),
    ("simulate --matches 1.5", USAGE, "it must be a whole number"),
    ("simulate --jobs 0", USAGE, "--jobs"),
    ("simulate --players 9", USAGE, "3 or 4 players"),
    ("simulate --players three", USAGE, "it must be a whole number"),
    ("arena random --players 5", USAGE, "3 or 4 players"),
    ("arena random --jobs -3", USAGE, "--jobs"),
    ("arena random --seconds -1", USAGE, "--seconds"),
    ("arena random --seconds 0", USAGE, "--seconds"),
    ("arena random --deals 0", USAGE, "--deals"),
    ("play --players 2", USAGE, "3 or 4 players"),
    ("play --pace -1", USAGE, "--pace"),
    ("perft --players 5", USAGE, "3 or 4 players"),
    ("perft --depth -1", USAGE, "--depth"),
    ("perft --playouts -1", USAGE, "--playouts"),
    ("replay {games} --match 7", USAGE, "has 3 matches, counted from 0"),
    ("replay {games} --match -1", USAGE, "--match"),
    ("review {games} --effort 0", USAGE, "--effort"),
    ("review {games} --effort inf", USAGE, "it must be 100 or less"),
    ("rules 99", USAGE, "the chapters are 1 to"),
    ("rules one", USAGE, "it must be a whole number"),
    ("serve --port 70000", USAGE, "--port"),
    ("serve --bot-threads 0", USAGE, "--bot-threads"),
    ("simulate --jobs 100000", USAGE, "it must be 1000 or less"),
    ("arena random --jobs 100000", USAGE, "it must be 1000 or less"),
    ("arena random --seed x", USAGE, "it must be a whole number"),
    ("play --pace inf", USAGE, "it must be 60 or less"),
    ("play --pace nan", USAGE, "--pace"),
    ("play --players 3.5", USAGE, "it must be a whole number"),
    ("play --deal {games} --from x", USAGE, "is not a moment"),
    ("play --deal {games} --seat 9", WRONG, "the seats are 0 to 2"),
    ("play --deal {games} --from 9:9", WRONG, "there is no round 9"),
    ("daily --deal 9", USAGE, "a day has the deals 1 to 3"),
    ("daily --date 2020-01-01", USAGE, "is before the first deal of the day"),
    ("daily --proof --date 2020-01-01", USAGE, "is before the first deal of the day"),
    # names
    ("simulate --edition klingon", USAGE, "english, german, russian, designer"),
    ("simulate --scoring chess", USAGE, "'nuggets' or 'points'"),
    ("simulate --bots nobody", USAGE, "the bots are random, novice, apprentice"),
    ("simulate --bots random,random", USAGE, "names 2 bots for 3 seats"),
    ("simulate --bots cmd:", USAGE, "cmd:PROGRAM"),
    ("simulate --bots random:7", USAGE, "is not a bot"),
    ("simulate --bots adept:0", USAGE, "is not a bot"),
    ("arena nobody", USAGE, "the bots are random, novice, apprentice"),
    ("arena random random", USAGE, "name each once"),
    ("arena random --unit trick", USAGE, "'round' or a 'match'"),
    ("arena random --edition latin", USAGE, "is not an edition"),
    ("play --edition klingon", USAGE, "is not an edition"),
    ("play --bots nobody", USAGE, "the bots are random, novice, apprentice"),
    ("play --bots random,random,random", USAGE, "3 bots were named for 2 seats"),
    ("play --name {long}", USAGE, "letters"),
    ("play --language xx", USAGE, "xx"),
    ("rules --language xx", USAGE, "xx"),
    ("replay {games} --language xx", USAGE, "xx"),
    ("hint x --language xx", USAGE, "xx"),
    ("play --theme purple", USAGE, "purple"),
    ("daily --language xx", USAGE, "xx"),
    ("daily --json --date 2026-13-45", USAGE, "is not a date such as"),
    ("puzzles --language xx", USAGE, "xx"),
    ("puzzles nosuch", USAGE, "there is no puzzle 'nosuch'"),
    ("puzzles --theme nosuch", USAGE, "the themes are"),
    ("learn nosuch", USAGE, "'first', 'exchange', 'gold', 'team'"),
    ("simulate --bots cmd:'x", USAGE, "No closing quotation"),
    ("serve --log-level loud", USAGE, "none of debug, info, warning, error"),
    ("serve --proxy *", USAGE, "neither an address nor a network"),
    ("serve --public-url table.example", USAGE, "must begin with https://"),
    ("serve --store sqlite:x", USAGE, "must begin with postgresql://"),
    ("think --store sqlite:x", USAGE, "must begin with postgresql://"),
    # what does not go together
    ("play --join x --create", USAGE, "exclude each other"),
    ("play --resume {games} --record x", USAGE, "leave --record out"),
    ("play --watch", USAGE, "--watch goes with --join"),
    ("play --seat 1", USAGE, "--seat goes with --deal"),
    ("play --from 1:2", USAGE, "--from goes with --deal"),
    ("play --clock quick", USAGE, "--clock goes with --create"),
    ("play --no-look-back", USAGE, "--look-back goes with --create"),
    ("play --sit-in 60 --join x", USAGE, "--sit-in goes with --create"),
    ("play --deal {games} --resume 1", USAGE, "--deal and --resume exclude each other"),
    ("play --resume {empty}", USAGE, "--resume is empty"),
    ("play --create --bots open,open,open,open", USAGE, "4 bots were named for 2 seats"),
    ("replay {games} --json --words", USAGE, "exclude each other"),
    ("review {games} --json --course", USAGE, "exclude each other"),
    ("editions --json --markdown", USAGE, "exclude each other"),
    ("simulate --out {empty}", USAGE, "--out is empty"),
    ("serve --no-think", USAGE, "--no-think needs --store"),
    ("serve --origin x", USAGE, "--origin 'x' must begin with https://"),
    ("serve --public-url http://", USAGE, "names no host"),
    ("play --join {empty}", USAGE, "--join is empty"),
    ("play --create --bots cmd:x", USAGE, "cannot have a seat on a server"),
    ("store copy x x", USAGE, "the same store"),
    # positions and actions
    ("hint rubbish", USAGE, "aurum"),
    ("hint {empty}", USAGE, "aurum"),
    ("hint {hand}", USAGE, "nobody is asked"),
    ("perft --position rubbish", USAGE, "aurum"),
    ("perft --position {empty}", USAGE, "aurum"),
    # files
    ("check {nothing}", WRONG, "No such file or directory"),
    ("check {folder}", WRONG, "Is a directory"),
    ("check {rubbish}", WRONG, "this is not JSON"),
    ("check {cut}", WRONG, "the file ends inside this line"),
    ("check {list}", WRONG, "a record is [] instead of an object"),
    ("check {binary}", WRONG, "not text in UTF-8"),
    ("check {chess}", WRONG, "instead of 'aurum-record'"),
    ("check {array}", WRONG, "instead of an object (notation)\n"),
    ("replay {nothing}", WRONG, "No such file or directory"),
    ("replay {rubbish}", WRONG, "line 1: this is not JSON"),
    ("review {nothing}", WRONG, "No such file or directory"),
    ("review {void}", WRONG, "the file is empty; a record was expected"),
    ("review {rubbish}", WRONG, "line 1: this is not JSON"),
    ("review {cut}", WRONG, "the file ends inside this line"),
    ("review {open}", WRONG, "line 1: this match is not finished"),
    ("review {false}", WRONG, "winner"),
    ("review {chess}", WRONG, "instead of 'aurum-record'"),
    ("verify {nothing}", WRONG, "No such file or directory"),
    ("verify {games}", WRONG, "no 'proofs'"),
    ("verify {rubbish}", WRONG, "neither record nor proof"),
    ("verify {void}", WRONG, "is empty"),
    ("verify {games} --witness {games}", WRONG, "holds no witness"),
    ("verify http://127.0.0.1:1/m/x", WRONG, "cannot be reached"),
    ("perft {nothing}", WRONG, "No such file or directory"),
    ("perft {games}", WRONG, "is not a count; a line begins with deal"),
    ("simulate --seed 1 --out {folder}", WRONG, "Is a directory"),
    ("simulate --seed 1 --out {nothing}/", WRONG, "Is a directory"),
    ("simulate --seed 1 --out {nothing}/x", WRONG, "No such file or directory"),
    ("simulate --seed 1 --out /dev/full", WRONG, "No space left on device"),
    ("play --resume {nothing}", WRONG, "cannot be read"),
    ("play --resume {void}", WRONG, "is empty; a record was expected"),
    ("play --resume {rubbish}", WRONG, "line 1"),
    ("play --resume {games}", WRONG, "this match is over"),
    ("play --record {games}", WRONG, "already holds a record"),
    ("play --join x", WRONG, "its address ends with a code"),
    ("play --join http://127.0.0.1:1/t/K7QF-2M9X-RBT4", WRONG, "cannot be reached"),
    ("play --tables --server nowhere", WRONG, "its address looks like http://"),
    ("play --tables --server http://[::1", WRONG, "its address looks like http://"),
    ("play --tables --server http://x:port", WRONG, "its address looks like http://"),
    ("verify http://", WRONG, "its address looks like http://"),
    ("verify {folder}", WRONG, "Is a directory"),
    ("verify {binary}", WRONG, "not text in UTF-8"),
    ("replay {folder}", WRONG, "Is a directory"),
    ("replay {binary}", WRONG, "not text in UTF-8"),
    ("perft {folder}", WRONG, "Is a directory"),
    ("perft {cut}", WRONG, "aurum-record"),
    ("play --resume {binary}", WRONG, "is not text"),
    ("play --resume 99", WRONG, "there is no unfinished match 99"),
    ("play --tables --server http://127.0.0.1:1", WRONG, "Connection refused; `aurum serve`"),
    ("play --record /dev/full", WRONG, "/dev/full is not a file"),
    ("play --deal {folder}", WRONG, "Is a directory"),
    ("play --deal {binary}", WRONG, "binary: this is not text in UTF-8"),
    ("play --deal {void}", WRONG, "is empty; a record was expected"),
    ("daily --chain {folder}", WRONG, "cannot be read: Is a directory"),
    ("daily --chain {binary}", WRONG, "not text in UTF-8"),
    ("learn --check {folder}", WRONG, "cannot be read: Is a directory"),
    ("learn --check {binary}", WRONG, "not text in UTF-8"),
    ("learn --check {rubbish}", WRONG, "this is not TOML"),
    ("store check {nothing}", WRONG, "is not there"),
    ("store copy {nothing} {folder}", WRONG, "is not there"),
    ("store backup {nothing}/x.db", WRONG, "is not a directory"),
    ("store backup {games}", WRONG, "is there already"),
    ("schema --root {folder}", WRONG, "is not a checkout of Aurum"),
]


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Files with something wrong, one that is right, and words that a shell would quote."""
    folder: Path = tmp_path_factory.mktemp("wrong")
    games = folder / "games.jsonl"
    assert main(["simulate", "--matches", "3", "--seed", "7", "--out", str(games)]) == 0
    first = games.read_bytes().splitlines()[0]
    files = {
        "rubbish": b"rubbish\n",
        "cut": first[:-40],
        "list": b"[]\n",
        "array": b"[" + first + b"]",
        "binary": b"\xc3\x28\xa0\n",
        "open": _changed(first, winners=None),
        "false": _changed(first, winners=[0, 1, 2]),
        "chess": json.dumps({"format": "chess"}).encode() + b"\n",
        "void": b"",
    }
    for name, text in files.items():
        (folder / name).write_bytes(text)
    found = {name: str(folder / name) for name in (*files, "nothing")}
    return found | {
        "games": str(games),
        "folder": str(folder),
        "long": "x" * 100,
        "empty": "",
        "hand": HAND,
    }


def _changed(record: bytes, **values: object) -> bytes:
    """The record with other values; those that are None are left out."""
    changed = json.loads(record) | values
    if changed["winners"] is None:  # then the last round may be open too
        changed["rounds"] = changed["rounds"][:1]
    kept = {name: value for name, value in changed.items() if value is not None}
    return json.dumps(kept).encode() + b"\n"


@pytest.mark.parametrize(("line", "code", "words"), TABLE, ids=[line for line, _, _ in TABLE])
def test_wrong_input_is_one_helpful_sentence(
    aurum: Aurum,
    places: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    code: int,
    words: str,
):
    monkeypatch.setenv("COLUMNS", "500")
    said = aurum(*(word.format(**places) for word in line.split()))
    assert words in said.err
    assert said.code == code
    assert one_sentence(said.err)


def test_there_are_eighty_kinds():
    assert len({line for line, _, _ in TABLE}) == len(TABLE) >= 80
