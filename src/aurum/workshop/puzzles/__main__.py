"""Making and checking puzzles.

find      look for puzzles and append them to a file of drafts, one a line
write     number the drafts, measure their difficulty and write the file of the package
ladder    compare the difficulty with the failures of bots that had no part in it
confirm   compute best-chance puzzles again with other seeds and in more worlds
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from aurum.puzzles import collection
from aurum.puzzles.collection import puzzles, read_puzzles, written
from aurum.puzzles.puzzle import AimKind, Kind, Puzzle
from aurum.workshop.puzzles.canonical import canonical
from aurum.workshop.puzzles.certain_search import certain_puzzles, is_deep
from aurum.workshop.puzzles.chance_search import MORE_WORLDS, chance_puzzles, trial
from aurum.workshop.puzzles.ladder import (
    chances,
    difficulty,
    ladder_of,
    rank_correlation,
    rank_interval,
    witnesses_of,
)

SEARCHES = {Kind.CERTAIN: certain_puzzles, Kind.BEST_CHANCE: chance_puzzles}
LETTERS = {Kind.CERTAIN: "c", Kind.BEST_CHANCE: "b"}
MOST_OF_AN_AIM = {AimKind.TRICK: 0.15, AimKind.LEAD: 0.2, AimKind.GOLD: 0.25}
MOST_OF_A_THEME = 0.5
PACKAGED = Path(collection.__file__).with_name(collection.FILE)


def main() -> None:
    options = _parser().parse_args()
    options.command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m aurum.workshop.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("find")
    find.add_argument("kind", choices=[kind.value for kind in Kind])
    find.add_argument("--count", type=int, default=20)
    find.add_argument("--seed", type=int, default=1)
    find.add_argument("--out", type=Path, required=True)
    find.set_defaults(command=_find)
    write = commands.add_parser("write")
    write.add_argument("drafts", type=Path, nargs="+")
    write.add_argument("--certain", type=int, default=100)
    write.add_argument("--best-chance", type=int, default=300)
    write.add_argument("--out", type=Path, default=PACKAGED)
    write.set_defaults(command=_write)
    ladder = commands.add_parser("ladder")
    ladder.add_argument("--file", type=Path, default=None)
    ladder.add_argument("--every", type=int, default=1, help="only every n-th puzzle")
    ladder.set_defaults(command=_ladder)
    confirm = commands.add_parser("confirm")
    confirm.add_argument("--every", type=int, default=1, help="only every n-th puzzle")
    confirm.add_argument("--worlds", type=int, default=4 * MORE_WORLDS)
    confirm.add_argument("--seeds", type=int, nargs="+", default=[101, 102])
    confirm.set_defaults(command=_confirm)
    return parser


def _find(options: argparse.Namespace) -> None:
    """Append each puzzle when it is found, so that stopping loses nothing."""
    search = SEARCHES[Kind(options.kind)](options.seed)
    with options.out.open("a", encoding="utf-8") as file:
        for number, puzzle in enumerate(islice(search, options.count), 1):
            file.write(json.dumps(puzzle.as_json()) + "\n")
            file.flush()
            print(number, puzzle.aim, puzzle.theme, file=sys.stderr)


def _write(options: argparse.Namespace) -> None:
    drafts = list(_drafts(options.drafts))
    wanted = {Kind.CERTAIN: options.certain, Kind.BEST_CHANCE: options.best_chance}
    chosen: list[Puzzle] = []
    for kind, count in wanted.items():
        listed = _mixed([draft for draft in drafts if draft.kind is kind], count)
        chosen += [
            replace(draft, id=f"{LETTERS[kind]}{number:03d}")
            for number, draft in enumerate(listed, 1)
        ]
    rated = []
    for number, puzzle in enumerate(chosen, 1):
        puzzle.check()
        rated.append(replace(puzzle, difficulty=difficulty(puzzle, ladder_of(puzzle))))
        print(number, puzzle.id, rated[-1].difficulty, file=sys.stderr)
    options.out.write_text(written(rated), encoding="utf-8")


def _drafts(paths: list[Path]) -> Iterator[Puzzle]:
    """The drafts in the files, without duplicates."""
    seen = set()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            puzzle = Puzzle.parse(json.loads(line))
            name = canonical(puzzle.match, puzzle.seat)
            if name not in seen and is_deep(puzzle.view, puzzle.aim, puzzle.answers[0]):
                seen.add(name)
                yield puzzle


def _mixed(drafts: list[Puzzle], count: int) -> list[Puzzle]:
    """The first drafts, but not too many of one aim or theme unless there are no others."""
    aims: dict[AimKind, int] = {}
    themes: dict[str, int] = {}
    first: list[Puzzle] = []
    later: list[Puzzle] = []
    for draft in drafts:
        kind = draft.aim.kind
        room = aims.get(kind, 0) < MOST_OF_AN_AIM.get(kind, 1.0) * count
        if room and themes.get(draft.theme, 0) < MOST_OF_A_THEME * count:
            aims[kind] = aims.get(kind, 0) + 1
            themes[draft.theme] = themes.get(draft.theme, 0) + 1
            first.append(draft)
        else:
            later.append(draft)
    return (first + later)[:count]


def _ladder(options: argparse.Namespace) -> None:
    listed = _listed(options.file)[:: options.every]
    failures = []
    for puzzle in listed:
        solved = chances(puzzle, witnesses_of(puzzle))
        failures.append(1 - sum(solved.values()) / len(solved))
        print(puzzle.id, puzzle.difficulty, round(failures[-1], 3), file=sys.stderr)
    for kind in (*Kind, None):
        rows = [n for n, puzzle in enumerate(listed) if kind in (puzzle.kind, None)]
        if len(rows) > 2:
            columns = [listed[n].difficulty for n in rows], [failures[n] for n in rows]
            low, high = rank_interval(*columns)
            name = "all" if kind is None else kind.value
            print(
                f"{name}: Spearman {rank_correlation(*columns):.3f} over {len(rows)} puzzles, "
                f"with 95 % between {low:.3f} and {high:.3f}"
            )


def _listed(path: Path | None) -> tuple[Puzzle, ...]:
    return puzzles() if path is None else read_puzzles(path.read_text(encoding="utf-8"))


def _confirm(options: argparse.Namespace) -> None:
    chosen = [puzzle for puzzle in puzzles() if puzzle.kind is Kind.BEST_CHANCE][:: options.every]
    wrong = 0
    for number, puzzle in enumerate(chosen, 1):
        print(f"{number} of {len(chosen)}", file=sys.stderr)  # it takes hours
        for seed in options.seeds:
            found = trial(puzzle.view, options.worlds, seed)
            best, answers = found.best, found.answers()
            if best not in puzzle.answers:
                wrong += 1
                print(f"{puzzle.id}, seed {seed}: {best} is better")
            elif answers is not None and set(answers) != set(puzzle.answers):
                print(f"{puzzle.id}, seed {seed}: the answers are {', '.join(map(str, answers))}")
    print(f"{len(chosen)} puzzles, {len(options.seeds)} seeds: {wrong} have another best answer")


if __name__ == "__main__":
    main()
