"""A board on a cable: a real MicroPython behind a serial port, which is a pseudo terminal.

Its processor is tests/on_micropython/board.py, a process that lives from one soft reset to the
next. Around it, here, is what a board does besides: the friendly REPL, the raw REPL with raw paste,
Ctrl-C. Its flash is a file.
"""

import contextlib
import os
import pty
import select
import signal
import threading
import tty
from pathlib import Path

from tools.interpreters import Interpreter

_CTRL_A, _CTRL_B, _CTRL_C, _CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
_RAW_PASTE = b"\x05A"  # and Ctrl-A
_WINDOW = 128  # bytes of raw paste between two acknowledgements, as on a Pico
_PROMPT = b'\r\nMicroPython on a desk\r\nType "help()" for more information.\r\n>>> '
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_SOFT_RESET = b"\r\nMPY: soft reboot\r\n"
_BOOT = b"""
for name in ("boot.py", "main.py"):
    try:
        text = open(name).read()
    except OSError:
        continue
    exec(text, {"__name__": "__main__"})
"""


class Gone(Exception):
    """The power is gone."""


class FakeBoard:
    """A board whose flash is the file `flash`; without `pico` it says that it is a desktop.

    `port` is where it is plugged in, after `power_on`; that is another one each time.
    """

    def __init__(self, micropython: Interpreter, flash: Path, pico: bool = True):
        self.port = ""
        self._start = lambda cut: micropython.start(
            "tests/on_micropython/board.py", str(flash), "pico" if pico else "desk", str(cut)
        )

    def power_on(self, cut: int = 0) -> None:
        """Start, as with a fresh plug; the power fails in that operation of its flash, if any."""
        self._cable, self._socket = pty.openpty()
        tty.setraw(self._socket)
        self.port = os.ttyname(self._socket)
        self._processor = self._start(cut)
        self._life = threading.Thread(target=self._live, daemon=True)
        self._life.start()

    def power_off(self) -> None:
        """Pull the plug; nothing happens where the power has failed."""
        self._processor.kill()
        self._processor.wait()
        self._life.join()

    def says(self) -> str:
        """What it prints as it starts, if its program ends by itself."""
        said, _ = self._start(0).communicate(b"%d\n%s" % (len(_BOOT), _BOOT))
        return said.replace(_CTRL_D, b"").decode()

    def _live(self) -> None:
        with contextlib.suppress(Gone):
            self._boot()
            while True:
                self._read_friendly()
        os.close(self._cable)
        os.close(self._socket)

    def _boot(self) -> None:
        self._run(_BOOT, ends=b"")
        self._send(_PROMPT)

    def _soft_reset(self) -> None:
        self._send(_SOFT_RESET)
        self._processor.kill()
        self._processor.wait()
        self._processor = self._start(0)

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
                self._run(self._paste())
                self._send(b">")
            elif byte == _CTRL_D:
                self._send(b"OK")
                if line:
                    self._run(line)
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

    def _run(self, code: bytes, ends: bytes = _CTRL_D) -> None:
        """Run code to its end; what it prints goes out, and `ends` where output and error end."""
        with contextlib.suppress(BrokenPipeError):  # no power
            self._processor.stdin.write(b"%d\n%s" % (len(code.decode()), code))
            self._processor.stdin.flush()
        output = self._processor.stdout.fileno()
        left = 2
        while left:
            ready, _, _ = select.select([self._cable, output], [], [])
            if output in ready:
                said = os.read(output, 4096)
                if not said:
                    raise Gone
                left -= said.count(_CTRL_D)
                self._send(said.replace(b"\n", b"\r\n").replace(_CTRL_D, ends))
            elif os.read(self._cable, 1) == _CTRL_C:
                self._processor.send_signal(signal.SIGINT)

    def _read(self) -> bytes:
        """The next byte from the cable."""
        while not select.select([self._cable], [], [], 0.05)[0]:
            if self._processor.poll() is not None:
                raise Gone
        return os.read(self._cable, 1)

    def _send(self, text: bytes) -> None:
        os.write(self._cable, text)
