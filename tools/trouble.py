"""The error that the tools show to people."""


class Trouble(Exception):
    """A task can't go on. The message says what is wrong, where, and what to do."""
