"""`dev.py texts`: new English is entered, what is said no more goes, and translations stay."""

import shutil
import subprocess
import sys

import polib
import pytest

import games
from host_sim.texts import catalogues
from host_sim.trouble import Trouble
from tools import golden
from tools.interpreters import ROOT
from tools.texts import pictures
from tools.texts.english import Message
from tools.texts.english import messages as all_messages
from tools.texts.update import begin, updated

HEADER = """\
msgid ""
msgstr ""
"Language: xx\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"X-Language-Name: Xax\\n"
"""


@pytest.fixture
def catalogue(tmp_path):
    """The catalogue of two texts, one of which nobody says any more."""
    text = '# a remark\n#, fuzzy\nmsgid "King"\nmsgstr "Rex"\n\nmsgid "Old"\nmsgstr "Vetus"\n'
    (tmp_path / "app.po").write_text(f"{HEADER}\n{text}", "utf-8")
    return tmp_path / "app.po"


def test_a_catalogue_is_brought_up_to_date(catalogue):
    messages = [Message("", "King", "a.py"), Message("rules", "King", "b.txt")]
    file = updated(catalogue, messages, {messages[0]: "start/menu.txt"})
    assert [(entry.msgctxt, entry.msgid, entry.msgstr) for entry in file] == [
        (None, "King", "Rex"),
        ("rules", "King", ""),
    ]
    assert file[0].fuzzy
    assert file[0].tcomment == "a remark"
    assert file[0].comment == "start/menu.txt"
    assert file[0].occurrences == [("a.py", "")]
    assert file.metadata["X-Language-Name"] == "Xax"


def test_a_new_catalogue_has_the_header_of_the_language(catalogue):
    file = updated(catalogue.with_name("nim.po"), [Message("", "%d left", "a.py")], {})
    assert file.metadata["Language"] == "xx"
    assert "X-Language-Name" not in file.metadata
    assert file[0].flags == ["python-format"]
    assert polib.pofile(str(file))[0].msgid == "%d left"


@pytest.mark.parametrize("code", ["../x", "x", "PT", "pt-br", "pt\n", ""])
def test_what_is_no_code_of_a_language_writes_nothing(tmp_path, monkeypatch, code):
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path / "texts")
    with pytest.raises(Trouble, match="a code is two or three small letters, such as pt"):
        begin(code, "Name")
    assert not list(tmp_path.iterdir())


def written(text: str, **values) -> pictures.Written:
    """A text at the left of a display."""
    box = {"left": 0, "top": 0, "right": 30, "bottom": 9, "fixed": "left", "large": False}
    return pictures.Written(text, **(box | values))


def note(english: str, *beside: str, page: tuple[pictures.Written, ...]) -> str:
    """What a translator is told of a message if this page is a golden screen."""
    places = pictures.Places()
    places.add(page, "start/menu.txt")
    message, *others = (Message("", text, "a.py") for text in (english, *beside))
    return places.note(message, [message, *others])


def test_a_text_has_its_screen_and_the_room_up_to_the_next_text():
    page = (written("Red wins"), written("1/9", left=90, right=100))
    told = "start/menu.txt\nThere is room for a line 87 pixels wide."
    assert note("Red wins", page=page) == told
    assert note("%s wins", page=page) == told


def test_a_text_has_room_for_lines_and_in_each_size_of_letters():
    page = (
        written("Set-up", large=True),
        written("Set-up", top=10, right=128, bottom=19, fixed="box"),
        written("OK", top=50, bottom=59),
    )
    assert note("Set-up", page=page).split("\n")[1:] == [
        "There is room for a line 128 pixels wide and 4 lines high.",
        "There is room for a line 128 pixels wide, in large letters.",
    ]


def test_a_text_that_no_screen_shows_has_the_room_of_those_of_its_place():
    page = (written("Yes, of course"),)
    told = note("No", "Yes, of course", page=page).split("\n")
    assert told == [pictures._ALIKE, "There is room for a line 128 pixels wide."]
    assert note("Yes", page=page).split("\n")[0] == "It is part of a longer text."
    assert note("No", page=page) == pictures.UNKNOWN


def test_the_screens_of_a_script_and_the_pages_between_are_found():
    script = next(path for path in golden.scripts() if path.stem == "start")
    found = list(pictures._played(script))
    assert {screen for screen, _ in found if screen} <= {
        path.relative_to(golden.ROOT).as_posix() for path in golden.FOLDER.glob("en/start/*.txt")
    }
    assert any(one.text == "Set-up" for _, page in found for one in page)
    assert any(not screen for screen, _ in found)


@pytest.mark.parametrize("game", games.NAMES)
def test_all_pages_of_the_rules_are_drawn(game):
    titles = [page[1].text for page in pictures._rules(game)]
    rules = [m.english for m in all_messages()[games.folder(game)] if m.place == "title"]
    assert len(set(titles)) > 5
    assert set(titles) <= set(rules)


@pytest.mark.extra
def test_a_language_is_begun_and_the_others_are_up_to_date(tmp_path):
    for folder in ("firmware", "host_sim", "tools", "tests"):
        made = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=made)
    words = [sys.executable, "-m", "tools.texts", "pt", "Português"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    texts = tmp_path / "firmware" / "texts"
    begun = {path.name for path in texts.glob("pt/*.po")}
    assert begun == {path.name for path in texts.glob("fr/*.po")}
    assert all(not message.msgstr for message in polib.pofile(str(texts / "pt" / "page.po")))
    for path in (ROOT / "firmware" / "texts").glob("*/*.po"):
        assert (texts / path.parent.name / path.name).read_bytes() == path.read_bytes(), path
