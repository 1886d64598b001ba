"""What Banquet Royal says: it fits beside the map."""

import pytest

from games.banquet_royal import SEATS, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FEAST, ONE, TWO
from tables.banquet_royal import map, words
from tests.tables.banquet import games
from ui import texts
from ui.canvas import SMALL, WIDTH, line_count

COLUMN = 43  # pixels beside the map


@pytest.fixture(autouse=True)
def _in_each_language(use):
    use("banquet-royal")


def assert_fits(sentence: str) -> None:
    assert SMALL.measure(sentence, 0, len(sentence)) <= WIDTH, sentence
    for word in sentence.split(" "):
        assert SMALL.measure(word, 0, len(word)) <= COLUMN, sentence
    assert line_count(sentence, COLUMN) <= 4, sentence


def test_the_initial_of_each_colour_is_drawn():
    initials = texts.say("RMYBG")
    assert len(set(initials)) == len(SEATS) + 1, "and that of nobody's pawns"
    assert set(initials) <= set(map.LETTERS)


def test_what_is_told_of_a_feast_fits():
    for icon in (ONE, TWO):
        assert_fits(words.gains(icon))
    for kind in range(3):
        assert_fits(words.cake(kind))
    assert words.gains(FEAST) == ""


def test_what_ok_does_fits_in_every_phase():
    said = set()
    for game in games("regular", 2, range(6)):
        legal = bytearray(Game.ACTIONS)
        if game.legal(legal) and legal[0] < phases.ROLL:
            said.add(words.ask(game, legal[0]))
    assert len(said) > 8
    for sentence in said:
        assert_fits(sentence)
