"""Imports of the firmware go down its floors only; the tools import each other in no circle."""

import ast
import functools
import graphlib
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
FILES = sorted(FIRMWARE.rglob("*.py"))

# What each floor may import besides itself.
FLOORS = {
    "version": set(),
    "wiring": set(),
    "finder": set(),
    "base": {"finder"},
    "drivers": {"version", "wiring", "finder", "base"},
    "games": {"base", "finder"},
    "ai": {"base", "games"},
    "ui": {"base", "wiring"},
    "tables": {"base", "wiring", "games", "ai", "ui"},
    "app": {"version", "wiring", "finder", "base", "drivers", "games", "ai", "ui", "tables"},
    "incomplete": {"wiring"},
    "start": {"finder", "base", "drivers", "app"},
    "main": {"finder", "start", "incomplete"},
}

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
    "finder": {"os", "rp2", "uctypes", "vfs"},
    "base": {"rp2"},
    "games": {"folders"},  # of the simulator
    "drivers": {"machine", "neopixel", "os", "rp2", "select"},
    "incomplete": {"machine", "neopixel"},
    "main": {"os"},
    "start": {"os", "time"},
}

# Rules and computer players are pure.
PURE = ("games", "ai")
IMPURE = {"framebuf"}


def floor_of(path: Path) -> str:
    return path.relative_to(FIRMWARE).with_suffix("").parts[0]


@functools.cache
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


def wrong(look: Callable[[Path], object], files=FILES) -> dict[str, object]:
    """What `look` finds in each of the files, by the path of the file."""
    return {str(path): found for path in files if (found := look(path))}


def test_imports_go_down_only():
    def above(path: Path) -> set[str]:
        floor = floor_of(path)
        allowed = {floor} | FLOORS[floor] | BUILT_IN | OWN.get(floor, set())
        return imports_of(path) - (allowed - IMPURE if floor in PURE else allowed)

    assert not wrong(above)


def test_rules_and_players_count_in_whole_numbers():
    def floats(path: Path) -> list[int]:
        return [
            node.lineno
            for node in ast.walk(tree_of(path))
            if (isinstance(node, ast.Constant) and isinstance(node.value, float))
            or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        ]

    assert not wrong(floats, [path for path in FILES if floor_of(path) in PURE])


def floor_classes(floor: str) -> dict[str, list[ast.ClassDef]]:
    """Return the classes of a floor by their names."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in FILES:
        if floor_of(path) == floor:
            for node in ast.walk(tree_of(path)):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(node)
    return found


def names_defined(tree: ast.AST) -> set[str]:
    """Return the names of all functions, variables and attributes that are defined there."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
    return names


def private_names(tree: ast.AST, of_self: bool) -> set[str]:
    """Return the private attributes that are used: those of `self` and `cls`, or all others."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and (ast.unparse(node.value) in ("self", "cls")) == of_self
    }


def test_no_floor_uses_what_is_private_on_another():
    """A class uses private attributes of its own and of its bases on the same floor."""
    for floor in FLOORS:
        classes = floor_classes(floor)
        for name, versions in classes.items():
            for node in versions:
                bases = [node]
                for base in bases:
                    named = [ast.unparse(expression).split(".")[-1] for expression in base.bases]
                    bases += [c for n in named for c in classes.get(n, []) if c not in bases]
                own = set().union(*map(names_defined, bases))
                assert private_names(node, of_self=True) <= own, f"{floor}: {name}"


def test_no_module_uses_what_is_private_in_another():
    """As far as names tell: a private attribute of another object is defined in the same file."""

    def of_others(path: Path) -> set[str]:
        tree = tree_of(path)
        return private_names(tree, of_self=False) - names_defined(tree)

    assert not wrong(of_others)


def test_the_firmware_has_every_floor():
    assert {floor_of(path) for path in FILES} == set(FLOORS)


def test_only_the_loader_forgets_modules():
    """What a lifetime loaded goes with it: no other module knows what is loaded.

    The finder only adds what is built in.
    """

    def uses(path: Path) -> list[int]:
        nodes = ast.walk(tree_of(path))
        return [n.lineno for n in nodes if isinstance(n, ast.Attribute) and n.attr == "modules"]

    assert set(wrong(uses)) == {str(FIRMWARE / "base/loader.py"), str(FIRMWARE / "finder.py")}


def test_the_loader_names_no_module():
    tree = tree_of(FIRMWARE / "base" / "loader.py")
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {
        ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, kinds)
    }
    allowed = docstrings | {"rb"}  # how it opens a file
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value in allowed or not node.value.isidentifier(), node.value


def test_a_file_has_one_subject_and_at_most_400_lines():
    def too_much(path: Path) -> str:
        subject, *_ = (ast.get_docstring(tree_of(path)) or "").split("\n\n")
        if not subject or "\n" in subject:
            return "its docstring doesn't begin with one line that names its subject"
        return "it has more than 400 lines" * (len(path.read_text("utf-8").splitlines()) > 400)

    assert not wrong(too_much)


@pytest.mark.parametrize(
    ("folder", "above"),
    [
        ("firmware", {"host_sim", "tools", "tests", "hardware"}),
        ("host_sim", {"tools", "tests", "hardware"}),
        ("tools", {"tests", "hardware"}),
    ],
)
def test_no_folder_imports_one_above_it(folder, above):
    for path in (ROOT / folder).rglob("*.py"):
        assert not imports_of(path) & above, path


def programs_used(path: Path) -> set[str]:
    """The programs of tools/ that a file imports: packages, and modules beside them."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom):
            full = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name.split(".")[1] for name in full if name.startswith("tools.")}
    return found


def test_the_tools_import_each_other_in_no_circle():
    uses: dict[str, set[str]] = {}
    for path in (ROOT / "tools").rglob("*.py"):
        program = path.relative_to(ROOT / "tools").with_suffix("").parts[0]
        uses.setdefault(program, set()).update(programs_used(path) - {program})
    graphlib.TopologicalSorter(uses).prepare()  # raises CycleError


def test_the_files_of_the_firmware_import_each_other_in_no_circle():
    """Wherever they do: an import in a function counts as well."""
    names = {".".join(path.relative_to(FIRMWARE).with_suffix("").parts): path for path in FILES}
    names = {name.removesuffix(".__init__"): path for name, path in names.items()}
    uses = {}
    for name, path in names.items():
        found = set()
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                whole = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= (whole & names.keys()) or {node.module}
        uses[name] = (found & names.keys()) - {name}
    graphlib.TopologicalSorter(uses).prepare()  # raises CycleError


def test_no_other_tool_uses_the_laboratory():
    """`dev.py` starts it; what a builder or a player uses works without it."""
    for path in (ROOT / "tools").rglob("*.py"):
        place = path.relative_to(ROOT / "tools")
        if place.parts[0] == "lab" or str(place) == "dev.py":
            continue
        for node in ast.walk(tree_of(path)):
            named = node.value if isinstance(node, ast.Constant) else None
            assert not str(named).startswith("tools.lab"), f"{path}: names {named}"
        assert "lab" not in programs_used(path), path
