"""Commands from the page, each a JSON object {"do": NAME, ...}."""

import json
import reprlib
from collections.abc import Callable, Hashable

from host_sim.script import BUTTONS, ENDS
from host_sim.web import LARGEST_SEED
from host_sim.web.live import LiveDesk
from host_sim.web.pace import SPEEDS


class Refused(ValueError):
    """A command that can't be carried out; the message says why."""


def perform(live: LiveDesk, holder: Hashable, text: str) -> None:
    """Run the command in the JSON `text` for the page `holder`. Raises Refused."""
    try:
        command = json.loads(text)
        run = _COMMANDS[command["do"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(f"no such command: {text[:80]}") from None
    run(live, holder, command)


def _down(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.down(holder, *_button(command))


def _up(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.up(holder, *_button(command))


def _release(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.release(holder)


def _pause(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.pace.paused = bool(command.get("on"))


def _step(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.step()


def _speed(live: LiveDesk, holder: Hashable, command: dict) -> None:
    speed = command.get("speed")
    if isinstance(speed, bool) or speed not in SPEEDS:
        raise Refused(f"no speed {reprlib.repr(speed)}: there are {', '.join(map(str, SPEEDS))}")
    live.pace.speed = speed


def _power(live: LiveDesk, holder: Hashable, command: dict) -> None:
    live.power_cycle()


def _new(live: LiveDesk, holder: Hashable, command: dict) -> None:
    seed = command.get("seed")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Refused(
            f"a seed is a whole number from 0 to {LARGEST_SEED}, not {reprlib.repr(seed)}"
        )
    try:
        live.new_table(seed)
    except OSError as error:
        raise Refused(f"the saves can't be put aside: {error.strerror}") from None


def _bring_back(live: LiveDesk, holder: Hashable, command: dict) -> None:
    try:
        live.bring_back()
    except ValueError as reason:
        raise Refused(str(reason)) from None
    except OSError as error:
        raise Refused(f"the saves can't be brought back: {error.strerror}") from None


def _button(command: dict) -> tuple[int, int]:
    try:
        return ENDS.index(command.get("end")), BUTTONS.index(command.get("button"))
    except ValueError:
        button, end = reprlib.repr(command.get("button")), reprlib.repr(command.get("end"))
        raise Refused(f"there is no button {button} at {end}") from None


_COMMANDS: dict[str, Callable[[LiveDesk, Hashable, dict], None]] = {
    "down": _down,
    "up": _up,
    "release": _release,
    "pause": _pause,
    "step": _step,
    "speed": _speed,
    "power": _power,
    "new": _new,
    "bring back": _bring_back,
}
