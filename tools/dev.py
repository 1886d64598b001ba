#!/usr/bin/env python3
"""Tasks of this checkout: `python3 tools/dev.py TASK`, such as `play` or `test`.

It needs only Python 3.11 or newer. Packages that a task needs are installed, pinned, into `.venv`
in the checkout, and again when pyproject.toml or tools/pins.txt change.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"Regalia needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

try:
    import runpy
    import shlex
    from pathlib import Path
    from typing import NamedTuple

    if not __package__:  # run as a script: the path has its folder, not the checkout
        sys.path[0] = str(Path(__file__).resolve().parent.parent)

    from tools import environment
    from tools.ending import INTERRUPTED, in_words
except KeyboardInterrupt:  # `in_words` isn't there yet
    print("\nStopped.", file=sys.stderr)
    sys.exit(130)


class Task(NamedTuple):
    """A task: its purpose, the dependency groups it needs, the modules it runs.

    The words after the task on the command line are passed to each of its commands. `options` are
    those that all of them accept; None if the command checks its options itself.
    """

    purpose: str
    needs: tuple[str, ...]
    commands: tuple[str, ...]
    options: tuple[str, ...] | None = None


PYTEST = "pytest -n auto --dist loadgroup"
STYLE = ("ruff check", "ruff format --check", "tools.links")

TASKS = {
    "play": Task("play in the browser, on a simulated table", ("play",), ("host_sim play",)),
    "site": Task(
        "make the static site in build/site; --serve shows it", ("site",), ("tools.site",)
    ),
    "test": Task(
        "run the tests; takes pytest's options; --game NAME: those for one game",
        ("test",),
        (PYTEST,),
    ),
    "test --all": Task(
        "run those of tools, pages, hardware and emulator too: what a change has to pass",
        ("dev", "case"),
        (f"{PYTEST} -o testpaths=tests",),
    ),
    "test --slow": Task(
        "run what is left to the night: more games, the laboratory, guards of work",
        ("dev", "case"),
        (f"{PYTEST} -o testpaths=tests -m slow",),
    ),
    "game": Task("lay out a new game from the sample", ("test",), ("tools.game",)),
    "texts": Task(
        "bring the catalogues up to date; CODE NAME begins a language, CODE --pictures proofs it",
        ("play",),
        ("tools.texts",),
    ),
    "lint": Task("check style, format, and links in documents", ("style",), STYLE, ()),
    "lint --all": Task(
        "check that, and types, licences, and workflow files",
        ("dev", "stubs", "licences"),
        (*STYLE, "tools.check_contracts", "pyright", "tools.licences", "tools.forge"),
        (),
    ),
    "format": Task(
        "fix style and format", ("style",), ("ruff check --fix-only", "ruff format"), ()
    ),
    "golden": Task(
        "check the golden screens; --record draws them", ("test", "site"), ("tools.golden",)
    ),
    "gallery": Task("make a page of all golden screens", ("test",), ("tools.gallery",)),
    "codes": Task(
        "make the QR codes of the faults; --check compares them", ("codes",), ("tools.codes",)
    ),
    "pictures": Task(
        "take the pictures of README and start page", ("test", "browser"), ("tools.pictures",)
    ),
    "arena": Task("play two players against each other", ("arena",), ("tools.arena",)),
    "train": Task("train the computer's levels", ("train",), ("tools.lab.learning",)),
    "build": Task(
        "compile the firmware for a Pico, with a manifest", ("pico",), ("tools.building",)
    ),
    "pack": Task(
        "make the pack of a game, a file for boards or the page",
        ("pico",),
        ("tools.site.pack",),
    ),
    "release": Task("make the files of a release", ("release",), ("tools.releasing",)),
    "size": Task("measure the firmware's bytes on flash", ("pico",), ("tools.sizing",)),
    "flash": Task("copy the firmware to a Pico and start it", ("pico",), ("tools.flashing flash",)),
    "image": Task(
        "join MicroPython and the firmware into one file to drag onto a Pico",
        ("pico",),
        ("tools.imaging",),
    ),
    "logs": Task("print the crash note of a Pico", ("pico",), ("tools.flashing logs",)),
    "selftest": Task("test the parts of a Pico", ("pico",), ("tools.flashing selftest",)),
    "records": Task("copy game records off a Pico", ("pico",), ("tools.flashing records",)),
    "emulate": Task(
        "run the firmware on an emulated Pico, against its budgets",
        ("emulate",),
        ("tools.emulate",),
    ),
    "hardware": Task(
        "run KiCad's jobset, make case and overlay; --check compares the files",
        ("kicad", "case"),
        ("hardware",),
        ("--check",),
    ),
    "pins": Task(
        "pin the packages of pyproject.toml; --upgrade takes the newest versions",
        ("pins",),
        ("uv pip compile --quiet --group all",),
        ("--upgrade", "--help"),
    ),
}


def usage() -> str:
    lines = [
        "usage: python3 tools/dev.py TASK [OPTION...]",
        "       python3 tools/dev.py --version",
        "",
    ]
    width = max(map(len, TASKS)) + 2
    lines += [f"  {name:{width}}{task.purpose}" for name, task in TASKS.items()]
    return "\n".join(lines)


def chosen(words: list[str]) -> tuple[str, list[str]]:
    """Return the task that `words` name, with one or two of them, and its options."""
    name, *options = words
    for option in options:
        if f"{name} {option}" in TASKS:
            return f"{name} {option}", [other for other in options if other != option]
    return name, options


def version() -> str:
    """Return the version of the checkout."""
    return runpy.run_path(str(environment.ROOT / "firmware/version.py"))["VERSION"]


def main(words: list[str]) -> int:
    """Run the task that `words` begins with; return the worst exit status of its commands."""
    if not words or words[0] in ("help", "-h", "--help"):
        print(usage())
        return 0
    if words[0] == "--version":
        print(f"Regalia {version()}")
        return 0
    name, options = chosen(words)
    if name not in TASKS:
        print(f"dev.py: there is no task {name!r}; `dev.py help` lists them", file=sys.stderr)
        return 2
    known = TASKS[name].options
    unknown = [word for word in options if word.startswith("-") and word not in (known or ())]
    if known is not None and unknown:
        print(f"dev.py {name}: there is no option {unknown[0]}", file=sys.stderr)
        return 2
    for group in TASKS[name].needs:
        environment.prepare(group)
    worst = 0
    for command in TASKS[name].commands:
        status = environment.run_module(words[0], *shlex.split(command), *options)
        worst = max(worst, status)
        if status == INTERRUPTED:
            break
    return worst


if __name__ == "__main__":
    sys.exit(in_words("dev.py", lambda: main(sys.argv[1:])))
