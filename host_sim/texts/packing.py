"""The files of texts that the firmware reads: catalogues, and lessons and rules in one language."""

import binascii
import itertools

from base import flash_data
from host_sim.trouble import Trouble
from ui.texts import checksum

SPOKEN = ("title", "say", "wrong", "text")  # words of lessons and rules whose value is for people

_ROOM = flash_data.PIECE - flash_data.CHECK  # bytes of a catalogue


def catalogue(texts: dict[str, str], name: str) -> bytes:
    """Return a catalogue as `ui.texts` reads it, with a CRC-32; name: for people.

    texts: the translations by their English. Raises Trouble if they don't fit into a block.
    """
    by_check = {checksum(key, len(key)): key for key in texts}
    if len(by_check) < len(texts):
        twice = set(texts) - set(by_check.values())
        raise Trouble(f"{name}: change a letter of “{twice.pop()}”: its checksum is another's too")
    checks = sorted(by_check)
    packed = [texts[by_check[check]].encode() for check in checks]
    places = [2 + 3 * len(checks) + 2 * (len(checks) + 1)]
    for text in packed:
        places.append(places[-1] + len(text))
    if places[-1] > _ROOM:
        raise Trouble(f"{name}: the texts are {places[-1] - _ROOM} bytes too long for a block")
    head = [len(checks).to_bytes(2, "little")]
    head += [check.to_bytes(3, "little") for check in checks]
    head += [place.to_bytes(2, "little") for place in places]
    file = b"".join(head + packed)
    return file + binascii.crc32(file).to_bytes(4, "little")


def unpacked(file: bytes) -> dict[int, str]:
    """Return the texts of a catalogue by the checksums of their keys."""
    count = int.from_bytes(file[:2], "little")
    table = 2 + 3 * count
    checks = [int.from_bytes(file[at : at + 3], "little") for at in range(2, table, 3)]
    end = table + 2 * count + 2
    places = [int.from_bytes(file[at : at + 2], "little") for at in range(table, end, 2)]
    texts = [file[start:after].decode() for start, after in itertools.pairwise(places)]
    return dict(zip(checks, texts, strict=True))


def teaching(source: str, texts: dict[str, str]) -> bytes:
    """Return lessons or rules in one language as `base.blocks` reads them.

    source: the English file; texts: the translations by their English.
    """
    lines = []
    for line in source.splitlines():
        word, _, value = line.partition(" ")
        if word in SPOKEN:
            line = f"{word} {texts.get(value, value)}"
        if line and not line.startswith("#"):
            lines.append(line + "\n")
    return "".join(lines).encode()
