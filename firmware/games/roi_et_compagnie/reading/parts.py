"""Reads what texts are made of: the names of cards, and dice."""

from games import Invalid, brief
from games.roi_et_compagnie.cards import (
    CHEAPEST,
    DEAREST,
    FIRST,
    PENALTIES,
    PILE_LETTERS,
    RACE_LETTERS,
    location,
    penalty,
)
from games.roi_et_compagnie.dice import COLOUR_LETTERS, DICE, colour


def read_name(text: str) -> int:
    """The card with this name of two characters, or -1."""
    number = "012345678".find(text[1])
    kind = RACE_LETTERS.find(text[0])
    if kind >= 0 and 0 < number <= FIRST[kind + 1] - FIRST[kind]:
        return FIRST[kind] + number - 1
    pile = PILE_LETTERS.find(text[0])
    if pile >= 0 and CHEAPEST <= number <= DEAREST:
        return location(pile, number)
    if text[0] == "-" and 0 < number < len(PENALTIES):
        return penalty(number)
    return -1


def read_dice(said: str) -> bytearray:
    """The numbers of the six dice, 0 before the first roll. Raises Invalid."""
    dice = bytearray(DICE)
    if said == "-":
        return dice
    if len(said) != 2 * DICE:
        raise Invalid("dice: '%s' is not six numbers with a colour each, or '-'" % brief(said))
    for die in range(DICE):
        dice[die] = read_number(said[2 * die])
        letter = COLOUR_LETTERS[colour(die, dice[die])]
        if said[2 * die + 1] != letter:
            raise Invalid("dice: the %d of die %d is %s" % (dice[die], die + 1, letter))
    return dice


def read_number(said: str) -> int:
    """A number that a die can show. Raises Invalid."""
    if said not in "123456":
        raise Invalid("dice: '%s' is not a number from 1 to 6" % said)
    return int(said)
