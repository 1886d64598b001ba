"""The players' places at both ends: a frame of brass, the display's bezel, the buttons' plate.

Each is drawn as its player sees it, u to the right and v away, and turned with its end.
"""

from hardware.case import plan
from hardware.overlay import marks
from hardware.overlay.field import GOLD, across, down

_ENAMEL = ("#8e222b", "#1b6b3f")
_ROUND = 13.6  # millimetres, around a button
_CASTLE = (
    "M-7 5V-5h1.2v1.2h1.6V-5h1.2v3.6h1.2v-1.2h1.2v1.2h1.2v-1.2h1.2v1.2H3V-5h1.2v1.2h1.6V-5H7V5H1.6"
    "V2.8a1.6 1.6 0 0 0 -3.2 0V5z"
)


def place(end: int) -> str:
    """Return the printed place of `end` (0 is A, 1 is B)."""
    name = "ab"[end]
    display = plan.oled(end)
    x, y = across(display.x), down(display.y)
    width, height = plan.OLED_WINDOW
    turn = 90 if end == 0 else -90
    inward = 1 if end == 0 else -1
    castle_x = x - inward * (width / 2 + 12)
    return marks.group(
        f"end-{name}",
        marks.box(
            *(x, y, width + 8, height + 8),
            rx=2.5,
            fill="#050506",
            stroke=GOLD,
            stroke_width=0.3,
            stroke_opacity=0.6,
        ),
        marks.path(
            _CASTLE,
            transform=f"translate({marks.number(castle_x)} {marks.number(y)}) rotate({turn})",
            fill=_ENAMEL[end],
            stroke=GOLD,
            stroke_width=0.35,
        ),
        _plate(end),
    )


def cuts(end: int) -> str:
    """Return what has to be cut out at `end`: the display's window and the buttons' holes."""
    width, height = plan.OLED_WINDOW
    display = plan.oled(end)
    holes = [
        marks.circle(across(spot.x), down(spot.y), plan.BUTTON_HOLE, id=f"button-{'ab'[end]}-{key}")
        for key, spot in zip(plan.BUTTON_NAMES, plan.buttons(end), strict=True)
    ]
    window = marks.box(
        across(display.x), down(display.y), width, height, rx=1, id=f"oled-{'ab'[end]}"
    )
    return marks.group(
        f"cut-{'ab'[end]}", window, *holes, fill="#000", stroke="#fff", stroke_width=0.15
    )


def _plate(end: int) -> str:
    """Return a brass-rimmed round under each button, joined by bars."""
    spots = [(across(spot.x), down(spot.y)) for spot in plan.buttons(end)]
    rim = {"stroke": GOLD, "stroke_width": 0.5}
    bars = [marks.line(*spot, *spots[-1], **rim, stroke_opacity=0.7) for spot in spots[:-1]]
    rounds = [marks.circle(*spot, _ROUND, fill=_ENAMEL[end], **rim) for spot in spots]
    return marks.group(f"plate-{'ab'[end]}", *bars, *rounds)
