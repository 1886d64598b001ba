"""What happened, told in beats: a few words, a sound and a moment to look at the board."""

from drivers import ticks


class Tale:
    """A queue of beats; `words` and `scene` are those of the beat being told."""

    def __init__(self, buzzer, beat_ms: int) -> None:
        self.words = ""
        self.scene = 0
        self.telling = False
        self._buzzer = buzzer
        self._beat_ms = beat_ms
        self._beats = []
        self._since = -1  # when the beat was first seen
        self._lasts = beat_ms

    def add(self, words: str, tune: bytes, scene: int) -> None:
        """Add a beat. `scene` is the game's own number for what the board shows meanwhile."""
        self._beats.append((words, tune, scene))
        if not self.telling:
            self._next()

    def advance(self, now: int) -> bool:
        """Go on when the beat was seen long enough; True when another began or the tale ended."""
        if self._since < 0:
            self._since = now
        if not self.telling or ticks.diff(now, self._since) < self._lasts:
            return False
        self._next()
        return True

    def hurry(self) -> None:
        """Cut the beat short: `advance` goes on at once."""
        self._lasts = 0

    def _next(self) -> None:
        self.telling = bool(self._beats)
        self._since = -1
        self._lasts = self._beat_ms
        if self.telling:
            self.words, tune, self.scene = self._beats.pop(0)
            self._buzzer.play(tune)
