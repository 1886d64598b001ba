"""Answer each line that comes in at the console with its length and its beginning."""

import host_sim  # noqa: F401 - the firmware's folder is on the path
from drivers.console import Console
from drivers.link import Link

link = Link(Console())
link.say("here")
line = ""
while line != "end":
    line = link.hear()
    if line is not None:
        link.say(f"{len(line)} {line[:20]}")
    while not link.send():
        pass
