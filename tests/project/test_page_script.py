"""scripts/page.py builds when, and only when, something changed, and finds a good Node."""

import os
from pathlib import Path

import pytest

from scripts import page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built after its one source was written; returns the source."""
    web, texts, site = tmp_path / "web", tmp_path / "texts", tmp_path / "page"
    for folder in (web / "src", web / "node_modules", texts, site):
        folder.mkdir(parents=True)
    for name, value in {"WEB": web, "TEXTS": texts, "PAGE": site}.items():
        monkeypatch.setattr(page, name, value)
    monkeypatch.setattr(page, "BUILT", web / "node_modules" / ".aurum-built")
    source = web / "src" / "main.ts"
    for path, time in ((source, 100), (texts / "en.ftl", 100), (page.BUILT, 200)):
        path.touch()
        os.utime(path, (time, time))
    (site / "index.html").touch()
    return source


def test_a_page_newer_than_its_sources_is_fresh(built: Path):
    assert page.is_fresh()


def test_a_page_older_than_a_source_is_stale(built: Path):
    os.utime(built, (300, 300))
    assert not page.is_fresh()


def test_a_page_older_than_its_texts_is_stale(built: Path):
    os.utime(page.TEXTS / "en.ftl", (300, 300))
    assert not page.is_fresh()


def test_a_page_that_is_gone_is_stale(built: Path):
    (page.PAGE / "index.html").unlink()
    assert not page.is_fresh()


def test_a_build_that_failed_is_stale(built: Path):
    page.BUILT.unlink()
    assert not page.is_fresh()


def test_installed_tools_are_no_source(built: Path):
    (page.WEB / "node_modules" / "new.js").touch()
    assert page.is_fresh()


def test_versions_compare_as_numbers():
    assert page.numbers("v20.9.1") < page.numbers(">=20.19") < page.numbers("v22.0.0")


def test_no_node_at_all_is_too_old(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", "")
    assert page.node_version() < page.numbers("20.19")
