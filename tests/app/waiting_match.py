"""A match of Royal Visit that waits while somebody learns or solves problems."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tests.app.people import RED, People


@contextlib.contextmanager
def waiting_match(people: People, flash: Path, restored: bool = False) -> Iterator[None]:
    """Leave a match for the game's menu; afterwards resume it, from the list of tasks.

    Fails if the saves changed meanwhile, if a record was written, or if the match isn't as it was.
    restored: cut the power first, so that the match must be restored from its save.
    """
    people.begin()
    people.play_text("W2:hf")
    text, made = people.position, list(people.match.plays)
    people.leave(RED)
    people.run(500)
    if restored:
        people.power_cycle()
        people.press(RED, "ok")
    saves = _read(flash / "saves")
    people.choose(RED, "Royal Visit")
    yield
    people.choose(RED, "Back")
    people.choose(RED, "Back")
    assert _read(flash / "saves") == saves
    assert not (flash / "records").exists()
    people.choose(RED, "Resume %s")
    people.uncover()
    people.settle()
    assert people.position == text
    assert people.match.plays == made
    people.play_text("W1:fe")


def _read(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
