"""Cut the power at every flash operation of a whole match, and see what the table remembers.

    micropython match_power_cut.py GAME STRIDE

At the first seat sits a person, who decides as a squire would, at the others squires. After each
cut (with a STRIDE, after one in so many) the table is switched on again: the match is at the last
saved point, or at the one that was just being saved; hands are covered; the match can be gone on
with and saved; and the records that are there are whole.
"""

import gc
import os
import sys

import games
from app.save import Save
from base import Rng
from drivers.archive import Archive
from games.replay import Replay
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse
from tables import PERSON
from tests.moments import thought
from tests.on_micropython import flash
from tests.on_micropython.flash import Flash

_SEED = 5
_BLOCKS = (
    64  # enough for a match; all 352 of a Pico would be looked through whenever memory is swept
)
_FOLDER = "/flash"
_SEATED = """\
set game %s
set speed fast
set %s squire
"""


class Recording:
    """A match that was played to its end.

    before    the flash as it was, journal the operations since
    saves     of each save (operations when it began, operations when it was done, what it says)
    """

    def __init__(self, name: str):
        chip = flash.formatted(_BLOCKS)
        flash.mount(chip)
        other = games.declared(name).SEATS[1].lower()
        prepare(_FOLDER, [parse(_SEATED % (name, other), "match_power_cut.py")])
        self.before = bytearray(chip.cells)
        self.journal = chip.journal = []
        self.saves = []
        self._desk = Desk(_FOLDER, _SEED)
        self._desk.power_on()
        self._rng = Rng(_SEED)
        self._listen(self._desk.app.pico.store)
        self._desk.run(100)
        for _ in range(3):  # title, menu, number of people
            self._desk.press(0, "ok")
        while not self._desk.app.match:
            self._desk.tick()
        while not self._desk.app.match.over:
            self._desk.tick()
            self._decide()
        wait_for_record(self._desk)
        self._desk.power_off()
        flash.unmount()

    def _listen(self, store) -> None:
        """Have every save that the table makes written down."""
        begin, finish = store.begin, store.finish
        begun = []

        def listening(payload: bytes) -> None:
            begun[:] = [len(self.journal), payload]
            begin(payload)

        def finishing() -> bool:
            done = finish()
            self.saves.append((begun[0], len(self.journal), begun[1]))
            return done

        store.begin, store.finish = listening, finishing

    def _decide(self) -> None:
        """If a person is asked, press the buttons for a whole turn."""
        screen = self._desk.app.match_screen
        match = screen.match
        player = match.game.to_act()
        if screen.busy or player < 0 or match.seats[player] != PERSON:
            return
        view = match.game.view(player)
        for action in thought(view, "squire", self._rng).choice:
            self._act(screen, player & 1, action)

    def _act(self, screen, end: int, action: int) -> None:
        """Press OK as if the cursor were on an action, and let all be told."""
        press = screen.table.press
        screen.table.press = lambda now, end, button: action
        self._desk.press(end, "ok")
        screen.table.press = press
        while screen.busy:
            self._desk.tick()

    def known(self, operations: int) -> list:
        """What may be remembered after a cut in the operation that comes after so many."""
        known = [b""]
        for began, done, payload in self.saves:
            if done <= operations:
                known = [payload]
            elif began <= operations:
                known.append(payload)
        return known


def wait_for_record(desk) -> None:
    """Let time pass until the record of a match that is over is kept, and that it is."""
    app = desk.app
    while app.shown != "result" or app.screen.busy or app.unsaved:
        desk.tick()


def remembered(saved) -> bytes:
    """What of a save brings a match back; b"" for none."""
    return saved.encode().partition(b"\n")[2] if saved and saved.position else b""


def see(left: bytearray, known: list) -> bool:
    """Switch on with that in the flash, and see that all is well; whether a match goes on."""
    flash.mount(Flash(left))
    desk = Desk(_FOLDER, _SEED)
    desk.power_on()
    desk.run(100)
    app = desk.app
    assert not app.save_was_damaged
    waiting = remembered(app.resumable)
    wanted = [remembered(Save.decode(payload)) if payload else b"" for payload in known]
    assert waiting in wanted, f"there is {waiting}, and not {wanted}"
    if waiting:
        for _ in range(2):  # title, menu
            desk.press(0, "ok")
        while app.shown != "match":
            desk.tick()
        match = app.match
        for player in range(match.game.players):
            if match.seats[player] == PERSON:
                assert app.match.covered[player & 1] == app.declared.SECRET_HANDS
    for _ in app.saving():
        pass
    assert not app.not_saved
    if app.shown == "result":
        wait_for_record(desk)  # no collection of the heap may close the file of a record
    desk.power_off()
    look_at_records()
    flash.unmount()
    return bool(waiting)


def look_at_records() -> None:
    """Every record is whole; what is left of another one doesn't go by such a name."""
    archive = Archive(_FOLDER)
    for number in archive._numbers():
        replay = Replay()
        with open(archive._path(number)) as file:
            for line in file:
                replay.feed(line)
        replay.finish()


def main(name: str, stride: int) -> None:
    recording = Recording(name)
    cuts = going_on = 0
    for number, _, left in flash.cuts(recording.before, recording.journal, stride):
        going_on += see(left, recording.known(number))
        cuts += 1
        gc.collect()
    flash.mount(Flash(recording.before))  # by now after the last operation
    kept = os.listdir(_FOLDER + "/records")
    look_at_records()
    print(len(recording.saves), "saves,", len(recording.journal), "operations")
    print("survived", cuts, "cuts,", going_on, "of them in the midst of a match")
    print("kept", kept)


main(sys.argv[1], int(sys.argv[2]))
