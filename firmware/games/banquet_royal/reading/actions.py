"""Reads spaces, actions, turns and events, strictly."""

from games import Invalid, brief, turns
from games.banquet_royal.action_text import WORDS
from games.banquet_royal.game import Game
from games.banquet_royal.hexes import LETTERS, ROWS
from games.banquet_royal.notation import EVENT
from games.banquet_royal.phases import PAWN, ROLL
from games.banquet_royal.position_text import PAWNS


def read_name(text: str) -> int:
    """The space that is called so. Raises Invalid."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "123456789":
        r = LETTERS.index(text[0])
        space = ROWS[r] + int(text[1]) - 1
        if space < ROWS[r + 1]:
            return space
    raise Invalid("'%s' is not a space from a1 to i5" % brief(text))


def read_action(game: Game, text: str) -> int:
    """The action that is written so, legal or not. Raises Invalid for a text that is none."""
    if text in WORDS:
        return ROLL + WORDS.index(text)
    if len(text) == 1 and text in PAWNS:
        return PAWN + PAWNS.index(text)
    try:
        return read_name(text)
    except Invalid:
        raise Invalid("'%s' is not a space, a pawn's colour, or roll, feast, done" % brief(text))


def read_turn(game: Game, text: str) -> bytes:
    """The actions of the player to act, as far as the text goes. Raises Invalid or Illegal."""
    return turns.read_turn(game, text, read_action)


def read_event(game: Game, text: str) -> bytes:
    """The number that fell. Raises Invalid; whether a die is due, `settle` says."""
    if len(text) != 1 or text not in "123456":
        raise Invalid("%s: '%s' is not a number from 1 to 6" % (EVENT, brief(text)))
    return bytes([int(text)])
