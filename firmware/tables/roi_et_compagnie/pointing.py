"""Lamps of Roi & Compagnie by their names, for lessons."""

from micropython import const

from games.roi_et_compagnie.cards import DICE, PILE_LETTERS, PILES, card_name
from games.roi_et_compagnie.position import PLACES
from ui.lights import COLUMNS

# The first column, the columns of a pile or of a place in the row, and those of a die.
_FIRST = const(1)
_WIDE = const(3)
_DIE_PITCH = const(3)
_DIE_WIDE = const(2)
_ROW, _DICE, _LANES = 1, 2, 3  # rows of the board; the locations are in row 0


def lamps(view, name: str) -> list:
    """Return the lamps of a name, as (on the hexagon, place). Raises ValueError."""
    places = []
    if name == "locations":
        places = range(_FIRST, _FIRST + _WIDE * PILES)
    elif name == "row":
        places = range(_ROW * COLUMNS + _FIRST, _ROW * COLUMNS + _FIRST + _WIDE * PLACES)
    elif name == "dice":
        for die in range(DICE):
            places += _die(die)
    elif name == "points":
        places = range(_LANES * COLUMNS, (_LANES + 1) * COLUMNS)
    elif len(name) == 1 and name in PILE_LETTERS:
        pile = _FIRST + _WIDE * PILE_LETTERS.index(name)
        places = range(pile, pile + _WIDE)
    elif len(name) == 1 and name in "123456":
        places = _die(int(name) - 1)
    else:
        for place in range(PLACES):
            if card_name(view.row[place]) == name:
                places = [_ROW * COLUMNS + _FIRST + _WIDE * place + 1]
    if not places:
        raise ValueError("no lamp is called " + name)
    return [(False, place) for place in places]


def _die(die: int) -> list:
    """Return the places of a die, numbered from 0."""
    first = _DICE * COLUMNS + _DIE_PITCH * die
    return list(range(first, first + _DIE_WIDE))
