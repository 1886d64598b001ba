"""The firmware on the emulated Pico in real time of the chip, measured on its pins."""

import random
import re

import wiring
from host_sim.script import Script, parse
from tools.emulate.clock import Clock
from tools.emulate.desk import save_files
from tools.emulate.pico import GO_PIN, MARK_PIN, PRESS_PIN, Pico
from tools.trouble import Trouble

HEAP = 201 * 1024  # of a Pico W; what the image has more is taken away

_BEFORE = """
import binascii, gc, machine, micropython, sys, time
gc.collect()
before = gc.mem_alloc()
"""
_TOOL = """
mark = machine.Pin(%d, machine.Pin.OUT)
go = machine.Pin(%d, machine.Pin.IN)
pressed = machine.Pin(%d, machine.Pin.OUT)
def doing(app):
    if app is None or app.shown != "match":
        return "o"
    if app._work:
        return "s"
    match = app.match
    if app.match_screen.busy:
        return "a"
    player = match.game.to_act()
    return "t" if player >= 0 and match.seats[player] != "person" else "r"
def act(number):
    app = device.app
    if doing(app) != "r" or not app.at_rest:
        return False
    app.match.covered[0] = False  # else it would answer nothing but OK from now on
    legal = bytearray(app.match.game.ACTIONS)
    action = legal[number %% app.match.game.legal(legal)]
    app.match_screen._work = app.match_screen._act(time.ticks_ms(), action)
    return True
def report(app):
    mark = app.mark
    def marked(end):
        pressed(1)
        pressed(0)
        mark(end)
    app.mark = marked
    press = app._press
    def reported(now, end, button):
        pressed(1)
        pressed(0)
        picture = app.pico.oleds[end].picture
        before = binascii.crc32(picture)
        answered = press(now, end, button)
        tell("-" if binascii.crc32(picture) == before else "+")
        return answered
    app._press = reported
known = None
count = 0
long = []  # ticks, told once a short one is over: the press that waited for them waits no longer
def tell(report):
    sys.stdout.write("\\x0e")
    sys.stdout.write(report)
    sys.stdout.write("\\x0f")
def note(number, shown, said, work, modules):
    name = str(work).split("'")[1] if work else "no steps"
    tell("%%d screen %%s, %%s, %%s, %%d modules loaded" %% (number, shown, said, name, modules))
def live():
    global known, count
    said = ""
    while go():
        if device.app is not known:
            known = device.app
            report(known)
        shown = known and known.shown
        work = known and (known._work or (shown == "match" and known.match_screen._work))
        modules = len(sys.modules)
        began = time.ticks_ms()
        mark(1)
        device.tick(began)
        mark(0)
        if time.ticks_diff(time.ticks_ms(), began) > %d:
            long.append((count, shown, said, work, len(sys.modules) - modules))
        elif long:
            note(*long.pop(0))
        count += 1
        does = doing(device.app)
        if does != said:
            said = does
            tell(does)
    while long:
        note(*long.pop(0))
"""
# What the tool itself takes, 3.4 KB, is no part of HEAP: a table that plays has nothing of it.
_START = """
gc.collect()
more = gc.mem_free() + before - %d
ballast = bytearray(more) if more > 0 else None
import finder, start
device = start.power_on("", %d)
start.settle()
device.pico.store.find_free_blocks()
"""
# What the device reports: its state when that changes, whether a press changed its display, and
# notes on long ticks. Marks enclose it, as the firmware says lines at the same port.
OTHER = "o"
RESTING = "r"
THINKING = "t"
ANIMATING = "a"
SAVING = "s"  # or collecting garbage: the steps of `App._work`
_STATES = OTHER + RESTING + THINKING + ANIMATING + SAVING
_NOT_ANSWERED = "-"

_FREE = """
gc.collect()
micropython.mem_info()
from base import heap
heap.collect_in_play()
"""
_ALLOCATED = """
def still(ticks):
    now = time.ticks_ms()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(ticks):
        now += 7
        device.tick(now)
    after = gc.mem_alloc()
    gc.enable()
    return after - before
still(3)
print(still(%d))
"""
_REPORT = re.compile(r"\x0e([^\x0f]*)\x0f")
_BEGIN = "\x0e"
_ENDED = "\x04"  # what the raw REPL says behind the output of a program
_LONG_MS = 20  # of the emulator's time: what a tick did that takes longer is noted
_HOLD_MS = 60
_BETWEEN_MS = 90
LATEST_MS = 400  # for the answer to a press
_ENTRY_MS = 100
_LONGEST_ENTRY_MS = 5_000


class Live:
    """The device from power-on, with `settings`, lines of a press script.

    clock   the times measured
    doing   RESTING, THINKING, ANIMATING or SAVING in a match, else OTHER
    notes   what each long tick did, by its number: the screen, the state before it, the function
            whose steps it went on with, and how many modules it loaded
    """

    def __init__(self, pico: Pico, settings: str, seed: int = 7):
        self._pico = pico
        self.clock = Clock(wiring.LED_MAIN)
        self.doing = OTHER
        self._answer = ""  # what the device reported of the last press
        self.notes: dict[int, str] = {}
        self._said = ""  # the beginning of a report
        self._text = ""  # what the firmware said by itself and nobody has taken yet
        script: Script = parse(settings, "settings")
        pico.power_on()
        pico.stop()
        save_files(pico, script)
        pico.execute(_BEFORE)
        pico.execute(_TOOL % (MARK_PIN, GO_PIN, PRESS_PIN, _LONG_MS))
        pico.execute(_START % (HEAP, seed))
        pico.watch = self.clock.note
        self.go_on()

    def go_on(self) -> None:
        """Run the device."""
        self._pico.drive(GO_PIN, 1)
        self._pico.begin("live()")

    def halt(self) -> None:
        """Halt the device between two ticks."""
        self._pico.drive(GO_PIN, 0)
        self._hear(self._pico.finish())

    def run(self, ms: float) -> None:
        """Let time pass. Raises Trouble if the program has ended, as after a crash."""
        self._pico.run(ms)
        said = self._pico.take()
        if _ENDED in said:
            raise Trouble(f"the program has ended, and said {said}")
        self._hear(said)

    def send(self, line: str) -> None:
        """Send a line to the USB port."""
        self._pico.send(line + "\n")

    def lines(self) -> list[str]:
        """Return the whole lines that the firmware has said by itself since the last call."""
        *lines, self._text = self._text.split("\n")
        return lines

    def execute(self, code: str) -> str:
        """Run code between two ticks; return its output."""
        self.halt()
        said = self._pico.execute(code)
        self.go_on()
        return said

    def _hear(self, said: str) -> None:
        said = self._said + said
        for report in _REPORT.findall(said):
            number, _, what = report.partition(" ")
            if what:
                self.notes[int(number)] = what
            elif report in _STATES:
                self.doing = report
            else:
                self._answer = report
        text, begin, rest = _REPORT.sub("", said).partition(_BEGIN)
        self._text += text.replace("\r", "")
        self._said = begin + rest

    @property
    def now(self) -> float:
        return self._pico.ns

    def press(self, end: int, button: int) -> float:
        """Press a button; return the ms until the display there changes first, 0 without an answer.

        What a tick sends that began before the press does not count, unless it took the press. A
        display may change by itself: if the device reports that the press changed nothing, there
        was no answer.
        """
        self._answer = ""
        pin = wiring.BUTTONS[end][button]
        memory = self._pico.oleds[end].memory
        before = bytes(memory)
        start = self._pico.ns
        self._pico.drive(pin, 0)
        delay = 0.0
        while not delay and self._pico.ns - start < LATEST_MS * 1e6:
            self._pico.run(10, stop=["i2c", end])
            if max(self.clock.tick_began, self.clock.pressed) < start:
                before = bytes(memory)
            elif memory != before:
                delay = self.clock.ms(start, self._pico.ns)
            if self._pico.ns - start > _HOLD_MS * 1e6:
                self._pico.drive(pin, 1)
        self._pico.drive(pin, 1)
        self.run(_BETWEEN_MS + random.Random(start).random() * 20)
        return 0 if self._answer == _NOT_ANSWERED else delay

    def act(self, number: int) -> bool:
        """Have the person act who is asked, if the table is at rest; return whether it was.

        The hand at end A is open then.

        number: of the legal action, modulo their number
        """
        return self.execute(f"print(act({number}))").strip() == "True"

    def free(self) -> tuple[int, int]:
        """Return free bytes of heap after a collection, and the largest free block; halted."""
        words = self._pico.execute(_FREE).replace(",", " ").split()
        return int(words[words.index("free:") + 1]), 16 * int(words[-1])

    def allocated(self, ticks: int) -> int:
        """Return the bytes allocated in so many ticks in which nothing happens; while halted."""
        return int(self._pico.execute(_ALLOCATED % ticks))

    def lead_to(self, screen: str) -> None:
        """Lead to a screen, and let time pass until it is shown. Raises Trouble.

        The result of a match is one that end A has won. What deals or restores a match leads to it.
        """
        self.halt()
        if screen == "result":
            self._pico.execute("device.app.match.finish(1)")
        self._pico.execute(f"device.app.lead_to({screen!r})")
        start = self._pico.ns
        there = "match" if screen in ("deal", "restore") else screen
        while self.shown() != there:
            if self._pico.ns - start > _LONGEST_ENTRY_MS * 1e6:
                raise Trouble(f"the screen '{there}' isn't shown, but '{self.shown()}'")
            self.go_on()
            self.run(_ENTRY_MS)
            self.halt()
        self.go_on()

    def playing(self) -> bool:
        """Return whether a match is on the table that goes on."""
        match = "device.app.match"
        return self.execute(f"print({match} is not None and not {match}.over)").strip() == "True"

    def shown(self) -> str:
        """Return the name of the screen; while halted."""
        return self._pico.execute("print(device.app.shown)").strip()
