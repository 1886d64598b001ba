"""Self-test: measures, asks people to press, look and listen, and names the faults it finds."""

from micropython import const

from app.diagnostics.selftest import alone, diagnosis, lamps, pages
from app.diagnostics.selftest.steps import Buttons, Buzzer, Displays
from base import BUTTONS_PER_END, OK, loader, ticks_diff
from ui import BOTH, Screen
from ui.texts import N_, say

# How far the table is built: what is tested. Each stage has those before it.
PICO = const(0)
DISPLAYS = const(1)
BUTTONS = const(2)
LAMPS = const(3)

_LEAVE_MS = const(1500)  # that OK is held
_AGAIN_MS = const(15)  # no finger presses again so soon, but a contact that bounces does
_SETTLE_MS = const(1000)  # until the rail is up and the supply was looked at


class SelfTest(Screen):
    """What is measured, what people are asked, each fault on a page of its own, and a report.

    A screen manager with `tell(line)` hears all that is asked and found, over USB. It also has
    `stage`, how far the table is built. Then only questions wait for a press.

    now         ticks of the last call, in ms
    measured    for each end, the finding for a display that doesn't answer, or ()
    bounced     bits of the buttons that came again at once, by index
    """

    def __init__(self, app) -> None:
        super().__init__(app)
        self.now = 0
        self.measured = [(), ()]
        self.bounced = 0
        self._let_go = (-1, 0)  # the button that was released last, and when
        self._tell = getattr(app, "tell", None)
        self._stage = getattr(app, "stage", LAMPS)
        self._flash = None
        self._room = True
        self._memory = None
        self._found = []
        self._fault = None  # the finding that is shown
        self._steps = [Buttons(self), Displays(self)] + lamps.chains(self) + [Buzzer(self)]
        self._step = None  # the one that is shown
        self._meanings = ()  # see `diagnosis.meanings`
        self._course = self._run()
        self._waits = False  # for a press that leads on
        self._duty = app.pico.buzzer.duty  # which the test of the buzzer changes
        self._held = -1  # ticks since when OK is down

    def enter(self, now: int) -> None:
        super().enter(now)
        self.app.darken(now)

    def tell(self, line: str) -> None:
        """Say a line over USB, if somebody listens there."""
        if self._tell:
            self._tell(line)

    def learn(self, heard: list) -> None:
        """Take presses as they are meant from now on; heard: as for `diagnosis.buttons`."""
        self._meanings = diagnosis.meanings(heard)

    def _run(self):
        """Do the whole test, a step a tick; the next one once nothing is waited for."""
        yield
        yield from self._measure()
        yield from self._wait()
        yield from self._tell_found(self._found_alone())
        sense = self.app.pico.sense
        if self._stage >= BUTTONS:
            self.tell(say("OK yes · ↓ no · ← again"))
            for step in self._steps:
                if (step.late and self._stage < LAMPS) or (step.lit and not alone.powered(sense)):
                    continue
                self._step = step
                step.begin(self.now)
                yield
                self._step = None
                self.app.darken(self.now)
                yield from self._tell_found(step.found)
        yield from self._wait()

    def _measure(self):
        """Test flash and memory, and the wires of displays that don't answer."""
        began = self.now
        while ticks_diff(self.now, began) < _SETTLE_MS:
            yield
        trial = loader.load(loader.SCREEN, "drivers.trial")
        folder = self.app.pico.store.folder
        self._flash = yield from trial.flash(folder)
        self.stale = BOTH
        yield
        self._room = yield from trial.leaves_room(folder)
        self.stale = BOTH
        yield
        self._memory = yield from trial.memory()
        self.stale = BOTH
        yield
        probe = loader.load(loader.SCREEN, "drivers.probe")
        for end in range(2):
            if self._stage >= DISPLAYS and not self.app.pico.oleds[end].present:
                self.measured[end] = diagnosis.display(end, probe.display(end))
                yield
        for key, verdict in self._tested():
            if verdict is not None:
                self.tell("%s %s" % (pages.MARKS[verdict], say(key)))
        if self._stage >= LAMPS:
            power = pages.volts(self.app.pico.sense)
            self.tell("%s: %s" % (say(pages.LAMP_POWER), power))

    def _found_alone(self) -> list:
        """Return the findings that need nobody."""
        asks = self._stage >= BUTTONS
        lamps = self._stage >= LAMPS
        sound = (self._flash, self._room, self._memory)
        return alone.findings(self.app.pico, sound, self.measured, asks, lamps)

    def _tell_found(self, found: list):
        """Show new findings, one after the other, until a press."""
        for one in found:
            if one not in self._found:
                self._found.append(one)
                words = diagnosis.sentence(one)
                self.tell("FAULT %s: %s" % (diagnosis.FAULTS[one[0]][0], words))
                self._fault = one
                yield from self._wait()
        self._fault = None
        self.stale = BOTH

    def _wait(self):
        """Wait for a press; not over USB."""
        self.stale = BOTH
        self._waits = not self._tell
        yield

    def advance(self, now: int):
        """Move the step on, or the course if nothing is waited for."""
        self.now = now
        if self._held >= 0 and ticks_diff(now, self._held) >= _LEAVE_MS:
            return self._leave()
        step = self._step
        if step:
            step.advance(now)
            self._follow()
        elif not self._waits and next(self._course, self) is self:
            return self._leave()
        return None

    def _leave(self) -> str:
        """Leave the lamps and the buzzer as they were; return the screen to go to."""
        self._course.close()
        self.app.pico.buzzer.duty = self._duty
        self.app.darken(self.now)
        return self.app.home

    def _follow(self) -> None:
        """Go on after a step that is over; else draw it if it is stale."""
        step = self._step
        if step.over:
            next(self._course)
        elif step.stale:
            step.stale = False
            self.stale = BOTH

    def press(self, now: int, end: int, button: int):
        self.now = now
        index = end * BUTTONS_PER_END + button
        last, since = self._let_go
        if index == last and ticks_diff(now, since) < _AGAIN_MS:
            self.bounced |= 1 << index
            return
        if button == OK:
            self._held = now
        if self._step:
            if self._meanings:
                index = self._meanings[index]
            if index >= 0:
                self._step.press(now, index)
                self._follow()
        else:
            self._waits = False

    def release(self, now: int, end: int, button: int):
        index = end * BUTTONS_PER_END + button
        self._let_go = index, now
        if button == OK:
            self._held = -1
        if self._step:
            self._step.release(now, index)

    def draw(self, end: int, canvas) -> None:
        if self._step:
            self._step.draw(end, canvas)
        elif self._fault:
            pages.draw_fault(canvas, self._fault)
        else:
            pages.draw_report(canvas, self._tested(), self.app.pico)

    def _tested(self) -> list:
        """Return what is tested and the verdicts; None: not known."""
        verdicts = {}
        for step in self._steps:
            if step.over:
                verdicts[step.key] = verdicts.get(step.key, True) and not step.found
        keys = (Displays.key, lamps.Lamps.key, Buttons.key, Buzzer.key)
        tested = [(key, verdicts.get(key)) for key in keys]
        flash = self._flash and self._room
        return tested + [(N_("Flash"), flash), (N_("Memory"), self._memory)]
