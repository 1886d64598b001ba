"""A catalogue or a font is missing or damaged: English serves, or the lamps say it."""

import shutil
from random import Random

import pytest

from base import flash_data
from host_sim.desk import Desk
from tests.app.people import ENDS, RED, People
from tests.app.positions import position
from tools.building.sources import FIRMWARE

NOTICED_MS = 1100
CATALOGUES = sorted(str(path.relative_to(FIRMWARE)) for path in FIRMWARE.glob("texts/fr/*.bin"))
SHOWN = ("texts/fr/app.bin", "texts/fr/royal_visit.bin")  # in the title of Royal Visit
FONTS = ("ui/fonts/small.bin", "ui/fonts/large.bin")


def noise(file: bytes) -> bytes:
    return Random(1).randbytes(len(file))


def cut(file: bytes) -> bytes:
    return file[:-2]


def changed(file: bytes) -> bytes:
    return file[:-9] + bytes([file[-9] ^ 1]) + file[-8:]


UNREADABLE = (None, lambda _: b"", cut, changed, noise, lambda file: file * 9)


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
        assert people.glass(end).tells(f"Missing or damaged: {name}. Copy the firmware again.")
    people.press(RED, "ok")
    people.begin()
    assert people.position == position("gikhj")
    people.press(RED, "right")
    assert people.shows_hand(RED)


@pytest.mark.parametrize("how", UNREADABLE)
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


@pytest.mark.parametrize("how", [None, lambda _: b"", lambda file: file[:-1], noise])
@pytest.mark.parametrize("name", FONTS)
def test_a_damaged_font_is_told_by_the_lamps(home, tmp_path, forget, capsys, name, how):
    damage(home / name, how)
    forget("app", "ui.", "tables.")
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
