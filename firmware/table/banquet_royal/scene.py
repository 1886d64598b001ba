"""One beat of what is told, or the moment as it is: a board, and what on it is pointed at."""

from games.banquet_royal.hexes import NOWHERE, SPACES

# What a space may be chosen for, in `targets`: to pick up who stands there, or to go there.
PICK, GOAL = 1, 2


class Scene:
    """What everybody sees.

    board     a view, at that beat
    player    whose turn it is
    spot      the space where it happened, NOWHERE for none
    origin    the space from where somebody came, NOWHERE for none
    cast      the number that falls in this beat, 0 for none
    """

    targets = bytes(SPACES)  # nothing may be chosen while something is told,
    tries = False  # and the board is as it is

    def __init__(self, board, player: int, spot=NOWHERE, origin=NOWHERE, cast=0) -> None:
        self.board = board
        self.player = player
        self.spot = spot
        self.origin = origin
        self.cast = cast
