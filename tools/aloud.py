"""What the page reads aloud to screen readers in a whole match of each game, for the `golden` task.

tests/browser/aloud/GAME.press has the presses of two people, from the menu to the result; GAME.txt
beside it what is said, in English: each press, then the lines of the displays that are new.
"""

import base64
import difflib
import tempfile
from pathlib import Path

from host_sim.desk import BUTTONS, Desk
from host_sim.saved import prepare
from host_sim.script import ENDS, Script, parse
from host_sim.session import Session
from host_sim.web.frame import rests
from host_sim.web.messages import welcome
from tools.interpreters import ROOT

FOLDER = ROOT / "tests" / "browser" / "aloud"
PROGRAM = FOLDER.with_suffix(".mjs")

_PAUSE_MS = 300  # without anything new, after which somebody who listens presses again


class Listener(Session):
    """A session of somebody who listens to all before the next press.

    pictures   those of the displays that were seen
    looks      the numbers of both pictures whenever one is new, or the button that is pressed
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, lambda what, name: None)
        self.pictures: dict[bytes, int] = {}
        self.looks: list = []
        self._seen: list[int] = []

    def _hold(self, end: int, button: int, ms: int) -> None:
        self.looks.append(f"> {ENDS[end]} {BUTTONS[button]}")
        super()._hold(end, button, ms)
        before = 0
        while before < len(self.looks) or self._busy:
            before = len(self.looks)
            self._wait(_PAUSE_MS)

    @property
    def _busy(self) -> bool:
        """Whether a match is dealt, or tells what was played."""
        app = self.desk.app
        return app.shown == "deal" or bool(app.match_screen and app.match_screen.busy)

    def _tick(self) -> None:
        super()._tick()
        seen = self._panels()
        if all(rests(self.desk.app, end, picture) for end, picture in enumerate(seen)):
            look = [self._number(picture) for picture in seen]
            if look != self._seen:
                self._seen = look
                self.looks.append(look)

    def _number(self, picture: bytes) -> int:
        return self.pictures.setdefault(bytes(picture), len(self.pictures))


def scripts() -> list[Path]:
    """Return the presses of each match, by name."""
    return sorted(FOLDER.glob("*.press"))


def said(path: Path) -> str:
    """Return what is said in the match of a script. Raises Trouble."""
    script = parse(path.read_text(encoding="utf-8"), str(path))
    with tempfile.TemporaryDirectory() as flash:
        listener = Listener(_desk(flash, script))
        listener.play(script)
    return _read(listener, path.stem)


def record(path: Path) -> None:
    """Record what is said in the match of a script. Raises Trouble."""
    path.with_suffix(".txt").write_text(said(path), encoding="utf-8", newline="\n")


def differences(path: Path) -> list[str]:
    """Return one text that says where what is said differs from what is recorded, or none."""
    recorded = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(recorded, said(path).splitlines(), "recorded", path.stem, n=1)
    text = "\n".join(lines)
    return [text] if text else []


def _desk(flash: str, script: Script) -> Desk:
    prepare(flash, [script])
    return Desk(flash, script.seed or 0)


def _read(listener: Listener, game: str) -> str:
    told = {
        "reading": welcome()["reading"],
        "game": game,
        "pictures": [base64.b64encode(picture).decode() for picture in listener.pictures],
        "looks": listener.looks,
    }
    from tools import npm  # needs Node.js (dependency group site)

    return "\n".join(npm.answer(PROGRAM, told)) + "\n"
