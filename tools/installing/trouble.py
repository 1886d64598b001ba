"""What can go wrong with a board: keys of the page's english.json, and values for them."""

_SHOWN = 200  # letters of what a board said
_LOOKED_AT = 4096  # of them, for some that can be shown


class Trouble(Exception):
    """A task can't go on. `key` names the text for people; `values` are put into it."""

    def __init__(self, key: str, **values):
        super().__init__(key, values)
        self.key = key
        self.values = values


class Lost(Trouble):
    """The connection broke or the board did not answer; its code may have run in part."""

    def __init__(self):
        super().__init__("lost")


class Odd(Trouble):
    """The board answers, but not as MicroPython does: it says too much, or something else."""

    def __init__(self, said: str):
        letters = said.strip()[:_LOOKED_AT]
        clean = "".join(letter if is_printable(letter) else " " for letter in letters)
        shown = _cut(clean.strip())
        super().__init__("odd" if shown else "empty", said=shown)


class Failed(Trouble):
    """The code that the board ran raised an exception."""

    def __init__(self, traceback: str):
        last = traceback.strip().split("\n")[-1].strip()
        full = "28" in last or "ENOSPC" in last
        super().__init__("full" if full else "refused", error=_cut(last))
        self.traceback = traceback


def is_printable(text: str) -> bool:
    """Return whether a text is a line of ASCII."""
    return all(" " <= letter <= "~" for letter in text)


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
