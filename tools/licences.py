"""Check that every file has a licence which machines can read (https://reuse.software).

`python3 tools/dev.py lint --all` runs it. REUSE.toml says which licence; LICENSES/ has their texts.
"""

import subprocess
import sys
from importlib.util import find_spec

from tools.interpreters import ROOT


def main() -> int:
    if find_spec("reuse") is None:
        print("licences: not checked, as reuse is for Python 3.11 on Linux (x86_64) here")
        return 0
    return subprocess.run([sys.executable, "-m", "reuse", "lint", "--lines"], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
