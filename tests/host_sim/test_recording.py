"""A live session that begins with a saved game is recorded with it, and replays without it."""

import time

from host_sim import script
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.session import Session
from host_sim.web.live import LiveDesk


def press(live: LiveDesk, *presses: str) -> None:
    """Press each `end button` and let the firmware live through it."""
    for word in presses:
        end, button = word.split()
        at = ("ab".index(end), script.BUTTONS.index(button))
        for act in (live.down, live.up):
            for _ in range(40):
                live.step()
            act("test", *at)
    for _ in range(40):
        live.step()


def test_a_session_on_a_kept_flash_replays_from_an_empty_one(tmp_path):
    kept, empty = tmp_path / "kept", tmp_path / "empty"
    kept.mkdir()
    empty.mkdir()
    prepare(str(kept), [script.parse("set language fr\nset green squire\nset speed fast", "s")])
    first = LiveDesk(str(kept), 7, time.monotonic, Desk)
    press(first, "a ok", "a ok", "a ok", "a ok", "a ok")  # into a game, and a play made
    assert first.desk.app.match.plays, "the session must end in the middle of a turn"
    first.desk.power_off()

    second = LiveDesk(str(kept), 8, time.monotonic, Desk)
    press(second, "a ok", "a ok", "a ok", "a right")
    recording = script.parse(second.script(), "recorded")
    prepare(str(empty), [recording])
    again = Desk(str(empty), recording.seed or 0)
    Session(again, keep=None).play(recording)

    there, here = again.app.match, second.desk.app.match
    assert (there.position, there.plays) == (here.position, here.plays)
    assert [panel.picture() for panel in again.oleds] == [
        panel.picture() for panel in second.desk.oleds
    ]
    assert again.app.settings.text() == second.desk.app.settings.text()
