"""The desk in real time: pace, presses, faults, power, the recording."""

import pytest

from host_sim import saved, script
from host_sim.desk import PRESS_MS, TICK_MS
from host_sim.web.frame import frame, layout, looks_alike
from host_sim.web.live import LiveDesk
from host_sim.web.pace import Pace
from tests.host_sim.toy_desk import Hexagon, ToyDesk


class Clock:
    """Real time that stands still until a test moves it."""

    def __init__(self):
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def live(tmp_path, clock):
    live = LiveDesk(str(tmp_path), 7, clock, ToyDesk)
    live.advance()
    return live


def pass_time(live, clock, ms):
    """Let real time pass in steps of one tick."""
    for _ in range(ms // TICK_MS):
        clock.now += TICK_MS / 1000
        live.advance()


@pytest.mark.parametrize(("speed", "ticks"), [(0.25, 5), (1, 20), (8, 160)])
def test_speed_stretches_time(speed, ticks):
    pace = Pace(0.005)
    pace.speed = speed
    pace.due(50.0)
    assert sum(pace.due(50.0 + step / 60) for step in range(1, 7)) == pytest.approx(ticks, abs=1)


def test_the_wait_ends_when_the_next_tick_is_due():
    pace = Pace(0.005)
    pace.due(0.0)
    assert pace.due(0.0125) == 2
    assert pace.wait() == pytest.approx(0.0025)
    assert pace.due(0.0125 + pace.wait() + 1e-9) == 1


def test_a_desk_that_slept_does_not_run_after_the_lost_time():
    pace = Pace(0.005)
    pace.due(0.0)
    assert pace.due(3600.0) <= 100


def test_nothing_is_due_while_paused_nor_made_up_for_later():
    pace = Pace(0.005)
    pace.due(0.0)
    pace.paused = True
    assert pace.due(0.2) == 0
    pace.paused = False
    assert pace.due(0.2) == 0
    assert pace.due(0.21) == 2


def test_slow_firmware_drops_time_instead_of_spiralling(tmp_path, clock):
    class SlowDesk(ToyDesk):
        def tick(self):
            super().tick()
            clock.now += 0.05

    live = LiveDesk(str(tmp_path), 7, clock, SlowDesk)
    live.advance()
    clock.now += 0.2
    live.advance()
    assert live.desk.now == TICK_MS


def test_a_press_reaches_the_pin_at_once_and_the_picture_when_believed(live, clock):
    live.down("page", 0, 4)
    assert live.desk.pins == {(0, 4)}
    before = live.frame()
    pass_time(live, clock, 20)
    assert not looks_alike(before, live.frame())


def test_the_briefest_tap_is_noticed(live, clock):
    live.down("page", 1, 0)
    live.up("page", 1, 0)
    assert live.desk.pins == {(1, 0)}
    pass_time(live, clock, PRESS_MS)
    assert live.desk.pins == set()
    assert live.desk.presses == [0, 1]


def test_a_tap_while_paused_waits_for_time_to_go_on(live, clock):
    live.pace.paused = True
    live.down("page", 0, 1)
    live.up("page", 0, 1)
    pass_time(live, clock, 500)
    assert live.desk.presses == [0, 0]
    live.pace.paused = False
    pass_time(live, clock, 50)
    assert live.desk.presses == [1, 0]
    assert live.desk.pins == set()


def test_one_page_does_not_let_go_of_anothers_button(live, clock):
    live.down("page 1", 0, 2)
    live.down("page 2", 0, 2)
    pass_time(live, clock, 100)
    live.release("page 1")
    assert live.desk.pins == {(0, 2)}
    live.release("page 2")
    assert live.desk.pins == set()


def test_step_pauses_and_runs_one_tick(live, clock):
    live.step()
    pass_time(live, clock, 100)
    assert live.desk.now == TICK_MS


def test_broken_firmware_stops_with_its_reason_and_a_power_cycle_starts_it_again(tmp_path, clock):
    live = LiveDesk(str(tmp_path), 7, clock, lambda flash, seed: ToyDesk(flash, seed, break_at=50))
    live.advance()
    pass_time(live, clock, 200)
    assert live.fault is not None
    assert live.fault["summary"] == "ZeroDivisionError: the toy broke as asked"
    assert "toy_desk.py" in live.fault["details"]
    assert live.desk.now == 50
    live.power_cycle()
    assert live.fault is None
    pass_time(live, clock, 20)
    assert live.desk.now == 20


def test_firmware_that_does_not_even_start_is_a_fault_too(tmp_path, clock):
    class DeadDesk(ToyDesk):
        def power_on(self):
            raise OSError("no flash")

    live = LiveDesk(str(tmp_path), 7, clock, DeadDesk)
    assert live.fault is not None
    assert live.fault["summary"] == "OSError: no flash"
    live.frame()


def saves(folder):
    return {path.name: path.read_bytes() for path in (folder / "saves").glob("*")}


def test_power_cycle_keeps_the_flash_and_a_new_table_has_no_saves(live, tmp_path):
    (tmp_path / "diary.txt").write_text("kept")
    saved.prepare(str(tmp_path), [script.parse("set language fr", "settings")])
    kept = saves(tmp_path)
    live.power_cycle()
    assert saves(tmp_path) == kept
    live.new_table(99)
    assert live.desk.seed == 99
    assert saves(tmp_path) == {}
    assert (tmp_path / "diary.txt").read_text() == "kept"


def test_the_recording_is_a_script_of_what_was_done(live, clock):
    pass_time(live, clock, 100)
    live.down("page", 0, 4)
    pass_time(live, clock, 60)
    live.up("page", 0, 4)
    live.power_cycle()
    pass_time(live, clock, 10)
    recorded = script.parse(live.script(), "recorded")
    assert recorded.seed == 7
    assert [step[1:] for step in recorded.steps] == [
        ("wait", (100,)),
        ("down", (0, 4)),
        ("wait", (60,)),
        ("up", (0, 4)),
        ("power", ("cycle",)),
        ("wait", (10,)),
    ]


def test_a_new_table_begins_a_new_recording_with_the_fingers_that_are_down(live, clock):
    pass_time(live, clock, 100)
    live.down("page", 1, 3)
    live.new_table(12)
    recorded = script.parse(live.script(), "recorded")
    assert recorded.seed == 12
    assert [step[1:] for step in recorded.steps] == [("down", (1, 3))]
    assert live.desk.pins == {(1, 3)}


def test_a_frame_holds_what_the_layout_says(live):
    desk = live.desk
    desk.now, desk.tone, desk.milliamps, desk.limiting = 70_000, 440, 321, True
    desk.oleds[1].contrast = 9
    desk.oleds[1].traffic = 100_000
    desk.oleds[1].latest = b"\x40" + bytes(6) + b"\x7f"
    desk.strip.frames, desk.hexagon.frames = 70_001, 12
    desk.oleds[1].memory[5] = 0xA5
    desk.strip.colours[-1] = 77
    desk.hexagon.colours[0] = 78
    desk.hexagon.colours[-1] = 79
    at = layout(len(desk.strip.colours) // 3, len(desk.hexagon.colours) // 3)
    over = bytes(range(1, 5)) + bytes(4 * 103) + b"\5\6\7\10"
    picture = frame(desk, held=0b1000000001, figures=over)

    def number(name, size):
        return int.from_bytes(picture[at[name] : at[name] + size], "little")

    assert len(picture) == at["bytes"]
    assert number("time", 4) == 70_000
    assert number("tone", 2) == 440
    assert number("current", 2) == 321
    assert number("limiting", 1) == 1
    assert number("buttons", 2) == 0b1000000001
    assert [int.from_bytes(picture[i : i + 4], "little") for i in at["frames"]] == [70_001, 12]
    panel = at["panels"][1]
    assert int.from_bytes(picture[panel["traffic"] : panel["traffic"] + 4], "little") == 100_000
    assert picture[slice(*panel["latest"])] == desk.oleds[1].latest
    assert picture[panel["on"]] == 1
    assert picture[panel["contrast"]] == 9
    assert picture[panel["picture"] + 5] == 0xA5
    assert picture[at["hexagon"] - 1] == 77
    assert picture[at["hexagon"]] == 78
    assert picture[at["figures"]["board"] - 1] == 79
    assert picture[at["figures"]["board"] :] == over
    assert picture[at["figures"]["hexagon"] + at["most"] * 36 :] == over[-4:]


def test_icons_are_those_that_the_hexagon_shows(live):
    assert live.icons == b""
    live.desk.app.hexagon = Hexagon(b"\1\2")
    assert live.icons == b"\1\2"
