"""Problems of Royal Visit: positions in which Red wins in this turn, with two plays at least.

They were found in self-play, under the default rules; tests prove each again. `problems.bin` has 36
bytes for each problem, from easy to hard, and a CRC-32 at its end, low byte first:

    from  bytes
       0  5      spaces of left Guard, King, right Guard, Wizard and Jester
       5  1      the Crown's space, + 128 if its little side is up
       6  8      kinds of the cards in Red's hand, ascending
      14  13     number of discarded cards of each kind
      27  1      grade, 1 to 5: many different plays, few turns that win
      28  8      actions of a shortest turn that wins, without END; then END up to the end

Green's hand has 8 cards, which are unknown, as is the pile.
"""

from micropython import const

from base import flash_data
from games.royal_visit.game import Game
from games.royal_visit.plays import CARDS, END, GREEN, HAND, HIDDEN_CARD, PIECES, RED

_FILE = "games/royal_visit/problems.bin"
_SIZE = const(36)
_CROWN = const(5)
_LITTLE = const(128)
_HAND = const(6)
_DISCARDS = const(14)
_GRADE = const(27)
_SOLUTION = const(28)

_data = flash_data.checked(_FILE)[0]

COUNT = len(_data) // _SIZE


class Problem:
    """A problem by its number, from 1 to COUNT.

    game        the position, with Red to act
    solution    the actions of a shortest turn that wins, without END
    """

    def __init__(self, number: int) -> None:
        record = _data[(number - 1) * _SIZE : number * _SIZE]
        self.game = _game(record)
        self.solution = bytes([action for action in record[_SOLUTION:] if action != END])


def grade(number: int) -> int:
    """Return how hard a problem is, from 1 to 5; number: from 1 to COUNT."""
    return _data[(number - 1) * _SIZE + _GRADE]


def _game(record) -> Game:
    game = Game()
    game.pieces[:] = record[:PIECES]
    game.crown = record[_CROWN] & ~_LITTLE
    game.little = record[_CROWN] // _LITTLE
    for kind in record[_HAND:_DISCARDS]:
        game.hands[RED][kind] += 1
    game.discards[:] = record[_DISCARDS:_GRADE]
    game.hidden[GREEN] = HAND
    game.put_pile(bytes([HIDDEN_CARD] * (CARDS - 2 * HAND - sum(game.discards))))
    return game
