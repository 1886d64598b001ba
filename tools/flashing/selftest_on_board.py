"""The part of `dev.py selftest` that runs on the board: this file is run on it, then `run`.

It uses the wiring and the drivers of the firmware on the board.
"""

# MicroPython has more in gc and time.
# pyright: reportAttributeAccessIssue=false

import gc
import os
import time

from version import VERSION

import finder
import wiring
from base import INDEX, OLDEST_MICROPYTHON, ticks_add, ticks_diff
from drivers import trial
from drivers.pico import CRAMPED, DARK, MISSING, OLD, Pico

ENDS = "AB"
BUTTONS = ("left", "right", "up", "down", "OK")
COLOURS = (("red", 0), ("green", 1), ("blue", 2))
NOTES = bytes((72, 40, 0, 10, 76, 40, 0, 10, 79, 40, 0, 10, 84, 40))
TICK_MS = 5

pico = Pico(".")  # a board's working folder is the root of its file system
faults = []  # names of what is faulty


def run(seconds):
    """Run the self-test; `seconds` is the time to press every button."""
    print("Self-test of Regalia %s\n" % VERSION)
    wait(100)
    pico.watch_supply()
    displays()
    rail()
    check(
        "flash",
        trial.flash(pico.store.folder),
        "takes and keeps what is written; %d blocks of 4 KB are free" % os.statvfs(".")[3],
        "loses or refuses a file",
    )
    memory()
    micropython()
    print()
    look_at_displays()
    look_at_lamps()
    listen()
    fingers(seconds)
    print()
    if faults:
        print("Found: " + "; ".join(faults) + ".")
    else:
        print("All that can be measured is well.")
    print("Displays, lamps and buzzer are as you saw and heard them.")


def check(what, well, good, bad):
    """Print a line of the report; note what isn't well."""
    found = good if well else "FAULT: " + bad
    print("  %-12s %s" % (what, found))
    if not well:
        faults.append(what)


def displays():
    for end in range(2):
        pins = "GPIO %d (SDA) and %d (SCL)" % (wiring.OLED_SDA[end], wiring.OLED_SCL[end])
        bad = "nothing answers at address 0x%02x on %s" % (wiring.OLED_ADDRESS, pins)
        check("display " + ENDS[end], not pico.faults & MISSING << end, "answers", bad)


def rail():
    if not pico.sense.wired:
        check("lamp power", True, "not measured: no divider on GPIO %d" % wiring.LED_SENSE, "")
        return
    hundredths = (pico.sense.millivolts() + 5) // 10
    volts = "%d.%02d V" % (hundredths // 100, hundredths % 100)
    bad = "%s; GPIO %d shall switch 5 V on" % (volts, wiring.LED_POWER)
    check("lamp power", not pico.faults & DARK, volts, bad)


def memory():
    well = trial.memory()
    gc.collect()
    free = "%d bytes free" % gc.mem_free()
    check("memory", well, free, "no block of 32 KB that keeps its bits; " + free)


def micropython():
    old = "too old: install %d.%d or newer" % OLDEST_MICROPYTHON
    cramped = "functions don't run in place: a game may run out of memory"
    bad = old if pico.faults & OLD else cramped
    well = "%d functions run in place in flash" % finder.in_place
    check("MicroPython", not pico.faults & (OLD | CRAMPED), well, bad)


def look_at_displays():
    print("Look: both displays shine all over.")
    light_displays(1)
    wait(2000)
    light_displays(0)


def light_displays(ink):
    for oled in pico.oleds:
        oled.fill(ink)
        oled.flush(8)


def look_at_lamps():
    strips = [pico.strip] + ([pico.hexagon] if pico.hexagon else [])
    for name, channel in COLOURS:
        print("Look: every lamp is %s." % name)
        for strip in strips:
            darken(strip)
            for i in range(channel, len(strip.pixels), 3):
                strip.pixels[i] = 255
        wait(1500)
    print("Look: one lamp after the other, from end A along the chain, to and fro.")
    for strip in strips:
        for lamp in range(strip.count):
            for other in strips:
                darken(other)
            strip.pixels[3 * lamp : 3 * lamp + 3] = b"\xff\xff\xff"
            wait(50)
    for strip in strips:
        darken(strip)
    wait(50)


def darken(strip):
    for i in range(len(strip.pixels)):
        strip.pixels[i] = 0


def listen():
    print("Listen: four rising notes.")
    pico.buzzer.play(NOTES)
    wait(2500)


def fingers(seconds):
    """Print each button that is pressed, until all were or time is up."""
    print("Press every button, within %d seconds:" % seconds)
    held = pico.buttons.stuck
    missing = [end + " " + button for end in ENDS for button in BUTTONS]
    names = tuple(missing)
    began = time.ticks_ms()
    while missing and ticks_diff(time.ticks_ms(), began) < 1000 * seconds:
        wait(TICK_MS)
        event = pico.buttons.take()
        while event:
            name = names[event >> INDEX]
            if name in missing:
                missing.remove(name)
                print("  " + name)
            event = pico.buttons.take()
    for index in range(len(names)):
        if names[index] in missing:
            why = "has been down all the time" if held >> index & 1 else "was not pressed"
            check(names[index], False, "", why)


def wait(ms):
    """Wait, and keep buttons, buzzer and LEDs going."""
    end = ticks_add(time.ticks_ms(), ms)
    while ticks_diff(end, time.ticks_ms()) > 0:
        pico.buttons.poll(time.ticks_ms())
        pico.buzzer.update(time.ticks_ms())
        pico.rail.show()
        time.sleep_ms(TICK_MS)
