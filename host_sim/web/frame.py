"""The look of the table at one moment, as bytes: what the server sends and the page draws.

All numbers are little-endian. The page never counts bytes by itself: it is told `layout()` when
it connects.

    what       bytes          meaning
    time       4              virtual time, ms
    tone       2              buzzer, Hz; 0 when silent
    current    2              what the table draws from its supply, mA
    limiting   1              1 while the current limit holds the LEDs back
    buttons    2              bit end * 5 + button is set while that button is down
    panels     2 x (2+1024)   for each OLED: on (0 or 1), contrast, picture in pages of 8 rows
    board      3 x count      red, green, blue as the board's chain received them, in its order
    hexagon    3 x count      the same of the panel's
"""

import struct

from host_sim.script import ENDS

_HEAD = struct.Struct("<IHHBH")
_PANEL = struct.Struct("<BB")
_PICTURE = 1024
_TIME_BYTES = 4


def layout(board: int, hexagon: int) -> dict:
    """Where everything stands in a frame for chains of that many LEDs: offsets in bytes."""
    panel = _PANEL.size + _PICTURE
    panels = [_HEAD.size + end * panel for end in range(len(ENDS))]
    leds = _HEAD.size + len(ENDS) * panel
    return {
        "time": 0,
        "tone": 4,
        "current": 6,
        "limiting": 8,
        "buttons": 9,
        "panels": [{"on": at, "contrast": at + 1, "picture": at + _PANEL.size} for at in panels],
        "board": leds,
        "hexagon": leds + 3 * board,
        "bytes": leds + 3 * board + 3 * hexagon,
    }


def frame(desk, held: int) -> bytes:
    """The table of `desk` as it is, with the buttons of bit mask `held` down."""
    head = _HEAD.pack(desk.now, desk.tone, desk.milliamps, desk.limiting, held)
    panels = [
        part
        for oled in desk.oleds
        for part in (_PANEL.pack(oled.on, oled.contrast), oled.picture())
    ]
    return b"".join((head, *panels, desk.strip.colours, desk.panel.colours))


def looks_alike(frame_1: bytes, frame_2: bytes) -> bool:
    """Whether nothing but the clock differs."""
    return frame_1[_TIME_BYTES:] == frame_2[_TIME_BYTES:]
