"""Visit everything that a table has to show, on a firmware that was built; note what it loads.

Started with a folder that holds the simulator and the firmware, then press scripts to be played.
Besides those, every level of every game decides, every game refuses an action, and a tick hangs.
In that folder are left: the names of all modules that were loaded at some time, in `loaded.txt`;
those of all data that was read, in `read.txt`; what a script captures, in LANGUAGE/SCRIPT.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import builtins
import sys

home, language, *scripts = sys.argv[1:]
sys.path[:] = [home, home + "/host_sim/stand_ins", home + "/firmware"]

import finder

look_up = finder.look_up
read = set()


def watched_look_up(path):
    """Look up as always, and note the path of what is found."""
    found = look_up(path)
    if found:
        read.add(path)
    return found


finder.look_up = watched_look_up

# isort: split

import games
from base import Rng
from host_sim import files, run
from host_sim.chips import rp2040
from host_sim.desk import Desk

_import = builtins.__import__
loaded = set(sys.modules)


def watched(name, names=None, locals_=None, wanted=(), level=0):
    """Import as always, and note what is there then."""
    found = _import(name, names, locals_, wanted, level)
    loaded.update(sys.modules)
    return found


def play(script):
    """Play a press script."""
    out = home + "/" + language + "/" + script.replace("\\", "/").split("/")[-1]
    words = [script, "--set", "language=" + language, "--out", out]
    assert run.main(words) == 0, script


def play_text(text):
    """Play a press script that is no file yet."""
    with open(home + "/script.press", "w") as file:
        file.write(text)
    play(home + "/script.press")


def refuse(name):
    """Play an action that is not legal."""
    game = games.part(name, "game").Game()
    game.start(games.declared(name).MAX_PLAYERS, Rng(1))
    while game.to_act() < 0:  # chance is to act
        game.apply_chance(game.sample(Rng(1)))
    for action in range(game.ACTIONS):
        if game.illegal_reason(action):
            try:
                game.play(action)
            except games.Illegal:
                return
    raise ValueError(name + " refuses nothing")


def hang():
    """Have the device leave a tick that hangs."""
    flash = files.scratch_folder()
    desk = Desk(flash, 1)
    desk.power_on()
    try:
        desk.device.hung()
    except rp2040.Reset:
        files.remove_folder(flash)


builtins.__import__ = watched
for script in scripts:
    play(script)
for name in games.NAMES:
    red, green = [seat.lower() for seat in games.declared(name).SEATS[:2]]
    for level in games.declared(name).LEVELS:
        who = f"set game {name}\nset people 0\nset {red} {level}\nset {green} {level}\n"
        play_text(who + "set speed fast\nwait 100\npress a ok x3\nwait 3000\n")
for name in games.NAMES:
    refuse(name)
hang()
for name, noted in (("loaded", loaded), ("read", read)):
    with open(home + "/" + name + ".txt", "w") as file:
        file.write("\n".join(noted))
