"""What there is in a kingdom: icons of spaces, colours of pawns, and its castle at the centre."""

NO_SPACE, CASTLE, FEAST, ONE, TWO, CARRIAGE, TUNNEL, BOAT = range(8)

RED, MAUVE, YELLOW, BLUE, GREEN = range(5)
COLOURS = 5  # a pawn is its colour + 1: 0 is no pawn
FAMILY = 6  # pawns of each colour
GROUP = 3  # pawns that a space holds at most


def crowns(icon: int) -> int:
    """How many crowns a space shows."""
    if icon == ONE:
        return 1
    return 2 if icon == TWO else 0


def ordinary(icon: int) -> bool:
    """Whether pawns may stand on a space with this icon."""
    return FEAST <= icon <= TWO
