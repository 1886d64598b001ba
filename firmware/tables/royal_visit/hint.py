"""Hint of Royal Visit: the plays of a good turn, one by one, and why it is good."""

from micropython import const

from games.royal_visit import plays
from games.royal_visit.plays import (
    GREEN,
    JESTER,
    KING,
    LAST,
    LEFT_GUARD,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
)
from tables.royal_visit import words
from ui.texts import N_, say

_DANGER = const(4)  # spaces from a Chateau: the King may be brought into it in one turn
_OUTER = const(1)  # a Chateau's outer space, counted from its end


class Hint:
    """The rest of a turn, and the one of its plays that is shown.

    plays     its actions, without an END after others
    at        index of the play that is shown
    before    the pieces before that play
    after     the pieces after it
    reason    why the turn is good, a key for `say`
    chance    the player's chance to win by it, in per cent
    """

    def __init__(self, view, actions: bytes, chance: int) -> None:
        self.plays = actions[:-1] if actions[-1] == plays.END and len(actions) > 1 else actions
        self.chance = chance
        self.before = bytearray(plays.PIECES)
        self.after = bytearray(plays.PIECES)
        self._start = bytes(view.pieces)
        after = view.view(view.side)
        for action in self.plays:
            if action != plays.END:
                after.make(action)
        self.reason = why(view, after, chance)
        self.at = 0
        self.go(0)

    def go(self, by: int) -> None:
        """Show the next play (by 1) or the one before (-1), in a circle."""
        self.at = (self.at + by) % len(self.plays)
        self.after[:] = self._start
        for i in range(self.at + 1):
            self.before[:] = self.after
            plays.preview(self.plays[i], self.before, self.after)

    @property
    def action(self) -> int:
        """The play that is shown."""
        return self.plays[self.at]

    @property
    def takes_card(self) -> bool:
        """Whether that play uses a card of the hand."""
        return plays.COST[self.action] > 0

    @property
    def nth(self) -> int:
        """How many cards of the same kind the plays before it use."""
        kind = plays.CARD[self.action]
        used = 0
        for i in range(self.at):
            if plays.CARD[self.plays[i]] == kind:
                used += plays.COST[self.plays[i]]
        return used


def describe(view, actions: bytes) -> str:
    """Return the plays of a turn in words."""
    before = bytearray(view.pieces)
    after = bytearray(before)
    told = []
    for action in actions:
        if action != plays.END:
            plays.preview(action, before, after)
            told.append(words.move_text(action, before, after))
            before[:] = after
    return ", ".join(told) or say("End the turn")


def why(before, after, chance: int) -> str:
    """Return the first reason that applies, a key for `say`.

    before, after: the game as its player sees it now and after the turn's last play; chance: that
    player's chance to win by it, in per cent.
    """
    side = before.side
    if chance == 100:
        return _how_it_wins(after, side)
    return _of_king_and_crown(before, after, side) or _of_the_others(before, after, side)


def _how_it_wins(after, side: int) -> str:
    """Return how the turn wins the game."""
    if in_chateau(after.pieces[KING], side):
        return N_("King to the Chateau")
    if _far(after.crown, side) - _steps(after, side) <= _OUTER:
        return N_("Crown to the Chateau")
    return N_("The deck runs out")


def _of_king_and_crown(before, after, side: int) -> str:
    """Return what improves for the King or the Crown, which decide the game; "" if nothing."""
    nearer = _nearer(before, after, side, KING)
    if nearer and _far(before.pieces[KING], 1 - side) - _OUTER <= _DANGER:
        return N_("Saves the King")
    if _steps(after, side) > _steps(before, side):
        return N_("The Crown comes nearer")
    if _steps(after, 1 - side) < _steps(before, 1 - side):
        return N_("Holds the Crown back")
    return N_("The King comes nearer") if nearer else ""


def _of_the_others(before, after, side: int) -> str:
    """Return what improves for the other pieces, or else for the hand."""
    if after.jester_power(side) and not before.jester_power(side):
        return N_("The Jester’s power")
    if before.jester_power(1 - side) and not after.jester_power(1 - side):
        return N_("Ends Jester’s power")
    if _nearer(before, after, side, LEFT_GUARD) or _nearer(before, after, side, RIGHT_GUARD):
        return N_("A Guard comes nearer")
    if _nearer(before, after, side, WIZARD):
        return N_("The Wizard comes nearer")
    if _nearer(before, after, side, JESTER):
        return N_("The Jester comes nearer")
    ends = before.legal(bytearray(plays.ACTIONS)) == 1
    return N_("Nothing more to play") if ends else N_("Keeps the better cards")


def _far(space: int, side: int) -> int:
    """Return how many spaces a space is from that side's end."""
    return LAST - space if side == GREEN else space


def _nearer(before, after, side: int, piece: int) -> bool:
    """Return whether a piece has come nearer to that side's end."""
    return _far(after.pieces[piece], side) < _far(before.pieces[piece], side)


def _steps(game, side: int) -> int:
    """Return how many spaces the Crown would step towards that side."""
    due = game.crown_due(side)
    steps = 0
    while due:
        steps += due & 1
        due >>= 1
    return steps
