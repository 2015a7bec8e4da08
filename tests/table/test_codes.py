"""Codes that people say and type, and the ids of matches."""

import pytest

from aurum.table.codes import ALPHABET, match_id, spoken_code, tidy_code


def test_a_code_has_a_letter_for_each_byte_in_groups_of_four():
    code = spoken_code(bytes(range(250, 256)) + bytes(6))
    assert [len(group) for group in code.split("-")] == [4, 4, 4]
    assert set(code) <= {*ALPHABET, "-"}
    assert spoken_code(bytes([0, 32, 31, 63])) == ALPHABET[0] * 2 + ALPHABET[31] * 2


@pytest.mark.parametrize(
    "typed", ["K7QF-2M9X-RBT4", " k7qf2m9xrbt4", "k7qf 2m9x / rbt4", "K7QF_2M9X_RBT4"]
)
def test_what_a_person_types_is_forgiven(typed: str):
    assert tidy_code(typed) == "K7QF-2M9X-RBT4"


def test_lookalikes_are_the_letters_they_were_taken_for():
    assert tidy_code("ILOU") == "110V"
    assert not {"I", "L", "O", "U"} & set(ALPHABET)


def test_the_id_of_a_match_is_safe_in_an_address():
    assert match_id(b"\xff" * 16) == "_" * 21 + "w"
    assert len(match_id(bytes(16))) == 22
