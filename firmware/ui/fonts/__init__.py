"""The two fonts. Drawn in tools/glyphs, packed by tools/glyphs.py, and read where they lie (`rom`).

A file has the font's height; how many glyphs there are; the code of each character, the column
where each glyph begins and the one behind the last, two bytes each, low byte first; the strip.
"""

import rom


class Packed:
    """The parts of a font's file, as `ui.font` takes them."""

    def __init__(self, file):
        self.HEIGHT = file[0]
        starts = 2 + 2 * file[1]
        strip = starts + 2 * file[1] + 2
        self.CODES = file[2:starts]
        self.STARTS = file[starts:strip]
        self.STRIP = file[strip:]


small, large = map(Packed, rom.checked("ui/fonts/small.bin", "ui/fonts/large.bin"))
