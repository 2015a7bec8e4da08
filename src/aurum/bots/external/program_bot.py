"""`cmd:…`: any program that speaks JSON lines can play, as chess engines do."""

from __future__ import annotations

import logging
import shlex
import time
from random import Random
from typing import Any

from aurum.bots.external.program import Program, ProgramFault
from aurum.bots.external.questions import FORMS, question
from aurum.bots.protocol import Bot, Clock
from aurum.bots.random_bot import RandomBot
from aurum.game import Action, AurumError, InvalidNotation, View, parse_action

OLDEST = min(FORMS)
# Programs from before there were two look at `protocol`; newer ones choose from `protocols`.
HELLO = {"type": "hello", "game": "aurum", "protocol": OLDEST, "protocols": list(FORMS)}
HELLO_SECONDS = 10.0
PATIENCE = 10.0  # seconds for an answer where the caller has no clock
LENIENCE = 0.25  # seconds beyond the clock, for the way there and back
TOLD = 3  # failures of a program that are told; the others are only counted
CHANCES = 3  # starts in a row that may fail before a program is left alone

log = logging.getLogger("aurum.bots.external.program_bot")


class Forfeit(AurumError):
    """An outside bot failed and the match is to be forfeited."""


class OutsideBot(Bot):
    """A program at a seat. Where it fails, `random` decides, or the match is forfeited.

    ``cmd:PROGRAM ARGUMENTS`` is played by `random` where it fails, ``cmd!:PROGRAM ARGUMENTS``
    forfeits.
    """

    def __init__(self, name: str) -> None:
        prefix, _, text = name.partition(":")
        self.name = name
        self.forfeits = prefix.endswith("!")
        self.command = _words(text, name)
        self.faults = 0
        self.last_fault = ""
        self._failed_starts = 0
        self._asked = 0
        self._protocol = OLDEST
        self._program: Program | None = None

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        substitute = RandomBot().choose(view, clock, rng)
        try:
            return self._ask(view, clock, rng.getrandbits(53))
        except ProgramFault as fault:
            self._note(fault)
            return substitute

    def _ask(self, view: View, clock: Clock, seed: int) -> Action:
        program = self._started()
        self._asked += 1
        limit = PATIENCE if clock.seconds is None else clock.seconds
        program.send(FORMS[self._protocol](question(view, self._asked, limit, seed)))
        answer = self._answer(program, limit + LENIENCE)
        return _legal_action(answer, view)

    def _answer(self, program: Program, seconds: float) -> dict[str, Any]:
        """The answer to the last question; late answers to older ones are dropped."""
        end = time.monotonic() + seconds
        while True:
            answer = program.receive(end - time.monotonic())
            if answer.get("id") == self._asked:
                return answer
            if not isinstance(answer.get("id"), int) or answer["id"] > self._asked:
                raise ProgramFault(f"answered id {answer.get('id')!r} to question {self._asked}")

    def _started(self) -> Program:
        if self._program is not None:
            return self._program
        if self._failed_starts >= CHANCES:
            raise _GivenUp(f"failed {CHANCES} times in a row and is not started again")
        self._failed_starts += 1
        program = Program(self.command)
        self._program = program
        program.send(HELLO)
        self._protocol = _agreed(program.receive(HELLO_SECONDS))
        self._failed_starts = 0
        return program

    def _note(self, fault: ProgramFault) -> None:
        """Name it, count it, end a program that can no longer be trusted to be in step."""
        self._count(fault)
        if not isinstance(fault, _WrongAnswer):
            self._drop()
        if self.forfeits:
            raise Forfeit(f"{self.name} {fault}; the match is forfeited") from fault

    def _drop(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None

    def prepare(self) -> None:
        """Start it now, so that its first decision does not pay for that."""
        try:
            self._started()
        except ProgramFault as fault:
            self._count(fault)
            self._drop()

    def _count(self, fault: ProgramFault) -> None:
        self.faults += 1
        if not isinstance(fault, _GivenUp):  # what it did wrong says more
            self.last_fault = str(fault)
        if self.faults <= TOLD:
            log.warning("%s: %s", self.name, fault)
        if self.faults == TOLD:
            log.warning("%s: further failures are only counted", self.name)

    def close(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None


class _GivenUp(ProgramFault):
    """Not asked any more, because of what it did before."""


class _WrongAnswer(ProgramFault):
    """In step, but not an action that is allowed."""


def _words(text: str, name: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise InvalidNotation(f"{name!r} is not a command: {error}") from None
    if not words:
        raise InvalidNotation(f"{name!r} names no program; write cmd:PROGRAM ARGUMENTS")
    return words


def _agreed(hello: dict[str, Any]) -> int:
    """The protocol that the program speaks."""
    wanted = hello.get("protocol")
    if hello.get("type") != "hello" or not isinstance(wanted, int) or wanted not in FORMS:
        known = " or ".join(map(str, FORMS))
        raise ProgramFault(
            f"greeted with {hello!r} instead of "
            f'{{"type": "hello", "protocol": {known}, "name": "…"}}'
        )
    return wanted


def _legal_action(answer: dict[str, Any], view: View) -> Action:
    text = answer.get("action")
    try:
        action = parse_action(text) if isinstance(text, str) else None
    except InvalidNotation as error:
        raise _WrongAnswer(f"answered rubbish: {error}") from error
    if action is None:
        raise _WrongAnswer(f"answered without an action: {answer!r}")
    if action not in view.legal:
        raise _WrongAnswer(f"answered '{action}', which is not legal")
    return action
