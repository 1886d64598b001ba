"""List of loaded modules: `python3 -m tools.sizing.loaded GAME`.

It prints the modules loaded at the title, an empty line, and those in a match of the highest level.
"""

import sys

import games
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse
from tools.building import sources

SEED = 7
TITLE_MS = 500
MATCH_MS = 5000  # by then both players have decided, and the menus are no longer loaded


def main(game: str) -> None:
    flash = files.scratch_folder()
    try:
        prepare(flash, [parse(_strongest(game), __file__)])
        desk = Desk(flash, SEED)
        _forget_firmware()
        desk.power_on()
        desk.run(TITLE_MS)
        print("\n".join(_loaded()) + "\n")
        for _ in range(3):  # title, menu, number of people
            desk.press(0, "ok")
        desk.run(MATCH_MS)
        print("\n".join(_loaded()))
    finally:
        files.remove_folder(flash)


def _strongest(game: str) -> str:
    """Return a press script that sets a match of two computers of the highest level."""
    level = games.declared(game).LEVELS[-1]
    seats = [seat.lower() for seat in games.declared(game).SEATS[:2]]
    lines = [f"set game {game}", "set people 0", "set speed fast"]
    return "\n".join(lines + [f"set {seat} {level}" for seat in seats])


def _forget_firmware() -> None:
    """Unload the firmware's modules: the desk starts without them."""
    for name in _loaded():
        del sys.modules[name]


def _loaded() -> list[str]:
    """Return the loaded modules of the firmware."""
    home = str(sources.FIRMWARE)
    return [
        name
        for name, module in sys.modules.items()
        if (getattr(module, "__file__", None) or "").startswith(home)
    ]


if __name__ == "__main__":
    main(sys.argv[1])
