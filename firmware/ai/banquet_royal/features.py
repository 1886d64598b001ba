"""Features of a position of Banquet Royal, for the networks of the levels; integers only.

The features describe the end of a turn for the player who has just acted. Families have roles: this
player, the next player, another player, and families that nobody plays. A group is a kind: the sum
of 4**role over its pawns, one byte. So the kind of two joined groups is the sum of their kinds.

A feature is a row of weights. It is present, perhaps several times, or is a number with a value in
eighths. A list of features has those present first, and from NUMBERS_AT on pairs of a number and
its value. What depends on the scores only, the standing, is in `turn`. The functions run in
MicroPython's viper, in CPython and compiled by numba.
"""

import micropython
from micropython import const

NEXT = 1  # roles
OTHER = 2
NEUTRAL = 3

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

# Kinds of three pawns.
FULLS = b"\x03\x06\x09\x0c\x12\x15\x18\x21\x24\x30\x42\x45\x48\x51\x54\x60\x81\x84\x90\xc0"

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

MOST = const(31)  # the largest number

# Numbers, from row NUMBERS on.
NEXT_REACH = const(0)  # best feast of the next player within 1..4 steps, after one move
OWN_REACH = const(4)  # the same for this player, if the board stayed as it is
OWN_READY = const(8)  # the same without a move
STANDING = const(12)  # guests, crowns, pawns left, leads; from `write_standing`
NUMBER_COUNT = const(25)

# In a list of features.
MOST_PRESENT = 96
_ROOM = const(95)  # then nothing is added; a space adds up to two at once
NUMBERS_AT = const(96)  # the place of the numbers
NUMBERS_END = const(146)

_CENTRE = const(30)
_SPACES = const(61)
_NOWHERE = const(255)

# Places in `scores`: of each player, this one first, then in the order of turns.
GUESTS = const(0)
CROWNS = const(4)
POINTS = const(8)  # of cakes
LEFT = const(12)  # pawns on the board: of this player, the next one, others
PLAYERS = const(15)
CAKES = const(16)  # face down
QUIET = const(17)  # turns since the last feast
SCORES = 18

# Places in `turn`. `write_standing` and `write_worths` write all but the first three and the last.
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
_CAKE = const(4)  # average worth of a cake


@micropython.viper
def write_standing(scores: ptr8, turn: ptr8) -> int:
    """Write to `turn` what depends on the scores, the cakes and the quiet turns only.

    Return the place in `scores` of the other player with the most points, for `write_worths`.
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

    row = (lead + 20) >> 2
    if row < 0:
        row = 0
    if row > 9:
        row = 9
    turn[LEAD_ROW] = (cakes - 1) * 10 + row
    quiet = scores[QUIET]
    row = 0
    if quiet > 5:
        row = 1
    if quiet > 15:
        row = 2
    if quiet > 40:
        row = 3
    if quiet > 75:
        row = 4
    row *= 3
    if lead == 0:
        row += 1
    if lead > 0:
        row += 2
    turn[QUIET_ROW] = row

    i = 0
    while i < 3:
        player = i
        if i == 2:
            player = other
        turn[FIXED + 2 * i] = scores[GUESTS + player] * 2
        turn[FIXED + 2 * i + 1] = scores[CROWNS + player] * 2
        turn[FIXED + 6 + i] = scores[LEFT + i] * 2
        i += 1
    at = FIXED + 9
    i = 0
    while i < 2:
        if lead > 62:
            lead = 62
        if lead < -62:
            lead = -62
        turn[at] = 0
        turn[at + 1] = 0
        if lead > 0:
            turn[at] = lead >> 1
        else:
            turn[at + 1] = (0 - lead) >> 1
        lead = mine - theirs
        at += 2
        i += 1
    return other


@micropython.viper
def write_worths(scores: ptr8, turn: ptr8, fulls: ptr8, other: int):
    """Write to `turn` what a feast of each kind of three and icon is worth by the scores.

    `fulls` is FULLS; `other` comes from `write_standing`.
    """
    players = scores[PLAYERS]
    cakes = scores[CAKES]
    later = cakes >> 1  # pawns and crowns that a player is expected to win later
    i = 0
    while i < _FULL_KINDS:
        kind = fulls[i]
        icon = 0
        while icon < 3:
            there = 0
            beyond = 0
            role = 0
            while role < 3:  # then role 0 is `here`, role 1 `there`, role 2 `beyond`
                here = there
                there = beyond
                beyond = 0
                player = role
                if role == 2:
                    player = other
                guests = scores[GUESTS + player]
                crowns = scores[CROWNS + player]
                if cakes == 1:
                    beyond = guests * crowns + scores[POINTS + player]
                count = (kind >> (2 * role)) & 3
                if count:
                    guests += later
                    crowns += later
                    beyond += (guests + count) * (crowns + icon) - guests * crowns
                role += 1
            place = OWN_WORTH + 3 * kind + icon
            side = 0
            while side < 2:
                gained = here + _CAKE
                lost = there
                there = here  # the other way round for the next player
                here = lost
                if cakes == 1:
                    if beyond > lost:
                        lost = beyond
                    worth = 0
                    if gained > lost:
                        worth = MOST
                    if gained == lost:
                        worth = MOST >> 1
                else:
                    lost += beyond
                    if players == 3:
                        lost = lost >> 1
                    if players == 4:
                        lost = (lost * 85) >> 8
                    worth = gained - lost
                if worth < 0:
                    worth = 0
                if worth > MOST:
                    worth = MOST
                turn[place] = worth
                place -= OWN_WORTH - NEXT_WORTH
                side += 1
            icon += 1
        i += 1


@micropython.viper
def write_features(
    board: ptr8, icons: ptr8, turn: ptr8, steps: ptr8, near: ptr8, types: ptr8, into: ptr16
) -> int:  # fmt: skip
    """Write the features that are present to into[0:n], and the numbers; return n.

    board: the kind of each space. steps: the distances from each space to all others, 61 bytes a
    space. near: NEIGHBOURS. types: TYPES.
    """
    i = 0
    while i < NUMBER_COUNT:
        into[NUMBERS_AT + 2 * i] = NUMBERS + i
        value = 0
        if i >= STANDING:
            value = turn[FIXED - STANDING + i]
        into[NUMBERS_AT + 2 * i + 1] = value
        i += 1
    into[0] = LEADS + turn[LEAD_ROW]
    into[1] = QUIETS + turn[QUIET_ROW]
    n = 2
    if turn[SEATED] > 2:
        into[n] = CROWDS + turn[SEATED] - 3
        n += 1
    if turn[OFFER]:
        into[n] = OFFERS + turn[OFFER] - 1
        n += 1

    princess = turn[PRINCESS]
    far = _SPACES * princess
    home = _SPACES * _CENTRE
    frozen = turn[FROZEN]
    frozen_too = turn[FROZEN_TOO]
    space = 0
    while space < _SPACES:
        icon = icons[space] - 2
        if icon < 0 or icon > 2 or n >= _ROOM:
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
            n += 1
            space += 1
            continue
        if group < FULL:
            into[n] = PAIRS + (group - PAIR) * 9 + icon * 3 + third
        else:
            into[n] = THREES + (group - FULL) * 18 + icon * 6 + here
        steps_home = steps[home + space]
        if steps_home > 3:
            steps_home = 3
        into[n + 1] = HOMES + (group - PAIR) * 3 + steps_home - 1
        n += 2
        if group >= FULL and here > 0 and here < 5:
            at = NUMBERS_AT + 2 * here - 1
            worth = turn[NEXT_WORTH + 3 * kind + icon]
            if worth > into[at + 2 * NEXT_REACH]:
                into[at + 2 * NEXT_REACH] = worth
            worth = turn[OWN_WORTH + 3 * kind + icon]
            if worth > into[at + 2 * OWN_READY]:
                into[at + 2 * OWN_READY] = worth
        if space == princess:
            space += 1
            continue

        # Groups of three that one step makes: of two and one, or of three on an empty space.
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
            side = 1  # this group goes there
            if group < FULL:
                if not joined or types[joined] >= PAIR:
                    continue
                third = 0
                if away > 2:
                    third = 1
                if away > 4:
                    third = 2
                if n < _ROOM:
                    into[n] = MEETINGS + (types[kind + joined] - FULL) * 9 + icon_there * 3 + third
                    n += 1
                side = 0  # the other comes here first
            elif joined:
                continue
            while side < 2:
                at = here
                worths = icon
                leaves = other
                if side:
                    at = away
                    worths = icon_there
                    leaves = space
                side += 1
                if at > 4:
                    continue
                at = NUMBERS_AT + 2 * at - 1
                worths += NEXT_WORTH + 3 * (kind + joined)
                if leaves != frozen and leaves != frozen_too and turn[worths] > into[at]:
                    into[at] = turn[worths]
                worths += OWN_WORTH - NEXT_WORTH
                if turn[worths] > into[at + 2 * OWN_REACH]:
                    into[at + 2 * OWN_REACH] = turn[worths]
        space += 1

    # A farther reach includes the nearer ones, and OWN_REACH what is ready.
    at = NUMBERS_AT + 1
    while at < NUMBERS_AT + 8:
        if into[at + 2 * OWN_READY] > into[at + 2 * OWN_REACH]:
            into[at + 2 * OWN_REACH] = into[at + 2 * OWN_READY]
        at += 2
    at = 3
    while at < 2 * STANDING:
        here = NUMBERS_AT + at
        if at != 2 * OWN_REACH + 1 and at != 2 * OWN_READY + 1 and into[here - 2] > into[here]:
            into[here] = into[here - 2]
        at += 2
    return n
