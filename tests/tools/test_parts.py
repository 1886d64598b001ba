"""Games and languages that a board gets or does without, and packs of others."""

import contextlib

import pytest
from version import VERSION

import games
from tests.tools.reached import Contents
from tools.building import build, packs
from tools.flashing.__main__ import main
from tools.flashing.board import Board
from tools.installing import littlefs, suitable
from tools.installing.parts import left_out, noted
from tools.installing.trouble import Trouble
from tools.site import pack

PACKS = ["go.pack", "chess.pack", "texts-de.pack", "texts-fr.pack", "finder.mpy", "main.py"]


def test_what_is_not_wanted_is_left_out_and_an_update_keeps_that():
    assert left_out(PACKS, b"abc", None, None) is None
    left = left_out(PACKS, b"abc", ["go"], None)
    assert left == ["chess.pack"]
    note = b"abc SH1106 500 none" + noted(left).encode()
    assert left_out(PACKS, note, None, None) == left
    assert left_out(PACKS, note, None, ["fr"]) == ["chess.pack", "texts-de.pack"]
    assert left_out(PACKS, note, ["go", "chess"], ["de", "fr"]) == []


def test_without_any_game_nothing_is_installed():
    with pytest.raises(Trouble, match="noGame"):
        left_out(PACKS, b"", [], None)


@pytest.mark.parametrize("size", [0, 512, 513, 4096, 4097, 8188, 8200, 65432, 170_000])
def test_blocks_are_counted_as_littlefs_takes_them(size):
    assert 0 <= littlefs.blocks([size]) - len(littlefs.image({"file": bytes(size)}, 0)) <= 1


@pytest.fixture
def sources(endless):
    """A small firmware in two languages; the second takes a block."""
    (endless / "texts" / "de").mkdir()
    (endless / "texts" / "de" / "app.bin").write_text("Titel" * 200)
    return endless


@pytest.fixture
def flash(plug_in, sources, capsys):
    """Run `dev.py flash`; return the packs that the board has then, and what was said."""
    port = plug_in().port

    def run(*words: str) -> tuple[str, str]:
        status = main(["flash", "--port", port, *words])
        said = capsys.readouterr()
        with contextlib.closing(Board(port)) as board:
            names = Contents(board).names("")
        assert bool(status) == bool(said.err)
        found = [name.removesuffix(".pack") for name in names if name.endswith(".pack")]
        return " ".join(found), said.err or said.out

    return run


def test_languages_are_left_out_and_come_back(flash):
    assert flash()[0] == "chess texts-de texts-fr"
    there, said = flash("--languages", "fr")
    assert there == "chess texts-fr"
    assert ", without de\n" in said
    assert flash() == (there, flash()[1])
    assert flash("--languages", "en")[0] == "chess"
    assert flash("--languages", "fr", "de")[0] == "chess texts-de texts-fr"


def test_where_not_all_fits_a_board_gets_english_and_the_language_of_the_person(flash, monkeypatch):
    monkeypatch.setattr("locale.getlocale", lambda: ("fr_FR", "UTF-8"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(suitable, "ROOM", 352 - 8)  # one block less than all takes
        assert flash()[0] == "chess texts-fr"
        assert "blocks for files" in flash("--languages", "fr", "de")[1]
        monkeypatch.setattr("locale.getlocale", lambda: (None, None))
        assert flash()[0] == "chess texts-fr"
    assert flash("--languages", "fr", "de")[0] == "chess texts-de texts-fr"


@pytest.fixture
def strange(sources, tmp_path):
    """The pack of a game that isn't in those sources."""

    def make(*changes: str) -> str:
        for name, text in (("__init__", ""), ("game", 'TEXT = "go"\n')):
            file = sources / "games" / "go" / f"{name}.py"
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
        for change in changes:
            (sources / "app" / "title.py").write_text(change)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(games, "NAMES", ("go",))
            made = packs.of_game(build.files("x64", sources), "go")
        for file in (sources / "games" / "go").iterdir():
            file.unlink()
        path = tmp_path / "a file.pack"
        path.write_bytes(made)
        return str(path)

    return make


def test_a_pack_of_somebody_else_is_copied_and_stays(flash, strange):
    assert flash("--pack", strange())[0] == "chess go texts-de texts-fr"
    assert flash()[0] == "chess go texts-de texts-fr"


def test_a_pack_that_does_not_fit_is_refused_and_nothing_is_copied(
    flash, strange, sources, tmp_path
):
    other = strange('TEXT = "another"\n')
    (sources / "app" / "title.py").write_text('TEXT = "version 2 runs"\n')
    there, said = flash("--pack", other)
    assert there == ""
    assert "is for another version of the firmware, or for another board" in said
    cut = tmp_path / "cut.pack"
    cut.write_bytes((tmp_path / "a file.pack").read_bytes()[:-1])
    assert "is not a whole pack" in flash("--pack", str(cut))[1]
    assert "No such file" in flash("--pack", str(tmp_path / "none"))[1]


def test_a_pack_is_made_for_a_board_and_said_in_words(monkeypatch, build_folder, capsys):
    monkeypatch.setattr(pack, "_PACKS", build_folder)
    assert pack.main(["royal-visit"]) == 0
    said = capsys.readouterr().out
    made = build_folder / "armv6m" / "royal-visit.pack"
    assert f"{made.stat().st_size:,} bytes" in said
    assert "In English, Deutsch, Español, Français, Italiano." in said
    assert f"with Regalia {VERSION}" in said
