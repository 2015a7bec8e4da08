"""The site of documents: whatever a browser would fetch from elsewhere is noticed."""

from pathlib import Path

import pytest

from scripts.site import fetched_elsewhere
from scripts.site_hook import on_page_markdown
from tests.project.repository import ROOT


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<img alt="x" src="//cdn.example/x.png">',
        '<link rel="stylesheet" href="https://fonts.example/css">',
        "<link rel=preconnect href=https://fonts.example crossorigin>",
        '@import url("https://fonts.example/css");',
        'src: url("https://fonts.example/x.woff2")',
    ],
)
def test_a_fetch_from_elsewhere_is_noticed(tmp_path: Path, text: str):
    (tmp_path / "index.html").write_text(text)
    assert len(fetched_elsewhere(tmp_path)) == 1


def test_links_that_a_reader_may_follow_are_none(tmp_path: Path):
    (tmp_path / "index.html").write_text('<a href="https://host.example/">x</a><img src="x.png">')
    assert fetched_elsewhere(tmp_path) == []


def test_links_out_of_the_documents_become_names():
    text = "see [`deploy/`](../deploy) and [the code](../src/aurum/game), but [rules](rules.md)"
    said = "see [`deploy/`](../deploy) and the code (`src/aurum/game`), but [rules](rules.md)"
    assert on_page_markdown(text) == said.replace("[`deploy/`](../deploy)", "`deploy/` (`deploy`)")


def test_every_document_has_a_place_in_the_site():
    plan = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    documents = [path.name for path in (ROOT / "docs").glob("*.md")]
    assert "rules.md" in documents
    assert [
        name for name in documents if f": {name}\n" not in plan and f"/{name}\n" not in plan
    ] == []
