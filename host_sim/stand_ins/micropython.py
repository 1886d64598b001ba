"""Stand-in for MicroPython's `micropython` module on CPython, where nothing is compiled ahead.

With it comes what MicroPython adds to the built-ins, to `gc` and to `sys`.
"""

import builtins
import gc
import sys
import traceback


def _memory(owner):
    """The memory of an object, as viper's pointers see it: that of a str is UTF-8."""
    return owner.encode() if isinstance(owner, str) else memoryview(owner)


# Types that viper code names its pointers by; an index into a bytearray or an array does the same.
for pointer in ("ptr8", "ptr16", "ptr32"):
    setattr(builtins, pointer, _memory)


def _print_exception(error, file=None):
    traceback.print_exception(error, file=file or sys.stdout)


sys.__dict__["print_exception"] = _print_exception
gc.__dict__["mem_free"] = int  # 0: CPython has no heap of its own to measure
gc.__dict__["threshold"] = int  # nor one to sweep


def const(value):
    return value


def native(function):
    return function


def viper(function):
    return function


def heap_lock():
    """CPython's heap cannot be locked; the tests that lock it run on MicroPython."""


def heap_unlock():
    return 0


def mem_info(verbose=False):
    print("mem: not measured on CPython")
