"""Faults of players: a fault loses the game and never stops the arena."""

ILLEGAL = "illegal answer"
CRASH = "crash"
TIME_OUT = "time-out"


class Fault(Exception):
    """A player gave no legal turn; the message says what it did."""

    def __init__(self, kind: str, words: str):
        super().__init__(words)
        self.kind = kind
