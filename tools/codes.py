"""The `codes` task: QR codes of the faults that the self-test names, for its displays.

It writes firmware/app/diagnostics/selftest/codes.bin; with --check it compares.

ADDRESS is the one place that has the address of the published site: set it, then run this. A code
holds it and the fault's name, such as https://regalia.example/f/#crossed. The page f/ leads on to
the fault's section, in the browser's language.

The file has a byte with the side of the codes in modules; the modules of each code, row by row, low
bit first, 1 for dark, to whole bytes; and a CRC-32, low byte first.
"""

import binascii
import sys

import segno

import host_sim  # noqa: F401 - puts the firmware on the path
from app.diagnostics.selftest.diagnosis import FAULTS
from host_sim.command_line import Parser
from tools.interpreters import ROOT
from tools.trouble import Trouble

ADDRESS = "https://regalia.example/"  # a name that nobody can have: the site isn't published yet
FILE = ROOT / "firmware" / "app" / "diagnostics" / "selftest" / "codes.bin"
_VERSION = 3  # 29 modules: the largest that fits 64 pixels at two for each module
_MOST_LETTERS = 53  # in such a code, at the lowest level of correction


def address(name: str) -> str:
    """Return the address of a fault's section."""
    return f"{ADDRESS}f/#{name}"


def packed() -> bytes:
    """Return the contents of the file. Raises Trouble."""
    file = bytearray()
    for name, _ in FAULTS:
        text = address(name)
        if len(text) > _MOST_LETTERS:
            raise Trouble(f"{text} has {len(text)} letters; a code holds {_MOST_LETTERS} letters")
        code = segno.make_qr(text, version=_VERSION, error="L", boost_error=False)
        bits = [bit for row in code.matrix for bit in row]
        file += b"" if file else bytes([len(code.matrix)])
        for start in range(0, len(bits), 8):
            file.append(sum(bit << i for i, bit in enumerate(bits[start : start + 8])))
    return bytes(file) + binascii.crc32(file).to_bytes(4, "little")


def main(words: list[str]) -> int:
    """Write or compare the file; return the exit status."""
    parser = Parser(prog="dev.py codes", description="Makes the QR codes of the faults.")
    parser.add_argument("--check", action="store_true", help="compare them, write nothing")
    options = parser.parse_args(words)
    made = packed()
    if not options.check:
        FILE.write_bytes(made)
    elif made != FILE.read_bytes():
        print(f"codes: {FILE.name} is out of date: python3 tools/dev.py codes", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
