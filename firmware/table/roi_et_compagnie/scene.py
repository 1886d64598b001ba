"""What both ends see: the game as it is, or one beat of what is told."""


class Scene:
    """A board, and what on it is pointed at.

    board       a view, at that beat
    player      whose turn it is
    kept        bit mask of the dice that are set aside
    place       the place of the row from where a card goes, -1 for none
    alone       whether the location above that place stays
    pile        the pile from which a location goes, -1 for none
    tumble      the `Tumble` of dice that fall in this beat, or None
    """

    def __init__(
        self, board, player: int, kept=0, place=-1, alone=False, pile=-1, tumble=None
    ) -> None:
        self.board = board
        self.player = player
        self.kept = kept
        self.place = place
        self.alone = alone
        self.pile = pile
        self.tumble = tumble

    @property
    def numbers(self) -> bytearray:
        """What each die shows at this moment."""
        return self.tumble.numbers if self.tumble else self.board.dice

    @property
    def aloft(self) -> int:
        """Bit mask of the dice in the air."""
        return self.tumble.aloft if self.tumble else 0

    def advance(self, now: int) -> bool:
        """Let its dice fall; True when there is something else to see."""
        return bool(self.tumble) and self.tumble.advance(now)
