"""The commands that we tell people to type exist."""

import re
import subprocess

import pytest
import typer

from tests.project.repository import ROOT, documents

VERB = re.compile(r"^([a-z]+):.*?(?:## (.*))?$", re.MULTILINE)
CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`", re.DOTALL)


def code_lines() -> list[tuple[str, str]]:
    """Every line of code in the documents, without prompt and comment."""
    return [
        (name, line.partition("#")[0].strip().removeprefix("$ "))
        for name, text in documents().items()
        for block, inline in CODE.findall(text)
        for line in (block or inline).splitlines()
    ]


def words_after(program: str) -> set[tuple[str, str]]:
    pattern = re.compile(rf"(?:\.venv/bin/)?{program} ([a-z][a-z-]*)(?![\w./:-])")
    return {(name, hit[1]) for name, line in code_lines() if (hit := pattern.match(line))}


def makefile_verbs() -> dict[str, str]:
    return dict(VERB.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def test_every_verb_has_a_line_of_help():
    silent = [verb for verb, text in makefile_verbs().items() if not text and verb != "help"]
    assert silent == []


def test_make_alone_prints_that_help():
    # Inside `make test` a plain `make` would also say which directory it enters.
    command = ["make", "--no-print-directory"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.count("\n") == len(makefile_verbs()) - 1
    assert all(f"make {verb} " in said for verb in makefile_verbs() if verb != "help")


def test_the_documents_name_only_verbs_that_exist():
    assert {
        (name, verb) for name, verb in words_after("make") if verb not in makefile_verbs()
    } == set()


def test_the_documents_name_only_commands_that_exist():
    from aurum.cli import app

    known = set(typer.main.get_group(app).commands)
    assert {(name, word) for name, word in words_after("aurum") if word not in known} == set()


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_newcomers_are_told_both_commands(file: str):
    assert {"make play", "make test"} <= {line for name, line in code_lines() if name == file}


def test_ci_runs_what_everybody_runs():
    assert "exec make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
