"""What happened, told in beats: a few words, a sound and a moment to look at the board."""

from drivers import ticks


class Tale:
    """A queue of beats. `words` and `scene` belong to the beat being told; both stay readable after the last one."""

    def __init__(self, buzzer, beat_ms: int) -> None:
        self.words = ""
        self.scene = 0
        self.telling = False
        self._buzzer = buzzer
        self._beat_ms = beat_ms
        self._beats = []
        self._since = 0

    def add(self, words: str, tune: bytes, scene: int) -> None:
        """Queue a beat. `scene` is the game's own number for what the board shows meanwhile."""
        self._beats.append((words, tune, scene))
        self.telling = True

    def advance(self, now: int) -> bool:
        """Go on when the beat has been seen long enough; True when another beat began or the tale ended."""
        if not self.telling:
            return False
        if self._since and ticks.diff(now, self._since) < self._beat_ms:
            return False
        return self._next(now)

    def hurry(self, now: int) -> None:
        """Cut the present beat short."""
        self._next(now)

    def _next(self, now: int) -> bool:
        if not self._beats:
            self.telling = False
            self._since = 0
            return True
        self.words, tune, self.scene = self._beats.pop(0)
        self._since = now or 1
        self._buzzer.play(tune)
        return True
