"""Helpers for tests of Banquet Royal: games from positions, and all their choices."""

from collections.abc import Iterator

from base import Rng
from games import CHANCE, OVER
from games.banquet_royal import notation, parse
from games.banquet_royal.game import Game
from games.banquet_royal.phases import BOARD, DONE, INVITE, LIFT, ROLL, SCATTER, SWAP, WALK
from games.banquet_royal.validate import REASONS


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


def actions(game: Game) -> list[int]:
    """Return the legal actions."""
    into = bytearray(game.ACTIONS)
    return list(into[: game.legal(into)])


def words(game: Game) -> list[str]:
    """Return the legal actions as text."""
    return [notation.action(game, action) for action in actions(game)]


def illegal_reason(game: Game, word: str) -> str:
    """Return why the action is illegal, or ""."""
    return REASONS[game.illegal_reason(parse.read_action(game, word))]


def walk(seed: int, players: int, edition: str) -> Iterator[Game]:
    """Play a random game; yield before each action or event."""
    rng = Rng(seed)
    game = Game(edition)
    game.start(players, rng)
    while game.to_act() != OVER:
        yield game
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
        else:
            legal = actions(game)
            game.play(legal[rng.below(len(legal))])


def choices(game: Game) -> set[str]:
    """Return all choices of this phase without DONE.

    Moves and transports are from-to, "b3-c3"; the Princess's walks are spaces; a scattering is a
    group and the space for its first pawn; a swap is both pawns, "b3r-d4y"; a feast is the position
    after it; a cast is the word of the cast.
    """
    if game.phase == INVITE:
        play(game, "feast")
        after = notation.position(game)
        game.undo()
        return {after}
    paths = [path for path in _paths(game, _DEPTH[game.phase]) if path != ("done",)]
    if game.phase == SWAP:
        return {"-".join(sorted((one + pawn, other + its))) for one, pawn, other, its in paths}
    return {"-".join(path) for path in paths}


_DEPTH = {LIFT: 2, WALK: 1, BOARD: 2, SCATTER: 2, SWAP: 4}


def _paths(game: Game, depth: int) -> list[tuple[str, ...]]:
    """Return the words of every way to continue, this number of picks long."""
    paths = []
    for action in actions(game):
        word = notation.action(game, action)
        if depth == 1 or action in (ROLL, DONE):
            paths.append((word,))
        else:
            game.play(action)
            paths += [(word, *rest) for rest in _paths(game, depth - 1)]
            game.undo()
    return paths
