"""Self-test of a Pico on a cable: asks people to look and to press, and names the faults.

stages.json has the stages in which a table is built: what is plugged in, the picture, and what to
measure, in each language. The page to install from shows the same.
"""

import json
import re
from functools import cache
from pathlib import Path

from host_sim.texts import catalogues
from tools.building.build import beside_a_build
from tools.flashing import tasks
from tools.flashing.board import Board, Failed
from tools.trouble import Trouble
from ui.languages import LANGUAGES

_ON_BOARD = Path(__file__).with_name("selftest_on_board.py")
SILENT_S = 300  # time to answer a question, after which the board is lost
_FILE = json.loads(Path(__file__).with_name("stages.json").read_text("utf-8"))
STAGES = tuple(stage["name"] for stage in _FILE["stages"])
VARIANTS = tuple(_FILE["variants"])
FAULT = r"^FAULT ([a-z-]+): (.*)$"  # a line of the report, in every language

NO_FIRMWARE = """\
the firmware on this board is missing, or older than this test.
Install it first: python3 tools/dev.py flash"""


def shown() -> dict:
    """Return the stages and the pictures; a stage has its words in each language, by the code."""
    stages = [
        stage | {code: [_say(text, code) for text in stage["words"]] for code, _ in LANGUAGES}
        for stage in _FILE["stages"]
    ]
    return _FILE | {"stages": stages}


def _say(text: str, language: str) -> str:
    return catalogues.translated(language, "install").get(text, text)


def selftest(board: Board, stage: str, variant: str, language: str) -> None:
    """Test what is built at a stage, then start the game. Raises Trouble, Failed and Lost."""
    number = STAGES.index(stage)
    here = _FILE["stages"][number]
    words = {name: _say(text, language) for name, text in _FILE["words"].items()}
    title, plug, reading = (_say(text, language) for text in here["words"])
    print(f"{title}\n{plug}\n{words['expect']} {reading}")
    print(f"{words['picture']} {here.get('picture', _FILE['variants'][variant])}\n")
    try:
        board.run(program())
    except Failed as failed:
        if "ImportError" in str(failed):
            raise Trouble(NO_FIRMWARE) from None
        raise
    report = board.relay(f"run({number}, {language!r})", SILENT_S)
    found = re.findall(FAULT, report, re.MULTILINE)
    print("\n" + words["mend" if found else "next"])
    for name, fault in found:
        print(f"  {fault} {_page(language)}#{name}")
    if not found:
        print("  " + _next(number, language))
    tasks.start(board)


def _next(number: int, language: str) -> str:
    """Return what to do after a stage without a fault."""
    if number + 1 == len(STAGES):
        return _say(_FILE["words"]["play"], language)
    title, plug, _ = (_say(text, language) for text in _FILE["stages"][number + 1]["words"])
    return f"{title}. {plug}"


def _page(language: str) -> str:
    """Return the page of faults in a language."""
    return f"hardware/faults{'' if language == catalogues.ENGLISH else f'.{language}'}.md"


@cache
def program() -> str:
    """Return the code for the board, which defines `run`."""
    return beside_a_build(_ON_BOARD.read_text(encoding="utf-8"))
