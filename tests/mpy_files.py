"""Small .mpy files made by hand, and their blocks on littlefs."""

BLOCK = 4096
POINTER = 4


def handmade(*functions: bytes) -> bytes:
    """Return the .mpy file of a module with these codes in it, and without names and constants."""
    parts = [bytes([len(code) << 3]) + code for code in functions]
    module = b"the module"
    head = bytes([len(module) << 3 | 4]) + module + bytes([len(functions)])
    return b"M\6\0\37" + b"\0\0" + head + b"".join(parts)


def padded(mpy: bytes, filling: int = 900) -> bytes:
    """Return a file made longer by a text among its constants: long enough for a block."""
    text = bytes([5, filling >> 7 | 128, filling & 127]) + b"x" * filling + b"\0"
    return mpy[:5] + bytes([mpy[5] + 1]) + text + mpy[6:]


def in_blocks(content: bytes, numbers: tuple[int, ...] = ()) -> list[bytes]:
    """Return a file as littlefs puts it into blocks: each but the first has pointers.

    numbers: those of the blocks; the first pointer is the number of the block before.
    """
    blocks = []
    while content:
        number = len(blocks)
        pointers = (number & -number).bit_length()  # trailing zeros and one; none for the first
        room = BLOCK - POINTER * pointers
        before = numbers[number - 1] if numbers else 0
        head = (before.to_bytes(POINTER, "little") * pointers)[: POINTER * pointers]
        blocks.append(head + content[:room])
        content = content[room:]
    return blocks
