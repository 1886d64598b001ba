"""The 54 cards: thirteen kinds in four suits, held as counts of each kind, and their texts."""

(K1, G1, G2, GF, W1, W2, W3, J1, J2, J3, J4, J5, JM) = range(13)
KINDS = 13
HIDDEN = 255  # in a view: a card of the pile that nobody has seen

NAMES = ("K1", "G1", "G2", "GF", "W1", "W2", "W3", "J1", "J2", "J3", "J4", "J5", "JM")
DECK = b"\x0c\x04\x0a\x02\x02\x08\x02\x01\x03\x04\x03\x01\x02"  # how many there are of each kind
CARDS = 54
HAND = 8

SUITS = b"\0\1\1\1\2\2\2\3\3\3\3\3\3"  # of each kind: King, Guard, Wizard, Jester


def set_text(counts: bytes | bytearray) -> str:
    """A set of cards, from how many there are of each kind: "K1*3,G2,J5"; "-" when empty."""
    words = []
    for k in range(KINDS):
        if counts[k] == 1:
            words.append(NAMES[k])
        elif counts[k]:
            words.append("%s*%d" % (NAMES[k], counts[k]))
    return ",".join(words) or "-"


def sequence_text(kinds: bytes | bytearray) -> str:
    """Cards in order, from their kinds: "J3,K1,K1"; "-" when there is none."""
    return ",".join([NAMES[k] for k in kinds]) or "-"
