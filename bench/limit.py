"""The same playout in C: the speed that the kernel is measured against, and nothing else."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from aurum import kernel
from aurum.game import Ruleset, ruleset
from aurum.kernel.layout import BASE, RULES, SEATS
from aurum.kernel.statistics import BLOCK
from bench.contest import Contestant, Run, Work
from bench.ours import DEALT, ROUNDS

SOURCE = Path(__file__).parent / "limit.c"
WIDTH = 5 + 2 * SEATS


class Limit:
    """The compiled C file."""

    def __init__(self) -> None:
        compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise RuntimeError("no C compiler; set CC to one")
        folder = tempfile.mkdtemp(prefix="aurum-limit-")
        library = Path(folder) / "limit.so"
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, "-o", str(library), str(SOURCE)], check=True)
        self._library = ctypes.CDLL(str(library))
        shutil.rmtree(folder)

    def contestants(self) -> list[Contestant]:
        three, four = ruleset("english", 3), ruleset("english", 4)
        return [
            Contestant("the limit in C, 3 players", ROUNDS, self._rounds_of(three)),
            Contestant("the limit in C, 4 players", ROUNDS, self._rounds_of(four)),
            Contestant("the limit in C, 3 players, dealt", DEALT, self._playouts_of(three)),
            Contestant("the limit in C, 4 players, dealt", DEALT, self._playouts_of(four)),
        ]

    def check(self) -> None:
        """It must play the very rounds that the kernel plays."""
        for players in (3, 4):
            rules = ruleset("german", players)
            sums = self.blocks(rules, kernel.seeds(7, 3))
            tally = kernel.random_rounds(rules, 3 * BLOCK, seed=7)
            found = [int(number) for number in sums.sum(axis=0)]
            expected = [tally.decisions, 0, *tally.endings]
            assert found[:5] == expected, f"C and kernel play different rounds: {found}, {tally}"
            assert tuple(found[5 : 5 + rules.sides]) == tally.nuggets
            assert tuple(found[5 + SEATS : 5 + SEATS + rules.sides]) == tally.points

    def blocks(self, rules: Ruleset, chances: NDArray[np.int64]) -> NDArray[np.int64]:
        sizes = np.full(len(chances), BLOCK, np.int64)
        sums = np.zeros((len(chances), WIDTH), np.int64)
        count = ctypes.c_int64(len(chances))
        self._library.play_blocks(_at(_table(rules)), _at(chances), _at(sizes), count, _at(sums))
        return sums

    def _rounds_of(self, rules: Ruleset) -> Run:
        def run(size: int) -> Work:
            sums = self.blocks(rules, kernel.seeds(size, size))
            return Work(int(sums[:, 0].sum()), size * BLOCK)

        return run

    def _playouts_of(self, rules: Ruleset) -> Run:
        games = kernel.Games(rules, 1, seed=1)
        games.deal()
        hands = np.ascontiguousarray(games.states.hold[0] & BASE)
        first, table = ctypes.c_int64(int(games.states.first[0])), _table(rules)

        def run(size: int) -> Work:
            sums = np.zeros(WIDTH, np.int64)
            chance = ctypes.c_int64(int(kernel.seeds(size, 1)[0]))
            rounds = ctypes.c_int64(1000 * size)
            self._library.play_dealt(_at(table), _at(hands), first, chance, rounds, _at(sums))
            return Work(int(sums[0]), 1000 * size)

        return run


def _table(rules: Ruleset) -> NDArray[Any]:
    table = np.zeros(1, RULES)
    table[0] = kernel.tables(rules)
    return table


def _at(array: NDArray[Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)
