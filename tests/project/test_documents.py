"""Links in the documents lead somewhere, and the files that a project has are there."""

import doctest
import re

import pytest

from tests.project.repository import ROOT, documents

LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")


def test_links_lead_somewhere():
    lost = [
        f"{name}: {target}"
        for name, text in documents().items()
        for target in LINK.findall(text)
        if "://" not in target and not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert lost == []


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
