"""The self-test of a Pico on a cable: prints a report, and says where to look and what to press."""

from pathlib import Path

from tools.building.build import beside_a_build
from tools.flashing import tasks
from tools.flashing.board import Board, Failed
from tools.trouble import Trouble

_ON_BOARD = Path(__file__).with_name("on_board.py")
_PRESS_S = 30  # to press every button in
_SILENT_S = _PRESS_S + 10

NO_FIRMWARE = """\
the firmware on this board is missing, or older than this test.
Put it there first: python3 tools/dev.py flash"""


def selftest(board: Board) -> None:
    """Test the parts of the board, then let the game go on. Raises Trouble, Failed and Lost."""
    try:
        board.run(beside_a_build(_ON_BOARD.read_text(encoding="utf-8")))
    except Failed as failed:
        if "ImportError" in str(failed):
            raise Trouble(NO_FIRMWARE) from None
        raise
    board.relay(f"run({_PRESS_S})", _SILENT_S)
    tasks.start(board)
