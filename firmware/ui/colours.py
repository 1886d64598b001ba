"""Colours of lamps, 0xRRGGBB as seen."""

import micropython


@micropython.viper
def dimmed(colour: int, share: int) -> int:
    """`share`/16 of a colour."""
    red = (colour >> 16) * share >> 4
    green = (colour >> 8 & 255) * share >> 4
    return red << 16 | green << 8 | (colour & 255) * share >> 4
