"""Helpers for tests of Banquet Royal: games from positions, and their actions."""

from collections.abc import Iterator

from games import OVER
from games.banquet_royal import parse
from games.banquet_royal.game import Game
from games.banquet_royal.validate import REASONS
from tests.moments import go_on, started


def at(position: str, edition: str = "regular") -> Game:
    """Return a game in this position."""
    return parse.read_position(position, edition)


def play(game: Game, *acts: str | int) -> Game:
    """Play words of actions and numbers of the die; return the game."""
    for act in acts:
        if isinstance(act, int):
            game.apply_chance(bytes([act]))
        else:
            for action in parse.read_turn(game, act):
                game.play(action)
    return game


def illegal_reason(game: Game, word: str) -> str:
    """Return why the action is illegal, or ""."""
    return REASONS[game.illegal_reason(parse.read_action(game, word))]


def walk(seed: int, players: int, edition: str) -> Iterator[Game]:
    """Play a random game; yield before each action or event."""
    game, rng = started(Game.NAME, seed, players, edition)
    while game.to_act() != OVER:
        yield game
        go_on(game, rng)
