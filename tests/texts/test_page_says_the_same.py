"""Python and the page read the same Fluent files, and say the same to the last sign."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aurum.languages import LANGUAGES
from aurum.texts import Texts, sources
from tests.node import answer_of
from tests.texts.messages import Shape, files

SCRIPT = Path(__file__).with_name("page_said.mjs")
NUMBERS = (*range(25), 101, 112, 999, 1000, 12345, 1_000_000, 2_000_003, -1, -2, -1234)
WORDS = ("", "you", "true", "never", "Bismuth 7", "few", "{ $count }")

Arguments = dict[str, str | int]


def cases(shape: Shape) -> Iterator[Arguments]:
    """Every value for all arguments, and for each of them beside words."""
    for value in (*NUMBERS, *WORDS):
        yield dict.fromkeys(shape.arguments, value)
        for argument in shape.arguments:
            yield dict.fromkeys(shape.arguments, "…") | {argument: value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_many_arguments(language: str):
    asked, ours = [], []
    for name, source in sources(language).items():
        texts = Texts(language, [source])
        said = [(key, one) for key, shape in files(language)[name].items() for one in cases(shape)]
        asked.append({"language": language, "source": source, "said": said})
        ours.append([texts(key, **arguments) for key, arguments in said])
    assert sum(map(len, ours)) > 50_000
    assert ours == answer_of(SCRIPT, asked)
