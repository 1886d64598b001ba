"""A catalogue or a font is missing or damaged: English serves, or the lamps say it."""

import shutil
import sys
from random import Random

import pytest

from base import flash_data
from host_sim.desk import Desk
from tests.app.people import ENDS, RED, People
from tests.app.positions import position
from tools.building.sources import FIRMWARE

NOTICED_MS = 1100
CATALOGUES = sorted(str(path.relative_to(FIRMWARE)) for path in FIRMWARE.rglob("fr.txt"))
SHOWN = ("app/fr.txt", "tables/royal_visit/fr.txt")  # in the title of Royal Visit
FONTS = ("ui/fonts/small.bin", "ui/fonts/large.bin")


def cut_in_a_key(file: bytes) -> bytes:
    return file[: file.rindex(b" = ") - 1]


def cut_before_the_sign(file: bytes) -> bytes:
    return file[: file.rindex(b" = ") + 1]


def cut_in_a_text(file: bytes) -> bytes:
    return file[:-2]


def cut_in_a_character(file: bytes) -> bytes:
    return file[: max(at for at, byte in enumerate(file) if byte > 0x7F)]


def noise(file: bytes) -> bytes:
    return Random(1).randbytes(len(file))


def long_noise(file: bytes) -> bytes:
    return Random(2).randbytes(5000) + b"\n"


CUTS = (cut_in_a_key, cut_before_the_sign, cut_in_a_text, cut_in_a_character)
UNREADABLE = (None, lambda _: b"", *CUTS, long_noise)


@pytest.fixture
def home(monkeypatch, tmp_path):
    """A copy of the firmware's texts and fonts, to be damaged."""
    for path in FIRMWARE.rglob("*"):
        if path.suffix in (".txt", ".bin"):
            copy = tmp_path / "home" / path.relative_to(FIRMWARE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/home/")
    return tmp_path / "home"


def damage(path, how) -> None:
    if how is None:
        path.unlink()
    else:
        path.write_bytes(how(path.read_bytes()))


@pytest.mark.parametrize("how", UNREADABLE)
@pytest.mark.parametrize("name", SHOWN)
def test_where_a_catalogue_cannot_be_read_english_serves_and_it_is_told(home, sit, name, how):
    damage(home / name, how)
    people = sit(match=position("gikhj"), language="fr")
    assert people.glass(RED).reads("Press OK")
    people.run(NOTICED_MS)
    for end in ENDS:
        assert people.glass(end).tells(f"{name} is damaged. Copy the firmware again.")
    people.press(RED, "ok")
    people.begin()
    assert people.position == position("gikhj")
    people.press(RED, "right")
    assert people.shows_hand(RED)


@pytest.mark.parametrize("how", [*UNREADABLE, noise, lambda file: noise(file) + b"\n"])
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_damaged_catalogue_stops_the_device(home, sit, name, how):
    damage(home / name, how)
    people = sit(language="fr")
    people.desk.mishaps.unplug("oled-b")
    people.run(NOTICED_MS)
    people.press(RED, "ok", "ok", "down", "up", "ok")
    people.run(NOTICED_MS)
    assert people.app is not None
    assert people.app.shown in ("menu", "people", "setup")


def test_machine_code_reads_no_damaged_catalogue(micropython, tmp_path):
    """It looks for the end of a line, so it would read beyond a file that has none."""
    first = b"Guard = Garde\n"
    whole = first + "King = Roi d’été\n".encode()
    files = {f"{at} bytes": whole[:at] for at in range(len(whole))}
    files |= {"whole": whole, "no text": b"King = \xff\xc3\n", "long": whole * 200}
    files["noise"] = Random(1).randbytes(500) + b"\n"
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    read = {"whole": "Roi d’été", "no text": "King", "noise": "King", f"{len(first)} bytes": "King"}
    said = micropython.output(
        "tests/on_micropython/damaged_catalogues.py", f"{tmp_path}/", *files, "none"
    )
    assert said.splitlines() == [
        f"{name} {read[name]}" if name in read else f"{name} is damaged: {name} King"
        for name in [*files, "none"]
    ]


@pytest.mark.parametrize("how", [None, lambda _: b"", lambda file: file[:-1], noise])
@pytest.mark.parametrize("name", FONTS)
def test_a_damaged_font_is_told_by_the_lamps(home, tmp_path, monkeypatch, capsys, name, how):
    damage(home / name, how)
    for module in list(sys.modules):  # the tests themselves have drawn already
        if module == "app" or module.startswith(("app.", "ui.", "tables.")):
            monkeypatch.delitem(sys.modules, module)
    people = People(Desk(str(tmp_path), 1))
    people.desk.crashes = 1
    people.desk.power_on()
    people.run(100)
    shown = people.lamps()
    assert people.lamp(0, 0)[0] > 0
    assert not any(people.lamp(0, 0)[1:])
    assert people.lamp(3, 16) == people.lamp(0, 0)
    assert not any(people.lamp(0, 8))
    people.run(5000)
    assert people.lamps() == shown
    assert f"{name} is missing or damaged" in capsys.readouterr().out
