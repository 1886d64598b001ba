"""`dev.py build`: reproducible bytes, and exactly the modules that a device loads."""

import json
import shutil
from pathlib import PurePosixPath

import pytest
from version import VERSION

import finder
from base import flash_data
from games import NAMES
from host_sim.texts import catalogues
from tests.tools import small_firmware
from tools import golden
from tools.building import compiler, manifest, packs, sources
from tools.building.build import beside_a_build, build, files
from tools.installing import parts
from tools.interpreters import ROOT
from tools.interpreters import micropython as micropython_with
from tools.trouble import Trouble

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

VISIT = "tests/on_micropython/visit.py"
LANGUAGE = golden.RECORDED[-1]  # English is what all languages are without a catalogue
SCRIPTS = [script for script in golden.scripts() if script.name != golden.LONG]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder with the simulator, and the firmware as it is built for a desktop."""
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(ROOT / "host_sim", home / "host_sim", ignore=shutil.ignore_patterns("web"))
    # The simulator asks for the wiring by name; a device has its numbers where they are used.
    shutil.copy(sources.FIRMWARE / "wiring.py", home)
    build("x64", home / "firmware")
    return home


def everything(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*")}


@pytest.fixture(scope="module")
def pico(tmp_path_factory):
    """The firmware as it is built for a Pico: the folder, and its manifest."""
    folder = tmp_path_factory.mktemp("pico")
    return folder, build("armv6m", folder)


def test_builds_of_two_folders_are_the_same(tmp_path, pico):
    """Even where git has given one of them the line ends of Windows."""
    there = tmp_path / "somewhere" / "else"
    for path in sources.data():  # which git leaves alone
        (there / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sources.FIRMWARE / path, there / path)
    for path in sources.needed():
        (there / path).parent.mkdir(parents=True, exist_ok=True)
        unix = (sources.FIRMWARE / path).read_bytes().replace(b"\r\n", b"\n")
        (there / path).write_bytes(unix.replace(b"\n", b"\r\n"))
    build("armv6m", tmp_path / "two", there)
    assert everything(pico[0]) == everything(tmp_path / "two")


def test_a_folder_has_a_whole_build_while_the_next_is_made(tmp_path, monkeypatch):
    """Another process may be reading it, or may be building at the same time."""
    first, second = (
        small_firmware.write(version, tmp_path / f"sources-{version}") for version in (1, 2)
    )
    into = tmp_path / "build"
    build("x64", into, first)
    before = everything(into)
    place = (into / "main.py").stat().st_ino
    build("x64", into, first)
    assert (into / "main.py").stat().st_ino == place
    seen = []
    compile_file = compiler.compile_file

    def look(*words):
        seen.append(everything(into))
        if len(seen) == 1:
            build("x64", into, second)  # another process is faster
        compile_file(*words)

    monkeypatch.setattr(compiler, "compile_file", look)
    build("x64", into, second)
    build("x64", tmp_path / "alone", second)
    after = everything(tmp_path / "alone")
    assert before != after
    assert all(state in (before, after) for state in seen)
    assert everything(into) == after
    assert not list(tmp_path.glob("making-*"))


def test_processors_differ_in_little():
    """Only compiled functions are made for a processor."""
    one, others = files("armv6m"), files("armv7emsp")
    assert one.keys() == others.keys()
    differing = {path for path in one if one[path] != others[path]}
    assert differing == {path for path in one if _has_compiled_functions(path)}


def _has_compiled_functions(path):
    if not path.endswith(".mpy"):
        return False
    source = (sources.FIRMWARE / path).with_suffix(".py").read_text(encoding="utf-8")
    return "@micropython.viper" in source or "@micropython.native" in source


def test_the_manifest_lists_what_is_there(home):
    listed = json.loads((home / "firmware" / manifest.NAME).read_text())
    assert (listed["version"], listed["architecture"]) == (VERSION, "x64")
    assert listed["files"].keys() == {path.as_posix() for path in everything(home / "firmware")} - {
        manifest.NAME
    }
    main = (home / "firmware" / "main.py").read_bytes()
    assert listed["files"]["main.py"]["bytes"] == len(main)
    wanted = {*NAMES, *(parts.LANGUAGE + code for code in catalogues.others())}
    wanted = {part + finder.PACK for part in wanted}
    assert listed["files"].keys() == {finder.CORE, *packs.APART, *wanted}


@pytest.fixture(scope="module")
def visited(home, micropython):
    """That folder, with what has come of the golden screens' scripts on the build."""
    crashes = sum(map(golden.crashes, SCRIPTS))
    words = (VISIT, str(home), LANGUAGE, *map(str, SCRIPTS))
    said = micropython_with("4M").output(*words, tracebacks=crashes)
    assert "ImportError" not in said  # such as the device survived
    return home


def test_a_build_draws_the_golden_screens(visited):
    for script in SCRIPTS:
        drawn = golden.collected(script, LANGUAGE, visited / LANGUAGE / script.name)
        differences = golden.compare(script, LANGUAGE, drawn)
        assert not differences, "\n".join(differences)


def _with_pieces(path):
    """Return the names by which a pack has a file."""
    if path.endswith(".txt"):
        return [path]
    pieces = [*flash_data.pieces((sources.FIRMWARE / path).read_bytes())]
    return [flash_data.piece(path, number) for number in range(len(pieces))]


def test_a_device_loads_all_that_is_built_and_nothing_else(visited):
    home = visited
    loaded = set((home / "loaded.txt").read_text().split())
    data = {path for file in sources.data() for path in _with_pieces(str(file))}
    others = {path for path in data if path.startswith("texts/")}
    others -= {path for path in data if path.startswith(f"texts/{LANGUAGE}/")}
    read = set((home / "read.txt").read_text().split())
    # Of other languages it only looks whether they are there.
    assert {path for path in read if not path.endswith(".mpy")} - others == data - others
    paths = map(PurePosixPath, files("x64").keys() - set(map(str, sources.data())))
    built = set(map(sources.module, paths))
    simulator = {"machine", "neopixel"}
    unless_complete = {"incomplete", "app.no_font"}  # loaded where a file is missing or damaged
    by_itself = {"main", "drivers.console"}  # the second reads a real port
    # The scripts play one game at a distance, and its hidden cards are never opened.
    by_itself |= {"games.roi_et_compagnie.distance", "games.banquet_royal.distance"}
    by_itself |= {"games.opening"}
    found = {name for name in loaded if not name.startswith("host_sim")}
    assert found - simulator == built - unless_complete - by_itself


def test_the_self_test_finds_in_a_build_all_that_it_asks_for(home, micropython):
    program = home / "self_test.py"
    text = beside_a_build((ROOT / "tools/flashing/selftest_on_board.py").read_text("utf-8"))
    folders = [str(home / folder) for folder in ("", "host_sim/stand_ins", "firmware")]
    program.write_text(f"import sys\nsys.path[:] = {folders}\n{text}\nrun(1, 'fr')\n")
    said = micropython_with("1M").output(str(program))
    assert "FAULT display: Écran A\u00a0: pas de réponse.\n" in said
    assert "FAULT display: Écran B\u00a0: pas de réponse.\n" in said


def test_a_mistake_in_a_source_is_said(tmp_path):
    firmware = small_firmware.write(1, tmp_path / "firmware")
    with (firmware / "wiring.py").open("a") as file:
        file.write("return\n")
    with pytest.raises(Trouble, match=r"(?s)wiring.*SyntaxError"):
        build("armv6m", tmp_path / "build", firmware)
