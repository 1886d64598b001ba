"""The comparison of what is committed in hardware/ with what is made anew."""

from pathlib import Path

import pytest

from hardware.check import differences, report

PLACES = ("folder", "page.md")


def make(root: Path) -> None:
    (root / "folder").mkdir()
    (root / "folder" / "one").write_text("1")
    (root / "folder" / "two").write_text("2")
    (root / "page.md").write_text("page")


@pytest.fixture
def committed(tmp_path) -> Path:
    make(tmp_path)
    (tmp_path / "beside").write_text("written by hand")
    return tmp_path


def test_what_is_as_it_is_made_passes(committed, capsys):
    found = differences(make, committed, PLACES)
    assert found == []
    assert report(found, "here") == 0
    assert capsys.readouterr().out == "here is up to date.\n"


def test_what_was_changed_is_lost_or_left_over_is_named(committed, capsys):
    (committed / "folder" / "one").write_text("I")
    (committed / "folder" / "two").unlink()
    (committed / "folder" / "three").write_text("3")
    (committed / "page.md").write_text("pages")
    found = differences(make, committed, PLACES)
    folder = Path("folder")
    assert found == [
        f"{folder / 'one'}: line 1 is 'I', made anew it is '1'",
        f"{folder / 'three'}: is not made any more",
        f"{folder / 'two'}: is not committed",
        "page.md: line 1 is 'pages', made anew it is 'page'",
    ]
    assert report(found, "here") == 1
    assert "page.md: line 1" in capsys.readouterr().out
