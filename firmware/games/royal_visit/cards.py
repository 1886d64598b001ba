"""The 54 cards: thirteen kinds in four suits, held as counts of each kind, and their texts."""

from games import Invalid

(K1, G1, G2, GF, W1, W2, W3, J1, J2, J3, J4, J5, JM) = range(13)
KINDS = 13
HIDDEN = 255  # in a view: a card of the pile that nobody has seen

NAMES = ("K1", "G1", "G2", "GF", "W1", "W2", "W3", "J1", "J2", "J3", "J4", "J5", "JM")
DECK = b"\x0c\x04\x0a\x02\x02\x08\x02\x01\x03\x04\x03\x01\x02"  # how many there are of each kind
CARDS = 54
HAND = 8

KING_SUIT, GUARD_SUIT, WIZARD_SUIT, JESTER_SUIT = range(4)
SUITS = b"\0\1\1\1\2\2\2\3\3\3\3\3\3"  # the suit of each kind


def kind(name: str) -> int:
    """The kind of card with this name. Raises Invalid."""
    if name not in NAMES:
        raise Invalid("'%s' is no card; the cards are %s" % (name, " ".join(NAMES)))
    return NAMES.index(name)


def set_text(counts: bytes | bytearray) -> str:
    """A set of cards, from how many there are of each kind: "K1*3,G2,J5"; "-" when empty."""
    words = []
    for k in range(KINDS):
        if counts[k] == 1:
            words.append(NAMES[k])
        elif counts[k]:
            words.append("%s*%d" % (NAMES[k], counts[k]))
    return ",".join(words) or "-"


def read_set(text: str) -> bytearray:
    """How many cards of each kind a `set_text` names. Raises Invalid."""
    counts = bytearray(KINDS)
    if text == "-":
        return counts
    last = -1
    for word in text.split(","):
        name, times, number = word.partition("*")
        k = kind(name)
        if k == last:
            raise Invalid("%s is named twice; write %s*2" % (name, name))
        if k < last:
            raise Invalid(
                "%s comes after %s; the order is %s" % (name, NAMES[last], " ".join(NAMES))
            )
        counts[k] = read_count(number, 2) if times else 1
        last = k
    return counts


def sequence_text(kinds: bytes | bytearray) -> str:
    """Cards in order, from their kinds: "J3,K1,K1"; "-" when there is none."""
    return ",".join([NAMES[k] for k in kinds]) or "-"


def read_sequence(text: str) -> bytes:
    """The kinds of the cards that a `sequence_text` names. Raises Invalid."""
    if text == "-":
        return b""
    kinds = bytes([kind(name) for name in text.split(",")])
    if len(kinds) > CARDS:
        raise Invalid("%d cards; the game has only %d" % (len(kinds), CARDS))
    return kinds


def read_count(text: str, least: int) -> int:
    """A number of cards in plain digits, from `least` to 54. Raises Invalid."""
    plain = 0 < len(text) <= 2 and not text.strip("0123456789")
    if not plain or text[0] == "0" or not least <= int(text) <= CARDS:
        raise Invalid("'%s' is not a number of cards from %d to %d" % (text, least, CARDS))
    return int(text)
