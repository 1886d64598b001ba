"""What the firmware says: that the catalogues have all of it, nothing else, and spell it well.

The firmware's own sources are read for the texts they say: every `say("…")` and `N_("…")`.
"""

import ast
import functools
import re
from pathlib import Path

import pytest

import games
from base import flash_data
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
    if folders[:1] == ("tables",) and len(folders) == 2:
        return ".".join(folders)
    return ".".join(folders) if folders[:2] == ("app", "diagnostics") else "app"


def declared_by_games() -> dict[str, set[str]]:
    """Part -> the keys in the games' declarations, which have no N_."""
    parts: dict[str, set[str]] = {}
    for name in games.NAMES:
        declared = games.declared(name)
        seats = getattr(declared, "FAMILIES", declared.SEATS)
        words = {declared.TITLE, *seats, *declared.SCORE_COLUMNS, *declared.VALUE_NAMES.values()}
        parts["tables." + games.folder(name)] = words
    return parts


@functools.cache
def said() -> dict[str, set[str]]:
    """Part -> the keys that it says."""
    parts: dict[str, set[str]] = {}
    for path in FIRMWARE.rglob("*.py"):
        parts.setdefault(part_of(path), set()).update(keys_of(path.read_text(encoding="utf-8")))
    for part, keys in declared_by_games().items():
        parts[part] |= keys
    return {part: keys for part, keys in parts.items() if keys}


def file_of(part: str, language: str) -> str:
    return f"{part.replace('.', '/')}/{language}.txt"


def lines_of(part: str, language: str) -> list[str]:
    """The lines of a catalogue that aren't remarks."""
    text = (FIRMWARE / file_of(part, language)).read_bytes().decode()
    assert text.endswith("\n")
    return [line for line in text[:-1].split("\n") if not line.startswith("#")]


def catalogue(part: str, language: str) -> dict[str, str]:
    return dict(line.split(" = ") for line in lines_of(part, language))


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
    """The app's catalogue is always loaded, so what it has another part need not repeat.

    The same holds for that of a package and the packages in it.
    """
    have = catalogue(part, language).keys()
    others = [other for other in said() if other == "app" or part.startswith(other + ".")]
    common = {key for other in others if other != part for key in catalogue(other, language)}
    assert said()[part] - have - common == set(), "said, and not in the catalogue"
    assert have - said()[part] == set(), "in the catalogue, and never said"
    assert have & common == set(), "in the app's catalogue too"


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", said())
def test_a_catalogue_has_each_text_once_in_a_line_of_its_own(part, language):
    lines = lines_of(part, language)
    for line in lines:
        assert re.fullmatch(r"\S(.*\S)? = \S(.*\S)?", line), line
        assert line.count(" =") == 1, line
    assert len(catalogue(part, language)) == len(lines)


@pytest.fixture
def in_english():
    texts.use()
    yield
    texts.use()


@pytest.mark.usefixtures("in_english")
class TestUse:
    @pytest.fixture
    def write(self, monkeypatch, tmp_path):
        monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
        return lambda name, text: (tmp_path / name).write_bytes(text.encode())

    def test_english_needs_no_catalogue(self):
        assert texts.say("Your turn") == "Your turn"

    def test_every_catalogue_is_asked_and_a_stranger_is_left_as_it_is(self, write):
        write("a.txt", "# Kings = Rois\nKing = Roi\n\nQueen = Reine\n")
        write("b.txt", "Thinking… = Réflexion…\nGuard = Garde\nGuards = Gardes\n")
        texts.use("a.txt", "b.txt")
        keys = ("King", "Queen", "Guard", "Guards", "Thinking…", "Kin", "Kings", "Guard =", "")
        assert [texts.say(key) for key in keys] == [
            *("Roi", "Reine", "Garde", "Gardes", "Réflexion…", "Kin", "Kings", "Guard =", "")
        ]

    def test_another_language_forgets_the_one_before(self, write):
        write("a.txt", "King = Roi\n")
        texts.use("a.txt")
        texts.use()
        assert texts.say("King") == "King"

    def test_a_catalogue_that_was_opened_ahead_is_not_opened_again(self, write, monkeypatch):
        write("a.txt", "King = Roi\n")
        write("b.txt", "Guard = Garde\n")
        texts.use("a.txt")
        texts.open_ahead("b.txt")
        texts.open_ahead("a.txt")  # in use
        monkeypatch.setattr(flash_data, "data", lambda *names: pytest.fail(f"opens {names}"))
        texts.use("a.txt", "b.txt")
        assert (texts.say("King"), texts.say("Guard")) == ("Roi", "Garde")

    def test_a_damaged_catalogue_that_was_opened_ahead_is_said_at_its_use(self, write):
        texts.open_ahead("b.txt")
        with pytest.raises(flash_data.Damaged, match=r"b\.txt is missing or damaged"):
            texts.use("b.txt")

    def test_a_damaged_catalogue_is_said_and_leaves_english(self, write):
        write("a.txt", "King = Roi\n")
        texts.use("a.txt")
        with pytest.raises(flash_data.Damaged, match=r"b\.txt is missing or damaged"):
            texts.use("a.txt", "b.txt")
        assert texts.say("King") == "King"
        texts.use("a.txt")
        assert texts.say("King") == "Roi"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", said())
def test_machine_code_finds_every_text_and_no_other(micropython, part, language):
    wanted = catalogue("app", language) | catalogue(part, language)
    wanted |= {key[:-1]: key[:-1] for key in wanted if key[:-1] not in wanted}
    files = [file_of("app", language), file_of(part, language)]
    said = micropython.output("tests/on_micropython/say.py", *files, text="\n".join(wanted))
    assert said.split("\n")[:-1] == list(wanted.values())
