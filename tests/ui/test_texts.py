"""What the firmware says: that the catalogues have all of it, nothing else, and spell it well.

The firmware's own sources are read for the texts they say: every `say("…")` and `N_("…")`.
"""

import ast
import functools
import importlib
import re
from pathlib import Path

import pytest

from ui import texts
from ui.canvas import LARGE, SMALL

FIRMWARE = Path(texts.__file__).resolve().parent.parent
NBSP = "\u00a0"
LANGUAGES = [code for code, _ in texts.LANGUAGES if code != "en"]
SIGNS = set("←→↑↓◀▶▲▼✓✗●○‹›•°“”‘—")  # for text in lines; titles do without


class Unreadable(Exception):
    """A key that is put together at run time, so that no check and no translator can see it."""


def keys_of(source: str) -> set[str]:
    """The keys of all `say` and `N_` calls in a Python source."""
    keys = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) in ("say", "N_"):
            keys |= literals(node.args[0])
    return keys


def literals(node: ast.expr) -> set[str]:
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return literals(body) | literals(orelse)
        case ast.JoinedStr() | ast.BinOp():
            raise Unreadable(f"line {node.lineno}: {ast.unparse(node)}")
    return set()  # a name or an element: its own N_ marks what it can be


def part_of(path: Path) -> str:
    """The part of the firmware whose catalogue holds a module's texts, as a package's name."""
    folders = path.relative_to(FIRMWARE).parts[:-1]
    if folders[:1] == ("table",) and len(folders) == 2:
        return ".".join(folders)
    return "console.care" if folders[:2] == ("console", "care") else "console"


@functools.cache
def said() -> dict[str, set[str]]:
    """Part -> the keys that it says."""
    parts: dict[str, set[str]] = {}
    for path in FIRMWARE.rglob("*.py"):
        parts.setdefault(part_of(path), set()).update(keys_of(path.read_text(encoding="utf-8")))
    return {part: keys for part, keys in parts.items() if keys}


def catalogue(part: str, language: str) -> dict[str, str]:
    return importlib.import_module(f"{part}.{language}").TEXTS


def entries():
    """Every (language, key, text), English texts being their own keys."""
    for part, keys in sorted(said().items()):
        for key in sorted(keys):
            yield "en", key, key
        for language in LANGUAGES:
            for key, text in catalogue(part, language).items():
                yield language, key, text


def placeholders(text: str) -> list[str]:
    return re.findall(r"%(?:\d*[a-z]|%)|\{[^}]*\}", text)


def faults(text: str, language: str) -> list[str]:
    """What a typesetter would mark."""
    found = []
    if text != text.strip() or "  " in text:
        found.append("stray space")
    if "..." in text:
        found.append("three dots for …")
    if language == "fr":
        if re.search(f"[^{NBSP}][:;!?»]|«[^{NBSP}]", text):
            found.append("no no-break space at : ; ! ? « »")
        if "'" in text:
            found.append("typewriter's apostrophe for ’")
    elif re.search(r"\s[:;!?]", text):
        found.append("space before : ; ! ?")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", said())
def test_a_catalogue_has_what_is_said_and_nothing_else(part, language):
    """The console's catalogue is always loaded, so what it has another part need not repeat."""
    have = catalogue(part, language).keys()
    common = catalogue("console", language).keys() if part != "console" else set()
    assert said()[part] - have - common == set(), "said, and not in the catalogue"
    assert have - said()[part] == set(), "in the catalogue, and never said"
    assert have & common == set(), "in the console's catalogue too"


@pytest.mark.parametrize(("language", "key", "text"), list(entries()))
def test_a_text_is_well_made(language, key, text):
    assert sorted(placeholders(text)) == sorted(placeholders(key))
    assert text.endswith(".") == key.endswith(".")
    assert faults(text, language) == []
    assert [char for char in text if not SMALL.has(char)] == []
    assert [char for char in set(text) - SIGNS if not LARGE.has(char)] == []


@pytest.mark.parametrize(
    ("text", "language", "count"),
    [
        (f"Fou{NBSP}: 1 case", "fr", 0),
        ("Fou : 1 case", "fr", 1),
        ("Fou: 1 case", "fr", 1),
        (f"Rouge gagne{NBSP}!", "fr", 0),
        ("«Roi»", "fr", 1),
        ("Rien n'a bougé", "fr", 1),
        ("On réfléchit...", "fr", 1),
        ("Jester: 1 space", "en", 0),
        ("Red wins !", "en", 1),
        ("Crown ", "en", 1),
    ],
)
def test_faults_are_found(text, language, count):
    assert len(faults(text, language)) == count


def test_keys_are_found_where_they_are_said():
    source = 'say("a"); T = (N_("b"), 1); say("c" if x else "d"); say(T[0]); print("e")'
    assert keys_of(source) == {"a", "b", "c", "d"}


@pytest.mark.parametrize("argument", ['"a" + b', 'f"a{b}"', '"a %s" % b'])
def test_a_key_put_together_is_refused(argument):
    with pytest.raises(Unreadable):
        keys_of(f"say({argument})")


@pytest.fixture
def in_english():
    yield
    texts.use()


@pytest.mark.usefixtures("in_english")
class TestUse:
    def test_english_needs_no_catalogue(self):
        texts.use()
        assert texts.say("Your turn") == "Your turn"

    def test_every_catalogue_is_asked_and_a_stranger_is_left_as_it_is(self):
        texts.use({"King": "Roi"}, {"Guard": "Garde"})
        assert [texts.say(key) for key in ("King", "Guard", "Fool")] == ["Roi", "Garde", "Fool"]

    def test_another_language_forgets_the_one_before(self):
        texts.use({"King": "Roi"})
        texts.use()
        assert texts.say("King") == "King"
