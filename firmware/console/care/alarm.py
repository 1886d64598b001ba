"""What is seen and heard of a trouble even where no panel can tell of it."""

import wiring
from ui.lights import COLUMNS, PULSE

_RED = 0x800000
_TUNE = bytes((57, 15, 0, 5, 57, 15))


def raise_alarm(stage, now: int) -> None:
    """Let both ends of the board pulse red, and sound."""
    stage.lights.clear(now)
    for row in range(wiring.ROWS):
        for column in (0, COLUMNS - 1):
            stage.lights.mark(row * COLUMNS + column, PULSE, _RED)
    if stage.panel:
        stage.panel.clear(now)
    stage.pico.buzzer.play(_TUNE)
