"""Features of a position of Roi & Compagnie, for the network of the levels; integers only.

The features describe the end of a turn, before cards are drawn, for the player who has just acted.
Each is the number of a row of weights, and is present or not. `write_features` runs in
MicroPython's viper, in CPython and compiled by numba.
"""

import micropython
from micropython import const

# A position after a turn, before cards are drawn, as small numbers. Players are in the order of
# play; player 0 is the one who has just acted.

PLAYERS = const(0)
AGAIN = const(1)  # 1 if this player acts again, after an Apprentice
PILE = const(2)  # cards left after the draw, at least 1
PENALTIES = const(3)  # at least 1
TOP = const(4)  # the points of the top penalty, 0 if unknown
ROW = const(5)  # five inhabitants; 40 or more for one not yet known
LOCATIONS = const(10)  # cards left in each pile, at least 1
SCORES = const(15)  # of five players, with SCORE_0 added
FAIRIES = const(20)  # of each player
ELVES = const(25)  # 1 for a kingdom with an Elf on top
BOARD = 30
SCORE_0 = 256

_PLACES = const(5)
_PILES = const(5)
_INHABITANTS = const(40)
_FIRST_FAIRY = const(31)
_FAIRY_END = const(36)
_FAIRY_CARDS = const(5)
_MINE = const(5)  # the first inhabitant of each pile but the City's; the City's are those before
_WORKSHOP = const(13)
_ORC_VILLAGE = const(19)
_FOREST = const(26)
_HOMELESS = const(36)

# The first row of each group of features.
LEAD = const(0)  # over the best other player: -20..20
PHASE = const(41)  # lead -20..20 in steps of 4, by cards in the pile // 6
ENDS = const(107)  # the same by piles with one location left: 0..3
PILE_LEFT = const(151)  # 0..35
PENALTIES_LEFT = const(187)  # 0..10
TOP_PENALTY = const(198)  # 0..4
LOCATION = const(203)  # 1..3 of each pile
ROW_PLACE = const(218)  # 0..40 at each place
AT_HOME = const(423)  # 1..3 locations above an inhabitant of their colour, at each place
MY_FAIRIES = const(438)  # 0..5
NEXT_FAIRIES = const(444)  # of the next player
FREE_FAIRIES = const(450)  # neither in a kingdom nor in the row
MY_ELF = const(456)
NEXT_ELF = const(457)
AGAIN_ROW = const(458)
SEATED = const(459)  # 3..5 players
SECOND = const(462)  # three or more players: lead over the second best other, -20..20
NEXT = const(503)  # the same: lead over the next player
ROWS = const(544)

MOST_ROWS = 32  # the most features of a position


@micropython.viper
def write_features(board: ptr16, into: ptr16) -> int:
    """Write the features of a position to into[0:n]; return n."""
    players = board[PLAYERS]
    mine = board[SCORES]
    best = 0
    second = 0
    fairies = board[FAIRIES]
    i = 1
    while i < players:
        score = board[SCORES + i]
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
        fairies += board[FAIRIES + i]
        i += 1
    pile = board[PILE]
    n = 0
    while n < 3:
        rival = best
        if n == 1:
            rival = second
        elif n == 2:
            rival = board[SCORES + 1]
        lead = mine - rival
        if lead < -20:
            lead = -20
        if lead > 20:
            lead = 20
        into[n] = lead + 20
        n += 1
    coarse = (into[0] + 2) >> 2
    second = into[1]
    after = into[2]
    into[0] = LEAD + into[0]
    into[1] = PHASE + 6 * coarse + ((pile * 43) >> 8)  # pile // 6
    into[3] = PILE_LEFT + pile
    into[4] = PENALTIES_LEFT + board[PENALTIES]
    into[5] = TOP_PENALTY + board[TOP]
    n = 6
    ends = 0
    i = 0
    while i < _PILES:
        left = board[LOCATIONS + i]
        into[n] = LOCATION + 3 * i + left - 1
        n += 1
        if left == 1 and ends < 3:
            ends += 1
        i += 1
    into[2] = ENDS + 4 * coarse + ends
    i = 0
    while i < _PLACES:
        kind = board[ROW + i]
        if kind > _INHABITANTS:
            kind = _INHABITANTS
        into[n] = ROW_PLACE + 41 * i + kind
        n += 1
        if kind >= _FIRST_FAIRY and kind < _FAIRY_END:
            fairies += 1
        home = 0
        if kind >= _MINE:
            home += 1
        if kind >= _WORKSHOP:
            home += 1
        if kind >= _ORC_VILLAGE:
            home += 1
        if kind >= _FOREST:
            home += 1
        if home == i and kind < _HOMELESS:
            into[n] = AT_HOME + 3 * i + board[LOCATIONS + i] - 1
            n += 1
        i += 1
    into[n] = MY_FAIRIES + board[FAIRIES]
    into[n + 1] = NEXT_FAIRIES + board[FAIRIES + 1]
    into[n + 2] = FREE_FAIRIES + _FAIRY_CARDS - fairies
    n += 3
    if board[ELVES]:
        into[n] = MY_ELF
        n += 1
    if board[ELVES + 1]:
        into[n] = NEXT_ELF
        n += 1
    if board[AGAIN]:
        into[n] = AGAIN_ROW
        n += 1
    if players <= 2:
        return n
    into[n] = SEATED + players - 3
    into[n + 1] = SECOND + second
    into[n + 2] = NEXT + after
    return n + 3
