"""The simulator's command line: `python3 -m host_sim COMMAND ...`."""

import sys

import host_sim

_COMMANDS = {
    "protocol": "speak the engine protocol on standard input and output",
    "coach": "say how much of the games in a file was luck",
    "replay": "check a game record and show it turn by turn",
    "run": "run a press script headless, in virtual time",
    "play": "open the simulated table in a browser",
}
_SHOWING = ("run", "play")  # commands that show texts
_EPIPE = 32  # MicroPython's errno has no such name
_CLOSED = 141  # exit status: the reader of the output has gone away, as a shell has it


def _usage() -> str:
    lines = ["usage: python3 -m host_sim COMMAND ...", ""]
    for command in sorted(_COMMANDS):
        lines.append(f"  {command:10}{_COMMANDS[command]}")
    return "\n".join(lines)


def main(argv: list) -> int:
    """Run the command that `argv` names; return its exit status, 2 if there is no such command."""
    if argv and argv[0] in _COMMANDS:
        if argv[0] in _SHOWING:
            host_sim.require_texts()
        module = __import__("host_sim." + argv[0], None, None, ("main",))
        return module.main(argv[1:])
    if argv in (["-h"], ["--help"]):
        print(_usage())
        return 0
    if argv:
        commands = ", ".join(sorted(_COMMANDS))
        print(f"host_sim: there is no command '{argv[0]}'; there are {commands}", file=sys.stderr)
    else:
        print(_usage(), file=sys.stderr)
    return 2


def _until_closed(argv: list) -> int:
    """Return the exit status of `main`, also if the reader of the output has gone away."""
    try:
        status = main(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130  # the exit status of Ctrl-C in a shell
    except OSError as why:
        if why.errno != _EPIPE:
            raise
        if sys.implementation.name == "cpython":
            sys.stdout = sys.stderr  # it is flushed once more at the end
        return _CLOSED
    return status


if __name__ == "__main__":
    sys.exit(_until_closed(sys.argv[1:]))
