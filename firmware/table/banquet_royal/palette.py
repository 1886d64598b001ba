"""Colours of the lamps, 0xRRGGBB as seen. Letters on the map tell families apart; colour helps."""

FAMILY = 0  # the first of the five families' colours; behind them, in this order:
CASTLE, PRINCESS, CROWN, FEAST, CARRIAGE, TUNNEL, BOAT, CAKE, CHOICE = range(5, 14)

ROYAL = (
    0xE01808,
    0xA020E0,
    0xF0B000,
    0x1040F0,
    0x10B020,
    0xB08040,
    0xFF70A0,
    0xFFA000,
    0x805040,
    0xA04000,
    0x505060,
    0x0090A0,
    0xFF5080,
    0xA0B0E0,
)
# For eyes that can't tell red from green: hues after Okabe and Ito, far apart in brightness.
CONTRAST = (
    0xE05000,
    0xE080C0,
    0xFFF050,
    0x0060D0,
    0x00A070,
    0x808080,
    0xE0E0E0,
    0xFFA000,
    0x404040,
    0x904000,
    0x303030,
    0x50B0F0,
    0x808080,
    0xC0C0C0,
)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}
