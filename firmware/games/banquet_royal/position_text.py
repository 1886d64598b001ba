"""Positions of Banquet Royal in text: a kingdom, then `e5 r lift - -,-,-,- 0 wcsscw 0*0 0*0`.

Eight fields, and one for each player: the kingdom with its pawns, the Princess, the player whose
turn it is, the phase, the die, the spaces reached, the quiet turns, the cakes face down from the
next one on, and what each player has: pawns, crowns and cakes. There is one way to write a
position; `reading` reads it.

    ...../.2mBTFm./.FgFr2y1mB./.2g1y1rFg1rFg./.1b2b1y*C1r1b./.CFy1b2y1yFm./.Fb1mFbFm1g./.2rT2r2g./.....

The kingdom is its nine rows, the top one first. In a row each space is its icon, followed by the
pawns on it: `.` no space, `*` the castle, `F` a feast, `1` and `2` crowns, `C` a carriage, `T` a
tunnel, `B` a boat.
"""

from games.banquet_royal import cakes, hexes
from games.banquet_royal.cakes import KINDS
from games.banquet_royal.hexes import NOWHERE, ROWS
from games.banquet_royal.kingdom import GROUP
from games.banquet_royal.position import Position

ICONS = ".*F12CTB"
PAWNS = "rmybg"
NONE = "-"

# What each phase is called; where something was picked, the phase in which that began.
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
    """All fields. They are all there is to know, whoever is to act."""
    fields = [
        _kingdom_text(game),
        hexes.name(game.princess),
        PAWNS[game.player],
        _phase_text(game),
        str(game.die) if game.die else NONE,
        ",".join([_space_text(space) for space in game.reached]),
        str(game.quiet),
        "".join([cakes.LETTERS[game.cakes[i]] for i in range(game.cakes_size - 1, -1, -1)]) or NONE,
    ]
    for player in range(game.players):
        fields.append(winnings_text(game, player))
    return " ".join(fields)


def _phase_text(game: Position) -> str:
    """The phase and what was picked in it: "lift", "lift:b3", "swap:b3:r:d4"."""
    words = [PHASES[game.phase]]
    if game.lifted != NOWHERE:
        words.append(hexes.name(game.lifted))
    if game.held:
        words.append(PAWNS[game.held - 1])
    if game.met != NOWHERE:
        words.append(hexes.name(game.met))
    return ":".join(words)


def _space_text(space: int) -> str:
    return NONE if space == NOWHERE else hexes.name(space)


def winnings_text(game: Position, player: int) -> str:
    """Pawns, crowns and cakes of a player: "6*4+cs"; without cakes "3*1"."""
    text = "%d*%d" % (game.guests[player], game.crowns[player])
    had = "".join([cakes.LETTERS[k] * game.cakes_of[player][k] for k in range(KINDS)])
    return text + "+" + had if had else text


def _kingdom_text(game: Position) -> str:
    """The nine rows, with a slash between each two."""
    rows = []
    for row in range(len(ROWS) - 1):
        text = ""
        for space in range(ROWS[row], ROWS[row + 1]):
            text += ICONS[game.icons[space]]
            for i in range(game.size[space]):
                text += PAWNS[game.pawns[GROUP * space + i] - 1]
        rows.append(text)
    return "/".join(rows)
