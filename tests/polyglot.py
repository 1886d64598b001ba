"""Each page that is shown in English, drawn and measured in all other languages too."""

from framebuf import MONO_VLSB, FrameBuffer

from app.screens import Screens
from host_sim.texts import catalogues
from tests.ruler import Ruler
from ui import texts
from ui.canvas import HEIGHT, WIDTH

_draw = Screens._draw
_measured: set[tuple] = set()  # pages, by what is written on them in English
misfits: list[str] = []  # what didn't fit, for people


def draw(screens: Screens, now: int) -> bool:
    """Draw as `Screens._draw` does, and in the other languages what is new in English.

    What was told before is in English there: tests/tables/test_made_of_parts.py measures it.
    """
    drawn = _draw(screens, now)
    if screens.settings.get("language") == catalogues.ENGLISH:
        for end, canvas in enumerate(screens._canvases):
            page = tuple(canvas.written)  # pyright: ignore[reportAttributeAccessIssue] - a Ruler
            if page not in _measured:
                _measured.add(page)
                _measure(screens, end)
    return drawn


def _measure(screens: Screens, end: int) -> None:
    """Draw the page of an end in the other languages."""
    parts = ["app", *[part.split(".")[-1] for part in screens.parts], "diagnostics", "selftest"]
    for code in catalogues.others():
        texts.use(*[f"texts/{code}/{part}.bin" for part in parts])
        frame = FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, MONO_VLSB)
        try:
            screens.screen.draw(end, Ruler(frame))
        except AssertionError as misfit:
            misfits.append(str(misfit))
    texts.use()
