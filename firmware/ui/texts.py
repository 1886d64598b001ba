"""Translation of texts, as with gettext: the English text is the key.

    say("Your turn")                    the text in the language in use
    TITLE = N_("Settings") … say(TITLE) a key that is stored first and looked up later

Each part of the firmware has a catalogue for each language: a text file with a line
`English = translation` for each text. Other lines, such as `# remarks`, are skipped. Only the
catalogues of the parts in use are open. English has none: the key is the text.

Catalogues stay in flash (`base.flash_data`), and a text is built when it is looked up: as dicts
they took 13 KB of memory. A page looks up a dozen texts, so a hash table has the place of each
line, and the loops are MicroPython's viper.
"""

from array import array

import micropython
from micropython import const

from base import flash_data

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

# Code and name, in the menu's order.
LANGUAGES = (
    ("en", "English"),
    ("fr", "Français"),
    ("de", "Deutsch"),
    ("es", "Español"),
    ("it", "Italiano"),
)

_BITS = const(12)  # bits of a place in a file; a file has at most 4096 bytes
_PLACE = const(0xFFF)  # mask of these bits
_LINE_END = const(10)
_SPACE = const(32)
_EQUALS = const(61)

_files = ()
_catalogues = None
_ahead = {}  # the content of catalogues that were opened before their use, by name


def open_ahead(file: str) -> None:
    """Open a catalogue for the next `use`, which says so if it can't be read."""
    if file not in _files:
        try:
            _ahead[file] = _contents([file])[0]
        except flash_data.Damaged:
            pass


def use(*files: str) -> None:
    """Use the catalogues in these files, below the firmware's folder; with none, use English.

    Raises flash_data.Damaged if one of them can't be read; English is in use then.
    """
    global _files, _catalogues
    if files != _files:
        known = dict(zip(_files, _catalogues._files)) if _catalogues else {}
        known.update(_ahead)
        _ahead.clear()
        _files = ()
        _catalogues = None
        if files:
            _catalogues = Catalogues(files, known)
            _files = files


def say(key: str) -> str:
    """Return the text for `key` in the language in use, or `key` if no catalogue has it."""
    return _catalogues.find(key) or key if _catalogues else key


def N_(key: str) -> str:  # noqa: N802 - the name that gettext's tools know
    """Return `key`. Marks a key that is looked up later, so that the tests of texts find it."""
    return key


def _contents(names: list) -> list:
    """Return the content of catalogues.

    Raises flash_data.Damaged if one of them is missing, too long, or cut within a line.
    """
    contents = flash_data.data(*names)
    for name, content in zip(names, contents):
        if not 0 < len(content) <= _PLACE + 1 or content[len(content) - 1] != _LINE_END:
            raise flash_data.Damaged(name)
    return contents


class Catalogues:
    """The catalogues in the files of these names, below the firmware's folder.

    known: the content of those that are open already, by name. Raises flash_data.Damaged.
    """

    def __init__(self, names: tuple, known: dict):
        new = [name for name in names if name not in known]
        if new:
            known.update(zip(new, _contents(new)))
        self._files = [known[name] for name in names]
        lines = sum([bytes(file).count(b"\n") for file in self._files])
        room = 2
        while 2 * room < 3 * lines:  # a third of the slots stay empty
            room *= 2
        self._slots = array("H", bytes(2 * room))
        for number in range(len(names)):
            file = self._files[number]
            _note(self._slots, room - 1, file, len(file), number)

    def find(self, key: str) -> str:
        """Return the translation of `key`; "" if no catalogue has it."""
        place = _find(self._slots, len(self._slots) - 1, self._files, key, len(key))
        if not place:
            return ""
        file = self._files[place >> 2 * _BITS]
        try:
            return str(file[place >> _BITS & _PLACE : place & _PLACE], "utf-8")
        except UnicodeError:  # damaged
            return ""


@micropython.viper
def _note(slots: ptr16, mask: int, text: ptr8, size: int, number: int):
    """Enter each line of the text of file `number` in the hash table `slots`.

    The entry is (number << _BITS | place) + 1; 0 is a free slot. It is in the slot of the key's
    checksum, or in the next free one.
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
    """Return where the text for `key` is: file number, start and end; 0 if there is none.

    Start and end have _BITS bits each; the end is the lowest.
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
