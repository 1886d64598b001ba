"""Let the memory run out at several moments of a match; print what the device makes of each.

The match holds nearly all there is, so that a block it asks for isn't to be had. Of what that crash
sets free, 16 KB are taken away for good. What is left is little for a desktop, which has to compile
the sources of what tells of the crash.
"""

import gc

import tables
from base import loader
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

LEFT = 96_000  # bytes
AWAY = 16 * 1024


def take_much(*_):
    """Take blocks while there are more than LEFT bytes; then one that is too large."""
    taken = desk.app.taken = []  # pyright: ignore[reportAttributeAccessIssue] - a crash lets it go
    gc.collect()
    while gc.mem_free() > LEFT:  # pyright: ignore[reportAttributeAccessIssue]
        taken.append(bytearray(4096))
    taken.append(bytearray(LEFT))


def take_at(owner, name: str, last: str = "") -> None:
    """Have the memory run out when a function is called next, or called with this last argument."""
    function = getattr(owner, name)

    def called(*words):
        if not last or words[-1] == last:
            setattr(owner, name, function)
            take_much()
        return function(*words)

    setattr(owner, name, called)


def press(*buttons):
    for button in buttons:
        desk.press(0, button)
        desk.run(300)


def resume():
    """Go from the title into the match, and show both hands; return the match."""
    press("ok", "ok")
    desk.run(2000)
    for end in (0, 1):
        desk.press(end, "ok")
    desk.run(1000)
    return desk.app.match


def play():
    """Play the next card that can be played, unless the match crashes before."""
    end = desk.app.match.game.to_act()
    hand = desk.app.match_screen.table.hands[end]
    crashes = desk.device.crashes
    for _ in range(8):
        if desk.device.crashes == crashes and not hand.playable(hand.pointed()):
            desk.press(end, "right")
    for _ in range(2):
        if desk.device.crashes == crashes:
            desk.press(end, "ok")
            desk.run(1000)


def in_a_page():
    take_at(desk.app.match_screen.table, "draw")
    play()


def at_a_save():
    take_at(desk.device.pico.store, "begin")
    play()


def while_loading():
    desk.app.save()
    desk.run(1000)
    desk.power_on()
    desk.run(300)
    take_at(loader, "load", "app.match")
    press("ok", "ok")
    desk.run(2000)


def at_a_hint():
    table = desk.app.match_screen.table
    table.press = lambda *_: tables.HINT
    take_at(loader, "load", "tables.royal_visit.hint")
    desk.press(desk.app.match.game.to_act(), "ok")
    desk.run(6000)


def at_a_review():
    """Of the turns so far: the match is not over, so it has to go on."""
    take_at(loader, "load", "app.chances")
    desk.app.lead_to("review")
    desk.run(6000)


for moment in (in_a_page, at_a_save, while_loading, at_a_hint, at_a_review):
    flash = files.scratch_folder()
    prepare(flash, [parse("set people 2", "crash_without_memory.py")])
    desk = Desk(flash, 1)
    desk.crashes = 1
    desk.power_on()
    desk.run(100)
    press("ok", "ok", "ok")
    desk.run(5000)
    before = desk.app.match.position
    moment()
    away = bytearray(AWAY)
    error = files.read(flash + "/crash.txt").split("\n")[-2].split(":")[0]
    lit = [oled.on for oled in desk.oleds]
    desk.run(1500)
    press("ok")
    shown = desk.app.shown
    match = resume()
    same = (match.position, len(match.plays)) == (before, 0)
    play()
    print(moment.__name__, error, lit, shown, same, len(match.plays))
    files.remove_folder(flash)
