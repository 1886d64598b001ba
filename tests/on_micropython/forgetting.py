"""Forget a module among few others and among many; print how many bytes each takes."""

import gc
import sys

import host_sim  # noqa: F401 - puts the firmware on the path
from console import shelf

MANY = 200


def taken() -> int:
    """Bytes that are allocated to forget a module."""
    sys.modules["console.forgotten"] = gc
    gc.collect()
    before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    shelf.forget("console", "forgotten")
    after = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    assert "console.forgotten" not in sys.modules
    return after - before


taken()  # what is made once is made here
print(taken())
for number in range(MANY):
    sys.modules[f"other.module{number}"] = gc
print(taken())
