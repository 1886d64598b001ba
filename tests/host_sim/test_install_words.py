"""The page to install from has words for all that it says, and says all of them."""

import json
import re

from host_sim.texts.made import INSTALLING
from tools.interpreters import ROOT

_FOLDER = INSTALLING.parent
_SAID = re.compile(r'(?:say|Trouble|tell)\("(\w+)"|data-say="(\w+)"')
_NAME = re.compile(r'"(\w+)"')
_PLACE = re.compile(r"\{(\w+)\}")


def words() -> set[str]:
    """The names of all texts."""
    return set(json.loads(INSTALLING.read_text("utf-8")))


def others() -> str:
    """The text of all other files of the page, and of what decides for it."""
    paths = sorted(path for path in _FOLDER.iterdir() if path.is_file() and path != INSTALLING)
    paths += sorted((ROOT / "tools" / "installing").glob("*.py"))
    paths.append(ROOT / "tools" / "flashing" / "stages.json")  # the kinds of board
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_there_are_words_for_all_that_is_said():
    said = {name for names in _SAID.findall(others()) for name in names if name}
    assert len(said) > 40
    assert said <= words()


def test_no_words_are_left_over():
    texts = json.loads(INSTALLING.read_text("utf-8")).values()
    put_in = set(_PLACE.findall("\n".join(texts)))  # names of texts that stand in others
    assert words() <= set(_NAME.findall(others())) | put_in
