"""Sizes of tests: a small one in every run, the full one in `make soak`."""

import pytest


def sized(name: str, few: int, many: int) -> pytest.MarkDecorator:
    """The parameter is `few` in every run; in `make soak` it is `many`, too."""
    return pytest.mark.parametrize(name, [few, pytest.param(many, marks=pytest.mark.soak)])
