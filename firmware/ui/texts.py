"""Translation of texts, as with gettext: the English text is the key.

    say("Your turn")                    the text in the language in use
    TITLE = N_("Settings") … say(TITLE) a key that is stored first and looked up later

Each part of the firmware has a catalogue for each language, `texts/<language>/<part>.bin`; English
has none. host_sim/texts packs them. Only the catalogues of the parts in use are open.

A catalogue is a block of flash (`base.flash_data`), which is searched where it lies. Numbers have
their low byte first:

    n, 2 bytes            how many texts it has
    n times 3 bytes       checksums of the keys, from small to large
    n + 1 times 2 bytes   where each text begins; where the last one ends
    the texts             in UTF-8, in the order of the checksums
"""

import micropython
from micropython import const

from base import flash_data

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

_CHECK = const(0xFFFFFF)  # mask of a checksum
_PLACE_BITS = const(12)  # of a place in a block
_PLACE = const(0xFFF)

_files = ()  # checksums of the names of the files in use: integers take no heap, names would
_catalogues: tuple = ()
_ahead = {}  # catalogues that were opened before their use, by those checksums


def open_ahead(file: str) -> None:
    """Open a catalogue for the next `use`, which says so if it can't be read."""
    check = checksum(file, len(file))
    if check not in _files:
        try:
            _ahead[check] = flash_data.checked(file)[0]
        except flash_data.Damaged:
            pass


def use(*files: str) -> None:
    """Use the catalogues in these files, below the firmware's folder; with none, use English.

    Raises flash_data.Damaged if one of them can't be read; English is in use then.
    """
    global _files, _catalogues
    checks = []
    for file in files:  # a comprehension would stay in the heap
        checks.append(checksum(file, len(file)))
    if tuple(checks) != _files:
        known = {}
        known.update(zip(_files, _catalogues))
        known.update(_ahead)
        _ahead.clear()
        _files = _catalogues = ()
        new = []
        for check, file in zip(checks, files):
            if check not in known:
                new.append(file)
        if new:
            for file, catalogue in zip(new, flash_data.checked(*new)):
                known[checksum(file, len(file))] = catalogue
        _catalogues = tuple(map(known.get, checks))
        _files = tuple(checks)


def is_spoken(language: str) -> bool:
    """Return whether the device has the texts of a language, by its code."""
    return language == "en" or flash_data.is_there("texts/%s/app.bin" % language)


def say(key: str) -> str:
    """Return the text for `key` in the language in use, or `key` if no catalogue has it."""
    if _catalogues:
        check = checksum(key, len(key))
        for catalogue in _catalogues:
            place = _find(catalogue, check)
            if place:
                return str(catalogue[place >> _PLACE_BITS : place & _PLACE], "utf-8")
    return key


def N_(key: str) -> str:  # noqa: N802 - the name that gettext's tools know
    """Return `key`. Marks a key that is looked up later, so that the tests of texts find it."""
    return key


@micropython.viper
def checksum(key, characters: int) -> int:
    """Return the checksum of a key that has so many characters."""
    text = ptr8(key)  # UTF-8
    check = 0
    at = 0
    for _ in range(characters):
        end = at + 1
        if text[at] >= 0xC0:
            end += 1
        if text[at] >= 0xE0:
            end += 1
        while at < end:
            check = (31 * check + text[at]) & _CHECK
            at += 1
    return check


@micropython.viper
def _find(catalogue: ptr8, check: int) -> int:
    """Return where the text for a key of that checksum is; 0 if there is none.

    It is start << _PLACE_BITS | end.
    """
    count = catalogue[0] | catalogue[1] << 8
    low = 0
    high = count
    while low < high:
        middle = (low + high) >> 1
        at = 2 + 3 * middle
        found = catalogue[at] | catalogue[at + 1] << 8 | catalogue[at + 2] << 16
        if found == check:
            at = 2 + 3 * count + 2 * middle
            end = catalogue[at + 2] | catalogue[at + 3] << 8
            return (catalogue[at] | catalogue[at + 1] << 8) << _PLACE_BITS | end
        if found < check:
            low = middle + 1
        else:
            high = middle
    return 0  # see "A word of machine code" in firmware/docs/memory-and-timing.md
