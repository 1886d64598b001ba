"""Positions of Roi & Compagnie that tests begin with, and the people who go on from there."""

from games.roi_et_compagnie import cards, dice
from games.roi_et_compagnie.position_text import LETTERS

_ROLLS = 3
_PENALTIES = "1111222334"


def position(
    row: str, cast: str = "", rolls: int = _ROLLS, kingdoms: tuple = ("-", "-"), player: int = 0
) -> str:
    """A position with this row and these kingdoms, a turn of `player` going on.

    cast: the numbers of the six dice, "" before the first roll; rolls: how many are left. What is
    neither in the row nor in a kingdom is in the piles; with each penalty in a kingdom one
    inhabitant is gone.
    """
    held = [name for text in (row, *kingdoms) for name in _split(text)]
    penalties = _PENALTIES
    for name in held:
        if name[0] == "-":
            penalties = penalties.replace(name[1], "", 1)
    gone = len(_PENALTIES) - len(penalties)
    pile = [name for name in cards.NAMES if name not in held][gone:]
    fallen = dice.text(bytearray(map(int, cast))) if cast else "-"
    fields = [LETTERS[player], fallen, str(rolls), row, "".join(pile), penalties, *kingdoms]
    return " ".join(fields)


def _split(text: str) -> list[str]:
    return [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]
