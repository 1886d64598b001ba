"""Self-test of a Pico on a cable: asks people to look and to press, and names the faults.

stages.json has the stages in which a table is built: what is plugged in, the picture, and what to
measure, in each language. The page to install from shows the same.
"""

import json
import re
from functools import cache
from pathlib import Path

from tools.building.build import beside_a_build
from tools.flashing import tasks
from tools.flashing.board import Board, Failed
from tools.trouble import Trouble

_ON_BOARD = Path(__file__).with_name("selftest_on_board.py")
SILENT_S = 300  # time to answer a question, after which the board is lost
SHOWN = json.loads(Path(__file__).with_name("stages.json").read_text("utf-8"))
STAGES = tuple(stage["name"] for stage in SHOWN["stages"])
VARIANTS = tuple(SHOWN["variants"])
LANGUAGES = ("en", "fr", "de", "es", "it")
FAULT = r"^FAULT ([a-z-]+): (.*)$"  # a line of the report, in every language
_PAGES = {
    "en": "hardware/faults.md",
    "fr": "hardware/faults.fr.md",
    "de": "hardware/faults.de.md",
    "es": "hardware/faults.es.md",
    "it": "hardware/faults.it.md",
}

NO_FIRMWARE = """\
the firmware on this board is missing, or older than this test.
Install it first: python3 tools/dev.py flash"""

# Before the reading and the picture; before faults; before the next stage, and without one.
_WORDS = {
    "en": ("Expect:", "Picture:", "Mend this before you go on:", "All is well. Next:"),
    "fr": ("Mesurez :", "Image :", "Réparez d'abord :", "Tout va bien. Ensuite :"),
    "es": ("Mide:", "Imagen:", "Arregla esto antes de seguir:", "Todo va bien. Ahora:"),
    "it": ("Devi misurare:", "Immagine:", "Prima di andare avanti, ripara:", "Tutto bene. Ora:"),
    "de": ("Miss nach:", "Bild:", "Beheb das zuerst:", "Alles in Ordnung. Weiter geht’s:"),
}
_PLAY = {
    "en": "Close the case and play.",
    "fr": "Fermez le boîtier et jouez.",
    "es": "Cierra la caja y juega.",
    "it": "Chiudi la scatola e gioca.",
    "de": "Mach das Gehäuse zu und spiel.",
}


def selftest(board: Board, stage: str, variant: str, language: str) -> None:
    """Test what is built at a stage, then start the game. Raises Trouble, Failed and Lost."""
    expect, picture, mend, next_one = _WORDS[language]
    number = STAGES.index(stage)
    shown = SHOWN["stages"][number]
    title, plug, reading = shown[language]
    print(f"{title}\n{plug}\n{expect} {reading}")
    print(f"{picture} {shown.get('picture', SHOWN['variants'][variant])}\n")
    try:
        board.run(program())
    except Failed as failed:
        if "ImportError" in str(failed):
            raise Trouble(NO_FIRMWARE) from None
        raise
    report = board.relay(f"run({number}, {language!r})", SILENT_S)
    found = re.findall(FAULT, report, re.MULTILINE)
    print(f"\n{mend if found else next_one}")
    for name, words in found:
        print(f"  {words} {_PAGES[language]}#{name}")
    if not found:
        print("  " + _next(number, language))
    tasks.start(board)


def _next(number: int, language: str) -> str:
    """Return what to do after a stage without a fault."""
    if number + 1 == len(STAGES):
        return _PLAY[language]
    title, plug, _ = SHOWN["stages"][number + 1][language]
    return f"{title}. {plug}"


@cache
def program() -> str:
    """Return the code for the board, which defines `run`."""
    return beside_a_build(_ON_BOARD.read_text(encoding="utf-8"))
