"""What both players see beside the pieces: now, or at one beat of the tale of a turn."""


class Scene:
    """Whose turn it is, where the Crown is and which side it shows, and how many cards are left.

    `stepping`: the Crown has just come to its space.
    """

    def __init__(self, side: int, crown: int, little: int, pile: int, stepping=False) -> None:
        self.side = side
        self.crown = crown
        self.little = little
        self.pile = pile
        self.stepping = stepping


def seen_in(view) -> Scene:
    """The scene as a view has it."""
    return Scene(view.side, view.crown, view.little, view.pile_size)
