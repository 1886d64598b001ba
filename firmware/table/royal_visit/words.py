"""Royal Visit in a few words: what a card does, and what was played."""

from games.royal_visit import board, plays
from games.royal_visit.refusals import ANOTHER_TYPE
from table.royal_visit import SEATS
from ui.texts import N_, say

PIECES = (N_("Guard"), N_("King"), N_("Guard"), N_("Wizard"), N_("Jester"))

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
        return say("Privilege: King %s") % _path(board.KING, before, after)
    paths = " ".join([_path(piece, before, after) for piece in moved])
    if len(moved) == 2:
        return say("Guards %s") % paths
    if plays.cost(action) == 0:
        return say("Power: %s") % (say(PIECES[moved[0]]) + " " + paths)
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
