"""Connection to the emulated chip; chip/bridge.cjs lists the commands."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools import npm
from tools.emulate import parts
from tools.trouble import Trouble


class Event(NamedTuple):
    """An event on the chip's pins.

    ns: its end, since power-on; took: its duration, in ns
    kind, where, what: "i2c", the bus, the bytes in hexadecimal; "leds", the pin, the bytes;
        "pin", the pin, the level; "flash", 0, "erase" or "program"; "reset", 0, "": the program
        has reset the chip, which then halts until power-on
    """

    ns: float
    kind: str
    where: int
    what: str | int
    took: float


class Bridge:
    """The program that runs the chip; `on_event(event)` is called for every event, in order.

    ns          emulated time since power-on
    said        output of the serial port that was not read yet
    connected   whether the chip has found a USB host
    """

    def __init__(self, image: Path, on_event: Callable[[Event], None]):
        self.ns = 0.0
        self.said = ""
        self.connected = False
        self._on_event = on_event
        self._child = subprocess.Popen(
            [npm.node(), parts.CHIP / "bridge.cjs", parts.boot_rom(), image],
            env=os.environ | {"NODE_PATH": str(parts.packages())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **what) -> bool:
        """Send a command; return whether `until` or `stop` came true. Raises Trouble."""
        assert self._child.stdin
        assert self._child.stdout
        try:
            self._child.stdin.write(json.dumps(what) + "\n")
            self._child.stdin.flush()
            line = self._child.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Trouble("the emulator has stopped; its output is above")
        answer = json.loads(line)
        self.ns = answer["ns"]
        self.said += answer["said"]
        self.connected = answer["connected"]
        for event in answer["events"]:
            self._on_event(Event(*event))
        return answer["reached"]

    def close(self) -> None:
        """End the program."""
        if self._child.stdin:
            self._child.stdin.close()
        self._child.wait()
