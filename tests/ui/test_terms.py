"""The words of the games: device and how-to-play pages use those of firmware/docs/terms.md."""

import functools
import re
from typing import NamedTuple

import pytest

import games
from tests.ui.test_texts import FIRMWARE, catalogue, said
from tools.interpreters import ROOT

TERMS = FIRMWARE / "docs" / "terms.md"
PAGES = FIRMWARE / "docs" / "how-to-play"
EVERY_GAME = "All games"


class Term(NamedTuple):
    """A word in both languages, each with its other forms; and words not to be used for it."""

    english: tuple[str, ...]
    french: tuple[str, ...]
    not_english: tuple[str, ...]
    not_french: tuple[str, ...]


@functools.cache
def terms() -> dict[str, list[Term]]:
    """The terms of each game by its English name, and those of every game."""
    sections: dict[str, list[Term]] = {}
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            rows = sections.setdefault(line[3:], [])
        elif re.match(r"\| (?!English |---)", line):
            english, french, *never = [cell.strip(" *") for cell in line.strip("|").split("|")]
            wrong = [tuple(filter(None, cell.split(", "))) for cell in never]
            rows.append(Term(tuple(english.split(" / ")), _forms(french), *wrong))
    return sections


def _forms(cell: str) -> tuple[str, ...]:
    """A French word and its short forms: `carte gâteau (gâteau, Gât)`."""
    word, _, short = cell.rstrip(")").partition(" (")
    return (word, *filter(None, short.split(", ")))


def has(text: str, word: str) -> bool:
    """Whether a text has a word, in whatever number, or form of a French verb in -er."""
    parts = [re.escape(part) for part in word.split(" ")]
    parts = [re.sub("y$", "(y|ies)", re.sub("er$", "(er|ez|e|é|ée)", part)) for part in parts]
    return bool(re.search(rf"\b{'[sx]? '.join(parts)}[sx]?\b", text, re.IGNORECASE))


def faults(section: str, english: str, french: str) -> list[str]:
    """Which words of a game its translation lacks, and which wrong ones both texts have."""
    found = []
    for term in terms()[section]:
        wanted = any(has(english, word) for word in term.english)
        if wanted and not any(has(french, word) for word in term.french):
            found.append(f"no “{term.french[0]}” in “{french}” for “{english}”")
        for text, words in ((english, term.not_english), (french, term.not_french)):
            found += [f"“{word}” in “{text}”" for word in words if has(text, word)]
    return found


def title(game: str) -> str:
    return games.declared(game).TITLE


def section_of(game: str) -> tuple[str, str]:
    return title(game), "tables." + games.folder(game)


def test_every_game_has_its_words():
    assert list(terms()) == [*map(title, games.NAMES), EVERY_GAME]
    assert all(len(rows) > 1 for rows in terms().values())


@pytest.mark.parametrize("game", games.NAMES)
def test_the_device_uses_the_words_of_the_game(game):
    section, part = section_of(game)
    for key, text in catalogue(part, "fr").items():
        assert faults(section, key, text) == []


@pytest.mark.parametrize("part", said())
def test_the_device_uses_the_words_of_every_game(part):
    for key, text in catalogue(part, "fr").items():
        assert faults(EVERY_GAME, key, text) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_the_menu_calls_the_game_by_its_name(game):
    name = terms()[title(game)][0]
    assert (title(game),) == name.english
    _, part = section_of(game)
    assert (catalogue(part, "fr")[title(game)],) == name.french


@pytest.mark.parametrize("game", games.NAMES)
def test_the_pages_use_the_words_of_the_game(game):
    english, french = (
        " ".join((PAGES / f"{game}{suffix}.md").read_text(encoding="utf-8").split())
        for suffix in ("", ".fr")
    )
    for section in (title(game), EVERY_GAME):
        for term in terms()[section]:
            used = any(has(english, word) for word in term.english)
            assert not used or any(has(french, word) for word in term.french), term.french
            assert not [word for word in term.not_english if has(english, word)]
            assert not [word for word in term.not_french if has(french, word)]


def test_the_readme_uses_the_words_of_all_games():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for rows in terms().values():
        assert not [word for term in rows for word in term.not_english if has(readme, word)]


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
    assert len(faults(section, english, french)) == count
