"""Frames: the picture of the table as bytes, sent to the page, which draws it.

All numbers are little-endian. The page gets the offsets, `layout()`, when it connects.

    what       bytes          meaning
    time       4              virtual time, ms
    tone       2              buzzer, Hz; 0 when silent
    current    2              current drawn from the supply, mA
    limiting   1              1 while the current limit dims the LEDs
    buttons    2              bit end * 5 + button is set while that button is down
    frames     2 x 4          how many frames the LEDs of board and hexagon received
    panels     2 x (14+1024)  for each OLED: how many bytes it received, the first 8 bytes of its
                              latest I2C transfer, on (0 or 1), contrast, picture in pages of 8
                              rows
    board      3 x count      red, green, blue as the board's chain received them, in its order
    hexagon    3 x count      the same of the hexagon's
    figures    4 x count      for each place of the board, row by row, then of the hexagon: the
                              numbers of up to four figures over its lamp, as in `figures`
"""

import struct

from host_sim.script import ENDS
from host_sim.web.figures import MOST

_HEAD = "<IHHBHII"
_TRAFFIC = "<I"
_LATEST = 8
_SHINE = "<BB"
_PICTURE = 1024
_TIME_BYTES = 4


def layout(board: int, hexagon: int) -> dict:
    """Return the offsets in a frame, in bytes, for chains of so many LEDs."""
    head = struct.calcsize(_HEAD)
    on = struct.calcsize(_TRAFFIC) + _LATEST
    picture = on + struct.calcsize(_SHINE)
    panel = picture + _PICTURE
    panels = [head + end * panel for end in range(len(ENDS))]
    leds = head + len(ENDS) * panel
    figures = leds + 3 * (board + hexagon)
    return {
        "time": 0,
        "tone": 4,
        "current": 6,
        "limiting": 8,
        "buttons": 9,
        "frames": [11, 15],
        "panels": [
            {
                "traffic": at,
                "latest": [at + on - _LATEST, at + on],
                "on": at + on,
                "contrast": at + on + 1,
                "picture": at + picture,
            }
            for at in panels
        ],
        "board": leds,
        "hexagon": leds + 3 * board,
        "figures": {"board": figures, "hexagon": figures + MOST * board},
        "most": MOST,
        "bytes": leds + (3 + MOST) * (board + hexagon),
    }


def frame(desk, held: int, figures: bytes) -> bytes:
    """Return the frame of `desk`, with the buttons of bit mask `held` down.

    figures: what `host_sim.web.figures` says that is shown
    """
    chains = desk.strip.frames, desk.hexagon.frames
    parts = [struct.pack(_HEAD, desk.now, desk.tone, desk.milliamps, desk.limiting, held, *chains)]
    for oled in desk.oleds:
        parts.append(struct.pack(_TRAFFIC, oled.traffic))
        parts.append(oled.latest)
        parts.append(struct.pack(_SHINE, oled.on, oled.contrast))
        parts.append(oled.picture())
    parts += [desk.strip.colours, desk.hexagon.colours, figures]
    return b"".join(parts)


def looks_alike(frame_1: bytes, frame_2: bytes) -> bool:
    """Return whether two frames are equal but for their time."""
    return frame_1[_TIME_BYTES:] == frame_2[_TIME_BYTES:]
