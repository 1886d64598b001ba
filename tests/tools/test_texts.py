"""`dev.py texts`: new English is entered, what is said no more goes, and translations stay."""

import shutil
import subprocess
import sys

import polib
import pytest

from tools import golden
from tools.interpreters import ROOT
from tools.texts import pictures
from tools.texts.english import Message
from tools.texts.update import updated

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
    file = updated(catalogue, messages, {"King": "start/menu.txt"})
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


def test_a_text_has_the_screen_on_which_it_is_and_its_room():
    script = next(path for path in golden.scripts() if path.stem == "start")
    found = dict(pictures._written(script))
    place = pictures.place_of("Set-up", found)
    assert place
    assert (golden.ROOT / place.screen).is_file()
    assert 40 < place.width <= 128
    assert pictures.place_of("%s wins", {"Red wins": place}) == place
    assert pictures.place_of("Nobody says this", found) is None


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
