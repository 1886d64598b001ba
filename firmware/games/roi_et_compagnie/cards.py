"""Dice, rules, cards and needs of Roi & Compagnie. Source: list of cards, HABA 2017."""

from micropython import const

# Dice: six dice of three patterns, two dice of each. Every face has a number and a colour.

DICE = const(6)
RED, GREEN, BLUE = range(3)
COLOURS = const(3)
COLOUR_LETTERS = "rgb"

_FACES = const(6)
# The colours of the numbers 1 to 6 on the three patterns; dice 0 and 1 have the first pattern.
_PATTERNS = b"\x02\x01\x00\x00\x01\x02\x00\x02\x01\x01\x02\x00\x01\x00\x02\x02\x00\x01"


def die_colour(die: int, number: int) -> int:
    """Return the colour of the face with `number` (1..6) on `die` (0..5)."""
    return _PATTERNS[die // 2 * _FACES + number - 1]


def count_numbers(dice: bytearray, into: bytearray) -> None:
    """Write to into[1..6] the number of dice that show each number."""
    for number in range(_FACES + 1):
        into[number] = 0
    for number in dice:
        into[number] += 1


def count_colours(dice: bytearray, into: bytearray) -> None:
    """Write to into[0..2] the number of dice that show each colour."""
    for i in range(COLOURS):
        into[i] = 0
    for die in range(DICE):
        into[die_colour(die, dice[die])] += 1


def dice_text(dice: bytearray) -> str:
    """Return each die's number and colour: "1b2g3r4r5g6b"; "-" before the first roll."""
    if not dice[0]:
        return "-"
    return "".join(
        [str(dice[die]) + COLOUR_LETTERS[die_colour(die, dice[die])] for die in range(DICE)]
    )


# Cards: 40 inhabitants of ten races, five piles of three locations, ten penalties. Inhabitants are
# numbered 0..39 by race, within a race in the order of the rules. In a kingdom locations have the
# next numbers, and penalties the numbers after the locations.

INHABITANTS = const(40)
HIDDEN = const(255)  # an unknown inhabitant, in a view
EMPTY = const(254)  # no card: a gap in the row at the end of the game

_RACES = const(10)
(
    BURGHER,
    ELF,
    DWARF,
    GNOME,
    ORC,
    CHAMPIKOBOLD,
    APPRENTICE,
    FAIRY,
    HYPNOTIST,
    DRAGON,
) = range(_RACES)
RACE_LETTERS = "BEDGOCAFHX"
_ZERO = const(0x30)  # ASCII codes in the names of cards
_MINUS = const(0x2D)
# The first inhabitant of each race, and the end.
FIRST = b"\x00\x02\x05\x0d\x13\x1a\x1d\x1f\x24\x25\x28"

RACE = b"".join([bytes([race]) * (FIRST[race + 1] - FIRST[race]) for race in range(_RACES)])

# Piles of locations from left to right. HOME is the pile of each inhabitant, PILES for none.
PILES = const(5)
CITY, MINE, WORKSHOP, ORC_VILLAGE, FOREST = range(PILES)
HOME = bytes([b"\x00\x00\x01\x02\x03\x04\x04\x04\x05\x05"[race] for race in RACE])

# Points of each inhabitant. A Dragon's points count negative; n Fairies score n each instead.
POINTS = (
    b"\x05\x05"
    b"\x07\x03\x01"
    b"\x0a\x0a\x06\x06\x06\x04\x04\x04"
    b"\x08\x03\x03\x02\x02\x01"
    b"\x07\x03\x02\x08\x07\x03\x01"
    b"\x07\x02\x01"
    b"\x03\x02"
    b"\x00\x00\x00\x00\x00"
    b"\x01"
    b"\x06\x04\x02"
)

LOCATIONS = const(15)  # numbered from INHABITANTS on: five of value 2, five of 3, five of 4
CHEAPEST = const(2)
DEAREST = const(4)
IN_A_PILE = const(3)
_PENALTY = const(55)  # a penalty of n points is the card _PENALTY + n
CARDS = const(60)
PENALTIES = b"\x00\x04\x03\x02\x01"  # number of cards of each value
PENALTY_CARDS = const(10)
PILE_LETTERS = "cmwof"


def race_of(card: int) -> int:
    """Return the race of an inhabitant, -1 for any other card or no card."""
    return RACE[card] if card < INHABITANTS else -1


def location_card(pile: int, value: int) -> int:
    """Return the card of a location of `value` (2..4)."""
    return INHABITANTS + PILES * (value - CHEAPEST) + pile


def penalty_card(value: int) -> int:
    """Return the card of a penalty of `value` (1..4) points."""
    return _PENALTY + value


def is_location(card: int) -> bool:
    """Return whether a card is a location."""
    return INHABITANTS <= card < _PENALTY


def is_penalty(card: int) -> bool:
    """Return whether a card is a penalty."""
    return card >= _PENALTY


def card_value(card: int) -> int:
    """Return the points of a location, or the minus points of a penalty."""
    if is_penalty(card):
        return card - _PENALTY
    return (card - INHABITANTS) // PILES + CHEAPEST


def pile_of(card: int) -> int:
    """Return the pile of a location."""
    return (card - INHABITANTS) % PILES


def card_name(card: int) -> str:
    """Return two characters: "D3" for an inhabitant, "m2" a location, "-1" a penalty."""
    return card_names((card,))


def card_names(kinds) -> str:
    """Return the names of cards, one after the other."""
    races = RACE_LETTERS.encode()  # bytes: MicroPython looks up each string of one letter
    piles = PILE_LETTERS.encode()
    text = bytearray()
    for card in kinds:
        if card < INHABITANTS:
            race = RACE[card]
            text.append(races[race])
            text.append(_ZERO + card - FIRST[race] + 1)
        elif card == HIDDEN:
            text.extend(b"??")
        elif card == EMPTY:
            text.extend(b"--")
        else:
            text.append(_MINUS if is_penalty(card) else piles[pile_of(card)])
            text.append(_ZERO + card_value(card))
    return text.decode()


# Needs: what the dice must show to win an inhabitant. A need is about numbers or about colours,
# never both. A count means at least this many dice: five sixes also meet a need for four.

COLOURED = (GNOME, CHAMPIKOBOLD, APPRENTICE, FAIRY)  # the races with a need for colours

# Three bytes for each inhabitant; the race decides their meaning.
NEEDS = (
    b"\x00\x00\x00"  # Burgher: all numbers modulo 2
    b"\x01\x00\x00"
    b"\x06\x00\x00"  # Elf: the length of the run
    b"\x05\x00\x00"
    b"\x04\x00\x00"
    b"\x05\x06\x00"  # Dwarf: how many dice, of which number
    b"\x05\x01\x00"
    b"\x04\x06\x00"
    b"\x04\x04\x00"
    b"\x04\x03\x00"
    b"\x03\x04\x00"
    b"\x03\x03\x00"
    b"\x03\x01\x00"
    b"\x00\x00\x06"  # Gnome: red, green, blue
    b"\x00\x00\x05"
    b"\x05\x00\x00"
    b"\x04\x00\x00"
    b"\x00\x04\x00"
    b"\x00\x03\x00"
    b"\x05\x00\x00"  # Orc: the sizes of sets of equal numbers
    b"\x04\x00\x00"
    b"\x03\x00\x00"
    b"\x04\x02\x00"
    b"\x02\x02\x02"
    b"\x03\x02\x00"
    b"\x02\x02\x00"
    b"\x06\x00\x00"  # Champikobold: how many dice of one colour
    b"\x05\x00\x00"
    b"\x04\x00\x00"
    b"\x03\x00\x03"  # Apprentice: red, green, blue
    b"\x02\x02\x02"
    b"\x03\x00\x02"  # Fairy: red, green, blue
    b"\x02\x03\x00"
    b"\x00\x02\x03"
    b"\x00\x02\x02"
    b"\x02\x02\x00"
    b"\x0c\x00\x00"  # Hypnotist: the highest sum
    b"\x1e\x00\x00"  # Dragon: the lowest sum
    b"\x1c\x00\x00"
    b"\x19\x00\x00"
)

_counts = bytearray(7)  # reused by `meets`


def need(kind: int, i: int) -> int:
    """Return byte i (0..2) of the need of the inhabitant `kind`."""
    return NEEDS[3 * kind + i]


def meets(kind: int, dice: bytearray) -> bool:
    """Return whether six cast dice meet an inhabitant's need; False for an unknown one."""
    if kind >= INHABITANTS or not dice[0]:
        return False
    race = RACE[kind]
    if race in COLOURED:
        count_colours(dice, _counts)
        return met_by_colours(kind, _counts)
    count_numbers(dice, _counts)
    return met_by_numbers(kind, _counts)


def met_by_colours(kind: int, counts: bytearray) -> bool:
    """Return whether these counts of red, green and blue dice meet a need for colours."""
    if RACE[kind] == CHAMPIKOBOLD:
        return max(counts[0], counts[1], counts[2]) >= need(kind, 0)
    for i in range(COLOURS):
        if counts[i] < need(kind, i):
            return False
    return True


def met_by_numbers(kind: int, counts: bytearray) -> bool:
    """Return whether dice meet a need for numbers; counts[n] of them show the number n."""
    race = RACE[kind]
    if race == BURGHER:
        rest = need(kind, 0)
        return counts[2 - rest] + counts[4 - rest] + counts[6 - rest] == DICE
    if race == ELF:
        return _has_run(need(kind, 0), counts)
    if race == DWARF:
        return counts[need(kind, 1)] >= need(kind, 0)
    if race == ORC:
        return _has_sets(kind, counts)
    if race == HYPNOTIST:
        return _sum(counts) <= need(kind, 0)
    assert race == DRAGON
    return _sum(counts) >= need(kind, 0)


def _has_run(length: int, counts: bytearray) -> bool:
    run = 0
    for number in range(1, 7):
        run = run + 1 if counts[number] else 0
        if run == length:
            return True
    return False


def _has_sets(kind: int, counts: bytearray) -> bool:
    """Return whether there is a number for each set; the largest set uses the largest count."""
    if max(counts) < need(kind, 0):
        return False
    ranked = sorted(counts)
    return ranked[-2] >= need(kind, 1) and ranked[-3] >= need(kind, 2)


def _sum(counts: bytearray) -> int:
    total = 0
    for number in range(1, 7):
        total += number * counts[number]
    return total
