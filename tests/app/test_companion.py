"""The self-test names what is wired wrong, and nothing at a sound table.

`dev.py test` has one fault of each kind and some sound tables; `--slow` has all of them and pairs.
"""

from random import Random

import pytest

import wiring
from app.diagnostics.selftest.screen import BUTTONS, DISPLAYS, PICO
from host_sim.desk import Desk
from host_sim.miswiring import FAULTS, KINDS, split
from tests.app.builder import Builder
from tests.slow import slow

FIRST_OF_EACH = [kind + "-" * bool(places[0]) + places[0] for kind, places in KINDS]
REST = [fault for fault in FAULTS if fault not in FIRST_OF_EACH]
LONGEST_MS = 30_000  # until a fault is named
PAIRS = 10  # in each group
TABLES = 25
MORE_GROUPS = 2  # 100 pairs and 1,000 sound tables were tried once, when the companion was written
NAMES = ("left", "right", "up", "down", "ok")
EVERY_BUTTON = {f"{end}-{name}" for end in "ab" for name in NAMES}


@pytest.fixture
def meet(tmp_path, monkeypatch):
    """Have a builder test a table with faults."""
    monkeypatch.chdir(tmp_path)  # as a board's working folder is its flash

    def met(*faults, supply=(5000, 0), rng=None, **given) -> Builder:
        desk = Desk(".", 1)
        desk.mishaps.supply(*supply)
        for fault in faults:
            desk.wire_wrong(fault)
        return Builder(desk, rng or Random(1), **given)

    return met


def named(fault: str) -> str:
    """What the self-test calls a fault."""
    kind, place = split(fault)
    if kind in ("swapped", "bridged", "neighbour"):
        button = place.split("-")[1]
        place += "-" + NAMES[NAMES.index(button) + 1]
    elif kind == "wrong-end":
        place = place.removesuffix("-q")
    elif kind == "shorted":
        kind = "rail"
    elif kind == "controller":
        kind, place = "pixels", ""
    return f"{kind} {place}".strip()


@pytest.mark.parametrize("fault", [*FIRST_OF_EACH, *slow(*REST)])
def test_a_fault_is_named_and_no_other(meet, fault):
    builder = meet(fault).test()
    assert builder.faults == [named(fault)]
    assert builder.found_ms <= LONGEST_MS


@pytest.mark.parametrize("chosen", ["SH1106", "SSD1309"])
def test_a_display_that_stays_dark_as_another_was_chosen_is_named(meet, monkeypatch, chosen):
    monkeypatch.setattr(wiring, "OLED_CONTROLLER", chosen)
    builder = meet("controller-b")
    assert builder.test().faults == ["pixels"]
    assert not builder.desk.oleds[1].on


def parts(fault: str) -> set[str]:
    """The parts that a fault is about. Two faults of one part aren't two."""
    kind, place = split(fault)
    if kind in ("exchanged", "other-bus"):
        return {"display a", "display b"}
    if kind in ("display", "unpowered", "crossed", "loose", "address", "pull-ups", "controller"):
        return {"display " + place[0]}
    if kind in ("swapped", "bridged", "neighbour"):
        end, button = place.split("-")
        return {place, f"{end}-{NAMES[NAMES.index(button) + 1]}"}
    if kind == "ends":
        return EVERY_BUTTON
    if kind == "shorted":
        return {"rail"}
    if place in EVERY_BUTTON:
        return {place}
    if kind in ("data", "wrong-end", "row", "dead", "broken", "level", "ground", "order"):
        return {"hexagon" if place.startswith("hexagon") else "board"}
    return {kind}


def pairs(group: int):
    """Yield the pairs of a group; each kind is as likely as any other."""
    rng = Random(group)
    found = 0
    while found < PAIRS:
        pair = [
            kind + "-" * bool(place) + place
            for kind, place in ((kind, rng.choice(places)) for kind, places in rng.sample(KINDS, 2))
        ]
        if not parts(pair[0]) & parts(pair[1]):
            found += 1
            yield pair


@pytest.mark.parametrize("group", slow(*range(MORE_GROUPS)))
def test_of_two_faults_one_is_named_first(meet, group):
    wrong = []
    for pair in pairs(group):
        faults = meet(*pair).test().faults
        if faults[:1] not in ([named(pair[0])], [named(pair[1])]):
            wrong.append((pair, faults))
    assert len(wrong) <= PAIRS // 5, wrong


@pytest.mark.parametrize("group", [0, *slow(*range(1, MORE_GROUPS))])
def test_at_sound_tables_nothing_is_found(meet, monkeypatch, group):
    """Tables of any kind, and somebody quick or slow, who presses wrongly at times."""
    rng = Random(group)
    for _ in range(TABLES if group else TABLES // 5):
        with monkeypatch.context() as patch:
            patch.setattr(wiring, "OLED_CONTROLLER", rng.choice(("SSD1306", "SH1106", "SSD1309")))
            patch.setattr(wiring, "HEX_LEDS", rng.choice((0, 37)))
            patch.setattr(wiring, "SUPPLY_MA", rng.choice((500, 900, 1500, 2400)))
            if wiring.SUPPLY_MA > 500:
                patch.setattr(wiring, "UNOFFERED_MA", wiring.SUPPLY_MA)
            supply = rng.randrange(4750, 5250), rng.choice((0, 0.05, 0.1))
            slow, slips = rng.choice((500, 2000, 5000)), rng.choice((0, 2))
            builder = meet(supply=supply, rng=rng, slowest=slow, slips=slips).test()
        assert not builder.faults


@pytest.mark.parametrize(
    ("stage", "built", "missing"),
    [
        (PICO, [], ["display-a", "display-b", "open-a-ok", "rail", "sense", "buzzer"]),
        (DISPLAYS, [], ["open-a-ok", "rail", "sense", "buzzer"]),
        (BUTTONS, [], ["rail", "sense", "buzzer"]),
        (DISPLAYS, ["crossed-b"], ["open-a-ok", "rail"]),
        (BUTTONS, ["swapped-a-up"], ["rail"]),
    ],
)
def test_what_is_not_yet_built_is_no_fault(meet, stage, built, missing):
    builder = meet(*built, *missing).test(stage)
    assert builder.faults == [named(fault) for fault in built]
