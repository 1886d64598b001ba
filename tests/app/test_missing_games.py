"""A game whose pack is missing, damaged or of another version: it is told, and the others play."""

import pytest

import finder
import games
from drivers.store import Store
from tests.app.people import ENDS, RED, RESUME
from tests.app.positions import position
from ui.texts import say

NOTICED_MS = 1100
ALL = games.NAMES
MISSING = "Missing or damaged: %s. Copy the firmware again."
FOREIGN = "Of another version: %s. Copy the firmware again."


@pytest.fixture
def has(monkeypatch):
    """Have the device find these games from the next power-on, and those packs unfit."""

    def find(*names: str, **damaged: bool) -> None:
        monkeypatch.setattr(games, "NAMES", names)
        packs = {name.replace("_", "-") + finder.PACK: why for name, why in damaged.items()}
        monkeypatch.setattr(finder, "damaged", packs)

    return find


def tells(people, told: str, name: str) -> bool:
    people.run(NOTICED_MS)
    return all(people.glass(end).tells(say(told) % name) for end in ENDS)


@pytest.mark.parametrize(("is_foreign", "told"), [(False, MISSING), (True, FOREIGN)])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_the_title_tells_of_a_game_that_cannot_be_used(sit, has, is_foreign, told, language):
    people = sit(game=ALL[1], language=language)
    has(*ALL[1:], royal_visit=is_foreign)
    people.power_cycle()
    assert tells(people, told, "royal-visit")
    people.press(RED, "ok", "ok")
    assert not people.reads(RED, "Royal Visit")
    people.choose(RED, "Banquet Royal")
    people.press(RED, "ok")
    people.settle()
    assert people.game.NAME == "banquet-royal"


def test_the_saved_match_of_a_missing_game_waits(sit, has):
    people = sit(match=position("gikhj"), green="squire", language="fr")
    has(*ALL[1:])
    people.power_cycle()
    assert tells(people, MISSING, "royal-visit")
    people.press(RED, "ok", "ok")
    assert people.reads(RED, RESUME)
    people.press(RED, "ok")
    assert people.app.shown == "faults"
    people.press(RED, "ok")
    for _ in range(2):  # either file of the save is written again
        people.choose(RED, "Settings")
        people.press(RED, "down", "right")
        people.choose(RED, "Back")
        people.run(100)
    brightness = people.app.settings.get("brightness")
    people.choose(RED, "King of the Dice")
    people.press(RED, "up")
    people.choose(RED, "Back")
    people.power_cycle()
    has(*ALL)
    people.power_cycle()
    assert people.app.settings.get("brightness") == brightness != "5"
    people.begin()
    assert people.position == position("gikhj")
    assert people.match.setup.get("green") == "squire"


@pytest.mark.parametrize(("is_foreign", "told"), [(False, MISSING), (True, FOREIGN)])
def test_without_any_game_the_displays_tell_of_all(sit, flash, has, is_foreign, told):
    people = sit(match=position("gikhj"), language="fr")
    before = Store(str(flash)).load()
    has(**{name.replace("-", "_"): is_foreign for name in ALL})
    people.power_cycle()
    for _ in range(2):
        assert tells(people, told, ", ".join(sorted(ALL)))
        people.press(RED, "ok")
    assert Store(str(flash)).load() == before


def test_without_any_pack_the_displays_tell(sit, has):
    people = sit()
    has()
    people.power_cycle()
    assert tells(people, MISSING, "*")
