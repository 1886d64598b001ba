"""When a display can be read: its page is whole, and nothing moves on it."""

from host_sim import saved, script
from host_sim.desk import BUTTONS, PRESS_MS, TICK_MS, Desk
from host_sim.web.frame import rests

OK = BUTTONS.index("ok")


def test_no_half_drawn_page_rests(tmp_path):
    saved.prepare(str(tmp_path), [script.parse("set language en", "settings")])
    desk = Desk(str(tmp_path), 1)
    desk.power_on()
    desk.run(1000)
    title = desk.oleds[0].picture()
    assert rests(desk.app, 0, title)
    desk.down(0, OK)
    seen, read = [], []
    for _ in range(4 * PRESS_MS // TICK_MS):
        desk.tick()
        picture = desk.oleds[0].picture()
        seen.append(picture)
        if rests(desk.app, 0, picture):
            read.append(picture)
    assert set(read) == {seen[-1]} != {title}
    assert len(set(seen)) > 2
