"""What an outcome looks like to a network: which of its rows of weights to add up.

Each thing that can be the case has a row: this piece on that space, so many cards of a kind kept.
All is seen by the player who has just acted, whose end is the low one, before the refill: so no
row speaks of anything but the pieces, the Crown, the pile's size, the player's own hand and, in
`UNSEEN`, the cards that are neither there nor discarded.
"""

import micropython
from micropython import const

WON = -1  # this act wins the game
LOST = -2  # and this one gives it away

# Where the row is put that tells whether the pile runs out by the refill; behind it the rows begin.
ROWS_AT = 1
MOST_ROWS = 20  # an outcome has no more than these, with the first place

OWN_GUARD = 0  # his spaces a..n
KING = 14  # c..o
FAR_GUARD = 27  # d..q
WIZARD = 41
JESTER = 58
CROWN = 75  # c..o, after its move
DUE = 88  # how many spaces the Crown would move again if nothing changed: 0..4
DUE_OTHER = 93  # and for the other player: 0..4
OWN_GAP = 98  # how many spaces are free between King and own Guard: 0..6 or more
FAR_GAP = 105
JESTER_FROM_KING = 112  # -6 or less..6 or more
WIZARD_FROM_KING = 125  # -4 or less..4 or more
BIG_PILE = 134  # cards left after the refill, by threes; Crown big
LITTLE_PILE = 147  # by twos; Crown little
KEPT = 167  # for each kind: 1, 2.. cards kept
UNSEEN = 215  # for each kind, as often as there are such cards
ROWS = 228

# The row of one card kept, of each kind; n cards have the n-1st behind it. A hand holds up to
# K1 8, G1 4, G2 8, GF 2, W1 2, W2 8, W3 2, J1 1, J2 3, J3 4, J4 3, J5 1, JM 2.
KEPT_OF = b"\xa7\xaf\xb3\xbb\xbd\xbf\xc7\xc9\xca\xcd\xd1\xd4\xd5"

_SHIFTS = const(0)
_MASKS = const(13)
_CROWN = const(30)
_LITTLE = const(31)
_PILE = const(32)
_EAGER = const(33)
_DISCARDS = const(34)
_HELD = const(35)
_SUIT = const(36)
_SUIT_END = const(37)
_IN_SUIT = const(38)

_NODE = const(10)
_WON = const(-1)
_LOST = const(-2)
_FOUNTAIN = const(8)
_HAND = const(8)


@micropython.viper
def describe(nodes: ptr8, at: int, turn: ptr8, kept_of: ptr8, into: ptr16) -> int:
    """Write the rows of node `at` of a `reach` search behind into[0]; the index behind the last.

    into[0] becomes 1 where the pile runs out by the refill. Of the cards kept there are the rows of
    the suit in play only: all others are the same for a whole family. WON or LOST where the
    game is decided, then `into` means nothing. `kept_of` is KEPT_OF.
    """
    here = at * _NODE
    own = nodes[here]
    king = nodes[here + 1]
    far = nodes[here + 2]
    wizard = nodes[here + 3]
    jester = nodes[here + 4]
    if king < 2:
        return _WON
    if king > 14:
        return _LOST
    due = 0
    due_other = 0
    if own < 2:
        due += 1
    if far < 2:
        due += 1
    if wizard < 2:
        due += 1
    if jester < 2:
        due += 1
    if far < _FOUNTAIN:
        due += 1
    if far > 14:
        due_other += 1
    if own > 14:
        due_other += 1
    if wizard > 14:
        due_other += 1
    if jester > 14:
        due_other += 1
    if own > _FOUNTAIN:
        due_other += 1
    crown = turn[_CROWN] - due
    if crown < 2:
        return _WON

    left = nodes[here + 5] + (nodes[here + 6] << 8)
    kept = turn[_HELD]
    n = 14
    kind = turn[_SUIT]
    behind = turn[_SUIT_END]
    while kind < behind:
        count = (left >> turn[_SHIFTS + kind]) & turn[_MASKS + kind]
        if count:
            kept += count
            into[n] = kept_of[kind] + count - 1
            n += 1
        kind += 1

    missing = _HAND - kept
    pile = turn[_PILE]
    little = turn[_LITTLE]
    into[0] = 0
    if missing > pile or (missing == pile and turn[_EAGER]):
        if little and king != _FOUNTAIN:
            return _WON if king < _FOUNTAIN else _LOST
        little = 1
        into[0] = 1
        pile += turn[_DISCARDS] + turn[_HELD] + turn[_IN_SUIT] - kept
    pile -= missing
    if pile > 38:
        pile = 38

    into[1] = own
    into[2] = 14 + king - 2
    into[3] = 27 + far - 3
    into[4] = 41 + wizard
    into[5] = 58 + jester
    into[6] = 75 + crown - 2
    into[7] = 88 + due
    into[8] = 93 + due_other
    gap = king - own - 1
    if gap > 6:
        gap = 6
    into[9] = 98 + gap
    gap = far - king - 1
    if gap > 6:
        gap = 6
    into[10] = 105 + gap
    gap = jester - king
    if gap < -6:
        gap = -6
    if gap > 6:
        gap = 6
    into[11] = 112 + 6 + gap
    gap = wizard - king
    if gap < -4:
        gap = -4
    if gap > 4:
        gap = 4
    into[12] = 125 + 4 + gap
    if little:
        into[13] = 147 + (pile >> 1)
    else:
        # A third, rounded down: pile is 38 at most.
        into[13] = 134 + ((pile * 171) >> 9)
    return n
