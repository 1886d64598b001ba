"""Power-on. The Pico compiles and runs this file by itself; `start` has the rest, compiled.

Ctrl-C opens the REPL.
"""

try:
    from start import run

    run()
except (ImportError, ValueError) as error:  # files were copied in part, or are empty
    import incomplete

    incomplete.tell(error)
