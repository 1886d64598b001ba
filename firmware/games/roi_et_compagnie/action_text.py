"""Actions and events in text: "roll:145", "take:D3+m2", "take:H1,X1>e", "penalty", "dice 416"."""

from games import Invalid
from games.roi_et_compagnie import cards
from games.roi_et_compagnie.actions import (
    ACTIONS,
    PENALTY,
    PLACES,
    ROLL_ALL,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    victim_of,
)
from games.roi_et_compagnie.dice import DICE, read_number
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position_text import LETTERS

EVENT = "dice"


def action(game: Game, a: int) -> str:
    """An action of the player to act, in one word."""
    if a == PENALTY:
        return "penalty"
    if is_roll(a):
        return "roll:" + "".join([str(die + 1) for die in range(DICE) if a >> die & 1])
    place = place_of(a)
    meant = game.meant(place)
    text = "take:" + cards.name(game.row[place])
    if meant != place and meant < PLACES:
        text += "," + cards.name(game.row[meant])
    victim = victim_of(a)
    if victim >= 0:
        text += ">" + LETTERS[victim]
    elif game.matches(meant) and how_of(a) != WITHOUT_LOCATION:
        value = cards.DEAREST + 1 - game.locations[meant]
        text += "+" + cards.name(cards.location(meant, value))
    return text


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
            % text
        )
    return found


def _dice_in(text: str) -> int:
    """The bit mask of the dice that have their numbers in a text."""
    mask = 0
    for die in range(DICE):
        if str(die + 1) in text:
            mask |= 1 << die
    return mask


def event(fallen: bytes) -> str:
    """Dice that fell, in their order: "416"."""
    return "".join([str(number) for number in fallen])


def read_event(_game: Game, text: str) -> bytes:
    """The numbers of dice that fell. Raises Invalid; whether any were cast, `settle` says."""
    if not 0 < len(text) <= DICE:
        raise Invalid("dice: '%s' is not 1 to %d numbers" % (text, DICE))
    return bytes([read_number(char) for char in text])
