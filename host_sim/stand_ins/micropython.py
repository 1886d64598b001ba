"""Stand-in for MicroPython's `micropython` module on CPython, where nothing is compiled ahead."""


def const(value):
    return value


def native(function):
    return function


def viper(function):
    return function


def opt_level(level=0):
    return level


def heap_lock():
    """CPython's heap cannot be locked; the tests that lock it run on MicroPython."""


def heap_unlock():
    return 0


def mem_info(verbose=False):
    print("mem: not measured on CPython")


def kbd_intr(character):
    pass


def schedule(function, argument):
    function(argument)


def alloc_emergency_exception_buf(size):
    pass
