"""The words of the games: device and pages for players use those of firmware/docs/terms.md.

The page on play at a distance names the buttons as they are named in each language.
"""

import re
from xml.etree import ElementTree

import pytest

import games
from host_sim.texts import catalogues
from tests.ui.test_texts import FIRMWARE, ON_DEVICE, translations
from tools.interpreters import ROOT
from tools.texts.terms import glossaries, terms

DOCUMENTS = FIRMWARE / "docs"
EVERY_GAME = "All games"
AT_A_DISTANCE = "at-a-distance"
TRANSLATED = catalogues.others()


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


def in_both(page: str, language: str) -> tuple[str, str]:
    """The text of a page in English and in a language."""
    paths = [DOCUMENTS / f"{page}{suffix}.md" for suffix in ("", f".{language}")]
    if not paths[1].exists():
        pytest.fail(f"firmware/docs/{page}.{language}.md is missing", pytrace=False)
    english, translation = (on_one_line(path.read_text(encoding="utf-8")) for path in paths)
    return english, translation


def on_one_line(text: str) -> str:
    return " ".join(text.split())


# The pages for players that each language has, with the words that they use.
PAGES: dict[str, tuple[str, ...]] = {
    f"how-to-play/{game}": (title(game), EVERY_GAME) for game in games.NAMES
}
PAGES[AT_A_DISTANCE] = (EVERY_GAME,)


def section_of(game: str) -> tuple[str, str]:
    return title(game), games.folder(game)


def test_the_glossaries_for_the_tools_of_translators_are_up_to_date():
    made = glossaries()
    assert {path.parent.name for path in made} == set(TRANSLATED)
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "`python3 tools/dev.py texts`"
        entries = ElementTree.fromstring(text).iter("termEntry")
        assert all(len(entry.findall("langSet/tig/term")) == 2 for entry in entries)


def test_every_game_has_its_words():
    assert set(terms()) == {*map(title, games.NAMES), EVERY_GAME}
    assert all(len(rows) > 1 for rows in terms().values())


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_device_uses_the_words_of_the_game(game, language):
    section, domain = section_of(game)
    for (_, key), text in translations(language, domain).items():
        assert faults(section, key, text, language) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", ON_DEVICE)
def test_the_device_uses_the_words_of_every_game(domain, language):
    for (_, key), text in translations(language, domain).items():
        assert faults(EVERY_GAME, key, text, language) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_menu_calls_the_game_by_its_name(game, language):
    name = terms()[title(game)][0].words
    assert name["en"] == (title(game),)
    _, domain = section_of(game)
    assert name.get(language) == (catalogues.texts(language, domain).get(title(game)),)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("page", PAGES)
def test_the_pages_use_the_words_of_the_game(page, language):
    english, translation = in_both(page, language)
    for section in PAGES[page]:
        assert faults(section, english, translation, language) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_page_on_play_at_a_distance_names_the_buttons(language):
    english, translation = (
        re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text.partition(" ## ")[2])
        for text in in_both(AT_A_DISTANCE, language)
    )
    said = [catalogues.texts(language, domain) for domain in ("page", "app")]
    for button, called in zip(english, translation, strict=True):
        assert called in [on_one_line(texts.get(button, "")) for texts in said], button


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
