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
from ui.canvas import LARGE, SMALL, Glyphs, Packed, rounded
from ui.texts import N_, say

ICONS = Glyphs(Packed(flash_data.checked("tables/roi_et_compagnie/icons.bin")[0]))

# The dice on the table, in pixels.
_TRAY_HIGH = const(17)
_DIE_PITCH = const(21)
_DICE_X = const(2)
_DIE_WIDE = const(19)
_BLANK = const(11)  # a die that isn't rolled yet
_DIGITS = "0123456"

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


def draw_tray(canvas, numbers: bytearray, kept: int, cursor: int, y: int) -> None:
    """Draw the dice; kept: bit mask of those in a box; cursor: the die under it, or -1."""
    letters = say(INITIALS)
    for die in range(DICE):
        x = _DICE_X + _DIE_PITCH * die
        if kept >> die & 1:
            rounded(canvas.frame, x, y, _DIE_WIDE, _TRAY_HIGH, False)
        if numbers[die]:
            _face(canvas, letters, die, numbers[die], x, y, die == cursor)
        else:
            rounded(canvas.frame, x + 4, y + 3, _BLANK, _BLANK, False)


def _face(canvas, letters: str, die: int, number: int, x: int, y: int, chosen) -> None:
    """Draw a die's number and the initial of its colour, of these letters.

    No string is made of either: a Pico would look that up among all its names.
    """
    if chosen:
        rounded(canvas.frame, x + 2, y + 2, _DIE_WIDE - 4, _TRAY_HIGH - 4, True)
    ink = 0 if chosen else 1
    colour = die_colour(die, number)
    wide = (
        LARGE.measure(_DIGITS, number, number + 1) + 1 + SMALL.measure(letters, colour, colour + 1)
    )
    left = x + (_DIE_WIDE - wide + 1) // 2
    after = LARGE.write(canvas.frame, _DIGITS, number, number + 1, left, y + 1, ink)
    SMALL.write(canvas.frame, letters, colour, colour + 1, after, y + 5, ink)


def draw_sketch(canvas, kind: int, x: int, y: int, ink: int = 1) -> int:
    """Draw what the inhabitant `kind` needs, SKETCH_HEIGHT pixels high; return the x of its end."""
    race = RACE[kind]
    if race == BURGHER:
        x = canvas.text("%d×" % DICE, x, y, ink) + 1
        for number in range(2 - need(kind, 0), DICE + 1, 2):
            x = draw_die(canvas.frame, icons.ONE + number - 1, x, y, ink)
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
        x = draw_die(frame, sign, x, y, ink)
    return x


def draw_die(frame, sign: int, x: int, y: int, ink: int) -> int:
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
