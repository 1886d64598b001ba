"""The emulated Pico's serial port as a TCP socket, for programs that take a real board."""

import contextlib
import select
import socket
import subprocess
import sys

from tools.emulate.pico import Pico
from tools.interpreters import ROOT
from tools.trouble import Trouble

_SLICE_MS = 10


def serve(pico: Pico, *words: str) -> str:
    """Run `python -m WORDS --port socket://...` with the Pico there; return what it prints.

    Raises Trouble when that fails.
    """
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"socket://127.0.0.1:{server.getsockname()[1]}"
        child = subprocess.Popen(
            [sys.executable, "-m", *words, "--port", address],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        _pump(pico, server, child)
    said = child.stdout.read() if child.stdout else ""
    if child.returncode:
        raise Trouble(said.strip())
    return said


def _pump(pico: Pico, server: socket.socket, child: subprocess.Popen) -> None:
    """Carry bytes to and fro, and let time pass, until the child has ended."""
    server.setblocking(False)
    wire = None
    while child.poll() is None:
        if wire is None:
            with contextlib.suppress(BlockingIOError):
                wire, _ = server.accept()
        else:
            try:
                if select.select([wire], [], [], 0)[0]:
                    pico.send(wire.recv(4096).decode("latin1"))
            except ConnectionError:
                wire = None
        pico.run(_SLICE_MS)
        if wire is not None:
            try:
                wire.sendall(pico.take().encode("latin1"))
            except OSError:
                wire = None
