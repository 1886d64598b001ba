"""Lessons and pages of the rules as texts: complete in every language, well spelt, and they fit."""

import importlib

import pytest
from framebuf import MONO_VLSB, FrameBuffer

import games
from app.rules import Rules
from base.blocks import Blocks
from host_sim.texts import catalogues, packing
from tests.found_blocks import found_blocks
from tests.ruler import Ruler
from tests.ui.test_texts import FIRMWARE
from ui import texts
from ui.canvas import HEIGHT, SMALL, WIDTH, line_count

CARD_LINES = 4  # of a lesson's text on a card
TITLE_WIDTH = WIDTH - 10  # pixels, in the menu of lessons beside its arrows

# The words of the lines.
LESSON_WORDS = {"lesson", "title", "position", "point", "say", "wrong", "act", "play", "chance"}
PAGE_WORDS = {"page", "title", "show", "text"}
FILES = [
    (game, name, words)
    for game in games.NAMES
    for name, words in (("lessons", LESSON_WORDS), ("rules", PAGE_WORDS))
]
LANGUAGES = ["en", *catalogues.others()]


def lines(game: str, name: str) -> list[str]:
    path = FIRMWARE / "tables" / games.folder(game) / f"{name}.txt"
    text = path.read_bytes().decode()
    assert text.endswith("\n")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def blocks(game: str, name: str, language: str) -> Blocks:
    first = "lesson" if name == "lessons" else "page"
    return found_blocks(f"texts/{language}/{games.folder(game)}-{name}.txt", first)


@pytest.mark.parametrize(("game", "name", "words"), FILES)
def test_every_line_has_a_known_word(game, name, words):
    for line in lines(game, name):
        word, _, value = line.partition(" ")
        assert word in words, line
        assert value == value.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name", "words"), FILES)
def test_a_language_has_the_same_lines_in_its_words(game, name, words, language):
    said = catalogues.texts(language, games.folder(game), name)
    wanted = []
    for line in lines(game, name):
        word, _, value = line.partition(" ")
        wanted.append((word, said.get(value, value) if word in packing.SPOKEN else value))
    made = blocks(game, name, language)
    read = []
    for number, block in enumerate(made.names):
        read += [("lesson" if name == "lessons" else "page", block), *made.read(number)]
    assert read == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_texts_of_lessons_fit_on_a_card_and_their_titles_in_the_menu(game, language):
    for number in range(len(blocks(game, "lessons", language).titles)):
        for word, text in blocks(game, "lessons", language).read(number):
            if word in ("say", "wrong"):
                file = f"{language}/{games.folder(game)}.po"
                assert line_count(text, WIDTH) <= CARD_LINES, f"{file}: “{text}” is too long"
            elif word == "title":
                assert SMALL.measure(f"○ {text}", 0, len(text) + 2) <= TITLE_WIDTH, text


@pytest.mark.parametrize("language", LANGUAGES)
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
        self._language = language

    def teaching(self, name: str) -> str:
        return f"texts/{self._language}/{games.folder(self.game)}-{name}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_page_of_the_rules_fits(game, language):
    if language != "en":
        texts.use(f"texts/{language}/{games.folder(game)}.bin")  # so that a misfit is named
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
