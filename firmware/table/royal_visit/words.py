"""Royal Visit in a few words: what a card does, what was played, how the game was won."""

from games.royal_visit import board, plays
from games.royal_visit.refusals import ANOTHER_TYPE
from table.royal_visit import SEATS
from ui.texts import N_, say

PIECES = (N_("Guard"), N_("King"), N_("Guard"), N_("Wizard"), N_("Jester"))

_WON = (N_("Red wins"), N_("Green wins"))
_WINS = (
    (N_("The King is in Red's Château."), N_("The King is in Green's Château.")),
    (N_("The Crown is in Red's Château."), N_("The Crown is in Green's Château.")),
    (
        N_("The pile ran out with the King in Red's Duchy."),
        N_("The pile ran out with the King in Green's Duchy."),
    ),
)
_RESIGNED = (N_("Red resigned."), N_("Green resigned."))

_DUE = (
    N_("Crown: left Guard"),
    N_("Crown: right Guard"),
    N_("Crown: Wizard"),
    N_("Crown: Jester"),
    N_("Crown: whole Court"),
)


def move(action: int, before: bytearray, after: bytearray) -> str:
    """A play in words: who went from where to where."""
    if action == plays.PASS:
        return say("No card can be played")
    moved = [piece for piece in range(len(PIECES)) if before[piece] != after[piece]]
    if not moved:
        return say("Nothing moved")
    if len(moved) == 3:
        return say("Court: King %s") % _path(board.KING, before, after)
    paths = " ".join([_path(piece, before, after) for piece in moved])
    if len(moved) == 2:
        return say("Guards %s") % paths
    if plays.cost(action) == 0:
        return say("Magic: %s") % (say(PIECES[moved[0]]) + " " + paths)
    return say(PIECES[moved[0]]) + " " + paths


def _path(piece: int, before: bytearray, after: bytearray) -> str:
    return board.LETTERS[before[piece]] + "→" + board.LETTERS[after[piece]]


def why_not(view, kind: int) -> str:
    """Why no card of this kind can be played now."""
    if view.refusal(plays.FIRST[kind]) == ANOTHER_TYPE:
        return say("One type of card a turn")
    return say("No way to move it")


def crown_due(bit: int) -> str:
    """Why the crown takes a step; `bit` counts the bits of `crown_due`."""
    return say(_DUE[bit])


def drew(player: int, cards: int) -> str:
    return say("%s draws %d") % (say(SEATS[player]), cards)


def won(winners: int) -> str:
    """Who won, in few letters; `winners` is the game's bit mask, 1 or 2."""
    return say(_WON[winners - 1])


def win(how: int, winners: int) -> str:
    """How the game was won, a sentence; `how` is the game's code."""
    return say(_WINS[how - 1][winners - 1])


def resigned(side: int) -> str:
    """Who gave up, a sentence."""
    return say(_RESIGNED[side])
