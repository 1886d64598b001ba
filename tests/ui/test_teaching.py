"""Lessons and pages of the rules as texts: complete in every language, well spelt, and they fit."""

import importlib
import itertools
import re

import pytest
from framebuf import MONO_VLSB, FrameBuffer

import games
from app.rules import Rules
from base.blocks import Blocks
from tests.ruler import Ruler
from tests.ui import test_terms
from tests.ui.test_texts import FIRMWARE, faults
from tools import golden
from ui import texts
from ui.canvas import HEIGHT, SMALL, WIDTH, line_count

CARD_LINES = 4  # of a lesson's text on a card

# The words of the lines, and whether they have a value in each language.
LESSON_WORDS = {
    "lesson": False,
    "title": True,
    "position": False,
    "point": False,
    "say": True,
    "wrong": True,
    "act": False,
    "play": False,
    "chance": False,
}
PAGE_WORDS = {"page": False, "title": True, "show": False, "text": True}
FILES = [
    (game, name, words)
    for game in games.NAMES
    for name, words in (("lessons", LESSON_WORDS), ("rules", PAGE_WORDS))
]


def lines(game: str, name: str) -> list[str]:
    path = FIRMWARE / "tables" / games.folder(game) / f"{name}.txt"
    text = path.read_bytes().decode()
    assert text.endswith("\n")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def blocks(game: str, name: str, language: str) -> Blocks:
    first = "lesson" if name == "lessons" else "page"
    return Blocks(f"tables/{games.folder(game)}/{name}.txt", first, language)


@pytest.mark.parametrize(("game", "name", "words"), FILES)
def test_every_line_has_a_known_word_and_every_text_every_language(game, name, words):
    read = lines(game, name)
    at = 0
    while at < len(read):
        word, _, value = read[at].partition(" ")
        word, _, language = word.partition(".")
        assert word in words, read[at]
        assert value == value.strip()
        if words[word]:
            group = [line.partition(" ")[0] for line in read[at : at + len(golden.LANGUAGES)]]
            assert group == [f"{word}.{code}" for code in golden.LANGUAGES], read[at]
            at += len(golden.LANGUAGES)
        else:
            assert not language, read[at]
            at += 1


def translated(game: str, name: str):
    """Every text with its translations, by language."""
    read = [re.fullmatch(r"(\w+)\.(\w+) (.+)", line) for line in lines(game, name)]
    found = [match.groups() for match in read if match]
    size = len(golden.LANGUAGES)
    for at in range(0, len(found), size):
        yield found[at][0], {language: text for _, language, text in found[at : at + size]}


@pytest.mark.parametrize(("game", "name", "words"), FILES)
def test_every_text_is_well_made_and_uses_the_words_of_the_game(game, name, words):
    section = games.declared(game).TITLE
    for _, text in translated(game, name):
        for language, said in text.items():
            assert faults(said, language) == [], said
            assert [char for char in said if not SMALL.has(char)] == [], said
        for terms, language in itertools.product((section, test_terms.EVERY_GAME), text):
            if language != "en":
                assert test_terms.faults(terms, text["en"], text[language], language) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_the_texts_of_lessons_fit_on_a_card(game):
    for word, text in translated(game, "lessons"):
        for said in text.values():
            assert word == "title" or line_count(said, WIDTH) <= CARD_LINES, said


@pytest.mark.parametrize("language", golden.LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_lessons_are_few_and_each_asks_for_something(game, language):
    lessons = blocks(game, "lessons", language)
    assert len(lessons.titles) <= 8
    assert all(lessons.titles)
    assert len(set(lessons.titles)) == len(lessons.titles)
    for number in range(len(lessons.titles)):
        words = [word for word, _ in lessons.read(number)]
        assert words[:2] == ["title", "position"]
        assert "act" in words
        assert "say" in words[: words.index("act")]


@pytest.mark.parametrize("game", games.NAMES)
def test_the_first_lesson_asks_for_an_act_after_two_texts(game):
    words = [word for word, _ in blocks(game, "lessons", "en").read(0)]
    assert words[: words.index("act")].count("say") <= 2


class _App:
    """What the screen of the rules asks of the app."""

    declared = None
    shown = "people"

    def __init__(self, game: str, language: str):
        self.game = game
        self.settings = {"language": language}


@pytest.fixture
def in_english():
    yield
    texts.use()


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("language", golden.LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_page_of_the_rules_fits(game, language):
    table = f"tables/{games.folder(game)}/{language}.txt"
    texts.use(*[] if language == "en" else [f"app/{language}.txt", table])
    rules = Rules(_App(game, language))
    assert list(rules.entering())
    pages = blocks(game, "rules", language).titles
    seen = set()
    for _ in pages:
        canvas = Ruler(FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB))
        canvas.clear()
        rules.draw(0, canvas)
        seen.add(tuple(text for text, _ in canvas.written))
        assert rules.press(0, 0, 1) is None  # right
    assert len(seen) == len(pages)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_icon_that_the_rules_can_draw_is_on_a_page(game):
    rules = importlib.import_module(f"tables.{games.folder(game)}.rules")
    drawn = getattr(rules, "_ICONS", {})  # where `draw` has such a list
    shown = [line.split()[1:] for line in lines(game, "rules") if line.startswith("show ")]
    assert set(drawn) <= {name for names in shown for name in names}
