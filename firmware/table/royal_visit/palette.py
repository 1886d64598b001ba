"""Colours of the board, 0xRRGGBB as seen. Row and place tell pieces apart; colour only helps."""

# Order: Red's Château, Green's Château, Fountain, Duchies, big crown, little crown,
#        left Guard, King, right Guard, Wizard, Jester.
RED, GREEN, FOUNTAIN, DUCHY, CROWN, LITTLE_CROWN, PIECE = range(7)

ROYAL = (
    0xD02010,
    0x10A020,
    0x2050A0,
    0x0C0A08,
    0xFFB000,
    0xA05000,
    0x80A0FF,
    0xFFD060,
    0x80A0FF,
    0xB030FF,
    0xFF6010,
)
# For eyes that can't tell red from green, and for a bright room: few hues, far apart in brightness.
CONTRAST = (
    0xE05000,
    0x0060FF,
    0x909090,
    0x000000,
    0xD8D8D8,
    0x606060,
    0x0080FF,
    0xD8D8D8,
    0x0080FF,
    0xFF60FF,
    0xFFC000,
)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}
