"""Why a turn is a good one, in a few words: what it changes for the player who takes it."""

from micropython import const

from games.royal_visit.board import (
    GREEN,
    JESTER,
    KING,
    LAST,
    LEFT_GUARD,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
)
from ui.texts import N_

_DANGER = const(4)  # spaces: from so near to a Château the next turn may bring the King into it
_OUTER = const(1)  # a Château's outer space, counted from its end


def why(before, after, chance: int) -> str:
    """The first reason that applies, a key for `say`.

    before, after: the game as its player sees it now, and behind the turn's last play; chance:
    how likely the turn makes that player to win, in per cent.
    """
    side = before.side
    if chance == 100:
        return _how_it_wins(after, side)
    return _of_king_and_crown(before, after, side) or _of_the_others(before, after, side)


def _how_it_wins(after, side: int) -> str:
    if in_chateau(after.pieces[KING], side):
        return N_("The King comes home")
    if _far(after.crown, side) - _steps(after, side) <= _OUTER:
        return N_("The Crown comes home")
    return N_("The deck runs out")


def _of_king_and_crown(before, after, side: int) -> str:
    """What decides games; "" where nothing of it changes for the better."""
    nearer = _nearer(before, after, side, KING)
    if nearer and _far(before.pieces[KING], 1 - side) - _OUTER <= _DANGER:
        return N_("Saves the King")
    if _steps(after, side) > _steps(before, side):
        return N_("The Crown comes nearer")
    if _steps(after, 1 - side) < _steps(before, 1 - side):
        return N_("Holds the Crown back")
    return N_("The King comes nearer") if nearer else ""


def _of_the_others(before, after, side: int) -> str:
    if after.jester_power(side) and not before.jester_power(side):
        return N_("The Jester's power")
    if before.jester_power(1 - side) and not after.jester_power(1 - side):
        return N_("Stops their Jester")
    if _nearer(before, after, side, LEFT_GUARD) or _nearer(before, after, side, RIGHT_GUARD):
        return N_("A Guard comes nearer")
    if _nearer(before, after, side, WIZARD):
        return N_("The Wizard comes nearer")
    if _nearer(before, after, side, JESTER):
        return N_("The Jester comes nearer")
    return N_("Keeps the better cards")


def _far(space: int, side: int) -> int:
    """How far a space is from that side's end."""
    return LAST - space if side == GREEN else space


def _nearer(before, after, side: int, piece: int) -> bool:
    """Whether a piece has come nearer to that side's end."""
    return _far(after.pieces[piece], side) < _far(before.pieces[piece], side)


def _steps(game, side: int) -> int:
    """How many spaces the Crown would come towards that side."""
    due = game.crown_due(side)
    steps = 0
    while due:
        steps += due & 1
        due >>= 1
    return steps
