"""Where a turn can lead, breadth first: the hot loop of a computer that looks at every act.

`games.royal_visit.acts` finds the same by playing and taking back on a game. Here the mover is
always Red, whose end is the low one, and a position is a node of ten bytes, so that the same
source serves three times: MicroPython compiles it to machine code, CPython runs it as it is, and
the training compiles it for the desk. A test holds it to `acts`.

A node: the spaces of left Guard, King, right Guard, Wizard and Jester; the cards left of the suit
in play, packed, low byte first; the action that led here; the node that it was played from, low
byte first. The first node of a family is its root, where nothing is played yet.
"""

import micropython
from micropython import const

CARDS = 5  # where in a node these are
ACTION = 7
PARENT = 8
NODE = 10
NODES = 512  # room for so many of one family; very rarely there are more, and those are not seen
SLOTS = 1024  # of the table of nodes seen, a power of 2

# What a turn is about, one byte each. For each kind of card the place of its number among the
# cards left of its suit; how many bits that is, as a mask; and the following.
SHIFTS = b"\0\0\3\7\0\2\6\0\1\3\6\x08\x09"
MASKS = b"\x0f\7\x0f\3\3\x0f\3\1\3\7\3\1\3"
FAMILY = 26
FIRST = 27  # the first action that the family may use
BEHIND = 28  # and the one behind its last
OPTIONS = 29
CROWN = 30  # from the mover's end, as all spaces
LITTLE = 31
PILE = 32  # how many cards it has
EAGER = 33  # whether the pile runs out with its last card, not only when one is missing
DISCARDS = 34  # how many there are
HELD = 35  # how many cards the hand has that are not of the suit in play
SUIT = 36  # the suit's first kind
SUIT_END = 37
IN_SUIT = 38  # how many cards of it the hand has
TURN = 39

# Bits of OPTIONS.
NULL_PLAY = 1
WILD_MIDDLE = 2
KING_SHUNS_JESTER = 4

SUIT_OF_FAMILY = b"\0\1\2\3\3\3\3\4"  # the Wizard's power is a suit without cards
KINDS_FROM = b"\0\1\4\7\x0d\x0d"  # the first kind of each suit, and behind the last

# What each action is for a player on the other end of the board: its image in a mirror.
MIRROR = (
    b"\1\0\3\2"
    b"\7\6\5\4"
    b"\x0b\x09\x0a\x08\x0f\x0e\x0d\x0c"
    b"\x10"
    b"\x12\x11\x14\x13\x16\x15"
    b"\x18\x17\x1e\x1d\x1c\x1b\x1a\x19\x20\x1f"
    b"\x22\x21\x28\x27\x26\x25\x24\x23\x2a\x29"
    b"\x2c\x2b\x32\x31\x30\x2f\x2e\x2d\x34\x33"
    b"\x36\x35\x3c\x3b\x3a\x39\x38\x37\x3e\x3d"
    b"\x40\x3f\x46\x45\x44\x43\x42\x41\x48\x47"
    b"\x49\x4c\x4b\x4a\x4d"
    b"\x50\x4f\x4e"
    b"\x51\x52"
)

_LEFT = const(0)
_KING = const(1)
_RIGHT = const(2)
_WIZARD = const(3)
_JESTER = const(4)
_CARDS = const(5)
_ACTION = const(7)
_PARENT = const(8)
_NODE = const(10)
_NODES = const(512)
_LAST_SLOT = const(1023)

_SHIFTS = const(0)
_MASKS = const(13)
_FAMILY = const(26)
_FIRST = const(27)
_BEHIND = const(28)
_OPTIONS = const(29)
_NULL_PLAY = const(1)
_WILD_MIDDLE = const(2)
_SHUNS = const(4)

# Of games.royal_visit.plays: how a move is written, and what is behind the families of cards.
_STAYS = const(105)
_STEPS_FROM = const(97)
_STEPS_TO = const(113)
_LEFT_OF_KING = const(60)
_RIGHT_OF_KING = const(62)
_TO_FOUNTAIN = const(42)
_FOUNTAIN = const(8)
_LAST = const(16)
_WILD_KING = const(4)
_WILD_WIZARD = const(6)
_POWER = const(7)
_JM = const(12)


@micropython.viper
def clear(seen: ptr16):
    """Forget the nodes seen."""
    for slot in range(_LAST_SLOT + 1):
        seen[slot] = 0


@micropython.viper
def expand(
    nodes: ptr8, size: int, at: int, turn: ptr8, seen: ptr16,
    cards: ptr8, costs: ptr8, families: ptr8, moves: ptr8,
) -> int:  # fmt: skip
    """Add to the `size` nodes what one more play after node `at` leads to; how many there are.

    `seen` is a table of SLOTS numbers, all 0 where a family begins; the last four are the tables
    of `plays`. Beyond NODES nothing is added.
    """
    here = at * _NODE
    king = nodes[here + _KING]
    if king < 2 or king > _LAST - 2:
        return size
    family = turn[_FAMILY]
    wild = family >= _WILD_KING and family <= _WILD_WIZARD
    if wild and nodes[here + _JESTER] >= king:
        return size
    if family == _POWER and at:
        return size
    options = turn[_OPTIONS]
    left = nodes[here + _CARDS] + (nodes[here + _CARDS + 1] << 8)
    into = size * _NODE
    action = turn[_FIRST] - 1
    behind = turn[_BEHIND] - 1
    while action < behind and size < _NODES:
        action += 1
        if families[action] != family:
            continue
        now_left = left
        if family < _POWER:
            kind = cards[action]
            shift = turn[_SHIFTS + kind]
            if (left >> shift) & turn[_MASKS + kind] < costs[action]:
                continue
            if wild and kind == _JM and not options & _WILD_MIDDLE:
                continue
            now_left = left - (costs[action] << shift)

        row = action * 5
        piece = 0
        moved = 0
        while piece < 5:
            space = nodes[here + piece]
            move = moves[row + piece]
            if move != _STAYS:
                before = space
                if move >= _STEPS_FROM and move <= _STEPS_TO:
                    space += move - _STAYS
                    if space < 0 or space > _LAST:
                        break
                elif move == _TO_FOUNTAIN:
                    space = _FOUNTAIN
                elif move == _LEFT_OF_KING:
                    space = king - 1
                elif move == _RIGHT_OF_KING:
                    space = king + 1
                else:
                    space = nodes[here + _WIZARD]
                if space != before:
                    moved = 1
            nodes[into + piece] = space
            piece += 1
        if piece < 5:
            continue
        if nodes[into + _LEFT] >= nodes[into + _KING]:
            continue
        if nodes[into + _KING] >= nodes[into + _RIGHT]:
            continue
        if not moved and (family == _POWER or not options & _NULL_PLAY):
            continue
        shuns = family == _WILD_KING and options & _SHUNS
        if shuns and nodes[into + _JESTER] >= nodes[into + _KING]:
            continue
        nodes[into + _CARDS] = now_left & 255
        nodes[into + _CARDS + 1] = now_left >> 8

        slot = 0
        piece = 0
        while piece < _ACTION:
            slot = (slot * 37 + nodes[into + piece]) & 0xFFFF
            piece += 1
        slot = (slot + (slot >> 7)) & _LAST_SLOT
        known = 0
        while seen[slot]:
            other = (seen[slot] - 1) * _NODE
            piece = 0
            while piece < _ACTION and nodes[other + piece] == nodes[into + piece]:
                piece += 1
            if piece == _ACTION:
                known = 1
                break
            slot = (slot + 1) & _LAST_SLOT
        if known:
            continue
        nodes[into + _ACTION] = action
        nodes[into + _PARENT] = at & 255
        nodes[into + _PARENT + 1] = at >> 8
        size += 1
        seen[slot] = size
        into += _NODE
    return size
