"""Narration of what happened, in steps; and the base of tables without secret hands."""

from base import ticks


class Narration:
    """A queue of steps, each with a few words, a tune and a picture of the board.

    step_ms         duration of a step
    telling         whether a step is shown
    words, scene    those of the step that is shown
    """

    def __init__(self, buzzer) -> None:
        self.step_ms = 0
        self.words = ""
        self.scene = None
        self.telling = False
        self._buzzer = buzzer
        self._steps = []
        self._since = -1  # ticks when the step was first shown, -1 before
        self._hurried = False

    def add(self, words: str, tune: bytes, scene) -> None:
        """Add a step; scene: what the board shows meanwhile, an object of the game's table."""
        self._steps.append((words, tune, scene))
        if not self.telling:
            self._next()

    def advance(self, now: int) -> bool:
        """Go on when the step is over; return whether the next one began or the narration ended."""
        if self._since < 0:
            self._since = now
        if not self.telling:
            return False
        if ticks.diff(now, self._since) < self.step_ms and not self._hurried:
            return False
        self._next()
        return True

    def hurry(self) -> None:
        """Cut the step short: `advance` goes on at once."""
        self._hurried = True

    def _next(self) -> None:
        self.telling = bool(self._steps)
        self._since = -1
        self._hurried = False
        if self.telling:
            self.words, tune, self.scene = self._steps.pop(0)
            self._buzzer.play(tune)
