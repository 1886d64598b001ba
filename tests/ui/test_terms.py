"""The words of the games: device and how-to-play pages use those of firmware/docs/terms.md."""

import functools
import re
from typing import NamedTuple

import pytest

import games
from host_sim.texts import catalogues
from tests.ui.test_texts import FIRMWARE, ON_DEVICE
from tools.interpreters import ROOT
from ui.languages import LANGUAGES

TERMS = FIRMWARE / "docs" / "terms.md"
PAGES = FIRMWARE / "docs" / "how-to-play"
EVERY_GAME = "All games"
TRANSLATED = catalogues.others()


class Term(NamedTuple):
    """A word with its other forms, and words not to be used for it, by language."""

    words: dict[str, tuple[str, ...]]
    wrong: dict[str, tuple[str, ...]]


@functools.cache
def terms() -> dict[str, list[Term]]:
    """The terms of each game by its English name, and those of every game."""
    sections: dict[str, list[Term]] = {}
    columns: list[str] = []
    rows: list[Term] = []
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip(" *") for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            rows = sections.setdefault(line[3:], [])
        elif line.startswith("| English "):
            columns = cells
        elif re.match(r"\|(?!---)", line):
            row = dict(zip(columns, cells, strict=True))
            words = {code: _forms(row[name]) for code, name in LANGUAGES if name in row}
            wrong = {
                code: tuple(filter(None, row.get(f"not {name}", "").split(", ")))
                for code, name in LANGUAGES
            }
            rows.append(Term(words, wrong))
    return sections


def _forms(cell: str) -> tuple[str, ...]:
    """A word and its other forms: `back / play back`, `carte gâteau (gâteau, Gât)`."""
    words, _, short = cell.rstrip(")").partition(" (")
    return (*words.split(" / "), *filter(None, short.split(", ")))


def has(text: str, word: str, language: str) -> bool:
    """Whether a text has a word, in whatever number, or form of a French verb in -er.

    In languages other than English and French it may have any ending of three letters.
    """
    parts = [re.escape(part) for part in word.split(" ")]
    ending = "[sx]?" if language in ("en", "fr") else r"\w{0,3}"
    if language in ("en", "fr"):
        parts = [re.sub("y$", "(y|ies)", re.sub("er$", "(er|ez|e|é|ée)", part)) for part in parts]
    between = ending + " "
    return bool(re.search(rf"\b{between.join(parts)}{ending}\b", text, re.IGNORECASE))


def faults(section: str, english: str, translation: str, language: str) -> list[str]:
    """Which words of a game a translation lacks, and which wrong ones both texts have."""
    found = []
    for term in terms().get(section, ()):
        wanted = any(has(english, word, "en") for word in term.words["en"])
        if wanted and language not in term.words:
            found.append(
                f"terms.md has no column for this language, and no “{term.words['en'][0]}”"
            )
        elif wanted and not any(has(translation, word, language) for word in term.words[language]):
            found.append(f"no “{term.words[language][0]}” in “{translation}” for “{english}”")
        for text, code in ((english, "en"), (translation, language)):
            found += [f"“{word}” in “{text}”" for word in term.wrong[code] if has(text, word, code)]
    return found


def title(game: str) -> str:
    return games.declared(game).TITLE


def section_of(game: str) -> tuple[str, str]:
    return title(game), games.folder(game)


def test_every_game_has_its_words():
    assert list(terms()) == [*map(title, games.NAMES), EVERY_GAME]
    assert all(len(rows) > 1 for rows in terms().values())


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_device_uses_the_words_of_the_game(game, language):
    section, domain = section_of(game)
    for (_, key), text in catalogues.messages(language, domain).items():
        assert faults(section, key, text, language) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", ON_DEVICE)
def test_the_device_uses_the_words_of_every_game(domain, language):
    for (_, key), text in catalogues.messages(language, domain).items():
        assert faults(EVERY_GAME, key, text, language) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_menu_calls_the_game_by_its_name(game, language):
    name = terms()[title(game)][0].words
    assert name["en"] == (title(game),)
    _, domain = section_of(game)
    assert name.get(language) == (catalogues.texts(language, domain)[title(game)],)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_pages_use_the_words_of_the_game(game, language):
    english, translation = (
        " ".join((PAGES / f"{game}{suffix}.md").read_text(encoding="utf-8").split())
        for suffix in ("", f".{language}")
    )
    for section in (title(game), EVERY_GAME):
        assert faults(section, english, translation, language) == []


def test_the_readme_uses_the_words_of_all_games():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for rows in terms().values():
        assert not [w for term in rows for w in term.wrong["en"] if has(readme, w, "en")]


@pytest.mark.parametrize(
    ("section", "english", "french", "count"),
    [
        ("Royal Visit", "The Wizard comes nearer", "Le Sorcier approche", 0),
        ("Royal Visit", "The Wizard comes nearer", "Le Magicien approche", 2),
        ("Royal Visit", "Wizard: 2 spaces", "Sorcier : 2 cases", 0),
        ("Royal Visit", "Wizard: 2 spaces", "Sorcier : 2 pas", 1),
        ("King of the Dice", "The last penalties", "Les dernières pénalités", 0),
        ("King of the Dice", "Folk", "Gens", 2),
        ("King of the Dice", "Roll one die", "Lancez un dé", 0),
        ("Banquet Royal", "Six cakes", "Six cartes gâteau", 0),
        ("Banquet Royal", "carriage", "carrosse", 2),
        ("All games", "Take back", "Reprise", 2),
    ],
)
def test_faults_are_found(section, english, french, count):
    assert len(faults(section, english, french, "fr")) == count
