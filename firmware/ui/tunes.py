"""Tunes that sound the same in every game, as `drivers.buzzer` plays them.

A tune is bytes, two for a note: MIDI note and hundredths of a second.
"""

STEP = b"\x45\x03"  # a cursor moves
ILLEGAL = b"\x30\x06\x00\x03\x30\x0a"  # low, twice
YOUR_TURN = b"\x4f\x06\x54\x0a"  # two notes upwards
TAKE_BACK = b"\x54\x05\x4f\x05\x48\x08"  # three notes downwards
CROWN = b"\x54\x05\x58\x05\x5b\x0a"  # three high notes upwards
WIN = b"\x48\x0c\x4c\x0c\x4f\x0c\x54\x20\x00\x04\x4f\x0c\x54\x30"
LOSS = b"\x48\x10\x45\x10\x41\x10\x3c\x30"  # four notes downwards, slowly
