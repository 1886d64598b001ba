"""The arena on a Dask cluster: the same games as in one process."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="needs Dask (dependency group cluster)")

from distributed import LocalCluster

from tools.arena import cluster, processes
from tools.arena.match import Match
from tools.arena.report import report
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parents[2]
ENGINE = f"{Path(sys.executable).as_posix()} -m host_sim protocol"


def test_two_dask_workers_make_the_report_that_one_process_makes(monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    match = Match(("squire", "exec:" + ENGINE))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as here:
        scheduler = here.scheduler_address  # pyright: ignore[reportAttributeAccessIssue]
        alone, together = (
            report(match, list(deals), 1, "here")
            for deals in (
                processes.play(match, 4, 1),
                cluster.play(match, 4, scheduler),
            )
        )
    alone.pop("run")
    together.pop("run")
    assert together == alone


@pytest.mark.parametrize("address", ["here", "x://y:1"])
def test_what_is_no_address_is_told(address):
    with pytest.raises(Trouble, match="no Dask scheduler answers at " + address):
        next(cluster.play(Match(("squire", "squire")), 1, address))
