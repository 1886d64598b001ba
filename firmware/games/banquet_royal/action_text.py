"""Actions of Banquet Royal in text: `b3 c3 roll`, `e5 feast c2 y d4 m done`.

A space is its name, a pawn the letter of its colour. What a space is for, the phase says. `reading`
reads them.
"""

from games.banquet_royal import hexes
from games.banquet_royal.game import Game
from games.banquet_royal.hexes import SPACES
from games.banquet_royal.phases import PAWN, ROLL
from games.banquet_royal.position_text import PAWNS

WORDS = ("roll", "feast", "done")  # the actions from ROLL on


def action(game: Game, action: int) -> str:
    """An action as a word: "c3", "roll", "feast", "done", "y"."""
    if action < SPACES:
        return hexes.name(action)
    return PAWNS[action - PAWN] if action >= PAWN else WORDS[action - ROLL]
