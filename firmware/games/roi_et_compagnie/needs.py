"""Needs: what the dice must show to win an inhabitant. Source: list of cards, HABA 2017.

A need is about numbers or about colours, never both. A count means at least this many dice: five
sixes also meet a need for four.
"""

from games.roi_et_compagnie.cards import (
    APPRENTICE,
    BURGHER,
    CHAMPIKOBOLD,
    COLOURS,
    DICE,
    DRAGON,
    DWARF,
    ELF,
    FAIRY,
    GNOME,
    HYPNOTIST,
    INHABITANTS,
    ORC,
    RACE,
    count_colours,
    count_numbers,
)

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
