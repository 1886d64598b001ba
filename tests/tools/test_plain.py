"""Viper code as plain Python: the same lines, the same results, and nothing left of viper."""

import ast

import pytest

from tools.building import sources
from tools.site.plain import plain
from tools.trouble import Trouble

SOURCE = '''\
import micropython


@micropython.viper
def total(owner: ptr8, weights: ptr16, n: int) -> int:
    """Return a sum.

    n: how many.
    """
    extra = ptr8(owner)
    total = 0
    for i in range(n):
        total += extra[i] * weights[i]
    return total


class Strip:
    @micropython.viper
    def first(self, n: int) -> int:
        """Return a number."""
        return n
'''


def test_pointers_become_memoryviews_and_lines_stay():
    made = plain("strip", SOURCE)
    assert "viper" not in made
    assert "ptr" not in made
    lines = made.splitlines()
    assert len(lines) == len(SOURCE.splitlines())
    assert lines[5] == "    owner = memoryview(owner); weights = memoryview(weights)"
    assert lines[9] == "    extra = memoryview(owner)"
    assert lines[19] == '        """Return a number."""'


def test_the_plain_code_computes_the_same():
    names = {}
    exec(plain("strip", SOURCE), names)
    assert names["total"](b"\x01\x02\x03", b"\x04\x05\x06", 3) == 32
    assert names["Strip"]().first(7) == 7


def test_a_function_that_keeps_no_place_for_the_conversions_is_told():
    with pytest.raises(Trouble, match="strip: the viper function f has no docstring"):
        plain("strip", "@micropython.viper\ndef f(a: ptr8):\n    return a[0]\n")


def test_nothing_of_viper_is_left_in_the_firmware():
    for path in sources.needed():
        text = (sources.FIRMWARE / path).read_text("utf-8")
        made = plain(sources.module(path), text)
        names = {node.id for node in ast.walk(ast.parse(made)) if isinstance(node, ast.Name)}
        assert not names & {"ptr8", "ptr16", "ptr32"}, path
        assert "@micropython.viper" not in made, path
        assert made.count("\n") == text.count("\n"), path
