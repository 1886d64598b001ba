"""Text files read block by block: titles first, then one block."""

import pytest

from base import flash_data
from tests.found_blocks import found_blocks

TEXT = """\
# A remark.

page king
title Le Roi
show king guard
text Il est en visite : ici.

# Another remark.
page
title Personne
text Rien.
"""


@pytest.fixture
def blocks(monkeypatch, tmp_path):
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    (tmp_path / "pages.txt").write_bytes(TEXT.encode())
    return found_blocks("pages.txt", "page")


def test_names_and_titles_are_read_first(blocks):
    assert blocks.names == ["king", ""]
    assert blocks.titles == ["Le Roi", "Personne"]


def test_a_block_is_read_up_to_the_next_one(blocks):
    assert blocks.read(0) == [
        ("title", "Le Roi"),
        ("show", "king guard"),
        ("text", "Il est en visite : ici."),
    ]
    assert blocks.read(1) == [("title", "Personne"), ("text", "Rien.")]


@pytest.mark.usefixtures("blocks")
def test_a_missing_file_is_named():
    with pytest.raises(flash_data.Damaged, match=r"none\.txt is missing or damaged"):
        found_blocks("none.txt", "page")
