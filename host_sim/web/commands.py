"""Commands from the page, each a JSON object {"do": NAME, ...}.

Runs on CPython and MicroPython.
"""

import binascii
import json

import wiring
from host_sim import files
from host_sim.script import BUTTONS, ENDS
from host_sim.trouble import Trouble
from host_sim.web import LARGEST_SEED, packs, pointed
from host_sim.web.live import LiveDesk
from host_sim.web.pace import SPEEDS
from host_sim.web.pointed.ear import QUESTIONS
from ui.canvas import HEIGHT, WIDTH

_MATCH = "match"  # what a link may hold
_PROBLEM = "problem"
_RECORD = "record"
_DONE = {"bring back": "brought back", "remove": "removed"}  # with the saves
_ENTRANCE = "entrance"  # a problem too, or the menu or the lessons of a game
_LAMPS = {  # whether they are on the hexagon, and the rows
    "board": (False, wiring.BOARD),
    "hexagon": (True, wiring.HEXAGON),
}
_SHOWN = 40  # characters of a wrong value


class Refused(ValueError):
    """A command that can't be carried out; the message says why, for those who look closer.

    code: what the page tells of: a "link", the "saves", a "pack", its "version", or the "command"
    """

    def __init__(self, why: str, code: str = "command"):
        super().__init__(why)
        self.code = code


def perform(live: LiveDesk, holder, text: str):
    """Run the command in the JSON `text` for the page `holder`; return its answer, often None.

    Raises Refused. An answer is {"is": "file", "name", "text"}, a file to save, {"is": "shared",
    "what", "text"}, what a link shall hold, or {"is": "anew"}: the table has to start again.
    """
    try:
        command = json.loads(text)
        run = _COMMANDS[command["do"]]
    except (ValueError, KeyError, TypeError, RuntimeError):  # the last if it is nested too deeply
        raise Refused(f"no such command: {text[:80]}") from None
    try:
        return run(live, holder, command)
    except OSError as error:
        done = _DONE.get(command["do"], "put aside")
        raise Refused(f"the saves can't be {done}: {files.why(error)}", "saves") from None
    except Refused:
        raise
    except (ValueError, Trouble) as reason:
        raise Refused(str(reason)) from None


def _pause(live: LiveDesk, holder, command: dict) -> None:
    live.pace.paused = bool(command.get("on"))


def _speed(live: LiveDesk, holder, command: dict) -> None:
    speed = command.get("speed")
    if isinstance(speed, bool) or speed not in SPEEDS:
        raise Refused(f"no speed {_shown(speed)}: there are {', '.join(map(str, SPEEDS))}")
    live.pace.speed = speed


def _new(live: LiveDesk, holder, command: dict) -> None:
    seed = command.get("seed")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Refused(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {_shown(seed)}")
    live.new_table(seed)


def _button(command: dict) -> tuple:
    try:
        return ENDS.index(command.get("end")), BUTTONS.index(command.get("button"))
    except ValueError:
        button, end = _shown(command.get("button")), _shown(command.get("end"))
        raise Refused(f"there is no button {button} at {end}") from None


def _point(live: LiveDesk, holder, command: dict):
    end = _end(command)
    app = live.desk.app
    if app is None or live.fault or live.pace.paused:
        raise Refused("the table stands still")
    if _tells(app):
        return None  # the presses that lead the cursor would let what is told pass in no time
    if "lamps" in command or "ear" in command:
        return _point_at_lamp(live, end, command)
    x, y = _within(command, "x", WIDTH), _within(command, "y", HEIGHT)
    live.wake()
    if not command.get("held"):
        live.pointer.point(end, x, y)
    elif pointed.shows_menu(app):
        live.pointer.hold(end, x, y, holder)
    return None


def _point_at_lamp(live: LiveDesk, end: int, command: dict):
    beside = command.get("beside", [])
    if not isinstance(beside, list) or not all(isinstance(spot, dict) for spot in beside):
        raise Refused(f"no lamps: {_shown(beside)}")
    lamps = list(live.ear.at.lamps[:1]) if live.ear.at and "ear" in command else [_lamp(command)]
    lamps += [_lamp(command | spot) for spot in beside]
    if any(lamp[0] for lamp in lamps) and not live.desk.app.hexagon:
        raise Refused("the table has no hexagon")
    live.wake()
    # On a text or a menu no lamp can be chosen, and one tapped twice answers none unread.
    app = live.desk.app
    if not lamps or not app.screen.focus(end) or pointed.shows_menu(app):
        return None
    why = live.pointer.point_at_lamp(end, lamps)
    if not why:
        return None
    words = pointed.lamp(app, *lamps[0])
    words.append(why)
    return _answered(live, [words]) if "ear" in command else {"is": "named", "words": words}


def _tells(app) -> bool:
    """Return whether the match or a lesson tells what was played."""
    if app.shown == "match":
        return app.match_screen.table.telling or app.match_screen.working
    return app.screen.busy


def _to_link(live: LiveDesk, holder, command: dict) -> None:
    line = command.get("line")
    if not isinstance(line, str):
        raise Refused("a line is a text")
    live.link(holder, line)


def _name(live: LiveDesk, holder, command: dict) -> dict:
    lamp = _lamp(command)
    app = None if live.fault else live.desk.app
    words = pointed.lamp(app, *lamp) if app else []
    return {"is": "named", "words": words}


def _ask(live: LiveDesk, holder, command: dict) -> dict:
    question = command.get("question")
    if question not in QUESTIONS:
        raise Refused(f"there is no question {_shown(question)}")
    app = None if live.fault else live.desk.app
    return _answered(live, live.ear.ask(app, _end(command), question) if app and app.screen else [])


def _answered(live: LiveDesk, phrases: list) -> dict:
    lamps = live.ear.at.lamps if live.ear.at else []
    return {"is": "answered", "phrases": phrases, "lamps": lamps}


def _lamp(command: dict) -> tuple:
    """Return whether a lamp is on the hexagon, and its place there or on the board."""
    lamps = _LAMPS.get(str(command.get("lamps")))
    if lamps is None:
        raise Refused(f"there are no lamps {_shown(command.get('lamps'))}")
    on_hexagon, rows = lamps
    row = _within(command, "row", len(rows))
    column = _within(command, "column", len(rows[row]))
    return on_hexagon, sum(map(len, rows[:row])) + column


def _end(command: dict) -> int:
    try:
        return ENDS.index(command.get("end"))
    except ValueError:
        raise Refused(f"there is no end {_shown(command.get('end'))}") from None


def _within(command: dict, name: str, size: int) -> int:
    number = _number(command, name)
    if not 0 <= number < size:
        raise Refused(f"{name} is 0 to {size - 1}, not {number}")
    return number


def _write(live: LiveDesk, holder, command: dict) -> None:
    text = command.get("text")
    if not isinstance(text, str):
        raise Refused("a name is a text")
    live.write(text)


def _share(live: LiveDesk, holder, command: dict) -> dict:
    what = _link(command, _TEXTS)
    return {"is": "shared", "what": what, "text": _TEXTS[what](live)}


def _open(live: LiveDesk, holder, command: dict) -> None:
    what = _link(command, _OPENERS)
    text = command.get("text")
    if not isinstance(text, str):
        raise Refused("the link holds no text", "link")
    try:
        _OPENERS[what](live, text)
    except (ValueError, Trouble) as reason:
        raise Refused(f"this link or file can't be opened: {reason}", "link") from None


def _pack(live: LiveDesk, holder, command: dict) -> dict:
    try:
        packs.keep(live.flash, binascii.a2b_base64(command["data"]))
    except packs.OtherVersion as reason:
        raise Refused(str(reason), "version") from None
    except (ValueError, KeyError, TypeError, Trouble) as reason:
        raise Refused(f"no pack for this table: {reason}", "pack") from None
    return {"is": "anew"}


def _number(command: dict, name: str) -> int:
    number = command.get(name)
    if type(number) is not int:
        raise Refused(f"a {name} is a whole number, not {_shown(number)}")
    return number


def _link(command: dict, kinds: dict) -> str:
    what = command.get("what")
    if not isinstance(what, str) or what not in kinds:
        raise Refused(f"a link holds {' or '.join(sorted(kinds))}, not {_shown(what)}")
    return what


def _file(name: str, text: str) -> dict:
    return {"is": "file", "name": name, "text": text}


def _shown(value) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


_TEXTS = {
    _MATCH: LiveDesk.match_text,
    _PROBLEM: LiveDesk.problem_text,
    _RECORD: LiveDesk.record,
}
_OPENERS = {
    _MATCH: LiveDesk.open_match,
    _ENTRANCE: LiveDesk.enter,
    _RECORD: LiveDesk.open_record,
}
_COMMANDS = {
    "down": lambda live, holder, command: live.down(holder, *_button(command)),
    "up": lambda live, holder, command: live.up(holder, *_button(command)),
    "release": lambda live, holder, command: live.release(holder),
    "point": _point,
    "link": _to_link,
    "name": _name,
    "ask": _ask,
    "write": _write,
    "pause": _pause,
    "step": lambda live, holder, command: live.step(),
    "speed": _speed,
    "power": lambda live, holder, command: live.power_cycle(),
    "new": _new,
    "bring back": lambda live, holder, command: live.bring_back(_number(command, "table")),
    "remove": lambda live, holder, command: live.remove(_number(command, "table")),
    "script": lambda live, holder, command: _file(f"regalia-{live.seed}.press", live.script()),
    "record": lambda live, holder, command: _file(f"{live.game}-{live.seed}.game", live.record()),
    "share": _share,
    "open": _open,
    "pack": _pack,
    "turn": lambda live, holder, command: live.show_turn(_number(command, "turn")),
    "play on": lambda live, holder, command: live.play_on(),
}
