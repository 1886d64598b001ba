"""What is made of the catalogues: it is fresh, and a language is found by its folder."""

import shutil

import pytest

from host_sim.texts import catalogues, made
from host_sim.trouble import Trouble


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """A copy of the catalogues."""
    copy = tmp_path / "texts"
    shutil.copytree(catalogues.FOLDER, copy, ignore=shutil.ignore_patterns("*.bin", "*.txt"))
    monkeypatch.setattr(catalogues, "FOLDER", copy)
    return copy


def test_what_is_there_is_what_would_be_made():
    files = made.made()
    assert len(files) > 20
    assert {path for path in files if path.read_bytes() != files[path]} == set()
    assert made._there() <= set(files)


def test_a_language_is_found_by_its_folder(folder):
    before = made.made()
    shutil.copytree(folder / "fr", folder / "xx")
    app = folder / "xx" / "app.po"
    app.write_text(app.read_text("utf-8").replace("Français", "Xax"), "utf-8")
    after = made.made()
    assert catalogues.languages()["xx"] == "Xax"
    added = set(after) - set(before)
    french = {path.name for path in before if path.parent == folder / "fr"}
    assert {path.name for path in added if path.parent == folder / "xx"} == french
    assert {path.name for path in added} == {*french, "xx.js"}
    assert b"('xx', 'Xax')" in after[made._LANGUAGES]


def test_a_language_without_its_name_is_said(folder):
    app = folder / "fr" / "app.po"
    app.write_text(app.read_text("utf-8").replace(catalogues.NAME, "X-Other"), "utf-8")
    with pytest.raises(Trouble, match="the language's own name is missing"):
        made.made()


def test_a_catalogue_that_cannot_be_read_is_said(folder):
    path = folder / "fr" / "page.po"
    path.write_text(path.read_text("utf-8") + "garbage\n", "utf-8")
    with pytest.raises(Trouble, match=r"page\.po can't be read"):
        made.made()
