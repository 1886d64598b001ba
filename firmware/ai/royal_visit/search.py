"""Breadth-first search over all acts of the player to act, with nodes in a buffer.

`games.royal_visit.acts` finds the same acts by playing and taking back on a game; a test compares
both. Here the player to act is always Red, at the low end: Green's turns are mirrored. A position
is a node of ten bytes, so the same source of `expand` works three times: MicroPython compiles it to
machine code, CPython runs it, and the training compiles it with numba.

A node has the spaces of left Guard, King, right Guard, Wizard and Jester; the cards left of the
suit in play, packed, low byte first; the action that led to it; its parent node, low byte first.
The first node of a family is its root, before any play.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from games.royal_visit.game import Game
from games.royal_visit.plays import (
    CARD,
    CARD_KINDS,
    COST,
    END,
    FAMILY,
    FIRST,
    GREEN,
    KING,
    LAST,
    LEFT_GUARD,
    MOVES,
    NO_CARD,
    PASS,
    PIECES,
    POWER,
    RIGHT_GUARD,
)

# Places in a node, and sizes.
CARDS = const(5)
ACTION = const(7)
PARENT = const(8)
NODE = const(10)  # bytes
NODES = const(512)  # nodes of one family; very rarely there are more, which are ignored
SLOTS = const(1024)  # of the hash table of seen nodes, a power of 2

# `turn` holds the constants of a turn and a family, one byte each: for each kind of card the shift
# of its count in the cards left; for each kind the mask of this count; then the bytes below.
SHIFTS = b"\0\0\3\7\0\2\6\0\1\3\6\x08\x09"
MASKS = b"\x0f\7\x0f\3\3\x0f\3\1\3\7\3\1\3"
FAMILY_AT = const(26)
FIRST_AT = const(27)  # the first action that the family may use
BEHIND = const(28)  # the last such action + 1
SHUNS = const(29)  # 1 if a wild King never comes onto or past the Jester
CROWN = 30  # its space, from the end of the player to act
LITTLE = 31
PILE = 32  # number of cards
DISCARDS = 33  # number of cards
HELD = 34  # number of cards in the hand that are not of the suit in play
SUIT = 35  # the first kind of the suit in play
SUIT_END = 36
IN_SUIT = 37  # number of cards in the hand of the suit in play
TURN = 38  # bytes

SUIT_OF_FAMILY = b"\0\1\2\3\3\3\3\4"  # the Wizard's power counts as a suit without cards
KINDS_FROM = b"\0\1\4\7\x0d\x0d"  # the first kind of each suit, and the end

# The mirror image of each action, for a player at the other end of the board.
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

_LAST_SLOT = const(SLOTS - 1)
_SHIFTS = const(0)
_MASKS = const(13)

# From games.royal_visit.plays, as constants of this module: viper reads globals slowly.
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


@micropython.viper
def clear(seen: ptr16):
    """Clear the hash table of seen nodes."""
    for slot in range(_LAST_SLOT + 1):
        seen[slot] = 0


@micropython.viper
def expand(
    nodes: ptr8, size: int, at: int, turn: ptr8, seen: ptr16,
    cards: ptr8, costs: ptr8, families: ptr8, moves: ptr8,
) -> int:  # fmt: skip
    """Add the new children of node `at` to the `size` nodes; return the new number of nodes.

    `seen` is a hash table of SLOTS node numbers + 1, all 0 at the start of a family. The last four
    arguments are the look-ups of `plays`. Adds nothing beyond NODES.
    """
    here = at * NODE
    king = nodes[here + _KING]
    if king < 2 or king > _LAST - 2:
        return size
    family = turn[FAMILY_AT]
    wild = family >= _WILD_KING and family <= _WILD_WIZARD
    if wild and nodes[here + _JESTER] >= king:
        return size
    if family == _POWER and at:
        return size
    shuns = family == _WILD_KING and turn[SHUNS]
    left = nodes[here + CARDS] + (nodes[here + CARDS + 1] << 8)
    into = size * NODE
    action = turn[FIRST_AT] - 1
    last = turn[BEHIND] - 1
    while action < last and size < NODES:
        action += 1
        if families[action] != family:
            continue
        now_left = left
        if family < _POWER:
            kind = cards[action]
            shift = turn[_SHIFTS + kind]
            if (left >> shift) & turn[_MASKS + kind] < costs[action]:
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
        if not moved:
            continue
        if shuns and nodes[into + _JESTER] >= nodes[into + _KING]:
            continue
        nodes[into + CARDS] = now_left & 255
        nodes[into + CARDS + 1] = now_left >> 8

        slot = 0
        piece = 0
        while piece < ACTION:
            slot = (slot * 37 + nodes[into + piece]) & 0xFFFF
            piece += 1
        slot = (slot + (slot >> 7)) & _LAST_SLOT
        known = 0
        while seen[slot]:
            other = (seen[slot] - 1) * NODE
            piece = 0
            while piece < ACTION and nodes[other + piece] == nodes[into + piece]:
                piece += 1
            if piece == ACTION:
                known = 1
                break
            slot = (slot + 1) & _LAST_SLOT
        if known:
            continue
        nodes[into + ACTION] = action
        nodes[into + PARENT] = at & 255
        nodes[into + PARENT + 1] = at >> 8
        size += 1
        seen[slot] = size
        into += NODE
    return size


class Search:
    """Iterator over the acts of a turn, family by family.

    The families are the suits of the hand, Jester cards on each other piece, and the Wizard's
    power. For a turn that has begun these are all ways to continue; the first node is the turn as
    it is.

    nodes       the nodes of the running family
    at          the current node
    turn        the constants of turn and family for `expand`
    hand        the number of cards of each kind in the hand at the start of the turn
    discards    the number of discarded cards of each kind at the start of the turn
    """

    def __init__(self, view: Game):
        self.nodes = bytearray(NODES * NODE)
        self.at = 0
        self._held = bytes(view.hands[view.side])  # the hand after the plays so far
        self.hand = bytearray(self._held)
        self.discards = bytearray(view.discards)
        for i in range(view.turn_length):
            self._restore_cards(view.turn_plays[i])
        self._pieces = bytes(view.pieces)
        self._crown = view.crown
        self._mirrored = view.side == GREEN
        if self._mirrored:
            self._mirror()
        self.turn = self._turn_constants(view)
        self._seen = array("H", bytes(2 * SLOTS))
        self._size = 0
        self._family = -1
        self._last_family = POWER
        if view.turn_length:
            self._continue_family(FAMILY[view.turn_plays[0]])

    def _restore_cards(self, action: int):
        """Put the cards of a play back into the hand."""
        kind = CARD[action]
        if kind != NO_CARD:
            self.hand[kind] += COST[action]
            self.discards[kind] -= COST[action]

    def _continue_family(self, family: int):
        """Start at the turn as it is: only the same family may follow."""
        self._last_family = min(family, POWER)  # PASS uses no card either
        self._family = self._last_family - 1
        self._begin_family()
        if family >= POWER:
            self._size = 0  # no play may follow

    def _mirror(self):
        pieces = bytearray([LAST - space for space in self._pieces])
        pieces[LEFT_GUARD], pieces[RIGHT_GUARD] = pieces[RIGHT_GUARD], pieces[LEFT_GUARD]
        self._pieces = bytes(pieces)
        self._crown = LAST - self._crown

    def _turn_constants(self, view: Game) -> bytearray:
        """Return `turn` with the bytes that all families share."""
        turn = bytearray(TURN)
        turn[: 2 * CARD_KINDS] = SHIFTS + MASKS
        turn[SHUNS] = view.edition == "fr2021"
        turn[CROWN] = self._crown
        turn[LITTLE] = view.little
        turn[PILE] = view.pile_size
        turn[DISCARDS] = sum(self.discards)
        return turn

    def next(self) -> bool:
        """Go to the node of the next act; False after the last one. Bounded work."""
        while True:
            if self._size:
                self._expand()
                self.at += 1
            if self.at < self._size:
                return True
            if not self._begin_family():
                return False

    def _expand(self):
        self._size = expand(
            self.nodes, self._size, self.at, self.turn, self._seen, CARD, COST, FAMILY, MOVES
        )

    def _begin_family(self) -> bool:
        """Start the next family that the hand has cards for; False if there is none."""
        held = 0
        while not held:
            if self._family == self._last_family:
                return False
            self._family += 1
            suit = SUIT_OF_FAMILY[self._family]
            first = KINDS_FROM[suit]
            behind = KINDS_FROM[suit + 1]
            held = sum(self.hand[first:behind]) if self._family < POWER else 1
        turn = self.turn
        turn[FAMILY_AT] = self._family
        turn[SUIT] = first
        turn[SUIT_END] = behind
        turn[FIRST_AT] = FIRST[first]
        turn[BEHIND] = FIRST[behind] if self._family < POWER else PASS
        turn[IN_SUIT] = sum(self.hand[first:behind])
        turn[HELD] = sum(self.hand) - turn[IN_SUIT]
        left = 0
        for kind in range(first, behind):
            left |= self._held[kind] << SHIFTS[kind]
        self.nodes[:PIECES] = self._pieces
        self.nodes[CARDS] = left & 255
        self.nodes[CARDS + 1] = left >> 8
        clear(self._seen)
        self._size = 1
        self.at = 0
        return True

    def plays(self) -> bytes:
        """Return the rest of the turn that leads to the current node, with END if it has one."""
        nodes = self.nodes
        king = nodes[self.at * NODE + KING]
        plays = bytearray([END] if 1 < king < LAST - 1 else [])
        at = self.at
        while at:
            node = at * NODE
            action = nodes[node + ACTION]
            plays.append(MIRROR[action] if self._mirrored else action)
            at = nodes[node + PARENT] | nodes[node + PARENT + 1] << 8
        return bytes(reversed(plays))
