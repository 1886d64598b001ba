"""Parser of the texts of acts of Banquet Royal: spaces, actions, turns and events."""

from games import Invalid, brief, turns
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import LETTERS, ROWS
from games.banquet_royal.notation import ACTION_WORDS, EVENT, PAWNS
from games.banquet_royal.phases import PAWN, ROLL


def read_name(text: str) -> int:
    """Return the space with this name. Raises Invalid."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "123456789":
        r = LETTERS.index(text[0])
        space = ROWS[r] + int(text[1]) - 1
        if space < ROWS[r + 1]:
            return space
    raise Invalid("'%s' is not a space from a1 to i5" % brief(text))


def read_action(game: Game, text: str) -> int:
    """Return the action with this text, legal or not. Raises Invalid."""
    if text in ACTION_WORDS:
        return ROLL + ACTION_WORDS.index(text)
    if len(text) == 1 and text in PAWNS:
        return PAWN + PAWNS.index(text)
    try:
        return read_name(text)
    except Invalid:
        raise Invalid("'%s' is not a space, a pawn's colour, or roll, feast, done" % brief(text))


def read_turn(game: Game, text: str) -> bytes:
    """Return the actions of the player to act in this text. Raises Invalid or Illegal."""
    return turns.read_turn(game, text, read_action)


def read_event(game: Game, text: str) -> bytes:
    """Return the number of the die. Raises Invalid. `apply_chance` checks if a die is due."""
    if len(text) != 1 or text not in "123456":
        raise Invalid("%s: '%s' is not a number from 1 to 6" % (EVENT, brief(text)))
    return bytes([int(text)])
