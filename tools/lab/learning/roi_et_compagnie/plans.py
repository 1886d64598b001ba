"""Plan of Roi & Compagnie's learned level: from it and the seed come its weights."""

from pathlib import Path

from tools.lab.learning.roi_et_compagnie import export
from tools.lab.learning.roi_et_compagnie.training import Plan, Run
from tools.lab.learning.task import Training

PLANS = {"sovereign": Plan(width=32, games=30_000)}


def _put(run: Run, firmware: Path, level: str, brief: str) -> Path:
    return export.put(export.quantise(run.learned), firmware, level, brief)


TRAINING = Training(
    game="roi-et-compagnie",
    plans=PLANS,
    run=Run,
    put=_put,
    sources=(
        "firmware/games/roi_et_compagnie",
        "firmware/ai/roi_et_compagnie/network.py",
        "firmware/ai/roi_et_compagnie/criteria.py",
        "tools/lab/learning/roi_et_compagnie",
    ),
)
