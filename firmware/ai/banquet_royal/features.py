"""Features of a position of Banquet Royal, for the networks of the levels; integers only.

The features describe the end of a turn for the player who has just acted. Families have roles: this
player, the next player, another player, and families that nobody plays. A group is a kind: the sum
of 4**role over its pawns, one byte. So the kind of two joined groups is the sum of their kinds.

A feature is a row of weights with a value in eighths: 8 for one that is present, and once more for
each time it is present; a number otherwise. The functions run in MicroPython's viper, in CPython
and compiled by numba.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import micropython
from micropython import const

# For each kind the type of its group, with "next" and "another" as one role: 0..2 for one pawn,
# 3..8 for two, 9..18 for three; 255 for no group.
TYPES = (
    b"\xff\x00\x03\x09\x01\x04\x0a\xff\x06\x0c\xff\xff\x0f\xff\xff\xff\x01\x04\x0a\xff\x06\x0c\xff\xff"
    b"\x0f\xff\xff\xff\xff\xff\xff\xff\x06\x0c\xff\xff\x0f\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\x0f\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\x05\x0b\xff\x07\x0d\xff\xff"
    b"\x10\xff\xff\xff\xff\xff\xff\xff\x07\x0d\xff\xff\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\xff\xff\xff\xff\xff\xff\xff\xff\x08\x0e\xff\xff\x11\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\x11\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\x12"
)
PAIR = const(3)  # the first type of two pawns
FULL = const(9)  # the first type of three pawns

# The first row of each group of features.
SINGLES = const(0)  # type, icon, distance from the Princess: up to 2, 3 or 4, more
PAIRS = const(27)  # the same
THREES = const(81)  # type, icon, distance from the Princess: 0..4, more
HOMES = const(261)  # type of two or three pawns, distance from the castle: 1, 2, more
MEETINGS = const(309)  # type of three that one step can join, icon, distance as for SINGLES
LEADS = const(399)  # cakes left, lead over the best other player in steps of 4
QUIETS = const(459)  # turns since the last feast, and who leads
NUMBERS = const(474)  # see `write_features`
CROWDS = const(499)  # 3 players, 4 players
OFFERS = const(501)  # what this player may still use: CARRIAGE_OFFERED..SWAP_OFFERED
ROWS = 506

# Offers, from 1 on; 0 for none.
CARRIAGE_OFFERED = 1  # in the order of the icons
SCATTER_OFFERED = 4
SWAP_OFFERED = 5

_QUIET_STEPS = const(5)
_ONE = const(8)  # eighths
MOST = 31  # the largest number

# Numbers, from row NUMBERS on.
NEXT_REACH = const(0)  # best feast of the next player within 1..4 steps, after one move
OWN_REACH = const(4)  # the same for this player, if the board stayed as it is
OWN_READY = const(8)  # the same without a move
STANDING = const(12)  # guests, crowns, pawns left, leads; from `write_standing`
NUMBER_COUNT = 25

# Places in `turn`, as in `standing`.
_PRINCESS = const(0)
_FROZEN = const(1)
_FROZEN_TOO = const(2)
_LEAD_ROW = const(3)
_QUIET_ROW = const(4)
_FIXED = const(5)
_NEXT_WORTH = const(18)
_OWN_WORTH = const(597)
_SEATED = const(1176)
_OFFER = const(1177)

_FIXED_COUNT = const(13)
_CENTRE = const(30)
_SPACES = const(61)
_NOWHERE = const(255)


@micropython.viper
def write_features(
    board: ptr8, icons: ptr8, turn: ptr8, steps: ptr8, near: ptr8, types: ptr8, into: ptr16,
    room: int,
) -> int:  # fmt: skip
    """Write the features to into[0:n], each a row and a value; return n, at most `room`.

    board: the kind of each space. steps: the distances from each space to all others, 61 bytes a
    space. near: NEIGHBOURS. types: TYPES.
    """
    n = 0
    while n < 2 * STANDING:
        into[n] = NUMBERS + (n >> 1)
        into[n + 1] = 0
        n += 2
    i = 0
    while i < _FIXED_COUNT:
        into[n] = NUMBERS + STANDING + i
        into[n + 1] = turn[_FIXED + i]
        n += 2
        i += 1
    into[n] = LEADS + turn[_LEAD_ROW]
    into[n + 1] = _ONE
    into[n + 2] = QUIETS + turn[_QUIET_ROW]
    into[n + 3] = _ONE
    n += 4
    if turn[_SEATED] > 2:
        into[n] = CROWDS + turn[_SEATED] - 3
        into[n + 1] = _ONE
        n += 2
    if turn[_OFFER]:
        into[n] = OFFERS + turn[_OFFER] - 1
        into[n + 1] = _ONE
        n += 2

    princess = turn[_PRINCESS]
    far = _SPACES * princess
    home = _SPACES * _CENTRE
    frozen = turn[_FROZEN]
    frozen_too = turn[_FROZEN_TOO]
    space = 0
    while space < _SPACES:
        icon = icons[space] - 2
        if icon < 0 or icon > 2 or n >= room:
            space += 1
            continue
        here = steps[far + space]
        third = 0
        if here > 2:
            third = 1
        if here > 4:
            third = 2
            here = 5
        kind = board[space]
        if not kind:
            space += 1
            continue
        group = types[kind]
        if group < PAIR:
            into[n] = SINGLES + group * 9 + icon * 3 + third
            into[n + 1] = _ONE
            n += 2
            space += 1
            continue
        if group < FULL:
            into[n] = PAIRS + (group - PAIR) * 9 + icon * 3 + third
        else:
            into[n] = THREES + (group - FULL) * 18 + icon * 6 + here
        into[n + 1] = _ONE
        steps_home = steps[home + space]
        if steps_home > 3:
            steps_home = 3
        into[n + 2] = HOMES + (group - PAIR) * 3 + steps_home - 1
        into[n + 3] = _ONE
        n += 4
        if group >= FULL and here > 0 and here < 5:
            at = 2 * here - 1
            worth = turn[_NEXT_WORTH + 3 * kind + icon]
            if worth > into[at + 2 * NEXT_REACH]:
                into[at + 2 * NEXT_REACH] = worth
            worth = turn[_OWN_WORTH + 3 * kind + icon]
            if worth > into[at + 2 * OWN_READY]:
                into[at + 2 * OWN_READY] = worth
        if space == princess:
            space += 1
            continue

        # Groups of three that one step makes: of two and one, or of three on an empty space.
        free = 1
        if space == frozen:
            free = 0
        if space == frozen_too:
            free = 0
        place = 6 * space
        end = place + 6
        while place < end:
            other = near[place]
            place += 1
            if other == _NOWHERE:
                continue
            if other == princess:
                continue
            icon_there = icons[other] - 2
            if icon_there < 0 or icon_there > 2:
                continue
            joined = board[other]
            away = steps[far + other]
            if group < FULL:
                if not joined or types[joined] >= PAIR:
                    continue
                third = 0
                if away > 2:
                    third = 1
                if away > 4:
                    third = 2
                if n < room:
                    into[n] = MEETINGS + (types[kind + joined] - FULL) * 9 + icon_there * 3 + third
                    into[n + 1] = _ONE
                    n += 2
                if here < 5:
                    at = 2 * here - 1
                    if other != frozen and other != frozen_too:
                        worth = turn[_NEXT_WORTH + 3 * (kind + joined) + icon]
                        if worth > into[at + 2 * NEXT_REACH]:
                            into[at + 2 * NEXT_REACH] = worth
                    worth = turn[_OWN_WORTH + 3 * (kind + joined) + icon]
                    if worth > into[at + 2 * OWN_REACH]:
                        into[at + 2 * OWN_REACH] = worth
            elif joined:
                continue
            if away < 5:
                at = 2 * away - 1
                if free:
                    worth = turn[_NEXT_WORTH + 3 * (kind + joined) + icon_there]
                    if worth > into[at + 2 * NEXT_REACH]:
                        into[at + 2 * NEXT_REACH] = worth
                worth = turn[_OWN_WORTH + 3 * (kind + joined) + icon_there]
                if worth > into[at + 2 * OWN_REACH]:
                    into[at + 2 * OWN_REACH] = worth
        space += 1

    # A farther reach includes the nearer ones, and OWN_REACH what is ready.
    at = 1
    while at < 9:
        if into[at + 2 * OWN_READY] > into[at + 2 * OWN_REACH]:
            into[at + 2 * OWN_REACH] = into[at + 2 * OWN_READY]
        at += 2
    at = 3
    while at < 2 * STANDING:
        if at != 2 * OWN_REACH + 1 and at != 2 * OWN_READY + 1 and into[at - 2] > into[at]:
            into[at] = into[at - 2]
        at += 2
    return n
