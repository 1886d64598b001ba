"""What a player does wrong. It costs the game, and never stops the arena."""

ILLEGAL = "illegal answer"
CRASH = "crash"
TIME_OUT = "time-out"


class Fault(Exception):
    """A player gave no turn that can be played; the message says what it did instead."""

    def __init__(self, kind: str, words: str):
        super().__init__(words)
        self.kind = kind


class Trouble(Exception):
    """The arena can't begin at all; the message says why and what to do."""
