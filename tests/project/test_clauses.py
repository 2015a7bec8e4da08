"""The clauses of the rules are one list, docs/rules.md; whatever cites a clause means that one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from aurum.texts import LANGUAGES, sources
from tests.project.repository import ROOT

RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
CHAPTERS = re.findall(r"^## (R\d+) ", RULES, re.MULTILINE)
NUMBERED = re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES)
CITED = re.compile(r"(?<![\w.])R\d+(?:\.\d+)?(?![\w%])")
CITING = {
    "src": ("*.py", "*.ftl"),
    "web/src": ("*.ts", "*.svelte"),
    "docs": ("*.md",),
    "tests": ("*.py",),
    "bench": ("*.py",),
}


def clauses() -> list[str]:
    """As people read them: a chapter without numbered clauses is one clause."""
    found = []
    for chapter in CHAPTERS:
        own = [clause for clause in NUMBERED if clause.startswith(f"{chapter}.")]
        found += own or [chapter]
    return found


def files() -> Iterator[Path]:
    for folder, patterns in CITING.items():
        for pattern in patterns:
            yield from sorted((ROOT / folder).rglob(pattern))


def test_the_list_has_no_gap_and_no_clause_twice():
    assert [f"R{number}" for number in range(1, 12)] == CHAPTERS
    for chapter in CHAPTERS:
        own = [clause for clause in NUMBERED if clause.startswith(f"{chapter}.")]
        assert own == [f"{chapter}.{n}" for n in range(1, len(own) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_have_the_same_clauses(language: str):
    keys = re.findall(r"^rule-(r[\d-]+) = ", sources(language)["learn.ftl"], re.MULTILINE)
    assert [key.upper().replace("-", ".") for key in keys] == clauses()


def test_the_page_lists_the_same_clauses():
    page = (ROOT / "web" / "src" / "screens" / "Learn.svelte").read_text(encoding="utf-8")
    listed = page[page.index("const chapters") : page.index("};")]
    assert CITED.findall(listed) == clauses()


def test_whatever_cites_a_clause_cites_one_that_exists():
    known = {*CHAPTERS, *NUMBERED}
    wrong = [
        f"{path.relative_to(ROOT)}: {found}"
        for path in files()
        for found in CITED.findall(path.read_text(encoding="utf-8"))
        if found not in known
    ]
    assert wrong == []
