"""The simulator's command line: `python3 -m host_sim COMMAND ...`."""

import sys

_COMMANDS = {
    "protocol": "speak the engine protocol on standard input and output",
    "replay": "check a game record and show it turn by turn",
    "run": "run a press script headless, in virtual time",
    "play": "open the simulated table in a browser",
}


def _usage() -> str:
    lines = ["usage: python3 -m host_sim COMMAND ...", ""]
    for command in sorted(_COMMANDS):
        lines.append(f"  {command:10}{_COMMANDS[command]}")
    return "\n".join(lines)


def main(argv: list) -> int:
    """Run the command that `argv` names; return its exit status, 2 if there is no such command."""
    if argv and argv[0] in _COMMANDS:
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


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)  # the exit status of Ctrl-C in a shell
