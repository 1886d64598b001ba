"""Text files read block by block: titles first, then one block in one language."""

import pytest

from base import flash_data
from base.blocks import Blocks

TEXT = """\
# A remark.

page king
title.en The King
title.fr Le Roi
show king guard
text.en He visits.
text.fr Il est en visite : ici.

# Another remark.
page
title.en Nobody
title.fr Personne
text.en Nothing.
text.fr Rien.
"""


@pytest.fixture
def read(monkeypatch, tmp_path):
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    (tmp_path / "pages.txt").write_bytes(TEXT.encode())
    return lambda language: Blocks("pages.txt", "page", language)


@pytest.mark.parametrize(
    ("language", "titles"), [("en", ["The King", "Nobody"]), ("fr", ["Le Roi", "Personne"])]
)
def test_names_and_titles_are_read_first(read, language, titles):
    blocks = read(language)
    assert blocks.names == ["king", ""]
    assert blocks.titles == titles


def test_a_block_is_read_up_to_the_next_one(read):
    assert read("fr").read(0) == [
        ("title", "Le Roi"),
        ("show", "king guard"),
        ("text", "Il est en visite : ici."),
    ]
    assert read("en").read(1) == [("title", "Nobody"), ("text", "Nothing.")]


def test_a_missing_file_is_named(read):
    with pytest.raises(flash_data.Damaged, match=r"none\.txt is missing or damaged"):
        Blocks("none.txt", "page", "en")
