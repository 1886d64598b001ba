"""Every action of Royal Visit in one table: which card it takes, and where it sends each piece.

An action id stands for a card played in one of its ways, the Wizard's power used in one of its
ways, PASS, or END, which hands the turn over. Ids go up card by card in canonical order. A single
action is at most one card, but for the King's privilege, which is two.
"""

from micropython import const

from games.royal_visit.board import FOUNTAIN, KING, LAST, PIECES, WIZARD

# What a turn consists of: every play of one turn is of the same family.
KINGS, GUARDS, WIZARDS, JESTERS, WILD_KING, WILD_GUARDS, WILD_WIZARD, POWER, NOTHING = range(9)

PRIVILEGE = 2  # the first of its two actions
SUMMON = 78  # the first of the three actions of the Wizard's power: left Guard, King, right Guard
PASS = 81
END = 82
ACTIONS = 83

NO_CARD = 255

# The first action of each kind of card, and behind the last kind.
FIRST = b"\x00\x04\x08\x10\x11\x13\x15\x17\x21\x2b\x35\x3f\x49\x4e"

# The kind of card that each action takes, how many of it, and the action's family.
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

# Where each action sends left Guard, King, right Guard, Wizard and Jester. A step is written as the
# space that a piece on i would come to: h is one to the left, i stays, k is two to the right.
# Else: < beside the King to his left, > to his right, * to the Fountain, w to the Wizard.
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
_STEPS_FROM = const(97)  # "a"
_STEPS_TO = const(113)  # "q"
_LEFT_OF_KING = const(60)  # "<"
_RIGHT_OF_KING = const(62)  # ">"
_TO_FOUNTAIN = const(42)  # "*"


def card_of(action: int) -> int:
    """The kind of card that the action takes, or NO_CARD."""
    return CARD[action]


def cost(action: int) -> int:
    """How many of that card it takes: 1, the King's privilege 2; without a card 0."""
    return COST[action]


def is_wild(action: int) -> bool:
    """Whether the action moves another piece with a Jester card, by the Jester's power."""
    return WILD_KING <= FAMILY[action] <= WILD_WIZARD


def preview(action: int, pieces: bytearray, into: bytearray) -> bool:
    """Write to `into` the five spaces after the action; False when one would leave the board.

    The spaces are those of the card's own movement: whether the Court may stand so, or the power
    that the action needs is there, is for the game to say. After False `into` means nothing.
    """
    row = action * PIECES
    for piece in range(PIECES):
        move = MOVES[row + piece]
        space = pieces[piece]
        if move != _STAYS:
            if _STEPS_FROM <= move <= _STEPS_TO:
                space += move - _STAYS
                if not 0 <= space <= LAST:
                    return False
            elif move == _TO_FOUNTAIN:
                space = FOUNTAIN
            elif move == _LEFT_OF_KING:
                space = pieces[KING] - 1
            elif move == _RIGHT_OF_KING:
                space = pieces[KING] + 1
            else:
                space = pieces[WIZARD]
        into[piece] = space
    return True
