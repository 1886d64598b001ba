"""Stand-in for MicroPython's `micropython` module on CPython, where nothing is compiled ahead."""


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
