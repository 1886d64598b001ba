"""What a person has to put right."""


class Trouble(Exception):
    """A task can't go on; the message says what is wrong and what to do."""
