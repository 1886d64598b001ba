"""The icons. Drawn in tools/glyphs/icons.txt and packed by tools/glyphs.py."""

CROWN = 0

HEIGHT = 3
STARTS = (
    b"\x00\x00\x05\x00"
)
STRIP = bytearray(
    b"\x07\x06\x04\x06\x07"
)
