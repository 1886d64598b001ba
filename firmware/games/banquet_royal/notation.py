"""Texts of Banquet Royal: rules, events, results, actions and positions. `parse` reads them.

All texts are ASCII. Each thing has exactly one text.
"""

from games import turn_text
from games.banquet_royal import SEATS, kingdom
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import GROUP, NOWHERE, ROWS, SPACES
from games.banquet_royal.phases import PAWN, ROLL
from games.banquet_royal.position import CAKE_KINDS, CAKE_LETTERS, Position

__all__ = ("action", "position")

EVENT = "dice"
TERMINATIONS = ("", "cakes", "turns")


def turn(game: Game, actions: bytes) -> str:
    """Return the words of successive actions of one player."""
    return turn_text(game, actions, action)


def event(number: bytes) -> str:
    """Return the number of the die: "4"."""
    return str(number[0])


def result(game: Game) -> str:
    """Return the winners and how the game ended, "ry turns"; "*" while the game goes on."""
    if not game.termination:
        return "*"
    winners = game.winners()
    letters = [SEATS[p][0].lower() for p in range(game.players) if winners >> p & 1]
    return "".join(letters) + " " + TERMINATIONS[game.termination]


# Actions: `b3 c3 roll`, `e5 feast c2 y d4 m done`. A space is its name, a pawn the letter of its
# colour. The phase decides what a space means.

ACTION_WORDS = ("roll", "feast", "done")  # the actions from ROLL on


def action(game: Game, action: int) -> str:
    """Return an action as a word: "c3", "roll", "feast", "done", "y"."""
    if action < SPACES:
        return kingdom.space_name(action)
    return PAWNS[action - PAWN] if action >= PAWN else ACTION_WORDS[action - ROLL]


# Positions: a kingdom, then `e5 r lift - -,-,-,- 0 wcsscw 0*0 0*0`. Eight fields, and one for each
# player: the kingdom with its pawns, the Princess, the player whose turn it is, the phase, the die,
# the spaces reached, the quiet turns, the cakes face down from the next one on, and each player's
# pawns, crowns and cakes.
#
# A kingdom is nine rows from the top, in one line:
#
#     ...../.2mBTFm./.FgFr2y1mB./.2g1y1rFg1rFg./.1b2b1y*C1r1b.
#     /.CFy1b2y1yFm./.Fb1mFbFm1g./.2rT2r2g./.....
#
# Each space is its icon, followed by its pawns: `.` no space, `*` the castle, `F` a feast, `1` and
# `2` crowns, `C` a carriage, `T` a tunnel, `B` a boat.

ICONS = ".*F12CTB"
PAWNS = "rmybg"
NONE = "-"

# The name of each phase. After a pick it is the name of the phase with the first pick.
PHASES = (
    "lift",
    "lift",
    "cast",
    "fall",
    "walk",
    "board",
    "board",
    "invite",
    "scatter",
    "deal",
    "swap",
    "swap",
    "swap",
    "swap",
    "close",
)


def position(game: Position) -> str:
    """Return all fields. They describe the whole position at any moment."""
    fields = [
        _kingdom_text(game),
        kingdom.space_name(game.princess),
        PAWNS[game.player],
        _phase_text(game),
        str(game.die) if game.die else NONE,
        ",".join([_space_text(space) for space in game.reached]),
        str(game.quiet),
        "".join([CAKE_LETTERS[game.cakes[i]] for i in range(game.cakes_size - 1, -1, -1)]) or NONE,
    ]
    for player in range(game.players):
        fields.append(winnings_text(game, player))
    return " ".join(fields)


def _phase_text(game: Position) -> str:
    """Return the phase and its picks: "lift", "lift:b3", "swap:b3:r:d4"."""
    words = [PHASES[game.phase]]
    if game.lifted != NOWHERE:
        words.append(kingdom.space_name(game.lifted))
    if game.held:
        words.append(PAWNS[game.held - 1])
    if game.met != NOWHERE:
        words.append(kingdom.space_name(game.met))
    return ":".join(words)


def _space_text(space: int) -> str:
    return NONE if space == NOWHERE else kingdom.space_name(space)


def winnings_text(game: Position, player: int) -> str:
    """Return the pawns, crowns and cakes of a player: "6*4+cs"; without cakes "3*1"."""
    text = "%d*%d" % (game.guests[player], game.crowns[player])
    had = "".join([CAKE_LETTERS[k] * game.cakes_of[player][k] for k in range(CAKE_KINDS)])
    return text + "+" + had if had else text


def _kingdom_text(game: Position) -> str:
    """Return the nine rows, separated by slashes."""
    text = bytearray()  # not a string: MicroPython looks up each string of one letter
    icons = ICONS.encode()
    pawns = PAWNS.encode()
    for row in range(len(ROWS) - 1):
        if row:
            text.extend(b"/")
        for space in range(ROWS[row], ROWS[row + 1]):
            text.append(icons[game.icons[space]])
            first = GROUP * space
            for i in range(first, first + game.size[space]):
                text.append(pawns[game.pawns[i] - 1])
    return text.decode()
