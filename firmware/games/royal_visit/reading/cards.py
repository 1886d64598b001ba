"""Reads sets and sequences of cards.

Cards are counted before any is read: a text of any length is refused at once.
"""

from games import Invalid, brief
from games.royal_visit.cards import CARDS, KINDS, NAMES
from games.royal_visit.notation import EVENT


def kind(name: str) -> int:
    """The kind of card with this name. Raises Invalid."""
    if name not in NAMES:
        raise Invalid("'%s' is no card; the cards are %s" % (brief(name), " ".join(NAMES)))
    return NAMES.index(name)


def read_set(text: str) -> bytearray:
    """How many cards of each kind a `set_text` names. Raises Invalid."""
    counts = bytearray(KINDS)
    if text == "-":
        return counts
    named = text.count(",") + 1
    if named > KINDS:
        raise Invalid("%d kinds of cards; the game has only %d" % (named, KINDS))
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


def read_sequence(text: str) -> bytes:
    """The kinds of the cards that a `sequence_text` names. Raises Invalid."""
    if text == "-":
        return b""
    named = text.count(",") + 1
    if named > CARDS:
        raise Invalid("%d cards; the game has only %d" % (named, CARDS))
    return bytes([kind(name) for name in text.split(",")])


def read_count(text: str, least: int) -> int:
    """A number of cards in plain digits, from `least` to 54. Raises Invalid."""
    plain = 0 < len(text) <= 2 and not text.strip("0123456789")
    if not plain or text[0] == "0" or not least <= int(text) <= CARDS:
        raise Invalid("'%s' is not a number of cards from %d to %d" % (brief(text), least, CARDS))
    return int(text)


def read_event(_game, text: str) -> bytes:
    """The kinds of a new pile's cards. Raises Invalid; whether it is due, `settle` says."""
    try:
        return read_sequence(text)
    except Invalid as why:
        raise Invalid("%s: %s" % (EVENT, why))
