"""Saves that worn flash or a meddler has spoilt: the device says so, keeps them, and plays on."""

import pytest

from drivers.store import Store
from tests.app.people import ENDS, RED
from tests.app.positions import position
from tests.games.test_banquet_turns import OPENING

NAMES = ("save.0", "save.1")
SOUND = {
    "settings": "language=fr",
    "game": "royal-visit",
    "setup": "red=person green=squire",
    "match": position("gikhj"),
    "plays": "",
}
BANQUET = {
    "game": "banquet-royal",
    "setup": "",
    "match": OPENING,
    "plays": "",
}


def record(lines) -> bytes:
    """The record with these lines."""
    return "\n".join(f"{key} {value}" for key, value in lines.items()).encode()


def save(flash, *records: bytes) -> None:
    """Save them one after the other."""
    store = Store(str(flash))
    store.load()
    for each in records:
        store.save(each)


def without(*keys):
    return {key: SOUND[key] for key in SOUND if key not in keys}


@pytest.fixture
def saves(flash):
    """The folder of the saves."""
    return flash / "saves"


SENSELESS = [
    pytest.param(b"", id="nothing"),
    pytest.param(b"\xff\xfe\x00", id="not text"),
    pytest.param("été".encode("latin-1"), id="not UTF-8"),
    pytest.param(b"weather sunny", id="a line that no save has"),
    pytest.param(SOUND | {"settings": "language=tlh"}, id="a value that there isn't"),
    pytest.param(SOUND | {"settings": "volume=11"}, id="a setting that there isn't"),
    pytest.param(SOUND | {"setup": "green=emperor"}, id="a level that there isn't"),
    pytest.param(without("game"), id="a match of no game"),
    pytest.param(without("setup"), id="a match without its set-up"),
    pytest.param(without("plays"), id="a match without its plays"),
    pytest.param(SOUND | {"match": "gikhj i+ r"}, id="a match without cards"),
    pytest.param(SOUND | {"match": position("abkhj")}, id="a match that is over"),
    pytest.param(SOUND | {"match": "gikhj i+ r K1*8 ?8 ?38 -"}, id="a match with unknown cards"),
    pytest.param(SOUND | {"plays": "K1:ij K1:jk"}, id="a play of a card not held"),
    pytest.param(SOUND | {"plays": "castling"}, id="a play that is none"),
    pytest.param(
        SOUND | {"match": position("gikhj", pile=1), "plays": "K1:ij end"},
        id="plays up to a shuffle",
    ),
    pytest.param(
        BANQUET | {"setup": "players=2", "match": BANQUET["match"] + " 0*0"},
        id="more players than the set-up has",
    ),
    pytest.param(
        BANQUET | {"match": BANQUET["match"].replace(" lift ", " lift:d3 ")},
        id="a match with a pick that can be taken back",
    ),
]


def is_playable(people) -> bool:
    """Whether a new game can be begun, and a hand's cursor moved."""
    people.choose(RED, "Royal Visit")
    people.press(RED, "ok")
    people.settle()
    before = people.pictures()
    people.press(RED, "right")
    return people.pictures() != before


def says_that_the_save_is_damaged(people) -> bool:
    told = [people.reads(end, "The save is damaged") for end in ENDS]
    people.press(RED, "ok", "ok")  # the title, the language
    return all(told) and not people.reads(RED, "Resume %s")


def test_damaged_files_are_kept_aside(sit, saves):
    """Those of any damage: tests/drivers/test_store.py."""
    people = sit(green="squire", match=position("gikhj"))
    for name in NAMES:
        (saves / name).write_bytes(b"spoilt")
    people.power_cycle()
    assert says_that_the_save_is_damaged(people)
    assert [(saves / f"{name}.bad").read_bytes() for name in NAMES] == [b"spoilt"] * 2
    assert is_playable(people)


def test_after_a_safe_start_it_is_told_as_well(sit, saves):
    people = sit(match=position("gikhj"))
    for file in list(saves.iterdir()):
        file.write_bytes(b"spoilt")
    people.desk.power_off()
    people.desk.down(RED, "ok")
    people.desk.power_on()
    people.run(1000)
    people.desk.up(RED, "ok")
    people.run(100)
    people.choose(RED, "Start the game")
    assert says_that_the_save_is_damaged(people)


@pytest.mark.parametrize("lines", SENSELESS)
def test_a_whole_save_that_makes_no_sense_is_kept_aside(sit, flash, saves, lines):
    save(flash, lines if isinstance(lines, bytes) else record(lines))
    (file,) = saves.iterdir()
    written = file.read_bytes()
    people = sit()
    assert says_that_the_save_is_damaged(people)
    assert file.with_name(f"{file.name}.bad").read_bytes() == written
    assert is_playable(people)


def test_the_flash_may_refuse_to_put_it_aside(sit, flash, monkeypatch):
    """The device starts all the same, and the next save writes over it."""
    people = sit()
    people.desk.power_off()
    save(flash, *[record(without("game"))] * len(NAMES))
    people.desk.mishaps.fill_flash()
    monkeypatch.setattr("os.rename", refused)
    monkeypatch.setattr("os.remove", refused)
    people.desk.power_on()
    people.run(200)
    assert people.reads(RED, "The save is damaged")
    monkeypatch.undo()
    people.desk.mishaps.clear_flash()
    assert says_that_the_save_is_damaged(people)
    assert is_playable(people)
    assert Store(str(flash)).load()


def refused(*_):
    raise OSError(28, "no space left")


def test_the_older_save_serves_though_the_newer_cannot_be_put_aside(sit, flash, monkeypatch):
    save(flash, record(SOUND), record(without("game")))
    monkeypatch.setattr("os.rename", refused)
    people = sit()
    people.press(RED, "ok")
    assert people.reads(RED, "Resume %s")


@pytest.mark.parametrize("times", [1, 2])
def test_the_save_before_a_damaged_one_is_taken_up(sit, saves, times):
    people = sit(match=position("gikhj"))
    for _ in range(times):
        people.app.changed()
        people.run(100)
    ages = {name: (saves / name).read_bytes()[4] for name in NAMES}
    newest = max(NAMES, key=lambda name: ages[name])
    (saves / newest).write_bytes(b"spoilt")
    people.power_cycle()
    assert not people.reads(RED, "The save is damaged")
    people.begin()
    assert people.position == position("gikhj")
    assert (saves / f"{newest}.bad").read_bytes() == b"spoilt"
