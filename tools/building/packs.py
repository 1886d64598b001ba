"""Packs: files of a build with many others in them, as `finder` reads them on a board.

    files      each in one block of littlefs, as far as it is read or run in place
    text       "core", the code of a language, or two digits for the place in the menu and the name
               of a game
    index      for each file a number for its path, its place and its bytes, sorted
    tail       the last bytes: a number for the core that the pack was built with, the place of the
               text with the index behind it, the bytes of the text, the entries of the index, a
               mark with the format, the pack's bytes, and a CRC-32 of all before

The pack of a game has the files of the game's folders; that of a language the texts of all games
and of the core, but English is where it is needed; the core, which begins with `finder` and has
its name, all others. A file of data has an entry for each of its pieces.
"""

import binascii
import struct
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from folders import HEADS, head

import finder
from base import flash_data
from tools.building import bytecode
from tools.installing.parts import LANGUAGE
from tools.trouble import Trouble

APART = ("main.py", "incomplete.mpy", "wiring.mpy")  # what runs when all else is cut

_BLOCK = 4096
_MOST_BLOCKS = 63
_SURELY = 4080  # bytes for which there is a block soon: few have more pointers
_TAIL = struct.Struct(finder.TAIL)
_ENTRY = struct.Struct("<3L")
_TEXTS = "texts"
_ENGLISH = "en"


class _Place(NamedTuple):
    """Free bytes of a block."""

    block: int
    start: int
    end: int


def packed(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of a board by path: those that stay apart, and the packs.

    files: of the whole firmware by path, compiled modules without tables, and data
    """
    texts: dict[str, dict[str, bytes]] = {}
    others = {}
    for path, content in files.items():
        parts = path.split("/")
        if parts[0] == _TEXTS and parts[1] != _ENGLISH:
            texts.setdefault(parts[1], {})[path] = content
        elif path not in APART:
            others[path] = content
    core, of_games = _divided(others)
    made = {path: files[path] for path in APART if path in files}
    check = _check(core)
    made[finder.CORE] = pack(core, "core", check)
    for name, contents in of_games.items():
        made[name + finder.PACK] = pack(contents, HEADS.get(name, head(name)), check)
    for code, contents in texts.items():
        made[LANGUAGE + code + finder.PACK] = pack(contents, code, check)
    return made


def of_game(files: Mapping[str, bytes], name: str, own: Collection[str] = ()) -> bytes:
    """Return the pack of a game with its texts in each language, for a table without them.

    files: as for `packed`; own: those of them that no table without the game has. Raises Trouble.
    """
    core, of_games = _divided({path: files[path] for path in files if path not in APART})
    for path in sorted(core.keys() & set(own)):
        of_games[name][path] = core.pop(path)
    return pack(of_games[name], HEADS.get(name, head(name)), _check(core))


def _divided(
    files: Mapping[str, bytes],
) -> tuple[dict[str, bytes], dict[str, dict[str, bytes]]]:
    """Return the files of the core, and those of each game by its name."""
    paths = sorted(map(PurePosixPath, files))
    found = [path.parts[1] for path in paths if path.match("games/*/game.*")]
    core = {}
    of_games: dict[str, dict[str, bytes]] = {folder.replace("_", "-"): {} for folder in found}
    for path, content in files.items():
        parts = PurePosixPath(path).parts
        # Such as games/nim/game.mpy and texts/fr/nim-rules.txt.
        folder = parts[2].partition(".")[0].partition("-")[0] if parts[0] == _TEXTS else parts[1:2]
        of_games.get("".join(folder).replace("_", "-"), core)[path] = content
    return core, of_games


def _check(core: Mapping[str, bytes]) -> int:
    """Return a number for the modules of a core: games are built with them."""
    modules = [core[path] for path in sorted(core) if path.endswith(".mpy")]
    return binascii.crc32(b"".join(modules))


def pack(files: Mapping[str, bytes], text: str, core: int) -> bytes:
    """Return a pack. Raises Trouble if it is too large.

    core: a number for the core it is for
    """
    parts = dict(_parts(files))
    size = len(text) + _ENTRY.size * len(parts)
    if size > _BLOCK - 64:
        raise Trouble(f"the pack {text} has {len(parts)} files, more than its index can")
    blocks = _Blocks()
    entries = []

    def note(path: str, place: int, length: int) -> None:
        entries.append((finder.check_of(path), place, length))

    if finder.CORE in parts:
        module = bytecode.with_table(parts.pop(finder.CORE))
        note(finder.CORE, blocks.put_behind(module), len(module))  # first: MicroPython reads it
    place = blocks.put(bytes(size))
    in_blocks = [path for path in parts if not path.endswith(".txt")]
    for path in sorted(in_blocks, key=lambda path: -len(parts[path])):
        if path.endswith(".mpy"):
            note(path, *blocks.put_module(parts[path]))
        else:
            note(path, blocks.put(parts[path]), len(parts[path]))
    for path in sorted(parts.keys() - in_blocks):  # read through, so over borders too
        note(path, blocks.put_behind(parts[path]), len(parts[path]))
    entries.sort()
    if len({check for check, _, _ in entries}) < len(entries):
        raise Trouble(f"the pack {text}: two of its paths have one check; rename one")
    blocks.change(place, text.encode() + b"".join(_ENTRY.pack(*entry) for entry in entries))
    content = blocks.content()
    numbers = (core, place, len(text), len(entries), finder.MARK, len(content) + _TAIL.size)
    content += _TAIL.pack(*numbers, 0)[:-4]
    return content + struct.pack("<L", binascii.crc32(content))


def add(path: Path, folder: Path) -> None:
    """Copy a pack into the folder of a build. Raises Trouble unless it fits its core."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Trouble(f"{path}: {error.strerror}") from None
    core = (folder / finder.CORE).read_bytes()
    tail = content[-_TAIL.size :].rjust(_TAIL.size)
    made_for, place, words, _, mark, size, check = _TAIL.unpack(tail)
    if mark != finder.MARK or size != len(content) or check != binascii.crc32(content[:-4]):
        raise Trouble(f"{path} is not a whole pack: make it again with dev.py pack")
    if made_for != _TAIL.unpack(core[-_TAIL.size :])[0]:
        raise Trouble(
            f"{path} is for another version of the firmware, or for another board:"
            " make it again with dev.py pack"
        )
    block = place // _BLOCK
    start = place - sum(map(flash_data.pointers, range(block + 1)))
    name = content[start : start + words].decode()[3:]
    (folder / (name + finder.PACK)).write_bytes(content)


def _parts(files: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield what has an entry in the index: files, and the pieces of files of data."""
    for path, content in files.items():
        if path.endswith(".bin"):
            for number, piece in enumerate(flash_data.pieces(content)):
                yield flash_data.piece(path, number), bytes(piece)
        else:
            yield path, content


class _Blocks:
    """The blocks of a pack while it is filled. A place is 4096 times the block, plus that in it."""

    def __init__(self):
        self._blocks: list[bytearray] = []
        self._free: list[_Place] = []

    def put(self, content: bytes) -> int:
        """Put bytes into one block, where they fit best; return their place."""
        while not (fitting := [place for place in self._free if _fits(place, len(content))]):
            self._add()
        place = min(fitting, key=lambda place: place.end - place.start)
        self._free.remove(place)
        return self._write(_Place(place.block, _even(place.start), place.end), content)

    def change(self, place: int, content: bytes) -> None:
        """Write bytes over others that lie in one block."""
        block, at = divmod(place, _BLOCK)
        self._blocks[block][at : at + len(content)] = content

    def put_module(self, mpy: bytes) -> tuple[int, int]:
        """Put a compiled module with its table; return its place and length with the table."""
        content = bytecode.with_table(mpy)
        if len(content) > _SURELY:
            return self._put_long(mpy)
        place = self.put(content)
        self.change(place, bytecode.with_table(mpy, *divmod(place, _BLOCK)))
        return place, len(content)

    def _put_long(self, mpy: bytes) -> tuple[int, int]:
        """Put a module into new blocks, so that few of its functions lie over a border."""
        first = self._add()
        best: tuple[int, int, bytes] = (-1, 0, b"")
        room = self._free[-1]
        for start in range(room.start, _BLOCK // 2, 4):
            content = bytecode.with_table(mpy, first, start)
            entries = bytecode.entries(content)
            if entries > best[0]:
                best = entries, start, content
        _, start, content = best
        self._free[-1] = _Place(first, room.start, start)
        self._write(_Place(first, start, _BLOCK), content)
        return first * _BLOCK + start, len(content)

    def put_behind(self, content: bytes) -> int:
        """Put bytes behind all others, over borders too; return their place."""
        if not self._blocks:
            self._add()
        [place] = [place for place in self._free if place[::2] == (len(self._blocks) - 1, _BLOCK)]
        if place.start == place.end:  # a place begins in the block that has its first byte
            self._add()
            place = self._free[-1]
        self._free.remove(place)
        return self._write(place, content)

    def _write(self, place: _Place, content: bytes) -> int:
        """Write from a place on, into new blocks if need be; note what is left behind it."""
        at = place.block * _BLOCK + place.start
        rest = content
        while True:
            room = place.end - place.start
            end = place.start + min(room, len(rest))
            self._blocks[place.block][place.start : end] = rest[:room]
            rest = rest[room:]
            if not rest:
                break
            self._add()
            place = self._free.pop()
        self._free.append(_Place(place.block, end, place.end))
        return at

    def _add(self) -> int:
        """Add a block; return its number."""
        number = len(self._blocks)
        if number >= _MOST_BLOCKS:
            raise Trouble(f"a pack has more than {_MOST_BLOCKS} blocks")
        self._blocks.append(bytearray(_BLOCK))
        self._free.append(_Place(number, flash_data.pointers(number), _BLOCK))
        return number

    def content(self) -> bytes:
        """Return the file: the blocks without the pointers of littlefs."""
        last = len(self._blocks) - 1
        end = max(place.start for place in self._free if place.block == last)
        return b"".join(
            bytes(block[flash_data.pointers(number) : end if number == last else _BLOCK])
            for number, block in enumerate(self._blocks)
        )


def _even(place: int) -> int:
    """Return the next place that is a multiple of four."""
    return place + 3 & ~3


def _fits(place: _Place, size: int) -> bool:
    return _even(place.start) + size <= place.end
