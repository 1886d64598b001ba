"""Let the memory run out at several moments of a match; print what the device makes of each.

The match holds nearly all there is, so that a block it asks for isn't to be had. Of what that crash
sets free, 16 KB are taken away for good. What is left is little for a desktop, which has to compile
the sources of what tells of the crash.
"""

import gc

from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

LEFT = 96_000  # bytes
AWAY = 16 * 1024

# Where the match asks for memory.
MOMENTS = (
    ("page", lambda: (desk.app.match_screen.table, "draw")),
    ("save", lambda: (desk.device.pico.store, "begin")),
)


def take_much(*_):
    """Take blocks while there are more than LEFT bytes; then one that is too large."""
    match = desk.app.match_screen
    match.taken = []
    gc.collect()
    while gc.mem_free() > LEFT:  # pyright: ignore[reportAttributeAccessIssue]
        match.taken.append(bytearray(4096))
    match.taken.append(bytearray(LEFT))


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


for moment, find in MOMENTS:
    flash = files.scratch_folder()
    prepare(flash, [parse("set people 2", "crash_without_memory.py")])
    desk = Desk(flash, 1)
    desk.crashes = 1
    desk.power_on()
    desk.run(100)
    press("ok", "ok", "ok")
    desk.run(5000)
    before = desk.app.match.position
    owner, name = find()
    setattr(owner, name, take_much)
    play()
    if moment == "save":  # the store outlives the match
        delattr(owner, name)
    away = bytearray(AWAY)
    error = files.read(flash + "/crash.txt").split("\n")[-2].split(":")[0]
    lit = [oled.on for oled in desk.oleds]
    desk.run(1500)
    press("ok")
    shown = desk.app.shown
    match = resume()
    same = (match.position, len(match.plays)) == (before, 0)
    play()
    print(moment, error, lit, shown, same, len(match.plays))
    files.remove_folder(flash)
