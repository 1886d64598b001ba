"""The catalogues of a language: text files with a line `English = translation` for each text.

They stay in flash (`rom`), and a text is made when it is said: as dicts they took 13 KB of memory.
A page says a dozen texts, so where each line begins is noted by a checksum of its English, and the
loops are MicroPython's viper. Other lines, such as `# remarks`, are skipped.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
import rom
from micropython import const

_BITS = const(12)  # of a place in a file, which has 4096 bytes at most
_PLACE = const(0xFFF)
_LINE_END = const(10)
_SPACE = const(32)
_EQUALS = const(61)


class Catalogues:
    """Those in the files of these names, below the firmware's folder. Raises rom.Damaged."""

    def __init__(self, *names: str):
        self._files = rom.data(*names)
        lines = sum([bytes(file).count(b"\n") for file in self._files])
        room = 2
        while 2 * room < 3 * lines:  # a third of the slots stay empty
            room *= 2
        self._slots = array("H", bytes(2 * room))
        for number in range(len(names)):
            file = self._files[number]
            _note(self._slots, room - 1, file, len(file), number)

    def find(self, key: str) -> str:
        """What `key` is in this language; "" where no catalogue has it."""
        place = _find(self._slots, len(self._slots) - 1, self._files, key, len(key))
        if not place:
            return ""
        file = self._files[place >> 2 * _BITS]
        return str(file[place >> _BITS & _PLACE : place & _PLACE], "utf-8")


@micropython.viper
def _note(slots: ptr16, mask: int, text: ptr8, size: int, number: int):
    """Note each line of the text of file `number`: its place, below that number, and one more.

    That is in the slot of its key's checksum, or in the next that was free.
    """
    start = 0
    check = 0
    in_key = 1
    for at in range(size):
        if text[at] == _LINE_END:
            start = at + 1
            check = 0
            in_key = 1
        elif in_key:
            if text[at] == _SPACE and text[at + 1] == _EQUALS:
                slot = check & mask
                while slots[slot]:
                    slot = (slot + 1) & mask
                slots[slot] = (number << _BITS | start) + 1
                in_key = 0
            else:
                check = (31 * check + text[at]) & 0xFFFF


@micropython.viper
def _find(slots: ptr16, mask: int, files, key, characters: int) -> int:
    """Where the text for `key` is: its file's number, its begin and its end; 0 for nowhere.

    Begin and end have `_BITS` bits each, the end is the lowest.
    """
    wanted = ptr8(key)  # UTF-8
    size = 0
    for _ in range(characters):
        if wanted[size] >= 0xE0:
            size += 2
        elif wanted[size] >= 0xC0:
            size += 1
        size += 1
    check = 0
    for i in range(size):
        check = (31 * check + wanted[i]) & 0xFFFF
    slot = check & mask
    while slots[slot]:
        place = slots[slot] - 1
        number = place >> _BITS
        for file in files:
            if number == 0:
                text = ptr8(file)
                at = place & _PLACE
                i = 0
                while i < size and text[at] == wanted[i]:
                    at += 1
                    i += 1
                if i == size and text[at] == _SPACE and text[at + 1] == _EQUALS:
                    place += 3 + size
                    while text[at] != _LINE_END:
                        at += 1
                    return place << _BITS | at
            number -= 1
        slot = (slot + 1) & mask
    return 0
