"""Banquet Royal tables for the tests: positions in a line, and all that can be chosen there."""

from collections.abc import Iterator

from games import CHANCE, OVER
from games.banquet_royal import notation, reading
from games.banquet_royal.game import Game
from games.banquet_royal.phases import BOARD, DONE, INVITE, LIFT, ROLL, SCATTER, SWAP, WALK
from games.banquet_royal.reasons import REASONS
from games.banquet_royal.rules import Rules
from games.rng import Rng


def at(position: str, edition: str = "regular") -> Game:
    """The game that stands so."""
    return reading.read_position(position, notation.read_rules(edition))


def play(game: Game, *acts: str | int) -> Game:
    """The same game after these acts: words of one player after another, and numbers that fall."""
    for act in acts:
        if isinstance(act, int):
            game.settle(bytes([act]))
        else:
            for action in reading.read_turn(game, act):
                game.play(action)
    return game


def actions(game: Game) -> list[int]:
    """The legal actions."""
    into = bytearray(game.ACTIONS)
    return list(into[: game.legal(into)])


def words(game: Game) -> list[str]:
    """The legal actions as text."""
    return [notation.action(game, action) for action in actions(game)]


def refusal(game: Game, word: str) -> str:
    """Why this is not legal; "" when it is."""
    return REASONS[game.refusal(reading.read_action(game, word))]


def walk(seed: int, players: int, edition: str) -> Iterator[Game]:
    """A random game; yields before each action or event."""
    rng = Rng(seed)
    game = Game(Rules(edition))
    game.start(players, rng)
    while game.to_act() != OVER:
        yield game
        if game.to_act() == CHANCE:
            game.settle(game.sample(rng))
        else:
            legal = actions(game)
            game.play(legal[rng.below(len(legal))])


def choices(game: Game) -> set[str]:
    """All that can come of this phase; DONE, which declines, is left out.

    Moves and transports are from-to, "b3-c3"; the Princess's walks are spaces; of a scattering each
    group comes with each space for its first pawn; of a swap both pawns, "b3r-d4y"; of a feast the
    position that it leads to, and of a cast the cast.
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
    """The words of every way to go on, so many spaces or pawns far."""
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
