"""The stages of the self-test, in which a table is built, and its program for the board.

stages.json has what is plugged in, the picture, and what to measure, in English. The page to
install from shows the same.
"""

import json
from functools import cache
from pathlib import Path

from host_sim.texts import catalogues
from tools.building.build import beside_a_build
from tools.flashing.words import say
from ui.languages import LANGUAGES

_ON_BOARD = Path(__file__).with_name("selftest_on_board.py")
_FILE = json.loads(Path(__file__).with_name("stages.json").read_text("utf-8"))
STAGES = tuple(stage["name"] for stage in _FILE["stages"])
VARIANTS = tuple(_FILE["variants"])


@cache
def facts() -> dict:
    """Return what the task `selftest` needs to know, and the pictures.

    A stage has its words in each language, by the language's code.
    """
    stages = [
        stage
        | {code: [_translated(text, code) for text in stage["words"]] for code, _ in LANGUAGES}
        for stage in _FILE["stages"]
    ]
    code = beside_a_build(_ON_BOARD.read_text(encoding="utf-8"))
    return {"selfTest": _FILE | {"stages": stages, "code": code}}


def described(number: int, variant: str, language: str) -> str:
    """Return what to plug in at a stage, its picture, and what to expect."""
    stage = facts()["selfTest"]["stages"][number]
    title, plug, reading = stage[language]
    picture = stage.get("picture", _FILE["variants"][variant])
    expect = f"{say('expect', language)} {reading}"
    return f"{title}\n{plug}\n{expect}\n{say('picture', language)} {picture}"


def page(language: str) -> str:
    """Return the page of faults in a language."""
    return f"hardware/faults{'' if language == catalogues.ENGLISH else f'.{language}'}.md"


def _translated(text: str, language: str) -> str:
    return catalogues.translated(language, "install").get(text, text)
