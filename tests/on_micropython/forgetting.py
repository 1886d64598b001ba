"""End a lifetime among few modules and among many; print how many bytes each takes."""

import gc
import sys

import host_sim  # noqa: F401 - puts the firmware on the path
from base import loader

MANY = 200


def taken() -> int:
    """Return the bytes that are allocated to end a lifetime of one module."""
    sys.modules.pop("base.blocks", None)
    loader.enter(loader.SCREEN, "base.blocks")
    gc.collect()
    before = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    loader.end(loader.SCREEN)
    after = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
    assert "base.blocks" not in sys.modules
    return after - before


taken()  # what is made once is made here
print(taken())
for number in range(MANY):
    sys.modules[f"other.module{number}"] = gc
print(taken())
