"""`dev.py measure`: the arena with the opponents of the laboratory."""

import pytest

from tools.arena.__main__ import main as arena
from tools.lab import measure

pytest.importorskip("numba", reason="needs numba (dependency group train)")

GAME = ["--game", "roi-et-compagnie", "--deals", "1", "--processes", "1"]

pytestmark = pytest.mark.xdist_group("roi training")  # compiled once


def test_a_compiled_opponent_plays(capsys):
    assert measure.main(["--rollouts", "20", "monte-carlo", "squire", *GAME]) == 0
    assert "monte-carlo" in capsys.readouterr().out


def test_the_arena_itself_does_not_know_it(capsys):
    assert arena(["monte-carlo", "squire", *GAME]) == 2
    assert "no player of roi-et-compagnie is called 'monte-carlo'" in capsys.readouterr().err
