"""A board with MicroPython, controlled by the raw REPL through mpremote's library.

A port may also be a URL that pyserial accepts, such as socket://127.0.0.1:4321.
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

_ANSWER_S = 10  # until the REPL answers, and between two bytes of an answer
_START_S = 3  # a program that still runs then has started
_BYTE_S = 3  # until the board takes a piece of code

_PROMPT = b">>> "
_NOTHING_THERE = ("FileNotFoundError", "Connection refused")  # in pyserial's messages
_BROKEN = (TransportError, OSError, struct.error)  # mpremote's errors for a broken connection


class NoPort(Trouble):
    """The port does not exist."""


class Lost(Exception):
    """The connection broke or the board did not answer; its code may have run in part."""


class Failed(Exception):
    """The code that the board ran raised an exception; the message is its traceback."""


class Board:
    """A board at `port`, its program stopped and its heap empty. Raises Trouble if not reached."""

    def __init__(self, port: str):
        self.port = port
        try:
            self._wire = SerialTransport(port, timeout=_BYTE_S)
        except (TransportError, ValueError):
            raise _why_not(port) from None
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints unexpected output
                self._wire.enter_raw_repl(soft_reset=True, timeout_overall=_ANSWER_S)
        except _BROKEN:
            self.close()
            raise Trouble(words.no_answer(port)) from None

    def run(self, code: str, silent_s: int = 0) -> str:
        """Run `code` in the same program; return its output. Raises Failed and Lost.

        silent_s: seconds without output after which the board is lost, if longer than usual
        """
        try:
            said, error = self._wire.exec_raw(code, timeout=max(silent_s, _ANSWER_S))
        except _BROKEN:
            raise Lost from None
        if error:
            raise Failed(error.decode(errors="replace"))
        return said.decode().replace("\r\n", "\n")

    def relay(self, code: str, silent_s: int) -> None:
        """Run `code` and print its output as it comes. Raises Failed and Lost.

        silent_s: seconds without output after which the board is lost
        """
        try:
            _, error = self._wire.exec_raw(code, silent_s, data_consumer=stdout_write_bytes)
        except _BROKEN:
            raise Lost from None
        if error:
            raise Failed(error.decode(errors="replace"))

    def start(self) -> str:
        """Start the board's program as at power-on; return its output if it ended at once.

        "" means that the program runs. No other code can be run afterwards. Raises Lost.
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
        """Close the connection; the board goes on."""
        with contextlib.suppress(OSError):
            self._wire.close()


def _why_not(port: str) -> Trouble:
    """Return why a port can't be opened: opened again, as mpremote doesn't tell."""
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
