"""Standing of the players of Banquet Royal: scores, and what a feast is worth to each.

The roles of families and the kinds of groups are those of `features`. The function runs in
MicroPython's viper, in CPython and compiled by numba.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import micropython
from micropython import const

NEXT = 1  # roles
OTHER = 2
NEUTRAL = 3

# Kinds of three pawns.
FULLS = b"\x03\x06\x09\x0c\x12\x15\x18\x21\x24\x30\x42\x45\x48\x51\x54\x60\x81\x84\x90\xc0"

# Places in `scores`: of each player, this one first, then in the order of turns.
GUESTS = const(0)
CROWNS = const(4)
POINTS = const(8)  # of cakes
LEFT = const(12)  # pawns on the board: of this player, the next one, others
PLAYERS = const(15)
CAKES = const(16)  # face down
QUIET = const(17)  # turns since the last feast
SCORES = 18

# Places in `turn`. The function below writes all but the first three and the last.
PRINCESS = const(0)
FROZEN = const(1)  # the spaces of groups that the next player may not move
FROZEN_TOO = const(2)
LEAD_ROW = const(3)  # rows, from features.LEADS and QUIETS on
QUIET_ROW = const(4)
FIXED = const(5)  # the numbers from features.STANDING on
NEXT_WORTH = const(18)  # for each kind of three and icon the worth of its feast to the next player
OWN_WORTH = const(597)  # to this player
SEATED = const(1176)  # number of players
OFFER = const(1177)  # see features.OFFERS
TURN = 1178

_FULL_KINDS = const(20)
_MOST = const(31)  # points
_CAKE = const(4)  # average worth of a cake


@micropython.viper
def write_standing(scores: ptr8, turn: ptr8, fulls: ptr8):
    """Write to `turn` all that depends on the scores, the cakes and the quiet turns only.

    `fulls` is FULLS.
    """
    players = scores[PLAYERS]
    turn[SEATED] = players
    cakes = scores[CAKES]
    mine = scores[GUESTS] * scores[CROWNS] + scores[POINTS]
    theirs = scores[GUESTS + 1] * scores[CROWNS + 1] + scores[POINTS + 1]
    best = theirs
    other = 2  # of the other players the one with the most points
    most = 0
    player = 2
    while player < players:
        score = scores[GUESTS + player] * scores[CROWNS + player] + scores[POINTS + player]
        if score >= most:
            most = score
            other = player
        if score > best:
            best = score
        player += 1
    lead = mine - best

    step = (lead + 20) >> 2
    if step < 0:
        step = 0
    if step > 9:
        step = 9
    turn[LEAD_ROW] = (cakes - 1) * 10 + step
    quiet = scores[QUIET]
    step = 0
    if quiet > 5:
        step = 1
    if quiet > 15:
        step = 2
    if quiet > 40:
        step = 3
    if quiet > 75:
        step = 4
    step *= 3
    if lead == 0:
        step += 1
    if lead > 0:
        step += 2
    turn[QUIET_ROW] = step

    at = FIXED
    turn[at] = scores[GUESTS] * 2
    turn[at + 1] = scores[CROWNS] * 2
    turn[at + 2] = scores[GUESTS + 1] * 2
    turn[at + 3] = scores[CROWNS + 1] * 2
    turn[at + 4] = 0
    turn[at + 5] = 0
    if players > 2:
        turn[at + 4] = scores[GUESTS + other] * 2
        turn[at + 5] = scores[CROWNS + other] * 2
    turn[at + 6] = scores[LEFT] * 2
    turn[at + 7] = scores[LEFT + 1] * 2
    turn[at + 8] = scores[LEFT + 2] * 2
    turn[at + 9] = 0
    turn[at + 10] = 0
    turn[at + 11] = 0
    turn[at + 12] = 0
    if lead > 62:
        lead = 62
    if lead < -62:
        lead = -62
    if lead > 0:
        turn[at + 9] = lead >> 1
    else:
        turn[at + 10] = (0 - lead) >> 1
    lead = mine - theirs
    if lead > 62:
        lead = 62
    if lead < -62:
        lead = -62
    if lead > 0:
        turn[at + 11] = lead >> 1
    else:
        turn[at + 12] = (0 - lead) >> 1

    later = cakes >> 1  # pawns and crowns that a player is expected to win later
    i = 0
    while i < _FULL_KINDS:
        kind = fulls[i]
        icon = 0
        while icon < 3:
            here = 0  # of role 0
            there = 0  # of role 1
            beyond = 0  # of role 2
            if cakes == 1:
                here = mine
                there = theirs
                beyond = most
            count = kind & 3
            if count:
                guests = scores[GUESTS] + later
                crowns = scores[CROWNS] + later
                here += (guests + count) * (crowns + icon) - guests * crowns
            count = (kind >> 2) & 3
            if count:
                guests = scores[GUESTS + 1] + later
                crowns = scores[CROWNS + 1] + later
                there += (guests + count) * (crowns + icon) - guests * crowns
            count = (kind >> 4) & 3
            if count:
                guests = scores[GUESTS + other] + later
                crowns = scores[CROWNS + other] + later
                beyond += (guests + count) * (crowns + icon) - guests * crowns
            side = 0
            while side < 2:
                gained = here + _CAKE
                lost = there
                if side:
                    gained = there + _CAKE
                    lost = here
                if cakes == 1:
                    if beyond > lost:
                        lost = beyond
                    worth = 0
                    if gained > lost:
                        worth = _MOST
                    if gained == lost:
                        worth = _MOST >> 1
                else:
                    lost += beyond
                    if players == 3:
                        lost = lost >> 1
                    if players == 4:
                        lost = (lost * 85) >> 8
                    worth = gained - lost
                if worth < 0:
                    worth = 0
                if worth > _MOST:
                    worth = _MOST
                if side:
                    turn[NEXT_WORTH + 3 * kind + icon] = worth
                else:
                    turn[OWN_WORTH + 3 * kind + icon] = worth
                side += 1
            icon += 1
        i += 1
