"""Royal Visit tables for the tests: positions in a line, turns in a line."""

import pytest

from games import CHANCE
from games.rng import Rng
from games.royal_visit import cards, notation, reading
from games.royal_visit.cards import DECK, KINDS
from games.royal_visit.game import Game
from games.royal_visit.reading.cards import read_sequence, read_set

# Boards on which somebody with the hand of `open_win` wins in one turn, and the result then.
OPEN_WINS = pytest.mark.parametrize(
    ("board", "result"),
    [
        ("bdfhj i+ r", "r king"),
        ("gmqhj i+ g", "g king"),
        ("bikcj c+ r", "r crown"),
        ("gipnj o- g", "g crown"),
        ("ghkij e- r", "r deck"),
        ("gjkij m- g", "g deck"),
    ],
)


def at(position: str, rules: str = "fr2021") -> Game:
    """The game that stands so."""
    return reading.read_position(position, notation.read_rules(rules))


def dealt(board: str, red: str, green: str, pile: str, rules: str = "fr2021") -> Game:
    """The game with `board` ("gikhj i+ r"), these hands and this pile, the rest discarded."""
    left = bytearray(DECK)
    for hand in (red, green):
        for kind, number in enumerate(read_set(hand)):
            left[kind] -= number
    for kind in read_sequence(pile):
        left[kind] -= 1
    assert len(left) == KINDS
    return at(f"{board} {red} {green} {pile} {cards.set_text(left)}", rules)


def open_win(board: str, result: str) -> Game:
    """The game of one of OPEN_WINS."""
    hand = "K1*3,W2*3,J3,J4"
    pile = ["G2"] * (2 if "deck" in result else 9)
    return dealt(board, hand, hand, ",".join(pile))


def take(game: Game, turn: str, seed: int = 0) -> Game:
    """The same game after a whole turn, all that chance has to do included."""
    for action in reading.read_turn(game, turn):
        game.play(action)
    while game.to_act() == CHANCE:
        game.settle(game.sample(Rng(seed)))
    return game


def words(game: Game) -> list[str]:
    """The legal actions as text."""
    into = bytearray(game.ACTIONS)
    return [notation.action(game, into[i]) for i in range(game.legal(into))]


def refusal(game: Game, play: str) -> int:
    """Why this play is not legal; 0 when it is."""
    return game.refusal(reading.read_action(game, play))
