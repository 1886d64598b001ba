"""Features of an outcome of Royal Visit, for the networks of the levels; integers only.

A feature is the number of a row of weights: this piece on that space, this number of cards of a
kind kept. It is present or not; those from UNSEEN on have a value, a number of cards.

The features describe the outcome before the refill for the player who has just acted, with this
player's end at space 0. They use only the pieces, the Crown, the size of the pile, the own hand and
the cards that are neither in this hand nor discarded. `write_features` runs in MicroPython's viper,
in CPython and compiled by numba.
"""

import micropython
from micropython import const

WON = const(-1)  # the act wins the game
LOST = const(-2)  # the act loses the game

# The place behind a list of features, which has at most 19: 1 if the pile runs out in the refill.
RUNS_OUT = const(19)

# The first row of each group of features.
OWN_GUARD = const(0)  # spaces a..n
KING = const(14)  # c..o
FAR_GUARD = const(27)  # d..q
WIZARD = const(41)
JESTER = const(58)
CROWN = const(75)  # c..o, after its move
DUE = const(88)  # spaces that the Crown would move again if nothing changed: 0..4
DUE_OTHER = const(93)  # the same for the other player: 0..4
OWN_GAP = const(98)  # free spaces between King and own Guard: 0..6 or more
FAR_GAP = const(105)  # free spaces between King and far Guard: 0..6 or more
JESTER_FROM_KING = const(112)  # -6 or less..6 or more
WIZARD_FROM_KING = const(125)  # -4 or less..4 or more
BIG_PILE = const(134)  # cards left after the refill, divided by 3; Crown big
LITTLE_PILE = const(147)  # cards left after the refill, divided by 2; Crown little
KEPT = 167  # for each kind: 1, 2.. cards kept
UNSEEN = 215  # for each kind, counted once for each unseen card
ROWS = 228

# For each kind the row of one card kept; n cards have the row n - 1 further on. A hand holds up to
# K1 8, G1 4, G2 8, GF 2, W1 2, W2 8, W3 2, J1 1, J2 3, J3 4, J4 3, J5 1, JM 2.
KEPT_OF = b"\xa7\xaf\xb3\xbb\xbd\xbf\xc7\xc9\xca\xcd\xd1\xd4\xd5"

# Places in `turn`, as in `search`.
_SHIFTS = const(0)
_MASKS = const(13)
_CROWN = const(30)
_LITTLE = const(31)
_PILE = const(32)
_DISCARDS = const(33)
_HELD = const(34)
_SUIT = const(35)
_SUIT_END = const(36)
_IN_SUIT = const(37)

_NODE = const(10)  # bytes
_FOUNTAIN = const(8)
_HAND = const(8)


@micropython.viper
def write_features(nodes: ptr8, at: int, turn: ptr8, kept_of: ptr8, into: ptr16) -> int:
    """Write the features of node `at` of a search to into[0:n]; return n.

    Of the cards kept, only those of the suit in
    play are written: the others are the same for all acts of a family. Returns WON or LOST for a
    decided game, and `into` is then unusable. `kept_of` is KEPT_OF.
    """
    here = at * _NODE
    own = nodes[here]
    king = nodes[here + 1]
    far = nodes[here + 2]
    wizard = nodes[here + 3]
    jester = nodes[here + 4]
    if king < 2:
        return WON
    if king > 14:
        return LOST
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
        return WON

    left = nodes[here + 5] + (nodes[here + 6] << 8)
    kept = turn[_HELD]
    n = 13
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
    into[RUNS_OUT] = 0
    if missing >= pile:
        if little and king != _FOUNTAIN:
            return WON if king < _FOUNTAIN else LOST
        little = 1
        into[RUNS_OUT] = 1
        pile += turn[_DISCARDS] + turn[_HELD] + turn[_IN_SUIT] - kept
    pile -= missing
    if pile > 38:
        pile = 38

    into[0] = OWN_GUARD + own
    into[1] = KING + king - 2
    into[2] = FAR_GUARD + far - 3
    into[3] = WIZARD + wizard
    into[4] = JESTER + jester
    into[5] = CROWN + crown - 2
    into[6] = DUE + due
    into[7] = DUE_OTHER + due_other
    gap = king - own - 1
    if gap > 6:
        gap = 6
    into[8] = OWN_GAP + gap
    gap = far - king - 1
    if gap > 6:
        gap = 6
    into[9] = FAR_GAP + gap
    gap = jester - king
    if gap < -6:
        gap = -6
    if gap > 6:
        gap = 6
    into[10] = JESTER_FROM_KING + 6 + gap
    gap = wizard - king
    if gap < -4:
        gap = -4
    if gap > 4:
        gap = 4
    into[11] = WIZARD_FROM_KING + 4 + gap
    if little:
        into[12] = LITTLE_PILE + (pile >> 1)
    else:
        # pile // 3, exact because pile is at most 38
        into[12] = BIG_PILE + ((pile * 171) >> 9)
    return n
