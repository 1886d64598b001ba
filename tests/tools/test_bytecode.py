"""Tables of functions behind .mpy files: each entry leads to bytecode in a block of littlefs.

tests/emulated runs functions by them.
"""

import ast
import struct
from pathlib import PurePosixPath

import pytest

from tests.mpy_files import BLOCK, handmade, in_blocks, padded
from tools.building import bytecode, compiler, sources
from tools.building.architectures import ARCHITECTURES
from tools.trouble import Trouble

SHORTEST = 8  # bytes of a function in a table

FUNCTIONS = '''
import micropython

TEXT, BYTES, NUMBER, PARTS = "long text with é", b"bytes", 12345678901234567890, (1, "two", (3.5,))

@micropython.viper
def fill(into: ptr8, value: int):
    """Native code, which is no bytecode."""
    for place in range(10):
        into[place] = value

@micropython.native
def add(one, other):
    return [each for each in (one, other)]

class Hand:
    def __init__(self, cards=PARTS):
        self.cards = cards

    def each(self):
        yield from (card for card in self.cards)

def last():
    return lambda: ...
'''


@pytest.fixture
def compiled(tmp_path):
    """A function that returns the .mpy file of a source."""

    def compiled(source, architecture="armv6m"):
        (tmp_path / "made.py").write_text(source)
        target = tmp_path / "made.mpy"
        compiler.compile_file(tmp_path, PurePosixPath("made.py"), architecture, target)
        return target.read_bytes()

    return compiled


def in_table(content):
    """The codes that the table at the end of a file leads to."""
    blocks = in_blocks(content)
    last = blocks[-1]
    count, length, magic = struct.unpack("<3H", last[-6:])
    assert (length, magic) == (len(content), bytecode.MAGIC)
    entries = struct.iter_unpack("<2H", last[len(last) - 6 - 4 * count : -6])
    return [blocks[place // BLOCK][place % BLOCK :][:length] for place, length in entries]


def codes(mpy):
    return [mpy[span.start : span.start + span.length] for span in bytecode.functions(mpy)]


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_all_functions_are_found_beside_native_code_and_constants(compiled, architecture):
    """The module, a class, three functions in bytecode, and two within functions."""
    mpy = compiled(FUNCTIONS, architecture)
    assert len(bytecode.functions(mpy)) == 7


def test_each_entry_leads_to_the_bytecode_of_a_function(compiled):
    many = "\n".join(f"def f{n}(a):\n    return a.b{n}(a, {n}) + [{n}, a]" for n in range(600))
    mpy = compiled(many)
    made = bytecode.with_table(mpy)
    assert made.startswith(mpy)
    assert len(in_blocks(made)) > 6
    found, all_codes = in_table(made), codes(mpy)
    assert set(found) <= set(all_codes)
    crossing = len(all_codes) - len(found)
    assert 1 <= crossing <= 7, "of each block at most the last one, and the module itself"


@pytest.mark.parametrize("length", range(3980, 4110, 2))
def test_a_table_lies_in_one_block(length):
    small = padded(handmade(b"one function", b"another one"))
    mpy = padded(small, length - len(small) - 300)
    assert in_table(bytecode.with_table(mpy)) == [b"the module", b"one function", b"another one"]


def test_a_function_that_begins_as_another_has_no_entry():
    made = bytecode.with_table(padded(handmade(b"the same", b"the same again", b"else but")))
    assert in_table(made) == [b"the module", b"the same again", b"else but"]


def test_a_function_of_a_few_bytes_has_no_entry():
    made = bytecode.with_table(padded(handmade(b"", b"seven b", b"eight by")))
    assert in_table(made) == [b"the module", b"eight by"]


def test_a_file_of_too_many_blocks_is_refused():
    mpy = handmade(b"function")
    for _ in range(4):
        mpy = padded(mpy, 16000)
    assert in_table(bytecode.with_table(mpy)) == [b"the module", b"function"]
    with pytest.raises(Trouble, match="more than its table can be for"):
        bytecode.with_table(padded(mpy, 2000))


def test_another_format_is_refused():
    with pytest.raises(Trouble, match="another format"):
        bytecode.functions(handmade(b"one") + b"\0")


@pytest.mark.parametrize("architecture", [name for name in ARCHITECTURES if name != "x64"])
def test_the_functions_that_the_finder_knows_have_entries(tmp_path, architecture):
    """By them it finds out whether functions can run in place."""
    path = PurePosixPath("finder.py")
    compiler.compile_file(sources.FIRMWARE, path, architecture, tmp_path / "made.mpy")
    mpy = (tmp_path / "made.mpy").read_bytes()
    made = bytecode.with_table(mpy)
    assert in_table(made)[-2:] == [code for code in codes(mpy) if len(code) >= SHORTEST][-2:]


def test_the_functions_that_the_finder_knows_are_its_last():
    """They have the last entries of its table; viper functions have none."""
    tree = ast.parse((sources.FIRMWARE / "finder.py").read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    plain = [function.name for function in functions if not function.decorator_list]
    assert plain[-2:] == ["_use", "_generator"]


def test_every_module_of_the_firmware_has_its_functions_in_its_table(tmp_path):
    for path in sources.needed():
        if path != sources.START:
            compiler.compile_file(sources.FIRMWARE, path, "armv6m", tmp_path / "made.mpy")
            mpy = (tmp_path / "made.mpy").read_bytes()
            made = bytecode.with_table(mpy)
            if len(made) > 512:  # it has a block
                long = [code for code in codes(mpy) if len(code) >= SHORTEST]
                assert len(in_table(made)) >= len(long) - len(in_blocks(made)), path
