"""The types of `tools.contracts` find what is wrong with a game."""

import shutil

import pytest

from tools.check_contracts import check
from tools.interpreters import ROOT

# A module of the firmware, words of it, what stands there instead, and what pyright then says.
FAULTS = [
    ("games.royal_visit.__init__", "SEATS = (", "SEATS = (1, ", '"SEATS" is an incompatible'),
    ("games.banquet_royal.game", "def undo(self", "def undo(self, more", '"undo" is an incompat'),
    ("games.royal_visit.notation", "def turn(", "def turn(more, ", '"turn" is an incompatible'),
    ("games.royal_visit.parse", "def read_turn(", "def read(", '"read_turn" is not present'),
    ("games.royal_visit.validate", "def chance_error(", "def a(", '"chance_error" is not'),
    ("games.royal_visit.validate", "REASONS = (", "REASONS = (1, ", '"REASONS" is an incompat'),
    ("tables.royal_visit.__init__", "\nPARTS = ", "\nNAMES = ", '"PARTS" is not present'),
    (
        "tables.royal_visit.table",
        "def press(self, ",
        "def press(self, more, ",
        '"press" is an incompat',
    ),
    ("tables.royal_visit.table", "def draw_covered(", "def a(", '"draw_covered" is not present'),
    ("tables.banquet_royal.__init__", "HINT_PARTS = (", "HINTS = (", '"HINT_PARTS" is not present'),
    ("tables.royal_visit.table", "def hint(", "def b(", '"hint" is not present'),
    ("tables.royal_visit.ending", "def win(", "def win(more, ", '"win" is an incompatible'),
    ("games.roi_et_compagnie.position", "def score(", "def a(", '"score" is not present'),
    ("ai.roi_et_compagnie.__init__", "tuple[str, ...]]", "int]", '"PARTS" is an incompatible'),
    ("ai.royal_visit.squire", "def step(", "def think(", '"step" is not present'),
    ("ai.royal_visit.levels", "def worth(", "def chance(", '"worth" is not present'),
]


def test_every_fault_is_found(tmp_path):
    pytest.importorskip("pyright", reason="needs pyright (dependency group lint)")
    firmware = tmp_path / "firmware"
    shutil.copytree(ROOT / "firmware", firmware)
    for module, words, fault, _ in FAULTS:
        file = (firmware / module.replace(".", "/")).with_suffix(".py")
        text = file.read_text(encoding="utf-8")
        assert text.count(words) == 1, (module, words)
        file.write_text(text.replace(words, fault), encoding="utf-8")
    status, said = check(firmware)
    assert status == 1
    assert [found for *_, found in FAULTS if found not in said] == [], said
