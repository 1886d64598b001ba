"""The `build` task: compiles the firmware into `build/ARCHITECTURE`."""

import sys

from host_sim.command_line import Parser
from tools.building.architectures import ARCHITECTURES, PICO
from tools.building.build import BUILDS, build
from tools.interpreters import ROOT


def main(words: list[str]) -> int:
    """Build, and print a summary; return the exit status."""
    parser = Parser(
        prog="dev.py build",
        description="Compiles what the device needs, with a manifest of hashes.",
        epilog="; ".join(f"{name}: {boards}" for name, boards in ARCHITECTURES.items()),
    )
    parser.add_argument(
        "--arch", choices=ARCHITECTURES, default=PICO, help=f"processor (default: {PICO})"
    )
    architecture = parser.parse_args(words).arch
    folder = BUILDS / architecture
    made = build(architecture, folder)
    total = sum(file.bytes for file in made.files.values())
    print(
        f"{len(made.files)} files, {total:,} bytes, for {architecture}"
        f" ({ARCHITECTURES[architecture]}) in {folder.relative_to(ROOT)}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
