"""Links in the documents lead somewhere, and the files that a project has are there."""

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
