"""Self-test of a Pico on a cable: prints a report, and asks people to look and to press."""

from pathlib import Path

from tools.building.build import beside_a_build
from tools.flashing import tasks
from tools.flashing.board import Board, Failed
from tools.trouble import Trouble

_ON_BOARD = Path(__file__).with_name("selftest_on_board.py")
PRESS_S = 30  # time to press every button
SILENT_S = PRESS_S + 10  # without output, after which the board is lost

NO_FIRMWARE = """\
the firmware on this board is missing, or older than this test.
Install it first: python3 tools/dev.py flash"""


def selftest(board: Board) -> None:
    """Test the parts of the board, then start the game. Raises Trouble, Failed and Lost."""
    try:
        board.run(program())
    except Failed as failed:
        if "ImportError" in str(failed):
            raise Trouble(NO_FIRMWARE) from None
        raise
    board.relay(f"run({PRESS_S})", SILENT_S)
    tasks.start(board)


def program() -> str:
    """Return the code for the board, which defines `run`."""
    return beside_a_build(_ON_BOARD.read_text(encoding="utf-8"))
