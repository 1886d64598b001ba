"""Reads the actions, turns and events that `action_text` and `turns` write."""

from games import Invalid, brief, turns
from games.roi_et_compagnie.action_text import action
from games.roi_et_compagnie.actions import ACTIONS, ROLL_ALL
from games.roi_et_compagnie.dice import DICE
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.reading.parts import read_number


def read_action(game: Game, text: str) -> int:
    """The action that is written so here. Raises Invalid; whether it is legal, `play` says.

    Several ways to take a card are written alike where there is nothing to choose: the legal one
    is meant.
    """
    rolled = _dice_in(text)
    if rolled and action(game, rolled) == text:
        return rolled
    found = 0
    for a in range(ROLL_ALL + 1, ACTIONS):
        if action(game, a) == text:
            if not game.refusal(a):
                return a
            found = a
    if not found:
        raise Invalid(
            "'%s' is not an action here: roll:DICE, take:CARD as it lies in the row, or penalty"
            % brief(text)
        )
    return found


def _dice_in(text: str) -> int:
    """The bit mask of the dice that have their numbers in a text."""
    mask = 0
    for die in range(DICE):
        if str(die + 1) in text:
            mask |= 1 << die
    return mask


def read_turn(game: Game, text: str) -> bytes:
    """The actions of a turn's text. Raises Invalid or Illegal, naming the word."""
    return turns.read_turn(game, text, read_action)


def read_event(_game: Game, text: str) -> bytes:
    """The numbers of dice that fell. Raises Invalid; whether any were cast, `settle` says."""
    if not 0 < len(text) <= DICE:
        raise Invalid("dice: '%s' is not 1 to %d numbers" % (brief(text), DICE))
    return bytes([read_number(char) for char in text])
