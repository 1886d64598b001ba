"""Finds the port that the Pico is on."""

from serial.tools import list_ports

from tools.flashing import words
from tools.trouble import Trouble

_RASPBERRY_PI = 0x2E8A  # the USB vendor of a Pico's MicroPython
_DEBUG_PROBES = (0x0004, 0x000C)  # its products that have a port too


def find(port: str = "") -> str:
    """The port of the one Pico that is plugged in; `port` where it is named.

    Raises Trouble where there is none, or more than one.
    """
    if port:
        return port
    boards = [
        board
        for board in list_ports.comports()
        if board.vid == _RASPBERRY_PI and board.pid not in _DEBUG_PROBES
    ]
    if not boards:
        raise Trouble(words.NO_BOARD)
    if len(boards) > 1:
        raise Trouble(
            words.several([(board.device, f"serial {board.serial_number}") for board in boards])
        )
    return boards[0].device
