"""The file of puzzles, the prover, and the second program's opinion."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from aurum.cli import main
from aurum.game import InvalidNotation, action_number, legal_actions, parse_position
from aurum.puzzles import Aim, AimKind, DamagedPuzzles, Kind, Puzzle, puzzles, read_puzzles
from aurum.puzzles.collection import written
from aurum.puzzles.feedback import PuzzleSpeech
from aurum.puzzles.proofs import proved
from aurum.texts import LANGUAGES, texts
from aurum.workshop.puzzles.canonical import canonical
from tests.puzzles.second_solver import opinion

CERTAIN = tuple(puzzle for puzzle in puzzles() if puzzle.kind is Kind.CERTAIN)
CHANCE = tuple(puzzle for puzzle in puzzles() if puzzle.kind is Kind.BEST_CHANCE)
QUICK = sorted(CERTAIN, key=lambda puzzle: puzzle.facts["cost"])[:30:3]


def test_there_are_enough():
    assert len(CERTAIN) == 100
    assert len(CHANCE) == 300
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())


def test_every_puzzle_is_sound():
    for puzzle in puzzles():
        puzzle.check()
        assert puzzle.id[0] == {"certain": "c", "best-chance": "b"}[puzzle.kind.value]
        assert 400 < puzzle.difficulty < 2600


def test_no_position_comes_twice():
    names = [canonical(puzzle.match, puzzle.seat) for puzzle in puzzles()]
    assert len(set(names)) == len(names)


def test_renamed_metals_are_the_same_position():
    puzzle = CERTAIN[0]
    swapped = {"Bi": "Zn", "Zn": "Bi"}
    text = "".join(swapped.get(part, part) for part in re.split(r"(Bi|Zn)(?=\d)", puzzle.position))
    other = parse_position(text)
    assert text != puzzle.position
    assert canonical(other, puzzle.seat) == canonical(puzzle.match, puzzle.seat)


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_a_second_program_agrees(puzzle: Puzzle):
    assert opinion(puzzle.as_json()) == [str(answer) for answer in puzzle.answers]


def test_the_second_program_notices_a_wrong_answer():
    """A planted fault: the aim of another puzzle."""
    puzzle = next(p for p in QUICK if p.aim.kind is AimKind.EXACT)
    wrong = {**puzzle.as_json(), "aim": "trick"}
    assert opinion(wrong) != [str(answer) for answer in puzzle.answers]


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_second_program_agrees_on_all():
    wrong = [p.id for p in CERTAIN if opinion(p.as_json()) != [str(a) for a in p.answers]]
    assert wrong == []


@pytest.mark.parametrize("puzzle", CERTAIN, ids=lambda puzzle: puzzle.id)
def test_every_certain_puzzle_is_proved_again(puzzle: Puzzle):
    proof = proved(puzzle.view, puzzle.aim, 1_000_000)
    assert proof is not None
    assert (proof.answer,) == puzzle.answers
    assert proof.worlds == puzzle.facts["worlds"]
    for wrong in proof.refuted:
        assert puzzle.facts["fails"][str(wrong.action)]["worlds"] == wrong.worlds


def test_best_chance_answers_stand_out():
    for puzzle in CHANCE:
        choices = puzzle.facts["choices"]
        legal = set(map(str, legal_actions(puzzle.match, puzzle.seat)))
        assert set(choices) == legal
        best = max(choice["win"] for choice in choices.values())
        right = {str(answer) for answer in puzzle.answers}
        for action, choice in choices.items():
            behind = best - choice["win"]
            assert behind <= 0.04 if action in right else behind >= 0.08, puzzle.id
        assert all(action_number(answer) >= 0 for answer in puzzle.answers)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_best_chance_answers_hold_with_four_times_the_effort():
    from aurum.workshop.puzzles.chance_search import MORE_WORLDS, trial

    for puzzle in CHANCE:
        for seed in (101, 102):
            assert trial(puzzle.view, 4 * MORE_WORLDS, seed).best in puzzle.answers, puzzle.id


def test_an_answer_gets_sentences_in_every_language():
    for language in LANGUAGES:
        words = PuzzleSpeech(texts(language))
        for puzzle in (CERTAIN[0], CHANCE[0]):
            wrong = next(a for a in puzzle.view.legal if a not in puzzle.answers)
            assert words.feedback(puzzle, puzzle.answers[0]).solved
            found = words.feedback(puzzle, wrong)
            assert not found.solved
            assert all(found.sentences)
        for puzzle in puzzles():
            assert words.task(puzzle)
            assert words.theme(puzzle)


@pytest.mark.parametrize("text", ["gold", "gold x", "exact 3", "win", ""])
def test_what_is_no_aim(text: str):
    with pytest.raises(InvalidNotation):
        Aim.parse(text)


@pytest.mark.parametrize("text", ["exact", "gold 3", "trick", "lead", "round"])
def test_aims_parse_back(text: str):
    assert str(Aim.parse(text)) == text


def a_file() -> str:
    return written(CERTAIN[:2])


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (a_file().replace("seat", "sead", 1), "checksum"),
        (a_file()[:-50], "checksum"),
        ("", "line 1"),
        ("{}\n" + a_file(), "not a file of puzzles"),
        (a_file().replace('"version": 1', '"version": 9'), "version 9"),
    ],
)
def test_a_damaged_file_gets_one_sentence(damage: str, words: str):
    assert len(read_puzzles(a_file())) == 2
    with pytest.raises(DamagedPuzzles, match=words) as error:
        read_puzzles(damage)
    assert "\n" not in str(error.value)


def test_the_command_prints_the_notation(capsys: pytest.CaptureFixture[str]):
    assert main(["puzzles", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == len(puzzles())
    keys = {"id", "kind", "position", "seat", "aim", "answers", "theme", "difficulty"}
    assert all(keys <= set(line) for line in lines)
    assert main(["puzzles", "c003", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "c003"


def test_the_command_judges_an_answer(capsys: pytest.CaptureFixture[str]):
    puzzle = CERTAIN[2]
    wrong = next(a for a in puzzle.view.legal if a not in puzzle.answers)
    call = ["puzzles", puzzle.id, "--language", "en", "--answer"]
    assert main([*call, str(puzzle.answers[0])]) == 0
    shown = capsys.readouterr().out
    assert "Right." in shown
    assert main([*call, str(wrong)]) == 1
    assert "Not quite" in capsys.readouterr().out
    assert main([*call, "play Zn99"]) == 2
    assert main(["puzzles", "z999"]) == 2
    assert "--list" in capsys.readouterr().err


def test_before_an_answer_nothing_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """What is shown is the view, the task and the choices: no hidden card, no answer."""
    empty, speak = tmp_path / "nothing", texts("en")
    empty.write_text("")
    for puzzle in puzzles()[::10]:
        with empty.open() as nobody:
            monkeypatch.setattr("sys.stdin", nobody)
            assert main(["puzzles", puzzle.id, "--language", "en"]) == 0
        shown = capsys.readouterr().out
        round_ = puzzle.match.round
        assert round_ is not None
        for seat, hand in enumerate(round_.hands):
            hidden = set(hand) - set(round_.known[seat])
            if seat != puzzle.seat:
                words = set(re.findall(r"[\w]+", shown))
                assert not {str(card) for card in hidden} & words
                named = {f"{speak(f'metal-{card.metal.symbol}')} {card.rank}" for card in hidden}
                assert not [name for name in named if re.search(rf"{name}\b", shown)]
        assert "answer:" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_told_and_answered_in_every_language(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
):
    """The table, the choices, what is no answer, and an answer by its number."""
    puzzle, speak = next(one for one in CERTAIN if one.id == "c017"), texts(language)
    typed = tmp_path / "typed"
    typed.write_text("play Zn99\nnonsense\n77\nAu7\n4\n")
    with typed.open() as lines:
        monkeypatch.setattr("sys.stdin", lines)
        assert main(["puzzles", puzzle.id, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert speak("seat-you") in shown
    assert f"4. {speak('card', metal=speak('metal-Zn'), rank='3')} (Zn3)" in shown
    assert speak("no-such-number", number="77", count=5) in shown
    assert speak("not-understood", text="nonsense") in shown
    assert speak("puzzle-certain-right", worlds=str(puzzle.facts["worlds"])) in shown
    if language != "en":
        assert not re.search(r"\b(seat|bid|hand|supply|cards)\b", shown)


def test_one_puzzle_a_day_and_none_twice():
    from datetime import date, timedelta

    from aurum.puzzles.day import puzzle_of

    days = [date(2026, 11, 15) + timedelta(days=n) for n in range(len(puzzles()))]
    assert len({puzzle_of(day, puzzles()).id for day in days}) == len(puzzles())


def test_ranks_share_ties_and_correlate():
    """Spearman's formula by hand, 1 - 6 * sum d^2 / n (n^2 - 1), and its interval."""
    from aurum.workshop.puzzles.ladder import rank_correlation, rank_interval

    assert rank_correlation([10, 20, 30, 40], [1, 5, 6, 90]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) == pytest.approx(1 - 6 * 4 / 120)
    assert rank_correlation([1, 1, 2, 3], [4, 4, 9, 16]) == pytest.approx(1)
    rng = Random(3)
    left = [rng.random() for _ in range(200)]
    right = [value + rng.gauss(0, 0.3) for value in left]
    low, high = rank_interval(left, right)
    assert low < rank_correlation(left, right) < high < low + 0.2
    rng.shuffle(right)
    low, high = rank_interval(left, right)
    assert low < 0 < high
