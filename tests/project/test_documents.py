"""Links in the documents lead somewhere, and the files that a project has are there."""

import doctest
import re

import pytest

from tests.project.repository import ROOT, SOURCE, documents

LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")


def test_links_lead_somewhere():
    lost = [
        f"{name}: {target}"
        for name, text in documents().items()
        for target in LINK.findall(text)
        if "://" not in target and not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert lost == []


MODULE = re.compile(r"`(?:src/aurum/)?((?:bots|daily|game|server|table|terminal)/[\w/]+)(?:\.py)?`")
SERVER = re.compile(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", re.MULTILINE)


def unknown_modules(text: str) -> list[str]:
    """Modules that a text names by their path, or in the table of the server, and nobody finds."""
    rows = " ".join(SERVER.findall(text.partition("| module of `server` |")[2]))
    names = [*MODULE.findall(text), *(f"server/{name}" for name in re.findall(r"`(\w+)`", rows))]
    return [
        name
        for name in names
        if not (SOURCE / name).is_dir() and not (SOURCE / f"{name}.py").is_file()
    ]


@pytest.mark.parametrize("file", ["docs/architecture.md", "CONTRIBUTING.md", "docs/bots.md"])
def test_the_documents_name_modules_that_exist(file: str):
    assert unknown_modules(documents()[file]) == []


def test_a_module_that_does_not_exist_is_noticed():
    table = "| module of `server` | what it does |\n|---|---|\n| `app`, `lobby` | all |\n"
    unknown = unknown_modules(f"`table/story` `game/dice.py`\n{table}")
    assert unknown == ["game/dice", "server/lobby"]


@pytest.mark.parametrize(
    "file", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/rules.md"]
)
def test_the_files_of_a_project_are_there(file: str):
    assert (ROOT / file).stat().st_size > 0


EXAMPLES = [name for name, text in documents().items() if ">>>" in text]


@pytest.mark.parametrize("file", EXAMPLES)
def test_examples_do_what_they_say(file: str):
    done = doctest.testfile(str(ROOT / file), module_relative=False, encoding="utf-8")
    assert done.attempted > 0
    assert done.failed == 0


def test_the_readme_has_an_example():
    assert "README.md" in EXAMPLES


def test_decisions_are_dated_newest_first():
    text = documents()["docs/decisions.md"]
    dates = re.findall(r"^\*\*(\d{4}-\d{2}-\d{2})\. ", text, re.MULTILINE)
    assert len(dates) > 50
    assert dates == sorted(dates, reverse=True)
