"""New games: laid out from the sample, and what they lack.

__main__.py   the `game` task: lays out a game
sample.py     tests/sample_game under another name
lacks.py      what a game lacks before its tests can run, in sentences
"""

from tools.interpreters import ROOT

SAMPLE = ROOT / "tests" / "sample_game"
