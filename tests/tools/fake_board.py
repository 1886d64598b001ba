"""A board on a cable: a real MicroPython behind a serial port, which is a pseudo terminal.

Its processor is tests/on_micropython/board.py, a process that lives from one soft reset to the
next. Around it, here, is what a board does besides: the friendly REPL, the raw REPL with raw paste,
Ctrl-C. Its flash is a file.
"""

import contextlib
import functools
import os
import pty
import select
import signal
import threading
import tty
from pathlib import Path

from tests.tools import processor
from tools.interpreters import Interpreter

_CTRL_A, _CTRL_B, _CTRL_C, _CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
_RAW_PASTE = b"\x05A"  # and Ctrl-A
_WINDOW = 128  # bytes of raw paste between two acknowledgements, as on a Pico
_PROMPT = b'\r\nMicroPython on a desk\r\nType "help()" for more information.\r\n>>> '
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_SOFT_RESET = b"\r\nMPY: soft reboot\r\n"
_AGAIN = 50  # tenths of a second until it is interrupted again: a loaded machine is slow to answer


@contextlib.contextmanager
def plugged_in(micropython: Interpreter, folder: Path):
    """Yield a function that plugs in a board, which says that it is a Pico if it shall.

    Its flash is `folder`, empty at first.
    """
    with contextlib.ExitStack() as boards:

        def plug(pico=True):
            board = FakeBoard(micropython, folder, pico)
            board.power_on()
            boards.callback(board.power_off)
            return board

        yield plug


class Gone(Exception):
    """The power is gone."""


class FakeBoard:
    """A board whose flash is the file `flash`; without `pico` it says that it is a desktop.

    `port` is where it is plugged in, after `power_on`; that is another one each time.
    """

    def __init__(self, micropython: Interpreter, flash: Path, pico: bool = True):
        self.port = ""
        self._start = functools.partial(processor.start, micropython, flash, pico=pico)

    def power_on(self) -> None:
        """Start, as with a fresh plug."""
        self._cable, self._socket = pty.openpty()
        tty.setraw(self._socket)
        os.set_blocking(self._cable, False)
        self.port = os.ttyname(self._socket)
        self._processor = self._start()
        self._life = threading.Thread(target=self._live, daemon=True)
        self._life.start()

    def power_off(self) -> None:
        """Pull the plug."""
        self._processor.kill()
        self._processor.wait()
        self._life.join()

    def says(self) -> str:
        """What it prints as it starts, if its program ends by itself, without an exception."""
        with contextlib.closing(processor.Processor(self._start())) as board:
            return board.run(processor.BOOT)

    def _live(self) -> None:
        with contextlib.suppress(Gone):
            self._boot()
            while True:
                self._read_friendly()
        os.close(self._cable)
        os.close(self._socket)

    def _boot(self) -> None:
        self._run(processor.BOOT, ends=b"")
        self._send(_PROMPT)

    def _soft_reset(self) -> None:
        self._send(_SOFT_RESET)
        self._processor.kill()
        self._processor.wait()
        self._processor = self._start()

    def _read_friendly(self) -> None:
        byte = self._read()
        if byte == _CTRL_A:
            self._read_raw()
        elif byte == _CTRL_B:
            self._send(_PROMPT)
        elif byte == _CTRL_D:
            self._soft_reset()
            self._boot()

    def _read_raw(self) -> None:
        self._send(_RAW_PROMPT)
        line = b""
        while (byte := self._read()) != _CTRL_B:
            if byte == _CTRL_A and line == _RAW_PASTE:
                self._run(self._paste().decode())
                self._send(b">")
            elif byte == _CTRL_D:
                self._send(b"OK")
                if line:
                    self._run(line.decode())
                    self._send(b">")
                else:
                    self._soft_reset()
                    self._send(_RAW_PROMPT)
            elif byte == _CTRL_A:
                self._send(_RAW_PROMPT)
            elif byte != _CTRL_C:
                line += byte
                continue
            line = b""
        self._send(_PROMPT)

    def _paste(self) -> bytes:
        self._send(b"R\x01" + _WINDOW.to_bytes(2, "little"))
        code = b""
        while (byte := self._read()) != _CTRL_D:
            code += byte
            if len(code) % _WINDOW == 0:
                self._send(b"\x01")
        self._send(_CTRL_D)
        return code

    def _run(self, code: str, ends: bytes = _CTRL_D) -> None:
        """Run code to its end; what it prints goes out, and `ends` where output and error end."""
        with contextlib.suppress(BrokenPipeError):  # no power
            processor.send(self._processor, code)
        output = self._processor.stdout.fileno()
        left = 2
        interrupt = False
        silent = 0  # times without output since it was interrupted
        while left:
            watched = [output] if interrupt else [output, self._cable]
            ready, _, _ = select.select(watched, [], [], 0.1)
            if output in ready:
                said = os.read(output, 4096)
                if not said:
                    raise Gone
                left -= said.count(_CTRL_D)
                self._send(said.replace(b"\n", b"\r\n").replace(_CTRL_D, ends))
            elif ready:
                interrupt = os.read(self._cable, 1) == _CTRL_C
            elif interrupt:  # and it hasn't just ended
                # Again only after a while: a second one would end what tells of the first.
                if silent % _AGAIN == 0:
                    self._processor.send_signal(signal.SIGINT)
                silent += 1

    def _read(self) -> bytes:
        """The next byte from the cable."""
        while not select.select([self._cable], [], [], 0.05)[0]:
            if self._processor.poll() is not None:
                raise Gone
        return os.read(self._cable, 1)

    def _send(self, text: bytes) -> None:
        while text:
            if select.select([], [self._cable], [], 0.05)[1]:
                text = text[os.write(self._cable, text) :]
            elif self._processor.poll() is not None:
                raise Gone
