"""What version 0.9.0 left in the flash is read: for each game a match in progress and a record."""

import shutil
from pathlib import Path

import pytest

from drivers.store import Store
from tests.app.people import RED, RESUME
from tests.replayed import replayed

LEFT = Path(__file__).parent / "left_by_0.9.0"
GAMES = sorted(path.name for path in LEFT.iterdir())


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_resumed_where_it_was(name, sit, flash):
    shutil.copytree(LEFT / name, flash, dirs_exist_ok=True)
    record = Store(str(flash)).load()
    lines = dict(line.split(" ", 1) for line in record.decode().split("\n"))
    people = sit()
    people.press(RED, "ok")
    people.choose(RED, RESUME)
    assert lines["game"] == people.game.NAME
    assert people.match.position == lines["match"]
    assert " ".join(people.match.plays) == lines["plays"]
    for line, choices in (("settings", people.app.settings), ("setup", people.match.setup)):
        assert set(lines[line].split()) <= set(choices.text().split())


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays(name):
    record = (LEFT / name / "records" / "0001.txt").read_text("ascii")
    assert replayed(record).turns > 1
