"""A board with MicroPython, controlled by the raw REPL through mpremote's library.

A port may also be a URL that pyserial accepts, such as socket://127.0.0.1:4321.
"""

import contextlib
import errno
import io
import struct
import time
from collections.abc import Callable

import serial
from mpremote.transport import TransportError, stdout_write_bytes
from mpremote.transport_serial import SerialTransport

from tools.installing.trouble import Failed, Lost, Odd, Trouble

_ANSWER_S = 10  # until the REPL answers, and between two bytes of an answer
_OUTPUT_S = 600  # for a whole output; the longest is the self-test's
_LONGEST = 1 << 18  # bytes of an answer; those of the firmware have less than half
_START_S = 3  # a program that still runs then has started
_BYTE_S = 3  # until the board takes a piece of code, or answers it

_PROMPT = b">>> "
_NOTHING_THERE = ("FileNotFoundError", "Connection refused")  # in pyserial's messages
_BROKEN = (TransportError, OSError, struct.error)  # mpremote's errors for a broken connection


class NoPort(Trouble):
    """The port does not exist."""


class Board:
    """A board at `port`, its program stopped and its heap empty. Raises Trouble if not reached."""

    def __init__(self, port: str):
        self.port = port
        try:
            self._wire = SerialTransport(port, timeout=_BYTE_S)
        except (TransportError, ValueError):
            raise _why_not(port) from None
        self._port = self._wire.serial = _Bounded(self._wire.serial)
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints unexpected output
                self._wire.enter_raw_repl(soft_reset=True, timeout_overall=_ANSWER_S)
        except _BROKEN:
            self.close()
            raise Trouble("silent") from None
        except Odd:
            self.close()
            raise

    def run(self, code: str, silent_s: int = 0) -> str:
        """Run `code` in the same program; return its output. Raises Failed, Lost and Odd.

        silent_s: seconds without output after which the board is lost, if longer than usual
        """
        return self._run(code, silent_s, lambda data: None)

    def relay(self, code: str, silent_s: int = 0) -> str:
        """Run `code` as `run` does, and print its output as it comes."""
        return self._run(code, silent_s, stdout_write_bytes)

    def _run(self, code: str, silent_s: int, show: Callable[[bytes], None]) -> str:
        self._port.allow(_OUTPUT_S)
        output = bytearray()

        def hear(data: bytes) -> None:
            output.extend(data)
            show(data)

        try:
            _, error = self._wire.exec_raw(code, max(silent_s, _ANSWER_S), data_consumer=hear)
        except _BROKEN:
            raise Lost from None
        if error:
            raise Failed(error.decode(errors="replace"))
        return output.decode(errors="replace").removesuffix("\x04").replace("\r\n", "\n")

    def start(self) -> str:
        """Start the board's program as at power-on; return its output if it ended at once.

        "" means that the program runs. No other code can be run afterwards. Raises Lost and Odd.
        """
        self._port.allow(_ANSWER_S)
        try:
            self._wire.exit_raw_repl()
            self._wire.read_until(1, _PROMPT, timeout=_ANSWER_S)
            self._port.write(b"\x04")  # a soft reset from the friendly REPL runs main.py
            self._port.allow(_START_S)
            said = self._wire.read_until(1, _PROMPT, timeout=_START_S, timeout_overall=_START_S)
        except _BROKEN:
            raise Lost from None
        except Odd:  # it talks and talks
            return ""
        if not said.endswith(_PROMPT):
            return ""
        return said.removesuffix(_PROMPT).decode(errors="replace").replace("\r\n", "\n").strip()

    def close(self) -> None:
        """Close the connection; the board goes on."""
        self._wire.serial = self._port.port
        with contextlib.suppress(OSError):
            self._wire.close()


class _Bounded:
    """The serial port `port` of a board, which may say so much in so long. Raises Odd beyond.

    A write may take `_BYTE_S`; pyserial raises SerialTimeoutException, an OSError, beyond.
    """

    def __init__(self, port):
        self.port = port
        with contextlib.suppress(NotImplementedError):  # rfc2217:// can't bound a write
            port.write_timeout = _BYTE_S
        self.allow(_OUTPUT_S)

    def allow(self, seconds: float) -> None:
        """Begin an answer, which may take so long."""
        self._latest = time.monotonic() + seconds
        self._said = bytearray()

    def inWaiting(self) -> int:  # noqa: N802 - mpremote's name
        self._check()
        return self.port.inWaiting()

    def read(self, size: int) -> bytes:
        self._check()
        said = self.port.read(size)
        self._said += said
        return said

    def _check(self) -> None:
        if len(self._said) > _LONGEST or time.monotonic() > self._latest:
            raise Odd(self._said.decode("ascii", "replace"))

    def __getattr__(self, name: str):
        return getattr(self.port, name)


def _why_not(port: str) -> Trouble:
    """Return why a port can't be opened: opened again, as mpremote doesn't tell."""
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except ValueError:  # a kind of port that pyserial doesn't know
        return NoPort("noPort", port=port)
    except OSError as error:  # its number is missing on Windows and for sockets
        if error.errno == errno.EACCES:
            return Trouble("notAllowed", port=port)
        if error.errno == errno.ENOENT or any(sign in str(error) for sign in _NOTHING_THERE):
            return NoPort("noPort", port=port)
    return Trouble("busy", port=port)
