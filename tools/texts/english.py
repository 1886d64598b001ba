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
# What a text is, told to translators: in lessons and rules by context and word, on a page by the
# element or property, in a script of the page by what stands before it.
_TEACHING = {
    "lessons": {"title": "title of a lesson", _CARD: "text on a card of a lesson"},
    "rules": {"title": "title of a page of the rules", "text": "text of a page of the rules"},
}
_ELEMENTS = {
    "title": "title",
    "button": "button",
    "summary": "button",
    "a": "link",
    "h1": "heading",
    "h2": "heading",
    "h3": "heading",
    "label": "label",
    "option": "choice",
}
_TOOLTIP = "hint beside the mouse"
_ALOUD = "read aloud"
_IN_SCRIPTS = {
    r'element\("(button|summary)"|\[\s*$': "button",
    r'element\("time"': "in place of a date",
    r"\bariaLabel\b": _ALOUD,
}
_WITHOUT_WORDS = {"0:00.0", "0", "1+1", "mA", "«", "‹", "›", "»", "Regalia", ""}


class Unreadable(Exception):
    """A key that is put together at run time, so that no check and no translator can see it."""


class Source(NamedTuple):
    """Where a text is: its file, where in that file, and what it is there, for translators.

    Texts of one place are the constant's or function's that has them, or of one word in lessons
    and rules. The device draws them alike.
    """

    file: str  # below the checkout
    place: str = ""
    kind: str = ""


class Message(NamedTuple):
    """A text: its context, its English, and where it is."""

    context: str
    english: str
    sources: tuple[Source, ...]


def messages() -> dict[str, list[Message]]:
    """Return the messages of each domain, each once, in the order of their sources."""
    found: dict[str, dict[tuple[str, str], list[Source]]] = {}
    for domain, context, key, source in _all():
        found.setdefault(domain, {}).setdefault((context, key), []).append(source)
    return {
        domain: [Message(*key, tuple(sources)) for key, sources in by_key.items()]
        for domain, by_key in found.items()
    }


def _all() -> Iterator[tuple[str, str, str, Source]]:
    """Yield domain, context, English and source of each text, as often as it is said."""
    known = _known_above()
    for domain, keys in said().items():
        for key, places in keys.items():
            if key not in known.get(domain, ()):
                yield from ((domain, "", key, Source(_below(at[0]), at[1])) for at in places)
    for kind in TEACHING:
        for name in games.NAMES:
            path = _FIRMWARE / "tables" / games.folder(name) / f"{kind}.txt"
            for line in path.read_text("utf-8").splitlines():
                word, _, value = line.partition(" ")
                if word in SPOKEN:
                    place = _CARD if word in ("say", "wrong") else word
                    source = Source(_below(path), place, _TEACHING[kind][place])
                    yield games.folder(name), kind, value, source
    yield from (("page", "", text, source) for text, source in _of_page())
    yield from (("install", *of) for of in _of_installing())


@cache
def said() -> dict[str, dict[str, list[tuple[Path, str]]]]:
    """Return what each part of the firmware says, and in which files and places, by its domain."""
    parts: dict[str, dict[str, list[tuple[Path, str]]]] = {}
    for path in sorted(_FIRMWARE.rglob("*.py")):
        keys = parts.setdefault(domain_of(path), {})
        for node in _statements(ast.parse(path.read_text("utf-8"))):
            for key in _keys(node):
                keys.setdefault(key, []).append((path, f"line {node.lineno}"))
    for name in games.NAMES:
        declared = games.declared(name)
        path = _FIRMWARE / "games" / games.folder(name) / "__init__.py"
        places = {
            "TITLE": [declared.TITLE],
            "AIM": [declared.AIM],
            "SEATS": getattr(declared, "FAMILIES", declared.SEATS),
            "VALUE_NAMES": declared.VALUE_NAMES.values(),
        }
        words = {word: [(path, place)] for place, all_ in places.items() for word in all_}
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
    """The texts of a page that people read or hear, and what each of them is."""

    def __init__(self):
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.named: dict[str, str] = {}  # what a text is by its name in a `data-say`
        self._open: list[str] = []

    def handle_starttag(self, tag, attrs):
        texts = {name: value or "" for name, value in attrs}
        for name, kind in (("title", _TOOLTIP), ("aria-label", _ALOUD)):
            if name in texts:
                self.found.append((texts[name], kind))
        if tag in _ELEMENTS:
            self._open.append(tag)
        if "data-say" in texts:
            self.named[texts["data-say"]] = self._kind()

    def handle_endtag(self, tag):
        if tag in self._open:
            del self._open[self._open.index(tag) :]

    def handle_data(self, data):
        self.found.append((" ".join(data.split()), self._kind()))

    def _kind(self) -> str:
        return _ELEMENTS[self._open[-1]] if self._open else ""


def _page(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text("utf-8"))
    return page


def _of_page() -> Iterator[tuple[str, Source]]:
    index = _PAGE / "index.html"
    found = [(index, text, kind) for text, kind in _page(index).found]
    for path in sorted(_PAGE.rglob("*.js")):
        text = path.read_text("utf-8")
        found += [(path, m[1], _in_script(text[: m.start()])) for m in _SAID.finditer(text)]
        if path.parent.name == "looks":
            found += [(path, name, "") for name in _NAMES.findall(text)]
    parts = said()
    on_device = {key for keys in parts.values() for key in keys}
    for path in sorted(_WEB.glob("icons/*.py")):
        names = constant(path, "NAMES").values()
        found += [(path, name, _ALOUD) for name in names if name not in on_device]
    for path in sorted(_WEB.glob("pointed/*.py")):
        keys = keys_of(path.read_text("utf-8"))
        spoken = {*parts["app"], *parts[path.stem]} if path.stem in parts else on_device
        found += [(path, key, _ALOUD) for key in keys if key not in spoken]
    for path, text, kind in found:
        if text not in _WITHOUT_WORDS:
            yield text, Source(_below(path), kind=kind)


def _in_script(before: str) -> str:
    """Return what a text is by the line before it, or nothing."""
    line = before.rpartition("\n")[2]
    return next((kind for form, kind in _IN_SCRIPTS.items() if re.search(form, line)), "")


def _of_installing() -> Iterator[tuple[str, str, Source]]:
    kinds = _page(INSTALLING.with_name("index.html")).named
    for name, text in json.loads(INSTALLING.read_text("utf-8")).items():
        yield name, text, Source(_below(INSTALLING), kind=kinds.get(name, ""))
    stages = json.loads(_STAGES.read_text("utf-8"))
    for text in [text for stage in stages["stages"] for text in stage["words"]]:
        yield "", text, Source(_below(_STAGES))


def _below(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
