"""Squire of Royal Visit: rates each act of this turn with simple points, without looking ahead.

It takes a win in this turn and does not lose the King. Random noise decides between acts of about
the same worth.
"""

from micropython import const

from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    END,
    FOUNTAIN,
    GREEN,
    HAND,
    JESTER,
    KING,
    LAST,
    LEFT_GUARD,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
)
from games.royal_visit.position import BY_KING, Position

# Points for each space nearer to the player's own end.
_KING = const(10)
_CROWN = const(8)
_GUARD = const(2)
_WIZARD = const(2)
_JESTER = const(1)

_POWER = const(6)  # points for the Jester's power
_NOISE = const(28)  # random points: 0..27
_DECIDED = const(10000)  # points for a won game
_AT_ONCE = const(3)  # acts tried in one step


class Squire:
    """Decides one turn."""

    def __init__(self, view: Game, rng):
        self.choice = bytes([END])  # the choice for a turn that has begun
        self._game = view.view(view.side)
        self._rng = rng
        self._best = -2 * _DECIDED
        self._acts = None if view.turn_length else Acts(self._game)

    def step(self) -> bool:
        """Search a little; True once the choice is made."""
        for _ in range(_AT_ONCE):
            if self._acts is None or not self._acts.step():
                return True
            if self._acts.fresh:
                self._rate()
        return False

    def _rate(self) -> None:
        worth = worth_of(self._game) + self._rng.below(_NOISE)
        if worth > self._best:
            self._best = worth
            self.choice = self._turn()

    def _turn(self) -> bytes:
        game = self._game
        plays = bytes(game.turn_plays[: game.turn_length])
        return plays if game.termination else plays + bytes([END])


def worth_of(game: Position) -> int:
    """Return the points of the side to act if it ends its turn here."""
    side = game.side
    if game.termination == BY_KING:
        return _DECIDED if in_chateau(game.pieces[KING], side) else -_DECIDED
    crown = _advance(game.crown, side) + _spaces_due(game)
    if crown > LAST - FOUNTAIN - 2:
        return _DECIDED
    king = _advance(game.pieces[KING], side)
    if game.little and king and _runs_out(game):
        return _DECIDED if king > 0 else -_DECIDED
    worth = _KING * king + _CROWN * crown
    worth += _GUARD * _advance(game.pieces[LEFT_GUARD], side)
    worth += _GUARD * _advance(game.pieces[RIGHT_GUARD], side)
    worth += _WIZARD * _advance(game.pieces[WIZARD], side)
    worth += _JESTER * _advance(game.pieces[JESTER], side)
    if game.jester_power(side):
        worth += _POWER
    return worth


def _advance(space: int, side: int) -> int:
    """Return the distance from the Fountain towards that side's end; negative beyond it."""
    return space - FOUNTAIN if side == GREEN else FOUNTAIN - space


def _spaces_due(game: Position) -> int:
    due = game.crown_due(game.side)
    spaces = 0
    while due:
        spaces += due & 1
        due >>= 1
    return spaces


def _runs_out(game: Position) -> bool:
    """Return whether the pile runs out in the refill after this turn."""
    return HAND - game.hand_size(game.side) >= game.pile_size
