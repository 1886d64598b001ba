"""Colours of the board, 0xRRGGBB as seen. Place and number tell things apart; colour only helps."""

# Order: red, green and blue dice, dice in the cup; the five locations from left to right, those at
# home nowhere; the kingdoms from Lion to Wolf.
DIE, CUP, HOME, KINGDOM = 0, 3, 4, 10

ROYAL = (
    0xF01808,
    0x10B818,
    0x1438FF,
    0x0C0A08,
    0xF0A800,
    0x904010,
    0x2070FF,
    0x20A020,
    0xA020E0,
    0xE0D0C0,
    0xFFA800,
    0x60B0FF,
    0x20C040,
    0xFF4810,
    0xC060FF,
)
# For eyes that can't tell red from green: hues after Okabe and Ito, far apart in brightness.
CONTRAST = (
    0xE05000,
    0xB0A060,
    0x0050D0,
    0x101010,
    0xFFE040,
    0xA04800,
    0x0070C0,
    0x00A070,
    0xE070B0,
    0xC0C0C0,
    0xFFC000,
    0x50B0F0,
    0x00A070,
    0xE05000,
    0xFFFFFF,
)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}
