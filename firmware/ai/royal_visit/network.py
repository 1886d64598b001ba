"""Trained levels of Royal Visit, which judge every act with a neural network, integers only.

The functions are the inner loops, for MicroPython's viper. The network has one hidden layer
with ReLU. Its input is a list of features, each 0 or 1, or a count for `UNSEEN`. A feature is the
number of a row of weights: this piece on that space, this number of cards of a kind kept.

The features describe the outcome before the refill for the player who has just acted, with this
player's end at space 0. They use only the pieces, the Crown, the size of the pile, the own hand and
the cards that are neither in this hand nor discarded.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai import win_share
from ai.royal_visit.search import SUIT, SUIT_END, Search
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD_KINDS, DECK, END, PASS

# Features of an outcome.

WON = const(-1)  # the act wins the game
LOST = const(-2)  # the act loses the game

# In a list of features: place 0 is 1 if the pile runs out in the refill, the rows follow.
ROWS_AT = 1
MOST_ROWS = 20  # the maximum length of a list

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
_EAGER = const(33)
_DISCARDS = const(34)
_HELD = const(35)
_SUIT = const(36)
_SUIT_END = const(37)
_IN_SUIT = const(38)

_NODE = const(10)  # bytes
_FOUNTAIN = const(8)
_HAND = const(8)


@micropython.viper
def write_features(nodes: ptr8, at: int, turn: ptr8, kept_of: ptr8, into: ptr16) -> int:
    """Write the features of node `at` of a search to into[1:n]; return n.

    into[0] is 1 if the pile runs out in the refill. Of the cards kept, only those of the suit in
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
            return WON if king < _FOUNTAIN else LOST
        little = 1
        into[0] = 1
        pile += turn[_DISCARDS] + turn[_HELD] + turn[_IN_SUIT] - kept
    pile -= missing
    if pile > 38:
        pile = 38

    into[1] = OWN_GUARD + own
    into[2] = KING + king - 2
    into[3] = FAR_GUARD + far - 3
    into[4] = WIZARD + wizard
    into[5] = JESTER + jester
    into[6] = CROWN + crown - 2
    into[7] = DUE + due
    into[8] = DUE_OTHER + due_other
    gap = king - own - 1
    if gap > 6:
        gap = 6
    into[9] = OWN_GAP + gap
    gap = far - king - 1
    if gap > 6:
        gap = 6
    into[10] = FAR_GAP + gap
    gap = jester - king
    if gap < -6:
        gap = -6
    if gap > 6:
        gap = 6
    into[11] = JESTER_FROM_KING + 6 + gap
    gap = wizard - king
    if gap < -4:
        gap = -4
    if gap > 4:
        gap = 4
    into[12] = WIZARD_FROM_KING + 4 + gap
    if little:
        into[13] = LITTLE_PILE + (pile >> 1)
    else:
        # pile // 3, exact because pile is at most 38
        into[13] = BIG_PILE + ((pile * 171) >> 9)
    return n


# Judgement of features.
#
# Each hidden unit adds up its weights of all features; a sum above 0 counts with the unit's output
# weight. A unit is 232 bytes: its weights + 128, then its bias and its output weight + 32768, of 16
# bits each, low byte first. A page is sixteen units, read in place in flash (`flash_data`).
# Each sum has _LIFT added, so that viper loads no negative value from memory.
#
# MicroPython keeps the first three arguments in processor registers, so the inner loops use these:
# `units` is the current page, `of` the place of the current unit in it. Callers pass the first
# page and 0.

UNIT = const(232)  # bytes
UNITS = const(16)  # of a page

_PAGE = const(UNIT * UNITS)  # bytes
_BIAS = const(228)  # places in a unit
_OUTPUT = const(230)
_LIFT = const(0x100000)
_ZERO = const(128)  # the byte of weight 0
_ZERO_16 = const(0x8000)  # the 16 bits of 0


@micropython.viper
def start_sums(units: ptr8, of: int, rows: ptr8, n: int, sums: ptr32, pages, width: int):
    """Set the first `width` sums to their units' biases plus the features of many outcomes.

    rows: n bytes in pairs, a row and how often it is added.
    """
    unit = 0
    for page in pages:
        units = ptr8(page)
        of = 0
        while of < _PAGE and unit < width:
            hidden = _LIFT + units[of + _BIAS] + (units[of + _BIAS + 1] << 8) - _ZERO_16
            at = 0
            while at < n:
                hidden += (units[of + rows[at]] - _ZERO) * rows[at + 1]
                at += 2
            sums[unit] = hidden
            of += UNIT
            unit += 1


@micropython.viper
def judge(units: ptr8, of: int, rows: ptr16, n: int, sums: ptr32, pages, width: int) -> int:
    """Return the judgement of the outcome with rows[1:n], from the sums of `start_sums`.

    Adds the first thirteen rows, which every outcome has, without a loop. This halves the time of a
    decision.
    """
    a = rows[1]
    b = rows[2]
    c = rows[3]
    d = rows[4]
    e = rows[5]
    f = rows[6]
    g = rows[7]
    h = rows[8]
    i = rows[9]
    j = rows[10]
    k = rows[11]
    m = rows[12]
    o = rows[13]
    lift = _LIFT + (n - 1) * _ZERO
    total = 0
    unit = 0
    for page in pages:
        units = ptr8(page)
        of = 0
        while of < _PAGE and unit < width:
            hidden = (
                (sums[unit] - lift + units[of + a] + units[of + b] + units[of + c] + units[of + d])
                + (units[of + e] + units[of + f] + units[of + g] + units[of + h] + units[of + i])
                + (units[of + j] + units[of + k] + units[of + m] + units[of + o])
            )
            at = 14
            while at < n:
                hidden += units[of + rows[at]]
                at += 1
            if hidden > 0:
                output = units[of + _OUTPUT] + (units[of + _OUTPUT + 1] << 8) - _ZERO_16
                total += hidden * output
            of += UNIT
            unit += 1
    return total


# The computer player.

CERTAIN = 0x3FFFFFFF  # the judgement of a won game; -CERTAIN of a lost one

_CHANCE_WON = const(1000)
_THOUSANDTH = const(32)  # of the share of the win that `win_share` gives
_AT_ONCE = const(6)  # acts judged in one step


class Judge:
    """Thinker for one turn. A level is a subclass with its network:

    FILE     the file of its weights, read to PAGES, pages of bytes for `judge`
    WIDTH    the number of hidden units
    LOGIT    the judgement that is one unit of the logarithm of odds, see `ai.win_share`

    For a turn that has begun, `worth` judges the turn as it is before the first step, and `choice`
    is the rest of the turn.
    """

    FILE = ""
    PAGES: list = []
    WIDTH = 0
    LOGIT = 0

    def __init__(self, view: Game, rng):
        self._best = -CERTAIN - 1
        self._over = False
        self._rows = array("H", bytes(2 * MOST_ROWS))
        self._search = Search(view)
        self._suit = -1
        # The sums that all acts of a suit share: if the pile lasts, and if it runs out.
        self._sums = (array("i", bytes(4 * self.WIDTH)), array("i", bytes(4 * self.WIDTH)))
        if view.turn_length:
            self._judge_act()
        else:
            self.choice = bytes([PASS, END])

    @property
    def worth(self) -> int:
        """The chance to win with the choice, in thousandths; 0 and 1000 if that is certain."""
        if self._best == CERTAIN:
            return _CHANCE_WON
        if self._best == -CERTAIN:
            return 0
        return max(win_share(self._best, self.LOGIT) // _THOUSANDTH, 1)

    def step(self) -> bool:
        """Judge a few more acts; True once the choice is made."""
        acts = _AT_ONCE
        while acts and not self._over:
            acts -= 1
            self._over = not self._search.next()
            if not self._over:
                self._judge_act()
        if self._over and self._best < -CERTAIN:
            self._search.at = 0  # no act is legal: judge the board as it is
            self._best = self._worth()
        return self._over

    def _judge_act(self):
        worth = self._worth()
        if worth > self._best:
            self._best = worth
            self.choice = self._search.plays()
            self._over = worth == CERTAIN

    def _worth(self) -> int:
        search = self._search
        rows = self._rows
        n = write_features(search.nodes, search.at, search.turn, KEPT_OF, rows)
        if n == WON:
            return CERTAIN
        if n == LOST:
            return -CERTAIN
        if search.turn[SUIT] != self._suit:
            self._suit = search.turn[SUIT]
            self._add_shared_features()
        units = self.PAGES
        sums = self._sums[rows[0]]
        return judge(units[0], 0, rows, n, sums, units, self.WIDTH)

    def _add_shared_features(self):
        """Add up the features that all acts of the running suit share."""
        search = self._search
        suit = search.turn[SUIT]
        suit_end = search.turn[SUIT_END]
        rows = bytearray(4 * CARD_KINDS)
        n = 2 * CARD_KINDS
        for kind in range(CARD_KINDS):
            held = search.hand[kind]
            rows[2 * kind] = UNSEEN + kind
            rows[2 * kind + 1] = DECK[kind] - held - search.discards[kind]
            if held and not suit <= kind < suit_end:
                rows[n] = KEPT_OF[kind] + held - 1
                rows[n + 1] = 1
                n += 2
        self._start_sums(0, rows, n)
        for kind in range(CARD_KINDS):
            rows[2 * kind + 1] += search.discards[kind]
        self._start_sums(1, rows, n)

    def _start_sums(self, run_out: int, rows: bytearray, n: int):
        units = self.PAGES
        start_sums(units[0], 0, rows, n, self._sums[run_out], units, self.WIDTH)


# The levels. `dev.py train royal-visit` writes what they have.


class Courtier(Judge):
    """Trained in 40,000 games from seed 1, with the engine of commit 7cd3d3d."""

    FILE = "ai/royal_visit/courtier.bin"
    WIDTH = 2
    LOGIT = 2570621


class Chancellor(Judge):
    """Trained in 80,000 games from seed 1, with the engine of commit ba88cb1."""

    FILE = "ai/royal_visit/chancellor.bin"
    WIDTH = 24
    LOGIT = 1493413


class Sovereign(Judge):
    """Trained in 800,000 games from seed 1, with the engine of commit 8f941e1."""

    FILE = "ai/royal_visit/sovereign.bin"
    WIDTH = 64
    LOGIT = 765829
