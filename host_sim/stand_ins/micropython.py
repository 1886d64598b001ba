"""Stand-in for MicroPython's `micropython` module on CPython.

Importing it adds MicroPython's additions to the built-ins, `gc` and `sys`.
"""

import builtins
import gc
import sys
import traceback


def _memory(owner):
    """Return the memory of an object as viper's pointers see it; a str is UTF-8."""
    if isinstance(owner, bytearray):
        return owner
    return owner.encode() if isinstance(owner, str) else memoryview(owner)


# Pointer types of viper code; indexing a bytearray or an array does the same.
for pointer in ("ptr8", "ptr16", "ptr32"):
    setattr(builtins, pointer, _memory)


def _print_exception(error, file=None):
    traceback.print_exception(error, file=file or sys.stdout)


sys.__dict__["print_exception"] = _print_exception
gc.__dict__["mem_free"] = int  # returns 0: CPython does not measure its heap
gc.__dict__["threshold"] = int  # does nothing


def const(value):
    return value


def native(function):
    return function


def viper(function):
    return function
