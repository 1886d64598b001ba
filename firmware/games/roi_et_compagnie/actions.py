"""What a player can do, as a number: roll some of the dice, take an inhabitant, or a penalty.

1..63        roll the dice of this bit mask, die 0 being bit 0
64..98       take(place, how): the inhabitant at a place of the row
99           take the penalty
"""

from micropython import const

ROLL_ALL = const(63)
PLACES = const(5)  # of the row, 0 under the City
PENALTY = const(99)
ACTIONS = const(100)

# How a card is taken. Beside a Hypnotist it is the card to the right that is meant.
PLAINLY = const(0)  # with the location above it, if that is the card's home
WITHOUT_LOCATION = const(1)  # which stays on its pile
TO_PLAYER = const(2)  # 2 + player: the Dragon goes to that opponent

_TAKE = const(64)
_HOWS = const(7)


def take(place: int, how: int) -> int:
    """The action of taking the inhabitant at `place`."""
    return _TAKE + _HOWS * place + how


def is_roll(action: int) -> bool:
    return 0 < action <= ROLL_ALL


def place_of(action: int) -> int:
    """The place of the row from which `action` takes."""
    return (action - _TAKE) // _HOWS


def how_of(action: int) -> int:
    """PLAINLY, WITHOUT_LOCATION, or TO_PLAYER + player."""
    return (action - _TAKE) % _HOWS


def victim_of(action: int) -> int:
    """Who gets a Dragon by `action`, or -1."""
    if is_roll(action) or action == PENALTY or how_of(action) < TO_PLAYER:
        return -1
    return how_of(action) - TO_PLAYER
