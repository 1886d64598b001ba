"""The cards: 40 inhabitants of ten races, five piles of three locations, ten penalties.

Inhabitants are numbered 0..39 by race, within a race in the order of the rules. In a kingdom a card
has one number more to be known by: locations follow the inhabitants, penalties the locations.
"""

from micropython import const

INHABITANTS = const(40)
HIDDEN = const(255)  # an inhabitant that is not known here
EMPTY = const(254)  # no card: a gap that the game's end has left in the row

_RACES = const(10)
(
    BURGHER,
    ELF,
    DWARF,
    GNOME,
    ORC,
    CHAMPIKOBOLD,
    APPRENTICE,
    FAIRY,
    HYPNOTIST,
    DRAGON,
) = range(_RACES)
RACE_LETTERS = "BEDGOCAFHX"
FIRST = b"\x00\x02\x05\x0d\x13\x1a\x1d\x1f\x24\x25\x28"  # inhabitant of each race

RACE = b"".join([bytes([race]) * (FIRST[race + 1] - FIRST[race]) for race in range(_RACES)])

# Locations, piles from left to right; where an inhabitant is at home, PILES for nowhere.
PILES = const(5)
CITY, MINE, WORKSHOP, ORC_VILLAGE, FOREST = range(PILES)
HOME = bytes([b"\x00\x00\x01\x02\x03\x04\x04\x04\x05\x05"[race] for race in RACE])

# What an inhabitant scores, a Dragon negatively; Fairies count each other instead.
POINTS = (
    b"\x05\x05"
    b"\x07\x03\x01"
    b"\x0a\x0a\x06\x06\x06\x04\x04\x04"
    b"\x08\x03\x03\x02\x02\x01"
    b"\x07\x03\x02\x08\x07\x03\x01"
    b"\x07\x02\x01"
    b"\x03\x02"
    b"\x00\x00\x00\x00\x00"
    b"\x01"
    b"\x06\x04\x02"
)

LOCATIONS = const(15)  # numbered from INHABITANTS on: five worth 2, five worth 3, five worth 4
CHEAPEST = const(2)
DEAREST = const(4)
IN_A_PILE = const(3)
_PENALTY = const(55)  # a penalty of n points is the card _PENALTY + n
CARDS = const(60)
PENALTIES = b"\x00\x04\x03\x02\x01"  # how many there are of each value
PENALTY_CARDS = const(10)
PILE_LETTERS = "cmwof"


def race(card: int) -> int:
    """The race of an inhabitant, -1 for any other card and for none."""
    return RACE[card] if card < INHABITANTS else -1


def location(pile: int, value: int) -> int:
    """The card of a location worth `value` (2..4)."""
    return INHABITANTS + PILES * (value - CHEAPEST) + pile


def penalty(value: int) -> int:
    """The card of a penalty of `value` (1..4) points."""
    return _PENALTY + value


def is_location(card: int) -> bool:
    return INHABITANTS <= card < _PENALTY


def is_penalty(card: int) -> bool:
    return card >= _PENALTY


def value(card: int) -> int:
    """What a location scores, or a penalty costs."""
    if is_penalty(card):
        return card - _PENALTY
    return (card - INHABITANTS) // PILES + CHEAPEST


def pile_of(card: int) -> int:
    """The pile that a location comes from."""
    return (card - INHABITANTS) % PILES


def name(card: int) -> str:
    """Two characters: "D3" for an inhabitant, "m2" for a location, "-1" for a penalty."""
    if card == HIDDEN:
        return "??"
    if card == EMPTY:
        return "--"
    if is_penalty(card):
        return "-" + str(value(card))
    if is_location(card):
        return PILE_LETTERS[pile_of(card)] + str(value(card))
    return RACE_LETTERS[RACE[card]] + str(card - FIRST[RACE[card]] + 1)
