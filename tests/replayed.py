"""A record read to its end."""

from games.replay import Replay


def replayed(text: str) -> Replay:
    """Return the reader of a record that was fed all of it. Raises Corrupt."""
    replay = Replay()
    for line in text.split("\n"):
        replay.feed(line)
    replay.finish()
    return replay
