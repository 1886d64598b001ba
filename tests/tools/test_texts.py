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
from tools.texts import english, pictures, proof, update
from tools.texts.english import Message, Source
from tools.texts.update import begin

MESSAGES = english.messages()
HEADER = """\
# Rex: translated by somebody, 2026
# SPDX-FileCopyrightText: 2026 Rex
msgid ""
msgstr ""
"Language: xx\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"X-Language-Name: Xax\\n"
"""
# As tools write them: wrapped early, late or never, with a remark, put aside.
CHATEAU = "When the King is in your Chateau you have won, even in the middle of a turn"
ENTRIES = [
    '#: a.py\nmsgid "King"\nmsgstr "Rex"',
    f'# a remark\n#: a.py\nmsgid "{CHATEAU}"\nmsgstr ""\n"Rex "\n"vicit"',
    '#: a.py\n#, python-format, max-length:30\nmsgid ""\n"%d "\n"left"\nmsgstr "restant %d"',
]
OBSOLETE = '#~ msgid "Old"\n#~ msgstr "Vetus"'
SAID = ["King", CHATEAU, "%d left"]


@pytest.fixture
def catalogue(tmp_path, monkeypatch):
    """The catalogue of a language, with all texts."""
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    path = tmp_path / "xx" / "app.po"
    path.parent.mkdir()
    path.write_text("\n\n".join([HEADER.rstrip(), *ENTRIES, OBSOLETE]) + "\n", "utf-8")
    return path


@pytest.fixture
def brought(catalogue, monkeypatch):
    """`brought(texts)`: what the task says when English has these texts; no screen shows them."""
    monkeypatch.setattr(pictures, "places", pictures.Places)

    def bring(said, files=("a.py",), **others):
        sources = tuple(Source(file) for file in files)
        messages = {
            domain: [Message("", text, sources) for text in texts]
            for domain, texts in {"app": said, **others}.items()
        }
        monkeypatch.setattr(english, "messages", lambda: messages)
        return list(update.update())

    bring(SAID)
    path = catalogue.with_name("app.po")
    path.write_text("\n\n".join([HEADER.rstrip(), *ENTRIES, OBSOLETE]) + "\n", "utf-8")
    template = catalogue.parents[1] / "app.pot"
    template.write_text(template.read_text().replace("format\n", "format, max-length:30\n"))
    return bring


def blocks(path):
    return path.read_text("utf-8").rstrip("\n").split("\n\n")


def test_what_has_not_changed_keeps_every_letter(catalogue, brought):
    before = catalogue.read_bytes()
    assert brought(SAID) == ["All catalogues are up to date."]
    assert catalogue.read_bytes() == before


def test_another_order_or_another_place_moves_nothing(catalogue, brought):
    before = catalogue.read_bytes()
    assert brought(SAID[::-1], files=("0.py", "a.py")) == ["All catalogues are up to date."]
    assert catalogue.read_bytes() == before


def test_a_new_text_is_entered_in_its_place_and_nothing_else_changes(catalogue, brought):
    assert brought([SAID[0], "Hold OK", *SAID[1:]]) == [
        "app: “Hold OK” is new",
        "Written in firmware/texts: app.pot, xx/app.po",
        "xx/app.po: 1 of 4 missing, 0 fuzzy",
    ]
    new = '#: a.py\nmsgid "Hold OK"\nmsgstr ""'
    assert blocks(catalogue) == [HEADER.rstrip(), ENTRIES[0], new, *ENTRIES[1:], OBSOLETE]


def test_a_mended_text_keeps_its_translation_until_somebody_looks(catalogue, brought):
    mended = CHATEAU.replace("middle", "midst")
    told = brought([SAID[0], mended, SAID[2]])
    assert told[0] == f"app: “{CHATEAU}” is “{mended}” now; its translations stay, marked as fuzzy"
    assert told[-1] == "xx/app.po: 0 of 3 missing, 1 fuzzy"
    entry = polib.pofile(str(catalogue))[1]
    assert (entry.msgid, entry.msgstr, entry.previous_msgid) == (mended, "Rex vicit", CHATEAU)
    assert (entry.flags, entry.tcomment) == (["fuzzy"], "a remark")
    before = [HEADER.rstrip(), ENTRIES[0], ENTRIES[2], OBSOLETE]
    assert [block for block in blocks(catalogue) if block in before] == before
    assert catalogues.texts("xx", "app")[mended] == "Rex vicit"
    assert brought([SAID[0], CHATEAU.replace("middle", "course"), SAID[2]])
    assert polib.pofile(str(catalogue))[1].previous_msgid == CHATEAU  # what was translated


def test_a_text_with_other_values_or_other_words_is_a_new_one(catalogue, brought):
    told = brought([SAID[0], "Return", "%s left"])
    assert [line for line in told if "fuzzy" in line] == ["xx/app.po: 2 of 3 missing, 0 fuzzy"]
    assert [entry.msgid for entry in polib.pofile(str(catalogue))][:3] == [
        "King", "Return", "%s left",
    ]  # fmt: skip


def test_a_text_that_moves_to_another_domain_takes_its_translation_along(catalogue, brought):
    brought([], nim=SAID)
    file = polib.pofile(str(catalogue.with_name("nim.po")))
    assert [(entry.msgstr, entry.fuzzy) for entry in file] == [
        ("Rex", False), ("Rex vicit", False), ("restant %d", False),
    ]  # fmt: skip
    assert file.metadata["Language"] == "xx"


@pytest.mark.parametrize(
    ("previous", "shipped"),
    [
        ("Guards", "Rex"),  # mended since
        ("King", ""),  # the guess of a tool, from another text
        ("", ""),  # in doubt
        ("%d Guards", "Rex"),
    ],
)
def test_only_a_mended_text_is_shown_while_it_is_fuzzy(catalogue, previous, shipped):
    entry = polib.POEntry(msgid="Guard", msgstr="Rex", flags=["fuzzy"])
    entry.previous_msgid = previous
    catalogue.write_text(f"{HEADER}\n{ENTRIES[0]}\n\n{entry}", "utf-8")
    assert catalogues.texts("xx", "app").get("Guard", "") == shipped


def test_a_fuzzy_translation_without_the_values_is_not_shown(catalogue):
    entry = polib.POEntry(msgid="%d Guards", msgstr="Custodes", flags=["fuzzy"])
    entry.previous_msgid = "%d guards"
    catalogue.write_text(f"{HEADER}\n{entry}", "utf-8")
    assert catalogues.texts("xx", "app") == {}


@pytest.mark.parametrize("domain", MESSAGES)
def test_the_templates_are_up_to_date(domain):
    file = polib.pofile(str(catalogues.FOLDER / f"{domain}.pot"))
    said = {(message.context, message.english) for message in MESSAGES[domain]}
    assert {catalogues.key_of(entry) for entry in file} == said, "`python3 tools/dev.py texts`"


@pytest.mark.parametrize("code", ["../x", "x", "PT", "pt-br", "pt-BR", "pt_br", "pt_", "pt\n", ""])
def test_what_is_no_code_of_a_language_writes_nothing(tmp_path, monkeypatch, code):
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path / "texts")
    with pytest.raises(Trouble, match="a code is as gettext has them, such as pt"):
        begin(code, "Name")
    assert not list(tmp_path.iterdir())


def written(text: str, **values) -> pictures.Written:
    """A text at the left of a display."""
    box = {"left": 0, "top": 0, "right": 30, "bottom": 9, "fixed": "left", "large": False}
    return pictures.Written(text, **(box | values))


def places(*page: pictures.Written) -> pictures.Places:
    """Where texts are if there is this page alone."""
    found = pictures.Places()
    found.add(page)
    return found


def rooms(found: pictures.Places, text: str) -> list[pictures.Room]:
    return [room for room, _ in found.shown(text)]


def test_a_text_has_the_room_up_to_the_next_text():
    found = places(written("Red wins"), written("1/9", left=90, right=100))
    room = [pictures.Room(large=False, lines=1, width=87)]
    assert rooms(found, "Red wins") == rooms(found, "%s wins") == room
    assert found.longest("Red wins") is None  # the text beside it may be longer elsewhere


def test_a_text_has_room_for_lines_and_in_each_size_of_letters():
    found = places(
        written("Set-up", large=True),
        written("Set-up", top=10, right=128, bottom=19, fixed="box"),
        written("OK", top=50, bottom=59),
    )
    assert rooms(found, "Set-up") == [
        pictures.Room(large=False, lines=4, width=128),
        pictures.Room(large=True, lines=1, width=128),
    ]
    assert found.longest("Set-up") == 18  # letters of 7 pixels
    assert found.longest("OK") == 36


def test_all_screens_of_a_script_are_found_with_their_pictures():
    script = next(path for path in golden.scripts() if path.stem == "start")
    found = pictures._played(script, "de")
    texts = {one.text for page in found for one in page}
    assert "Einstellungen" in texts
    assert all(len(picture) == 1024 and any(picture) for picture in found.values())


@pytest.mark.parametrize("game", games.NAMES)
def test_all_pages_of_the_rules_and_all_cards_of_lessons_are_drawn(game):
    said = MESSAGES[games.folder(game)]
    for kind, place, drawn in (
        ("rules", "text", pictures._rules(game, "en")),
        ("lessons", "card", pictures._cards(game, "en")),
    ):
        texts = {one.text for page in drawn for one in page}
        wanted = {m.english for m in said if (m.context, m.sources[0].place) == (kind, place)}
        assert wanted <= texts
        assert len(wanted) > 5


def test_a_proof_sheet_has_each_text_with_its_screen(catalogue, monkeypatch, tmp_path):
    found = pictures.Places()
    found.add((written("Rex", right=5), written("Dux", left=8)), bytes(1024))
    found.add((written("Rex vicit"),), bytes(1024))
    monkeypatch.setattr(pictures, "places", lambda code: found)
    monkeypatch.setattr(proof, "FOLDER", tmp_path / "build")
    sheet, wide = proof.write("xx")
    text = sheet.read_text("utf-8")
    assert all(entry in text for entry in ("King", "Rex", CHATEAU, "restant %d"))
    assert text.count('<pre class="display">') == 2
    assert text.count("<strong>") == 1
    assert wide == ["xx/app.po: “Rex” is too wide"]


def test_a_language_is_begun(tmp_path):
    for folder in ("firmware", "host_sim", "tools", "tests"):
        made = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=made)

    def run(*words):
        words = [sys.executable, "-m", *words]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    count = len(MESSAGES["page"])
    told = run("tools.texts", "pt_BR", "Português (Brasil)")
    assert f"pt_BR/page.po: {count} of {count} missing, 0 fuzzy" in told
    texts = tmp_path / "firmware" / "texts"
    begun = {path.name for path in texts.glob("pt_BR/*.po")}
    assert begun == {path.name for path in texts.glob("fr/*.po")}
    assert all(not message.msgstr for message in polib.pofile(str(texts / "pt_BR" / "page.po")))
    kept = ("--set", "language=pt_BR", "--out", "out", "--flash", "flash")
    run("host_sim", "run", "tests/golden/king.press", *kept)
    saves = [path.read_bytes() for path in (tmp_path / "flash" / "saves").iterdir()]
    assert [save for save in saves if b"language=pt_BR" in save]
