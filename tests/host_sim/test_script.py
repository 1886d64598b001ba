"""Press scripts: grammar, error messages, and recordings."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_sim.script import BUTTONS, GRAMMAR, parse
from host_sim.session import SETTLE_MS, Recorder, Session
from host_sim.trouble import Trouble


class Panel:
    """A panel that shows the last tick at which its desk was busy."""

    def __init__(self, desk):
        self._desk = desk

    def picture(self) -> bytes:
        return min(self._desk.ticks, self._desk.busy_ticks).to_bytes(8, "little")


class Witness:
    """A desk that remembers what reaches it, and at which tick."""

    def __init__(self, busy_ticks: int = 0):
        self.ticks = 0
        self.busy_ticks = busy_ticks
        self.seen = []
        self.oleds = (Panel(self), Panel(self))

    def tick(self):
        self.ticks += 1

    def down(self, end, button):
        self.seen.append((self.ticks, "down", end, button))

    def up(self, end, button):
        self.seen.append((self.ticks, "up", end, button))

    def power_on(self):
        self.seen.append((self.ticks, "on"))

    def power_off(self):
        self.seen.append((self.ticks, "off"))


def play(text: str, busy_ticks: int = 0, **options) -> Witness:
    desk = Witness(busy_ticks)
    Session(desk, lambda what, name: None, **options).play(parse(text, "test.press"))
    return desk


def test_settle_gives_up_on_panels_that_never_are():
    with pytest.raises(Trouble, match=r"^test.press:2: .*still change after"):
        play("\nsettle", busy_ticks=SETTLE_MS)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("prss a ok", "there is no command 'prss'; there are"),
        ("press c ok", "END is one of a, b, not 'c'"),
        ("press a enter", "BUTTON is one of left, right, up, down, ok, not 'enter'"),
        ("press a", f"'press' is written: {GRAMMAR['press']}"),
        ("press a ok x", "TIMES is a whole number"),
        ("press a ok x0", "TIMES is 1 to 1000, not 0"),
        ("press a ok x1000 ok", "a line has at most 1000 presses"),
        ("[" * 100_000, "a line has at most 8192 characters"),
        ("press a x2", f"'press' is written: {GRAMMAR['press']}"),
        ("hold a up", f"'hold' is written: {GRAMMAR['hold']}"),
        ("wait", f"'wait' is written: {GRAMMAR['wait']}"),
        ("wait soon", "MS is a whole number of at most nine digits, not 'soon'"),
        ("wait ²", "MS is a whole number"),
        ("wait -5", "MS is a whole number"),
        ("power on", "'cycle' is the word here, not 'on'"),
        ("problem royal-visit", f"'problem' is written: {GRAMMAR['problem']}"),
        ("problem Chess 1", "GAME is made of a-z, 0-9 and -"),
        ("problem royal-visit one", "NUMBER is a whole number"),
        ("capture ../secret", "NAME is made of a-z, 0-9 and -"),
        ("seed 5", "'seed' must come before the first step, which is in line 2"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(line, told):
    with pytest.raises(Trouble) as mistake:
        parse(f"# A script.\nwait 5\n{line}\n", "my.press")
    assert str(mistake.value).startswith(f"my.press:3: {told}")
    assert "\n" not in str(mistake.value)


@given(st.text())
def test_any_text_is_a_script_or_a_mistake(text):
    with suppress(Trouble):
        parse(text, "any.press")


def test_a_session_is_no_longer_than_allowed():
    with pytest.raises(Trouble, match=r"^test.press:2: stopped after 10 ticks"):
        play("wait 20\nwait 500", longest=10)


LINES = st.one_of(
    st.builds("down {} {}".format, st.sampled_from("ab"), st.sampled_from(BUTTONS)),
    st.builds("up {} {}".format, st.sampled_from("ab"), st.sampled_from(BUTTONS)),
    st.builds("press {} {} x2".format, st.sampled_from("ab"), st.sampled_from(BUTTONS)),
    st.builds("wait {}".format, st.integers(0, 100)),
    st.just("power cycle"),
)


@given(st.lists(LINES))
def test_a_recording_played_is_the_session_again(lines):
    recorder = Recorder(5, [("language", "fr")])
    first = play("\n".join(lines), recorder=recorder)
    recording = parse(recorder.text(), "recording.press")
    assert (recording.seed, recording.settings) == (5, [(2, "language", "fr")])
    again = play(recorder.text())
    assert (again.seen, again.ticks) == (first.seen, first.ticks)


def test_the_games_of_a_table_are_those_that_a_script_names():
    assert parse("games royal-visit banquet-royal", "s").games == ("royal-visit", "banquet-royal")
    with pytest.raises(Trouble, match="s:1: no game is called 'chess'"):
        parse("games royal-visit chess", "s")
