"""Words and tunes of Royal Visit: plays, the Crown's steps, why a card can't be played."""

import tables
from games.royal_visit import plays
from games.royal_visit.position import ANOTHER_TYPE
from ui.texts import N_, say

TIP = N_("At home they pull the Crown")

# Tunes, as `drivers.buzzer` plays them: MIDI note and hundredths of a second.
PLAY_TUNE = b"\x48\x05\x4f\x07"
DEAL_TUNE = b"\x43\x03\x00\x03\x43\x03"
SHUFFLE_TUNE = b"\x43\x03\x45\x03\x47\x03\x48\x03\x4a\x03\x4c\x06"

PIECES = (N_("Guard"), N_("King"), N_("Guard"), N_("Wizard"), N_("Jester"))

_DUE = (
    N_("Crown: left Guard"),
    N_("Crown: right Guard"),
    N_("Crown: Wizard"),
    N_("Crown: Jester"),
    N_("Crown: whole Court"),
)


def move_text(action: int, before: bytearray, after: bytearray) -> str:
    """Return a play in words: which piece goes from where to where."""
    if action == plays.PASS:
        return say("No card can be played")
    moved = [piece for piece in range(len(PIECES)) if before[piece] != after[piece]]
    if not moved:
        return say("Nothing moved")
    if len(moved) == 3:
        return say("Privilege: King %s") % _path(plays.KING, before, after)
    paths = " ".join([_path(piece, before, after) for piece in moved])
    if len(moved) == 2:
        return say("Guards %s") % paths
    told = say(PIECES[moved[0]]) + " " + paths
    return say("Power: %s") % told if plays.FAMILY[action] == plays.POWER else told


def _path(piece: int, before: bytearray, after: bytearray) -> str:
    return plays.LETTERS[before[piece]] + "→" + plays.LETTERS[after[piece]]


def why_not(view, kind: int) -> str:
    """Return why no card of this kind can be played now."""
    if view.illegal_reason(plays.FIRST[kind]) == ANOTHER_TYPE:
        if plays.FAMILY[view.turn_plays[0]] == plays.POWER:
            return say("The power is a whole turn")
        return say("One type of card a turn")
    return say("This card can’t be played")


def crown_due(bit: int) -> str:
    """Return why the Crown takes a step; bit: index of a bit of the game's `crown_due`."""
    return say(_DUE[bit])


def drew(player: int, cards: int) -> str:
    """Return how many cards a player has drawn."""
    return tables.told(say("%s draws %d"), tables.called[player], cards)
