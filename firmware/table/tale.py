"""What happened, told in beats: a few words, a sound and a moment to look at the board."""

from drivers import ticks


class Tale:
    """A queue of beats of `beat_ms` each; `words` and `scene` are those of the beat being told."""

    def __init__(self, buzzer) -> None:
        self.beat_ms = 0
        self.words = ""
        self.scene = None
        self.telling = False
        self._buzzer = buzzer
        self._beats = []
        self._since = -1  # when the beat was first seen
        self._hurried = False

    def add(self, words: str, tune: bytes, scene) -> None:
        """Add a beat. `scene` is what the board shows meanwhile, in the game's own terms."""
        self._beats.append((words, tune, scene))
        if not self.telling:
            self._next()

    def advance(self, now: int) -> bool:
        """Go on when the beat was seen long enough; True when another began or the tale ended."""
        if self._since < 0:
            self._since = now
        if not self.telling:
            return False
        if ticks.diff(now, self._since) < self.beat_ms and not self._hurried:
            return False
        self._next()
        return True

    def hurry(self) -> None:
        """Cut the beat short: `advance` goes on at once."""
        self._hurried = True

    def _next(self) -> None:
        self.telling = bool(self._beats)
        self._since = -1
        self._hurried = False
        if self.telling:
            self.words, tune, self.scene = self._beats.pop(0)
            self._buzzer.play(tune)
