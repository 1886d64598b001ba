"""Board, pieces, cards and actions of Royal Visit, as constants and tables."""

import micropython
from micropython import const

# Sides and pieces.

RED = 0
GREEN = 1

LEFT_GUARD = 0
KING = const(1)
RIGHT_GUARD = 2
WIZARD = const(3)
JESTER = 4
PIECES = const(5)

# Spaces: seventeen in a row, from Red's end.

SPACES = 17
FOUNTAIN = const(8)
LAST = const(16)

LETTERS = "abcdefghijklmnopq"
SIDES = "rg"


def in_chateau(space: int, side: int) -> bool:
    """Return whether the space is one of the two of that side's Château."""
    return space >= 15 if side else space <= 1


def in_duchy(space: int, side: int) -> bool:
    """Return whether the space is in that side's Duchy, which includes the Château."""
    return space > FOUNTAIN if side else space < FOUNTAIN


def spaces_text(pieces: bytes | bytearray) -> str:
    """Return the spaces of the five pieces as letters: "gikhj"."""
    return "".join([LETTERS[space] for space in pieces])


# Cards: 54 of thirteen kinds in four suits. A set of cards is a count for each kind.

(K1, G1, G2, GF, W1, W2, W3, J1, J2, J3, J4, J5, JM) = range(13)
CARD_KINDS = 13
HIDDEN_CARD = 255  # an unknown card of the pile, in a view

CARD_NAMES = ("K1", "G1", "G2", "GF", "W1", "W2", "W3", "J1", "J2", "J3", "J4", "J5", "JM")
DECK = b"\x0c\x04\x0a\x02\x02\x08\x02\x01\x03\x04\x03\x01\x02"  # number of cards of each kind
CARDS = 54
HAND = 8

SUITS = b"\0\1\1\1\2\2\2\3\3\3\3\3\3"  # of each kind: King, Guard, Wizard, Jester


def cards_text(counts: bytes | bytearray) -> str:
    """Return the text of a set of cards, a count for each kind: "K1*3,G2,J5"; "-" if empty."""
    words = []
    for k in range(CARD_KINDS):
        if counts[k] == 1:
            words.append(CARD_NAMES[k])
        elif counts[k]:
            words.append("%s*%d" % (CARD_NAMES[k], counts[k]))
    return ",".join(words) or "-"


def sequence_text(kinds: bytes | bytearray) -> str:
    """Return the text of cards in order, from their kinds: "J3,K1,K1"; "-" if empty."""
    return ",".join([CARD_NAMES[k] for k in kinds]) or "-"


# Actions. An action id is one way to play a card, one way to use the Wizard's power, PASS, or END,
# which ends the turn. Ids ascend by kind of card. An action uses at most one card; only the King's
# privilege uses two.

# Families: all plays of a turn are of the same family.
KINGS, GUARDS, WIZARDS, JESTERS, WILD_KING, WILD_GUARDS, WILD_WIZARD, POWER, NOTHING = range(9)

PRIVILEGE = 2  # the first of the two actions of the King's privilege
SUMMON = 78  # the first of the three actions of the Wizard's power: left Guard, King, right Guard
PASS = 81
END = 82
ACTIONS = 83

NO_CARD = 255

# The first action of each kind of card, and the end of the last kind.
FIRST = b"\x00\x04\x08\x10\x11\x13\x15\x17\x21\x2b\x35\x3f\x49\x4e"

# For each action the kind of card it uses, the number of cards, and its family.
CARD = (
    b"\0\0\0\0"
    b"\1\1\1\1"
    b"\2\2\2\2\2\2\2\2"
    b"\3"
    b"\4\4\5\5\6\6"
    b"\7\7\7\7\7\7\7\7\7\7"
    b"\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08"
    b"\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09"
    b"\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a"
    b"\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b"
    b"\x0c\x0c\x0c\x0c\x0c"
    b"\xff\xff\xff\xff\xff"
)
COST = (
    b"\1\1\2\2"
    b"\1\1\1\1"
    b"\1\1\1\1\1\1\1\1"
    b"\1"
    b"\1\1\1\1\1\1"
    b"\1\1\1\1\1\1\1\1\1\1"
    b"\1\1\1\1\1\1\1\1\1\1"
    b"\1\1\1\1\1\1\1\1\1\1"
    b"\1\1\1\1\1\1\1\1\1\1"
    b"\1\1\1\1\1\1\1\1\1\1"
    b"\1\1\1\1\1"
    b"\0\0\0\0\0"
)
FAMILY = (
    b"\0\0\0\0"
    b"\1\1\1\1\1\1\1\1\1\1\1\1\1"
    b"\2\2\2\2\2\2"
    b"\3\3\5\5\4\4\5\5\6\6"
    b"\3\3\5\5\4\4\5\5\6\6"
    b"\3\3\5\5\4\4\5\5\6\6"
    b"\3\3\5\5\4\4\5\5\6\6"
    b"\3\3\5\5\4\4\5\5\6\6"
    b"\3\5\4\5\6"
    b"\7\7\7"
    b"\x08\x08"
)

# For each action the moves of left Guard, King, right Guard, Wizard and Jester. A letter a..q is a
# move counted from i: h is one to the left, i is no move, k is two to the right. `<` is a move to
# the left side of the King, `>` to his right side, `*` to the Fountain, `w` to the Wizard.
# fmt: off
MOVES = (
    b"ihiii" b"ijiii" b"hhhii" b"jjjii"  # K1, K1+K1
    b"hiiii" b"jiiii" b"iihii" b"iijii"  # G1
    b"hihii" b"hijii" b"jihii" b"jijii"  # G2, each Guard one
    b"giiii" b"kiiii" b"iigii" b"iikii"  # G2, one Guard two
    b"<i>ii"  # GF
    b"iiihi" b"iiiji" b"iiigi" b"iiiki" b"iiifi" b"iiili"  # W1, W2, W3
    b"iiiih" b"iiiij" b"hiiii" b"jiiii" b"ihiii" b"ijiii" b"iihii" b"iijii" b"iiihi" b"iiiji"  # J1
    b"iiiig" b"iiiik" b"giiii" b"kiiii" b"igiii" b"ikiii" b"iigii" b"iikii" b"iiigi" b"iiiki"  # J2
    b"iiiif" b"iiiil" b"fiiii" b"liiii" b"ifiii" b"iliii" b"iifii" b"iilii" b"iiifi" b"iiili"  # J3
    b"iiiie" b"iiiim" b"eiiii" b"miiii" b"ieiii" b"imiii" b"iieii" b"iimii" b"iiiei" b"iiimi"  # J4
    b"iiiid" b"iiiin" b"diiii" b"niiii" b"idiii" b"iniii" b"iidii" b"iinii" b"iiidi" b"iiini"  # J5
    b"iiii*" b"*iiii" b"i*iii" b"ii*ii" b"iii*i"  # JM
    b"wiiii" b"iwiii" b"iiwii"  # the Wizard's power
    b"iiiii" b"iiiii"  # PASS, END
)
# fmt: on
_STAYS = const(105)  # "i"
_STEPS_TO = const(113)  # "q"
_LEFT_OF_KING = const(60)  # "<"
_RIGHT_OF_KING = const(62)  # ">"
_TO_FOUNTAIN = const(42)  # "*"


def is_wild(action: int) -> bool:
    """Return whether the action moves another piece with a Jester card (Jester's power)."""
    return WILD_KING <= FAMILY[action] <= WILD_WIZARD


@micropython.viper
def preview(action: int, pieces, into) -> bool:
    """Write the five spaces after the action to `into`; False if a piece would leave the board.

    Does not check the order of the Court or the Jester's power. After False `into` is unusable.
    `into` may be `pieces` itself. This is machine code: to list the legal actions of a hand takes
    sixty calls in a tick.
    """
    moves = ptr8(MOVES)
    before = ptr8(pieces)
    after = ptr8(into)
    row = action * PIECES
    for piece in range(PIECES):
        move = moves[row + piece]
        space = before[piece]
        if move == _TO_FOUNTAIN:
            space = FOUNTAIN
        elif move == _LEFT_OF_KING:
            space = before[KING] - 1
        elif move == _RIGHT_OF_KING:
            space = before[KING] + 1
        elif move > _STEPS_TO:
            space = before[WIZARD]
        else:
            space += move - _STAYS
        if space < 0 or space > LAST:
            return False
        after[piece] = space
    return True
