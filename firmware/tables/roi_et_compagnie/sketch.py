"""Dice in pictures: those on the table; and small ones for what an inhabitant needs.

Small ones show what the dice must show:

a number            that number                     a letter    that colour, by its initial
signs of one shape  equal numbers, any              drops       one colour, any
steps               numbers in a row                a sum       of all six dice
"""

from micropython import const

from base import flash_data
from games.roi_et_compagnie.cards import (
    BURGHER,
    CHAMPIKOBOLD,
    COLOURED,
    COLOURS,
    DICE,
    DWARF,
    ELF,
    HYPNOTIST,
    ORC,
    RACE,
    die_colour,
    need,
)
from tables.roi_et_compagnie import icons
from tables.shared import draw_die
from ui.canvas import SMALL, Glyphs, Packed, rounded
from ui.texts import N_, say

ICONS = Glyphs(Packed(flash_data.checked("tables/roi_et_compagnie/icons.bin")[0]))

# The dice on the table, in pixels: each with the initial of its colour.
_DICE_X = const(1)
_DIE_PITCH = const(21)
_CELL_WIDE = const(20)
_CELL_HIGH = const(16)
_DIE_X = const(2)
_DIE_Y = const(3)
_DIE_SIZE = const(10)
_INITIAL_X = const(11)  # from the left of the die

# What an inhabitant needs.
SKETCH_HEIGHT = const(9)
_WIDE = const(7)  # a small die
PITCH = const(8)
_STEP = const(5)
GROUP = const(3)  # the gap between dice of different sorts
_SIGN_X = const(2)
_SIGN_Y = const(2)
_SETS = (icons.BLOCK, icons.RING, icons.CROSS)
LETTERS = "RGBVZÜ"  # in the order of their drawings
INITIALS = N_("RGB")  # of the colours


def draw_tray(canvas, numbers: bytearray, kept: int, cursor: int, y: int, tilted: int = 0) -> None:
    """Draw the dice; kept: bit mask of those in a box; cursor: the die under it, or -1.

    tilted: bit mask of those that roll and stand on an edge
    """
    initials = say(INITIALS)
    for die in range(DICE):
        x = _DICE_X + _DIE_PITCH * die
        if kept >> die & 1:
            rounded(canvas.frame, x, y, _CELL_WIDE, _CELL_HIGH, False)
        left = x + _DIE_X
        top = y + _DIE_Y
        number = numbers[die]
        if not number:  # not rolled yet
            rounded(canvas.frame, left, top, _DIE_SIZE, _DIE_SIZE, False)
        elif tilted >> die & 1:
            draw_die(canvas.frame, number, left, top, _DIE_SIZE, 1, 1)
        else:
            if die == cursor:
                rounded(canvas.frame, x + 1, y + 2, _CELL_WIDE - 2, _CELL_HIGH - 4, True)
            ink = 0 if die == cursor else 1
            draw_face(canvas.frame, number, initials, die_colour(die, number), left, top, ink)


def draw_face(frame, number: int, initials: str, colour: int, x: int, y: int, ink: int) -> None:
    """Draw a die with its pips, and behind it the initial of its colour, of these.

    No string is made of that: a Pico would look it up among all its names.
    """
    draw_die(frame, number, x, y, _DIE_SIZE, ink)
    SMALL.write(frame, initials, colour, colour + 1, x + _INITIAL_X, y, ink)


def draw_sketch(canvas, kind: int, x: int, y: int, ink: int = 1) -> int:
    """Draw what the inhabitant `kind` needs, SKETCH_HEIGHT pixels high; return the x of its end."""
    race = RACE[kind]
    if race == BURGHER:
        x = canvas.text("%d×" % DICE, x, y, ink) + 1
        for number in range(2 - need(kind, 0), DICE + 1, 2):
            x = draw_sign(canvas.frame, icons.ONE + number - 1, x, y, ink)
        return x
    if race == ELF:
        return draw_steps(canvas, need(kind, 0), x, y, ink)
    if race == DWARF:
        return draw_dice(canvas.frame, need(kind, 0), icons.ONE + need(kind, 1) - 1, x, y, ink)
    if race == CHAMPIKOBOLD:
        return draw_dice(canvas.frame, need(kind, 0), icons.DROP, x, y, ink)
    if race == ORC or race in COLOURED:
        return _groups(canvas.frame, kind, x, y, ink)
    x += ICONS.draw(canvas.frame, icons.SUM, x, y + 1, ink) + 2
    sign = icons.AT_MOST if race == HYPNOTIST else icons.AT_LEAST
    x += ICONS.draw(canvas.frame, sign, x, y + 1, ink) + 2
    return canvas.text(str(need(kind, 0)), x, y, ink)


def letter(colour: int) -> str:
    """Return the initial of a colour in the language in use."""
    return say(INITIALS)[colour]


def _groups(frame, kind: int, x: int, y: int, ink: int) -> int:
    """Draw dice of two or three sorts."""
    sorts = _SETS
    if RACE[kind] != ORC:
        sorts = [icons.R + LETTERS.find(letter(colour)) for colour in range(COLOURS)]
    start = x
    for i in range(len(sorts)):
        if need(kind, i):
            x = draw_dice(frame, need(kind, i), sorts[i], x + GROUP if x > start else x, y, ink)
    return x


def draw_dice(frame, count: int, sign: int, x: int, y: int, ink: int) -> int:
    """Draw so many dice with the same sign."""
    for _ in range(count):
        x = draw_sign(frame, sign, x, y, ink)
    return x


def draw_sign(frame, sign: int, x: int, y: int, ink: int) -> int:
    """Draw a small die with a sign."""
    frame.hline(x + 1, y, _WIDE - 2, ink)
    frame.hline(x + 1, y + SKETCH_HEIGHT - 1, _WIDE - 2, ink)
    frame.vline(x, y + 1, SKETCH_HEIGHT - 2, ink)
    frame.vline(x + _WIDE - 1, y + 1, SKETCH_HEIGHT - 2, ink)
    ICONS.draw(frame, sign, x + _SIGN_X, y + _SIGN_Y, ink)
    return x + PITCH


def draw_steps(canvas, count: int, x: int, y: int, ink: int) -> int:
    """Draw steps for numbers in a row."""
    x = canvas.text(str(count), x, y, ink) + 1
    for i in range(count):
        height = SKETCH_HEIGHT - count + i + 1
        canvas.frame.fill_rect(x, y + SKETCH_HEIGHT - height, _STEP - 1, height, ink)
        x += _STEP
    return x
