"""What everybody sees of the board, now or at a step of the narration."""

from games.banquet_royal.kingdom import NOWHERE, SPACES

# What a space can be chosen for, in `targets`: to pick up who stands there, or to go there.
PICK, GOAL = 1, 2


class Scene:
    """What everybody sees.

    board      a view
    player     whose turn it is
    spot       the space where something happened, NOWHERE for none
    origin     the space where a piece comes from, NOWHERE for none
    rolled     the number that is rolled in this step, 0 for none
    targets    see `Chooser`; no space can be chosen
    tries      see `Chooser`; the board is as it is
    """

    targets = bytes(SPACES)
    tries = False

    def __init__(self, board, player: int, spot=NOWHERE, origin=NOWHERE, rolled=0) -> None:
        self.board = board
        self.player = player
        self.spot = spot
        self.origin = origin
        self.rolled = rolled
