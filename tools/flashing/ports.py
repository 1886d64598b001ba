"""Search for the port of the Pico."""

from serial.tools import list_ports

from tools.installing.trouble import Trouble

_RASPBERRY_PI = 0x2E8A  # the USB vendor of a Pico's MicroPython
_DEBUG_PROBES = (0x0004, 0x000C)  # USB products with a port that are not boards


def find(port: str = "") -> str:
    """Return `port`, or if it is "" the port of the only Pico.

    Raises Trouble if there is none or more than one.
    """
    if port:
        return port
    boards = [
        board
        for board in list_ports.comports()
        if board.vid == _RASPBERRY_PI and board.pid not in _DEBUG_PROBES
    ]
    if not boards:
        raise Trouble("noBoard")
    if len(boards) > 1:
        lines = [f"  {board.device}  serial {board.serial_number}\n" for board in boards]
        raise Trouble("several", count=len(boards), boards="".join(lines))
    return boards[0].device
