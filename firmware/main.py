"""Power-on. The Pico compiles and runs this file by itself; `start` has the rest, compiled.

Ctrl-C opens the REPL.
"""

try:
    import os

    if "finder.mpy" in os.listdir():  # MicroPython would read a cut one for ever
        with open("finder.mpy", "rb") as core:
            size = core.seek(0, 2)
            core.seek(max(0, size - 8))  # there it has its size, see `finder.TAIL`
            if int.from_bytes(core.read(4), "little") != size:
                raise ImportError("finder.mpy")
    import finder  # noqa: F401 - before all others: it finds them
    from start import run

    run()
except (ImportError, ValueError) as error:  # files were copied in part, or are empty
    import incomplete

    incomplete.tell(error)
