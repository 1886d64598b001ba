"""The `play` command: the table in a browser, with the firmware running in real time."""

import argparse
import asyncio
import contextlib
import os
import secrets
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from pathlib import Path
from typing import TextIO

from host_sim.command_line import Parser, whole
from host_sim.desk import Desk
from host_sim.trouble import Trouble
from host_sim.web import LARGEST_SEED

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PORT = 8642
_PORTS = 20  # how many to try, from the wanted one up
_FLASH = Path(__file__).parents[1] / "build" / "flash"


def main(argv: list[str]) -> int:
    """Serve the table until Ctrl-C; return the exit status."""
    options = _options(argv)
    try:
        asyncio.run(_play(options))
    except Trouble as trouble:
        print(f"play: {trouble}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say("\nStopped.")
    return 0


def _options(argv: list[str]) -> argparse.Namespace:
    parser = Parser(prog="python3 -m host_sim play", description="Set the table in a browser.")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=PORT, help=f"port on this machine ({PORT})"
    )
    parser.add_argument(
        "--seed", type=whole(0, LARGEST_SEED), help="what all chance is drawn from (up to 9 digits)"
    )
    flash = parser.add_mutually_exclusive_group()
    flash.add_argument("--flash", type=Path, metavar="DIR", help="folder that keeps saved games")
    flash.add_argument("--fresh", action="store_true", help="start without a saved game, keep none")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the session as a press script at the end"
    )
    return parser.parse_args(argv)


async def _play(options: argparse.Namespace) -> None:
    live_module, server_module = _web()
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(listen(options.port))
        port = listener.getsockname()[1]
        if options.port not in (0, port):
            _say(f"Port {options.port} is taken; the table is at port {port} instead.")
        record = stack.enter_context(_open(options.record)) if options.record else None
        if options.fresh:
            flash = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="regalia-")))
        else:
            flash = _flash_folder(options.flash or _FLASH / str(port))
            stack.enter_context(_locked(flash))
            _say(f"Saved games are kept in {flash}.")
        seed = secrets.randbelow(LARGEST_SEED + 1) if options.seed is None else options.seed
        live = live_module.LiveDesk(str(flash), seed, time.monotonic, Desk)
        serving = asyncio.create_task(server_module.Server(live).serve(listener))
        _stop_when_terminated(asyncio.current_task())
        try:
            await _invite(f"http://{server_module.HOST}:{port}/", not options.no_browser)
            await serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            if record:
                record.write(live.script())


def _web():
    try:
        from host_sim.web import live, server
    except ModuleNotFoundError as missing:
        if missing.name != "aiohttp":
            raise
        raise Trouble(
            "aiohttp is not installed; `python3 tools/dev.py play` installs it."
        ) from None
    return live, server


def listen(wanted: int) -> socket.socket:
    """Return a listening socket on the wanted port or the next free one. Raises Trouble."""
    for port in range(wanted, min(wanted + _PORTS, 65536)):
        listener = socket.socket()
        if os.name == "posix":  # elsewhere the option would let two programs share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
            listener.listen()
        except OSError:
            listener.close()
        else:
            return listener
    raise Trouble(f"no port from {wanted} to {wanted + _PORTS - 1} is free; name another: --port N")


def _open(path: Path) -> TextIO:
    """Open the file of the recording, before the session, so that no session is lost."""
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise Trouble(f"the recording {path} can't be written: {error.strerror}") from None


def _flash_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"the flash folder {folder} can't be made: {error.strerror}") from None
    return folder


def _locked(folder: Path) -> TextIO:
    """Return an open file that locks the folder, so that no other table overwrites the saves.

    The system unlocks it when the file is closed, or this program ends. Raises Trouble.
    """
    try:
        lock = (folder / "lock").open("w")
    except OSError as error:
        raise Trouble(f"the flash folder {folder} can't be used: {error.strerror}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Trouble(f"another table uses the flash folder {folder}; name another.") from None
    return lock


async def _invite(address: str, browse: bool) -> None:
    if browse and await asyncio.to_thread(_open_browser, address):
        _say(f"The table is at {address} (Ctrl-C stops it).")
    elif browse:
        _say(f"No browser could be opened. Open {address} yourself (Ctrl-C stops it).")
    else:
        _say(f"Open {address} to play (Ctrl-C stops it).")


def _open_browser(address: str) -> bool:
    """Return whether a browser window was opened; text browsers would take the terminal."""
    windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return windows and webbrowser.open(address)


def _stop_when_terminated(task: asyncio.Task | None) -> None:
    """Have SIGTERM end the session as Ctrl-C does."""
    if task and os.name == "posix":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _say(line: str) -> None:
    print(line, flush=True)
