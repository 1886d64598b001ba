"""Helpers for tests of Royal Visit: games from positions and turns."""

from base import Rng
from games import CHANCE
from games.royal_visit import parse, plays
from games.royal_visit.game import Game
from games.royal_visit.parse import read_sequence, read_set
from games.royal_visit.plays import CARD_KINDS, DECK


def at(position: str, edition: str = "fr2021") -> Game:
    """Return a game in this position."""
    return parse.read_position(position, edition)


def dealt(board: str, red: str, green: str, pile: str, edition: str = "fr2021") -> Game:
    """Return a game with `board` ("gikhj i+ r"), these hands and this pile, the rest discarded."""
    left = bytearray(DECK)
    for hand in (red, green):
        for kind, number in enumerate(read_set(hand)):
            left[kind] -= number
    for kind in read_sequence(pile):
        left[kind] -= 1
    assert len(left) == CARD_KINDS
    return at(f"{board} {red} {green} {pile} {plays.cards_text(left)}", edition)


def take(game: Game, turn: str, seed: int = 0) -> Game:
    """Play a whole turn with its chance events; return the game."""
    for action in parse.read_turn(game, turn):
        game.play(action)
    while game.to_act() == CHANCE:
        game.apply_chance(game.sample(Rng(seed)))
    return game


def illegal_reason(game: Game, play: str) -> int:
    """Return the code of why a play is illegal, or 0."""
    return game.illegal_reason(parse.read_action(game, play))
