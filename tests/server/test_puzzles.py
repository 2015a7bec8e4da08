"""Puzzles over HTTP: nothing of the answer, nothing of hidden cards, before an answer is given."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from aurum.game import Card
from aurum.puzzles import Kind, Puzzle, puzzles
from aurum.puzzles.collection import read_puzzles, written
from aurum.server import puzzle_desk
from aurum.server.problems import HttpProblem
from aurum.server.puzzle_desk import judged, listed, shown
from aurum.table.messages import encode
from tests.server.player import Player
from tests.server.running import running


def hidden_cards(puzzle: Puzzle) -> set[Card]:
    round_ = puzzle.match.round
    assert round_ is not None
    others = [seat for seat in range(puzzle.match.ruleset.seats) if seat != puzzle.seat]
    return {card for seat in others for card in set(round_.hands[seat]) - set(round_.known[seat])}


def texts_in(data: object) -> set[str]:
    """Every text of a JSON document."""
    if isinstance(data, dict):
        return {text for value in data.values() for text in texts_in(value)}
    if isinstance(data, list):
        return {text for value in data for text in texts_in(value)}
    return {data} if isinstance(data, str) else set()


def test_what_is_shown_holds_no_hidden_card_and_no_answer():
    for puzzle in puzzles():
        data = msgspec.json.decode(encode(shown(puzzle)))
        seen = texts_in(data)
        assert not {str(card) for card in hidden_cards(puzzle)} & seen, puzzle.id
        assert set(data) == {
            "id", "kind", "aim", "rank", "theme", "difficulty", "rules", "view", "own",
        }  # fmt: skip
        assert set(data["own"]["legal"]) == {str(action) for action in puzzle.view.legal}


def test_the_probe_notices_a_leak():
    """A planted fault: a hidden card in what is shown."""
    puzzle = puzzles()[0]
    data = msgspec.json.decode(encode(shown(puzzle)))
    leaked = min(map(str, hidden_cards(puzzle)))
    data["view"]["note"] = [leaked]
    assert leaked in texts_in(data)


def test_the_list_holds_no_answer():
    data = msgspec.json.decode(encode(listed()))
    assert len(data["puzzles"]) == len(puzzles())
    assert all(set(line) == {"id", "kind", "theme", "difficulty"} for line in data["puzzles"])
    assert not any(text.startswith(("play", "swap", "bid")) for text in texts_in(data))


@pytest.mark.parametrize("kind", list(Kind))
def test_answers_are_judged(kind: Kind):
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.kind is kind)
    wrong = next(action for action in puzzle.view.legal if action not in puzzle.answers)
    assert judged(puzzle, str(puzzle.answers[0])).solved
    found = judged(puzzle, str(wrong))
    assert not found.solved
    assert found.answers == tuple(map(str, puzzle.answers))
    for rubbish in ("play Zn99", "play Au8", "what"):
        with pytest.raises(HttpProblem):
            judged(puzzle, rubbish)


async def test_puzzles_over_http(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        today = (await ada.http.get("/puzzles/today")).json()
        assert today["id"] == (await ada.http.get("/puzzles")).json()["today"]
        assert (await ada.http.get("/puzzles/z999")).status_code == 404
        path = f"/puzzles/{today['id']}/answer"
        answer = await ada.http.post(path, json={"action": today["own"]["legal"][0]})
        assert answer.status_code == 200
        assert answer.json()["answers"]
        assert (await ada.http.post(path, json={"action": "dance"})).status_code == 422


def test_a_damaged_file_gets_one_sentence_and_no_answer(monkeypatch: pytest.MonkeyPatch):
    text = written(puzzles()[:2]).replace("position", "pozition", 1)
    monkeypatch.setattr(puzzle_desk, "packaged", lambda: read_puzzles(text))
    for asked in (listed, lambda: puzzle_desk.found("today"), lambda: puzzle_desk.found("c001")):
        with pytest.raises(HttpProblem, match="its log says why") as caught:
            asked()
        assert (caught.value.problem.status, caught.value.problem.reason.code) == (
            500,
            "no-puzzles",
        )
