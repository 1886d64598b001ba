"""What is kept over a power-off, as lines of text in the store's one record.

    settings language=en brightness=3 palette=royal sound=on speed=normal
    game royal-visit                      the game that was chosen last
    setup red=person green=squire edition=fr2021 takeback=on      as the match was begun with,
                                          or as it is offered next
    match gikhj i+ r K1*3,...             the last position from which nothing can be taken back
    plays W2:hj W1:jk                     the plays since then
    begin now                             a match is to be dealt without asking

The match and its plays are there while one is under way; the last line only while the device starts
anew, to deal a match on an empty heap.
"""

KEYS = ("settings", "game", "setup", "match", "plays", "begin")


def encode(lines: dict) -> bytes:
    """The record of a dict with some of KEYS."""
    return "\n".join([key + " " + lines[key] for key in KEYS if key in lines]).encode()


def decode(record: bytes) -> dict:
    """The lines of a record. Raises ValueError if it isn't one."""
    lines = {}
    for line in record.decode().split("\n"):
        key, _, rest = line.partition(" ")
        if key not in KEYS:
            raise ValueError("a save has no line '%s'" % key)
        lines[key] = rest
    return lines
