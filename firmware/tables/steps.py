"""Steps of a narration, to look at one by one in the place of a `Narration`."""

from ui.canvas import WIDTH


class Steps:
    """The steps that a table narrates; one of them is shown.

    at              index of the step that is shown
    count           the number of steps
    words, scene    those of the step that is shown
    telling         whether there is one
    """

    step_ms = 0  # set with the speed of the narration

    def __init__(self) -> None:
        self.at = 0
        self._steps = []

    @property
    def count(self) -> int:
        return len(self._steps)

    @property
    def telling(self) -> bool:
        return bool(self._steps)

    @property
    def words(self) -> str:
        return self._steps[self.at][0]

    @property
    def scene(self):
        return self._steps[self.at][1]

    def clear(self) -> None:
        """Remove all steps."""
        self._steps = []
        self.at = 0

    def add(self, words: str, _tune: bytes, scene) -> None:
        """Add a step, without its tune."""
        self._steps.append((words, scene))

    def advance(self, _now: int) -> bool:
        """Stay at the step: a press goes on."""
        return False


def draw_when(canvas, when: str, y: int) -> None:
    """Draw a line with how long ago a step was, and the signs of the buttons that go on."""
    canvas.text("‹ ›", 0, y)
    canvas.right("▲ %s ▼" % when, WIDTH, y)
