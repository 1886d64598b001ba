"""The version, where it is said and where `dev.py` shows it."""

import re
import subprocess
import sys

from version import VERSION

from tools.interpreters import ROOT


def test_it_is_a_semantic_version():
    assert re.fullmatch(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", VERSION)


def test_dev_py_shows_it_without_installing_anything():
    done = subprocess.run(
        [sys.executable, "-S", "tools/dev.py", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (f"Regalia {VERSION}\n", "")
