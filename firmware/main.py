"""Power-on. The Pico compiles and runs this file by itself; `start` has the rest, compiled.

Ctrl-C opens the REPL.
"""

try:
    import finder  # noqa: F401 - before all others: it finds them faster
    from start import run

    run()
except (ImportError, ValueError) as error:  # files were copied in part, or are empty
    import incomplete

    incomplete.tell(error)
