"""Text files of the firmware in blocks, such as lessons, read one block at a time.

A block begins with a line of one word, or a word and a name: `page crown`. Each line that follows
is a word and its value. Empty lines and those that begin with `#` are skipped. The text stays in
flash: in memory are the titles and the block in use. host_sim/texts makes such a file for each
language.
"""

from micropython import const

from base import flash_data

_LINES = const(16)  # that are looked at in a step


class Blocks:
    """The blocks of the file `name`, below the firmware's folder.

    Each begins with a line of the word `first`. They are there once `finding` is done.

    names     the name of each block, "" for none
    titles    the value of `title` in each block
    """

    def __init__(self, name: str, first: str) -> None:
        self._name = name
        self._first = first
        self._starts = []  # where each block begins, in bytes
        self.names = []
        self.titles = []

    def finding(self):
        """Find the blocks. Yields after each bounded step.

        Raises flash_data.Damaged if the file is missing, empty or no text.
        """
        try:
            yield from self._scan()
        except (OSError, ValueError, IndexError):
            raise flash_data.Damaged(self._name) from None

    def _scan(self):
        """Find the blocks. Yields after each step. Raises ValueError and others.

        It is read at once: a Pico takes ten times as long to read it line by line.
        """
        text = flash_data.read(self._name)
        yield
        lines = text.split(b"\n")
        at = 0
        for i in range(len(lines)):
            if i % _LINES == 0:
                yield
            line = lines[i]
            word, value = _split(line)
            if word == self._first:
                self._starts.append(at)
                self.names.append(value)
                self.titles.append("")
            elif word == "title":
                self.titles[-1] = value
            at += len(line) + 1
        self._starts.append(at)
        if not self.titles:
            raise ValueError

    def read(self, number: int) -> list:
        """Return the lines of a block after the first one, as (word, value); number: from 0."""
        start, end = self._starts[number : number + 2]
        text = flash_data.read(self._name, start, end - start)
        lines = [_split(line) for line in text.split(b"\n")[1:]]
        return [line for line in lines if line[0]]


def _split(line: bytes) -> tuple:
    """Return word and value of a line; "" twice if it is not to be read."""
    word, _, value = str(line, "utf-8").strip().partition(" ")
    return ("", "") if word.startswith("#") else (word, value)
