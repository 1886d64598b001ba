"""The house stands on floors: what a file of the firmware may import, and what it may not use."""

import ast
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).resolve().parent.parent / "firmware"
FILES = sorted(FIRMWARE.rglob("*.py"))

# From the ground up. A floor imports its own and those below it.
FLOORS = (
    "version",
    "wiring",
    "rom",
    "drivers",
    "games",
    "players",
    "ui",
    "table",
    "console",
    "main",
)

# What MicroPython itself brings; no other module may be counted on.
BUILT_IN = {
    "array",
    "binascii",
    "collections",
    "framebuf",
    "gc",
    "io",
    "micropython",
    "struct",
    "sys",
}

# What one floor alone may use besides.
OWN = {
    "rom": {"rp2", "vfs"},
    "drivers": {"machine", "neopixel", "os"},
    "main": {"os", "time"},
}

# Rules and players are pure: what is below them is not for them.
PURE = ("games", "players")
IMPURE = {"wiring", "drivers", "framebuf"}


def floor_of(path: Path) -> str:
    return path.relative_to(FIRMWARE).with_suffix("").parts[0]


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path) -> set[str]:
    """The first part of the name of every module that a file imports, wherever it does."""
    names = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide which floor is meant"
            names.add((node.module or "").split(".")[0])
    return names


def ids(path: Path) -> str:
    return str(path.relative_to(FIRMWARE))


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_imports_go_down_only(path):
    floor = floor_of(path)
    allowed = set(FLOORS[: FLOORS.index(floor) + 1]) | BUILT_IN | OWN.get(floor, set())
    if floor in PURE:
        allowed -= IMPURE
    assert imports_of(path) <= allowed


@pytest.mark.parametrize("path", [p for p in FILES if floor_of(p) in PURE], ids=ids)
def test_rules_and_players_count_in_whole_numbers(path):
    for node in ast.walk(tree_of(path)):
        place = f"{path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"{place}: a float"
        if isinstance(node, ast.BinOp | ast.AugAssign):
            assert not isinstance(node.op, ast.Div), f"{place}: a true division"


def test_the_firmware_has_every_floor():
    assert {floor_of(path) for path in FILES} == set(FLOORS)
