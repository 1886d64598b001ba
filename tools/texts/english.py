"""What firmware and pages say in English, by domain: read from their sources.

Texts of the firmware are the arguments of `say` and `N_`, and words in the games' declarations.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import games
from host_sim.texts.made import INSTALLING, TEACHING, constant
from host_sim.texts.packing import SPOKEN
from tools.interpreters import ROOT

_FIRMWARE = ROOT / "firmware"
_WEB = ROOT / "host_sim" / "web"
_PAGE = _WEB / "page"
_STAGES = ROOT / "tools" / "flashing" / "stages.json"

# In the scripts of the page: `say("…")`, and `name: "…"` of what a game's looks show.
_SAID = re.compile(r'\bsay\(\s*"((?:[^"\\]|\\.)*)"')
_NAMES = re.compile(r'\bname: "([^"]+)"')
_CARD = "card"  # what lessons say
_WITHOUT_WORDS = {"0:00.0", "0", "1+1", "mA", "«", "‹", "›", "»", "Regalia", ""}


class Unreadable(Exception):
    """A key that is put together at run time, so that no check and no translator can see it."""


class Message(NamedTuple):
    """A text: its context, its English, the file that has it, and where in that file.

    Texts of one place are the constant's or function's that has them, or of one word in lessons
    and rules. The device draws them alike.
    """

    context: str
    english: str
    file: str  # below the checkout
    place: str = ""


def messages() -> dict[str, list[Message]]:
    """Return the messages of each domain, each once, in the order of their sources."""
    found: dict[str, dict[tuple[str, str], Message]] = {}
    for domain, message in _all():
        found.setdefault(domain, {}).setdefault((message.context, message.english), message)
    return {domain: list(by_key.values()) for domain, by_key in found.items()}


def _all() -> Iterator[tuple[str, Message]]:
    known = _known_above()
    for domain, keys in said().items():
        for key, (path, place) in keys.items():
            if key not in known.get(domain, ()):
                yield domain, Message("", key, _below(path), place)
    for kind in TEACHING:
        for name in games.NAMES:
            path = _FIRMWARE / "tables" / games.folder(name) / f"{kind}.txt"
            for line in path.read_text("utf-8").splitlines():
                word, _, value = line.partition(" ")
                if word in SPOKEN:
                    place = _CARD if word in ("say", "wrong") else word
                    yield games.folder(name), Message(kind, value, _below(path), place)
    yield from (("page", message) for message in _of_page())
    yield from (("install", message) for message in _of_installing())


@cache
def said() -> dict[str, dict[str, tuple[Path, str]]]:
    """Return what each part of the firmware says, and in which file and place, by its domain."""
    parts: dict[str, dict[str, tuple[Path, str]]] = {}
    for path in sorted(_FIRMWARE.rglob("*.py")):
        keys = parts.setdefault(domain_of(path), {})
        for node in _statements(ast.parse(path.read_text("utf-8"))):
            for key in _keys(node):
                keys.setdefault(key, (path, f"line {node.lineno}"))
    for name in games.NAMES:
        declared = games.declared(name)
        path = _FIRMWARE / "games" / games.folder(name) / "__init__.py"
        words = {declared.TITLE: (path, "TITLE")}
        words |= dict.fromkeys(getattr(declared, "FAMILIES", declared.SEATS), (path, "SEATS"))
        words |= dict.fromkeys(declared.SCORE_COLUMNS, (path, "SCORE_COLUMNS"))
        words |= dict.fromkeys(declared.VALUE_NAMES.values(), (path, "VALUE_NAMES"))
        parts[games.folder(name)] = words | parts.get(games.folder(name), {})
    return {part: keys for part, keys in parts.items() if keys}


def domain_of(path: Path) -> str:
    """Return the domain of a module's texts."""
    folders = path.relative_to(_FIRMWARE).parts[:-1]
    if folders[:1] == ("tables",) and len(folders) == 2:
        return folders[-1]
    return folders[-1] if folders[:2] == ("app", "diagnostics") else "app"


def _known_above() -> dict[str, set[str]]:
    """Return by domain what it need not repeat: what catalogues that are open with it have."""
    app = set(said()["app"])
    above = {domain: app for domain in said() if domain != "app"}
    return above | {"selftest": app | set(said()["diagnostics"])}


def keys_of(source: str) -> list[str]:
    """Return the keys of all `say` and `N_` calls in a Python source. Raises Unreadable."""
    return _keys(ast.parse(source))


def _statements(node: ast.Module | ast.ClassDef) -> Iterator[ast.stmt]:
    """Yield the constants and functions of a module, and those of its classes."""
    for statement in node.body:
        if isinstance(statement, ast.ClassDef):
            yield from _statements(statement)
        else:
            yield statement


def _keys(part: ast.AST) -> list[str]:
    """Return the keys of the calls in a part of a source."""
    calls = [
        node
        for node in ast.walk(part)
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) in ("say", "N_")
    ]
    calls.sort(key=lambda node: (node.lineno, node.col_offset))
    return [key for node in calls for key in _literals(node.args[0])]


def _literals(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return _literals(body) + _literals(orelse)
        case ast.JoinedStr() | ast.BinOp():
            raise Unreadable(f"line {node.lineno}: {ast.unparse(node)}")
    return []  # a name or an element: its own N_ marks what it can be


class _Page(HTMLParser):
    """The texts of a page that people read or hear."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name in ("title", "aria-label")]

    def handle_data(self, data):
        self.found.append(" ".join(data.split()))


def _of_page() -> Iterator[Message]:
    index = _PAGE / "index.html"
    page = _Page()
    page.feed(index.read_text("utf-8"))
    found = [(index, text) for text in page.found]
    for path in sorted(_PAGE.rglob("*.js")):
        text = path.read_text("utf-8")
        found += [(path, said) for said in _SAID.findall(text)]
        if path.parent.name == "looks":
            found += [(path, name) for name in _NAMES.findall(text)]
    on_device = {key for keys in said().values() for key in keys}
    for path in sorted(_WEB.glob("icons/*.py")):
        names = constant(path, "NAMES").values()
        found += [(path, name) for name in names if name not in on_device]
    for path in sorted(_WEB.glob("pointed/*.py")):
        keys = keys_of(path.read_text("utf-8"))
        found += [(path, key) for key in keys if key not in on_device]
    for path, text in found:
        if text not in _WITHOUT_WORDS:
            yield Message("", text, _below(path))


def _of_installing() -> Iterator[Message]:
    for name, text in json.loads(INSTALLING.read_text("utf-8")).items():
        yield Message(name, text, _below(INSTALLING))
    stages = json.loads(_STAGES.read_text("utf-8"))
    words = [text for stage in stages["stages"] for text in stage["words"]]
    for text in (*words, *stages["words"].values()):
        yield Message("", text, _below(_STAGES))


def _below(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
