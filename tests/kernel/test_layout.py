"""The records that the type checker sees have the fields of those that Numba sees."""

import ast
from pathlib import Path

import numpy as np
import pytest

from aurum.kernel import layout

SHAPES = {0: "int", 1: "Ints", 2: "Table"}


@pytest.mark.parametrize(("name", "dtype"), [("Rules", layout.RULES), ("State", layout.STATE)])
def test_a_record_has_the_fields_of_its_dtype(name: str, dtype: np.dtype[np.void]):
    tree = ast.parse(Path(layout.__file__).read_text())
    [record] = [n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == name]
    declared = {
        ast.unparse(line.target): ast.unparse(line.annotation)
        for line in record.body
        if isinstance(line, ast.AnnAssign)
    }
    assert dtype.names is not None
    assert declared == {field: SHAPES[len(dtype[field].shape)] for field in dtype.names}
