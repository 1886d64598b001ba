"""Positions in text, six fields and then a kingdom for each player:

    s 1b2g3r4r5g6b 2 G1D3H1O2F4 D1E2... 1223... - E1c2B1 -1 ...

whose turn it is, dice, rolls left, row, pile and penalties from the top, and each kingdom from the
bottom. What the kingdoms hold tells which locations are left, and all other inhabitants are gone.
`reading` reads it.
"""

from games.roi_et_compagnie import cards, dice
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.game import Game

PLAYERS = ("Lion", "Eagle", "Stag", "Bear", "Wolf")
LETTERS = "lesbw"


def position(game: Game) -> str:
    """The text of a position."""
    fields = [
        LETTERS[game.player],
        dice.text(game.dice),
        str(game.rolls),
        _names(game.row, PLACES),
        _pile(game),
        _penalties(game),
    ]
    for player in range(game.players):
        fields.append(_names(game.kingdoms[player], game.sizes[player]) or "-")
    return " ".join(fields)


def _names(kinds: bytearray, n: int) -> str:
    return "".join([cards.name(kinds[i]) for i in range(n)])


def _pile(game: Game) -> str:
    if game.pile_size and game.pile[0] == cards.HIDDEN:
        return "?%d" % game.pile_size
    return "".join([cards.name(game.pile[i]) for i in range(game.pile_size - 1, -1, -1)]) or "-"


def _penalties(game: Game) -> str:
    """The known ones from the top, and how many there are below."""
    known = ""
    unknown = 0
    for i in range(game.penalties_size - 1, -1, -1):
        if game.penalties[i]:
            known += str(game.penalties[i])
        else:
            unknown += 1
    return known + ("?%d" % unknown if unknown else "") or "-"
