"""What is said: that the catalogues have all of it, nothing else, and spell it well."""

import re
from functools import cache
from pathlib import Path

import pytest

from base import flash_data
from host_sim.texts import catalogues, packing
from host_sim.texts.catalogues import placeholders
from host_sim.trouble import Trouble
from tools.interpreters import ROOT
from tools.texts import english
from ui import texts
from ui.canvas import LARGE, SMALL, Font

FIRMWARE = Path(texts.__file__).resolve().parent.parent
NBSP = "\u00a0"
SIGNS = set("←→↑↓◀▶▲▼✓✗●○‹›•°“”‘—")  # for text in lines; titles do without
TRANSLATED = catalogues.others()
MESSAGES = english.messages()
DOCUMENTS = [
    *(FIRMWARE / "docs" / "how-to-play").glob("*.md"),
    *(FIRMWARE / "docs").glob("at-a-distance*.md"),
    *(ROOT / "hardware").glob("faults*.md"),
    *(ROOT / "tools" / "site" / "start").glob("*.md"),
    ROOT / "README.md",
    FIRMWARE / "docs" / "add-a-language.md",
]
ON_DEVICE = [domain for domain in MESSAGES if domain not in catalogues.PAGES]
has = cache(Font.has)
translations = cache(catalogues.messages)


def entries(domains=ON_DEVICE):
    """Every (language, context, English, text) of the device, with lessons and rules."""
    for domain in domains:
        for message in MESSAGES[domain]:
            yield "en", message.context, message.english, message.english
        for language in TRANSLATED:
            for (context, key), text in translations(language, domain).items():
                yield language, context, key, text


def faults(text: str) -> list[str]:
    """What a typesetter would mark."""
    found = []
    if text != text.strip() or "  " in text:
        found.append("stray space")
    if "..." in text:
        found.append("three dots for …")
    if "'" in text:
        found.append("a straight apostrophe")
    if re.search(r" [:;!?»]|« ", text):
        found.append("a space that breaks at : ; ! ? « »")
    return found


# What a language does always or never: a no-break space before these marks.
SPACED = re.compile(f"{NBSP}[:;!?»]"), re.compile(f"[^{NBSP} ][:;!?»]")


def mixed(texts: list[str]) -> list[str]:
    """The texts that don't do as most texts of their language."""
    return min(([text for text in texts if form.search(text)] for form in SPACED), key=len)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", MESSAGES)
def test_a_catalogue_has_what_is_said_and_nothing_else(domain, language):
    have = translations(language, domain).keys()
    said = {(message.context, message.english) for message in MESSAGES[domain]}
    missing = said - have
    assert not missing, f"{language}/{domain}.po: {len(missing)} of {len(said)} not translated"
    assert have - said == set(), "never said: `python3 tools/dev.py texts` takes them out"


def test_every_text_is_well_made():
    found = []
    for language, context, key, text in entries():
        wrong = faults(text)
        if placeholders(text) != placeholders(key):
            wrong.append("other placeholders")
        wrong += [f"no glyph for {char}" for char in text if not has(SMALL, char)]
        if not context:  # in small letters or in large ones
            wrong += [f"no large {char}" for char in set(text) - SIGNS if not has(LARGE, char)]
            if text.endswith(".") != key.endswith("."):
                wrong.append("a full stop, or none")
        found += [f"{language}: {text}: {fault}" for fault in wrong]
    assert found == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", catalogues.PAGES)
def test_a_text_of_a_page_has_the_same_values(domain, language):
    for (_, key), text in translations(language, domain).items():
        assert placeholders(text) == placeholders(key), text


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domains", [ON_DEVICE, catalogues.PAGES])
def test_a_language_spaces_its_marks_alike(domains, language):
    assert mixed([text for code, _, _, text in entries(domains) if code == language]) == []


def test_every_text_of_a_page_is_well_spaced():
    texts = [(code, text) for code, _, _, text in entries(catalogues.PAGES)]
    assert [(code, text, faults(text)) for code, text in texts if faults(text)] == []


NO_PROSE = re.compile(r"(?s)\A---\n.*?\n---\n|`[^`]*`|<[^>]*>|\]\([^)]*\)|\{[^}]*\}")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_for_players_is_well_spaced(path):
    """On a line; a bullet stands for code, links and HTML."""
    text = re.sub("[ \n]+", " ", NO_PROSE.sub("•", path.read_text("utf-8")))
    wrong = re.findall(r".{12}(?:\w [:;!?»]|« |\w'\w).{3}", text)
    if path.name.endswith("fr.md"):
        wrong += re.findall(r".{12}\w[;!?»].{3}", text)
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (f"Fou{NBSP}: 1 case", 0),
        ("Fou : 1 case", 1),
        ("« Roi »", 1),
        ("On réfléchit...", 1),
        ("Jester: 1 space", 0),
        ("Red wins !", 1),
        ("Crown ", 1),
        ("King's", 1),
    ],
)
def test_faults_are_found(text, count):
    assert len(faults(text)) == count


def test_what_one_text_does_alone_is_found():
    assert mixed([f"Fou{NBSP}: 1", f"Gagné{NBSP}!", "Fou: 1", "l’été"]) == ["Fou: 1"]


def test_keys_are_found_where_they_are_said():
    source = 'say("a"); T = (N_("b"), 1); say("c" if x else "d"); say(T[0]); print("e")'
    assert english.keys_of(source) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("argument", ['"a" + b', 'f"a{b}"', '"a %s" % b'])
def test_a_key_put_together_is_refused(argument):
    with pytest.raises(english.Unreadable):
        english.keys_of(f"say({argument})")


class TestUse:
    @pytest.fixture
    def write(self, monkeypatch, tmp_path):
        monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
        return lambda name, **said: (tmp_path / name).write_bytes(packing.catalogue(said, name))

    def test_english_needs_no_catalogue(self):
        assert texts.say("Your turn") == "Your turn"

    def test_every_catalogue_is_asked_and_a_stranger_is_left_as_it_is(self, write):
        write("a", King="Roi", Queen="Reine")
        write("b", Guard="Garde", Guards="Gardes", **{"Thinking…": "Réflexion…", "": "rien"})
        write("c")
        texts.use("a", "c", "b")
        keys = ("King", "Queen", "Guard", "Guards", "Thinking…", "Kin", "Kings", "Guard ", "")
        assert [texts.say(key) for key in keys] == [
            *("Roi", "Reine", "Garde", "Gardes", "Réflexion…", "Kin", "Kings", "Guard ", "rien")
        ]

    def test_another_language_forgets_the_one_before(self, write):
        write("a", King="Roi")
        texts.use("a")
        texts.use()
        assert texts.say("King") == "King"

    def test_a_catalogue_that_was_opened_ahead_is_not_opened_again(self, write, monkeypatch):
        write("a", King="Roi")
        write("b", Guard="Garde")
        texts.use("a")
        texts.open_ahead("b")
        texts.open_ahead("a")  # in use
        monkeypatch.setattr(flash_data, "checked", lambda *names: pytest.fail(f"opens {names}"))
        texts.use("a", "b")
        assert (texts.say("King"), texts.say("Guard")) == ("Roi", "Garde")

    def test_a_damaged_catalogue_that_was_opened_ahead_is_said_at_its_use(self, write):
        texts.open_ahead("b")
        with pytest.raises(flash_data.Damaged, match="b is missing or damaged"):
            texts.use("b")

    def test_a_damaged_catalogue_is_said_and_leaves_english(self, write):
        write("a", King="Roi")
        texts.use("a")
        with pytest.raises(flash_data.Damaged, match="b is missing or damaged"):
            texts.use("a", "b")
        assert texts.say("King") == "King"
        texts.use("a")
        assert texts.say("King") == "Roi"


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_the_device_reads_is_what_was_translated(micropython, language):
    """From the `.po` files by the build and machine code; no stranger is taken for a text."""
    keys = sorted({message.english for domain in ON_DEVICE for message in MESSAGES[domain]})
    files = [f"texts/{language}/{domain}.bin" for domain in ON_DEVICE]
    wanted = []
    for domain, file in zip(ON_DEVICE, files, strict=True):
        translated = catalogues.texts(language, domain)
        wanted += [translated.get(key, key) for key in keys]
        assert len(packing.unpacked((FIRMWARE / file).read_bytes())) == len(translated)
    said = micropython.output("tests/on_micropython/say.py", *files, text="\n".join(keys))
    assert said.split("\n")[:-1] == wanted


class TestPacking:
    def test_two_keys_of_one_checksum_are_refused(self):
        one, other = "ab", "bC"  # 31 * 97 + 98 == 31 * 98 + 67
        with pytest.raises(Trouble, match=r"fr: change a letter of “(ab|bC)”"):
            packing.catalogue({one: "1", other: "2"}, "fr")

    def test_texts_that_are_too_long_for_a_block_are_refused(self):
        with pytest.raises(Trouble, match="6 bytes too long"):
            packing.catalogue({"a": "x" * 4071, "b": "y"}, "fr")
