"""Reads what `notation` writes."""

from games import Invalid, brief, turns
from games.nim import EDITIONS, validate
from games.nim.game import STONES, Game
from games.nim.notation import PLAYERS, action


def read_position(text: str, edition: str = EDITIONS[0]) -> Game:
    heaps, _, player = text.partition(" ")
    stones = heaps.split(",", len(STONES))
    if len(stones) != len(STONES) or player not in tuple(PLAYERS):
        raise Invalid("position: '%s' is not 3 heaps, a space, and w or b" % brief(text))
    game = Game(edition)
    for heap in range(len(STONES)):
        if stones[heap] not in ("0", "1", "2", "3", "4", "5"):
            raise Invalid("heap %d: '%s' is no number of it" % (heap, brief(stones[heap])))
        game.heaps[heap] = int(stones[heap])
    game.player = PLAYERS.index(player)
    error = validate.position_error(game)
    if error:
        raise Invalid(error)
    return game


def read_action(game: Game, text: str) -> int:
    for a in range(game.ACTIONS):
        if action(game, a) == text:
            return a
    raise Invalid("'%s' is not a heap from a to c and a number of its stones" % brief(text))


def read_turn(game: Game, text: str) -> bytes:
    return turns.read_turn(game, text, read_action)


def read_event(_game: Game, text: str) -> bytes:
    raise Invalid("Nim has no chance events, so none is '%s'" % brief(text))
