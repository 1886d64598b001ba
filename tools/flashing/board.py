"""A board with MicroPython on it, reached by the raw REPL through mpremote's library.

A port may also be what pyserial takes for one, such as socket://127.0.0.1:4321.
"""

import contextlib
import errno
import io
import struct

import serial
from mpremote.transport import TransportError, stdout_write_bytes
from mpremote.transport_serial import SerialTransport

from tools.flashing import words
from tools.trouble import Trouble

_ANSWER_S = 10  # until the REPL is there, and between two bytes of an answer
_START_S = 3  # a program that is still running then has started
_BYTE_S = 3  # until the board takes a piece of code, or goes on with it

_PROMPT = b">>> "
_NOTHING_THERE = ("FileNotFoundError", "Connection refused")  # in what pyserial says
_BROKEN = (TransportError, OSError, struct.error)  # what mpremote raises when a wire is cut


class NoPort(Trouble):
    """There is no such port."""


class Lost(Exception):
    """The connection broke, or nothing came back: whatever was running may be half done."""


class Failed(Exception):
    """The code that the board ran raised an exception; the message is its traceback."""


class Board:
    """A board whose program has been stopped, with a fresh heap. `port` is what people call it.

    Raises Trouble when it can't be reached.
    """

    def __init__(self, port: str):
        self.port = port
        try:
            self._wire = SerialTransport(port, timeout=_BYTE_S)
        except (TransportError, ValueError):
            raise _why_not(port) from None
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it didn't expect
                self._wire.enter_raw_repl(soft_reset=True, timeout_overall=_ANSWER_S)
        except _BROKEN:
            self.close()
            raise Trouble(words.no_answer(port)) from None

    def run(self, code: str, silent_s: int = 0) -> str:
        """Run `code` after what was run before; return what it printed. Raises Failed and Lost.

        silent_s: so many seconds without a word mean that the board is lost, where that is more
        than usual.
        """
        try:
            said, error = self._wire.exec_raw(code, timeout=max(silent_s, _ANSWER_S))
        except _BROKEN:
            raise Lost from None
        if error:
            raise Failed(error.decode(errors="replace"))
        return said.decode().replace("\r\n", "\n")

    def relay(self, code: str, silent_s: int) -> None:
        """Run `code` and print what it prints, as it comes. Raises Failed and Lost.

        silent_s: so many seconds without a word mean that the board is lost.
        """
        try:
            _, error = self._wire.exec_raw(code, silent_s, data_consumer=stdout_write_bytes)
        except _BROKEN:
            raise Lost from None
        if error:
            raise Failed(error.decode(errors="replace"))

    def start(self) -> str:
        """Let the board start as at power-on; return what it prints if its program ended at once.

        "" means that the program runs. Nothing else can be run afterwards. Raises Lost.
        """
        try:
            self._wire.exit_raw_repl()
            self._wire.read_until(1, _PROMPT, timeout=_ANSWER_S)
            self._wire.serial.write(b"\x04")  # a soft reset from the friendly REPL runs main.py
            said = self._wire.read_until(1, _PROMPT, timeout=_START_S, timeout_overall=_START_S)
        except _BROKEN:
            raise Lost from None
        if not said.endswith(_PROMPT):
            return ""
        return said.removesuffix(_PROMPT).decode(errors="replace").replace("\r\n", "\n").strip()

    def close(self) -> None:
        """Let go of the board; it goes on with what it does."""
        with contextlib.suppress(OSError):
            self._wire.close()


def _why_not(port: str) -> Trouble:
    """Why a port can't be opened: mpremote doesn't say, so it is tried once more."""
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except ValueError:  # a kind of port that pyserial doesn't know
        return NoPort(words.no_port(port))
    except OSError as error:  # its number is missing on Windows and for sockets
        if error.errno == errno.EACCES:
            return Trouble(words.not_allowed(port))
        if error.errno == errno.ENOENT or any(sign in str(error) for sign in _NOTHING_THERE):
            return NoPort(words.no_port(port))
    return Trouble(words.busy(port))
